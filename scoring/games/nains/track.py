"""The numbers that a player board prints beside the shields, as far as somebody told them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import ClassVar

from scoring import codec
from scoring.games.nains.count import Fortress
from scoring.games.nains.sheet import Player
from scoring.issue import Issue
from scoring.sheet import Sheet


@dataclass(frozen=True, slots=True)
class ShieldTrack:
    """The rulebook does not list the track: it knows only what it was told.

    >>> track = ShieldTrack().told(4, 18).told(5, 26)
    >>> track.number(4), track.number(6), track.rises
    (18, None, True)
    >>> track.told(6, 20).rises
    False
    """

    setting: ClassVar[str] = "shield_track"

    numbers: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> "ShieldTrack":
        """The track as it was remembered; nothing remembered is an empty track, and so is what nobody told here.

        >>> ShieldTrack.read('{"4": "many"}').numbers
        {}
        """
        try:
            return cls(codec.read(Mapping[int, int], text))
        except ValueError:
            return cls()

    def write(self) -> str:
        """
        >>> ShieldTrack.read(ShieldTrack({4: 18}).write()) == ShieldTrack({4: 18})
        True
        """
        return codec.write(self.numbers)

    def learned(self, sheet: Sheet[Player]) -> "ShieldTrack":
        """The track with the numbers that a table told."""
        track = self
        for player in sheet.players:
            grades = Fortress.read(player, sheet).shield_grades
            if grades and player.army.printed:
                track = track.told(grades, player.army.printed)
        return track

    def told(self, grades: int, printed: int) -> "ShieldTrack":
        """The track with one number more, or corrected."""
        return ShieldTrack({**self.numbers, grades: printed})

    def number(self, grades: int) -> int | None:
        """What stands beside that many grades, if anybody told it."""
        return self.numbers.get(grades)

    @property
    def rises(self) -> bool:
        """Whether more grades are always worth more, as on every board."""
        printed = [self.numbers[grades] for grades in sorted(self.numbers)]
        return all(lower < higher for lower, higher in pairwise(printed))

    def contradictions(self, sheet: Sheet[Player]) -> Iterator[Issue]:
        """Players whose printed number is another than the track has for their grades, or breaks its rise."""
        for player in sheet.players:
            grades, printed = Fortress.read(player, sheet).shield_grades, player.army.printed
            if not grades or self.number(grades) == printed:
                continue
            if (known := self.number(grades)) is not None:
                values = {"grades": grades, "printed": printed, "known": known}
                yield Issue("track_contradicted", (player.name,), values)
            elif not self.told(grades, printed).rises:
                yield Issue("track_not_rising", (player.name,), {"grades": grades, "printed": printed})
