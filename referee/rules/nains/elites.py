"""The end of the first era: who has the majorities, the Elite Cognars and the certificate."""

from referee.entry import READING, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.elites.strict_majority",
        title=Said("La majorité stricte dans un Ordre", "The strict majority of an Order"),
        answer=Said(
            "À la fin de la première ère, le joueur qui a, seul, le plus de grades dans un Ordre reçoit le Cognar "
            "d'Élite de cet Ordre.",
            "At the end of the first era, the player who alone has the most ranks of an Order gets the Elite "
            "Cognar of that Order.",
        ),
        text=Said(
            "On compare les colonnes une par une. Un grade d'avance suffit, mais il faut être seul en tête. Un même "
            "joueur peut recevoir plusieurs Cognars d'Élite, qui vont dans sa zone de Commandement.",
            "The columns are compared one by one. One rank ahead is enough, but you must be alone in front. One "
            "player may get several Elite Cognars, who go into that player's command zone.",
        ),
        example=Said(
            "Forge : Anne 4, Alex 3, Serge 3. Redwin rejoint Anne.",
            "Forge: Anne 4, Alex 3, Serge 3. Redwin joins Anne.",
        ),
        source=nains(12),
        cards=("redwin",),
        related=(
            "nains.elites.grades",
            "nains.elites.tie",
            "nains.elites.order",
            "nains.elites.kept",
            "nains.turn.era1_end",
        ),
        asked=Said(
            "évaluation des Ordres, gagner un Cognar d'Élite, distinction, évaluation, mi-partie, prend bonus "
            "boucliers donne-t-on récompenses milieu monde",
            "evaluation of the Orders, winning an Elite Cognar, distinction, evaluation, lead, half-time, bonus "
            "most shields hand out mid-game rewards more everyone",
        ),
    ),
    Entry(
        "nains.elites.grades",
        title=Said("Majorité : grades, points ou cartes", "Majority: ranks, points or cards"),
        answer=Said(
            "La majorité se compte en grades de la colonne, ni en points ni en cartes.",
            "A majority is counted in ranks of the column, neither in points nor in cards.",
        ),
        text=Said(
            "Une carte à deux grades compte pour deux, une carte sans point pour un. Les Cognars à grade coloré "
            "comptent dans leur colonne, et un Errant sous un jeton Paria garde son grade. La zone de Commandement "
            "n'a pas de grades d'Ordre.",
            "A card with two ranks counts as two, a card without points as one. Cognars with a coloured rank "
            "count in their column, and an Errant under a Pariah token keeps its rank. The command zone has no "
            "ranks of an Order.",
        ),
        example=Said(
            "Trois cartes Bouclier et Volgrir font 3 + 2 = 5 grades et battent quatre cartes.",
            "Three Shield cards and Volgrir make 3 + 2 = 5 ranks and beat four cards.",
        ),
        source=nains(12),
        cards=("volgrir",),
        related=(
            "nains.elites.strict_majority",
            "nains.mercenaries.majority",
            "nains.cognars.volgrir",
            "nains.errants.pariah",
        ),
        asked=Said(
            "compter, valeur, nombre de cartes, icônes nains double deux concours gros donnent récompense",
            "value, number of cards, count icons dwarves bonus double two most big win",
        ),
    ),
    Entry(
        "nains.elites.order",
        title=Said("L'ordre d'attribution", "The order of awarding"),
        answer=Said(
            "On suit la rangée du porte-cartes, tirée au hasard à la mise en place, et la Certification de Liqueur "
            "vient en dernier.",
            "You follow the row on the card stand, which was random at set-up, and the Liquor Certificate comes last.",
        ),
        text=Said(
            "Chaque effet immédiat se fait à son rang : l'échange d'Ordo a lieu dès que la carte est attribuée. Comme "
            "aucun Cognar d'Élite n'a de grade ni de Malt, l'ordre ne décide jamais de qui reçoit quoi.\n"
            "L'application ne connaît pas votre rangée et cite toujours Tiss, Aral, Brum, Redwin, Ordo, puis la "
            "Certification de Liqueur : les cartes vont aux mêmes joueurs.",
            "Each immediate effect happens in its place: Ordo's exchange is made as soon as the card is awarded. As "
            "no Elite Cognar has a rank or a Malt symbol, the order never decides who gets what.\n"
            "The app does not know your row and always names Tiss, Aral, Brum, Redwin, Ordo, then the Liquor "
            "Certificate: the cards go to the same players.",
        ),
        example=Said(
            "Rangée Brum, Tiss, Ordo, Aral, Redwin : les Errants d'abord, le Bouclier ensuite, puis le Talion, et "
            "ainsi de suite.",
            "Row Brum, Tiss, Ordo, Aral, Redwin: the Errants first, the Shield next, then the Talion, and so on.",
        ),
        source=nains(12),
        cards=("tiss", "aral", "brum", "redwin", "ordo", "liquor_certificate"),
        related=("nains.setup.elites_row", "nains.elites.strict_majority", "nains.elites.liquor_certificate"),
        asked=Said(
            "dans quel ordre, qui d'abord, séquence, récompense donne commence bouclier talion change "
            "quelque chose reçoit",
            "which first, sequence, bonus handed out others start shield talion matter reward comes",
        ),
    ),
    Entry(
        "nains.elites.tie",
        title=Said("Égalité pour un Cognar d'Élite", "A tie for an Elite Cognar"),
        answer=Said(
            "À égalité en tête, personne ne reçoit le Cognar d'Élite, et les gemmes ne tranchent pas.",
            "If players are tied in front, nobody gets the Elite Cognar, and the gems do not decide.",
        ),
        text=Said(
            "La carte ne revient pas plus tard : la seconde ère n'a pas d'évaluation. L'égalité ne compte qu'en tête, "
            "et deux joueurs à égalité derrière un meneur seul ne changent rien. Si personne n'a de grade dans "
            "l'Ordre, personne n'en a plus que les autres : la carte reste là.",
            "The card does not come back later: the second era has no evaluation. The tie matters only in front, and "
            "two players level behind a single leader change nothing. If nobody has a rank of the Order, nobody has "
            "more than the others: the card stays where it is.",
        ),
        example=Said(
            "Temple : Anne 3, Alex 3, Serge 2. Aral ne rejoint personne, même si Anne a la gemme 5.",
            "Temple: Anne 3, Alex 3, Serge 2. Aral joins nobody, even if Anne has gem 5.",
        ),
        source=nains(12),
        cards=("aral",),
        related=("nains.elites.strict_majority", "nains.elites.certificate_tie", "nains.turn.ties"),
        asked=Said(
            "ex aequo, départager, partagé, majorité égale, autant prêtres gagne bonus deux joueurs "
            "pareils récompense meilleure pierre",
            "tied, tie-break, shared, equal majority, many priests wins bonus higher stone reward two "
            "players same amount nobody takes",
        ),
    ),
    Entry(
        "nains.elites.kept",
        title=Said("Perdre la majorité dans la seconde ère", "Losing the majority in the second era"),
        answer=Said(
            "On garde ses Cognars d'Élite et la Certification de Liqueur : les majorités ne se comptent qu'une fois.",
            "You keep your Elite Cognars and the Liquor Certificate: majorities are counted only once.",
        ),
        text=Said(
            "L'évaluation n'a lieu qu'à la fin de la première ère. Qui dépasse le propriétaire plus tard ne lui "
            "prend rien, et un Cognar d'Élite que personne n'a reçu reste sur son porte-cartes.",
            "The evaluation takes place only at the end of the first era. Whoever overtakes the owner later takes "
            "nothing, and an Elite Cognar whom nobody got stays on the card stand.",
        ),
        example=Said(
            "Anne a reçu Tiss avec 4 grades de Bouclier ; Alex finit la partie avec 8. Tiss reste chez Anne.",
            "Anne got Tiss with 4 Shield ranks; Alex ends the game with 8. Tiss stays with Anne.",
        ),
        source=nains(12, 13),
        cards=("tiss", "liquor_certificate"),
        related=("nains.elites.strict_majority", "nains.elites.liquor_certificate", "nains.turn.era2_end"),
        asked=Said(
            "reprendre, transférer, dépasser, fin de partie, soldats maintenant dois-je rendre bonus 2 "
            "piquer récompense",
            "take over, transfer, end of game, more soldiers give back bonus age two someone steal reward",
        ),
    ),
    Entry(
        "nains.elites.tiss",
        title=Said("Tiss : 2 points par grade de Bouclier", "Tiss: 2 points per Shield rank"),
        answer=Said(
            "À la fin de la partie, Tiss ajoute 2 points pour chaque grade de la colonne du Bouclier.",
            "At the end of the game, Tiss adds 2 points for each rank in the Shield column.",
        ),
        text=Said(
            "Cette carte récompense la majorité de Bouclier, mais on compte les grades de la fin de la partie, pas "
            "ceux de la fin de la première ère. Tiss est dans la zone de Commandement et n'en apporte aucun.",
            "This card rewards the Shield majority, but the ranks counted are those at the end of the game, not "
            "those at the end of the first era. Tiss is in the command zone and brings none.",
        ),
        example=Said(
            "Sept grades de Bouclier : 2 × 7 = 14 points en plus du nombre imprimé.",
            "Seven Shield ranks: 2 × 7 = 14 points on top of the printed number.",
        ),
        source=nains(12),
        cards=("tiss",),
        related=("nains.elites.tiss_and_abokar", "nains.shield", "nains.shield.grades"),
        asked=Said(
            "élite du bouclier, majorité boucliers, bonus soldats rapporte fin Tyss",
            "Shield elite, most shields, bonus soldiers score",
        ),
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
            "Chacun regarde la même colonne de son côté, et le nombre imprimé s'y ajoute. Le grade d'Abokar compte "
            "pour les deux.",
            "Each looks at the same column on its own, and the printed number is added. Abokar's rank counts for both.",
        ),
        example=Said(
            "Cinq grades, celui d'Abokar compris : Tiss 2 × 5 = 10, Abokar 1 × 5 = 5, en tout 10 + 5 = 15.",
            "Five ranks, Abokar's included: Tiss 2 × 5 = 10, Abokar 1 × 5 = 5, in all 10 + 5 = 15.",
        ),
        source=nains(14),
        cards=("abokar", "tiss"),
        related=("nains.elites.tiss", "nains.cognars.abokar", "nains.shield"),
        asked=Said(
            "cumul, bouclier, 3 points par grade, deux bonus soldats ajoute Aboka temps possible",
            "stack, cumulative, 3 points per grade, both soldier bonuses add up possible",
        ),
    ),
    Entry(
        "nains.elites.aral",
        title=Said("Aral : un symbole Occulte de plus", "Aral: one more Occult symbol"),
        answer=Said(
            "Aral récompense la majorité de Temple et ajoute un symbole Occulte, qui multiplie les points du Temple.",
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
        asked=Said(
            "élite du temple, multiplicateur, bonus prêtres donne œil vaut",
            "temple elite, multiplier, bonus most priests gives extra eye",
        ),
    ),
    Entry(
        "nains.elites.brum",
        title=Said("Brum : 13 points et un jeton de moins", "Brum: 13 points and one token fewer"),
        answer=Said(
            "Brum récompense la majorité d'Errants : 13 points à la fin, et un jeton Paria enlevé juste avant le "
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
        asked=Said(
            "élite des errants, retirer paria, bonus voyageurs vaut libère nain Broum enlève maintenant",
            "errants elite, lift, remove pariah, bonus most explorers score uncovers dwarf",
        ),
    ),
    Entry(
        "nains.elites.redwin",
        title=Said("Redwin : une rune unique", "Redwin: a unique rune"),
        answer=Said(
            "Redwin récompense la majorité de Forge et ajoute une rune qui diffère de toutes les autres.",
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
        asked=Said(
            "élite de la forge, bonus forgerons donne lettre Redwyn rapporte", "forge elite, bonus most smiths extra"
        ),
    ),
    Entry(
        "nains.elites.ordo",
        title=Said("Ordo : un échange avec les deux plus faibles", "Ordo: an exchange of the two lowest"),
        answer=Said(
            "Ordo récompense la majorité de Talion : aussitôt, on additionne ses deux pièces les plus faibles sauf "
            "le 0, on défausse la plus faible et on prend la somme.",
            "Ordo rewards the Talion majority: at once you add your two lowest coins except the 0, discard the "
            "lower one and take the sum.",
        ),
        text=Said(
            "Attention, c'est la plus faible des deux qui part, à l'inverse de l'échange habituel. On ne choisit "
            "pas les pièces. Il n'a lieu qu'une fois, sur les cinq pièces de la main, et si la somme manque au "
            "Trésor, la première plus forte vient.",
            "Mind that it is the lower of the two that leaves, the reverse of the usual exchange. There is no "
            "choice of coins. It happens only once, on the five coins of the hand, and if the treasury lacks the "
            "sum, the next higher coin comes.",
        ),
        example=Said(
            "Pièces 0, 3, 4, 9 et 11 : 3 + 4 = 7. Le 3 part, un 7 vient : 0, 4, 7, 9 et 11.",
            "Coins 0, 3, 4, 9 and 11: 3 + 4 = 7. The 3 leaves, a 7 comes: 0, 4, 7, 9 and 11.",
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
        asked=Said(
            "élite du talion, fusion, petites pièces, bonus marchands prend jette",
            "talion elite, merge, small coins, bonus most merchants adds smallest thrown away",
        ),
    ),
    Entry(
        "nains.elites.liquor_certificate",
        title=Said("La Certification de Liqueur", "The Liquor Certificate"),
        answer=Said(
            "La Certification de Liqueur va à qui a le plus de symboles Malt, armée et zone de Commandement réunies, "
            "et ajoute à la fin 1 point par Malt.",
            "The Liquor Certificate goes to whoever has the most Malt symbols in the army and the command zone, and "
            "at the end adds 1 point per Malt.",
        ),
        text=Said(
            "Elle se donne en dernier à la fin de la première ère. On compte ici des symboles, pas des grades, et "
            "ceux sous un jeton Paria comptent. Le point de plus vaut à la fin pour tous les Malt, y compris ceux "
            "de la seconde ère.",
            "It is awarded last at the end of the first era. Here symbols are counted, not ranks, and those under "
            "a Pariah token count. The extra point holds at the end for all Malt, that of the second era included.",
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
        asked=Said(
            "certificat, alcool, bière, majorité de malt, sert carte diplôme donne",
            "liquor licence, certification, beer, most booze card gives",
        ),
    ),
    Entry(
        "nains.elites.certificate_tie",
        title=Said("Égalité de Malt pour la Certification de Liqueur", "A Malt tie for the Liquor Certificate"),
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
        asked=Said(
            "ex aequo, certificat, autant de malt, bières deux personne houblon autre joueurs mêmes chopes prend carte",
            "tied, certificate tie, as much malt, equal beer icons two players same number hops nobody leads card",
        ),
        other=Said(
            "L'égalité n'est réglée que pour les Ordres ; une table peut alors départager par les gemmes.",
            "The tie is settled for the Orders only; a table may then break it by the gems.",
        ),
    ),
)
