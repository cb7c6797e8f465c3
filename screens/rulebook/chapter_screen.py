"""A chapter of the rulebook: its rules with their answers."""

from collections.abc import Iterator

from kivy.uix.widget import Widget

from screens.rulebook.search_screen import rule_row
from screens.widgets.page import PageHeader, RowPage
from views.rulebook.rule_view import ChapterView


class ChapterScreen(RowPage):
    """Shows a `ChapterView`."""

    def rows(self, view: ChapterView) -> Iterator[Widget]:
        yield PageHeader("book", view.game_title, view.title, self.back)
        for rule in view.rules:
            yield rule_row(self, rule, self.go)
