"""The Elite Cognars one by one, and the certificate."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.elites.tiss",
        title=Said("Tiss : 2 points par grade de Bouclier", "Tiss: 2 points per Shield rank"),
        answer=Said(
            "À la fin de la partie, Tiss ajoute 2 points pour chaque grade de la colonne du Bouclier.",
            "At the end of the game, Tiss adds 2 points for each rank in the Shield column.",
        ),
        text=Said(
            "Cette carte récompense la majorité au Bouclier, mais on compte les grades de la fin de la partie, pas "
            "ceux de la fin de la première ère. Tiss est dans la zone de Commandement et n'en apporte aucun.",
            "This card rewards the Shield majority, but the ranks counted are those at the end of the game, not those "
            "at the end of the first era. Tiss is in the command zone and brings none.",
        ),
        example=Said(
            "Sept grades de Bouclier : 2 × 7 = 14 points en plus du nombre imprimé.",
            "Seven Shield ranks: 2 × 7 = 14 points on top of the printed number.",
        ),
        source=nains(12),
        cards=("tiss",),
        related=("nains.elites.tiss_and_abokar", "nains.shield", "nains.shield.grades"),
    ),
    Entry(
        "nains.elites.tiss_and_abokar",
        title=Said("Tiss et Abokar ensemble", "Tiss and Abokar together"),
        answer=Said(
            "Tiss et Abokar comptent tous deux pleinement : 2 points par grade pour Tiss, 1 point par grade pour "
            "Abokar.",
            "Tiss and Abokar both count in full: 2 points per rank for Tiss, 1 point per rank for Abokar.",
        ),
        text=Said(
            "Chacun compte de son côté la même colonne, et le nombre imprimé s'y ajoute. Le grade d'Abokar compte "
            "pour les deux.",
            "Each counts the same column separately, and the printed number is added. Abokar's rank counts for both.",
        ),
        example=Said(
            "Cinq grades, celui d'Abokar compris : Tiss 2 × 5 = 10, Abokar 1 × 5 = 5, en tout 10 + 5 = 15.",
            "Five ranks, Abokar's included: Tiss 2 × 5 = 10, Abokar 1 × 5 = 5, in all 10 + 5 = 15.",
        ),
        source=nains(12, 14),
        cards=("abokar", "tiss"),
        related=("nains.elites.tiss", "nains.cognars.abokar", "nains.shield"),
    ),
    Entry(
        "nains.elites.aral",
        title=Said("Aral : un symbole Occulte de plus", "Aral: one more Occult symbol"),
        answer=Said(
            "Aral récompense la majorité au Temple et ajoute un symbole Occulte, qui multiplie les points du Temple.",
            "Aral rewards the Temple majority and adds one Occult symbol, which multiplies the points of the Temple.",
        ),
        text=Said(
            "Le symbole compte depuis la zone de Commandement. La carte n'a pas de points à elle : sans points au "
            "Temple, elle ne rapporte rien.",
            "The symbol counts from the command zone. The card has no points of its own: without points in the Temple "
            "it brings nothing.",
        ),
        example=Said(
            "12 points au Temple et trois symboles : 12 × 3 = 36. Avec Aral : 12 × 4 = 48.",
            "12 points in the Temple and three symbols: 12 × 3 = 36. With Aral: 12 × 4 = 48.",
        ),
        source=nains(12),
        cards=("aral",),
        related=("nains.temple", "nains.temple.occult", "nains.elites.strict_majority"),
    ),
    Entry(
        "nains.elites.brum",
        title=Said("Brum : 13 points et un jeton de moins", "Brum: 13 points and one token fewer"),
        answer=Said(
            "Brum récompense la majorité aux Errants : 13 points à la fin, et un jeton Paria enlevé juste avant le "
            "décompte.",
            "Brum rewards the Errants majority: 13 points at the end, and one Pariah token removed just before the "
            "count.",
        ),
        text=Said(
            "Le jeton ne part pas à la fin de la première ère : on choisit à la fin de la partie, parmi tous ceux "
            "de la colonne. Les 13 points ne dépendent d'aucun jeton et ne font pas partie de la colonne.",
            "The token does not go at the end of the first era: you choose at the end of the game among all those "
            "of the column. The 13 points depend on no token and are not part of the column.",
        ),
        example=Said(
            "Jetons sur un 5 et un 8 : on découvre le 8, donc 13 + 8 = 21 points par Brum.",
            "Tokens on a 5 and an 8: you uncover the 8, so 13 + 8 = 21 points thanks to Brum.",
        ),
        source=nains(12),
        cards=("brum",),
        related=("nains.errants.lifting", "nains.errants.pariah", "nains.elites.strict_majority"),
    ),
    Entry(
        "nains.elites.redwin",
        title=Said("Redwin : une rune unique", "Redwin: a unique rune"),
        answer=Said(
            "Redwin récompense la majorité à la Forge et ajoute une rune qui diffère de toutes les autres.",
            "Redwin rewards the Forge majority and adds a rune that differs from every other.",
        ),
        text=Said(
            "La rune compte depuis la zone de Commandement, pour le carré de la Forge comme pour Jorun. Redwin n'a "
            "pas de points.",
            "The rune counts from the command zone, for the square of the Forge as well as for Jorun. Redwin has no "
            "points.",
        ),
        example=Said(
            "Cinq runes différentes : 5 × 5 = 25. Avec Redwin, six : 6 × 6 = 36.",
            "Five different runes: 5 × 5 = 25. With Redwin, six: 6 × 6 = 36.",
        ),
        source=nains(12),
        cards=("jorun", "redwin"),
        related=("nains.forge", "nains.forge.unique_runes", "nains.elites.strict_majority"),
    ),
    Entry(
        "nains.elites.ordo",
        title=Said("Ordo : un échange avec les deux plus faibles", "Ordo: an exchange of the two lowest"),
        answer=Said(
            "Ordo récompense la majorité au Talion : on additionne aussitôt ses deux pièces les plus faibles sauf le "
            "0, on défausse la plus faible et on prend la somme.",
            "Ordo rewards the Talion majority: at once you add your two lowest coins except the 0, discard the lower "
            "one and take the sum.",
        ),
        text=Said(
            "Attention, c'est la plus faible des deux qui part, à l'inverse de l'échange habituel. On ne choisit pas "
            "les pièces. Cet échange n'a lieu qu'une fois, sur les cinq pièces de la main. Si la somme manque au "
            "Trésor, on prend la première pièce plus forte ou, à défaut, la plus proche au-dessous.",
            "Mind that it is the lower of the two that leaves, the reverse of the usual exchange. There is no choice "
            "of coins. This exchange happens only once, on the five coins of the hand. If the treasury lacks the sum, "
            "you take the next higher coin or, failing that, the nearest one below.",
        ),
        example=Said(
            "Pièces 0, 3, 4, 9 et 11 : 3 + 4 = 7. Le 3 part, un 7 vient : 0, 4, 7, 9 et 11.",
            "Coins 0, 3, 4, 9 and 11: 3 + 4 = 7. The 3 leaves, a 7 comes in: 0, 4, 7, 9 and 11.",
        ),
        source=nains(12),
        cards=("ordo",),
        related=(
            "nains.coins.exchange",
            "nains.coins.never_change",
            "nains.coins.special_exchange",
            "nains.coins.missing",
            "nains.elites.order",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.elites.liquor_certificate",
        title=Said("La Certification de Liqueur", "The Liquor Certificate"),
        answer=Said(
            "La Certification de Liqueur va à qui a le plus de symboles Malt, armée et zone de Commandement réunies, "
            "et ajoute à la fin 1 point par symbole Malt.",
            "The Liquor Certificate goes to whoever has the most Malt symbols in the army and the command zone, and "
            "at the end adds 1 point per Malt symbol.",
        ),
        text=Said(
            "Elle se donne en dernier à la fin de la première ère. On compte ici des symboles, pas des grades, et "
            "ceux sous un jeton Paria comptent. Le point de plus vaut à la fin pour tous les symboles Malt, y compris "
            "ceux de la seconde ère.",
            "It is awarded last at the end of the first era. Here symbols are counted, not ranks, and those under a "
            "Pariah token count. The extra point holds at the end for all Malt symbols, those of the second era "
            "included.",
        ),
        example=Said(
            "Anne a 5 Malt, Alex 4 : elle prend la carte. Avec 9 Malt à la fin : 9 × 2 = 18 points.",
            "Anne has 5 Malt, Alex 4: she takes the card. With 9 Malt at the end: 9 × 2 = 18 points.",
        ),
        source=nains(12),
        cards=("liquor_certificate",),
        related=(
            "nains.malt",
            "nains.elites.certificate_tie",
            "nains.final_count.certificate",
            "nains.elites.kept",
            "nains.malt.board",
        ),
    ),
    Entry(
        "nains.elites.certificate_tie",
        title=Said("Égalité pour la Certification de Liqueur", "A tie for the Liquor Certificate"),
        answer=Said(
            "À égalité de Malt, personne ne reçoit la Certification de Liqueur.",
            "In a tie on Malt nobody gets the Liquor Certificate.",
        ),
        text=Said(
            "La phrase du livre sur les égalités ne nomme que les Ordres. Nous l'étendons à la Certification de "
            "Liqueur : elle revient à celui qui a le plus de Malt, et à égalité personne n'en a plus que les "
            "autres. Les gemmes ne tranchent rien pendant cette évaluation.",
            "The book's sentence on ties names only the Orders. We extend it to the Liquor Certificate: it belongs "
            "to whoever has the most Malt, and in a tie nobody has more than the others. The gems decide nothing "
            "during this evaluation.",
        ),
        example=Said(
            "Anne et Alex ont 4 Malt, Serge 2 : la carte reste sur son porte-cartes.",
            "Anne and Alex have 4 Malt, Serge 2: the card stays on its stand.",
        ),
        source=nains(12),
        status=READING,
        cards=("liquor_certificate",),
        related=("nains.elites.liquor_certificate", "nains.elites.tie", "nains.malt"),
        other=Said(
            "L'égalité n'est réglée que pour les Ordres ; une table peut alors départager par les gemmes.",
            "The tie is settled for the Orders only; a table may then break it by the gems.",
        ),
    ),
)
