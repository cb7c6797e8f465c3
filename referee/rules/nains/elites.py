"""The end of the first era: who has the majorities and the Elite Cognars."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.elites.strict_majority",
        title=Said("Recevoir un Cognar d'Élite : la majorité stricte", "Getting an Elite Cognar: the strict majority"),
        answer=Said(
            "À la fin de la première ère, le joueur qui a, seul, le plus de grades dans un Ordre reçoit le Cognar "
            "d'Élite de cet Ordre.",
            "At the end of the first era, the player who alone has the most ranks of an Order gets the Elite "
            "Cognar of that Order.",
        ),
        text=Said(
            "On compare les colonnes une par une. Un grade d'avance suffit, mais il faut être seul en tête. Un même "
            "joueur peut recevoir plusieurs Cognars d'Élite, qui vont dans sa zone de Commandement.",
            "The columns are compared one by one. One rank ahead is enough, but you must be alone in the lead. One "
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
    ),
    Entry(
        "nains.elites.grades",
        title=Said("Majorité : grades, points ou cartes", "Majority: ranks, points or cards"),
        answer=Said(
            "La majorité se compte en grades de la colonne, et non en points ou en cartes.",
            "A majority is counted in ranks of the column, neither in points nor in cards.",
        ),
        text=Said(
            "Une carte à deux grades compte pour deux, une carte sans point pour un. Les Cognars à grade coloré "
            "comptent dans leur colonne, et un Errant sous un jeton Paria garde son grade. Seules comptent les "
            "colonnes de l'armée, pas la zone de Commandement.",
            "A card with two ranks counts as two, a card without points as one. Cognars with a coloured rank count "
            "in their column, and an Errant under a Pariah token keeps its rank. Only the columns of the army count, "
            "not the command zone.",
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
            "Chaque effet immédiat se fait à son rang : l'échange d'Ordo a lieu dès que la carte est attribuée. Un "
            "Cognar d'Élite n'ajoute de grade à aucune colonne, et la page 12 ne lui donne pas de Malt : il s'ensuit "
            "que l'ordre ne décide jamais de qui reçoit quoi.\nL'application ne connaît pas votre rangée et cite "
            "toujours Tiss, Aral, Brum, Redwin, Ordo, puis la Certification de Liqueur : les cartes vont aux mêmes "
            "joueurs.",
            "Each immediate effect happens in its place: Ordo's exchange is made as soon as the card is awarded. An "
            "Elite Cognar adds no rank to any column, and page 12 gives it no Malt: it follows that the order never "
            "decides who gets what.\nThe app does not know your row and always names Tiss, Aral, Brum, Redwin, Ordo, "
            "then the Liquor Certificate: the cards go to the same players.",
        ),
        example=Said(
            "Rangée Brum, Tiss, Ordo, Aral, Redwin : les Errants d'abord, le Bouclier ensuite, puis le Talion, et "
            "ainsi de suite.",
            "Row Brum, Tiss, Ordo, Aral, Redwin: the Errants first, the Shield next, then the Talion, and so on.",
        ),
        source=nains(12),
        cards=("tiss", "aral", "brum", "redwin", "ordo", "liquor_certificate"),
        related=("nains.setup.elites_row", "nains.elites.strict_majority", "nains.elites.liquor_certificate"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.elites.tie",
        title=Said("Égalité pour un Cognar d'Élite", "A tie for an Elite Cognar"),
        answer=Said(
            "À égalité en tête, personne ne reçoit le Cognar d'Élite, et les gemmes ne tranchent pas.",
            "If players are tied for the lead, nobody gets the Elite Cognar, and the gems do not decide.",
        ),
        text=Said(
            "La carte ne revient pas plus tard : la seconde ère n'a pas d'évaluation. L'égalité ne compte qu'en tête "
            ": deux joueurs à égalité derrière un meneur seul ne changent rien. Si personne n'a de grade dans "
            "l'Ordre, personne n'en a plus que les autres : la carte reste là.",
            "The card does not come back later: the second era has no evaluation. Only a tie for the lead matters: "
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
    ),
    Entry(
        "nains.elites.kept",
        title=Said("Perdre la majorité dans la seconde ère", "Losing the majority in the second era"),
        answer=Said(
            "On garde ses Cognars d'Élite et la Certification de Liqueur : les majorités ne se comptent qu'une fois.",
            "You keep your Elite Cognars and the Liquor Certificate: majorities are counted only once.",
        ),
        text=Said(
            "L'évaluation n'a lieu qu'à la fin de la première ère. Qui devance plus tard le propriétaire ne lui prend "
            "rien, et un Cognar d'Élite que personne n'a reçu reste sur son porte-cartes.",
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
    ),
)
