"""Players: the list, a player's page, renaming and merging, the group's records."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from records.people import Merged, NameTaken, SatTogether
from scoring import codec
from screens.navigation import GroupRecords, Player, Players, PlayersRoute, Route
from screens.restore import restored_text
from views.history.years import YearChoice
from views.new_table.form import Refusal
from views.players import list_view, player_view, records_view, rename_view
from views.players.player_view import PlayerHistory, Selection
from views.players.rename_view import RenameInput, Undo

if TYPE_CHECKING:
    from screens.context import Context

#: Name of the stored setting that holds an unfinished renaming: player and typed name.
RENAMING = "renaming"


class PlayersController:
    """Shows players and records, and renames or merges players."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        #: The player shown, and the selection on the page.
        self.player: PlayerHistory | None = None
        self.at = Selection()
        self.years: tuple[YearChoice, ...] = ()
        #: The route of the records page, and the game chosen there.
        self.bests_page: GroupRecords | None = None
        self.best_game = "", ""
        self.renaming: RenameInput | None = None
        #: The last renaming or merge, and its undo.
        self.undo: tuple[Undo, Callable[[], object]] | None = None

    def page(self, route: PlayersRoute) -> Widget:
        match route:
            case Players():
                return self._players()
            case Player(id):
                return self._player(id)
            case GroupRecords():
                return self._bests(route)

    def _players(self) -> Widget:
        history = self.context.history
        years = history.year_choices()
        people = [
            person._replace(last=person.last and person.last.astimezone())
            for person in self.context.records.people.everybody(history.year)
        ]
        from screens.players.list_screen import PlayersListScreen

        screen = self.context.pages.screen(PlayersListScreen, self)
        screen.show(list_view.present(people, self.context.records.people.unreadable(), self.context.voice, years))
        return screen

    def _bests(self, route: GroupRecords) -> Widget:
        if route is not self.bests_page:
            self.bests_page, self.best_game = route, (route.game, route.mode)
        years = self.context.history.year_choices()
        history, year = self.context.records.history, self.context.history.year
        games = history.games(year)
        game = self.best_game if self.best_game in games or not games else games[0]
        found = {
            row: best._replace(finished=best.finished.astimezone()) for row, best in history.bests(*game, year).items()
        }
        from screens.players.records_screen import RecordsScreen

        screen = self.context.pages.screen(RecordsScreen, self)
        screen.show(records_view.present(games, game, found, self.context.appearance.voices, years))
        return screen

    def choose_best_game(self, game: str, mode: str) -> None:
        self.best_game = game, mode
        self.context.pages.show()

    # a player's page

    def _player(self, id: int) -> Widget:
        people = self.context.records.people
        now = people.person_of(id)
        assert now is not None
        if self.player is None or self.player.id != now:
            self.renaming = self._restored_renaming(now) if self.player is None else None
            self.undo, self.at = None, Selection()
        self.years = self.context.history.year_choices()
        career = people.career(now, self.context.history.year)
        self.at = player_view.select(career.sittings, self.at)
        points = career.points(self.at.game, self.at.mode)
        self.player = PlayerHistory(now, people.name(now), career.sittings, points, career.rivals, career.unreadable)
        return self._update_page()

    def _update_page(self) -> Widget:
        assert self.player
        from screens.players.player_screen import PlayerScreen

        screen = self.context.pages.screen(PlayerScreen, self)
        asked = rename_view.present(self.renaming, self.context.voice) if self.renaming else None
        undo = self.undo[0] if self.undo else None
        voices = self.context.appearance.voices
        screen.show(player_view.present(self.player, self.at, voices, asked, undo, self.years))
        return screen

    def go(self, route: Route) -> None:
        self.context.pages.go(route)

    def back(self) -> None:
        self.context.pages.back()

    def select_game(self, at: Selection) -> None:
        """Select another game."""
        self.at = at
        self.context.pages.show()

    def select(self, at: Selection) -> None:
        """Select other tables or another row of the same game, without querying the records."""
        self.at = at
        self._update_page()

    # renaming

    def begin_renaming(self) -> None:
        """Open or close the renaming form."""
        assert self.player
        self._set_renaming(None if self.renaming else RenameInput(self.player.name))
        self._update_page()

    def remember_typed(self, typed: str) -> None:
        """Store the name typed so far."""
        if self.renaming:
            self._set_renaming(self.renaming._replace(typed=typed))

    def _set_renaming(self, renaming: RenameInput | None) -> None:
        """Set the state of the renaming form, and persist it."""
        assert self.player
        self.renaming = renaming
        self.context.records.try_remember(RENAMING, codec.write((self.player.id, renaming.typed)) if renaming else "")

    def _restored_renaming(self, person: int) -> RenameInput | None:
        """The persisted state of the renaming form."""
        with suppress(ValueError):
            renamed, typed = codec.read(tuple[int, str], self.context.records.setting(RENAMING) or "")
            if renamed == person:
                return RenameInput(restored_text(typed))
        return None

    def rename(self, typed: str) -> None:
        """Rename the player. If the name is taken, offer to merge the two."""
        assert self.player
        own, people = self.player.name, self.context.records.people
        name = rename_view.spelling(typed, own, people.names())
        if isinstance(name, Refusal):
            self._set_renaming(RenameInput(typed, name))
            self._update_page()
            return
        try:
            people.rename(self.player.id, name)
        except NameTaken as taken:
            self._set_renaming(RenameInput(typed, Refusal("name_taken", {"name": name}), (taken.other, name)))
            self._update_page()
            return
        self.undo = None if name == own else (rename_view.renamed(own, self.context.voice), partial(self.rename, own))
        self._after_rename(own, name)

    def merge(self) -> None:
        """Merge the player with the one who has the typed name."""
        assert self.player
        assert self.renaming
        assert self.renaming.other
        other, name = self.renaming.other
        names = self.player.name, name
        try:
            merged = self.context.records.people.merge(self.player.id, other)
        except SatTogether:
            self._set_renaming(RenameInput(self.renaming.typed, Refusal("sat_together", {"names": names})))
            self._update_page()
            return
        self.player = self.player._replace(id=other)  # this page goes on with the merged player
        self.undo = rename_view.merged(*names, self.context.voice), partial(self._unmerge, merged)
        self._after_rename(*names)

    def take_back(self) -> None:
        assert self.undo
        self.undo[1]()

    def _unmerge(self, merged: Merged) -> None:
        assert self.player
        self.context.records.people.unmerge(merged)
        self.player = self.player._replace(id=merged.person)
        self.undo = None
        self.context.pages.show()

    def _after_rename(self, before: str, name: str) -> None:
        """Use the new name in the new-table form and in the open draft as well."""
        self._set_renaming(None)
        form, counting = self.context.new_table.form, self.context.counting.session
        if before in form.players and name not in form.players:
            called = tuple(name if player == before else player for player in form.players)
            starter = name if form.starter == before else form.starter
            self.context.new_table.fill_in(replace(form, players=called, starter=starter))
        if counting and (draft := self.context.records.draft(counting.draft.id)):
            self.context.counting.load_draft(draft)
        self.context.pages.show()
