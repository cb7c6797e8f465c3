"""A new table: every choice makes another form, every form that is complete makes a sheet that can be read."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scoring import games, read, write
from scoring.cards.vedrfolnir import ASES, SOLO_PILES
from testing import nains_tables, nidavellir_tables, vedrfolnir_tables
from testing.names import ANNE, THREE, TWO
from testing.voices import LONG
from views.new_table.form import GAMES, Form, name_key
from views.new_table.view import Choice, NewTableView, present, present_start
from words import LANGUAGES, Voice

MODES = [("nidavellir", ""), ("nains", ""), ("vedrfolnir", ""), ("vedrfolnir", "duel"), ("vedrfolnir", "solo")]

#: Any name that a sheet allows.
NAMES = some.text(
    some.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters="\u061c\u200e\u200f"), max_size=45
) | some.sampled_from(["Odin", "odin", "Thor", "Ase Odin", "Ase 1", "ase thor", "Valhalla"])


@some.composite
def forms(draw: some.DrawFn) -> Form:
    """A form as somebody may have tapped and typed it together."""
    game, mode = draw(some.sampled_from(MODES))
    form = Form(rulings={"freyja_factor": 3, "ratatosk_neutral_zeros": False}).choose_game(game).choose_mode(mode)
    for box in draw(some.sets(some.sampled_from(("thingvellir", "idavoll", "spring", "winter")))):
        form = form.toggle_box(box)
    for name in draw(some.lists(NAMES, max_size=7)):
        form = form.add(name)
    return form


def seats(sheet: Any) -> list[tuple[str, str | None]]:
    """Who sits there, and for whom an Ase plays."""
    return [(player.name, getattr(player, "ase_of", None)) for player in sheet.players]


class TestForm:
    @given(forms())
    def test_a_half_filled_form_survives(self, form: Form) -> None:
        assert Form.read(form.write()) == form

    def test_at_first_there_is_an_empty_one(self) -> None:
        assert Form.read("") == Form()

    @pytest.mark.parametrize(
        "text",
        [
            pytest.param("[", id="no JSON"),
            pytest.param("null", id="nothing"),
            pytest.param('{"game": "chess", "mode": 7, "rulings": []}', id="other kinds, and no game of ours"),
            pytest.param('{"players": ["Anne", 7], "expansions": [["camp"]]}', id="not only names"),
        ],
    )
    def test_what_is_no_form_is_left(self, text: str) -> None:
        assert Form.read(text) == Form()

    def test_an_earlier_version_did_not_know_who_begins(self) -> None:
        assert Form.read('{"game": "nains", "players": ["Anne"]}') == Form("nains", players=ANNE)

    def test_what_another_version_kept_besides_is_left(self) -> None:
        assert Form.read('{"game": "nains", "table_cloth": "green"}') == Form("nains")

    @given(forms())
    def test_every_sheet_can_be_read(self, form: Form) -> None:
        if form.missing == 0:
            sheet = form.sheet()
            assert read(write(sheet)) == sheet
            assert len(sheet.players) in games.named(sheet.game).seats[sheet.mode or form.modes[0]]
            assert not set(sheet.rulings) - set(games.named(sheet.game).rulings)

    @given(some.sampled_from((nidavellir_tables, nains_tables, vedrfolnir_tables)), some.randoms())
    def test_the_same_table_again(self, tables: Any, random: Random) -> None:
        table = tables.any_sheet(random)
        again = Form.of(table).sheet()
        # the Ases come behind the players, the piles of the solo game in the order of the book
        assert sorted(seats(again), key=str) == sorted(seats(table), key=str)
        assert Form.of(again).players == Form.of(table).players
        assert (again.game, again.mode, again.rulings) == (table.game, table.mode, table.rulings)
        assert set(again.expansions) == set(table.expansions)

    def test_the_same_table_again_begins_anew(self) -> None:
        table = nidavellir_tables.any_sheet(Random(1))
        assert all(not player.cards and len(player.coins) == 1 for player in Form.of(table).sheet().players)

    def test_boxes_are_written_in_the_order_of_the_game(self) -> None:
        form = Form().toggle_box("idavoll").toggle_box("thingvellir")
        assert form.sheet().expansions == ("thingvellir", "idavoll")
        assert form.toggle_box("idavoll").boxes == ("thingvellir",)

    def test_what_another_game_does_not_know_waits_for_the_one_that_does(self) -> None:
        form = Form("vedrfolnir", ("spring",), "duel", TWO, {"freyja_factor": 3})
        elsewhere = form.choose_game("nidavellir")
        assert (elsewhere.played, elsewhere.boxes, elsewhere.sheet().rulings) == ("", (), {})
        assert elsewhere.choose_game("vedrfolnir") == form

    def test_the_solo_game_leaves_the_players_for_another_mode(self) -> None:
        solo = Form("vedrfolnir", players=THREE).choose_mode("solo")
        assert tuple(player.name for player in solo.sheet().players) == SOLO_PILES
        assert solo.choose_mode("table").sheet().players == Form("vedrfolnir", players=THREE).sheet().players

    @pytest.mark.parametrize(
        ("players", "ases"),
        [
            pytest.param(TWO, ["Odin", "Thor"], id="as usual"),
            pytest.param(("Thor", "Bruno"), ["Odin", "Ase Thor"], id="a player is called so"),
            pytest.param(("odin", "ASE ODIN"), ["Ase 1", "Thor"], id="one could hardly tell them apart"),
        ],
    )
    def test_each_of_a_duel_has_an_ase(self, players: tuple[str, ...], ases: list[str]) -> None:
        duel = Form("vedrfolnir", mode="duel", players=players).sheet()
        assert seats(duel)[2:] == list(zip(ases, players, strict=True))

    @pytest.mark.parametrize(
        ("game", "mode", "missing"),
        [
            ("nidavellir", "", [2, 1, 0, 0, 0, 0, -1, -2]),
            ("nains", "", [2, 1, 0, 0, 0, 0, -1, -2]),
            ("vedrfolnir", "", [3, 2, 1, 0, 0, 0, 0, 0]),
            ("vedrfolnir", "duel", [2, 1, 0, -1, -2, -3, -4, -5]),
            ("vedrfolnir", "solo", [0] * 8),
        ],
    )
    def test_as_many_as_the_game_says(self, game: str, mode: str, missing: list[int]) -> None:
        assert [Form(game, mode=mode, players=tuple("ABCDEFG"[:count])).missing for count in range(8)] == missing

    def test_a_tap_seats_a_known_name(self) -> None:
        form = Form().seat("Anne").seat("Bruno")
        assert form.players == TWO
        assert form.is_seated("anne")
        assert not form.is_seated("Chloé")

    @pytest.mark.parametrize(
        ("typed", "players"),
        [
            pytest.param("Chloé", THREE, id="another name"),
            pytest.param("chloé", THREE, id="spelt as it is known"),
            pytest.param("anne", TWO, id="seated already"),
            pytest.param(" ", TWO, id="nothing"),
        ],
    )
    def test_what_is_typed_sits_down_before_the_table_begins(self, typed: str, players: tuple[str, ...]) -> None:
        assert Form(players=TWO, typed=typed).complete(("Chloé",)).players == players

    @pytest.mark.parametrize(
        ("seat", "to", "players"),
        [
            pytest.param(2, 1, ("Anne", "Chloé", "Bruno"), id="up"),
            pytest.param(0, 1, ("Bruno", "Anne", "Chloé"), id="down"),
            pytest.param(0, 2, ("Bruno", "Chloé", "Anne"), id="to the end"),
        ],
    )
    def test_the_order_around_the_table(self, seat: int, to: int, players: tuple[str, ...]) -> None:
        assert Form(players=THREE).move(seat, to).players == players

    @pytest.mark.parametrize(
        ("typed", "refusal"),
        [
            pytest.param("  ", "name_empty", id="nothing"),
            pytest.param("\u200b \u3164", "name_empty", id="nothing that is seen"),
            pytest.param("x" * 41, "name_long", id="too long"),
            pytest.param("An\u202ene", "name_unwritable", id="turns the direction"),
            pytest.param("An\tne", "name_unwritable", id="a tab"),
            pytest.param(" ANNE ", "name_seated", id="the same but for capitals"),
            pytest.param("Zoe\u0301", "name_seated", id="the same accent, written otherwise"),
            pytest.param("Zoe", "", id="another accent"),
            pytest.param(" Dénis ", "", id="spaces around it"),
            pytest.param("x" * 40, "", id="just short enough"),
        ],
    )
    def test_a_typed_name(self, typed: str, refusal: str) -> None:
        before = Form(players=("Anne", "Zoé"))
        after = before.add(typed)
        if refusal:
            assert after.refusal
            assert after.refusal.key == refusal
            assert (after.players, after.typed) == (before.players, typed)
        else:
            assert after == replace(before, players=("Anne", "Zoé", typed.strip()))

    def test_an_accent_stands_on_its_letter(self) -> None:
        assert Form().add("Zoe\u0301").players == ("Zo\u00e9",)
        assert Form().add("e\u0301" * 40).players == ("\u00e9" * 40,)

    def test_a_known_name_is_spelt_as_it_is_known(self) -> None:
        assert Form().add("élodie ", ("Anne", "Élodie")).players == ("Élodie",)
        assert Form().add("elodie", ("Anne", "Élodie")).players == ("elodie",)

    def test_a_refusal_goes_with_its_reason(self) -> None:
        refused = Form(players=TWO).add("anne")
        assert refused.refusal
        assert refused.remove(0).refusal is None
        assert refused.remove(0).add("anne").players == ("Bruno", "anne")

    @given(some.text())
    def test_likeness_forgives_spaces_around_and_capitals(self, name: str) -> None:
        assert name_key(f" {name}\u00a0") == name_key(name)
        assert name_key("ZOÉ") == name_key("zoé") != name_key("zoe")


def view(form: Form, *known: str, language: str = "en") -> NewTableView:
    return present(form, known, Voice(language))


def chosen(choices: tuple[Choice, ...]) -> list[str]:
    return [choice.label for choice in choices if choice.chosen]


class TestPresenter:
    def test_it_knows_every_game(self) -> None:
        assert sorted(GAMES) == sorted(games.names())
        assert [choice.label for choice in view(Form()).games] == ["Nidavellir", "Nains", "Vedrfolnir"]

    def test_sections_are_those_of_the_game(self) -> None:
        nidavellir, nains = view(Form(expansions=("idavoll",))), view(Form("nains"))
        vedrfolnir = view(Form("vedrfolnir"), language="fr")
        assert [choice.label for choice in nidavellir.boxes] == ["Thingvellir", "Idavoll"]
        assert chosen(nidavellir.boxes) == ["Idavoll"]
        assert (nidavellir.modes, nains.modes, nains.boxes) == ((), (), ())
        assert [choice.label for choice in vedrfolnir.modes] == ["À plusieurs", "En duel", "En solo"]
        assert chosen(vedrfolnir.modes) == ["À plusieurs"]
        assert chosen(view(Form("vedrfolnir", mode="duel")).modes) == ["Duel"]

    def test_a_choice_leads_to_the_form_in_which_it_is_made(self) -> None:
        seen = view(Form("vedrfolnir"), "Anne")
        for section in ("games", "boxes", "modes"):
            for index, choice in enumerate(getattr(seen, section)):
                assert getattr(view(choice.form, "Anne"), section)[index].chosen

    def test_a_name_is_offered_until_it_is_seated(self) -> None:
        seen = view(Form(players=("Chloé", "anne")), "Anne", "Bruno", "Chloé", "Éva")
        assert [choice.label for choice in seen.known] == ["Bruno", "Éva"]
        assert seen.known[0].form.players == ("Chloé", "anne", "Bruno")
        assert [(seat.number, seat.name) for seat in seen.seats] == [("1", "Chloé"), ("2", "anne")]

    def test_who_begins_is_marked_in_the_order_around_the_table(self) -> None:
        seen = view(Form(players=THREE).started_by("Bruno"), language="fr")
        assert [seat.begins for seat in seen.seats] == ["", "commence", ""]
        moved = view(Form(players=THREE).started_by("Bruno").move(1, 0))
        assert [seat.begins for seat in moved.seats] == ["begins", "", ""]

    def test_who_begins_is_drawn_among_several(self) -> None:
        assert [view(Form(players=THREE[:count])).draw for count in range(4)] == ["", "", "Who begins?", "Who begins?"]
        assert view(Form("vedrfolnir", mode="solo", players=THREE)).draw == ""

    def test_a_long_word_of_a_known_name_is_shortened(self) -> None:
        assert view(Form(), LONG).known[0].label == "Maximilienn… de la Rochefouc"

    def test_ases_and_piles_are_nobody(self) -> None:
        assert [choice.label for choice in view(Form(), "Anne", *ASES, *SOLO_PILES).known] == ["Anne"]

    @pytest.mark.parametrize(
        ("form", "french", "english"),
        [
            (Form(), "Joueurs\u00a0: de 2 à 5", "Players: 2 to 5"),
            (Form("vedrfolnir"), "Joueurs\u00a0: 3 ou plus", "Players: 3 or more"),
            (Form("vedrfolnir", mode="duel"), "Deux joueurs, chacun avec un Ase", "Two players, each with an Ase"),
            (Form("vedrfolnir", mode="solo"), "Une personne joue seule", "One person plays alone"),
        ],
    )
    def test_it_says_how_many_play(self, form: Form, french: str, english: str) -> None:
        assert [view(form, language=language).players_title for language in ("fr", "en")] == [french, english]

    @pytest.mark.parametrize(
        ("form", "label", "ready"),
        [
            pytest.param(Form(), "Il manque 2 joueurs", False, id="nobody"),
            pytest.param(Form(players=ANNE), "Il manque un joueur", False, id="one missing"),
            pytest.param(Form(players=ANNE, typed="Bruno"), "Compter\u00a0: 2 joueurs", True, id="the other is typed"),
            pytest.param(Form(players=ANNE, typed="anne"), "Il manque un joueur", False, id="the same is typed"),
            pytest.param(
                Form("vedrfolnir", players=TWO), "Un joueur de plus, ou En duel", False, id="enough for a duel"
            ),
            pytest.param(Form("vedrfolnir", players=ANNE), "Il manque 2 joueurs", False, id="too few for either"),
            pytest.param(Form("vedrfolnir", mode="duel", players=ANNE), "Il manque un joueur", False, id="of a duel"),
            pytest.param(Form(players=TWO), "Compter\u00a0: 2 joueurs", True, id="enough"),
            pytest.param(Form(players=TWO, typed="Anne"), "Compter\u00a0: 2 joueurs", True, id="enough and one again"),
            pytest.param(Form(players=tuple("ABCDEF")), "Un joueur de trop\u00a0: 5 au plus", False, id="one too many"),
            pytest.param(
                Form("vedrfolnir", mode="duel", players=tuple("ABCDE")),
                "3 joueurs de trop\u00a0: 2 au plus",
                False,
                id="three too many",
            ),
            pytest.param(Form("vedrfolnir", mode="duel", players=TWO), "Compter\u00a0: un duel", True, id="duel"),
            pytest.param(Form("vedrfolnir", mode="solo"), "Compter\u00a0: une partie solo", True, id="solo"),
        ],
    )
    def test_it_says_what_is_missing_or_what_begins(self, form: Form, label: str, ready: bool) -> None:
        assert present_start(form, (), Voice("fr")) == (label, ready)

    def test_who_else_takes_part(self) -> None:
        assert view(Form("vedrfolnir", mode="duel", players=TWO)).others == "Ases: Odin and Thor"
        assert view(Form("vedrfolnir", mode="duel", players=ANNE)).others == ""
        piles = "Three piles to count: Valhalla, Heilheim and Brynhildr"
        assert view(Form("vedrfolnir", mode="solo")).others == piles
        assert view(Form("vedrfolnir", players=THREE)).others == ""

    def test_who_plays_alone_chooses_nobody(self) -> None:
        seen = view(Form("vedrfolnir", mode="solo", players=TWO, typed="", refused=True), "Anne")
        assert (seen.solo, seen.known, seen.seats, seen.refusal) == (True, (), (), "")
        assert not view(Form("vedrfolnir", mode="duel")).solo

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("typed", ["", "x" * 41, "An\u202ene", "ANNE"])
    def test_every_refusal_is_a_sentence(self, typed: str, language: str) -> None:
        refusal = view(Form(players=ANNE).add(typed), language=language).refusal
        assert refusal.endswith(".")
        assert view(Form(players=ANNE, typed=typed), language=language).refusal == ""
