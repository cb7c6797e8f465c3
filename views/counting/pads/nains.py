"""The pads of Nains. The rulebook lists neither the dwarfs' values nor the numbers beside the shields."""

from collections.abc import Callable
from dataclasses import replace

from scoring import Issue, Sheet
from scoring.cards.nains import (
    COLUMNS,
    ERAS,
    ERRANTS,
    FORGE,
    MALT,
    SHIELD,
    SYMBOLS,
    TALION,
    TAVERNS,
    TEMPLE,
    TURNS_PER_ERA,
)
from scoring.coins import TREASURY
from scoring.games.nains.catalogue import CARDS, EXCHANGE
from scoring.games.nains.count import COGNARS, COINS, ELITES, MERCENARIES, ROW_OF, Fortress
from scoring.games.nains.sheet import MOST_PRINTED, POINTS, Player
from views.counting.pads.columns import (
    Hand,
    card_group,
    coins_entered,
    coins_left,
    column_cards,
    few_cards,
    lies_on,
    pad_of,
)
from views.counting.pads.offer import (
    GRADES,
    VALUES,
    Commands,
    Dealt,
    Edit,
    Group,
    Numbers,
    Offer,
    Pad,
    Seat,
    counts,
    tray,
    values,
)
from words import GameVoice

#: The pad of the symbols on dwarf cards, and that of the command zone, whose cards count in three rows.
SYMBOLS_PAD, COMMAND = "symbols", COGNARS
COMMAND_ROWS = (COGNARS, ELITES, MERCENARIES)
HOME = dict.fromkeys(ROW_OF, COMMAND)

#: Beginnings of issue ids, with their pads.
ABOUT = {"printed": SHIELD, "track": SHIELD, "pariah": ERRANTS, "symbols": SYMBOLS_PAD}

#: How many chips are shown before a tap on "more": with its chip one row or two of a phone.
FIRST = 6
FIRST_VALUES = FIRST_SHIELDS = 13
MOST_SHIELDS = 20
MOST_SYMBOLS = 39

VISIBLE, PARIAH = "visible", "pariah"
#: The lists of numbers of each column.
LISTS = {TEMPLE: (TEMPLE,), ERRANTS: (VISIBLE, PARIAH), FORGE: (FORGE,), TALION: (TALION,)}


class Board(Seat[Player]):
    """A seat of Nains: when the grades of the shields change, the number beside them is looked up again."""

    def edit(self, change: Callable[[Player], Player]) -> Edit:
        def changed(player: Player) -> Player:
            after = change(player)
            grades = self.grades(after)
            if grades == self.grades(player):
                return after
            return replace(after, army=after.army._replace(printed=self.known_number(grades)))

        return super().edit(changed)

    def grades(self, player: Player) -> int:
        return Fortress.read(player, self.sheet).shield_grades

    def known_number(self, grades: int) -> int:
        """The number beside a count of grades as entered for another player or at an earlier table, else 0."""
        entered = {self.grades(player): player.army.printed for player in self.others if player.army.printed}
        return entered.get(grades) or self.track.number(grades) or 0


def start(name: str) -> Player:
    return Player(name, coins=EXCHANGE.coins(()))


def pads(_: Sheet[Player]) -> tuple[str, ...]:
    return (*COLUMNS, SYMBOLS_PAD, COMMAND, COINS)


def rows(key: str) -> tuple[str, ...]:
    """The rows of the score that a pad counts for."""
    return {SYMBOLS_PAD: (MALT,), COMMAND: COMMAND_ROWS}.get(key, (key,))


def pad(seat: Seat[Player], key: str) -> Pad:
    board = Board(seat.sheet, seat.index, seat.voice, seat.track)
    hand = Hand(board, EXCHANGE, CARDS.values())
    voice = seat.voice
    if key == COINS:
        return hand.coins(coins_left(seat.sheet, seat.index, TREASURY))
    if key == SYMBOLS_PAD:
        return _symbols(board)
    if key == COMMAND:
        groups = tuple(
            card_group(
                [hand.card(card) for card in CARDS.values() if ROW_OF.get(card.kind) == row and not card.column],
                voice.row(row),
            )
            for row in (COGNARS, ELITES)
        )
        return Pad(key, groups)
    cards = card_group(column_cards(hand, key))
    if key == SHIELD:
        return _shields(board, cards)
    lists: list[Group] = []
    for name in LISTS[key]:
        numbers = _dwarfs(name)
        title = voice.text(name) if key == ERRANTS else ""
        lists.append(Group(VALUES, values(board, name, numbers, lambda _: 99, POINTS, key), title, FIRST_VALUES))
        lists.append(tray(board, name, numbers, key))
    return Pad(key, (*lists, cards))


