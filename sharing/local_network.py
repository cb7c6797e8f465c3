"""Android's local network: the phone's addresses, and the permission that Android 17 demands."""

from collections.abc import Callable, Iterator
from typing import Any

from sharing import java

#: First API level with a permission for the local network. It is declared, and asked for, once `android.api` of
#: buildozer.spec reaches this level; until then Android grants it along with INTERNET.
PERMISSION_API = 37
PERMISSION = "android.permission.ACCESS_LOCAL_NETWORK"


def allowed() -> bool:
    """Whether the app may be reached from the local network."""
    if java.java_class("android.os.Build$VERSION").SDK_INT < PERMISSION_API:
        return True
    from android.permissions import check_permission

    return bool(check_permission(PERMISSION))


def request(on_answered: Callable[[], object]) -> None:
    """Open Android's dialog; the callback runs in Android's UI thread, and `allowed` then has the answer."""
    from android.permissions import request_permissions

    request_permissions([PERMISSION], lambda *_: on_answered())


def interfaces() -> Iterator[tuple[str, str]]:
    """The IPv4 addresses of the interfaces that are up, each with the name of its interface."""
    for interface in _elements(java.java_class("java.net.NetworkInterface").getNetworkInterfaces()):
        try:
            addresses = [*_elements(interface.getInetAddresses())] if _reachable(interface) else []
        except Exception:
            continue  # the interface was shut down meanwhile
        for address in addresses:
            written = address.getHostAddress()
            if ":" not in written:  # IPv6
                yield interface.getName(), written


def _reachable(interface: Any) -> bool:
    return bool(interface.isUp()) and not interface.isLoopback()


def _elements(enumeration: Any) -> Iterator[Any]:
    """What a java.util.Enumeration holds; Android returns none where there is no interface."""
    while enumeration is not None and enumeration.hasMoreElements():
        yield enumeration.nextElement()
