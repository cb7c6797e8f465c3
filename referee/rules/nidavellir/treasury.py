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
    ),
)
