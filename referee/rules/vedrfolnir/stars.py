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
    ),
    Entry(
        "vedrfolnir.stars.changed",
        title=Said("Un changement d'objectif qui met fin à la manche", "A change of objective that ends the round"),
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
        other=Said(
            "On peut aussi laisser le jeu tel qu'il est et recompter à partir de maintenant.",
            "One can also leave the game as it is and count afresh from now on.",
        ),
    ),
)
