"""What words mean, whatever the language: what a question is about, and of what it counts so many."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from referee.search.wording import SMALL, root, words_of

#: By what they mean, what players say. A line without a name says nothing.
MEANINGS = """
tie: tie; tied; ties; tiebreak; tiebreaker; égalité; égal; égaux; ex aequo; pareil; same; même; autant; as many; equal;
    départager; départage; identical; identique; both have; both has; both hold; both got; tous les deux;
    toutes les deux; partout; a draw; draw at the end; match nul
: quand même; tout de même; se passe; at the same time; en même temps; same turn; même tour
first: first; premier; commencer; start; starts; begin; débuter; d'abord; avant les autres
order: order; ordre; avant ou après; before or after
win: win; winner; victory; gagner; vainqueur; victoire; emporter; goal; aim; but du jeu; objectif du jeu;
    objective of the game
end: end; ending; finish; fin; finir; terminer; arrêter; stop; is it over; game over; game is over
setup: set up; setup; setting up; mise en place; installer; installation; préparer; préparation; prepare; au début;
    at the beginning; at the start; de départ; au départ; to start with; start of the game; début de partie
gone: n'est plus; sont plus; isn't in; is not in; n'y a pas; n'y a plus; y a plus; y en a plus; no more; none left;
    run out; runs out; ran out; running out; plus de; plus aucun; plus aucune; plus rien; gone; missing; empty;
    not there; vide; épuisé; manquer; manque; absent; all taken; are taken; is taken; sont pris; est prise;
    existe pas; existe plus; doesn't exist; not available; unavailable; pas disponible; not enough; pas assez;
    plus assez; reste; restant; left; sold out; there is no; there's no; no longer; anymore
most: most; le plus de; le plus grand nombre; le plus; majorité; majority; majoritaire
must: must; have to; obliged; obligatory; compulsory; mandatory; forced; obligé; obliger; obligatoire; optional; refuse;
    skip; passing; pass; je passe; peux passer; passer son tour; passe son tour; wait; decline; delay; attendre;
    facultatif; renoncer; plus tard; later; dois je; doit on; faut-il; am I forced
points: points; pts; score; scoring; worth; value; valeur; vaut; valent; valoir; rapporter; marquer; barème; how much;
    comptage
finally: at the end; à la fin; en fin de partie
total: final score; score final; final scoring; décompte; décompte final; final count; add up; added up; additionner;
    what counts; on compte quoi; compter les points; compte les points; count points; count the points;
    count for points; total score; comment on compte; score calculated; how do we score
number: how many; combien; nombre; nb; number of; count of
discard: discard; remove; lose; throw; trash; jeter; jette; virer; défausser; perdre; throw away; rendre; enlever;
    retirer; take out; part; partir; leave; toss; bin; loose; get rid of; balancer; dégager; se débarrasser
exchange: exchange; trade; trading; swap; troquer; échanger; échange
transform: transform; transformation; transformer; upgrade; improve; increase; raise; augmenter; améliorer;
    amélioration; booster; boost
effect: effet; effect; pouvoir; power; capacité; ability; sert à quoi; à quoi sert; fait quoi; does it do
recruit: recruter; recruit; get a hero; take a hero; gagner un héros; avoir un héros; prendre un héros; get a cognar;
    take a cognar; gagner un cognar; avoir un cognar; prendre un cognar
choose: choose; choisir; pick; select; choix; choice
hidden: hidden; secret; face down; caché; face cachée
high: high; higher; highest; bigger; biggest; largest; plus grosse; plus gros; plus haute; plus haut; plus forte;
    plus fort; above
low: low; lower; lowest; smaller; smallest; plus petite; plus petit; plus basse; plus faible; below
times: times; fois; once
several: several; plusieurs; at once; d'un coup; twice
evaluation: distinction; évaluation des troupes; troop evaluation; évaluation; élite;
    évaluation des ordres; reward; award; prize; récompense
