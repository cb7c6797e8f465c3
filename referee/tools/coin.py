"""What a coin becomes: by an exchange of the pouch, by a transformation, by Ordo."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from referee.tools.answer import Step
from referee.tools.asking import NAINS, NIDAVELLIR, read_game
from scoring import coins, games
from scoring.games.nidavellir.catalogue import TREASURIES
from scoring.source import Source

DOINGS = (EXCHANGE, TRANSFORM, ORDO) = ("exchange", "transform", "ordo")
#: What each of them is asked with, besides the treasury.
ASKED = {EXCHANGE: "pouch", TRANSFORM: "coin", ORDO: "coins"}
HELPERS = (JARIKA, ZOLKUR) = ("jarika", "zolkur")
JARIKAS = 2

#: The coins that no tavern got.
PER_POUCH = 2
#: The most that a question adds; Khrad's 10 is the most of any card.
MOST_PLUS = 25

BOX, BACK_IN_TREASURY = "box", "treasury"


class Coin(NamedTuple):
    """A coin of a hand: a base coin goes to the box when it is given up."""

    value: int
    base: bool

    @classmethod
    def of(cls, value: int) -> "Coin":
        """The coin that a bare number means.

        >>> Coin.of(5), Coin.of(7)
        (Coin(value=5, base=True), Coin(value=7, base=False))
        """
        return cls(value, value in coins.BASE)

    @property
    def exchanges(self) -> bool:
        """The 0, or the special 3 that took its place."""
        return self.value == coins.EXCHANGE or self == (coins.SPECIAL, False)


class Question(NamedTuple):
    """What is done with which coins, and which of the treasury lie with players."""

    game: str
    players: int
    #: Treasury coins that lie with players.
    missing: Sequence[int]
    do: str
    #: The two of the pouch, the one that is transformed, or the whole hand.
    hand: Sequence[Coin]
    plus: int = 0
    helpers: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """The coin that comes and the one that goes."""

    takes: int
    discards: Coin
    overshoot: int
    said: Step
    why: tuple[Step, ...]

    def facts(self) -> Mapping[str, object]:
        to = BOX if self.discards.base else BACK_IN_TREASURY
        return {"takes": self.takes, "discards": self.discards.value, "to": to, "overshoot": self.overshoot}


def treasury_of(game: str, players: int) -> Mapping[int, int]:
    """The royal treasury as the game begins."""
    return TREASURIES[players] if game == NIDAVELLIR else coins.TREASURY


def read(source: Source) -> Question:
    named = ("game", "players", "missing", "do")
    fields = source.fields((*named, *ASKED.values(), "plus", "with"), needed=named)
    game = read_game(fields)
    players = _read_seats(fields["players"]) if "players" in fields else 0
    missing = _read_missing(fields["missing"], game, players) if "missing" in fields else ()
    helpers: tuple[str, ...] = ()
    if "with" in fields:
        nobody = game == NAINS
        helpers = fields["with"].words(() if nobody else HELPERS, "no_helper" if nobody else "helper_unknown")
    do = _read_doing(fields["do"], game) if "do" in fields else ""
    if not do:
        return Question(game, players, missing, do, (), 0, helpers)
    asked = (ASKED[do], "plus") if do == TRANSFORM else (ASKED[do],)
    for name in (*ASKED.values(), "plus"):
        if name in fields and name not in asked:
            fields[name].wrong("not_asked", name=name, do=do)
        elif name in asked and name not in fields:
            source.wrong("key_missing", name=name)
    hand = _read_hand(fields[ASKED[do]], game, do) if ASKED[do] in fields else ()
    plus = None
    if do == TRANSFORM and "plus" in fields:
        plus = fields["plus"].whole(MOST_PLUS)
        if plus == 0:
            fields["plus"].wrong("plus_nothing")
    question = Question(game, players, missing, do, hand, plus or 0, helpers)
    if not source.problems and not offered(question):
        fields["missing"].wrong("nothing_left")
    return question


def answer(question: Question) -> Taken:
    """The wanted value where the treasury has it, else the next higher one, else the next lower one.

    >>> pouch = (Coin.of(3), Coin(5, base=False))
    >>> dict(answer(Question("nidavellir", 4, (5, 7, 7), "exchange", pouch)).facts())
    {'takes': 8, 'discards': 5, 'to': 'treasury', 'overshoot': 0}
    """
    game, given = question.game, given_up(question)
    wanted, rule, steps = _wanted(question)
    if JARIKA in question.helpers:
        wanted += JARIKAS
        steps.append(Step("coin_jarika", {"more": JARIKAS, "wanted": wanted}, f"{game}.heroes.jarika"))
    either = (
        question.do != TRANSFORM and len({coin.base for coin in _ordinary(question) if coin.value == given.value}) > 1
    )
    if either:
        which = f"{game}.coins.{'equal_pouch' if game == NIDAVELLIR else 'discard'}"
        steps.append(Step("owner_chooses", {"discards": given.value}, which))
    takes, found = _take(question, wanted, given, rule)
    missed = _missed(question, wanted, takes)
    values = {"takes": takes, "discards": given.value, "missed": missed}
    if question.do == TRANSFORM:
        said = Step("coin_transformed_for_want" if missed else "coin_transformed", values, rule)
    else:
        said = Step("coin_exchanged_for_want" if missed else "coin_exchanged", values, rule)
    discard = f"{game}.coins.discard"
    if either:
        leaves = Step("either_coin_leaves", values, discard)
    else:
        leaves = Step("base_coin_leaves" if given.base else "coin_goes_back", values, discard)
    return Taken(takes, given, max(0, takes - wanted), said, (*steps, *found, leaves))


def given_up(question: Question) -> Coin:
    """The coin that goes: the one transformed, the higher one of the pouch, Ordo's lowest; of equals a base coin."""
    ordinary = sorted(_ordinary(question), key=lambda coin: not coin.base)
    lowest = question.do == ORDO or (question.do == EXCHANGE and ZOLKUR in question.helpers)
    return (min if lowest else max)(ordinary, key=lambda coin: coin.value)


