"""Without a display: the example table is counted and told, and what the app would show is saved as pictures."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import glFinish

from scoring import Result, read, score
from scoring.__main__ import summary
from screens.app import ElvalandApp
from screens.closed import ClosedScreen
from sharing.phone import PICKED, Outcome
from words import GameVoice, Voice, terminal

BUILD = Path("build")
#: What is seen once a file was taken in.
PICTURE = BUILD / "elvaland.png"
#: The example: a hand being counted, the result, and why a number is what it is.
HAND, RESULT, WHY = (BUILD / f"elvaland-{name}.png" for name in ("hand", "result", "why"))

#: So many frames after a tap everything has found its place.
SETTLED = 6

#: Where a picture goes, and what leads to what it shows.
Scene = tuple[Path, Callable[[], object]]


def count_example(example: Path, voice: Voice) -> int:
    """Tell the result of the example, and save its pictures; no record of this app or of its user is touched."""
    result = score(read(example.read_bytes()))
    print(voice.heading("no_display", example=os.path.relpath(example)))
    print("\n".join(summary(result, GameVoice(voice.language, result.sheet.game))), flush=True)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = ElvalandApp(Path(folder) / "elvaland.db")
        _draw(app, _example(app, result))
    print(voice.heading("pictures"))
    for picture in (HAND, RESULT, WHY):
        print(f"  {picture}")
    print(voice.heading("your_own"))
    return terminal.DONE


def take_in(file: Path, voice: Voice) -> int:
    """Hand a file to the app as a phone does, and save what it then shows."""
    app = ElvalandApp()
    _draw(app, [(PICTURE, lambda: app.handed(Outcome(PICKED, file)))])
    print(voice.heading("offscreen", picture=PICTURE))
    if isinstance(app.shell.screen, ClosedScreen):
        print(app.shell.screen.sentence, file=sys.stderr)
        return terminal.UNWRITTEN
    return terminal.DONE


def _example(app: ElvalandApp, result: Result) -> Iterator[Scene]:
    """The example as somebody would count it, up to why the winner has so many points for one category."""
    seat = result.places.index(1)
    rows = result.players[seat].rows
    most = max(rows, key=lambda row: rows[row])

    def count() -> None:
        app.begin(result.sheet)

    def finish() -> None:
        app.counter.table.to_result()
        app.show()

    def explain() -> None:
        (row,) = (row for row in app.shell.screen.view.rows if row.key == most)
        app.counter.explain(row.cells[seat].why)

    return zip((HAND, RESULT, WHY), (count, finish, explain), strict=True)


def _draw(app: ElvalandApp, scenes: Iterable[Scene]) -> None:
    """Run the app until each scene is saved.

    A frame is known to be drawn when it is about to be flipped; a clock would count from the import of Kivy, and on a
    slow start come before the first one.
    """

    def steps() -> Iterator[Any]:
        for picture, arrive in scenes:
            arrive()
            yield from range(SETTLED)
            picture.parent.mkdir(exist_ok=True)
            Path(Window.screenshot(name=str(picture))).replace(picture)
        Clock.schedule_once(app.stop)

    step = steps()

    def flipped(_: Any) -> None:
        glFinish()  # else Mesa hoards a gigabyte of frames
        next(step, None)
        Window.canvas.ask_update()  # a next frame comes also where nothing changed

    Window.bind(on_flip=flipped)
    app.run()
