"""Without a display: score a table, print its result, and save screenshots of it."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import glFinish
from kivy.lang import Builder

from scoring import Result, Sheet, score
from scoring.__main__ import summary
from screens.app import ElvalandApp
from words import GameVoice

#: Screenshots: a hand, the result, an explanation.
HAND, RESULT, WHY = (Path(f"build/elvaland-{name}.png") for name in ("hand", "result", "why"))

#: Frames until the layout is settled.
SETTLED = 6

#: A screenshot's path, and the action that brings up its screen.
Scene = tuple[Path, Callable[[], object]]


def count(sheet: Sheet[Any], voice: GameVoice) -> None:
    """Print the result of a table and save its screenshots. Uses a temporary file of records."""
    result = score(sheet)
    print("\n".join(summary(result, voice)), flush=True)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = ElvalandApp(Path(folder) / "elvaland.db")
        _draw(app, _scenes(app, result))
    print(voice.heading("pictures"))
    for picture in (HAND, RESULT, WHY):
        print(f"  {picture}")


def _scenes(app: ElvalandApp, result: Result) -> Iterator[Scene]:
    """A hand, the result, and the explanation of a winner's best row."""
    seat = result.ranks.index(min(result.ranks))
    rows = result.players[seat].rows
    most = max(rows, key=lambda row: rows[row])

    def begin() -> None:
        app.appearance.settings = app.appearance.settings._replace(motion=False)
        app.context.counting.begin(result.sheet)

    def finish() -> None:
        app.context.counting.table.finish()
        app.context.records.try_show(app.context.counting.table.draft)
        app.context.pages.show()

    def explain() -> None:
        (row,) = (row for row in app.shell.screen.view.rows if row.key == most)
        app.context.result.explain_number(seat, row.key)

    return zip((HAND, RESULT, WHY), (begin, finish, explain), strict=True)


def _draw(app: ElvalandApp, scenes: Iterable[Scene]) -> None:
    """Run the app until every screenshot is saved.

    Counts frames by `on_flip`: a clock event counts from the import of Kivy, and may come before the first frame.
    """

    def steps() -> Iterator[None]:
        for picture, arrive in scenes:
            arrive()
            _settle()
            yield
            picture.parent.mkdir(exist_ok=True)
            Path(Window.screenshot(name=str(picture))).replace(picture)
        Clock.schedule_once(app.stop)

    step = steps()

    def flipped(_: Any) -> None:
        glFinish()  # else Mesa keeps a gigabyte of frames
        next(step, None)
        Window.canvas.ask_update()  # request another frame even if nothing changed

    Window.bind(on_flip=flipped)
    app.run()


def _settle() -> None:
    """Run frames without drawing them: without a graphics card each takes nearly a tenth of a second."""
    for _ in range(SETTLED):
        Clock.tick()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()
