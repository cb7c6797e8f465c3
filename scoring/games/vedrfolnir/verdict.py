"""Who wins at Vedrfolnir: the most points at a table, and more than the gods in the other modes."""

from collections.abc import Sequence

from scoring.cards.vedrfolnir import VALHALLA
from scoring.games.vedrfolnir.rulings import (
    DUEL_MUST_BEAT_RIVAL_ASE,
    NOBODY,
    RULINGS,
    SOLO_TIE,
    TIED_VICTORY,
    WON,
)
from scoring.games.vedrfolnir.sheet import DUEL, SOLO, Player
from scoring.result import PlayerScore, Verdict, most_points_win, rank
from scoring.sheet import Sheet


def judge(sheet: Sheet[Player], players: Sequence[PlayerScore]) -> Verdict:
    if sheet.mode == DUEL:
        return _duel(sheet, players)
    if sheet.mode == SOLO:
        return _solo(sheet, players)
    return _table(sheet, players)


def _table(sheet: Sheet[Player], players: Sequence[PlayerScore]) -> Verdict:
    """The most points win; whether equal ones share the victory is an open ruling."""
    verdict = most_points_win(sheet, players)
    if len(verdict.winners) > 1 and sheet.reading(TIED_VICTORY, RULINGS) == NOBODY:
        return verdict._replace(winners=(), key="tied_nobody")
    return verdict


def _duel(sheet: Sheet[Player], players: Sequence[PlayerScore]) -> Verdict:
    """A player wins with more points than the opponent and the Ases; with as many, nobody does."""
    ranks = rank([player.total for player in players])
    totals = {player.name: player.total for player in players}
    ase = {player.ase_of: player.name for player in sheet.players}
    people = [player.name for player in sheet.players if player.ase_of is None]
    # only the one with more points can win; of equals each stands in the other's way
    first, second = sorted(people, key=totals.__getitem__, reverse=True)
    others = [second, ase[first]]
    if sheet.reading(DUEL_MUST_BEAT_RIVAL_ASE, RULINGS):
        others.append(ase[second])
    values: dict[str, object] = {"players": (first,), "total": totals[first]}
    unbeaten = [(name, totals[name]) for name in others if totals[name] >= totals[first]]
    if unbeaten:
        return Verdict(ranks, (), "duel_nobody", {**values, "unbeaten": unbeaten})
    return Verdict(ranks, (first,), "duel_won", {**values, "beaten": others})


def _solo(sheet: Sheet[Player], players: Sequence[PlayerScore]) -> Verdict:
    """The player, who is Valhalla, needs the most; whether being level is enough is an open ruling."""
    ranks = rank([player.total for player in players])
    own = next(player.total for player in players if player.name == VALHALLA)
    most = max(player.total for player in players if player.name != VALHALLA)
    rivals = tuple(player.name for player in players if player.name != VALHALLA and player.total == most)
    values = {"players": (VALHALLA,), "total": own, "rivals": rivals, "most": most}
    if own > most:
        return Verdict(ranks, (VALHALLA,), "solo_won", {**values, "ahead": own - most})
    if own == most and sheet.reading(SOLO_TIE, RULINGS) == WON:
        return Verdict(ranks, (VALHALLA,), "solo_won_tied", values)
    if own == most:
        return Verdict(ranks, (), "solo_tied", values)
    return Verdict(ranks, (), "solo_lost", {**values, "behind": most - own})
