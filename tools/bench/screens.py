"""All screens, and the taps that lead to each from the first one; imports nothing of `screens/`."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from screens.navigation import (
    COUNT,
    GAMES,
    REFEREE,
    SETTINGS,
    Backups,
    Calculator,
    CardRules,
    Cards,
    Chapter,
    EarlierVersion,
    EditTable,
    Finished,
    GroupRecords,
    NewTable,
    Notes,
    Player,
    Players,
    Route,
    Rule,
    Rulings,
    TablesOf,
    Transfer,
)
from views.counting.position import BY_CATEGORY

#: An action on the app.
Tap = Callable[[Any], object]
#: A card of each game with a long page.
CARD = {"nidavellir": "thrud", "nains": "volgrir", "vedrfolnir": "skoll_hati"}
#: Sharing options that show something, by their index in the list.
CODES = {"BG Stats as a code": 3, "the sheet as a code": 5}


class Screen(NamedTuple):
    """A screen by name, with the taps that lead to it and the one that opens it."""

    name: str
    before: tuple[Tap, ...]
    open: Tap


def known(file: Path) -> dict[str, Any]:
    """Read the description written by `few_tables`."""
    told: dict[str, Any] = json.loads(file.with_suffix(".json").read_text("utf-8"))
    return told


def screens(known: Mapping[str, Any]) -> Iterator[Screen]:
    """All screens, for the tables of a file and the longest pages of the rulebook."""
    for tab in (REFEREE, GAMES, SETTINGS):
        yield Screen(tab, (), switch(tab))
    yield Screen("new table", (), go(NewTable()))
    yield Screen("import", (switch(SETTINGS),), go(Transfer()))
    yield Screen("backups", (switch(SETTINGS),), go(Backups()))
    yield Screen("something was not kept", (), lambda app: app.storage_errors.show_message("not_kept", "not_kept_full"))
    for game, draft in known["drafts"].items():
        yield from at_a_table(game, draft, known["pads"][game])
    yield from of_the_history(known)
    yield Screen("answers to a word", (switch(REFEREE), read), lambda app: app.context.rulebook.search("tie"))
    for game, (chapter, rule) in known["rulebook"].items():
        yield from of_the_rulebook(game, chapter, rule, known["tools"][game])


def at_a_table(game: str, draft: int, pads: list[str]) -> Iterator[Screen]:
    """Pages, result and overlays of a table."""

    def sit(app: Any) -> None:
        app.context.home.go_on(draft)

    def by_category(app: Any) -> None:
        app.context.counting.table.order(BY_CATEGORY)
        app.context.pages.show()

    def section(pad: str, seat: int = 0) -> Tap:
        return lambda app: app.context.counting.go((seat, pad))

    def explain(app: Any) -> None:
        app.context.counting.explain(app.context.counting.table.view(app.context.counting.voice).sections[0])

    def to_result(app: Any) -> None:
        app.context.counting.table.finish()
        app.context.records.try_show(app.context.counting.table.draft)
        app.context.pages.show()

    def why(app: Any) -> None:
        result = app.context.counting.table.result
        cells = [(seat, row) for seat, player in enumerate(result.players) for row in player.rows]
        app.context.result.explain_number(*max(cells, key=lambda cell: len(result.players[cell[0]].why[cell[1]])))

    yield Screen(f"{game}, a hand", (), sit)
    yield Screen(f"{game}, the next hand", (sit,), section(pads[0], seat=1))
    yield Screen(f"{game}, a category", (sit,), by_category)
    for pad in pads[1:]:
        yield Screen(f"{game}, {pad} by category", (sit, by_category), section(pad))
    yield Screen(f"{game}, so far", (sit,), lambda app: app.context.counting.to_result())
    yield Screen(f"{game}, why over a hand", (sit,), explain)
    yield Screen(f"{game}, find over a hand", (sit,), lambda app: app.context.counting.find_card())
    yield Screen(f"{game}, edit the table", (sit,), go(EditTable(draft)))
    yield Screen(f"{game}, more over a hand", (sit,), lambda app: app.context.counting.show_more())
    yield Screen(f"{game}, result", (sit,), to_result)
    yield Screen(f"{game}, why of a result", (sit, to_result), why)
    yield Screen(f"{game}, reveal", (sit, to_result), lambda app: app.context.result.reveal())


def of_the_history(known: Mapping[str, Any]) -> Iterator[Screen]:
    """Finished tables and players."""
    games = switch(GAMES)
    for game, table in known["finished"].items():
        yield Screen(f"finished {game}", (games,), go(Finished(table)))
    there = games, go(Finished(known["corrected"]))

    def share(app: Any) -> None:
        app.context.result.share()

    yield Screen("share", there, share)
    for name, index in CODES.items():
        yield Screen(name, (*there, share), choose(index))
    yield Screen("counted before", there, lambda app: app.context.result.show_before())
    yield Screen("before a correction", there, go(EarlierVersion(known["before"])))
    yield Screen("about a table", there, go(Notes(known["corrected"])))
    players, person = go(Players()), go(Player(known["person"]))
    yield Screen("players", (games,), players)
    yield Screen("a player", (games, players), person)
    yield Screen("tables of a player", (games, players, person), go(TablesOf(known["person"])))
    yield Screen("records of the group", (games,), go(GroupRecords()))


def of_the_rulebook(game: str, chapter: str, rule: str, tools: list[str]) -> Iterator[Screen]:
    """Longest pages of the rulebook of a game, and the calculators."""
    start = (switch(REFEREE),)
    yield Screen(f"{game}, rule", start, go(Rule(rule)))
    yield Screen(f"{game}, chapter {chapter}", start, go(Chapter(game, chapter)))
    yield Screen(f"{game}, cards", start, go(Cards(game)))
    yield Screen(f"{game}, card", (*start, go(Cards(game))), go(CardRules(game, CARD[game])))
    yield Screen(f"{game}, open rulings", start, go(Rulings(game)))
    for tool in tools:
        yield Screen(f"{game}, {tool}", start, go(Calculator(game, tool)))


def switch(tab: str) -> Tap:
    return lambda app: app.context.pages.switch(tab)


def read(app: Any) -> None:
    """Read the rulebook for the search at once, as frames do little by little; `referee.py` measures that."""
    app.context.rulebook.index.search("")


def go(route: Route) -> Tap:
    return lambda app: app.context.pages.go(route)


def choose(index: int) -> Tap:
    """Tap a row of the overlay."""
    return lambda app: app.shell.overlay.ids.content.children[::-1][index].on_tap()


def home(app: Any) -> None:
    """Return to the first tab, and to the first screen of every tab."""
    app.shell.close()
    for tab in (REFEREE, GAMES, SETTINGS):
        app.context.pages.navigation.switch(tab)
        app.context.pages.navigation.switch(tab)
    app.context.pages.navigation.switch(COUNT)
    app.context.pages.navigation.home()
    app.context.pages.show()
