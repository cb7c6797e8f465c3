"""Hugin and Munin, and the round that a raven makes."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import SPRING_CARDS

ENTRIES = (
    Entry(
        "vedrfolnir.cards.hugin_munin",
        title=Said(
            "Hugin et Munin : le corbeau passe de joueur en joueur", "Hugin and Munin: the raven goes round the players"
        ),
        answer=Said(
            "Qui reçoit Hugin ou Munin tire une carte et l'applique, puis passe le corbeau au voisin, qui fait de "
            "même, jusqu'à ce qu'il revienne.",
            "Whoever receives Hugin or Munin draws a card and applies it, then passes the raven to the neighbour, who "
            "does the same, until it comes back.",
        ),
        text=Said(
            "Le symbole de la carte montre dans quel sens elle passe. Chacun applique la carte tirée à sa propre "
            "mise. Les étoiles du corbeau comptent seulement à son retour, et seulement dans la mise où il revient. "
            "Selon notre lecture, le tribut n'est le voisin de personne : le corbeau n'y passe pas.",
            "The symbol on the card shows which way it is passed. Each player applies the card drawn to their own "
            "stake. The raven's stars count only when it is back, and only in the stake to which it returns. By our "
            "reading, the tribute is nobody's neighbour: the raven does not go there.",
        ),
        example=Said(
            "À trois, Liv reçoit Munin : Liv, puis les deux autres joueurs tirent, donc 1 + 2 = 3 cartes. Munin "
            "revient et ses étoiles s'ajoutent à la mise de Liv.",
            "With three players, Liv receives Munin: Liv and then the other two players draw, so 1 + 2 = 3 cards. "
            "Munin comes back and its stars are added to Liv's stake.",
        ),
        source=SPRING_CARDS,
        cards=("hugin", "munin"),
        related=(
            "vedrfolnir.cards.hugin_stopped",
            "vedrfolnir.cards.hugin_second",
            "vedrfolnir.cards.hugin_collecte",
            "vedrfolnir.cards.hugin_tribute",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.cards.hugin_second",
        title=Said(
            "Hugin ou Munin tiré pendant qu'un corbeau circule", "Hugin or Munin drawn while a raven goes round"
        ),
        answer=Said(
            "Selon notre lecture, un Hugin ou un Munin tiré pendant qu'un corbeau circule est défaussé, et le premier "
            "continue.",
            "By our reading, a Hugin or Munin drawn while a raven goes round is discarded, and the first one goes on.",
        ),
        text=Said(
            "La phrase du livre est obscure : « cette carte » part si l'on tire une nouvelle carte qui fait piocher. "
            "Nous l'entendons du nouveau corbeau, ce qui évite que deux corbeaux circulent à la fois. Un Sleipnir "
            "tiré ainsi n'est pas touché : il fait tirer encore une carte, comme d'habitude.",
            'The book\'s sentence is unclear: "this card" leaves if a new card that makes somebody draw is drawn. We '
            "take this to mean the new raven, so that two ravens never go round at once. A Sleipnir drawn this way is "
            "untouched: it makes its player draw once more, as usual.",
        ),
        example=Said(
            "Hugin circule, Bjorn tire Munin : Munin est défaussé, Bjorn ne tire rien d'autre et passe Hugin.",
            "Hugin goes round, Bjorn draws Munin: Munin is discarded, Bjorn draws nothing else and passes Hugin on.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("hugin", "munin", "sleipnir"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.cards.hugin_stopped", "vedrfolnir.cards.sleipnir"),
        other=Said(
            "On peut l'entendre du corbeau qui circule : il est défaussé dès qu'une nouvelle carte à pioche, Sleipnir "
            "compris, est tirée.",
            "One can take it to mean the raven going round: it is discarded as soon as a new card that makes somebody "
            "draw, Sleipnir included, is drawn.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_stopped",
        title=Said("Les Nornes contre Hugin ou Munin", "The Norns against Hugin or Munin"),
        answer=Said(
            "Selon notre lecture, le joueur à qui l'on passe Hugin ou Munin peut le refuser avec les Nornes : les "
            "deux cartes sont défaussées et le corbeau ne va pas plus loin.",
            "By our reading, the player to whom Hugin or Munin is passed may refuse it with the Norns: both cards are "
            "discarded and the raven goes no further.",
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
        other=Said(
            "On peut aussi juger que le joker dispense seulement son propriétaire, et que le corbeau passe au voisin "
            "suivant.",
            "One can also hold that the joker only spares its owner, and that the raven moves on to the next "
            "neighbour.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_collecte",
        title=Said("Hugin ou Munin interrompu par une collecte", "Hugin or Munin interrupted by a collection"),
        answer=Said(
            "Selon notre lecture, une collecte provoquée pendant que Hugin ou Munin circule a lieu tout de suite, et "
            "le corbeau est défaussé sans revenir.",
            "By our reading, a collection caused while Hugin or Munin goes round takes place at once, and the raven "
            "is discarded without coming back.",
        ),
        text=Said(
            "Le livre ne parle pas de ce cas. Mais une collecte suit aussitôt la carte qui l'a provoquée, met fin à "
            "la manche et vide les mises. Les joueurs suivants ne tirent donc plus, et les étoiles du corbeau ne "
            "comptent pas.",
            "The book does not speak of this case. But a collection comes right after the card that caused it, ends "
            "the round and empties the stakes. So the next players no longer draw, and the raven's stars do not count.",
        ),
        example=Said(
            "Liv fait circuler Munin. Bjorn, à 10 étoiles, tire une carte de 2 : 10 + 2 = 12, sa collecte met fin à "
            "la manche.",
            "Liv sends Munin round. Bjorn, at 10 stars, draws a card of 2: 10 + 2 = 12, his collection ends the round.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("hugin", "munin"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.stars.exact", "vedrfolnir.turn.stop"),
        other=Said(
            "On peut laisser d'abord le corbeau revenir, et ne résoudre la collecte qu'ensuite.",
            "One can first let the raven come back, and resolve the collection only then.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_tribute",
        title=Said("Hugin ou Munin placé dans le tribut", "Hugin or Munin placed in the tribute"),
        answer=Said(
            "Selon notre lecture, Hugin ou Munin placé dans le tribut y fait tirer une seule carte, puis reste là, "
            "faute de voisin.",
            "By our reading, Hugin or Munin placed in the tribute draws a single card for it and then stays there, "
            "for want of a neighbour.",
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
        other=Said(
            "On peut faire partir le corbeau du joueur actif : chacun tire une carte, puis il revient au tribut.",
            "One can start the raven from the active player: everyone draws a card, then it comes back to the tribute.",
        ),
    ),
)
