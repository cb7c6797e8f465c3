"""A view as JSON for the page in the browser."""

from collections.abc import Iterable, Mapping
from typing import Any

from views.counting.pads.offer import Group, Offer
from views.counting.view import SectionView
from views.icons import ICONS
from views.result.bars import Part
from views.result.curtain_view import CurtainView
from views.result.explanation import Explanation
from views.result.reveal_view import RevealStep
from views.result.view import ResultView
from views.theme import name_of
from views.together.view import HandView, SeatView, SharedTable, StepView, TableView

Json = dict[str, Any]


def encode(table: SharedTable, view: TableView) -> Json:
    """Everything that the page shows of a table."""
    return {
        "version": table.version,
        "title": view.title,
        "seats": [_seat(seat) for seat in view.seats],
        "hand": view.hand and _hand(view.hand),
        "result": view.result and _result(view.result),
        "waiting": view.waiting,
    }


def encode_why(why: Explanation, sources: Mapping[str, str], answers: Mapping[str, str]) -> Json:
    """An explanation; `sources` and `answers` tell of each rule where it stands and what it says."""
    steps = [
        {"points": points, "text": text, "source": sources.get(rule, ""), "rule": answers.get(rule, "")}
        for points, text, rule in why.steps
    ]
    return {"title": why.title, "steps": steps}


def _seat(seat: SeatView) -> Json:
    return {"name": seat.name, "total": seat.total, "counted": seat.is_counted, "note": seat.note}


def _hand(hand: HandView) -> Json:
    return {
        "seat": hand.seat,
        "cards": hand.cards,
        "sections": [_section(section) for section in hand.sections],
        "commands": [_offer(offer, "") for offer in hand.commands],
        "counted": hand.is_counted,
        "countable": hand.is_countable,
        "undo": hand.can_undo,
        "redo": hand.can_redo,
    }


def _section(section: SectionView) -> Json:
    return {
        "id": section.cell[1],
        "title": section.title,
        "hint": section.hint,
        "icon": _icon(section.icon),
        "colour": name_of(section.icon),
        "points": section.number,
        "marks": section.marks,
        "groups": [_group(group, section.icon) for group in section.pad.groups],
    }


def _group(group: Group, colour: str) -> Json:
    return {
        "look": group.look,
        "title": group.title,
        "first": group.first,
        "offers": [_offer(offer, colour) for offer in group.offers],
    }


def _offer(offer: Offer, colour: str) -> Json:
    """An offer without what is empty: there are two hundred of them."""
    fields = {
        "key": offer.key,
        "label": offer.label,
        "note": offer.note,
        "held": offer.held,
        "gone": offer.gone,
        "icon": offer.icon and _icon(offer.icon),
        "colour": name_of(offer.colour) if offer.colour not in ("", colour) else "",
    }
    return {name: value for name, value in fields.items() if value}


def _result(result: ResultView | StepView | CurtainView) -> Json:
    if isinstance(result, CurtainView):
        return {"curtain": result.sentence, "names": result.names}
    if isinstance(result, StepView):
        return {"reveal": _step(result.step), "zero": result.zero}
    return _shown_result(result)


def _step(step: RevealStep) -> Json:
    players = [
        {
            "name": player.name,
            "total": player.total,
            "rank": player.rank,
            "won": player.won,
            "position": player.position,
            "bar": _bar(player.bar),
        }
        for player in step.players
    ]
    return {
        "title": step.title,
        "sentence": step.sentence,
        "icon": _icon(step.row),
        "colour": name_of(step.row),
        "players": players,
    }


def _shown_result(result: ResultView) -> Json:
    return {
        "verdict": result.verdict,
        "ahead": result.ahead,
        "zero": result.standings.zero,
        "warnings": [text for _, text in result.warnings],
        "standings": [
            {
                "rank": standing.rank,
                "name": standing.name,
                "seat": standing.seat,
                "total": standing.total.replace("−", "-"),
                "won": standing.won,
                "bar": _bar(standing.bar),
            }
            for standing in result.standings.players
        ],
        "rows": [
            {
                "id": row.key,
                "title": row.title,
                "icon": _icon(row.key),
                "colour": name_of(row.key),
                "cells": [{"number": cell.number, "best": cell.best} for cell in row.cells],
            }
            for row in result.rows
        ],
        "notes": [
            {"title": notes.title, "sentences": [sentence for sentence, _ in notes.sentences]} for notes in result.notes
        ],
    }


def _bar(parts: Iterable[Part]) -> list[Json]:
    return [
        {"colour": name_of(part.row), "icon": _icon(part.row), "start": part.start, "reach": part.reach}
        for part in parts
    ]


def _icon(name: str) -> str:
    return ICONS.get(name, "")
