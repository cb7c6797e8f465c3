"""Who takes what when runes are collected, or when the game ends: the own stake, the tribute, or a share of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from referee.tools.answer import Step
from scoring.cards.vedrfolnir import FREYJA, FREYJAS, ODIN, PRINTED, SURTR, THOR, TYR
from scoring.games.vedrfolnir.sheet import Pile
from scoring.reading import read_name
from scoring.source import MOST, Source

#: What a rune can be; Tyr is placed as one of the first two.
KINDS = (ODIN, THOR, SURTR)
PLACED = (ODIN, THOR)


class Rune(NamedTuple):
    """A rune card as it lies: a Tyr lies under the rune that it was placed as."""

    runes: int
    tyr: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """Score cards of a stake or of the tribute, kind by kind."""

    runes: Mapping[str, tuple[Rune, ...]] = field(default_factory=dict)
    freyja: int = 0

    def of(self, kind: str) -> tuple[Rune, ...]:
        return self.runes.get(kind, ())

    def strength(self, kind: str) -> int:
        """How many runes of a kind the majority sees here: each Freyja is one of every kind."""
        return sum(card.runes for card in self.of(kind)) + self.freyja

    def __add__(self, other: "Cards") -> "Cards":
        runes = {kind: self.of(kind) + other.of(kind) for kind in KINDS}
        return Cards({kind: cards for kind, cards in runes.items() if cards}, self.freyja + other.freyja)

    def written(self) -> Mapping[str, object]:
        """As the format writes them; what is empty is left out."""
        kinds: dict[str, object] = {
            kind: [{TYR: card.runes} if card.tyr else card.runes for card in self.of(kind)]
            for kind in KINDS
            if self.of(kind)
        }
        return {**kinds, FREYJA: self.freyja} if self.freyja else kinds

    def listed(self) -> tuple[tuple[str, int], ...]:
        """Card by card, with its runes; the Freyjas with their number."""
        runes = tuple((TYR if card.tyr else kind, card.runes) for kind in KINDS for card in self.of(kind))
        return (*runes, (FREYJA, self.freyja)) if self.freyja else runes

    def pile(self) -> Pile:
        """As a won pile, where a Tyr is a Tyr again."""
        plain = {kind: tuple(card.runes for card in self.of(kind) if not card.tyr) for kind in KINDS}
        tyr = tuple(card.runes for kind in PLACED for card in self.of(kind) if card.tyr)
        return Pile(plain[ODIN], plain[THOR], tyr, plain[SURTR], self.freyja)


NOTHING = Cards()


class Question(NamedTuple):
    """Stakes and tribute as they lie, and why they are shared now."""

    stakes: Mapping[str, Cards]
    tribute: Cards
    #: Whose stake went over its objective, or met it; nobody's at the end of the game.
    over: str = ""
    exact: str = ""
    #: Winter is in the game, where Surtr is a kind even if none lies here.
    winter: bool = False


@dataclass(frozen=True, slots=True)
class Shared:
    """What everybody adds to the won pile, and the cards of the tribute that nobody gets."""

    takes: Mapping[str, Cards]
    discarded: Cards
    said: Step
    why: tuple[Step, ...]

    def facts(self) -> Mapping[str, object]:
        takes = {name: cards.written() for name, cards in self.takes.items()}
        return {"takes": takes, "discarded": self.discarded.written()}


def read(source: Source) -> Question:
    fields = source.fields(("stakes", "tribute", "over", "exact", "winter"), needed=("stakes", "tribute"))
    stakes = dict(_read_stakes(fields["stakes"])) if "stakes" in fields else {}
    tribute = _read_cards(fields["tribute"]) if "tribute" in fields else NOTHING
    named = {"over": "", "exact": ""}
    for way in named:
        if way in fields:
            name = fields[way].word(stakes, "stake_of_nobody") if stakes else fields[way].text()
            named[way] = name or ""
    if "over" in fields and "exact" in fields:
        source.wrong("over_or_exact")
    winter = "winter" in fields and fields["winter"].flag()
    return Question(stakes, tribute, named["over"], named["exact"], winter)


def answer(question: Question) -> Shared:
    """Exact: own stake and tribute. Over: the others share the tribute, kind by kind, by majority.

    >>> stakes = {"Astrid": Cards({"thor": (Rune(3),)}), "Bjorn": Cards(), "Cécile": Cards({"thor": (Rune(1),)})}
    >>> told = answer(Question(stakes, Cards({"thor": (Rune(2),)}), over="Bjorn"))
    >>> told.facts()["takes"]
    {'Astrid': {'thor': [2]}, 'Bjorn': {}, 'Cécile': {}}
    """
    takes = dict.fromkeys(question.stakes, NOTHING)
    if question.exact:
        takes[question.exact] = question.stakes[question.exact] + question.tribute
        rule = "vedrfolnir.tribute.exact"
        taken = takes[question.exact].listed()
        said = Step("takes_everything" if taken else "takes_nothing", {"name": question.exact, "taken": taken}, rule)
        others = tuple(name for name in takes if name != question.exact)
        return Shared(takes, NOTHING, said, (Step("others_lose_stakes", {"players": others}, rule),))
    steps = []
    sharing = [name for name in question.stakes if name != question.over]
    if question.over:
        steps.append(Step("over_loses_stake", {"name": question.over}, "vedrfolnir.tribute.over"))
    discarded = NOTHING
    for kind, cards in _kinds(question.tribute):
        winner, told = _majority(question, kind, sharing)
        steps += told
        if winner:
            takes[winner] += cards
        else:
            discarded += cards
    if question.tribute == NOTHING:
        steps.append(Step("tribute_empty", {}, "vedrfolnir.tribute.majority"))
    shares = tuple((name, cards.listed()) for name, cards in takes.items() if cards != NOTHING)
    rule = "vedrfolnir.tribute.majority" if question.over else "vedrfolnir.tribute.end"
    values = {"shares": shares, "discarded": discarded.listed()}
    said = Step("tribute_taken" if discarded == NOTHING else "tribute_taken_in_part", values, rule)
    if not shares:
        said = Step("tribute_to_nobody", values, rule)
    return Shared(takes, discarded, said, tuple(steps))


def _kinds(tribute: Cards) -> Iterator[tuple[str, Cards]]:
    """The cards of the tribute that one player takes together."""
    for kind in KINDS:
        if tribute.of(kind):
            yield kind, Cards({kind: tribute.of(kind)})
    if tribute.freyja:
        yield FREYJA, Cards(freyja=tribute.freyja)


def _majority(question: Question, kind: str, sharing: Sequence[str]) -> tuple[str, Sequence[Step]]:
    """Who takes a kind: the most runes of it in the stake, more than anybody else, and one at least."""
    stakes = {name: question.stakes[name] for name in sharing}
    freyjas = any(stake.freyja for stake in stakes.values())
    if kind != FREYJA:
        counts = {name: stake.strength(kind) for name, stake in stakes.items()}
        return _given(kind, counts, "vedrfolnir.tribute.freyja_in_stake" if freyjas else "vedrfolnir.tribute.majority")
    rule = "vedrfolnir.tribute.freyja"
    kinds = [each for each in KINDS if each in PLACED or _has_surtr(question)]
    runes = {name: sum(card.runes for each in kinds for card in stake.of(each)) for name, stake in stakes.items()}
    winner, told = _given(kind, {name: runes[name] + len(kinds) * stakes[name].freyja for name in stakes}, rule)
    once = {name: runes[name] + stakes[name].freyja for name in stakes}
    other, _ = _given(kind, once, rule)
    if other != winner:
        told = (*told, Step("freyja_counts_each", {"other": (other,) if other else ()}, f"{rule}_total"))
    return winner, told


def _given(kind: str, counts: Mapping[str, int], rule: str) -> tuple[str, Sequence[Step]]:
    """Whose count is the highest, if it is above nothing and nobody else has as many."""
    most = max(counts.values(), default=0)
    first = tuple(name for name, count in counts.items() if count == most > 0)
    values = {"card": kind, "counts": tuple(counts.items()), "players": first, "most": most}
    if not first:
        return "", (Step("kind_of_nobody", values, "vedrfolnir.tribute.nobody"),)
    if len(first) > 1:
        return "", (Step("kind_tied", values, "vedrfolnir.tribute.tie"),)
    return first[0], (Step("kind_taken", {**values, "name": first[0]}, rule),)


def _has_surtr(question: Question) -> bool:
    return question.winter or any(cards.of(SURTR) for cards in (question.tribute, *question.stakes.values()))


def _read_stakes(source: Source) -> Iterator[tuple[str, Cards]]:
    if not isinstance(source.value, dict):
        source.wrong("not_object", value=source.value)
        return
    source.fields(source.value)
    if not 2 <= len(source.value) <= MOST:
        source.wrong("stakes_count", count=len(source.value), most=MOST)
    if len(source.value) > MOST:
        return
    for name, value in source.value.items():
        part = source.part(name, value)
        read_name(Source(name, part.path, source.problems), {})
        yield name, _read_cards(part)


def _read_cards(source: Source) -> Cards:
    runes = {}
    fields = source.fields((*KINDS, FREYJA))
    for kind in KINDS:
        if kind in fields and (cards := tuple(_read_runes(fields[kind], kind))):
            runes[kind] = cards
    return Cards(runes, fields[FREYJA].count(FREYJAS) if FREYJA in fields else 0)


def _read_runes(source: Source, kind: str) -> Iterator[Rune]:
    for item in source.items():
        card, written = kind, item
        if kind in PLACED and isinstance(item.value, dict):
            asked = item.fields((TYR,), needed=(TYR,))
            if TYR not in asked:
                continue
            card, written = TYR, asked[TYR]
        runes = written.whole()
        if runes is None:
            continue
        if runes in PRINTED[card]:
            yield Rune(runes, card == TYR)
        else:
            written.wrong("runes_unknown", card=card, value=runes, known=tuple(PRINTED[card]))
