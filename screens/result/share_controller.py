"""Shares a result: as text, picture, link, file or QR code."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from models.history import FinishedTable
from scoring import Result, write
from screens.result.image import draw, painted
from screens.result.preview import Preview
from screens.widgets.qr_overlay import QrOverlay
from sharing import bgstats, code, qr, text
from sharing.phone import SHARED, Outcome
from views.result import image_view
from views.result.view import broken_record_text
from words import GameVoice, Voice

if TYPE_CHECKING:
    from screens.context import Context

PICTURE, SHEET = "image/png", "application/json"
#: The share of the window's height that the card may take: it shows a picture.
HIGHEST = 0.94


class ShareController:
    """Offers the formats, shares the chosen one, and reports failures."""

    def __init__(self, context: "Context") -> None:
        self.context = context

    def offer(self, table: FinishedTable, result: Result) -> None:
        """Show the picture as it will be sent, and the other formats."""
        ways: Mapping[str, tuple[str, Callable[[FinishedTable, Result], object]]] = {
            "text": ("text", self._text),
            "sheet": ("file", self._sheet),
            "bgstats": ("link", self._bgstats),
            "bgstats_code": ("qr", self._bgstats_code),
            "sheet_code": ("qr", self._sheet_code),
        }
        voice, view = self._voice(result), self._view(table, result)
        card = self.context.shell.open_card(voice.text("share_title"), partial(self.offer, table, result))
        card.highest = HIGHEST
        send_picture = partial(self._file, table, result, "png", PICTURE, partial(draw, view))
        card.add_button(partial(Preview, painted(view)), send_picture)
        card.add_main("picture", voice.text("share_picture"), send_picture)
        card.add_choices(
            (icon, voice.text(f"share_{way}"), partial(send, table, result)) for way, (icon, send) in ways.items()
        )

    def _text(self, table: FinishedTable, result: Result) -> None:
        said = table.location, table.note, table.starter_name, table.minutes
        message = text.message(result, self._voice(result), table.finished.astimezone(), *said)
        self.report(self.context.device.phone.share_text(message), self._voice(result))

    def _view(self, table: FinishedTable, result: Result) -> image_view.PictureView:
        voice = self._voice(result)
        broken = [broken_record_text(record, voice) for record in self.context.records.history.broken_records(table)]
        return image_view.present(result, voice, table.finished.astimezone(), table.location, broken)

    def _sheet(self, table: FinishedTable, result: Result) -> None:
        self._file(table, result, "json", SHEET, lambda path: path.write_text(write(result.sheet), "utf-8"))

    def _file(self, table: FinishedTable, result: Result, end: str, mime: str, make: Callable[[Path], object]) -> None:
        """Write a file of this table and share it."""
        name = f"Elvaland {table.finished.astimezone():%Y-%m-%d %Hh%M} {result.sheet.game}"
        self.report(self.context.device.make_and_send(name, end, mime, make), self._voice(result))

    def _bgstats(self, table: FinishedTable, result: Result) -> None:
        link = bgstats.link(result, self._play(table), self._voice(result))
        self.report(self.context.device.phone.open_link(link), self._voice(result))

    def _bgstats_code(self, table: FinishedTable, result: Result) -> None:
        link = bgstats.link_for_code(result, self._play(table), self._voice(result))
        self._code(link, "bgstats_code", result)

    def _sheet_code(self, _: FinishedTable, result: Result) -> None:
        self._code(code.written(result.sheet), "sheet_code", result)

    def _code(self, content: str, way: str, result: Result) -> None:
        voice = self._voice(result)
        self.show_code(content, voice.text(f"share_{way}"), voice.text(f"{way}_how"), voice)

    def show_code(self, content: str, title: str, how: str, voice: Voice) -> None:
        """Show a QR code, or a message if the text is too long for one."""
        shell = self.context.shell
        try:
            squares = qr.squares(content)
        except qr.TooLong as refusal:
            shell.open_card(title).add_text([voice.text(refusal.key)])
            return

        def send() -> None:
            self.report(self.context.device.phone.share_text(content), voice, title)

        copy = voice.text("copy_code"), send
        shell.show_overlay(QrOverlay(title, how, squares, copy, shell.close))

    def _play(self, table: FinishedTable) -> bgstats.Play:
        records = self.context.records
        known = zip(table.people, table.names, strict=True)
        names = {person: name for person, name in known if person is not None}
        people = {name: records.people.uid(person) for person, name in names.items()}
        return bgstats.Play(
            records.history.uid(table.id),
            table.finished,
            people,
            minutes=table.minutes,
            location=table.location,
            note=table.note,
            starter=table.starter_name,
        )

    def offer_report(self, title: str, lines: Sequence[str], result: Result) -> None:
        """Offer to report a wrong number: a form or a text is prepared, and nothing sent."""
        from sharing import report  # seldom needed

        voice, phone = self._voice(result), self.context.device.phone

        def on_page() -> None:
            self.report(phone.open_link(report.link(title, lines, result.sheet)), voice)

        def as_text() -> None:
            self.report(phone.share_text(report.message(title, lines, result.sheet)), voice)

        card = self.context.shell.open_card(
            voice.text("number_wrong"), partial(self.offer_report, title, lines, result)
        )
        card.add_text([title, voice.text("number_wrong_how")])
        on_the_page = [("link", voice.text("report_on_page"), on_page)] if report.PAGE else []
        card.add_choices([*on_the_page, ("share", voice.text("report_as_text"), as_text)])

    def _voice(self, result: Result) -> GameVoice:
        return self.context.appearance.voice(result.sheet.game)

    def report(self, outcome: Outcome, voice: Voice, title: str = "") -> None:
        """Show the outcome, unless it was shared: then the other app is visible."""
        if outcome.done != SHARED:
            card = self.context.shell.open_card(title or voice.text("share_title"))
            card.add_text([voice.text(outcome.key, **outcome.values)])
