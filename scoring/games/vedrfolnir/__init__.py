"""Vedrfolnir, with Spring and Winter in any combination, at a table, as a duel or alone."""

from scoring.cards.vedrfolnir import SOLO_PILES, SPRING, VALHALLA, WINTER
from scoring.game import Game
from scoring.games.vedrfolnir.checks import check
from scoring.games.vedrfolnir.count import explain
from scoring.games.vedrfolnir.rulings import RULINGS
from scoring.games.vedrfolnir.sheet import (
    DUEL,
    DUELLISTS,
    FIELDS,
    ROUNDS,
    SOLO,
    TABLE,
    Pile,
    Player,
    lay,
    people,
    read_player,
    read_together,
    within,
    write_player,
    write_together,
)
from scoring.games.vedrfolnir.verdict import judge
from scoring.source import MOST

GAME: Game[Player] = Game(
    name="vedrfolnir",
    expansions=(SPRING, WINTER),
    cards=Pile._fields,
    seats={
        # the rules name no most: "3 players and more"
        TABLE: range(3, MOST + 1),
        DUEL: range(2 * DUELLISTS, 2 * DUELLISTS + 1),
        SOLO: range(len(SOLO_PILES), len(SOLO_PILES) + 1),
    },
    rulings=RULINGS,
    player_fields=FIELDS,
    read_player=read_player,
    write_player=write_player,
    explain=explain,
    judge=judge,
    check=check,
    within=within,
    lay=lay,
    people=people,
    alone={SOLO: VALHALLA},
    sheet_fields=(ROUNDS,),
    read_together=read_together,
    write_together=write_together,
)
