"""Nains: a game of its own on Nidavellir's engine."""

from scoring.cards.nains import TURNS_PER_ERA
from scoring.game import Game, Memory
from scoring.games.nains.catalogue import CARDS
from scoring.games.nains.checks import check
from scoring.games.nains.count import explain, judge
from scoring.games.nains.rulings import RULINGS
from scoring.games.nains.sheet import FIELDS, Player, read_player, write_player


def shield_track() -> type[Memory]:
    """The numbers beside the shields, of which no rulebook tells."""
    from scoring.games.nains.track import ShieldTrack

    return ShieldTrack


GAME: Game[Player] = Game(
    name="nains",
    expansions=(),
    cards=CARDS,
    seats={"": range(min(TURNS_PER_ERA), max(TURNS_PER_ERA) + 1)},
    rulings=RULINGS,
    player_fields=FIELDS,
    read_player=read_player,
    write_player=write_player,
    explain=explain,
    judge=judge,
    check=check,
    memory=shield_track,
)
