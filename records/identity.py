"""What a table or a player is known by, on every phone and for ever."""


def identity() -> str:
    """One that nobody else has."""
    from uuid import uuid4  # asks what system this is, for which the first screen need not wait

    return str(uuid4())
