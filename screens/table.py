"""The table of a finished game; a tap on a number tells why it is what it is."""

from collections.abc import Sequence
from pathlib import Path

from kivy.factory import Factory
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from screens.presenters.table import TableView
from screens.theme import DARK

KV = Path(__file__).parent.parent / "kv"
for name in ("theme", "table"):
    Builder.load_file(str(KV / f"{name}.kv"))


class Heading(BoxLayout):  # type: ignore[misc]
    """A player's name and place above the own column."""

    name = StringProperty()
    place = StringProperty()
    won = BooleanProperty(False)


class RowTitle(Label):  # type: ignore[misc]
    """The name of a category beside its colour."""

    colour = StringProperty(DARK.gold)


class Number(ButtonBehavior, Label):  # type: ignore[misc]
    """A number of the table, which can be asked why."""

    cell = ObjectProperty()
    is_total = BooleanProperty(False)
    chosen = BooleanProperty(False)


class Step(BoxLayout):  # type: ignore[misc]
    """One step of an explanation."""

    points = StringProperty()
    sentence = StringProperty()


class TableScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `TableView`; asks for the other language with `on_switch_language`."""

    title = StringProperty()
    verdict = StringProperty()
    language = StringProperty()
    columns = NumericProperty(1)

    __events__ = ("on_switch_language",)

    def show(self, view: TableView) -> None:
        """Fill the screen, and go on explaining the number that was being explained."""
        asked = [number.chosen for number in self._numbers()]
        self.title, self.verdict, self.language = view.title, view.verdict, view.other_language
        self.columns = len(view.seats) + 1
        grid = self.ids.grid
        grid.clear_widgets()
        grid.add_widget(RowTitle(colour=DARK.ground))
        for seat in view.seats:
            grid.add_widget(Heading(name=seat.name, place=seat.place, won=seat.won))
        for row in view.rows:
            grid.add_widget(RowTitle(text=row.title, colour=DARK.of_row(row.colour)))
            for cell in row.cells:
                is_total = row is view.rows[-1]
                grid.add_widget(Number(text=cell.number, cell=cell, is_total=is_total, on_release=self.explain))
        self._tell(view.invitation, ())
        for number, chosen in zip(self._numbers(), asked, strict=False):
            if chosen:
                self.explain(number)

    def explain(self, chosen: Number) -> None:
        """Tell why a number is what it is."""
        for number in self._numbers():
            number.chosen = number is chosen
        self._tell(chosen.cell.title, chosen.cell.steps)

    def on_switch_language(self) -> None:
        """Somebody wants the other language."""

    def _numbers(self) -> list[Number]:
        return [widget for widget in reversed(self.ids.grid.children) if isinstance(widget, Number)]

    def _tell(self, title: str, steps: Sequence[tuple[str, str]]) -> None:
        why = self.ids.why
        why.clear_widgets()
        why.add_widget(Factory.Muted(text=title))
        for points, sentence in steps:
            why.add_widget(Step(points=points, sentence=sentence))
