"""When Python looks for what nobody holds any more: widgets hold each other, so it has to look for them.

They come by the thousand, and most of them stay. Left alone it would look through all of them again and again, and a
tap would wait; so it looks seldom, and thoroughly where nobody waits.
"""

import gc


def configure_gc(*_: object) -> None:
    """From now on. What is there stays."""
    gc.freeze()
    gc.set_threshold(5_000, 10, 5)


def collect_now(*_: object) -> None:
    """All of it, now. What is left stays."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
