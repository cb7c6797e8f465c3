"""Checks that SQLite connections are closed."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest


@contextmanager
def all_closed() -> Iterator[None]:
    """Fails where an SQLite connection opened inside the block is still open.

    Since Python 3.13 such a connection warns when it is garbage-collected, possibly in another test; older versions say
    nothing. Connections of other threads are ignored: the daily backup may outlast a test.
    """
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*args: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **options)
        if threading.current_thread() is threading.main_thread():
            opened.append(connection)
        return connection

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", noted)
        yield
    left = [connection for connection in opened if is_open(connection)]
    for connection in left:
        connection.close()
    assert not left, f"{len(left)} SQLite connections were left open"


def is_open(connection: sqlite3.Connection) -> bool:
    try:
        return connection.total_changes >= 0
    except sqlite3.ProgrammingError:
        return False
