"""Fake network interfaces, and the permission for the local network."""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from testing.android.files import JavaException


class Enumeration:
    """Fake java.util.Enumeration."""

    def __init__(self, elements: Iterable[Any]) -> None:
        self.elements = list(elements)

    def hasMoreElements(self) -> bool:  # noqa: N802
        return bool(self.elements)

    def nextElement(self) -> Any:  # noqa: N802
        return self.elements.pop(0)


class Address:
    """Fake java.net.InetAddress."""

    def __init__(self, written: str) -> None:
        self.written = written

    def getHostAddress(self) -> str:  # noqa: N802
        return self.written


class Interface:
    """Fake java.net.NetworkInterface."""

    def __init__(self, name: str, *addresses: str, up: bool = True, gone: bool = False) -> None:
        self.name, self.addresses, self.up, self.gone = name, addresses, up, gone

    def getName(self) -> str:  # noqa: N802
        return self.name

    def isUp(self) -> bool:  # noqa: N802
        if self.gone:
            raise JavaException("java.net.SocketException: No such device")
        return self.up

    def isLoopback(self) -> bool:  # noqa: N802
        return self.name == "lo"

    def getInetAddresses(self) -> Enumeration:  # noqa: N802
        return Enumeration(map(Address, self.addresses))


class Network:
    """The interfaces of the phone, and python-for-android's module for permissions."""

    def __init__(self) -> None:
        #: None where Android finds no interface at all.
        self.interfaces: list[Interface] | None = []
        self.granted: set[str] = set()
        self.asked: list[list[str]] = []
        self.answered: list[Callable[[list[str], list[bool]], object]] = []

    def getNetworkInterfaces(self) -> Enumeration | None:  # noqa: N802
        return None if self.interfaces is None else Enumeration(self.interfaces)

    def permissions(self) -> ModuleType:
        module = ModuleType("android.permissions")
        vars(module).update(check_permission=self.granted.__contains__, request_permissions=self._request)
        return module

    def _request(self, permissions: list[str], callback: Callable[[list[str], list[bool]], object]) -> None:
        """Open the dialog; a second request meanwhile loses its callback."""
        self.asked.append(permissions)
        self.answered = self.answered or [callback]

    def answer(self, *granted: str) -> None:
        """Answer the dialog; where it was interrupted, Android names no permission."""
        self.granted |= set(granted)
        (callback,) = self.answered
        self.answered = []
        callback(list(granted), [True for _ in granted])
