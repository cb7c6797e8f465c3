"""The app: made once, it makes everything else and passes it on."""

from pathlib import Path

from kivy.app import App
from kivy.uix.widget import Widget

from scoring import read, score
from screens.presenters.table import present
from screens.table import TableScreen
from words import LANGUAGES, GameVoice, system_language


class ElvalandApp(App):  # type: ignore[misc]
    """For now: one table, scored and explained, in either language."""

    title = "Elvaland"

    def __init__(self, sheet: Path) -> None:
        super().__init__()
        self.sheet = sheet

    def build(self) -> Widget:
        self.language = system_language()
        self.result = score(read(self.sheet.read_bytes()))
        self.table = TableScreen(on_switch_language=self.switch_language)
        self._show()
        return self.table

    def switch_language(self, *_: object) -> None:
        """Say everything in the other language."""
        self.language = next(language for language in LANGUAGES if language != self.language)
        self._show()

    def _show(self) -> None:
        self.table.show(present(self.result, GameVoice(self.language, self.result.sheet.game)))
