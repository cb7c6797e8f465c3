"""Every screen, on phones and a tablet: large targets, its labels, nothing cut off or out of reach."""

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from records import Records
from scoring import Sheet
from scoring.games.vedrfolnir.sheet import Player
from screens.app import ElvalandApp
from screens.navigation import Finished, Navigation
from testing.driver import Driver
from testing.finished import sheets
from testing.geometry import NAMES, every_ase, faults, seated
from testing.labels import LABELS
from testing.scenes import Scenes
from testing.tables import RATATOSK, sheet, table
from testing.vedrfolnir_tables import duel, solo
from testing.voices import LONG, LONGER
from tools.store import FORMS
from views.new_table.form import Form
from words import Voice

#: A small phone, two usual ones, one held sideways, and a tablet.
SIZES = (320, 640), (360, 640), (412, 915), (640, 360), (1024, 768)


#: EVERY_SIZE=1 judges each scene in every window, language and text size.
EVERY_SIZE = bool(os.environ.get("EVERY_SIZE"))
#: Each language and text size, the size of the window with which it begins, as they take turns from scene to scene, and
#: of how many scenes it takes one: what fits when it is large seldom fails when it is small.
LOOKS = [
    pytest.param("en", 1.0, 2, 1 if EVERY_SIZE else 4, id="en"),
    pytest.param("fr", 2.0, 1, 1, id="fr-large"),
]
if EVERY_SIZE:
    LOOKS += [pytest.param("fr", 1.0, 0, 1, id="fr"), pytest.param("en", 2.0, 3, 1, id="en-large")]


class LongNameScenes(Scenes):
    """The app as it is seldom seen: the longest names, most players, everything wrong at once."""

    def scenes(self) -> Iterator[tuple[str, Callable[[], object]]]:
        yield "games-empty", partial(self.app.context.pages.switch, "games")
        at = partial(partial, self.sit_down)
        five, eight, two = seated(table("both-016")), every_ase(), seated(duel(50, 40, 10, 55))
        ruled = seated(sheet(RATATOSK))
        ruled = replace(ruled, players=tuple(replace(player, coins=player.coins[1:]) for player in ruled.players))
        yield from super().scenes()
        yield "hand-names", at(five, "warrior", seat=1)
        yield "category-names", at(five, "coins", order="by_category")
        yield "so-far-names", at(five, "warrior", "to_result")
        yield "why-names", partial(self.why_of_section, at(five, "warrior", seat=2))
        yield "result-names", at(five)
        yield "reveal-end-names", partial(self.reveal_end, five)
        yield "hand-eight", at(eight, "pile", seat=7)
        yield "result-eight", at(eight)
        yield "reveal-end-eight", partial(self.reveal_end, eight)
        for name, few in ("duel", two), ("solo", solo(-6, -3, -9)):
            yield f"hand-{name}", at(few, "pile")
            yield f"result-{name}", at(few)
            yield f"reveal-end-{name}", partial(self.reveal_end, few)
        yield "result-warned", at(ruled)
        yield "result-kept", partial(self.kept, ruled)
        yield "home-put-away", partial(self.put_away, five, two)
        yield "games-many", self.games_many
        seldom = Form("vedrfolnir", ("spring", "winter"), "duel", (LONG, LONGER))
        yield "new-table-refused", partial(self.form, replace(seldom, typed="x" * 60, refused=True))
        yield "new-table-solo", partial(self.form, Form("vedrfolnir", mode="solo"))
        yield "new-table-too-many", partial(self.form, Form(players=(*NAMES, "Denis", "Eva")))
        yield "new-table-all-names", self.all_names
        yield "new-table-begun", partial(self.form, Form(players=NAMES).started_by(LONG))
        yield "hand-code-names", partial(self.give_hand, at(five, "warrior", seat=1), 1)
        yield "import-hand-names", partial(self.history.ask_hand, five, LONG)
        yield "edit-table-names", partial(self.edit, five)
        yield "edit-table-names-hand", partial(self.edit, five, "open_menu")
        yield "edit-table-eight", partial(self.edit, eight)
        yield "edit-table-duel-names", partial(self.edit, two)
        yield "referee-asked", self.asked
        yield "referee-ruling-names", partial(self.ask_at_table, ruled)
        yield "referee-ruling-alike", partial(self.ask_at_table, five)
        for game in ("nains", "vedrfolnir"):
            yield f"referee-{game}", partial(self.of_game, game)

    def reveal_end(self, at: Sheet[Any]) -> None:
        self.sit_down(at)
        self.app.context.result.reveal()
        reveal = self.app.shell.overlay
        while not reveal.last:
            reveal.go_on()

    def kept(self, at: Sheet[Any]) -> None:
        self.sit_down(at)
        self.app.context.counting.table.keep()
        self.app.context.pages.switch("games")
        self.app.context.pages.go(Finished(self.app.context.records.history.tables()[0].id))

    def put_away(self, *at: Sheet[Any]) -> None:
        records = self.app.context.records
        drafts = [records.begin(each, "") for each in (*at, at[0])]
        self.app.context.pages.switch("count")
        self.app.context.home.put_away(drafts[-1].id)
        for draft in drafts[:-1]:
            records.close_draft(draft)

    def games_many(self) -> None:
        for each in sheets(14):
            at = each if each.mode else seated(each)
            counting = self.counting(self.app.context.records, self.app.context.records.begin(at, ""))
            counting.keep()
            counting.close()
        self.app.context.pages.switch("games")

    def form(self, form: Form) -> None:
        self.new_table()
        self.app.context.new_table.fill_in(form)

    def all_names(self) -> None:
        for start in range(10, 40, 10):
            players = tuple(Player(f"Player {number}") for number in range(start, start + 10))
            self.app.context.records.close_draft(
                self.app.context.records.begin(replace(every_ase(), players=players), "")
            )
        self.form(Form())
        self.app.shell.screen.entry.show_all()

    def asked(self) -> None:
        for _, route in self.pages():
            self.look_up(route)
        self.of_game("nains")

    def of_game(self, game: str) -> None:
        self.referee()
        self.app.context.rulebook.ask_about(game)


