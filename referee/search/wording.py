"""What players type, as the search compares it: without accents, endings and small words."""

import re
from functools import lru_cache

from scoring.spelling import folded

#: What French leaves of a small word before a vowel.
ELIDED = re.compile(r"\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]")
APOSTROPHES = re.compile("['’]")
#: The feminine form that is written into a word: "guerrier·ère·s".
FEMININE = re.compile(r"(?<=[a-z])[·-](?:e|ere|euse|ine|ne|trice)(?:[·-]?s)?\b")
#: A sign belongs to its number, a dash between two does not.
WORD = re.compile(r"(?<![a-z0-9])[+-]\d+|\d+|[a-z]+")

#: What players write for a word, or for a number; "un" and "one" say nothing.
SHORT = {
    form: word
    for word, forms in {
        "0": "zero zeros zeroes",
        "2": "deux two",
        "3": "trois three",
        "4": "quatre four",
        "5": "cinq five",
        "6": "six",
        "7": "sept seven",
        "8": "huit eight",
        "9": "neuf nine",
        "10": "dix ten",
        "12": "douze twelve",
        "combien": "cb cmb",
        "dans": "ds",
        "pour": "pr",
        "pourquoi": "pk pq",
        "quand": "kan kand qd",
        "quel": "kel",
        "qui": "ki",
        "quoi": "koi",
        "tout": "tt",
        "thrud": "thruth",
        "because": "bc cuz",
        "before": "b4",
        "people": "ppl",
        "which": "wich",
        "with": "w",
        "you": "u",
    }.items()
    for form in forms.split()
}

#: The first and the second age, in words.
AGE = re.compile(
    r"\b(?:(premiere?|first|1st|1ere?)|(deuxieme|seconde?|2eme|2nd|2e)) (age|ere|era)\b"
    r"|\b(age|ere|era) (?:(un|une|one|i)|(ii))\b"
)

#: What a question is full of and says nothing of.
FRENCH = (
    "a ai ais ait alors apres as au aura aussi aux avant avec avoir avons ca car ce cela celui ces cette ceux chez ci "
    "combien comme comment dans de deja des doit doivent donc dont du elle elles en encore es est et etait ete etes "
    "etre eux faire fait faut ici il ils jamais je la laquelle le lequel les lesquelles lesquels leur leurs lors lui "
    "ma mais me meme mes moi mon ne nos notre nous on ont or ou par parce pas passe peu peut peuvent peux plus pour "
    "pourquoi puis puisque qu quand que quel quelle quelles quels qui quoi sa sans se sera ses si soit son sont sous "
    "suis sur ta tant te tes toi ton tous tout toute toutes tu un une va vers veut veux voir vont vos votre vous "
    "possible vrai y c d j l m n s t cest dun jai jen lai na nai qua quil quon sil "
)
ENGLISH = (
    "about after am an and any are at be been before being but by can cannot cant could did do does doesnt done dont "
    "else for from get gets go goes going got had happen happens has have having he her here hers him his how i if in "
    "into is isnt it its just let lets like may me mean means might mine much must my need no not now of off oh ok on "
    "onto one our ours please say says she should so some still such than that the their them then there these they "
    "thing this those to too us use used want wants was we well were what when where whether which while who whom "
    "possible whose why will with without wont would yes yet you your yours "
)
TALK = (
    "alors anyone bon bref chose devais devrais dois durant during each euh every exactement exactly explain "
    "explained explication explique expliquer fonctionne fonctionnent fonctionner hello help jpeux juste maintenant "
    "marche marchent marcher merci needed needs pendant per please quelque quelquun rappel really regle regles rule "
    "rules salut sert servent someone stp svp thanks vraiment work works yen "
)
#: Who sits at the table; "Sarah" is no slip of "Tarah".
PEOPLE = "alex anna ben emma hugo jo julie kate lea leo lolo lucas marc marie max nico paul sam sarah tom "
SMALL = frozenset((FRENCH + ENGLISH + TALK + PEOPLE).split())

