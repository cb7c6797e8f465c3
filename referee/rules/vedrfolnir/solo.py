"""Playing alone: Valhalla, Heilheim and the hidden cards of Brynhildr."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR

ENTRIES = (
    Entry(
        "vedrfolnir.solo.setup",
        title=Said("La mise en place en solo", "The solo set-up"),
        answer=Said(
            "En solo, on mélange les 20 cartes Brynhildr au jeu de base ; la table a trois zones, Valhalla, Heilheim "
            "et Brynhildr, et le tribut.",
            "In the solo game the 20 Brynhildr cards are shuffled into the base game; the table has three areas, "
            "Valhalla, Heilheim and Brynhildr, and the tribute.",
        ),
        text=Said(
            "Prenez aussi les deux cartes Valhalla et Heilheim : selon notre lecture, elles marquent leurs zones. "
            "Valhalla est votre zone, Heilheim celle de l'adversaire visible ; Brynhildr reçoit des cartes face "
            "cachée. Le livre écrit aussi Helmheim : c'est la même zone.",
            "Take the two cards Valhalla and Heilheim as well: by our reading, they mark their areas. Valhalla is "
            "your area, Heilheim that of the visible opponent; Brynhildr receives cards face down. The book also "
            "writes Helmheim: it is the same area.",
        ),
        example=Said("La pioche compte 118 + 20 = 138 cartes.", "The draw pile has 118 + 20 = 138 cards."),
        source=VEDRFOLNIR,
        cards=("brynhildr",),
        related=("vedrfolnir.solo.deal", "vedrfolnir.solo.brynhildr", "vedrfolnir.solo.win"),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.solo.deal",
        title=Said("La distribution en solo", "Dealing in the solo game"),
        answer=Said(
            "Vous piochez 4 cartes : une pour Valhalla, une pour Heilheim, une pour le tribut et une, donnée face "
            "cachée, pour Brynhildr.",
            "You draw 4 cards: one for Valhalla, one for Heilheim, one for the tribute and one, given face down, for "
            "Brynhildr.",
        ),
        text=Said(
            "Les cartes se révèlent une par une comme dans la partie ordinaire. Celle de Brynhildr n'est pas "
            "regardée : vous décidez donc que la prochaine sera la sienne avant de la voir. Ses cartes s'empilent et "
            "n'ont ni effet ni étoiles tant qu'elles sont cachées.",
            "Cards are revealed one by one as in the ordinary game. Brynhildr's is not looked at: so you decide that "
            "the next one will be hers before seeing it. Her cards pile up and have neither effect nor stars while "
            "they are hidden.",
        ),
        example=Said("Comme à trois joueurs : 3 + 1 = 4 cartes.", "As with three players: 3 + 1 = 4 cards."),
        source=VEDRFOLNIR,
        cards=("brynhildr",),
        related=("vedrfolnir.solo.setup", "vedrfolnir.solo.brynhildr", "vedrfolnir.turn.one_by_one"),
    ),
    Entry(
        "vedrfolnir.solo.jokers",
        title=Said("Les jokers en solo", "Jokers in the solo game"),
        answer=Said(
            "Selon notre lecture, vous jouez en solo les jokers donnés à Valhalla, et ceux de Heilheim ou de "
            "Brynhildr ne servent à rien.",
            "By our reading, in the solo game you play the jokers given to Valhalla, and those of Heilheim or "
            "Brynhildr are of no use.",
        ),
        text=Said(
            "Le livre ne dit rien des jokers en solo. Valhalla est votre zone ; personne ne décide pour Heilheim "
            "ni pour Brynhildr. Donner un joker à Heilheim est donc une façon de s'en débarrasser, comme de le "
            "mettre au tribut.",
            "The book says nothing of jokers in the solo game. Valhalla is your area; nobody decides for Heilheim "
            "or for Brynhildr. So giving a joker to Heilheim is a way to get rid of it, as is putting it in the "
            "tribute.",
        ),
        example=Said(
            "Valhalla a 11 étoiles et les Nornes, et la dernière carte du tour doit y aller : 11 + 3 = 14. Les "
            "Nornes la refusent, Valhalla reste à 11.",
            "Valhalla has 11 stars and the Norns, and the last card of the turn has to go there: 11 + 3 = 14. The "
            "Norns refuse it, Valhalla stays at 11.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("norns", "brynhildr"),
        related=(
            "vedrfolnir.solo.deal",
            "vedrfolnir.cards.norns",
            "vedrfolnir.jokers.place",
            "vedrfolnir.jokers.others",
        ),
        other=Said(
            "On peut jouer aussi les jokers de Heilheim et de Brynhildr, puisque vous tenez toutes les zones.",
            "One can play the jokers of Heilheim and Brynhildr as well, since you run all the areas.",
        ),
    ),
    Entry(
        "vedrfolnir.solo.collecte",
        title=Said("Une collecte sur Valhalla ou Heilheim", "A collection on Valhalla or Heilheim"),
        answer=Said(
            "En solo, une collecte sur Valhalla ou Heilheim se résout entre ces deux zones, et les cartes cachées "
            "de Brynhildr restent en jeu.",
            "In the solo game, a collection on Valhalla or Heilheim is settled between these two areas, and "
            "Brynhildr's hidden cards stay in play.",
        ),
        text=Said(
            "La règle ordinaire s'applique : si Valhalla dépasse, Heilheim prend dans le tribut les cartes des sortes "
            "dont elle a des runes, et inversement ; les autres sortes sont défaussées, selon notre lecture. Les "
            "cartes que vous avez encore en main partent aussi à la défausse, et le tribut, Valhalla et Heilheim sont "
            "vidés. Vous piochez ensuite de nouveau 4 cartes.",
            "The usual rule applies: if Valhalla goes over, Heilheim takes from the tribute the cards of every kind "
            "it has runes of, and vice versa; by our reading the other kinds are discarded. The cards still in your "
            "hand are discarded too, and the tribute, Valhalla and Heilheim are emptied. You then draw 4 cards again.",
        ),
        example=Said(
            "Valhalla dépasse, Heilheim a 1 rune Thor et aucune Odin : elle prend les Thor du tribut, les cartes Odin "
            "sont défaussées.",
            "Valhalla goes over, Heilheim has 1 Thor rune and no Odin: it takes the Thor cards of the tribute, the "
            "Odin cards are discarded.",
        ),
        source=VEDRFOLNIR,
        cards=("brynhildr", "thor", "odin"),
        related=(
            "vedrfolnir.tribute.exact",
            "vedrfolnir.tribute.over",
            "vedrfolnir.tribute.nobody",
            "vedrfolnir.solo.brynhildr",
        ),
    ),
    Entry(
        "vedrfolnir.solo.brynhildr",
        title=Said("Brynhildr : ses cartes cachées révélées", "Brynhildr: her hidden cards revealed"),
        answer=Said(
            "Quand vous révélez une carte Brynhildr, le reste de votre main est défaussé et ses cartes cachées se "
            "révèlent une à une, effets compris, jusqu'à une collecte ou une autre carte Brynhildr.",
            "When you reveal a Brynhildr card, the rest of your hand is discarded and her hidden cards are revealed "
            "one by one, effects included, until a collection or another Brynhildr card.",
        ),
        text=Said(
            "Une collecte se résout alors entre les trois zones : Brynhildr peut y gagner des cartes. Si une autre "
            "carte Brynhildr paraît, les cartes déjà révélées sont défaussées sans rien gagner. Dans les deux cas, "
            "ses cartes encore cachées restent, et vous piochez de nouveau.",
            "A collection is then settled between the three areas: Brynhildr can win cards in it. If another "
            "Brynhildr card turns up, the cards already revealed are discarded and win nothing. In both cases her "
            "cards still hidden stay, and you draw again.",
        ),
        example=Said(
            "Cinq cartes cachées, la troisième est une carte Brynhildr : les cartes révélées partent, 5 − 3 = 2 "
            "restent cachées.",
            "Five hidden cards, the third is a Brynhildr card: the revealed cards leave, 5 − 3 = 2 stay hidden.",
        ),
        source=VEDRFOLNIR,
        cards=("brynhildr",),
        related=("vedrfolnir.solo.hidden_run_out", "vedrfolnir.solo.deal", "vedrfolnir.solo.collecte"),
    ),
    Entry(
        "vedrfolnir.solo.hidden_run_out",
        title=Said("Brynhildr sans cartes cachées", "Brynhildr without hidden cards"),
        answer=Said(
            "Si les cartes cachées de Brynhildr s'épuisent sans rien déclencher, le tribut se partage à la majorité, "
            "selon notre lecture entre les trois zones.",
            "If Brynhildr's hidden cards run out without setting anything off, the tribute is shared by majority, by "
            "our reading between the three areas.",
        ),
        text=Said(
            "La collecte à la majorité est imprimée, mais le livre ne dit pas entre qui. Les cartes de Brynhildr sont "
            "alors visibles, et une collecte pendant la révélation se résout déjà entre les trois zones : nous "
            "faisons de même. Toutes les cartes découvertes partent ensuite, comme après toute collecte, et vous "
            "piochez de nouveau.",
            "The collection by majority is printed, but the book does not say between whom. Brynhildr's cards are "
            "visible then, and a collection during the revealing is already settled between the three areas: we do "
            "the same. All cards that lie face up then leave, as after every collection, and you draw again.",
        ),
        example=Said(
            "Brynhildr montre 4 runes Odin, Valhalla en a 3 et Heilheim 2 : les Odin du tribut vont à Brynhildr.",
            "Brynhildr shows 4 Odin runes, Valhalla has 3 and Heilheim 2: the Odin cards of the tribute go to "
            "Brynhildr.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("brynhildr", "odin"),
        related=("vedrfolnir.solo.brynhildr", "vedrfolnir.tribute.majority", "vedrfolnir.solo.end"),
        other=Said(
            "On peut partager entre Valhalla et Heilheim seuls, comme à la fin de la partie.",
            "One can share between Valhalla and Heilheim alone, as at the end of the game.",
        ),
    ),
    Entry(
        "vedrfolnir.solo.end",
        title=Said("La fin de la partie en solo", "The end of the solo game"),
        answer=Said(
            "La partie finit quand la pioche ne peut plus donner 4 cartes ; Valhalla et Heilheim se partagent alors "
            "le tribut à la majorité.",
            "The game ends when the draw pile can no longer give 4 cards; the tribute is then shared by majority "
            "between Valhalla and Heilheim.",
        ),
        text=Said(
            "Brynhildr ne prend pas part à ce dernier partage, et le livre ne fait plus révéler ses cartes cachées. "
            "On compte ensuite les cartes remportées de chaque zone.",
            "Brynhildr has no part in this last sharing, and the book no longer has her hidden cards revealed. The "
            "won cards of each area are then counted.",
        ),
        example=Said(
            "Il reste 3 cartes dans la pioche et il en faudrait 4 : la partie est finie.",
            "3 cards are left in the draw pile and it would take 4: the game is over.",
        ),
        source=VEDRFOLNIR,
        cards=("brynhildr",),
        related=("vedrfolnir.end.draw_pile", "vedrfolnir.tribute.end", "vedrfolnir.solo.win"),
    ),
    Entry(
        "vedrfolnir.solo.win",
        title=Said("Gagner en solo", "Winning the solo game"),
        answer=Said(
            "Vous gagnez si Valhalla a le plus de points : selon notre lecture, plus que Heilheim et plus que "
            "Brynhildr, une égalité ne suffisant pas.",
            "You win if Valhalla has the most points: by our reading, more than Heilheim and more than Brynhildr, a "
            "tie not being enough.",
        ),
        text=Said(
            "Le livre demande que Valhalla ait le plus de points et ne parle pas d'égalité. Avoir autant qu'une autre "
            "zone n'est pas en avoir le plus. Brynhildr compte comme rivale, puisqu'elle peut remporter des cartes.",
            "The book asks for the most points on Valhalla and does not speak of a tie. Having as many as another "
            "area is not having the most. Brynhildr counts as a rival, since she can win cards.",
        ),
        example=Said(
            "Valhalla 18, Heilheim 17, Brynhildr 9 : gagné. Avec Heilheim à 17 + 1 = 18, la partie serait perdue.",
            "Valhalla 18, Heilheim 17, Brynhildr 9: won. With Heilheim at 17 + 1 = 18, the game would be lost.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("brynhildr",),
        related=("vedrfolnir.solo.end", "vedrfolnir.end.count", "vedrfolnir.end.tie"),
        other=Said(
            "On peut se contenter d'une égalité en tête : personne n'a alors plus de points que Valhalla. On peut "
            "aussi ne comparer Valhalla qu'à Heilheim.",
            "One can be content with a tie for first: nobody then has more points than Valhalla. One can also "
            "compare Valhalla with Heilheim alone.",
        ),
        ruling="solo_tie",
        date=SECOND_EDITION,
    ),
)
