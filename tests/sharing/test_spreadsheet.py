"""The CSV as a spreadsheet reads it: all numbers in their columns, and no formulas."""

import csv
import io
import re
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import Result, games, score
from scoring.games.vedrfolnir.sheet import Player
from sharing.spreadsheet import PlayedTable, lines
from testing import vedrfolnir_tables
from testing.examples import examples
from testing.finished import EVENING, sheets
from testing.vedrfolnir_tables import pile
from words import LANGUAGES, GameVoice


def played(result: Result, location: str = "", note: str = "") -> PlayedTable:
    return PlayedTable(EVENING, location, note, result)


def voices(language: str) -> dict[str, GameVoice]:
    return {game: GameVoice(language, game) for game in games.names()}


def opened(text: str, language: str) -> list[list[str]]:
    """Cells as a spreadsheet parses them."""
    assert text.startswith("\ufeff")
    return list(csv.reader(text[1:].splitlines(keepends=True), delimiter={"fr": ";", "en": ","}[language], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_stands_in_its_column(language: str) -> None:
    tables = [played(score(sheet)) for sheet in examples().values()]
    head, *rows = opened("".join(lines(tables, voices(language))), language)
    assert len(head) == len(set(head)), "two columns of one name"
    told = iter(rows)
    for table in tables:
        voice = GameVoice(language, table.result.sheet.game)
        for player, place in zip(table.result.players, table.result.ranks, strict=True):
            row = next(told)
            assert len(row) == len(head)
            cells = dict(zip(head, row, strict=True))
            points = {title: cells[title] for title in map(voice.row, player.rows)}
            assert points == {voice.row(key): str(points) for key, points in player.rows.items()}
            assert (cells["Total"], row[5], row[6]) == (str(player.total), player.name, str(place))
            assert row[7] == str(int(player.name in table.result.winners))
            # rows of other games are empty; it is not known who began and how long it took, but the table counts
            assert sum(cell != "" for cell in row[9:]) == len(player.rows) + 1
            assert row[-5:] == ["", "", "1", "", ""]
    assert next(told, None) is None


def test_the_whole_of_a_table() -> None:
    sheet = vedrfolnir_tables.table(
        Player("Éva; Bo", pile(surtr=(1,))), Player("A"), Player("B"), expansions=("winter",)
    )
    head, first, *_ = lines([played(score(sheet), location="chez Éva", note='Dit "oui";\nvraiment')], voices("fr"))
    assert head == (
        "\ufeffDate;Jeu;Boîtes;Mode;Joueurs;Nom;Rang;Victoire;Total;Bouclier;Temple;Errants;Forge;Talion;Élites;Cognars;"
        "Mercenaires;Malt;Pièces;Guerriers;Chasseurs;Mineurs;Forgerons;Explorateurs;Héros;Camp;Mythologie;Odin;Thor;Tyr;"
        "Surtr;Freyja;A commencé;Minutes;Comptée;Lieu;Note\r\n"
    )
    assert first == (
        '2026-11-18 23:05;Vedrfolnir;Hiver;;3;"Éva; Bo";3;0;-3;;;;;;;;;;;;;;;;;;;0;0;0;-3;0;;;1;chez Éva;'
        '"Dit ""oui"";\nvraiment"\r\n'
    )


def test_who_began_how_long_it_took_and_whether_it_counts() -> None:
    table = played(score(examples()["duel"]))._replace(starter="Bjorn", minutes=25, excluded=True)
    _, *rows = opened("".join(lines([table], voices("en"))), "en")
    assert [(row[5], *row[-5:-2]) for row in rows] == [
        ("Astrid", "0", "25", "0"),
        ("Bjorn", "1", "25", "0"),
        ("Odin", "0", "25", "0"),
        ("Thor", "0", "25", "0"),
    ]


@pytest.mark.parametrize(("table", "people", "rows"), [("duel", "2", 4), ("solo won", "1", 3)])
def test_people_are_counted_and_everybody_with_points_has_a_line(table: str, people: str, rows: int) -> None:
    _, *told = opened("".join(lines([played(score(examples()[table]))], voices("en"))), "en")
    assert [row[4] for row in told] == [people] * rows


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "=cmd|' /C calc'!A0", "＝1", "\n=1", "\u00a0=1"]
)
def test_no_text_is_a_formula(name: str) -> None:
    sheet = vedrfolnir_tables.table(Player(name), Player("B"), Player("C"))
    _, first, *_ = lines([played(score(sheet), location=name, note=name)], voices("en"))
    (cells,) = csv.reader([first], strict=True)
    assert cells[5] == cells[-1] == cells[-2]
    assert (cells[5][0], cells[5].replace("'", "")) == ("'", name.replace("'", ""))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "x;=HYPERLINK(A1)",
        "x,=1",
        "x\t=1",
        "x\n=1",
        "x\r=1",
        "x; @SUM(A1)",
        'x;"=1',
        '"=1',
        ';"" -1',
        "a,b;\t=1",
        ",;+1",
    ],
)
def test_no_part_of_a_text_is_a_formula_by_whatever_sign_a_spreadsheet_parts_cells(text: str, language: str) -> None:
    assert_harmless(text, language)


@given(st.text(alphabet='=+-@;,\t\r\n "x1＝\u00a0', max_size=20), st.sampled_from(LANGUAGES))
def test_no_part_of_any_text_is_a_formula(text: str, language: str) -> None:
    assert_harmless(text, language)


def assert_harmless(text: str, language: str) -> None:
    """Check with every separator; the negative points of Éva stay a number with ours."""
    sheet = vedrfolnir_tables.table(Player(text, pile(surtr=(1,))), Player("A"), Player("B"), expansions=("winter",))
    _, first, *_ = lines([played(score(sheet), location=text, note=text)], voices(language))
    for sign in ";,\t":
        for quoted in (csv.QUOTE_MINIMAL, csv.QUOTE_NONE):
            rows = list(csv.reader(io.StringIO(first, newline=""), delimiter=sign, quoting=quoted))
            cells = [cell.lstrip().lstrip('"').lstrip() for row in rows for cell in row]
            assert [cell for cell in cells if re.match("[=+@＝]|-(?!3$)", cell)] == []
    (own,) = csv.reader(io.StringIO(first, newline=""), delimiter={"fr": ";", "en": ","}[language], strict=True)
    assert own[8] == "-3"


@given(st.text(max_size=50), st.sampled_from(LANGUAGES))
def test_whatever_somebody_notes(note: str, language: str) -> None:
    sheet = examples()["example"]
    _, first, *_ = lines([played(score(sheet), note=note)], voices(language))
    (cells,) = csv.reader([first], delimiter={"fr": ";", "en": ","}[language], strict=True)
    assert cells[-1].replace("'", "") == note.replace("'", "")


def test_line_by_line_however_long_the_history() -> None:
    asked = 0

    def history() -> Iterator[PlayedTable]:
        nonlocal asked
        for sheet in sheets(9):
            asked += 1
            yield played(score(sheet))

    told = lines(history(), voices("en"))
    assert len(list(islice(told, 2))) == 2
    assert asked == 1
