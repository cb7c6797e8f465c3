"""Every card of a game, with what it is worth; a card with its rules."""

import pytest

from referee.rulebook import entries
from scoring import games
from scoring.cards.vedrfolnir import EFFECTS, SOLO_CARDS
from scoring.games.nains.catalogue import RULE_OF as RULE_OF_NAINS
from scoring.games.nidavellir.catalogue import RULE_OF
from testing.voices import voices
from views.icons import ICONS
from views.rulebook.cards_view import listed, present, present_card
from words import LANGUAGES, GameVoice

every_game = pytest.mark.parametrize("game", games.names())


def worth(game: str, card: str, language: str = "en") -> str:
    return next(each.worth for each in listed(game, GameVoice(language, game)) if each.card == card)


class TestList:
    @pytest.mark.parametrize("language", LANGUAGES)
    @every_game
    def test_every_card_is_there_once(self, game: str, language: str) -> None:
        view = present(game, GameVoice(language, game))
        shown = [card.card for _, cards in view.groups for card in cards]
        effects = [card for box in (*EFFECTS.values(), SOLO_CARDS) for card in box] if game == "vedrfolnir" else []
        assert sorted(shown) == sorted([*games.named(game).cards, *effects])
        assert all(card.worth and card.icon in ICONS for _, cards in view.groups for card in cards)
        assert len({title for title, _ in view.groups}) == len(view.groups), "a heading twice"

    @pytest.mark.parametrize(
        ("game", "titles"),
        [
            (
                "nidavellir",
                [
                    "Nidavellir · Héros",
                    "Nidavellir · Distinctions",
                    "Nidavellir · Récompense",
                    "Thingvellir · Héros",
                    "Thingvellir · Artefacts",
                    "Thingvellir · Mercenaires",
                    "Cartes promotionnelles · Héros",
                    "Cartes promotionnelles · Artefacts",
                    "Idavoll · Animaux mythiques",
                    "Idavoll · Ases",
                    "Idavoll · Géants",
                    "Idavoll · Valkyries",
                    "Idavoll · Compagnon",
                ],
            ),
            ("nains", ["Cognars", "Mercenaires", "Cognars d'Élite", "Certification", "Allié"]),
            (
                "vedrfolnir",
                [
                    *(f"Vedrfolnir · {kind}" for kind in ("Cartes de score", "Objectifs", "Effets", "Jokers")),
                    *(f"Printemps · {kind}" for kind in ("Cartes de score", "Objectifs", "Effets")),
                    *(f"Hiver · {kind}" for kind in ("Cartes de score", "Objectifs", "Effets", "Jokers")),
                ],
            ),
        ],
    )
    def test_they_stand_by_box_and_kind(self, game: str, titles: list[str]) -> None:
        assert [title for title, _ in present(game, GameVoice("fr", game)).groups] == titles

    @pytest.mark.parametrize(
        ("typed", "found"),
        [("xyzzy", []), ("king's hand", ["kings_hand"]), ("main du roi", ["kings_hand"]), ("bonfr", ["bonfur"])],
    )
    def test_they_are_found_by_their_names_in_either_language(self, typed: str, found: list[str]) -> None:
        view = present("nidavellir", GameVoice("fr", "nidavellir"), typed)
        assert [card.card for _, cards in view.groups for card in cards] == found

    def test_spaces_are_nothing_typed(self) -> None:
        assert (
            present("nains", GameVoice("en", "nains"), "  ").groups == present("nains", GameVoice("en", "nains")).groups
        )