def where(issue: Issue, player: Player) -> str:
    return pad_of(issue, player.cards, COLUMNS, CARDS, HOME, ABOUT)


def has_entries(player: Player, key: str) -> bool:
    if key == COINS:
        return coins_entered(player, EXCHANGE)
    if key == SYMBOLS_PAD:
        return any(player.symbols)
    dwarfs = (player.army.shields,) if key == SHIELD else (getattr(player.army, name) for name in LISTS.get(key, ()))
    return any(dwarfs) or lies_on(key, player.cards, CARDS, HOME)


def commands(_: Sheet[Player], __: str, ___: GameVoice) -> Commands:
    return Commands()


def cards(sheet: Sheet[Player], index: int) -> Dealt:
    """The cards that a player took in the taverns."""
    army = sheet.players[index].army
    count = army.shields + sum(len(getattr(army, name)) for names in LISTS.values() for name in names)
    return Dealt(count, ERAS * TURNS_PER_ERA[len(sheet.players)] * TAVERNS)


def forgotten(sheet: Sheet[Player], index: int) -> Issue | None:
    """A hint if a player has far fewer cards than a game deals."""
    return few_cards(sheet.players[index].name, cards(sheet, index))


def _shields(board: Board, cards: Group) -> Pad:
    voice, army = board.voice, board.player.army

    def put(player: Player, count: int) -> Player:
        return replace(player, army=player.army._replace(shields=count))

    def worth(count: int) -> str:
        grades = board.grades(put(board.player, count))
        number = board.known_number(grades) if grades != board.grades(board.player) else army.printed
        return voice.text("worth", points=number) if number else ""

    chips = counts(
        board,
        SHIELD,
        lambda player: player.army.shields,
        put,
        MOST_SHIELDS,
        note=worth,
    )
    grades = board.grades(board.player)
    title = voice.text("printed_beside", grades=grades, printed=army.printed or "…")
    # always there, so that nothing moves at the first grade
    return Pad(
        SHIELD,
        (Group(GRADES, chips, first=FIRST_SHIELDS), cards, Group(VALUES, _digits(board, bool(grades)), title)),
        asks_number=True,
    )


def _digits(board: Board, is_asked: bool) -> tuple[Offer, ...]:
    """The keypad for the number on the board; a digit after a complete number begins a new one.

    A player without grades has no number: a tap does nothing then.
    """
    printed = board.player.army.printed
    start = 0 if printed * 10 > MOST_PRINTED or _is_known(board) else printed

    def put(number: int) -> Edit:
        number = number if is_asked else printed
        return board.edit(lambda player: replace(player, army=player.army._replace(printed=number)))

    digits = [Offer(f"digit {digit}", str(digit), put(start * 10 + digit), gone=not is_asked) for digit in range(10)]
    return (*digits, Offer("digit back", "", put(printed // 10), icon="backspace", gone=not printed))


def _is_known(board: Board) -> bool:
    """Whether the number is the whole one that is known, so that a digit begins another; one digit may be the first."""
    printed = board.player.army.printed
    return printed > 9 and printed == board.known_number(board.grades(board.player))


def _symbols(board: Board) -> Pad:
    def group(symbol: str) -> Group:
        chips = counts(
            board,
            symbol,
            lambda player: getattr(player.symbols, symbol),
            lambda player, count: replace(player, symbols=player.symbols._replace(**{symbol: count})),
            MOST_SYMBOLS,
        )
        return Group(GRADES, chips, board.voice.text("on_dwarfs", symbol=symbol), FIRST)

    return Pad(SYMBOLS_PAD, tuple(map(group, SYMBOLS)))


def _dwarfs(name: str) -> Numbers:
    return Numbers(
        lambda player: getattr(player.army, name),
        lambda player, numbers: replace(player, army=player.army._replace(**{name: numbers})),
    )