#: What inflects a word and leaves its sense, longest first, with the fewest letters that must stay.
ENDINGS = (
    *(
        (ending, 4)
        for ending in ("ation", "ement", "ment", "ing", "ante", "ente", "ant", "ent", "ion", "ed", "er", "ir", "ez")
    ),
    *((ending, 3) for ending in ("ees", "ies", "ee", "es", "ie", "e", "s", "x", "y")),
)

#: Words whose roots would be those of others: "missing" is no "mise", "pas" no "pass".
LIKE_OTHERS = {
    "allie": "ally",
    "allies": "ally",
    "ally": "ally",
    "augmente": "augment",
    "missed": "missed",
    "missing": "missing",
    "pas": "not",
    "jeweler": "jeweler",
    "jeweller": "jeweler",
    "partie": "partie",
    "parties": "partie",
}

#: The verbs of a table, and forms of them that no ending shows.
VERBS = {
    form: verb
    for verb, forms in {
        "add": "added adding",
        "choose": "chose chosen choosing",
        "draw": "drew drawn",
        "give": "gave given giving",
        "hold": "held",
        "keep": "kept",
        "lose": "lost losing",
        "make": "made making",
        "place": "placed placing",
        "take": "took taking",
        "throw": "threw thrown",
        "win": "won winning",
        "choisir": "choisis choisit",
        "fin": "finis finissent finit",
        "joue": "jouent jouer jouez jouons",
        "perdre": "perd perds perdu perdue perdus",
        "prendre": "prenant prenne prennent reprendre",
        "recevoir": "recois recoit recu recue",
        "remplir": "remplit",
        "rendre": "rend rends rendu rendue",
    }.items()
    for form in forms.split()
}


def words_of(text: str) -> list[str]:
    """Its words and numbers, the small words too.

    >>> words_of("Qu'est-ce que Ga'at ? +5 on the King's zero: 3 + 4, 5-7")
    ['est', 'ce', 'que', 'gaat', '+5', 'on', 'the', 'kings', '0', '3', '4', '5', '7']
    """
    plain = folded(text).replace("−", "-")
    if "'" in plain or "’" in plain:  # replacing is slow
        plain = APOSTROPHES.sub("", ELIDED.sub(" ", plain))
    if "·" in plain or "-" in plain:
        plain = FEMININE.sub("", plain)
    if "age" in plain or "ere" in plain or "era" in plain:
        plain = AGE.sub(_age, plain)
    return [SHORT.get(word, word) for word in WORD.findall(plain)]


def _age(found: re.Match[str]) -> str:
    """An age with its number.

    >>> words_of("At the end of age one, or of the second era?")[3:]
    ['of', 'age', '1', 'or', 'of', 'the', '2', 'era']
    """
    first, _, before, after, one, _ = found.groups()
    return f"{1 if first else 2} {before}" if before else f"{after} {1 if one else 2}"


@lru_cache(maxsize=20_000)
def root(word: str) -> str:
    """A word without its ending, near enough alike in both languages.

    >>> [root(word) for word in ("gems", "gemme", "heroes", "heros", "oubliee", "oublie", "discarding", "tie")]
    ['gem', 'gem', 'hero', 'hero', 'oubl', 'oubl', 'discard', 'tie']
    >>> [root(word) for word in ("restante", "restent", "choisir", "choisie")]
    ['rest', 'rest', 'chois', 'chois']
    >>> [root(word) for word in ("took", "taking", "jouer", "joue")]
    ['tak', 'tak', 'jou', 'jou']
    """
    word = VERBS.get(word, word)
    if word in LIKE_OTHERS:
        return LIKE_OTHERS[word]
    if word[-1:] in "sx" and len(word) > 3:
        word = word[:-1]
    for ending, stay in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= stay:
            word = word[: -len(ending)]
            break
    while len(word) > 3 and word[-1] in ("i", word[-2]) and word[-1].isalpha():
        word = word[:-1]
    return word
