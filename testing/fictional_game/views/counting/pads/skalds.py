"""The pad of Skalds: how many verses somebody sang."""

from dataclasses import replace
from typing import Any

from scoring import Issue, Sheet, games
from views.counting.pads.offer import GRADES, Commands, Group, Pad, Seat, counts
from words import GameVoice

VERSES = "heroes"


def start(name: str) -> Any:
    return games.named("skalds").read_player(name, {}, ())


def pads(_: Sheet[Any]) -> tuple[str, ...]:
    return (VERSES,)


def rows(_: str) -> tuple[str, ...]:
    return (VERSES,)


def pad(seat: Seat[Any], key: str) -> Pad:
    offers = counts(
        seat, "verses", lambda player: player.verses, lambda player, count: replace(player, verses=count), 9
    )
    return Pad(key, (Group(GRADES, offers),))


def has_entries(player: Any, _: str) -> bool:
    return bool(player.verses)


def commands(_: Sheet[Any], __: str, ___: GameVoice) -> Commands:
    return Commands()


def cards(_: Sheet[Any], __: int) -> None:
    return None


def where(_: Issue, __: Any) -> str:
    return ""


def forgotten(_: Sheet[Any], __: int) -> None:
    return None