def _ordinary(question: Question) -> list[Coin]:
    """The coins of a hand but the one that exchanges."""
    return [coin for coin in question.hand if not coin.exchanges]


def offered(question: Question) -> list[int]:
    """What can be taken: a coin that lies neither with others nor in this hand, and not of the value given up."""
    own = Counter(coin.value for coin in _ordinary(question) if not coin.base)
    left = Counter(treasury_of(question.game, question.players)) - (Counter(question.missing) | own)
    return sorted(value for value in left if value != given_up(question).value)


def _wanted(question: Question) -> tuple[int, str, list[Step]]:
    """The value that is aimed at, by which rule, and how it comes about."""
    game, values = question.game, sorted(coin.value for coin in _ordinary(question))
    if question.do == TRANSFORM:
        (coin,), rule = values, f"{game}.coins.transform"
        wanted = coin + question.plus
        steps = [Step("coin_plus", {"coin": coin, "plus": question.plus, "wanted": wanted}, rule)]
        if ZOLKUR in question.helpers:
            steps.append(Step("zolkur_waits", {}, f"{game}.heroes.zolkur"))
        return wanted, rule, steps
    if question.do == EXCHANGE:
        rule = f"{game}.coins.exchange"
        steps = [Step("coins_added", {"coins": values, "wanted": sum(values)}, rule)]
        if ZOLKUR in question.helpers:
            steps.append(Step("coin_zolkur", {"discards": values[0]}, f"{game}.heroes.zolkur"))
        return sum(values), rule, steps
    lowest, rule = values[:2], f"{game}.elites.ordo"
    steps = [Step("coins_lowest", {"coins": lowest, "wanted": sum(lowest)}, rule)]
    if Coin(coins.SPECIAL, base=False) in question.hand:
        steps.append(Step("special_stays_aside", {}, f"{game}.coins.special_exchange"))
    return sum(lowest), rule, steps