warrior: warrior; guerrier; couleur rouge; rouge; red
hunter: hunter; chasseur; chasseuse; vert; green
miner: miner; mineur; orange
blacksmith: blacksmith; forgeron; violet; purple; smith
explorer: explorer; explorateur; bleu; blue; explo
class: class; classe; colour; color; couleur
grade: grade; rank
glossary: c'est quoi; what is a; what is an; what's a; what's an; définition; definition; glossaire; glossary;
    ça veut dire; what is
gem: gem; gemme; stone; crystal; cristal; caillou; jewel; bijou
coin: coin; pièce; money; cash; argent; thune; fric; des talions; les talions; mes talions; vos talions; gold talions;
    talions d'or; talions de bronze; my talions; exchange talions
star: star; étoile
hero: hero; héros; heroine; héroïne; cognar; character; perso; personnage
players: number of players; nombre de joueurs; nombre de seigneurs; player count; how many players; combien de joueurs
player: player; joueur; elvaland; seigneur; lord; people; personne; participant
game: game; partie; jeu
turn: turn; tour; round; manche
treasury: treasury; trésor; bank; banque; coffre; rack
camp: camp; campement
deck: deck; paquet; draw pile
draw: draw; piocher; tirer
age: age; era; ère
bid: bid; bidding; mise; miser; enchère; enchérir
line: line; ligne; row
place: place; placing; put; put down; sit; sits; poser; pose; mettre; met; mets; remettre; ranger; lay
where: where does; goes where; va où; où va; où vont; where do
shield: shield; bouclier; ordre du bouclier; ordre des boucliers; order of the shield; shield order
temple: temple; ordre du temple; order of the temple; temple order
errants: errant; ordre des errants; order of the errants; errants order
forge: forge; ordre de la forge; order of the forge; forge order
talion: talion; ordre du talion; order of the talion; talion order
mercenary: mercenary; mercenaire; merc; merco; hired sword
artefact: artefact; artifact
tavern: tavern; taverne; auberge; inn; pub; bistrot
rune: rune
double: en double; two of the same; duplicate; doublon; déjà un; déjà une; already have; already has; already own;
    twin; clone; jumeau
