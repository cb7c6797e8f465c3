"""Before the first turn: the goal, the players, the table, and who begins."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR

ENTRIES = (
    Entry(
        "vedrfolnir.setup.aim",
        title=Said("Le but du jeu", "The goal of the game"),
        answer=Said(
            "Avoir à la fin le plus de points de runes, et pour cela amener sa mise à exactement 12 étoiles.",
            "To have the most rune points at the end, by bringing your stake to exactly 12 stars.",
        ),
        text=Said(
            "Les joueurs sont des völvas, des sorcières de clans vikings, et cherchent les faveurs d'Odin et de Thor. "
            "Qui tombe juste remporte les runes de sa mise et celles du tribut. Qui dépasse perd sa mise, et les "
            "autres se partagent le tribut. Certaines cartes d'effet changent l'objectif.",
            "The players are völvas, sorceresses of Viking clans, and seek the favour of Odin and Thor. Whoever is "
            "exact wins the runes of their own stake and those of the tribute. Whoever goes over loses the stake, and "
            "the others share the tribute. Some effect cards change the objective.",
        ),
        example=Said(
            "Astrid finit avec 21 points, Bjorn avec 18, Liv avec 9 : Astrid gagne, avec 21 − 18 = 3 points d'avance.",
            "Astrid ends with 21 points, Bjorn with 18, Liv with 9: Astrid wins, by 21 − 18 = 3 points.",
        ),
        source=VEDRFOLNIR,
        cards=(
            "odin",
            "thor",
        ),
        related=(
            "vedrfolnir.stars.objective",
            "vedrfolnir.tribute.exact",
            "vedrfolnir.stars.over",
            "vedrfolnir.end.count",
            "vedrfolnir.end.tie",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.setup.players",
        title=Said("Le nombre de joueurs", "The number of players"),
        answer=Said(
            "La partie ordinaire demande trois joueurs ou plus ; à deux, on joue en duel avec des Ases ; seul, contre "
            "deux zones.",
            "The ordinary game takes three players or more; two play a duel with Ases, and a lone player faces two "
            "areas.",
        ),
        text=Said(
            "Le livre ne donne aucun maximum. Les cartes du mode duel et du mode solo restent dans la boîte quand on "
            "joue à trois ou plus.",
            "The book names no maximum. The cards of the duel and of the solo game stay in the box when three or more "
            "play.",
        ),
        example=Said(
            "À six, chaque joueur actif pioche 6 + 1 = 7 cartes.", "With six, each active player draws 6 + 1 = 7 cards."
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.turn.draw", "vedrfolnir.duel.setup", "vedrfolnir.solo.setup"),
    ),
    Entry(
        "vedrfolnir.setup.expansions",
        title=Said("Jouer avec une extension ou les deux", "Playing with one expansion or both"),
        answer=Said(
            "Printemps et Hiver s'ajoutent au jeu de base, l'une, l'autre ou les deux, et le livre ne change aucune "
            "autre règle.",
            "Spring and Winter are added to the base game, either one or both, and the book changes no other rule.",
        ),
        text=Said(
            "Leurs cartes se mélangent donc à la pioche. Avec les deux à la fois, beaucoup d'effets se suivent : le "
            "livre conseille de bien les résoudre dans l'ordre, et propose de poser les cartes données en travers de "
            "la mise, pour se retrouver dans le tour.",
            "So their cards are shuffled into the draw pile. With both at once, many effects follow one another: the "
            "book advises resolving them carefully in order, and suggests laying the cards given crosswise to the "
            "stake, to keep track of the turn.",
        ),
        example=Said(
            "Une carte d'effet arrive chez Astrid. Posée en travers, elle rappelle qu'elle vient d'être donnée ce "
            "tour-ci.",
            "An effect card comes to Astrid. Laid crosswise, it is a reminder that it was given this turn.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.setup.spring_cards", "vedrfolnir.setup.winter_cards", "vedrfolnir.turn.order"),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.setup.areas",
        title=Said(
            "Mise en place : les emplacements devant chaque joueur", "Set-up: the places in front of each player"
        ),
        answer=Said(
            "Chaque joueur a trois emplacements, pour ses cartes remportées, sa mise et ses jokers, et le tribut est "
            "commun à tous.",
            "Each player has three places, for the won pile, the stake and the jokers, and the tribute belongs to "
            "everyone.",
        ),
        text=Said(
            "La mise reçoit les cartes données au fil des tours. Les cartes remportées viennent des collectes et sont "
            "les seules à compter à la fin.\n"
            "Sur la table se trouve la pioche, face cachée, avec la défausse à sa droite et le tribut à sa gauche.",
            "The stake receives the cards given turn by turn. The won pile comes from collections, and it is all that "
            "counts at the end.\n"
            "On the table lies the draw pile, face down, with the discard pile on its right and the tribute on its "
            "left.",
        ),
        example=Said(
            "Une carte donnée à Bjorn va dans sa mise. Elle ne rejoint sa pile remportée que si une collecte la "
            "lui donne.",
            "A card given to Bjorn goes to his stake. It reaches his won pile only if a collection gives it to him.",
        ),
        source=VEDRFOLNIR,
        related=(
            "vedrfolnir.tribute",
            "vedrfolnir.tribute.as_stake",
            "vedrfolnir.jokers.place",
            "vedrfolnir.end.stakes_lost",
            "vedrfolnir.setup.players",
        ),
    ),
    Entry(
        "vedrfolnir.setup.first",
        title=Said("Le premier joueur", "The first player"),
        answer=Said(
            "Le joueur dont l'anniversaire est le plus proche du 21 décembre commence.",
            "The player whose birthday is closest to 21 December begins.",
        ),
        text=Said(
            "Seul l'écart compte, que l'anniversaire tombe avant ou après cette date. Si deux joueurs en sont aussi "
            "proches l'un que l'autre, le livre ne tranche pas : mettez-vous d'accord.",
            "Only the distance counts, whether the birthday falls before or after that date. If two players are "
            "equally close, the book does not decide: agree among yourselves.",
        ),
        example=Said(
            "Astrid est née un 15 décembre, à 21 − 15 = 6 jours, et Bjorn un 30 décembre, à 30 − 21 = 9 jours : "
            "Astrid commence.",
            "Astrid was born on 15 December, 21 − 15 = 6 days away, and Bjorn on 30 December, 30 − 21 = 9 days away: "
            "Astrid begins.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.turn.draw", "vedrfolnir.turn.next", "vedrfolnir.collecte.next_player"),
    ),
    Entry(
        "vedrfolnir.setup.mode_boxes",
        title=Said(
            "Duel et solo avec une extension",
            "Duel and solo game with an expansion",
        ),
        answer=Said(
            "Le solo se joue avec le paquet de base seul ; pour le duel, le livre ne nomme aucune extension et, selon "
            "notre lecture, on peut en ajouter.",
            "The solo game is played with the base deck alone; for the duel the book names no expansion, and by our "
            "reading you may add one.",
        ),
        text=Said(
            "Le solo mélange les Brynhildr au seul paquet de base. Le duel se joue comme une partie à quatre, où les "
            "extensions sont permises. La feuille de score compte une extension dans les deux modes : elle demande "
            "seulement si c'est voulu.",
            "The solo game shuffles the Brynhildr cards into the base deck alone. The duel is played like a "
            "four-player game, where expansions are allowed. The score sheet counts an expansion in either mode: it "
            "only asks whether that was meant.",
        ),
        example=Said(
            "Solo : 118 + 20 = 138 cartes. Duel avec Printemps : 118 + 40 = 158.",
            "Solo game: 118 + 20 = 138 cards. Duel with Spring: 118 + 40 = 158.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("brynhildr",),
        related=(
            "vedrfolnir.setup.expansions",
            "vedrfolnir.duel.setup",
            "vedrfolnir.solo.setup",
        ),
        other=Said(
            "Les extensions, le duel et le solo sont des modes à part : on ne les combine pas.",
            "Expansions, duel and solo game are modes of their own: they are not combined.",
        ),
        date=SECOND_EDITION,
    ),
)
