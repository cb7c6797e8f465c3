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
        asked=Said(
            "comment avoir une Élite, qui reçoit les Élites, qui a l'Élite, quand donner les Élites, majorité à la "
            "fin de la première ère, majorité de l'ère 1, évaluation des Ordres, plusieurs Élites au même joueur, "
            "bonus de mi-partie, distinctions, le plus de boucliers, récompenses au milieu de la partie, récompense à "
            "plusieurs, comment on gagne une Élite, gagner plusieurs Élites, qui a le bonus du plus de grades, Cognar "
            "prend monde, qui prend Tiss, le plus de Forge gagne quoi, combien de grades pour avoir une Élite, nombre "
            "minimum pour une Élite, avoir deux Cognars d'Élite",
            "how to get an Elite, who gets the Elites, who gets the Elite, when are Elites given, majority at the end "
            "of era 1, majority at the end of the first era, evaluation of the Orders, several Elites to one player, "
            "half-time bonus, distinctions, most shields, hand out mid-game rewards, lead in an Order, how to win an "
            "Elite, win several Elites, bonus for the most ranks, everyone, who takes Tiss, most Forge wins what, how "
            "many ranks for an Elite, dominate an Order, minimum for an Elite, two Elite Cognars for one player",
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
            "majorité en points ou en cartes, majorité en grades, compter la majorité, Cognars comptent pour la "
            "majorité, Errant sous Paria compte dans la majorité, Paria et majorité, deux grades pour la majorité, "
            "grades points ou cartes, valeur ou nombre, héros pour la récompense, concours gros donnent, Volgrir "
            "compte 2 pour la majorité, Errant caché compte pour Brum",
            "majority in points or cards, majority in ranks, how is majority counted, do Cognars count for majority, "
            "Pariah card in the majority, Pariah and majority, two ranks for the majority, ranks points or cards, "
            "icons or cards, big values or most icons, double dwarves for the bonus, number win, Volgrir counts 2 for "
            "the majority, hidden Errant counts towards Brum",
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
        asked=Said(
            "ordre des Élites, dans quel ordre donner les Élites, quelle Élite d'abord, commencer par quelle Élite, "
            "ordre d'attribution, Certification en dernier, certificat donné en dernier, l'appli annonce un autre "
            "ordre, l'ordre des majorités, ordre des récompenses, l'ordre change quelque chose, par le Bouclier ou le "
            "Talion, reçoit, résolution des Élites, quel Ordre en premier",
            "order of Elites, in which order to give Elites, which Elite first, order of awarding, order of "
            "majorities, certificate last, is the certificate given last, app lists another order, sequence of "
            "bonuses, order of rewards, does the order matter, start with Shield or Talion, bonus handed others "
            "comes, Elites handed out in what order, which Order first",
        ),
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
        asked=Said(
            "égalité de majorité, majorité à égalité, autant de grades tous les deux, même nombre de grades, majorité "
            "partagée, égalité au Bouclier qui prend Tiss, égalité au Temple qui prend Aral, autant de prêtres, "
            "récompense à égalité, meilleure pierre, personne ne la reçoit, gemmes départagent la majorité, ex aequo "
            "en grades, Redwin à égalité, même nombre de grades qui a Redwin, égale gagne joueurs pareils, deux "
            "joueurs premiers en Temple, deux premiers ex aequo, aucun joueur n'a de Talion, personne pour Ordo, "
            "égalité à la fin de l'ère 1, la gemme décide-t-elle pour l'Élite",
            "tied majority, same number of ranks, as many ranks as another, majority equal, majority shared, tied "
            "Shield who gets Tiss, tied Temple who gets Aral, as many priests, bonus tied, higher stone, nobody gets "
            "it, gems break the tie for the majority, level on ranks, tied who gets Redwin, wins reward players "
            "amount, two players lead in Temple, same Forge both of us, nobody in the Order, nobody has Talion, "
            "nobody for Ordo, level at the end of era 1, two of us level on Forge",
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
        asked=Said(
            "perdre son Élite, garder l'Élite, on me dépasse en ère 2, majorité perdue, Élite change de main, Élite "
            "change de propriétaire, rendre l'Élite, piquer une Élite, Élite pas attribuée, Élite que personne n'a, "
            "nouvelle majorité en seconde ère, reprendre une récompense, rendre le bonus, plus de soldats maintenant, "
            "transférer fin dois-je, rendre Redwin, refaire les Élites en ère 2, recompter les majorités, dépassé "
            "plus tard je rends Tiss",
            "lose my Elite, keep the Elite, overtaken in era 2, majority lost later, Elite changes hands, can Elites "
            "change owner, give back the Elite, steal an Elite, unclaimed Elite, Elite nobody got, new majority in "
            "the second era, take over a bonus, give back the bonus, more soldiers later, transfer end age someone "
            "reward, give back Redwin, Elite moves to another player, Elites again in era 2, recount majorities, "
            "overtook me later does Tiss move, give Aral back",
        ),
    ),
)
