"""Questions read with suspicion, as far as the tools ask alike: the game, the players, grades column by column."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from scoring import games
from scoring.cards import nains, nidavellir
from scoring.games.nains.catalogue import CARDS as NAINS_CARDS
from scoring.games.nidavellir.catalogue import CARDS as NIDAVELLIR_CARDS
from scoring.reading import read_name
from scoring.source import Source
from scoring.vocabulary import Card

COLUMN_GAMES = (NIDAVELLIR, NAINS) = ("nidavellir", "nains")

COLUMNS: Mapping[str, Sequence[str]] = {NIDAVELLIR: nidavellir.COLUMNS, NAINS: nains.COLUMNS}
CARDS: Mapping[str, Mapping[str, Card]] = {NIDAVELLIR: NIDAVELLIR_CARDS, NAINS: NAINS_CARDS}

#: No column of a finished army comes near this.
MOST_GRADES = 99


def read_game(fields: Mapping[str, Source]) -> str:
    """Which of the column games is played; nothing where the question does not say it."""
    if "game" not in fields:
        return ""
    source = fields["game"]
    return source.word(COLUMN_GAMES, "game_elsewhere" if source.value in games.names() else "game_unknown") or ""


def read_players(
    fields: Mapping[str, Source], needed: Sequence[str], also: Sequence[str] = ()
) -> Iterator[tuple[str, Mapping[str, Source]]]:
    """Every player with the fields that the tool asks of each."""
    if "players" not in fields:
        return
    source, seats = fields["players"], games.named(NIDAVELLIR).seats[""]
    items = source.items()
    if (items or source.value == []) and len(items) not in seats:
        source.wrong("players_count", count=len(items), least=seats[0], most=seats[-1])
    taken: dict[str, str] = {}
    for item in items:
        asked = item.fields(("name", *needed, *also), needed=("name", *needed))
        yield read_name(asked["name"], taken) if "name" in asked else "", asked


def read_counts(source: Source, known: Collection[str]) -> dict[str, int]:
    """A whole number for each column that is named; a column that is not has none."""
    counts = {name: field.count(MOST_GRADES) for name, field in source.fields(tuple(known)).items()}
    return {name: counts.get(name, 0) for name in known}
