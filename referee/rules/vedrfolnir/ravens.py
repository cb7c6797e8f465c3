"""Hugin and Munin, and the round that a raven makes."""

from referee.entry import READING, Entry, Said
from referee.rules.vedrfolnir.books import SPRING_CARDS

ENTRIES = (
    Entry(
        "vedrfolnir.cards.hugin_munin",
        title=Said("Hugin et Munin : le tour des joueurs", "Hugin and Munin: round the players"),
        answer=Said(
            "Qui reçoit Hugin ou Munin tire une carte et l'applique, puis passe le corbeau au voisin, qui fait de "
            "même, jusqu'à ce qu'il revienne.",
            "Whoever receives Hugin or Munin draws a card and applies it, then passes the raven to the neighbour, "
            "who does the same, until it is back.",
        ),
        text=Said(
            "Le symbole de la carte montre dans quel sens elle passe. Chacun applique la carte tirée à sa propre "
            "mise. Les étoiles du corbeau comptent seulement à son retour, et seulement dans la mise de qui "
            "l'avait reçu. Le tribut n'est le voisin de personne : il ne prend pas part à ce tour.",
            "The symbol on the card shows which way it is passed. Each player applies the card drawn to their own "
            "stake. The raven's stars count only when it is back, and only in the stake of whoever had received "
            "it. The tribute is nobody's neighbour: it takes no part.",
        ),
        example=Said(
            "À trois, Liv reçoit Munin : Liv, puis deux autres joueurs tirent, donc 1 + 2 = 3 cartes. Munin revient "
            "et ses étoiles s'ajoutent à la mise de Liv.",
            "With three players, Liv receives Munin: Liv and then two other players draw, so 1 + 2 = 3 cards. Munin "
            "comes back and its stars are added to Liv's stake.",
        ),
        source=SPRING_CARDS,
        cards=("hugin", "munin"),
        related=(
            "vedrfolnir.cards.hugin_stopped",
            "vedrfolnir.cards.hugin_second",
            "vedrfolnir.cards.hugin_collecte",
            "vedrfolnir.cards.hugin_tribute",
        ),
        asked=Said(
            "corbeaux, gauche ou droite, faire passer, Mumin, oiseau piocher monde étoiles comptent carte garde donne",
            "ravens, direction, left or right, pass on, circle, bird around everyone draws total stars count keep made",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_second",
        title=Said("Hugin ou Munin tiré pendant le tour d'un corbeau", "Hugin or Munin drawn while a raven goes round"),
        answer=Said(
            "Nous lisons qu'un Hugin ou un Munin tiré pendant le tour d'un corbeau est défaussé, et que le premier "
            "continue.",
            "We read that a Hugin or Munin drawn while a raven goes round is discarded, and that the first one goes "
            "on.",
        ),
        text=Said(
            "La phrase du livre est obscure : « cette carte » part si l'on tire une nouvelle carte qui fait piocher. "
            "Nous l'entendons du nouveau corbeau, ce qui évite deux tours mêlés. Un Sleipnir tiré ainsi n'est pas "
            "touché : il fait tirer encore une carte, comme d'habitude.",
            'The book\'s sentence is unclear: "this card" leaves if a new card that makes somebody draw is drawn. We '
            "take it of the new raven, which avoids two rounds at once. A Sleipnir drawn this way is untouched: it "
            "makes its player draw once more, as usual.",
        ),
        example=Said(
            "Hugin fait le tour, Bjorn tire Munin : Munin est défaussé, Bjorn ne tire rien d'autre et passe Hugin.",
            "Hugin goes round, Bjorn draws Munin: Munin is discarded, Bjorn draws nothing else and passes Hugin on.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("hugin", "munin", "sleipnir"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.cards.hugin_stopped", "vedrfolnir.cards.sleipnir"),
        asked=Said(
            "deuxième corbeau, deux corbeaux, carte à pioche, tourne oiseaux temps part Sleipnir circule",
            "second raven, two ravens, draw card, drew already birds together thrown out horse around",
        ),
        other=Said(
            "On peut l'entendre du corbeau qui circule : il part à la défausse et le tour s'arrête dès qu'une "
            "nouvelle carte à pioche, Sleipnir compris, est tirée.",
            "One can take it of the raven going round: it goes to the discard pile and the round stops as soon as "
            "a new card that draws, Sleipnir included, is drawn.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_stopped",
        title=Said("Les Nornes contre Hugin ou Munin", "The Norns against Hugin or Munin"),
        answer=Said(
            "Selon notre lecture, le joueur à qui l'on passe Hugin ou Munin peut le refuser avec les Nornes : les "
            "deux cartes sont défaussées et le tour s'arrête.",
            "By our reading, the player to whom Hugin or Munin is passed may refuse it with the Norns: both cards "
            "are discarded and the round stops.",
        ),
        text=Said(
            "Les Nornes refusent une carte, et le corbeau passé en est une ; refusé, il va à la défausse et ne peut "
            "plus circuler. Ce que les autres ont déjà tiré reste. Les étoiles du corbeau ne comptent alors pour "
            "personne. On peut aussi accepter le corbeau et refuser seulement la carte tirée.",
            "The Norns refuse a card, and the raven passed on is one; refused, it goes to the discard pile and can "
            "no longer go round. What the others have already drawn stays. The raven's stars then count for nobody. "
            "One may also accept the raven and refuse only the card drawn.",
        ),
        example=Said(
            "Liv a tiré pour Hugin et le passe à Bjorn, qui joue les Nornes : Astrid ne tire rien, Hugin ne revient "
            "pas à Liv.",
            "Liv has drawn for Hugin and passes it to Bjorn, who plays the Norns: Astrid draws nothing, Hugin does "
            "not come back to Liv.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("hugin", "munin", "norns"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.cards.norns", "vedrfolnir.jokers.moment"),
        asked=Said(
            "arrêter, joker contre corbeau, bloquer, interrompre, refuser oiseau voisin suivants tirent "
            "seulement carte tirée",
            "stop, joker against raven, block, interrupt, bird neighbour hands others draw reject only made",
        ),
        other=Said(
            "On peut lire que le joker dispense seulement son propriétaire, et que le corbeau passe au voisin suivant.",
            "One can read that the joker only spares its owner, and that the raven moves on to the next neighbour.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_collecte",
        title=Said("Hugin ou Munin interrompu par une collecte", "Hugin or Munin interrupted by a collection"),
        answer=Said(
            "Nous lisons qu'une collecte provoquée pendant le tour de Hugin ou de Munin a lieu tout de suite, et "
            "que le corbeau est défaussé sans revenir.",
            "We read that a collection caused while Hugin or Munin goes round takes place at once, and that the "
            "raven is discarded without coming back.",
        ),
        text=Said(
            "Le livre ne parle pas de ce cas. Mais une collecte suit aussitôt la carte qui l'a provoquée, finit la "
            "manche et vide les mises. Les joueurs suivants ne tirent donc plus, et les étoiles du corbeau ne "
            "comptent pas.",
            "The book does not speak of this case. But a collection follows at once the card that caused it, ends "
            "the round and empties the stakes. So the next players no longer draw, and the raven's stars do not "
            "count.",
        ),
        example=Said(
            "Liv fait circuler Munin. Bjorn, à 10 étoiles, tire une carte de 2 : 10 + 2 = 12, sa collecte finit la "
            "manche.",
            "Liv sends Munin round. Bjorn, at 10 stars, draws a card of 2: 10 + 2 = 12, his collection ends the round.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("hugin", "munin"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.stars.exact", "vedrfolnir.turn.stop"),
        asked=Said(
            "corbeaux, fin de manche pendant, dépasser pendant, un 12 oiseau tourne suivants tirent sauté "
            "revient-il joueur",
            "ravens, round ends during, bust during, someone hits 12 bird around later players draw "
            "return somebody midway",
        ),
        other=Said(
            "On peut laisser le corbeau finir son tour et ne résoudre la collecte qu'à son retour.",
            "One can let the raven finish its round and resolve the collection only when it is back.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_tribute",
        title=Said("Hugin ou Munin placé dans le tribut", "Hugin or Munin placed in the tribute"),
        answer=Said(
            "Nous lisons que Hugin ou Munin placé dans le tribut y fait tirer une seule carte, puis reste là, faute "
            "de voisin.",
            "We read that Hugin or Munin placed in the tribute draws a single card for it and then stays there, for "
            "want of a neighbour.",
        ),
        text=Said(
            "Les effets s'appliquent au tribut sauf mention contraire, et cette carte n'en porte pas. Mais elle "
            "passe de voisin en voisin, et le livre ne donne aucun voisin au tribut. La carte tirée rejoint le "
            "tribut, ou la défausse si le tribut ne l'accepte pas.",
            "Effects apply to the tribute unless the card says otherwise, and this one does not. But it passes from "
            "neighbour to neighbour, and the book gives the tribute none. The card drawn joins the tribute, or the "
            "discard pile if the tribute does not accept it.",
        ),
        example=Said(
            "Astrid met Munin au tribut et tire un Thor de 2 runes pour lui : Thor et Munin sont dans le tribut.",
            "Astrid puts Munin in the tribute and draws a Thor of 2 runes for it: Thor and Munin lie in the tribute.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("hugin", "munin", "thor"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.tribute.as_stake", "vedrfolnir.tribute.discarded"),
        asked=Said(
            "corbeaux, tribut sans voisin, faire circuler, met oiseau milieu tire centre monde pioche",
            "ravens, no neighbour, send round, bird put middle draws centre everyone many come out",
        ),
        other=Said(
            "On peut faire partir le corbeau du joueur actif : chacun tire une carte, puis il revient au tribut.",
            "One can start the raven from the active player: everyone draws a card, then it comes back to the tribute.",
        ),
    ),
)
