"""Garbage-collection policy: collect rarely, and fully when no one is waiting for a frame.

Widgets form reference cycles by the thousand, and most of them live long. With Python's defaults, repeated collections
over all of them would delay taps.
"""

import gc


def configure_gc(*_: object) -> None:
    """Freeze what exists and raise the thresholds."""
    gc.freeze()
    gc.set_threshold(5_000, 10, 5)


def collect_now(*_: object) -> None:
    """Run a full collection, then freeze the survivors."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
