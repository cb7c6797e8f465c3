"""Without a display: a table is counted and told, and what the app would show of it is saved as pictures."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import glFinish

from scoring import Result, Sheet, score
from scoring.__main__ import summary
from screens.app import ElvalandApp
from words import GameVoice

#: A hand being counted, the result, and why a number is what it is.
HAND, RESULT, WHY = (Path(f"build/elvaland-{name}.png") for name in ("hand", "result", "why"))

#: So many frames after a tap everything has found its place.
SETTLED = 6

#: Where a picture goes, and what leads to what it shows.
Scene = tuple[Path, Callable[[], object]]


def count(sheet: Sheet[Any], voice: GameVoice) -> None:
    """Tell the result of a table, and save its pictures; no record of this app or of its user is touched."""
    result = score(sheet)
    print("\n".join(summary(result, voice)), flush=True)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = ElvalandApp(Path(folder) / "elvaland.db")
        _draw(app, _scenes(app, result))
    print(voice.heading("pictures"))
    for picture in (HAND, RESULT, WHY):
        print(f"  {picture}")


def _scenes(app: ElvalandApp, result: Result) -> Iterator[Scene]:
    """The table as somebody would count it, up to why one of the first has so many points for one category."""
    seat = result.places.index(min(result.places))
    rows = result.players[seat].rows
    most = max(rows, key=lambda row: rows[row])

    def begin() -> None:
        app.context.counting.begin(result.sheet)

    def finish() -> None:
        app.context.counting.table.to_result()
        app.context.pages.show()

    def explain() -> None:
        (row,) = (row for row in app.shell.screen.view.rows if row.key == most)
        app.context.result.explain(row.cells[seat].why)

    return zip((HAND, RESULT, WHY), (begin, finish, explain), strict=True)


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
