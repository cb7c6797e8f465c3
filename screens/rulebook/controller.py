"""The rulebook: search, recent entries, and the screen of every page."""

from time import monotonic
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.uix.widget import Widget

from referee import rulebook
from referee.entry import Entry
from referee.search import Index
from scoring import codec
from screens.navigation import Calculator, CardRules, Cards, Chapter, Rule, RulebookRoute, Rulings
from screens.restore import ASKED_ABOUT, restored_text
from views.rulebook import cards_view, rule_view, rulings_view, search_view
from words.names import box_titles, card_names

if TYPE_CHECKING:
    from screens.context import Context

#: Names of stored settings: recent entries, the game, and the typed searches for rules and for cards.
RECENT, LAST_GAME, TYPED, CARD_TYPED = "asked", "looked_at", "typed", "card_typed"

#: Seconds until the rulebook is shown, and those in each frame that are spent on reading it for the search.
SHOWN, PER_FRAME = 0.3, 0.008


class RulebookController:
    """Holds the searches, the recent entries and the search index."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self._index: Index | None = None
        self._read_soon = Clock.create_trigger(self._read_on, SHOWN)
        self._read_later = Clock.create_trigger(self._read_on)
        #: The typed searches for rules and for cards.
        self.typed, self.card_typed = (
            restored_text(context.records.setting(name) or "") for name in (TYPED, CARD_TYPED)
        )
        self.recent: tuple[str, ...] = search_view.read_recent(context.records.setting(RECENT) or "")

    @property
    def index(self) -> Index:
        """The search index; what it has not read yet, it reads at the first search."""
        if self._index is None:
            self._index = Index(rulebook.entries().values(), rulebook.asked(), card_names(), box_titles())
        return self._index

    def _read_on(self, *_: object) -> None:
        """Read the rulebook a little in each frame: the first key would be slow otherwise."""
        end = monotonic() + PER_FRAME
        while self.index.read_on():
            if monotonic() > end:
                self._read_later()
                break

    def forget_index(self) -> None:
        """Drop the search index; it is read anew on demand."""
        self._index = None
        self._read_soon.cancel()
        self._read_later.cancel()

    @property
    def chosen(self) -> str:
        """The chosen game, else that of the table in progress, if there is either."""
        table = self.context.counting.in_progress
        return self._known(self.context.records.setting(ASKED_ABOUT), table.game if table else None)

    @property
    def game(self) -> str:
        """The chosen game, else the one that is probably meant: looked at or played last, or the eldest."""
        return self.chosen or self._known(self.context.records.setting(LAST_GAME)) or self._played_last()

    def _played_last(self) -> str:
        table = self.context.records.last()
        return self._known(table.game if table else None, *self.context.appearance.voices)

    def _known(self, *games: str | None) -> str:
        """The first of these games that this version knows."""
        return next((game for game in games if game in self.context.appearance.voices), "")

    def _found(self) -> tuple[Entry, ...]:
        """The rules that answer what is typed."""
        if not self.typed.strip():
            return ()
        table = self.context.counting.in_progress
        boxes = table.expansions if table and table.game == self.chosen else None
        return self.index.search(self.typed, self.chosen, boxes, self.game)

    def start(self) -> Widget:
        """The first screen."""
        from screens.rulebook.search_screen import SearchScreen

        screen = self.context.pages.screen(SearchScreen, self)
        game = self.game
        recent = [rulebook.entries()[id] for id in self.recent if id in rulebook.entries()]
        self._read_soon()
        self._shown = search_view.present(self.context.appearance.voices, game, self.typed, self._found(), recent)
        screen.show(self._shown)
        return screen

    def first_page(self) -> tuple[RulebookRoute, Widget]:
        """What stands beside the first screen: the entry that answers best what is typed, else all cards."""
        if self.typed.strip() and self._shown.answers:
            best = self._shown.answers[0].id
            return Rule(best), self._entry(best)
        cards = Cards(self.game)
        return cards, self.page(cards)

    def page(self, route: RulebookRoute) -> Widget:
        """A page of the rulebook."""
        match route:
            case Rule(id):
                return self._rule(id)
            case Chapter(game, chapter):
                return self._chapter(game, chapter)
            case Cards(game):
                from screens.rulebook.cards_screen import CardsScreen

                screen = self.context.pages.screen(CardsScreen, self)
                screen.show(cards_view.present(game, self.context.appearance.voices[game], self.card_typed))
                return screen
            case CardRules(game, card):
                return self._card(game, card)
            case Rulings(game):
                from screens.rulebook.rulings_screen import RulingsScreen

                screen = self.context.pages.screen(RulingsScreen, self)
                screen.show(rulings_view.present(game, self.context.appearance.voices[game]))
                return screen

    def has(self, route: RulebookRoute | Calculator) -> bool:
        """Whether a page exists in this version of the app."""
        match route:
            case Rule(id):
                return id in rulebook.entries()
            case Chapter(game, chapter):
                return chapter in (each.key for each in rulebook.CHAPTERS.get(game, ()))
            case CardRules(game, card):
                return (game, card) in card_names()
            case Cards(game) | Rulings(game):
                return game in self.context.appearance.voices
            case Calculator(game, tool):
                return tool in search_view.TOOLS.get(game, ())

    def search(self, typed: str) -> None:
        """Search for other words."""
        if typed != self.typed:
            self.typed = typed
            self.context.records.try_remember(TYPED, typed)
            self.context.pages.to_listing()
        self.context.pages.show()

    def search_cards(self, typed: str) -> None:
        if typed != self.card_typed:
            self.card_typed = typed
            self.context.records.try_remember(CARD_TYPED, typed)
        self.context.pages.show()

    def ask_about(self, game: str) -> None:
        """Choose another game."""
        for name in (ASKED_ABOUT, LAST_GAME):
            self.context.records.try_remember(name, game)
        self.context.pages.show()

    def look_up_ruling(self, game: str, ruling: str) -> None:
        """Go to the rule of an open ruling."""
        self.context.pages.go(Rule(rulebook.of_ruling(game, ruling).id))

    def _rule(self, id: str) -> Widget:
        recent = search_view.with_recent(self.recent, id)
        if recent != self.recent:
            self.recent = recent
            self.context.records.try_remember(RECENT, codec.write(recent))
        return self._entry(id)

    def _entry(self, id: str) -> Widget:
        entry = rulebook.entries()[id]
        from screens.rulebook.rule_screen import RuleScreen

        screen = self.context.pages.screen(RuleScreen, self.context.pages)
        screen.show(rule_view.present(entry, self.context.appearance.voices, self.context.counting.in_progress))
        return screen

    def _chapter(self, game: str, chapter: str) -> Widget:
        from screens.rulebook.chapter_screen import ChapterScreen

        screen = self.context.pages.screen(ChapterScreen, self.context.pages)
        screen.show(rule_view.present_chapter(game, chapter, self.context.appearance.voices))
        return screen

    def _card(self, game: str, card: str) -> Widget:
        from screens.rulebook.card_screen import CardScreen

        screen = self.context.pages.screen(CardScreen, self.context.pages)
        screen.show(cards_view.present_card(game, card, self.context.appearance.voices))
        return screen
