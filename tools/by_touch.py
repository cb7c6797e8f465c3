"""Counts a sheet in the real app by touches alone: `python -m tools.by_touch SHEET.json --size 360x640 --json`.

From "Rematch" to the result. Touches hit what lies on the window, and every tap, swipe and flick counts as
one gesture. Widgets are only looked at to see what is where, as a player would.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import testing.mock_window  # noqa: F401  before any import of Kivy
from records import Records
from scoring import NotASheet, Sheet, check, read, score
from screens.app import ElvalandApp
from screens.appearance import SETTINGS
from session.counting import CountingSession
from testing.app_driver import AppDriver
from testing.counting import empty_sheet
from testing.driver import offered
from testing.goals import goals
from testing.monkey.touches import in_sight
from views.counting.position import BY_CATEGORY, BY_PLAYER, Cell
from views.new_table.form import Form
from views.settings.model import Settings
from words import LANGUAGES, GameVoice, Voice, terminal

#: In pixels: how near to an edge a finger comes down and lifts.
EDGE = 10
#: In pixels: how far from the edge of the page the middle of a chip must lie to be touched.
MARGIN = 8
#: More gestures than any table needs.
MOST_GESTURES = 2000


#: Said of a sheet that no touch can enter.
CANNOT = {
    "fr": "aucun geste de l'application ne permet de saisir cette table",
    "en": "no gesture in the app can enter this table",
}


class NotByTouch(Exception):
    """What the sheet holds cannot be tapped: the app offers no hand that the box could not have dealt."""


class Chip(NamedTuple):
    """A chip that must be tapped: its section, its widget, and the middle of it in the window."""

    cell: Cell
    widget: Any
    x: float
    y: float


class ByTouch:
    """Enters a sheet page by page, from top to bottom."""

    def __init__(self, sheet: Sheet[Any], size: tuple[int, int], language: str = "en") -> None:
        seats = [player.name for player in Form.of(sheet).sheet().players]  # duel and solo have an order of their own
        self.sheet = replace(sheet, players=tuple(sorted(sheet.players, key=lambda player: seats.index(player.name))))
        self.goals = goals(self.sheet)
        self.taps = self.swipes = 0
        file = Path(tempfile.mkdtemp()) / "elvaland.db"
        _store_table_before(file, sheet, language)
        self.driver = AppDriver(ElvalandApp(file), size)

    def count(self, order: str = BY_PLAYER) -> None:
        """Count the whole table."""
        app = self.driver.app
        self._tap(self.driver.chip(app.context.voice.text("result_rematch")))
        if order == BY_CATEGORY:
            self._tap(self.screen.menu)
            self._tap(next(row for row in self.driver.widgets("Row") if row.icon == BY_CATEGORY))
        rounds = len(getattr(self.sheet.players[0], "rounds", ()))
        if rounds:
            self._reach(lambda: self._chip(self.screen.view.cell, self.screen.commands.shown[0]))
        while not self.session.position.at_result:
            self._enter_page()
            is_last_round = rounds and self.session.position.pad == f"round {rounds}"
            self._tap(self.screen.end if is_last_round else self.screen.next)
        if self.told()["rows"] != {player.name: player.rows for player in score(self.sheet).players}:
            raise NotByTouch

    @property
    def session(self) -> CountingSession:
        session: CountingSession = self.driver.app.context.counting.table
        return session

    @property
    def screen(self) -> Any:
        return self.driver.screen

    # a page

    def _enter_page(self) -> None:
        """Tap everything on the page that the sheet holds."""
        tapped = set()
        while missing := self._missing():
            visible = [chip for chip in missing if self._is_visible(chip)]
            if visible:
                # a tap that leads back to where it was will do so for ever
                tap = id(visible[0].widget), self.session.sheet.players
                if tap in tapped:
                    raise NotByTouch
                tapped.add(tap)
                self._tap(visible[0].widget)
            else:
                self._scroll_to(missing[0])
        for seat, player in enumerate(self.sheet.players):
            self._enter_printed(seat, getattr(getattr(player, "army", None), "printed", 0))

    def _missing(self) -> list[Chip]:
        """The chips to be tapped, from top to bottom; of a long section, the chip that shows the rest of it."""
        chips = []
        for box in self.screen.columns.boxes:
            offers = {offer.key: offer for offer in box.view.pad.offers()}
            shown = offered(box)
            for (cell, key), held in self.goals.items():
                if cell == box.cell and key in offers and offers[key].held != held:
                    if key not in shown and "…" not in shown:
                        raise NotByTouch
                    chips.append(self._chip(cell, shown.get(key) or shown["…"]))
        before_coins = [chip for chip in chips if chip.cell[1] != "coins"]  # cards change how many coins there are
        return sorted(before_coins or chips, key=lambda chip: (-chip.y, chip.x))

    def _chip(self, cell: Cell, widget: Any) -> Chip:
        return Chip(cell, widget, *widget.to_window(*widget.center))

    def _enter_printed(self, seat: int, number: int) -> None:
        """Nains: type the number beside the shields."""
        for box in self.screen.columns.boxes:
            while box.cell == (seat, "shield") and self._printed(seat) != number:
                digits = [offer for offer in box.view.pad.offers() if offer.key.startswith("digit ")]
                numbers = {offer.key: offer.edit(self.session.sheet).players[seat].army.printed for offer in digits}
                begun = {key: typed for key, typed in numbers.items() if typed and str(number).startswith(str(typed))}
                key = max(begun, key=begun.__getitem__, default="digit back")
                if numbers[key] == self._printed(seat):  # without grades there is no number
                    raise NotByTouch
                self._reach(partial(self._offered, box, key))

    def _printed(self, seat: int) -> int:
        printed: int = self.session.sheet.players[seat].army.printed
        return printed

    def _offered(self, box: Any, key: str) -> Chip:
        return self._chip(box.cell, offered(box)[key])

    def _reach(self, find: Callable[[], Chip]) -> None:
        """Tap a chip, scrolling to it first if needed."""
        while not self._is_visible(chip := find()):
            self._scroll_to(chip)
        self._tap(chip.widget)

    # gestures

    def _viewport(self) -> tuple[float, float, float, float]:
        """Left, bottom, right and top of the scrolling page in the window."""
        scroll = self.screen.scroll
        left, bottom = scroll.to_window(*scroll.pos)
        return left, bottom, left + scroll.width, bottom + scroll.height

    def _is_visible(self, chip: Chip) -> bool:
        _, bottom, _, top = self._viewport()
        return bool(bottom + MARGIN <= chip.y <= top - MARGIN)

    def _scroll_to(self, chip: Chip) -> None:
        """Bring a chip to the upper edge of the page: drag it there, or tap its section in the strip."""
        left, bottom, right, top = self._viewport()
        way = top - chip.y - chip.widget.height / 2
        # a finger that comes down on the page may leave it
        start = bottom + EDGE if way > 0 else top - EDGE
        end = max(EDGE, min(self.screen.get_root_window().height - EDGE, start + way))
        box = next(box for box in self.screen.columns.boxes if box.cell == chip.cell)
        above = box.to_window(box.x, box.top)[1]
        helps = above - chip.y < top - bottom - MARGIN and abs(above - top) > MARGIN
        if abs(end - start) < abs(way) and helps and self._tap_section(chip.cell):
            return
        x = (left + right) / 2
        self.driver.swipe((x, start), (x, end))
        self.swipes += 1

    def _tap_section(self, cell: Cell) -> bool:
        """Tap a section in the strip, or in the table beside the page; whether it is in sight there."""
        for chip in (*self.screen.strip.shown, *self.screen.table.shown):
            if getattr(chip.on_tap, "args", ()) == (cell,) and chip.get_root_window() and in_sight(chip):
                self._tap(chip)
                return True
        return False

    def _tap(self, widget: Any) -> None:
        """Touch the middle of what lies there."""
        x, y = widget.to_window(*widget.center)
        while self.driver.app.root.is_second_tap(x, y):
            self.driver.frames(1)
        self.driver.touch(x, y)
        self.driver.frames(6)
        self.taps += 1
        if self.taps + self.swipes > MOST_GESTURES:
            raise NotByTouch

    def told(self) -> dict[str, Any]:
        """What is printed."""
        players = self.session.result.players
        return {
            "gestures": self.taps + self.swipes,
            "taps": self.taps,
            "swipes": self.swipes,
            "rows": {player.name: player.rows for player in players},
            "totals": {player.name: player.total for player in players},
        }


def _store_table_before(file: Path, sheet: Sheet[Any], language: str) -> None:
    """Store a finished table of the same players, to be played again, and the language."""
    records = Records(file)
    records.remember(SETTINGS, Settings()._replace(language=language).write())
    session = CountingSession(records, records.begin(empty_sheet(sheet), ""))
    session.finish()
    session.close()
    records.close()


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    voice = Voice(options.lang)
    try:
        sheet = read(Path(options.sheet).read_bytes())
    except OSError as error:
        print(f"{options.sheet}: {terminal.unreadable(error, voice)}", file=sys.stderr)
        return terminal.REFUSED
    except NotASheet as refusal:
        for problem in refusal.problems:
            print(f"{options.sheet}: {voice.problem(problem)}", file=sys.stderr)
        return terminal.REFUSED
    touch = ByTouch(sheet, options.size, options.lang)
    try:
        touch.count(BY_CATEGORY if options.order == "category" else BY_PLAYER)
        told = touch.told()
    except NotByTouch:
        print(f"{options.sheet}: {CANNOT[options.lang]}{_reasons(sheet, options.lang)}", file=sys.stderr)
        return terminal.REFUSED
    finally:
        touch.driver.close()
    if options.json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        print(f"{told['gestures']} gestures: {told['taps']} taps, {told['swipes']} swipes")
        for name, total in told["totals"].items():
            print(f"{name}: {total}")
    return terminal.DONE


def _reasons(sheet: Sheet[Any], language: str) -> str:
    """What this table cannot hold, as the app would say it."""
    voice = GameVoice(language, sheet.game)
    issues = [voice.issue(issue) for issue in check(sheet) if not issue.hint]
    return "".join(f"\n- {issue}" for issue in issues)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.by_touch", description="Count a sheet by touches alone.")
    parser.add_argument("sheet", metavar="SHEET.json")
    parser.add_argument("--size", type=_size, default=(360, 640), metavar="WIDTHxHEIGHT")
    parser.add_argument("--order", choices=("player", "category"), default="player")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


def _size(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    return width, height


if __name__ == "__main__":
    sys.exit(main())
