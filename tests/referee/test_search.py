"""The rule that a table looks for comes first, however it is typed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from random import Random
from statistics import median
from time import process_time

import pytest

from referee import rulebook
from referee.entry import Entry, Said, Source
from referee.search import MOST, Index
from referee.search.meanings import PHRASES
from referee.search.wording import SMALL, words_of
from scoring.spelling import folded
from testing.referee.questions import QUESTIONS, RUBBISH, Question
from words.names import box_titles, card_names

ENTRIES, ASKED = rulebook.entries(), rulebook.asked()
NAMES, BOXES = card_names(), box_titles()
INDEX = Index(ENTRIES.values(), ASKED, NAMES, BOXES)


def ids(text: str, game: str = "", among: int = MOST, index: Index = INDEX) -> list[str]:
    return [entry.id for entry in index.search(text, game)[:among]]


@pytest.mark.many_cases
@pytest.mark.parametrize("question", [pytest.param(question, id=question.text) for question in QUESTIONS])
def test_the_answer_is_among_the_first_three(question: Question) -> None:
    assert set(question.answers) <= ENTRIES.keys()
    found = ids(question.text, question.game, 3)
    assert set(question.answers).intersection(found), found


@pytest.mark.parametrize(
    ("text", "id"),
    [
        pytest.param("who starts", "nidavellir.turn.order", id="what comes first"),
        pytest.param("hunters distinction tie", "nidavellir.distinctions.tie", id="a tie"),
        pytest.param("what if the hero cards run out", "nidavellir.lines.no_hero_left", id="none left"),
        pytest.param("quand recruter un héros", "nidavellir.recruiting.line_rule", id="when"),
        pytest.param("can I transform the 0", "nidavellir.coins.never_change", id="may I"),
        pytest.param("hourya condition", "nidavellir.heroes.hourya", id="a condition"),
        pytest.param("joker en double", "vedrfolnir.jokers.one_of_a_kind", id="two alike"),
        pytest.param("loki quelle carte part", "vedrfolnir.cards.loki", id="what leaves"),
        pytest.param("nombre de jetons paria", "nains.setup.box", id="how many"),
        pytest.param("tiebreaker at the end of Nains", "nains.final_count.tie", id="a tie at the end of a game"),
        pytest.param("le camp se remplit quand", "nidavellir.camp.refill", id="a verb in another form"),
        pytest.param("Maître de Chasse", "nidavellir.distinctions.hunting_master", id="a printed name"),
        pytest.param("Guerrier·ère", "nidavellir.warriors", id="both forms in one word"),
        pytest.param("Chasseuses", "nidavellir.hunters", id="the other form"),
        pytest.param("THRUÞ", "nidavellir.heroes.thrud", id="a letter as the book prints it"),
        pytest.param("exchange talions", "nains.coins.exchange", id="talions are coins"),
        pytest.param("Order of the Talion", "nains.talion", id="and an Order"),
        pytest.param("plus-value", "nidavellir.valkyries.svafa", id="a word of the glossary"),
    ],
)
def test_what_a_question_is_about_weighs_more_than_a_word_that_occurs(text: str, id: str) -> None:
    assert ids(text, id.partition(".")[0], 1) == [id]
    assert INDEX.search(text, likely="nidavellir")[0].id == id


@pytest.mark.many_cases
@pytest.mark.parametrize(
    "otherwise",
    [
        pytest.param(str.upper, id="in capitals"),
        pytest.param(folded, id="without accents"),
        pytest.param("  {}\n ".format, id="with space around it"),
        pytest.param("¿ « {}".format, id="with signs before it"),
    ],
)
def test_nothing_else_matters(otherwise: Callable[[str], str]) -> None:
    for question in QUESTIONS[::12]:
        text = f"{question.text} ?"
        assert ids(otherwise(text), question.game) == ids(text, question.game), text


@pytest.mark.many_cases
@pytest.mark.parametrize("before", ["Dis, une question :", "Please let me just say…"])
def test_small_talk_hides_no_answer(before: str) -> None:
    """But for one in fifty: small words tell who, when and may I, and too many of them tell something else."""
    hidden = [
        question.text
        for question in QUESTIONS
        if not set(question.answers).intersection(ids(f"{before} {question.text}", question.game, 3))
    ]
    assert len(hidden) <= len(QUESTIONS) / 50, hidden


TITLES = [(entry.id, title) for entry in ENTRIES.values() for title in entry.title]


def missed(otherwise: Callable[[str], str], titles: Sequence[tuple[str, str]] = TITLES) -> list[str]:
    """The titles that do not find their entry among the first three."""
    return [title for id, title in titles if id not in ids(otherwise(title), among=3)]


@pytest.mark.many_cases
def test_an_entry_is_found_by_its_title() -> None:
    assert missed(str) == []


@pytest.mark.many_cases
def test_an_entry_is_found_whatever_the_order_of_the_words() -> None:
    """But for one in fifty: who or when is asked at the beginning, and "à Nains" names a game."""
    titles = TITLES[::4]
    assert len(missed(lambda title: " ".join(reversed(title.split())), titles)) <= len(titles) / 50


@pytest.mark.many_cases
def test_an_entry_is_found_with_a_slip_in_every_longer_word() -> None:
    """But for one in fifty: in a short title, two slips are one too many."""
    titles = TITLES[1::4]
    assert len(missed(slipped, titles)) <= len(titles) / 50


def texts(entry: Entry) -> str:
    return " ".join((*entry.title, *entry.answer, *entry.text, *entry.example, *ASKED[entry.id]))


@cache
def known() -> frozenset[str]:
    return SMALL.union(*(words_of(texts(entry)) for entry in ENTRIES.values()))


def slipped(title: str) -> str:
    """A title as a thumb hits it: in each longer word a letter is swapped, left out, doubled or mistaken."""
    chance = Random(title)
    words = words_of(title)
    for number, word in enumerate(words):
        if len(word) >= 4:
            at = chance.randrange(1, len(word) - 1)
            start, letter, end = word[:at], word[at], word[at + 1 :]
            slips = (start + end[0] + letter + end[1:], start + end, start + letter + letter + end, start + "x" + end)
            # A slip that makes another word of the rules cannot be seen.
            words[number] = chance.choice([slip for slip in slips if slip not in known()])
    return " ".join(words)


@pytest.mark.many_cases
def test_an_entry_is_found_by_all_its_words_at_once() -> None:
    """Pasted from its page."""
    assert [entry.id for entry in list(ENTRIES.values())[::30] if INDEX.search(texts(entry))[0] != entry] == []


@pytest.mark.many_cases
def test_an_entry_is_found_by_its_id() -> None:
    assert [id for id in ENTRIES if ids(id, among=1) != [id]] == []


@pytest.mark.many_cases
@pytest.mark.parametrize(("game", "card"), [key for key in NAMES if rulebook.about(*key)])
def test_a_card_is_found_by_each_of_its_names(game: str, card: str) -> None:
    for name in NAMES[game, card]:
        assert any(card in entry.cards for entry in INDEX.search(name, game)[:3]), name
        assert set(words_of(name)) - SMALL, f"{name} would be lost among the small words"


@pytest.mark.parametrize("text", ["", "  ", "?", "… !", "+", "ᚠᛏᚱ", "🎲", "what happens when", "est-ce qu'on peut"])
def test_nothing_asked_finds_nothing(text: str) -> None:
    assert ids(text) == []


@pytest.mark.parametrize(
    ("text", "chosen", "games"),
    [
        pytest.param("fin à Nains", "nidavellir", {"nains"}, id="a game that is named, another on the table"),
        pytest.param("nains mise en place", "", {"nains"}, id="at the beginning"),
        pytest.param("mise en place Nains", "", {"nains"}, id="at the end"),
        pytest.param("les nains de ma colonne", "nidavellir", {"nidavellir"}, id="dwarfs, by the article"),
        pytest.param("poser nains", "nidavellir", {"nidavellir"}, id="dwarfs, by the table"),
        pytest.param("3 nains", "nidavellir", {"nidavellir"}, id="dwarfs, by their number"),
        pytest.param("combien de nains par taverne", "nidavellir", {"nidavellir"}, id="dwarfs, by how many"),
        pytest.param("dagda sans assez de nains", "", {"nidavellir", "nains"}, id="dwarfs, by a card of another game"),
        pytest.param("tie vedrfolnr", "nains", {"vedrfolnir"}, id="a slip in the name"),
        pytest.param("vidofnir vedrfolnir", "", {"nidavellir"}, id="a card of the same name"),
        pytest.param("Thingvellir set-up", "vedrfolnir", {"nidavellir"}, id="a box"),
        pytest.param("cartes de l'hiver", "nidavellir", {"vedrfolnir"}, id="a box in French"),
        pytest.param("nidavellir", "nains", {"nidavellir"}, id="nothing but a name"),
        pytest.param("Vedrfolnir", "vedrfolnir", {"vedrfolnir"}, id="nothing but the name of the game chosen"),
        pytest.param("Vedrfolnir", "nidavellir", {"nidavellir"}, id="a card of the same name in the game chosen"),
    ],
)
def test_the_game_that_a_question_names(text: str, chosen: str, games: set[str]) -> None:
    found = {entry.game for entry in INDEX.search(text, chosen)}
    assert found
    assert found <= games


def test_a_number_counts_players_only_where_it_says_so() -> None:
    assert ids("two players tie, gems 3 and 5", "nidavellir", 3)[0] != "nidavellir.gems.three"
    assert ids("three players tie, gems 2 and 5", "nidavellir", 3)[0] == "nidavellir.gems.three"
    assert ids("égalité à 3, gemmes", "nidavellir", 3)[0] == "nidavellir.gems.three"


@pytest.mark.parametrize("text", RUBBISH)
def test_nothing_similar_finds_nothing(text: str) -> None:
    assert ids(text) == []


def entry(id: str, title: str = "Tavern", answer: str = "", text: str = "", example: str = "") -> Entry:
    """An entry whose French says nothing in particular."""
    title_, answer_, text_, example_ = (Said("Auberge", said) for said in (title, answer, text, example))
    return Entry(id, title_, answer_, text_, example_, Source("nidavellir"), cards=("thrud",))


class TestOrder:
    """Small rulebooks, each to show one thing."""

    @staticmethod
    def best(
        text: str, *entries: Entry, game: str = "", names: Mapping[tuple[str, str], Sequence[str]] = {}
    ) -> list[str]:
        return ids(text, game, index=Index(entries, {}, names, BOXES))

    @staticmethod
    def best_asked(text: str, asked: Mapping[str, Sequence[str]]) -> str:
        """Of entries for which players ask so."""
        return ids(text, index=Index(map(entry, asked), asked, {}, BOXES))[0]

    def test_the_title_before_what_is_asked_before_the_answer_before_the_text(self) -> None:
        entries = [
            entry("nains.d", text="anvil"),
            entry("nains.c", answer="anvil"),
            entry("nains.b"),
            entry("nains.a", title="anvil"),
        ]
        assert ids("anvil", index=Index(entries, {"nains.b": ["anvil"]}, {}, BOXES))[:2] == ["nains.a", "nains.b"]
        assert self.best("anvil", *entries[:2]) == ["nains.c", "nains.d"]

    def test_all_words_before_some(self) -> None:
        asked = {"nains.one": ["hammer tongs"], "nains.both": ["a hammer that hits an anvil"]}
        assert self.best_asked("hammer anvil", asked) == "nains.both"

    def test_a_rare_word_counts_more(self) -> None:
        entries = [entry(f"nains.{number}", title="Hammer") for number in range(9)]
        assert self.best("hammer anvil", *entries, entry("nains.rare", title="Anvil"))[0] == "nains.rare"

    def test_the_whole_title_before_a_part_of_one(self) -> None:
        assert (
            self.best("hammer", entry("nains.part", title="Hammer, anvil"), entry("nains.whole", title="Hammer"))[0]
            == "nains.whole"
        )

    @pytest.mark.parametrize("game", ["nains", "nidavellir", "vedrfolnir"])
    def test_a_game_that_is_chosen_or_named_leaves_out_the_others(self, game: str) -> None:
        entries = [entry(f"{game}.same", title="Hammer") for game in ("nains", "nidavellir", "vedrfolnir")]
        assert self.best("hammer", *entries, game=game) == [f"{game}.same"]
        for text in (f"hammer à {game}", f"{game} hammer", f"hammer of {game}", f"hammer in {game.upper()}?"):
            assert self.best(text, *entries) == [f"{game}.same"]
            assert self.best(f"hammer à {game}", *entries, game="vedrfolnir") == [f"{game}.same"]

    def test_a_game_without_answers_leaves_them_to_the_others(self) -> None:
        entries = entry("nains.anvil", title="Anvil"), entry("nidavellir.hammer", title="Hammer")
        assert self.best("anvil", *entries, game="nidavellir") == ["nains.anvil"]

    def test_where_entries_match_alike_the_likely_game_comes_first(self) -> None:
        entries = [entry(f"{game}.same", title="Hammer") for game in ("nains", "nidavellir", "vedrfolnir")]
        index = Index(entries, {}, {}, BOXES)
        for game in ("nains", "nidavellir", "vedrfolnir"):
            found = index.search("hammer", likely=game)
            assert found[0].game == game
            assert len(found) == 3

    def test_a_word_of_one_game_tells_which_is_meant(self) -> None:
        tools = {"nains": "anvil", "nidavellir": "bellows"}
        entries = [entry(f"{game}.same", title="Hammer tongs") for game in tools]
        entries += [entry(f"{game}.{number}", title=tool) for game, tool in tools.items() for number in range(30)]
        index = Index(entries, {}, {}, BOXES)
        for likely in tools:
            found = {tool: index.search(f"hammer tongs {tool}", likely=likely)[0].id for tool in tools.values()}
            assert found == {"anvil": "nains.same", "bellows": "nidavellir.same"}

    def test_a_box_that_is_not_in_play_comes_after(self) -> None:
        base, camp, gods = (
            replace(entry(f"nidavellir.{box}", title="Hammer"), source=Source("nidavellir", box=box))
            for box in ("base", "thingvellir", "idavoll")
        )
        index = Index((gods, camp, base), {}, {}, BOXES)
        assert [found.box for found in index.search("hammer", boxes=("thingvellir",))] == [
            "base",
            "thingvellir",
            "idavoll",
        ]
        assert index.search("hammer")[0].box == "base"
        assert index.search("hammer thingvellir")[0].box == "thingvellir"

    def test_the_words_that_people_use_most_for_it(self) -> None:
        asked = {
            "nains.seldom": ["may I melt an anvil", "hammer", "tongs", "bellows", "nail"],
            "nains.often": ["may I melt an anvil", "an anvil may melt", "may anvils be melted", "anvil", "nail"],
        }
        assert self.best_asked("may the anvil melt, I ask", asked) == "nains.often"

    def test_small_words_tell_who_from_when(self) -> None:
        asked = {f"nains.{word}": [f"{word} hits the anvil", f"{word} takes the anvil"] for word in ("who", "when")}
        assert self.best_asked("anvil who", asked) == "nains.who"
        assert self.best_asked("anvil when", asked) == "nains.when"

    def test_a_card_by_another_of_its_names(self) -> None:
        names = {("nains", "thrud"): ["Thrud", "Thrud la Chasseuse de Têtes", "Thrud the Headhunter"]}
        thrud, plain = entry("nains.thrud", title="Thrud: hammer"), entry("nains.plain", title="A rusty hammer")
        assert self.best("hammer thrud", thrud, plain, names=names)[0] == "nains.thrud"
        assert self.best("hammer headhunter", thrud, plain, names=names)[0] == "nains.thrud"

    def test_a_name_of_another_game_can_be_a_slip_in_this_one(self) -> None:
        entries = entry("nidavellir.freya", title="Freya"), entry("vedrfolnir.freyja", title="Freyja")
        assert self.best("freya", *entries, game="vedrfolnir")[0] == "vedrfolnir.freyja"
        assert self.best("freya", *entries, game="nidavellir")[0] == "nidavellir.freya"

    def test_what_players_say_for_the_same_after_the_word_itself(self) -> None:
        same, typed = entry("nains.same", title="Exchange"), entry("nains.typed", title="Swap")
        assert self.best("swapping", same, typed) == ["nains.typed", "nains.same"]

    def test_at_most_ten(self) -> None:
        assert len(self.best("hammer", *(entry(f"nains.{number}", title="Hammer") for number in range(12)))) == MOST

    @pytest.mark.parametrize(
        ("typed", "found"),
        [
            pytest.param("+5", "nains.with", id="with its sign"),
            pytest.param("5", "nains.bare", id="without"),
            pytest.param("five", "nains.bare", id="written out"),
            pytest.param("cinq", "nains.bare", id="in French"),
            pytest.param("−5", "nains.less", id="less"),
            pytest.param("12", "", id="no beginning of another number"),
        ],
    )
    def test_numbers(self, typed: str, found: str) -> None:
        entries = [
            entry("nains.with", title="Hammer +5"),
            entry("nains.bare", title="Hammer 5"),
            entry("nains.less", title="Hammer -5"),
        ]
        assert next(iter(self.best(typed, *entries, entry("nains.many", title="Anvil 123"))), "") == found

    @pytest.mark.parametrize(
        ("typed", "found"),
        [
            pytest.param("anvils", True, id="plural"),
            pytest.param("anv", True, id="unfinished"),
            pytest.param("a", False, id="one letter says nothing yet"),
            pytest.param("anv. theft", True, id="cut short"),
            pytest.param("navil", True, id="two letters swapped"),
            pytest.param("xnvil", True, id="one mistaken"),
            pytest.param("anvvil", True, id="one too many"),
            pytest.param("anil", True, id="one left out"),
            pytest.param("anxxl", False, id="two slips in a short word"),
            pytest.param("hraefnsmekri", True, id="two slips in a long one"),
            pytest.param("hraefxsmekri", False, id="three slips"),
            pytest.param("headhunter", True, id="the card's title"),
            pytest.param("chasseuse de tetes", True, id="the card's title in French"),
            pytest.param("the", True, id="unfinished, so far a small word"),
        ],
    )
    def test_typing(self, typed: str, found: bool) -> None:
        called = {("nains", "thrud"): ["Thrud Headhunter", "Thrud Chasseuse de Têtes"]}
        theirs = entry("nains.one", title="Anvil, Hrafnsmerki, theft")
        assert bool(self.best(typed, theirs, names=called)) is found


@pytest.mark.many_cases
def test_an_index_that_is_read_bit_by_bit_finds_the_same() -> None:
    index = Index(ENTRIES.values(), ASKED, NAMES, BOXES)
    assert all(index.read_on() for _ in ENTRIES)
    assert not index.read_on()
    for question in QUESTIONS[::40]:
        assert index.search(question.text) == INDEX.search(question.text)


def test_no_phrase_means_two_things() -> None:
    for first, phrases in PHRASES.items():
        assert len({phrase for phrase, _ in phrases}) == len(set(phrases)), first


@pytest.mark.many_cases
def test_an_answer_takes_a_fraction_of_the_time_that_the_index_takes() -> None:
    """About a hundredth; a phone is ten times as slow as a computer, and nobody waits while typing."""
    fresh = Index(ENTRIES.values(), ASKED, NAMES, BOXES)
    built = seconds(partial(fresh.search, ""))
    asked = [seconds(partial(fresh.search, question.text, question.game)) for question in QUESTIONS[::5]]
    assert median(asked) < built / 10


def seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
