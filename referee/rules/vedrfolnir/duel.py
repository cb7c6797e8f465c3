"""Two players, each with an Ase."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR

ENTRIES = (
    Entry(
        "vedrfolnir.duel.setup",
        title=Said("La mise en place à deux", "The set-up for two"),
        answer=Said(
            "À deux, chaque joueur choisit une carte Ase, Odin ou Thor, et l'on joue à quatre places : deux joueurs "
            "et leurs deux Ases.",
            "With two, each player chooses an Ase card, Odin or Thor, and there are four places in play: two players "
            "and their two Ases.",
        ),
        text=Said(
            "On pioche donc 5 cartes par tour, comme à quatre joueurs. Chaque place a sa mise, ses jokers et sa pile "
            "remportée. Le nom de l'Ase n'avantage aucune sorte de runes. Selon notre lecture, ces deux cartes "
            "marquent les places et n'entrent pas dans la pioche. Le livre ne fait pas prendre ici les cartes "
            "Brynhildr, bien que sa liste du matériel les cite aussi pour deux joueurs.",
            "So 5 cards are drawn each turn, as with four players. Each place has its own stake, jokers and won "
            "pile. The Ase's name favours no kind of rune. By our reading, these two cards mark the places and do "
            "not go into the draw pile. The book does not have you take the Brynhildr cards here, although its list "
            "of components names them for two players too.",
        ),
        example=Said(
            "On pioche comme à quatre joueurs : 4 + 1 = 5 cartes, dont une pour le tribut.",
            "Cards are drawn as with four players: 4 + 1 = 5 cards, one of them for the tribute.",
        ),
        source=VEDRFOLNIR,
        cards=("odin", "thor", "brynhildr"),
        related=("vedrfolnir.duel.separate", "vedrfolnir.duel.turns", "vedrfolnir.duel.win", "vedrfolnir.turn.draw"),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.duel.turns",
        title=Said("Les tours des Ases", "The Ases' turns"),
        answer=Said(
            "Selon notre lecture, les quatre places jouent chacune à leur tour, et le joueur d'un Ase pioche et "
            "distribue pour lui.",
            "By our reading, the four places each take their turn, and an Ase's player draws and deals for it.",
        ),
        text=Said(
            "Le livre renvoie à la partie à quatre et fait jouer chacun pour soi ou pour son Ase, sans plus. Il ne "
            "dit pas non plus dans quel ordre les places se suivent : convenez-en avant de commencer, car Hugin et "
            "Munin passent de voisin en voisin.",
            "The book refers to the four-player game and has each player play for themselves or for their Ase, and "
            "says no more. Nor does it say in which order the places sit: agree on it before you begin, since Hugin "
            "and Munin pass from neighbour to neighbour.",
        ),
        example=Said(
            "Astrid joue, puis Bjorn, puis l'Ase d'Astrid, puis celui de Bjorn : 2 + 2 = 4 tours avant qu'Astrid "
            "rejoue.",
            "Astrid plays, then Bjorn, then Astrid's Ase, then Bjorn's: 2 + 2 = 4 turns before Astrid plays again.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("hugin", "munin"),
        related=("vedrfolnir.duel.setup", "vedrfolnir.turn.next", "vedrfolnir.cards.hugin_munin"),
        other=Said(
            "On peut ne faire jouer que les deux joueurs à tour de rôle, les Ases recevant seulement des cartes.",
            "One can have only the two players take turns, the Ases merely receiving cards.",
        ),
    ),
    Entry(
        "vedrfolnir.duel.separate",
        title=Said("Deux piles qui ne s'additionnent pas", "Two piles that are not added up"),
        answer=Said(
            "Ce que l'Ase remporte ne s'ajoute pas à la pile de son joueur : chacun garde ses cartes et compte ses "
            "points à part.",
            "What the Ase wins is not added to its player's pile: each keeps its own cards and counts its own points.",
        ),
        text=Said(
            "Lors d'une majorité aussi, les runes du joueur et celles de son Ase se comparent séparément. Une "
            "collecte de l'Ase aide donc à priver l'adversaire de cartes, mais elle fait monter un total qu'il vous "
            "faudra battre.",
            "In a majority too, the runes of the player and of the Ase are compared separately. So a collection by "
            "the Ase helps to keep cards from the opponent, but it raises a total that you will have to beat.",
        ),
        example=Said(
            "Astrid a 14 points et son Ase 9 : Astrid ne compte pas 14 + 9 = 23, mais 14.",
            "Astrid has 14 points and her Ase 9: Astrid does not count 14 + 9 = 23, but 14.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.duel.win", "vedrfolnir.duel.setup", "vedrfolnir.tribute.majority"),
    ),
    Entry(
        "vedrfolnir.duel.win",
        title=Said("Gagner en duel", "Winning a duel"),
        answer=Said(
            "Pour gagner, le livre demande plus de points que l'autre joueur et que son propre Ase ; selon notre "
            "lecture, il en faut aussi plus que l'Ase de l'autre.",
            "To win, the book asks for more points than the other player and your own Ase; by our reading you need "
            "more than the other's Ase as well.",
        ),
        text=Said(
            "Le livre demande d'avoir plus de points que ses adversaires et son Ase. Le mot « adversaires » est au "
            "pluriel, alors qu'il n'y a qu'un autre joueur : nous comptons donc parmi eux l'Ase de celui-ci. L'autre "
            "lecture se règle pour chaque table.",
            "The book asks for more points than one's opponents and one's own Ase. The word \"opponents\" is in the "
            "plural, although there is only one other player: so we count that player's Ase among them. The other "
            "reading can be set for each table.",
        ),
        example=Said(
            "Astrid 20, son Ase 12, Bjorn 17, l'Ase de Bjorn 19 : Astrid gagne. Avec 19 + 1 = 20 pour cet Ase, elle "
            "ne gagnerait pas.",
            "Astrid 20, her Ase 12, Bjorn 17, Bjorn's Ase 19: Astrid wins. With 19 + 1 = 20 for that Ase, she would "
            "not win.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        related=("vedrfolnir.duel.nobody", "vedrfolnir.duel.separate", "vedrfolnir.end.count"),
        other=Said(
            "On peut aussi juger qu'il suffit de devancer l'autre joueur et son propre Ase, sans regarder l'Ase de "
            "l'autre.",
            "One can also hold that it is enough to beat the other player and one's own Ase, whatever the other's Ase "
            "has.",
        ),
        ruling="duel_must_beat_rival_ase",
    ),
    Entry(
        "vedrfolnir.duel.nobody",
        title=Said("Une partie à deux sans vainqueur", "A duel without a winner"),
        answer=Said(
            "Si aucun joueur n'a strictement plus de points que tous ceux qu'il doit devancer, personne ne gagne.",
            "If no player has strictly more points than everyone they have to beat, nobody wins.",
        ),
        text=Said(
            "Être à égalité ne suffit pas : il faut plus de points. Un Ase en tête ne gagne pas non plus, et ne "
            "fait pas gagner son joueur.",
            "Being level is not enough: a player needs more points. An Ase in the lead does not win either, nor "
            "does it make its player win.",
        ),
        example=Said(
            "Astrid 15, son Ase 18, Bjorn 13 : Astrid bat Bjorn mais pas son Ase, qui a 18 − 15 = 3 points "
            "d'avance. Personne ne gagne.",
            "Astrid 15, her Ase 18, Bjorn 13: Astrid beats Bjorn but not her Ase, which is 18 − 15 = 3 points "
            "ahead. Nobody wins.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.duel.win", "vedrfolnir.duel.separate", "vedrfolnir.end.tie"),
    ),
)
