"""Stars and the objective: what counts, what changes it, and when a stake has enough or too many."""

from referee.entry import READING, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR

ENTRIES = (
    Entry(
        "vedrfolnir.stars.objective",
        title=Said("L'objectif de 12 étoiles", "The objective of 12 stars"),
        answer=Said(
            "L'objectif est d'avoir exactement 12 étoiles dans sa mise, tant qu'aucune carte qui s'y trouve ne le "
            "change.",
            "The objective is to have exactly 12 stars in the stake, as long as no card in it changes that.",
        ),
        text=Said(
            "On additionne les étoiles de toutes les cartes de la mise, cartes de score et cartes d'effet. Une carte "
            "en montre de 0 à 4 : lisez la carte, le livre n'en donne pas la liste. Les jokers sont posés à part et "
            "n'ont pas d'étoiles. Chaque mise a son propre objectif.",
            "Add up the stars of all cards in the stake, score cards and effect cards alike. A card shows 0 to 4 of "
            "them: read the card, the book has no list. Jokers lie apart and have no stars. Each stake has its own "
            "objective.",
        ),
        example=Said(
            "Des cartes de 4, 3, 3 et 2 étoiles : 4 + 3 + 3 + 2 = 12, l'objectif est atteint.",
            "Cards of 4, 3, 3 and 2 stars: 4 + 3 + 3 + 2 = 12, the objective is reached.",
        ),
        source=VEDRFOLNIR,
        related=(
            "vedrfolnir.stars.modifier",
            "vedrfolnir.stars.exact",
            "vedrfolnir.stars.over",
            "vedrfolnir.tribute.no_limit",
            "vedrfolnir.jokers.place",
        ),
        asked=Said(
            "combien d'étoiles, combien d'étoiles il faut, objectif 12, but 12, but étoiles, 12 étoiles, quelles "
            "étoiles comptent, on compte quelles étoiles, étoiles des cartes d'effet, jokers sans étoiles, "
            "additionner les étoiles, étoiles à viser, gagner la manche, ajoutent vaut, but à atteindre, étoiles des "
            "cartes d'effet comptent, idée du jeu, objectif de base",
            "how many stars, how many stars do I need, objective 12, target 12, star goal, 12 stars, which stars "
            "count, stars on effect cards, jokers have no stars, add up the stars, number of stars to aim for, total "
            "of stars, aiming normally, aim for how much, idea of the game, basic objective, stars of effect cards "
            "count",
        ),
    ),
    Entry(
        "vedrfolnir.stars.modifier",
        title=Said("Plusieurs cartes d'objectif dans une mise", "Several objective cards in one stake"),
        answer=Said(
            "La dernière carte d'objectif de la mise compte seule : 8 avec Ratatosk, 9 avec Eikthyrnir, 15 avec "
            "Moin, 16 avec Nidhogg.",
            "Only the last objective card of the stake counts: 8 with Ratatosk, 9 with Eikthyrnir, 15 with Moin, 16 "
            "with Nidhogg.",
        ),
        text=Said(
            "Elles se remplacent et ne s'additionnent pas : aucune n'ajoute ni ne retire d'étoiles à un objectif déjà "
            "changé. Dernière veut dire arrivée en dernier, puisque l'ordre d'une mise reste fixe. Des cartes sans "
            "objectif posées après n'y changent rien.",
            "They replace one another and do not add up: none of them adds stars to an objective already changed, or "
            "takes any from it. Last means last to arrive, since the order of a stake is fixed. Cards without an "
            "objective laid afterwards change nothing.",
        ),
        example=Said(
            "Nidhogg, puis une carte de runes, puis Ratatosk : l'objectif est 8, bien que Nidhogg demande 16.",
            "Nidhogg, then a rune card, then Ratatosk: the objective is 8, although Nidhogg asks for 16.",
        ),
        source=VEDRFOLNIR,
        cards=("ratatosk", "eikthyrnir", "moin", "nidhogg"),
        related=(
            "vedrfolnir.stars.modifier_removed",
            "vedrfolnir.stars.changed",
            "vedrfolnir.stars.objective",
            "vedrfolnir.turn.order",
        ),
        asked=Said(
            "plusieurs objectifs, deux objectifs, deux cartes d'objectif, objectif 8 et 16, objectif 8 9 15 16, 8 et "
            "16 lequel compte, quel objectif compte, Ratatosk et Nidhogg ensemble, cumuler les objectifs, carte "
            "modificatrice, dernier objectif remplace, objectif écureuil et dragon, modificateur vaut vise additionne "
            "rangée, Nidhogg puis Moin, objectifs s'ajoutent, Ratatosk puis Eikthyrnir",
            "several objectives, two objectives, two objective cards, objective 8 and 16, objective 8 9 15 16, 8 and "
            "16 which counts, which objective counts, Ratatosk and Nidhogg together, objectives add up, modifier "
            "card, goals replace, stack objectives, squirrel and dragon, applies aim row, Nidhogg then Moin, Ratatosk "
            "then Eikthyrnir",
        ),
    ),
    Entry(
        "vedrfolnir.stars.modifier_removed",
        title=Said("Une carte d'objectif qui quitte la mise", "An objective card that leaves the stake"),
        answer=Said(
            "L'objectif revient à celui de la carte d'objectif qui est maintenant la dernière, ou à 12 s'il n'y en a "
            "plus.",
            "The objective goes back to that of the objective card which is now the last one, or to 12 if none is "
            "left.",
        ),
        text=Said(
            "Seules comptent les cartes qui sont dans la mise à cet instant. Loki, Fenrir, Skoll et Hati ou Hell "
            "peuvent ainsi faire monter ou descendre un objectif, et amener une mise au compte exact ou la faire "
            "dépasser.",
            "Only the cards in the stake at that moment count. So Loki, Fenrir, Skoll and Hati or Hell can raise or "
            "lower an objective, and make a stake exact or put it over.",
        ),
        example=Said(
            "Dans l'ordre : Nidhogg, Thor, Ratatosk. Si Ratatosk part à la défausse, l'objectif passe de 8 à 16, car "
            "Nidhogg est encore là.",
            "In order: Nidhogg, Thor, Ratatosk. If Ratatosk goes to the discard pile, the objective goes from 8 to "
            "16, since Nidhogg is still there.",
        ),
        source=VEDRFOLNIR,
        cards=("loki", "fenrir", "skoll_hati", "hell", "nidhogg", "thor", "ratatosk"),
        related=(
            "vedrfolnir.stars.modifier",
            "vedrfolnir.stars.changed",
            "vedrfolnir.cards.loki",
            "vedrfolnir.cards.hell",
        ),
        asked=Said(
            "carte d'objectif défaussée, carte d'objectif part, perdre sa carte d'objectif, l'objectif revient à 12, "
            "redevient 12, objectif d'avant, Loki enlève Nidhogg, Loki enlève mon objectif, Nidhogg défaussé 14 "
            "étoiles, plus de Ratatosk, ancien objectif, dragon jeté, objectif annulé, modificateur retirer reviens "
            "perds écureuil maintenant, carte qui change l'objectif s'en va, retour à 12, Loki m'enlève le dragon "
            "quel objectif",
            "objective card discarded, objective card leaves, lose my objective card, objective back to 12, back to "
            "12, previous objective, Loki removes Nidhogg, Loki takes my objective, Nidhogg gone 14 stars, no more "
            "Ratatosk, objective cancelled, dragon discarded, squirrel gone, lost took again goal, return to 12, Loki "
            "took my dragon what objective",
        ),
    ),
    Entry(
        "vedrfolnir.stars.changed",
        title=Said("Un changement d'objectif qui finit la manche", "A change of objective that ends the round"),
        answer=Said(
            "Une carte qui change l'objectif provoque aussitôt une collecte si les étoiles déjà là font alors le "
            "compte exact ou sont de trop.",
            "A card that changes the objective causes a collection at once if the stars already there are then the "
            "exact number or too many.",
        ),
        text=Said(
            "On compare les étoiles de la mise au nouvel objectif, y compris, s'il y en a, celles de la carte reçue. "
            "Il en va de même quand une carte d'objectif part : une mise de 14 étoiles, permise par un objectif de "
            "16, dépasse s'il retombe à 12.",
            "The stars of the stake are compared with the new objective, including any on the card received. The same "
            "holds when an objective card leaves: a stake of 14 stars, fine under an objective of 16, is over once "
            "that objective falls back to 12.",
        ),
        example=Said(
            "Mise de 9 étoiles, Ratatosk arrive sans étoile : 9 dépasse 8, la mise est perdue. Avec 8 étoiles, elle "
            "serait exacte.",
            "A stake of 9 stars, Ratatosk comes without a star: 9 is more than 8, the stake is lost. With 8 stars it "
            "would be exact.",
        ),
        source=VEDRFOLNIR,
        cards=("ratatosk",),
        related=(
            "vedrfolnir.stars.modifier",
            "vedrfolnir.stars.modifier_removed",
            "vedrfolnir.stars.exact",
            "vedrfolnir.stars.over",
        ),
        asked=Said(
            "changement d'objectif, l'objectif change et je dépasse, l'objectif baisse, trop d'étoiles pour le nouvel "
            "objectif, Ratatosk avec déjà 10 étoiles, j'ai déjà 10 étoiles, Ratatosk pile 8, objectif 8 avec 10 "
            "étoiles, perdre d'un coup, objectif finit la manche, écureuil me fait sauter, reçois Ratatosk et gagne, "
            "on me donne Ratatosk alors que j'ai 9, modificateur fin, Moin part et je dépasse",
            "change of objective, objective changes and I am over, objective drops, too many stars for the new "
            "objective, Ratatosk with 10 stars already, already 10 stars, Ratatosk exactly 8, objective 8 with 10 "
            "stars, lower objective, objective ends the round, squirrel makes me bust, someone gives Ratatosk, given "
            "Ratatosk with 9, modifier lose once goal win right away, 9 stars and get Ratatosk",
        ),
    ),
    Entry(
        "vedrfolnir.stars.exact",
        title=Said("Le compte exact d'étoiles", "The exact number of stars"),
        answer=Said(
            "Dès que la mise d'un joueur atteint exactement son objectif, ce joueur fait la collecte, même pendant le "
            "tour d'un autre.",
            "As soon as a player's stake reaches its objective exactly, that player collects, even during somebody "
            "else's turn.",
        ),
        text=Said(
            "Ce n'est pas un choix : on ne peut pas attendre une carte de plus pour gagner davantage. Peu importe "
            "qui a donné la carte. La manche finit là.",
            "It is not a choice: nobody may wait for one more card to win more. It does not matter who gave the "
            "card. The round ends there.",
        ),
        example=Said(
            "Bjorn a 10 étoiles et Astrid lui donne une carte de 2 : 10 + 2 = 12, Bjorn fait la collecte pendant le "
            "tour d'Astrid.",
            "Bjorn has 10 stars and Astrid gives him a card of 2: 10 + 2 = 12, Bjorn collects during Astrid's turn.",
        ),
        source=VEDRFOLNIR,
        related=(
            "vedrfolnir.tribute.exact",
            "vedrfolnir.stars.over",
            "vedrfolnir.turn.stop",
            "vedrfolnir.stars.unnoticed",
        ),
        asked=Said(
            "pile 12, pile 12 étoiles, exactement 12, j'ai exactement 12, tomber juste, tomber pile, compte juste, "
            "attendre au lieu de collecter, refuser la collecte, obligé de collecter, 12 pendant le tour d'un autre, "
            "faire 12, obligatoire de ramasser, forcé à 12, continuer à 12, j'ai 12, carte, douzième étoile donnée, "
            "obligé de prendre à 12, rester à 12, s'arrêter à 12",
            "exactly 12, hit 12, exact stars, bang on 12, I have exactly 12, wait instead of collecting, decline to "
            "collect, must I collect, exact on someone else's turn, 12 on another's turn, mandatory at 12, keep going "
            "at 12, can I continue at 12, I have 12, reach somebody cash right, given the twelfth star, stay on 12, "
            "have to stop at 12",
        ),
    ),
    Entry(
        "vedrfolnir.stars.over",
        title=Said("Trop d'étoiles", "Too many stars"),
        answer=Said(
            "Une étoile de plus que l'objectif suffit : le joueur dépasse, perd toute sa mise, et les autres se "
            "partagent le tribut.",
            "One star more than the objective is enough: the player is over, loses the whole stake, and the others "
            "share the tribute.",
        ),
        text=Said(
            "Que l'on dépasse d'une étoile ou de plusieurs, la suite est la même. On ne rend pas la carte de trop et "
            "l'on ne garde pas les précédentes. Seul un joker joué pour refuser cette carte l'empêche de compter.",
            "Whether over by one star or by several, the outcome is the same. The card that was too much is not given "
            "back, and the earlier ones are not kept. Only a joker played to refuse that card keeps it from counting.",
        ),
        example=Said(
            "11 étoiles et une carte de 3 : 11 + 3 = 14, plus que 12. Toute la mise part à la défausse.",
            "11 stars and a card of 3: 11 + 3 = 14, more than 12. The whole stake goes to the discard pile.",
        ),
        source=VEDRFOLNIR,
        related=(
            "vedrfolnir.tribute.over",
            "vedrfolnir.tribute.majority",
            "vedrfolnir.stars.exact",
            "vedrfolnir.cards.norns",
        ),
        asked=Said(
            "trop d'étoiles, dépasser, dépasser 12, plus de 12 étoiles, 13 étoiles, 15 étoiles au lieu de 12, une "
            "étoile de trop, sauter, exploser, cramer, rendre la carte de trop, étoile en trop, treize, dépasser il "
            "se passe quoi, fichu, brûler rends seule grave garde premières, au-dessus de 12",
            "too many stars, go over, over 12, more than 12 stars, 13 stars, 15 stars instead of 12, one star too "
            "many, bust, exceed, give the last card back, thirteen, above 12, what happens over 12, only one over, "
            "really bad, blow up, go past 12",
        ),
    ),
    Entry(
        "vedrfolnir.stars.unnoticed",
        title=Said("Une collecte remarquée trop tard", "A collection noticed too late"),
        answer=Said(
            "Selon notre lecture, une collecte a lieu même si personne ne l'annonce : on revient à ce moment, autant "
            "qu'on peut le rétablir.",
            "By our reading, a collection takes place even if nobody announces it: go back to that moment, as far as "
            "it can be restored.",
        ),
        text=Said(
            "Le livre ne parle pas d'oubli. Il fait venir la collecte aussitôt après la carte reçue et ne demande "
            "aucune annonce. L'ordre fixe des mises aide à retrouver les cartes arrivées depuis : elles sont "
            "défaussées.",
            "The book does not speak of forgetting. It has the collection come right after the card received, and "
            "asks for no announcement. The fixed order of the stakes helps to find the cards that came since: they "
            "are discarded.",
        ),
        example=Said(
            "Deux cartes après, Liv voit que Bjorn avait 12 étoiles : ces deux cartes sont défaussées et Bjorn fait "
            "sa collecte.",
            "Two cards later, Liv sees that Bjorn had 12 stars: these two cards are discarded and Bjorn collects.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        related=("vedrfolnir.stars.exact", "vedrfolnir.stars.over", "vedrfolnir.turn.order"),
        asked=Said(
            "collecte oubliée, oublié de collecter, on n'a pas vu, personne n'a vu, pas vu que j'avais 12, remarqué "
            "trop tard, trop tard, mal compté les étoiles, erreur d'étoiles, revenir en arrière, annoncer la "
            "collecte, avait sauté deux tours avant, trompé dans l'addition, rien dit, pas fait attention, étais, "
            "collecte ratée",
            "missed a collection, forgot to collect, did not see, nobody noticed, noticed too late, nobody saw I had "
            "12, miscounted stars, mistake, two turns later, rewind, announce the collection, was over and nobody "
            "saw, undo, added stars wrong, busted and nobody said anything, overlooked that she had 12, back ago "
            "earlier",
        ),
        other=Said(
            "On peut aussi laisser le jeu tel qu'il est et recompter à partir de maintenant.",
            "One can also leave the game as it is and count afresh from now on.",
        ),
    ),
)