def _missed(question: Question, wanted: int, takes: int) -> tuple[int, ...]:
    """The coins of the box that would have come, were they there."""
    return tuple(value for value in sorted(treasury_of(question.game, question.players)) if wanted <= value < takes)


def _take(question: Question, wanted: int, given: Coin, rule: str) -> tuple[int, list[Step]]:
    """The coin that comes: the value aimed at, the next higher one, or the highest that is left below."""
    game, there = question.game, offered(question)
    takes = next((value for value in there if value >= wanted), None)
    if takes is None:
        takes = there[-1]
        steps = [Step("coin_next_lower", {"wanted": wanted, "takes": takes}, f"{game}.coins.none_higher")]
        if given.value > takes:
            steps.append(Step("coin_not_back", {"discards": given.value}, f"{game}.coins.same_value"))
        return takes, steps
    if takes == wanted:
        return takes, [Step("coin_there", {"takes": takes}, rule)]
    missed = _missed(question, wanted, takes)
    values = {"wanted": wanted, "missed": missed, "takes": takes, "overshoot": takes - wanted}
    return takes, [Step("coin_next_higher" if missed else "coin_never_there", values, f"{game}.coins.missing")]


def _read_seats(source: Source) -> int:
    seats = games.named(NIDAVELLIR).seats[""]
    players = source.whole()
    if players is None or players in seats:
        return players or 0
    source.wrong("players_count", count=players, least=seats[0], most=seats[-1])
    return 0


def _read_doing(source: Source, game: str) -> str:
    known = DOINGS if game != NIDAVELLIR else (EXCHANGE, TRANSFORM)
    return source.word(known, "doing_elsewhere" if source.value in DOINGS else "doing_unknown") or ""


def _read_missing(source: Source, game: str, players: int) -> tuple[int, ...]:
    treasury = treasury_of(game, players) if players else coins.TREASURY
    missing = source.numbers(treasury, "coin_not_of_treasury")
    for value, count in sorted(Counter(missing).items()):
        if count > treasury[value]:
            source.wrong("coins_missing", value=value, count=count, most=treasury[value])
    return missing


def _read_hand(source: Source, game: str, do: str) -> tuple[Coin, ...]:
    parts = [source] if do == TRANSFORM else source.items()
    if not parts and source.value != []:  # no list, or an endless one: told already
        return ()
    read = [(part, _read_coin(part)) for part in parts]
    hand = tuple(coin for _, coin in read if coin)
    for part, coin in read:
        if coin and coin.exchanges and do != ORDO:
            if do == EXCHANGE:
                part.wrong("coin_not_in_pouch", value=coin.value)
            elif game == NAINS and coin.value == coins.SPECIAL:
                part.wrong("special_never_changes")
            else:
                part.wrong("coin_never_changes", value=coin.value)
    if do == EXCHANGE and len(parts) != PER_POUCH:
        source.wrong("pouch_count", count=len(parts))
    others = len(parts) - sum(coin.exchanges for coin in hand)
    if do == ORDO and (others < PER_POUCH or len(parts) > coins.PER_HAND):
        source.wrong("hand_count", count=len(parts), most=coins.PER_HAND)
    return hand


def _read_coin(source: Source) -> Coin | None:
    fields = {"value": source}
    if isinstance(source.value, dict):
        fields = source.fields(("value", "base"), needed=("value",))
    value = fields["value"].whole() if "value" in fields else None
    if value is None:
        return None
    if value not in coins.VALUES:
        fields["value"].wrong("coin_unknown", value=value)
        return None
    coin = Coin.of(value)
    if "base" in fields:
        match fields["base"].value:
            case bool(base):
                coin = Coin(value, base)
            case other:
                fields["base"].wrong("not_yes_or_no", value=other)
    if coin.base and value not in coins.BASE:
        source.wrong("no_base_coin", value=value)
        return None
    if (not coin.base and value not in coins.TREASURY and not coin.exchanges) or coin == (coins.EXCHANGE, False):
        source.wrong("coin_not_of_treasury", value=value)
        return None
    return coin