@pytest.fixture(scope="module")
def driver() -> Iterator[Driver]:
    driver = Driver(ElvalandApp(Path(":memory:")))
    yield driver
    driver.app.appearance.settings = driver.app.appearance.settings._replace(text=1.0)
    driver.app.context.apply_look()
    driver.close()


@pytest.fixture
def scenes(driver: Driver) -> Iterator[LongNameScenes]:
    app = driver.app
    own = app.context.records
    with closing(Records(Path(":memory:"))) as app.context.records:
        with LongNameScenes(app) as scenes:
            yield scenes
        app.context.records = own


def test_only_scenes_have_labels_and_pictures_in_the_store(scenes: LongNameScenes) -> None:
    pictured = {name for form in FORMS.values() for name in form.scenes}
    assert {*LABELS, *pictured} <= dict(scenes.scenes()).keys()


@pytest.mark.parametrize(("language", "text", "first", "step"), LOOKS)
def test_geometry(driver: Driver, scenes: LongNameScenes, language: str, text: float, first: int, step: int) -> None:
    app = driver.app
    app.appearance.settings = app.appearance.settings._replace(language=language, text=text, motion=False)
    app.context.new_table.form, app.context.pages.navigation = Form(), Navigation()
    app.context.apply_look()
    wrong, voice = [], Voice(language)
    sizes = islice(cycle(SIZES), first, None)
    for name, scene in islice(scenes.scenes(), 0, None, step):
        scene()
        for size in islice(sizes, len(SIZES) if EVERY_SIZE else 1):
            Window.size = size
            driver.frames(3)
            over = app.shell.overlay
            parts = (
                [*filter(None, [app.shell.banner]), app.shell.ids.screen, app.shell.ids.bar] if over is None else [over]
            )
            wrong += [f"{name} {size[0]}×{size[1]}: {fault}" for part in parts for fault in faults(part)]
        driver.frames(6)
        texts = {getattr(widget, key, "") for widget in app.shell.walk() for key in ("text", "hint_text")}
        wrong += [f"{name}: {key} is not there" for key in LABELS.get(name, "").split() if voice.text(key) not in texts]
    assert not wrong, f"{len(wrong)} faults\n" + "\n".join(wrong[:60])
