"""What the treasury has, and which coin comes when it lacks the value."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.coins.missing",
        title=Said("La valeur voulue manque au Trésor", "The treasury lacks the value"),
        answer=Said(
            "Si la valeur voulue manque au Trésor, on prend la première pièce plus forte ou, à défaut, la plus proche "
            "au-dessous.",
            "If the treasury lacks the wanted value, you take the next higher coin or, failing that, the nearest one "
            "below.",
        ),
        text=Said(
            "Cela vaut pour l'échange comme pour l'amélioration, et l'on n'a pas le choix : c'est la valeur "
            "disponible la plus proche au-dessus, et l'on y gagne. On ne descend que s'il n'y a rien de plus fort, "
            "et jamais sur la valeur que l'on vient de défausser. Le Trésor n'a jamais eu de pièce au-dessous de 5.",
            "This holds for the exchange and for the improvement, and there is no choice: it is the nearest value "
            "above that is available, and you gain by it. You go down only if there is nothing higher, and never to "
            "the value just discarded. The treasury never had a coin below 5.",
        ),
        example=Said(
            "L'échange donne 7 + 8 = 15. Le seul 15 est pris, le 16 est libre : on prend le 16.",
            "The exchange gives 7 + 8 = 15. The only 15 is taken, the 16 is free: you take the 16.",
        ),
        source=nains(11),
        related=("nains.coins.none_higher", "nains.coins.same_value", "nains.coins.example_seven"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.coins.none_higher",
        title=Said("Rien de plus fort au Trésor", "Nothing higher in the treasury"),
        answer=Said(
            "Quand le Trésor n'a ni la valeur voulue ni rien au-dessus, on prend la pièce la plus proche au-dessous.",
            "When the treasury has neither the wanted value nor anything above, you take the nearest coin below.",
        ),
        text=Said(
            "Cela arrive surtout quand la somme est plus grande que 25, la plus forte pièce de la boîte. La "
            "différence est perdue, et la pièce que l'on vient de rendre ne peut pas revenir.",
            "This happens mostly when the sum goes beyond 25, the highest coin in the box. The difference is lost, "
            "and the coin that was just returned cannot come back.",
        ),
        example=Said(
            "Bourse 13 et 14 : 13 + 14 = 27. Rien ne vaut 27 ou plus : le 14 part et le 25 vient, ou le 24 si le 25 "
            "est pris.",
            "Pouch 13 and 14: 13 + 14 = 27. Nothing is worth 27 or more: the 14 leaves and the 25 comes, or the 24 "
            "if the 25 is taken.",
        ),
        source=nains(11),
        related=("nains.coins.missing", "nains.coins.same_value", "nains.coins.top_coin"),
    ),
    Entry(
        "nains.coins.same_value",
        title=Said("Reprendre la valeur défaussée", "Taking the discarded value back"),
        answer=Said(
            "La pièce que l'on reçoit n'a jamais la valeur de celle que l'on vient de défausser.",
            "The coin that you receive never has the value of the one that you have just discarded.",
        ),
        text=Said(
            "La question ne se pose qu'en descendant, quand rien de plus fort n'est libre. On saute alors cette "
            "valeur et on prend la suivante au-dessous, même si le joueur y perd.",
            "The question comes up only on the way down, when nothing higher is free. That value is then skipped and "
            "the next one below is taken, even if the player loses by it.",
        ),
        example=Said(
            "Bourse 5 et 25 : 5 + 25 = 30. Le 25 part et ne peut pas revenir : c'est le 24, s'il est libre, ou la "
            "pièce libre juste au-dessous.",
            "Pouch 5 and 25: 5 + 25 = 30. The 25 leaves and cannot come back: it is the 24, if free, or the next "
            "free coin below.",
        ),
        source=nains(11),
        related=("nains.coins.none_higher", "nains.coins.top_coin", "nains.coins.discard"),
    ),
    Entry(
        "nains.coins.top_coin",
        title=Said("Le 25 qui recrute une carte Talion", "The 25 that recruits a Talion card"),
        answer=Said(
            "Le 25 est défaussé comme toute autre pièce et, faute de plus forte, la première pièce libre au-dessous "
            "de 25 le remplace.",
            "The 25 is discarded like any other coin and, there being no higher one, the next free coin below 25 "
            "replaces it.",
        ),
        text=Said(
            "Le livre ne nomme pas ce cas, mais trois de ses règles mises ensemble y mènent : l'amélioration est "
            "obligatoire, on descend quand rien n'est au-dessus, et la valeur rendue ne revient pas. Mieux vaut donc "
            "ne pas miser le 25 sur une carte Talion.",
            "The book does not name this case, but three of its rules taken together lead here: the improvement is "
            "compulsory, you go down when nothing is above, and the value returned does not come back. So it is "
            "better not to bid the 25 on a Talion card.",
        ),
        example=Said(
            "Anne recrute une carte Talion avec son 25 et le 24 est libre : elle a maintenant un 24, soit 25 − 24 = 1 "
            "point de moins.",
            "Anne recruits a Talion card with her 25 and the 24 is free: now she has a 24, that is 25 − 24 = 1 point "
            "less.",
        ),
        source=nains(11),
        status=READING,
        related=("nains.coins.same_value", "nains.coins.none_higher", "nains.talion"),
        other=Said(
            "Améliorer veut dire augmenter : une pièce qui ne peut plus monter reste où elle est.",
            "To improve means to raise: a coin that can no longer rise stays where it is.",
        ),
    ),
    Entry(
        "nains.coins.example_seven",
        title=Said("Un 3 amélioré qui devient un 7", "An improved 3 that becomes a 7"),
        answer=Said(
            "Le 4 n'existe pas au Trésor, les 5 et les 6 sont tous pris : le 3 amélioré de 1 devient un 7.",
            "The treasury has no 4, and the 5s and 6s are all taken: the 3 improved by 1 becomes a 7.",
        ),
        text=Said(
            "On monte de valeur en valeur jusqu'à la première pièce libre. Le joueur gagne ainsi quatre points au "
            "lieu d'un, et ne doit rien à personne.",
            "You go up value by value to the first coin that is free. So the player gains four points instead of "
            "one, and owes nobody anything.",
        ),
        example=Said(
            "Prévu : 3 + 1 = 4. Reçu : 7, et 7 − 3 = 4 points gagnés.",
            "Expected: 3 + 1 = 4. Received: 7, and 7 − 3 = 4 points gained.",
        ),
        source=nains(11),
        status=EXAMPLE,
        related=("nains.coins.missing", "nains.coins.transform", "nains.talion"),
    ),
    Entry(
        "nains.coins.none_removed",
        title=Said("Le Trésor à deux ou trois joueurs", "The treasury with two or three players"),
        answer=Said(
            "Le Trésor reste entier : dans Nains, aucune pièce ne s'enlève, quel que soit le nombre de joueurs.",
            "The treasury stays whole: in Nains no coins are taken out, whatever the number of players.",
        ),
        text=Said(
            "La mise en place demande seulement que chaque pièce d'or soit à sa place, et les règles à deux ne "
            "changent que les tavernes. Pour trois joueurs, le livre ne dit rien du Trésor.",
            "The set-up only asks that every gold coin be in its place, and the rules for two change the taverns "
            "alone. For three players the book says nothing of the treasury.",
        ),
        example=Said(
            "À deux joueurs comme à cinq, le Trésor commence avec trois 7, trois 9 et trois 11.",
            "With two players as with five, the treasury begins with three 7s, three 9s and three 11s.",
        ),
        source=nains(4, 5),
        related=("nains.setup.treasury", "nains.coins.missing"),
    ),
)
