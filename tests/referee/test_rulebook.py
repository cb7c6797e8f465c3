"""The rulebook as a whole: every entry is complete, says the same in both languages, and can be reached."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from importlib import import_module
from itertools import chain

import pytest

from referee import rulebook
from referee.entry import EXAMPLE, LICENSED, PRINTED, READING, STATUSES, Chapter, Entry, Said
from referee.rulebook import asked, entries
from referee.search.wording import words_of
from scoring import games
from scoring.cards.vedrfolnir import EFFECTS
from scoring.games.nains.catalogue import RULE_OF as RULE_OF_NAINS
from scoring.games.nidavellir.catalogue import CARDS, RULE_OF
from scoring.spelling import folded
from testing.rooms import ROOT
from testing.texts import lines
from words import GameVoice

CHAPTERS = {f"{game}-{chapter.key}": chapter for game, told in rulebook.CHAPTERS.items() for chapter in told}


def every_entry(test: Callable[[Entry], None]) -> Callable[[Chapter], None]:
    """A test of an entry for each of them: a case per chapter, since there are hundreds."""

    @pytest.mark.parametrize("chapter", CHAPTERS.values(), ids=CHAPTERS)
    def tested(chapter: Chapter) -> None:
        assert chapter.entries
        for entry in chapter.entries:
            try:
                test(entry)
            except AssertionError as error:
                raise AssertionError(f"{entry.id}: {error}") from error

    return tested


#: The pages of each book that shows any; the other texts at hand show none.
PAGES = {"nidavellir": range(2, 19), "idavoll": range(2, 13), "nains": range(2, 17)}
#: Books that are not the publisher's.
ELSEWHERE = {"thingvellir", "promos"}

#: How long each part may be: a title on a line or two, an answer that is read over a table.
LONGEST = {"title": 60, "answer": 240, "text": 760, "example": 420, "other": 420}

#: Words that give a slip of the language away.
ENGLISH = {
    "the",
    "and",
    "of",
    "with",
    "coin",
    "coins",
    "pouch",
    "treasury",
    "hero",
    "heroes",
    "dwarf",
    "warriors",
    "your",
}
FRENCH = {"le", "les", "des", "une", "et", "avec", "pièce", "pièces", "bourse", "trésor", "héros", "nain", "guerriers"}

#: Cards that nobody calls by their whole name.
UNNAMED = {card.id for card in CARDS.values() if card.kind == "mercenary"}
#: Names that are other words as well, of another game or of everyday.
AMBIGUOUS = {"hell", "loki"}


def cards_of(game: str) -> set[str]:
    """Every card of a game, in Vedrfolnir also those that nobody wins."""
    effects = {card for box in EFFECTS.values() for card in box} if game == "vedrfolnir" else set()
    return set(games.named(game).cards) | effects


def parts(entry: Entry) -> Iterator[tuple[str, Said]]:
    for name in LONGEST:
        said = getattr(entry, name)
        if said is not None:
            yield name, said


def spoken(entry: Entry, language: int) -> str:
    return " ".join(said[language] for _, said in parts(entry))


def test_there_are_enough_of_them() -> None:
    """The books hold some hundred rules; fewer entries than this would leave disputes open."""
    told = Counter(entry.game for entry in entries().values())
    assert told.keys() == set(games.names())
    assert sum(told.values()) >= 400
    assert min(told.values()) >= 60


def test_no_two_entries_have_an_id_and_every_chapter_has_a_name() -> None:
    chapters = [chapter for told in rulebook.CHAPTERS.values() for chapter in told]
    assert sum(len(chapter.entries) for chapter in chapters) == len(entries())
    assert {game: {chapter.key for chapter in told} for game, told in rulebook.CHAPTERS.items()} == {
        game: set(import_module(f"words.{game}").CHAPTERS) for game in games.names()
    }


@every_entry
def test_an_entry_is_whole(entry: Entry) -> None:
    assert re.fullmatch(r"(nidavellir|nains|vedrfolnir)(\.[a-z0-9_]+){1,2}", entry.id)
    assert entry.status in STATUSES
    assert date.fromisoformat(entry.date)
    for name, said in parts(entry):
        for text in said:
            assert 0 < len(text) <= LONGEST[name], f"{name}: {len(text)}"
            assert text == text.strip()
            assert not re.search(r"[{}\t]|  |TODO|XXX|—|’|\u00a0", text), f"{name}: {text}"
            assert name == "title" or text[-1] in ".!?", f"{name} has no end: {text}"
    assert not any("\n" in text for text in entry.answer)


@pytest.mark.parametrize("game", games.names())
def test_what_players_ask_stands_beside_each_entry(game: str) -> None:
    """In the text of the same name as the module, in the same order."""
    rules = import_module(f"referee.rules.{game}")
    for name in chain(*rules.CHAPTERS):
        text = (ROOT / f"referee/rules/{game}/{name}.txt").read_text("utf-8")
        told = import_module(f"{rules.__name__}.{name}").ENTRIES
        assert [paragraph.splitlines()[0] for paragraph in text.split("\n\n")] == [entry.id for entry in told], name
        for entry in told:
            phrases = asked()[entry.id]
            assert all(map(words_of, phrases)), entry.id
            assert len(phrases) == len(set(phrases)) > 1, f"{entry.id}: one phrase in each language at least"
        assert max(map(len, text.splitlines())) <= 120, name


@every_entry
def test_no_word_of_the_other_language(entry: Entry) -> None:
    french, english = (set(re.findall(r"[^\W\d_]+", spoken(entry, language).lower())) for language in (0, 1))
    assert not french & ENGLISH
    assert not english & FRENCH


@every_entry
def test_both_languages_tell_the_same_numbers(entry: Entry) -> None:
    for name in ("example", "answer"):
        french, english = (sorted(re.findall(r"\d+", text)) for text in getattr(entry, name))
        assert french == english, name


@every_entry
def test_every_sum_is_right(entry: Entry) -> None:
    for _, said in parts(entry):
        for text in said:
            for left, right in re.findall(r"([(\d][\d +−×()²]*?)\s*=\s*(−?\d+)", text):
                bare = left.replace("×", "*").replace("−", "-").replace("²", "**2").strip()
                bare = bare[bare.index("(") + 1 :] if bare.count("(") > bare.count(")") else bare
                if re.search(r"[-+*]", bare):
                    assert eval(bare) == int(right.replace("−", "-")), f"{left} = {right}"


@every_entry
def test_its_links_lead_somewhere(entry: Entry) -> None:
    assert entry.related, "it leads to no other entry: `related` is empty"
    assert len(set(entry.related)) == len(entry.related)
    for id in entry.related:
        assert id != entry.id
        assert entries()[id].game == entry.game


@every_entry
def test_its_source_can_be_looked_up(entry: Entry) -> None:
    source = entry.source
    assert source.book in import_module(f"words.{entry.game}").BOOKS
    pages = PAGES.get(source.book, range(1))
    assert source.page in pages or not source.page
    assert not source.last or source.last in pages
    assert not source.last or source.page < source.last
    if entry.status in (PRINTED, EXAMPLE):
        assert source.book not in ELSEWHERE, "its book is not at hand"
        assert source.page or source.book not in PAGES, "a printed rule has its page"
    assert entry.status != LICENSED or source.book == "thingvellir"
    assert (entry.status == READING) == (entry.other is not None), "our reading stands beside the other one"


@pytest.mark.many_cases
@every_entry
def test_the_cards_that_it_names_are_its_cards(entry: Entry) -> None:
    for language, code in ((0, "fr"), (1, "en")):
        voice = GameVoice(code, entry.game)
        plain = re.sub(r"(\w)/\w+", r"\1", folded(spoken(entry, language)))
        said = f" {re.sub(r'[^a-z0-9]+', ' ', plain)} "
        for card in cards_of(entry.game) - UNNAMED - AMBIGUOUS:
            short = re.sub(r" / \w+", "", voice.label(card))  # of "Maître / Maîtresse de Chasse" texts say the first
            name = re.sub(r"[^a-z0-9]+", " ", folded(short)).strip().removeprefix("dwerg ")
            if card in entry.cards:
                assert re.search(f" {name.removesuffix('s')}s? ", said), f"{card} is not named in {code}"
            else:
                assert f" {name} " not in said, f"{card} is named in {code}, and is not among its cards"


@pytest.mark.parametrize("game", games.names())
def test_every_card_has_its_entry(game: str) -> None:
    rules = {"nidavellir": RULE_OF, "nains": RULE_OF_NAINS}.get(game, {})
    assert cards_of(game)
    for card in cards_of(game):
        told = rulebook.about(game, card)
        assert told, f"nothing is said of {card}"
        assert card not in rules or entries()[rules[card]] in told, f"{rules[card]} is the rule of {card}"


@pytest.mark.many_cases
@pytest.mark.parametrize("game", games.names())
def test_every_why_opens_the_rule_behind_it(game: str) -> None:
    """Whatever a line of a score rests on, the rulebook tells it."""
    assert {line.rule for line in lines(game)} <= entries().keys()


@pytest.mark.parametrize("game", games.names())
def test_every_open_ruling_has_its_entry(game: str) -> None:
    open_ones = [entry for entry in entries().values() if entry.ruling and entry.game == game]
    assert sorted(entry.ruling for entry in open_ones) == sorted(games.named(game).rulings)
    assert all(entry.status == READING for entry in open_ones)
    for entry in open_ones:
        assert rulebook.of_ruling(game, entry.ruling) is entry
