"""Nidavellir, with Thingvellir and Idavoll in any combination."""

from scoring.cards.nidavellir import TURNS_PER_AGE
from scoring.game import Game
from scoring.games.nidavellir.catalogue import CARDS
from scoring.games.nidavellir.checks import check
from scoring.games.nidavellir.count import explain
from scoring.games.nidavellir.rulings import RULINGS
from scoring.games.nidavellir.sheet import FIELDS, Player, read_player, within, write_player
from scoring.result import most_points_win

GAME: Game[Player] = Game(
    name="nidavellir",
    expansions=("thingvellir", "idavoll"),
    cards=CARDS,
    seats={"": range(min(TURNS_PER_AGE), max(TURNS_PER_AGE) + 1)},
    rulings=RULINGS,
    player_fields=FIELDS,
    read_player=read_player,
    write_player=write_player,
    explain=explain,
    judge=most_points_win,
    check=check,
    within=within,
    boardgamegeek=293014,
)