malt: malt
keep: keep; garder; conserver
expansion: expansion; extension
example: example; exemple
use: activate; trigger; activer; utiliser; déclencher
show: show; look; peek; montrer; regarder; consulter
forgotten: forget; forgot; forgotten; oublier; oublié; missed
move: move; relocate; bouger; déplacer; changer de place
surplus: plus-value; surplus; overshoot
over: go over; goes over; going over; gone over; went over; exceed; bust; too many; dépasser; dépassement; trop de
exact: exact; exactly; exactement
contents: matériel; contenu; contents; components; in the box; dans la boîte
"""

PLAYER = "player"
#: Of what there are so many, by what follows or precedes a number.
COUNTED = {
    root(word): unit
    for unit, words in {
        PLAYER: "joueur player elvaland seigneur people personne participant p j way us",
        "gem": "gem gemme",
        "coin": "coin piece",
        "star": "star etoile",
        "card": "card carte",
        "hero": "hero heros",
        "line": "line ligne row",
        "age": "age era ere",
    }.items()
    for word in words.split()
}
#: What may stand between numbers, and between a number and what it counts.
JOINED = frozenset(["and", "et", "or", "ou"])
BETWEEN = JOINED | frozenset(["a", "base", "de", "e", "eme", "of", "tied", "the", "to"])
#: So many may play, and what stands before: "à 3" counts players.
PLAYERS = frozenset("2345")
TABLE_OF = (["a"], ["with"], ["on", "est"], ["we", "are"])
#: What counts players, whatever comes after: "égalité à 3, gemmes".
TIE_OF = ["egalite", "a"]
#: The 0 is a coin, whatever stands beside it.
ZERO = "0"


Roots = tuple[str, ...]


def _read() -> Iterator[tuple[Roots, str]]:
    """Each phrase with what it means."""
    for line in MEANINGS.replace("\n    ", " ").strip().splitlines():
        name, _, phrases = line.partition(":")
        for phrase in phrases.split(";"):
            yield tuple(map(root, words_of(phrase))), name and f"#{name}"


#: The words and phrases that mean something, by their first root, the longest first.
PHRASES: defaultdict[str, list[tuple[Roots, str]]] = defaultdict(list)
for known in sorted(_read(), key=lambda each: -len(each[0])):
    PHRASES[known[0][0]].append(known)
#: The roots that mean something by themselves.
ALONE = frozenset(first for first, phrases in PHRASES.items() if phrases[-1][0] == (first,))

#: Where words begin and end that say one thing together, and what they mean if that is known.
Span = tuple[int, int, str]


def spans(roots: Roots) -> Iterator[Span]:
    """The phrases and other words of a text, by the roots of its words.

    >>> list(spans(("what", "if", "no", "mor", "coin")))[2:]
    [(2, 4, '#gone'), (4, 5, '#coin')]
    """
    end = 0
    for start, first in enumerate(roots):
        if start < end:
            continue
        end = start + 1
        for phrase, meaning in PHRASES.get(first, ()):
            if roots[start : start + len(phrase)] == phrase:
                end = start + len(phrase)
                yield start, end, meaning
                break
        else:
            yield start, end, ""


def counted(words: Sequence[str]) -> dict[int, str]:
    """What each number counts, if that is said; by where the number stands.

    >>> counted("2 players tie gems 3 and 5".split())
    {0: 'player', 4: 'gem', 6: 'gem'}
    >>> counted("on est 4 j ai mis 9".split()), counted("a 2 ou 3".split())
    ({2: 'player'}, {1: 'player', 3: 'player'})
    """
    found: dict[int, str] = {}
    if "".join(words).isalpha():  # most have no number, and looking at each word is slow
        return found
    for index, word in enumerate(words):
        if word.isdigit() and word != ZERO:
            before = words[:index]
            tied = word in PLAYERS and before[-2:] == TIE_OF
            unit = PLAYER if tied else _beside(words[index + 1 :], BETWEEN) or _counted_before(before)
            if not unit and word in PLAYERS:
                joined = before[-1:] and before[-1] in JOINED and found.get(index - 2) == PLAYER
                unit = PLAYER if joined or before[-1:] in TABLE_OF or before[-2:] in TABLE_OF else ""
            if unit:
                found[index] = unit
    return found


def _beside(words: Sequence[str], between: Collection[str]) -> str:
    """What is counted, by the first of the words that neither is a number nor may stand between."""
    for word in words:
        if not word.isdigit() and word not in between:
            return COUNTED.get(root(word), "")
    return ""


def _counted_before(words: Sequence[str]) -> str:
    unit = _beside(words[::-1], JOINED)
    return unit if unit in COUNTED.values() else ""


def tokens(words: Sequence[str]) -> set[str]:
    """What a text says: its roots, what they mean, and what its numbers count.

    >>> sorted(tokens("no more coins with 3 players".split()))
    ['#coin', '#gone', '#player', '3', '3 player', 'coin', 'mor', 'no mor', 'play']
    """
    roots = tuple(map(root, words))
    said = {one for one, word in zip(roots, words, strict=True) if word not in SMALL}
    for start, end, meaning in spans(roots):
        if meaning:
            said.add(meaning)
            if end > start + 1:
                said.add(" ".join(roots[start:end]))
    said.update(f"{words[index]} {unit}" for index, unit in counted(words).items())
    return said


def slots(words: Sequence[str]) -> Sequence[set[str]]:
    """The same piece by piece.

    >>> [sorted(slot) for slot in slots("no more coins with 3 players".split())]
    [['#gone', 'mor', 'no mor'], ['#coin', 'coin'], ['3', '3 player'], ['#player', 'play']]
    """
    roots, units = tuple(map(root, words)), counted(words)
    found = []
    for start, end, meaning in spans(roots):
        said = {roots[index] for index in range(start, end) if words[index] not in SMALL} | {meaning}
        if start in units:
            said.add(f"{words[start]} {units[start]}")
        if end > start + 1:
            said.add(" ".join(roots[start:end]))
        found.append(said - {""})
    return list(filter(None, found))
