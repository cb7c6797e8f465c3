"""The addresses at which other phones of the same network find this one."""

import socket
import struct
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address

#: Beginnings of the names of interfaces, those first that phones of a table share: Wi-Fi, a hotspot, a cable.
FIRST = ("wlan", "wl", "swlan", "ap", "softap", "eth", "en")
#: Beginnings of the names of those that lead elsewhere: the mobile network, tunnels, containers.
LAST = ("rmnet", "ccmni", "pdp", "tun", "ppp", "docker", "br-", "veth", "virbr", "dummy")
#: The request of Linux that asks for an interface's address.
SIOCGIFADDR = 0x8915

LOOPBACK = "127.0.0.1"


def best_first(interfaces: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """Private IPv4 addresses by the name of their interface: Wi-Fi and hotspot first.

    >>> best_first([("rmnet0", "10.6.1.2"), ("wlan0", "192.168.1.7"), ("lo", "127.0.0.1"), ("eth0", "93.184.216.34")])
    ('192.168.1.7', '10.6.1.2')
    """
    private = [(name, address) for name, address in interfaces if _is_private(address)]
    return tuple(dict.fromkeys(address for _, address in sorted(private, key=lambda one: _order(one[0]))))


def interfaces() -> tuple[tuple[str, str], ...]:
    """The interfaces of this computer with their IPv4 addresses."""
    found = []
    try:
        import fcntl  # not on Windows
    except ImportError:  # pragma: no cover
        return tuple(("", str(address)) for address in socket.gethostbyname_ex(socket.gethostname())[2])
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has none
                answer = fcntl.ioctl(sock, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append((name, socket.inet_ntoa(answer[20:24])))
    return tuple(found)


def _order(name: str) -> tuple[int, int]:
    if name.startswith(LAST):
        return 2, 0
    return next(((0, index) for index, first in enumerate(FIRST) if name.startswith(first)), (1, 0))


def _is_private(address: str) -> bool:
    parsed = IPv4Address(address)
    return parsed.is_private and not parsed.is_loopback and not parsed.is_link_local