class TestWorth:
    """As the catalogue has it."""

    @pytest.mark.parametrize(
        ("card", "told"),
        [
            ("tarah", "14 · 1 rank"),
            ("kraal", "7 + 0 · 2 ranks"),
            ("dagda", "3 ranks"),
            ("skaa", "17"),
            ("idunn", "7 · 1 rank · + 2 per rank (explorers)"),
            ("dwerg_ymir", "13 / 40 / 81 / 108 / 135"),
            ("ylud", "Warriors 7 / Hunters / Miners 1 / Blacksmiths / Explorers 11"),
            ("astrid", "+ the highest coin"),
            ("olwyn", "9 · 2 doubles of a rank"),
            ("draupnir", "6 per coin ≥ 15"),
            ("svalinn", "5 per hero"),
            ("hrafnsmerki", "5 per mercenary"),
            ("mjollnir", "2 per rank of the longest column"),
            ("odroerir", "the coins on it"),
            ("merc1_warrior6_explorer8", "Warriors 6 / Explorers 8"),
            ("ratatosk", "2 · 1 rank · + 1 per pair of 0"),
            ("gullinbursti", "1 rank, in any column"),
            ("gymir", "3 × the captured card · captures: explorers"),
            ("hildr", "0 8 16 0"),
            ("odin", "no points of its own"),
        ],
    )
    def test_of_nidavellir(self, card: str, told: str) -> None:
        assert worth("nidavellir", card) == told

    @pytest.mark.parametrize(
        ("card", "told"),
        [
            ("gaat", "Bouclier 2 grades / Temple 2 / Errants 9 / Forge 4 / Talion 6"),
            ("jorun", "3 par rune différente · 1 rune"),
            ("ararun", "2 + 0 · 2 grades · 1 symbole Occulte"),
            ("borogam", "14 · 3 Malt"),
            ("oosram", "15 · 1 grade · enlève 2 jetons Paria"),
            ("tadgar", "24 · 1 grade, colonne au choix"),
            ("ordo", "aucun point en soi"),
        ],
    )
    def test_of_nains(self, card: str, told: str) -> None:
        assert worth("nains", card, "fr") == told

    @pytest.mark.parametrize(
        ("card", "told"),
        [
            ("surtr", "−3 per rune · 14 × 1 rune · 14 × 2 runes"),
            ("tyr", "5 per card · 6 × 2 runes · 6 × 3 runes"),
            ("freyja", "multiplies a card · 13 copies"),
            ("moin", "objective 15 · 2 copies"),
            ("norns", "6 copies"),
        ],
    )
    def test_of_vedrfolnir(self, card: str, told: str) -> None:
        assert worth("vedrfolnir", card).replace("\u00a0", " ") == told


class TestCard:
    @every_game
    def test_every_card_tells_its_own_rule_first(self, game: str) -> None:
        rule_of = {"nidavellir": RULE_OF, "nains": RULE_OF_NAINS}.get(game)
        for card in listed(game, GameVoice("en", game)):
            view = present_card(game, card.card, voices())
            if rule_of:
                assert view.rules[0].id == rule_of[card.card]
            else:
                first = entries()[view.rules[0].id]
                assert first.id.endswith(f".{card.card}") or len(first.cards) <= 2

    @every_game
    def test_every_card_that_a_rule_names_has_its_page(self, game: str) -> None:
        named = {card for entry in entries().values() if entry.game == game for card in entry.cards}
        assert named
        for card in named:
            assert present_card(game, card, voices()).rules, card

    def test_its_own_rule_is_the_headline(self) -> None:
        view = present_card("nidavellir", "grid", voices())
        assert view.answer == entries()["nidavellir.heroes.grid"].answer.en
        assert view.worth == "On the card: 7"
        assert view.rules[0].id == "nidavellir.heroes.grid"
        assert not view.rules[0].answer, "it is not said twice"

    def test_it_says_where_it_is_from_and_where_it_stands(self) -> None:
        view = present_card("nidavellir", "kraal", voices("fr"))
        assert (view.name, view.where) == ("Kraal le Vénal", "Nidavellir · Héros · Guerriers")
        assert view.worth == "Sur la carte\u00a0: 7 + 0 · 2 grades"
        assert present_card("vedrfolnir", "skoll_hati", voices()).where == "Spring · Effects"
