"""What was told to a tool, as a text and back: the same after any taps, and nothing of a text not to be trusted."""

import json
from random import Random
from typing import Any

import pytest

from referee.rulebook import entries
from testing import nains_tables, nidavellir_tables, vedrfolnir_tables
from testing.calculators import CalculatorDriver, every_tool
from views.calculators import codec
from views.calculators.codec import TAPS

TABLES: dict[str, Any] = {"nidavellir": nidavellir_tables, "nains": nains_tables, "vedrfolnir": vedrfolnir_tables}
#: What a form may say, and what it may not: columns, cards, doings, and nonsense.
WORDS = ("", "nidavellir", "nains", "over", "end", "transform", "exchange", "ordo", "dagda", "odin", "tyr", "base", "x")


def again(asked: CalculatorDriver, text: str) -> list[Any]:
    """The forms of a text, for a question that nobody told anything yet."""
    begun = asked.presenter.begin(asked.voice.game, asked.table)

    def show(form: Any) -> None:
        asked.presenter.present(form, asked.voice, asked.table)

    return codec.read(text, begun, show)


@pytest.mark.many_cases
@every_tool
def test_any_taps_are_found_again(game: str, tool: str) -> None:
    random = Random(f"{game} {tool}")
    for table in (None, TABLES[game].any_sheet(random), TABLES[game].any_sheet(random)):
        asked = CalculatorDriver(game, tool, table)
        forms = [asked.form]
        for _ in range(TAPS + 9):
            asked.form = random.choice(asked.chips()).form
            forms.append(asked.form)
        assert again(asked, codec.write(forms)) == [forms[0], *forms[-TAPS:]]
        assert again(asked, codec.write(forms[:9])) == forms[:9]
        assert codec.write(forms[:1]) == ""


def spoilt(written: Any, random: Random) -> Any:
    """The same, one value in it another: of its kind, but perhaps of a column, a card or a seat that is not there."""
    if isinstance(written, dict) and written:
        name = random.choice(sorted(written))
        return {**written, name: spoilt(written[name], random)}
    if isinstance(written, list) and written:
        place = random.randrange(len(written))
        before, one, after = written[:place], written[place], written[place + 1 :]
        return random.choice(([*before, *after], [*written, one], *[[*before, spoilt(one, random), *after]] * 3))
    if isinstance(written, str):
        return random.choice(WORDS)
    return random.choice((None, True, False, 0, 1, 3, 5, 9, 77, 10**9, [3], ["x"], {"x": []}))


@every_tool
def test_a_form_that_nobody_tapped_is_shown_or_forgotten(game: str, tool: str) -> None:
    """And where it is shown, so is whatever is tapped then."""
    random, shown = Random(f"{game} {tool}"), 0
    for table in (None, TABLES[game].any_sheet(random), TABLES[game].any_sheet(random)):
        asked = CalculatorDriver(game, tool, table)
        begun = tapped = asked.form
        for _ in range(25):
            asked.form = tapped
            tapped = random.choice([*asked.chips()]).form if random.random() < 0.9 else begun
            told = json.loads(codec.write([begun, tapped]))
            for form in again(asked, json.dumps([spoilt(told[1], random)])):
                shown += form != tapped
                asked.form = form
                for choice in asked.chips():
                    view = asked.presenter.present(choice.form, asked.voice, asked.table)
                    assert view.answer
                    assert all(rule in entries() for _, rule in view.steps)
    assert shown


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param({"at": -1}, id="a seat below the first"),
        pytest.param({"at": 4}, id="a seat beyond the last"),
        pytest.param({"at": True}, id="yes is no seat"),
        pytest.param({"at": 0.0}, id="half numbers"),
        pytest.param({"at": None}, id="nobody"),
        pytest.param({"coins": [5]}, id="coins of fewer players"),
        pytest.param({"coins": {"5": 5}}, id="coins that are no list"),
        pytest.param({"coins": [5, "5", None, None]}, id="a coin in letters"),
        pytest.param({"game": "nains"}, id="another game"),
        pytest.param({"game": "n" * 1000}, id="a name that never ends"),
        pytest.param({"seats": {"number": 4, "names": ["A", "B", "C", "D"]}}, id="other players"),
        pytest.param({"seats": {"number": 10**9, "names": []}}, id="a thousand million players"),
        pytest.param({"seats": [4, []]}, id="seats without names of fields"),
        pytest.param({"table_cloth": "green"}, id="a newer app's field"),
    ],
)
def test_what_cannot_be_read_begins_anew(wrong: dict[str, object]) -> None:
    asked = CalculatorDriver("nidavellir", "taverns")
    kept = json.loads(codec.write([asked.form, asked.tap("4").form]))
    assert len(again(asked, json.dumps(kept))) == 2
    assert again(asked, json.dumps([kept[0], {**kept[1], **wrong}])) == []
    assert again(asked, json.dumps([{**kept[0], **wrong}, kept[1]])) == []


@pytest.mark.parametrize("text", ["", "null", "{}", "7", '"a"', "[7]", "[[]]", "[{}]", "[" * 100_000, "[9" * 4])
def test_what_is_no_question_begins_anew(text: str) -> None:
    assert again(CalculatorDriver("vedrfolnir", "tribute"), text) == []
