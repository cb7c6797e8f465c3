"""UUIDs of tables and players, the same on every phone."""


def identity() -> str:
    """A new random UUID."""
    from uuid import uuid4  # the import is slow, and the first screen needs no UUID

    return str(uuid4())
