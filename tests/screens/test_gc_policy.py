"""In a process of its own: the collector would look through what all other tests left."""

import subprocess
import sys

FROZEN_AND_GONE = """
import weakref
from screens.gc_policy import collect_now, configure_gc

class Screen: pass

screen = Screen()
screen.itself, seen = screen, weakref.ref(screen)
configure_gc()
collect_now()
assert seen()
del screen
collect_now()
assert not seen()
"""


def test_what_was_frozen_goes_once_nobody_holds_it() -> None:
    subprocess.run([sys.executable, "-c", FROZEN_AND_GONE], check=True)
