"""Brings the app to each of its screens, for screenshots and layout tests."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from math import inf
from types import TracebackType
from typing import Any, Self

from testing.history_scenes import HistoryScenes
from testing.settling import settle, to_the_end
from testing.tables import NAINS, RATATOSK, REFERENCE, ROUNDS, VEDRFOLNIR, sheet, table
from testing.vedrfolnir_tables import duel, solo

#: Taps that lead each calculator to an answer: index of the section, and label or index of the chip.
CALCULATOR_TAPS = (
    ("nidavellir", "taverns", ("1 4", "2 5", "1 5", "2 2", "1 3", "2 5", "1 2", "2 3")),
    ("nidavellir", "coin", ("1 +5", "3 9", "4 14", "4 15")),
    ("nidavellir", "distinctions", ("2 4", "2 2", "2 2", "2 1", "2 2", "2 2", "2 0", "2 1")),
    ("nidavellir", "recruit", ("1 2", "1 2", "1 3", "1 2", "1 4", "2 1", "3 Hourya")),
    ("nains", "coin", ("0 Ordo", "1 2", "1 3", "2 7", "2 9")),
    ("vedrfolnir", "objective", ("0 3", "0 4", "1 Nidhogg", "0 2")),
    ("vedrfolnir", "tribute", ("1 #2", "3 3", "4 1", "2 #1", "3 2", "2 #3", "3 1", "4 3")),
)

#: Interfaces of a phone in a Wi-Fi, and of one that is in none.
NETWORKS = ("wlan0", "192.168.178.23"), ("rmnet0", "10.40.7.2")
ABROAD = (("rmnet0", "93.184.216.34"),)


class Scenes:
    """Brings the app to all of its screens; restores the app's own records at the end."""

    def __init__(self, app: Any) -> None:
        from session.counting import CountingSession

        self.app = app
        self.own = app.context.records
        self.history = HistoryScenes(app)
        self.counting = CountingSession

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, error: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.app.context.pages.navigation.home()
        self.app.context.records = self.own
        self.app.context.pages.switch("count")
        self.history.close()

    def sit_down(self, at: Any, pad: str = "", over: str = "", seat: int = 0, order: str = "by_player") -> None:
        """A table at a section of a page, or at its result."""
        from views.counting.position import finish_page, finish_table

        app = self.app
        app.context.counting.open_draft(app.context.records.begin(at, ""))
        counting = app.context.counting.table
        position = (
            finish_page(at, replace(counting.position, order=order)) if pad else finish_table(at, counting.position)
        )
        counting.position = position.at((seat, pad)) if pad else position
        if not pad:
            counting.keep()
            app.context.records.try_show(counting.draft)
        app.context.pages.show()
        if over:
            getattr(app.context.counting, over)()
        app.context.records.close_draft(counting.draft)

    def edit(self, at: Any, over: str = "") -> None:
        """The page that edits a table being counted, of which one hand is empty."""
        from screens.navigation import AtTable, EditTable
        from views.counting.table_edits import clear

        context = self.app.context
        draft = context.records.begin(clear(at, len(at.players) - 1).sheet, "")
        context.counting.load_draft(draft)
        context.pages.navigation.home()
        context.pages.navigation.go(AtTable(draft.id))
        context.pages.go(EditTable(draft.id))
        if over:
            getattr(context.edit_table, over)(1)
        context.records.close_draft(draft)

    @staticmethod
    def pages() -> Iterator[tuple[str, Any]]:
        """Pages of the rulebook."""
        from screens.navigation import CardRules, Cards, Chapter, Rule, Rulings

        yield "rule", Rule("nidavellir.coins.exchange")
        yield "rule-reading", Rule("nidavellir.lines.at_least")
        yield "rule-licensed", Rule("nidavellir.heroes.olwyn")
        yield "rule-ruling", Rule("nidavellir.animals.ratatosk_neutral_zeros")
        yield "chapter", Chapter("nidavellir", "coins")
        yield "cards", Cards("nidavellir")
        yield "cards-nains", Cards("nains")
        yield "cards-vedrfolnir", Cards("vedrfolnir")
        yield "card", CardRules("nidavellir", "thrud")
        yield "card-effect", CardRules("vedrfolnir", "skoll_hati")
        for game in ("nidavellir", "nains", "vedrfolnir"):
            yield f"rulings-{game}", Rulings(game)

    def scenes(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """All screens by name."""
        from screens.navigation import Cards
        from views.counting.table_edits import clear

        reference, both = sheet(REFERENCE.read_text("utf-8")), table("both-016")
        nains, vedrfolnir, rounds, ratatosk = map(sheet, (NAINS, VEDRFOLNIR, ROUNDS, RATATOSK))
        begun = clear(clear(reference, 2).sheet, 3).sheet
        switch, at = partial(partial, self.app.context.pages.switch), partial(partial, self.sit_down)
        yield "home-first", switch("count")
        yield "home-open", self.home_open
        yield "new-table", self.new_table
        yield "new-table-players", self.players_of_new_table
        for pad in ("warrior", "miner", "heroes", "coins"):
            yield f"hand-{pad}", at(reference, pad)
        for pad in ("warrior", "blacksmith", "heroes", "camp", "mythology", "coins"):
            yield f"hand-both-{pad}", at(both, pad, seat=2)
        for pad in ("shield", "errants", "symbols", "cognars"):
            yield f"hand-nains-{pad}", at(nains, pad)
        yield "hand-vedrfolnir", at(vedrfolnir, "pile")
        yield "category-warrior", at(reference, "warrior", order="by_category")
        yield "category-both-coins", at(both, "coins", order="by_category", seat=3)
        yield "round", at(rounds, "round 2")
        yield "hand-why", partial(self.why_of_section, at(reference, "warrior", seat=2))
        yield "hand-card", partial(self.hold, at(both, "heroes", seat=2), 5)
        yield "hand-value", partial(self.hold, at(reference, "warrior", seat=2), 0)
        yield "hand-find", self.find
        yield "edit-table", partial(self.edit, reference)
        yield "edit-table-both", partial(self.edit, both)
        yield "edit-table-hand", partial(self.edit, both, "open_menu")
        yield "edit-table-name", partial(self.edit, reference, "ask_name")
        yield "edit-table-solo", partial(self.edit, solo(9, 7, 3))
        yield "edit-table-duel", partial(self.edit, duel(9, 7, 3, 6))
        yield "hand-more", at(reference, "coins", "show_more")
        yield "hand-code", partial(self.give_hand, at(both, "warrior", seat=2), 2)
        yield "hand-code-pile", partial(self.give_hand, at(vedrfolnir, "pile"), 0)
        yield "hand-together", partial(self.open_door, at(both, "warrior", seat=2), guests=3, card=False)
        yield "door", partial(self.open_door, at(reference, "warrior"))
        yield "door-late", partial(self.open_door, at(reference, "warrior"), late=True)
        yield "door-guests", partial(self.open_door, at(begun, "warrior"), guests=3)
        yield "door-refused", partial(self.open_door, at(both, "warrior"), allowed=False)
        yield "door-nowhere", partial(self.open_door, at(both, "warrior"), networks=())
        yield "result-so-far", at(both, "warrior", "to_result", seat=1)
        yield "curtain", self.curtain
        yield "result", at(reference)
        yield "result-both", at(both)
        yield "result-nains", at(nains)
        yield "result-vedrfolnir", at(vedrfolnir)
        yield "result-ruling", partial(to_the_end, self.app, at(ratatosk))
        yield "result-why", partial(self.why, at(reference), 0, 1)
        yield "reveal", self.reveal
        yield "home", self.home
        yield "games-none", switch("games")
        yield "referee", self.referee
        yield "referee-end", partial(to_the_end, self.app, self.referee)
        yield "referee-search", partial(self.search, "tie")
        yield "referee-nothing", partial(self.search, "xyzzy")
        for name, route in self.pages():
            yield f"referee-{name}", partial(self.look_up, route)
        yield "referee-cards-found", partial(self.look_up, Cards("nidavellir"), "bon")
        for name in ("rule", "rule-licensed", "card"):
            yield f"referee-{name}-end", partial(to_the_end, self.app, partial(self.look_up, dict(self.pages())[name]))
        yield "referee-ruling-at-table", partial(self.ask_at_table, ratatosk)
        for game, tool, told in CALCULATOR_TAPS:
            yield f"tool-{game}-{tool}", partial(self.tool, game, tool)
            yield f"tool-{game}-{tool}-told", partial(self.tool, game, tool, told)
        yield from self.history.scenes()
        self.app.context.records = self.own
        yield "settings", switch("settings")
        yield "settings-about", partial(to_the_end, self.app, switch("settings"))
        yield "trouble-closed", self.closed
        yield "trouble-full", partial(self.trouble, "not_kept", "not_kept_full")
        yield "trouble-damaged", partial(self.trouble, "damaged", "damaged_from")
        yield "example", self.example
        self.app.example.leave()

    def tool(self, game: str, tool: str, told: tuple[str, ...] = ()) -> None:
        """A calculator after some taps."""
        from screens.navigation import Calculator

        app = self.app
        app.context.pages.switch("referee")
        app.context.pages.go(Calculator(game, tool))
        app.context.calculators.start_over()
        for tap in told:
            section, _, label = tap.partition(" ")
            choices = app.context.calculators.view.sections[int(section)].choices
            index = int(label[1:]) if label[0] == "#" else [choice.label for choice in choices].index(label)
            app.context.calculators.enter(choices[index].form)

    def closed(self) -> None:
        """The error screen of the start."""
        from screens.error_screen import ErrorScreen
        from words import Voice

        voice = Voice(self.app.appearance.language)
        screen = ErrorScreen(voice.text("closed_full"), voice.text("try_again"), lambda: None)
        self.app.shell.show(screen, "count")

    def trouble(self, title: str, sentence: str) -> None:
        """The overlay for a storage error."""
        self.sit_down(sheet(REFERENCE.read_text("utf-8")), "hunter")
        self.app.storage_errors.show_message(title, sentence, day="2026-11-17", corrupt_file="elvaland-damaged-1.db")

    def new_table(self) -> None:
        from screens.navigation import NewTable

        self.app.context.pages.navigation.home()
        self.app.context.pages.go(NewTable())

    def players_of_new_table(self) -> None:
        """A new table with players, one of whom begins, and others who played before."""
        from views.new_table.form import Form

        app = self.app
        app.context.records = self.history.evenings
        self.new_table()
        names = app.context.records.people.names()
        app.context.new_table.fill_in(Form(players=names[:4]).started_by(names[2]))
        settle()
        app.context.new_table.form = Form()
        app.context.records = self.own

    def referee(self, typed: str = "") -> None:
        """First screen of the rulebook."""
        app = self.app
        app.context.pages.navigation.switch("count")
        app.context.pages.switch("referee")
        app.context.pages.switch("referee")
        app.context.rulebook.typed = typed
        app.context.rulebook.ask_about("nidavellir")

    def search(self, typed: str) -> None:
        self.referee(typed)

    def look_up(self, route: Any, typed: str = "") -> None:
        """A page of the rulebook."""
        self.referee()
        self.app.context.rulebook.card_typed = typed
        self.app.context.pages.go(route)

    def ask_at_table(self, at: Any) -> None:
        """An open ruling that concerns the table in progress."""
        draft = self.app.context.records.begin(at, "")
        self.look_up(dict(self.pages())["rule-ruling"])
        self.app.context.records.close_draft(draft)

    def why(self, scene: Callable[[], object], row: int, seat: int) -> None:
        """The explanation of a number of the result."""
        scene()
        settle()
        app = self.app
        app.context.result.explain_number(seat, app.shell.screen.view.rows[row].key)

    def why_of_section(self, scene: Callable[[], object]) -> None:
        """The explanation of the first section of a page."""
        scene()
        counting = self.app.context.counting
        counting.explain(counting.table.view(counting.voice).sections[0])

    def hold(self, scene: Callable[[], object], section: int) -> None:
        """What a hold tells of the first chip of a section."""
        scene()
        counting = self.app.context.counting
        held = counting.table.view(counting.voice).sections[section]
        counting.show_worth(held.cell, next(iter(held.pad.offers())))

    def find(self) -> None:
        self.sit_down(table("both-016"), "heroes", "find_card")
        self.app.shell.overlay.field.text = "dwe"

    def give_hand(self, scene: Callable[[], object], seat: int) -> None:
        """A hand as a code."""
        scene()
        self.app.context.counting.show_hand_code(seat)

    def open_door(
        self,
        scene: Callable[[], object],
        guests: int = 0,
        late: bool = False,
        allowed: bool = True,
        networks: tuple[tuple[str, str], ...] = NETWORKS,
        card: bool = True,
    ) -> None:
        """The card of a table that is open to other phones, or the hand with some of them."""
        from session.together import Act
        from testing.fake_phone import FakePhone

        context = self.app.context
        scene()
        draft = context.counting.table.draft
        context.records.reopen(draft)
        own, context.device.phone = context.device.phone, FakePhone()
        context.device.phone.networks, context.device.phone.allows = networks or ABROAD, allowed
        context.together.close()
        context.counting.open_door()
        host = context.together.host
        for seat in range(guests):
            sit = Act(str(seat), "sit", seat, "", "", 0)
            host.seats.act(f"guest{seat}", ("iPhone", "Android", "")[seat % 3], sit)
        host.show()
        context.together._alone_since -= 60 * late
        context.together._looked_at = inf  # they stay what they are
        if card:
            context.together.show_card()
        else:
            context.pages.show()
        context.device.phone = own
        context.records.close_draft(draft)

    def curtain(self) -> None:
        context = self.app.context
        context.counting.open_draft(context.records.begin(sheet(REFERENCE.read_text("utf-8")), ""))
        context.counting.finish()
        context.records.close_draft(context.counting.table.draft)

    def reveal(self) -> None:
        self.sit_down(sheet(REFERENCE.read_text("utf-8")))
        self.app.context.result.reveal()

    def example(self) -> None:
        """The result of the example, which has the stored settings."""
        from screens.appearance import SETTINGS

        context = self.app.context
        context.records.remember(SETTINGS, context.appearance.settings.write())
        context.home.try_example()

    def home_open(self) -> None:
        """The first screen while there is a game in progress and no finished one."""
        app = self.app
        begun = self.counting(app.context.records, app.context.records.begin(table("both-016"), ""))
        for _ in range(2):
            begun.next()
        app.context.pages.switch("count")
        app.context.records.close_draft(begun.draft)

    def home(self) -> None:
        app = self.app
        begun = self.counting(app.context.records, app.context.records.begin(table("both-016"), ""))
        for _ in range(2):
            begun.next()
        done = self.counting(app.context.records, app.context.records.begin(sheet(REFERENCE.read_text("utf-8")), ""))
        done.keep()
        app.context.records.close_draft(done.draft)
        app.context.pages.switch("count")
        app.context.records.close_draft(begun.draft)
