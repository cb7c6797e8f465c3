"""Another name for a player: which are refused and why, and what takes a new one back."""

import pytest

from views.new_table.form import Refusal
from views.players.rename_view import Naming, Renaming, Undo, merged, present, renamed, spelt
from words import Voice

KNOWN = ("Anne", "Bruno", "Zoé")


@pytest.mark.parametrize(
    ("typed", "french", "english"),
    [
        pytest.param("", "Tapez d'abord un nom.", "Type a name first.", id="nothing"),
        pytest.param("\u200b", "Tapez d'abord un nom.", "Type a name first.", id="nothing that is seen"),
        pytest.param(
            "x" * 41,
            "Un nom a au plus 40 caractères, celui-ci en a 41.",
            "A name has at most 40 characters, this one has 41.",
            id="too long",
        ),
        pytest.param(
            "An\u200fne",
            "Ce nom contient un caractère invisible (U+200F)\u00a0: retapez-le sans lui.",
            "This name contains an invisible character (U+200F): type it again without it.",
            id="an invisible character",
        ),
        pytest.param(
            "valhalla",
            "valhalla\u00a0: un dieu ou une pile porte déjà ce nom.",
            "valhalla is already the name of a god or a pile.",
            id="a pile",
        ),
    ],
)
def test_such_a_name_is_refused_with_a_sentence(typed: str, french: str, english: str) -> None:
    refusal = spelt(typed, "Anne", KNOWN)
    assert isinstance(refusal, Refusal)
    naming = [present(Renaming(typed, refusal), Voice(language)) for language in ("fr", "en")]
    assert [each.typed for each in naming] == [typed, typed]
    assert [each.refusal for each in naming] == [french, english]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        pytest.param(" Annie ", "Annie", id="without the blanks around it"),
        pytest.param("bruno", "Bruno", id="as somebody else spells it"),
        pytest.param("anne", "anne", id="the own name in other letters"),
        pytest.param("ZOE\u0301", "Zoé", id="an accent beside its letter"),
        pytest.param("Chloe\u0301", "Chlo\u00e9", id="an accent comes on its letter"),
    ],
)
def test_another_name_is_kept_as_it_is_spelt(typed: str, name: str) -> None:
    assert spelt(typed, "Anne", KNOWN) == name


def test_while_a_name_is_typed_nothing_is_refused() -> None:
    assert present(Renaming("Annie"), Voice("en")) == Naming("Annie", "", can_merge=False)


@pytest.mark.parametrize(
    ("language", "refusal"),
    [("fr", "Bruno est déjà le nom de quelqu'un."), ("en", "Somebody is already called Bruno.")],
)
def test_a_name_that_somebody_has_may_be_that_of_the_same_person(language: str, refusal: str) -> None:
    naming = present(Renaming("bruno", Refusal("name_taken", {"name": "Bruno"}), (2, "Bruno")), Voice(language))
    assert naming == Naming("bruno", refusal, can_merge=True)


@pytest.mark.parametrize(
    ("undo", "told", "label"),
    [
        pytest.param(renamed("Anne", Voice("fr")), "Avant\u00a0: Anne", "Redevenir Anne", id="a new name, in French"),
        pytest.param(renamed("Anne", Voice("en")), "Before: Anne", "Back to Anne", id="a new name"),
        pytest.param(
            merged("Anne", "Annie", Voice("fr")),
            "Avant\u00a0: Anne et Annie",
            "Séparer de nouveau",
            id="one person of two, in French",
        ),
        pytest.param(
            merged("Anne", "Annie", Voice("en")), "Before: Anne and Annie", "Separate again", id="one person of two"
        ),
    ],
)
def test_what_was_done_to_a_name_can_be_taken_back(undo: Undo, told: str, label: str) -> None:
    assert undo == Undo(told, label)
