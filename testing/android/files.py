"""Fakes of Android's files: URIs, content resolver, downloads."""

import os
from pathlib import Path
from typing import Any


class JavaException(Exception):
    """Fake pyjnius exception."""


class Descriptor:
    """Fake ParcelFileDescriptor."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path, self.mode = path, mode

    def detachFd(self) -> int:  # noqa: N802
        return os.open(self.path, {"r": os.O_RDONLY, "w": os.O_WRONLY | os.O_CREAT | os.O_TRUNC}[self.mode])


class Resolver:
    """Fake ContentResolver with the downloads collection; a content URI is a pair of collection and number."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.full, self.refuses = folder, False, False
        self.rows: dict[Any, dict[str, str]] = {}
        self.seen_pending: list[str] = []

    def insert(self, table: str, values: "Values") -> Any:
        if self.refuses:
            return None
        uri = (table, len(self.rows))
        self.rows[uri] = dict(values.values)
        return uri

    def openFileDescriptor(self, uri: Any, mode: str) -> Descriptor:  # noqa: N802
        if self.full:
            raise JavaException("ENOSPC (No space left on device)")
        if uri in self.rows:
            self.seen_pending.append(self.rows[uri]["is_pending"])
            return Descriptor(self.folder / self.rows[uri]["_display_name"], mode)
        return Descriptor(Path(uri), mode)

    def update(self, uri: Any, values: "Values", where: None, arguments: None) -> int:
        assert (where, arguments) == (None, None)
        self.rows[uri] |= values.values
        return 1

    def delete(self, uri: Any, where: None, arguments: None) -> int:
        assert (where, arguments) == (None, None)
        del self.rows[uri]
        return 1


class Values:
    """Fake ContentValues of a download."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}

    def put(self, name: str, value: str) -> None:
        assert isinstance(value, str), "a number would be ambiguous to pyjnius"
        self.values[name] = value

    def clear(self) -> None:
        self.values.clear()


class Address:
    """Fake Uri."""

    def __init__(self, address: str | Path) -> None:
        self.address = str(address)

    def __fspath__(self) -> str:
        return self.address

    def getScheme(self) -> str | None:  # noqa: N802
        before, colon, _ = self.address.partition(":")
        return before if colon else None

    def toString(self) -> str:  # noqa: N802
        return self.address


class Folder:
    """Fake java.io.File."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def getAbsolutePath(self) -> str:  # noqa: N802
        return str(self.path)


class Uri:
    """Fake static methods of Uri."""

    @staticmethod
    def parse(url: str) -> tuple[str, str]:
        return "parsed", url

    @staticmethod
    def fromFile(file: Any) -> tuple[str, Any]:  # noqa: N802
        return "file", file
