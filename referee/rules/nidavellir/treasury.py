"""What the royal treasury gives when it has no coin of the value."""

from referee.entry import Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.coins.missing",
        title=Said("La valeur n'est plus au Trésor", "The value is gone from the treasury"),
        answer=Said(
            "Si le Trésor n'a plus la valeur voulue, on prend la première pièce plus forte qu'il a encore.",
            "If the treasury no longer has the value wanted, you take the next higher coin that it still has.",
        ),
        text=Said(
            "On monte valeur par valeur jusqu'à en trouver une : le surplus est pour le joueur. Cela vaut pour un "
            "échange comme pour une transformation. Le premier à jouer prend la pièce ; les suivants montent.",
            "You go up value by value until you find one: the surplus is the player's. This holds for an exchange as "
            "for a transformation. Whoever acts first takes the coin; those after go up.",
        ),
        example=Said(
            "Bourse 3 et 4 : 3 + 4 = 7. Il n'y a plus de 7 : Paul prend un 8, ou un 9 si les 8 sont partis aussi.",
            "Pouch 3 and 4: 3 + 4 = 7. There is no 7 left: Paul takes an 8, or a 9 if the 8s are gone as well.",
        ),
        source=nidavellir(11),
        related=(
            "nidavellir.coins.none_higher",
            "nidavellir.coins.removed",
            "nidavellir.coins.exchange",
            "nidavellir.coins.transform",
        ),
        asked=Said(
            "cette pièce n'existe plus, toutes prises, pièce épuisée, plus de 7, pièce pas disponible, arrondir, pas "
            "au Trésor, 8 banque prends un devais emplacement somme vide, plus de 9, il n'y a plus de 10, pièce "
            "manquante, la suivante si elle manque, échange mais la pièce n'existe plus, je devais prendre un 9 et il "
            "n'y en a plus, pièce indisponible, pièce non disponible, valeur absente, on prend au-dessus ou en "
            "dessous, la case est vide, plus dispo dans la banque, la somme fait 11 et le 11 est parti, rupture de "
            "stock, plus en stock, la bonne pièce est chez quelqu'un, la pièce voulue n'est plus dans le trésor, "
            "prendre la pièce juste au-dessus, plus de 12 dans le Trésor",
            "that coin is gone, all taken, coin sold out, no 7 left, coin not available, round up, not in the "
            "treasury, bank 8 take someone already took due slot sum empty, no 10 left, no more 9, missing coin, next "
            "one if it is gone, exchange but the coin is gone, coin unavailable, value not available in the treasury, "
            "take above or below, out of stock, coin held by someone else, depleted value, take the next coin up, the "
            "bank has no 11 left",
        ),
    ),
    Entry(
        "nidavellir.coins.none_higher",
        title=Said("Plus rien de plus fort au Trésor", "Nothing higher in the treasury"),
        answer=Said(
            "Si le Trésor n'a plus ni la valeur voulue ni une plus forte, on prend la première plus faible qu'il a.",
            "If the treasury has neither the value wanted nor a higher one, you take the next lower coin it has.",
        ),
        text=Said(
            "Le 25 est la plus forte pièce du jeu : toute somme au-delà de 25 tombe dans ce cas, et le surplus est "
            "perdu. On ne reprend jamais la valeur que l'on vient de défausser.",
            "The 25 is the highest coin of the game: every sum beyond 25 comes under this case, and the surplus is "
            "lost. You never take back the value you have just discarded.",
        ),
        example=Said(
            "Bourse 14 et 15 : 14 + 15 = 29. Le 15 part, et Nora prend le 25, ou le 24 si le 25 n'est plus là.",
            "Pouch 14 and 15: 14 + 15 = 29. The 15 leaves, and Nora takes the 25, or the 24 if the 25 is gone.",
        ),
        source=nidavellir(11),
        related=("nidavellir.coins.missing", "nidavellir.coins.same_value", "nidavellir.coins.obligatory"),
        asked=Said(
            "plus de 25, dépasser 25, somme trop grande, maximum, Trésor vide, pièce 25 déjà prise, 14 15 29 grosses "
            "parties, au-dessus de 25, dépasse 25, seulement des pièces plus petites, somme 26, plus aucune pièce "
            "plus grosse, 25 et 12, total de plus de 25, 25 et 9 à échanger, rien de plus fort, aucune pièce "
            "supérieure, que des pièces inférieures, somme au-delà de 25, 20 + 9, j'ai 28 je prends quoi, 15 et 14, "
            "plus grand que tout, plus de pièce plus haute, au-dessus du max, la somme fait 27, j'ai 14 et 15 à "
            "additionner il n'y a pas de 29, 27 n'existe pas comme pièce, plafond des pièces, pièce maximale "
            "dépassée, au delà de la plus grosse, 25 + 5 ça fait quoi, plus rien au-dessus de 18, somme de 27 ou "
            "plus, somme plus haute que toutes les pièces",
            "more than 25, over 25, sum too high, maximum, treasury empty, coin 25 taken, 14 15 29 all big gone, "
            "above 25, coin above 25, only lower coins, sum of 26, no bigger coin left, 25 and 12, total over 25, no "
            "coin above, 25 and 9 to exchange, nothing higher, no higher coin available, 20 + 9, I have 28 what do I "
            "take, 15 and 14, larger than anything left, the 25 is gone and I make 26, there is no such coin as 27, "
            "cap on coins, past the top coin, sum is over 25",
        ),
    ),
    Entry(
        "nidavellir.coins.same_value",
        title=Said("Ne pas reprendre la même valeur", "You never get the same value back"),
        answer=Said(
            "Vous ne pouvez pas prendre au Trésor une pièce de la valeur que vous venez de défausser.",
            "You cannot take from the treasury a coin of the value that you have just discarded.",
        ),
        text=Said(
            "Cela ne joue que vers le bas, quand rien de plus fort ne reste : une somme est toujours plus haute que la "
            "pièce défaussée. On descend alors d'un cran de plus, et l'on peut y perdre.",
            "This only matters on the way down, when nothing higher is left: a sum is always more than the coin "
            "discarded. You then go down one step further, and may lose by it.",
        ),
        example=Said(
            "Le 25 reçoit +5 : 25 + 5 = 30. Il n'y a rien de plus fort, et le 25 tout juste rendu ne peut revenir : "
            "vous prenez le 24, s'il est au Trésor. Mieux vaut transformer une autre pièce.",
            "The 25 gets +5: 25 + 5 = 30. There is nothing higher, and the 25 just returned cannot come back: you take "
            "the 24, if the treasury has it. Another coin is the better choice.",
        ),
        source=nidavellir(11),
        related=("nidavellir.coins.none_higher", "nidavellir.coins.obligatory", "nidavellir.coins.discard"),
        asked=Said(
            "même pièce, transformer le 25, perdre de la valeur, rends reprends aussitôt viens rendre +5, reprendre "
            "la pièce rendue, prendre la pièce que je viens de défausser, la pièce défaussée peut-elle être reprise, "
            "interdit de reprendre la pièce, pièce défaussée à l'instant, 25 contre 25, je défausse un 12 pour un 12, "
            "je peux reprendre la pièce que je rends, +5 sur ma pièce de 25",
            "same coin, transform the 25, lose value, give grab again retake returned +5, get the same coin again, "
            "take the coin I just discarded, can the discarded coin be taken again, return a 9 and take a 9, not "
            "allowed to take the coin back, 25 for 25, get back the coin I just returned, I discard a 12 for a 12, my "
            "25 with a +5",
        ),
    ),
    Entry(
        "nidavellir.coins.removed",
        title=Said("À deux et à trois : moins de 7, 9 et 11", "Two or three players: fewer 7s, 9s, 11s"),
        answer=Said(
            "À deux et à trois joueurs, retirez du Trésor deux pièces de 7, deux de 9 et deux de 11.",
            "With two and with three players, remove two coins of 7, two of 9 and two of 11 from the treasury.",
        ),
        text=Said(
            "Il en reste une de chaque, et les six pièces retirées ne reviennent pas. Ces valeurs manquent donc "
            "vite, et l'on monte plus souvent d'un cran.",
            "One of each remains, and the six coins removed do not come back. So these values are soon gone, and "
            "coins go up one step more often.",
        ),
        example=Said(
            "Il existe trois pièces de 7 : 3 − 2 = 1. Le Trésor passe de 34 à 34 − 6 = 28 pièces.",
            "There are three coins of 7: 3 − 2 = 1. The treasury goes from 34 to 34 − 6 = 28 coins.",
        ),
        source=nidavellir(4),
        related=("nidavellir.setup.by_players", "nidavellir.setup.treasury", "nidavellir.coins.missing"),
        asked=Said(
            "retirer des pièces, trésor à deux joueurs, pièces en moins, sortir banque laisser enlever, quelles "
            "pièces enlever, Trésor à 3 joueurs, pièces en moins à 2, pièces à sortir du Trésor à deux, on n'est que "
            "deux le trésor, combien de 7 à trois, on joue à 3 faut-il enlever des pièces, pièces qui restent dans la "
            "boîte à trois, quelles pièces on vire du coffre à trois",
            "remove coins, treasury with two players, fewer coins, leave bank many stay couple take gold out small "
            "group, which coins to remove, treasury for 3 players, treasury setup with 2, treasury coins out for two, "
            "how many 7s with three, take away coins with three, two player setup coins back in the box, bin some 7s "
            "9s and 11s, which coins stay in the box with three",
        ),
    ),
)
