"""The end of the game: when it comes, what counts, and who wins."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR, VEDRFOLNIR_CARDS

ENTRIES = (
    Entry(
        "vedrfolnir.end.draw_pile",
        title=Said("La fin de la partie", "The end of the game"),
        answer=Said(
            "La partie finit quand la pioche n'a plus assez de cartes pour un tour, c'est-à-dire une par joueur et "
            "une pour le tribut.",
            "The game ends when the draw pile no longer has enough cards for a turn, that is, one for each player and "
            "one for the tribute.",
        ),
        text=Said(
            "À deux, les deux Ases comptent comme des joueurs. Les cartes qui restent ne sont pas distribuées. Le "
            "livre ne fait nulle part remélanger la défausse : une carte défaussée ne revient pas. Le tribut est "
            "alors partagé, puis on compte.",
            "With two, both Ases count as players. The cards left over are not dealt. Nowhere does the book have the "
            "discard pile reshuffled: a discarded card does not come back. The tribute is then shared out, and "
            "points are counted.",
        ),
        example=Said(
            "À quatre joueurs il faut 4 + 1 = 5 cartes : avec 4 cartes dans la pioche, la partie est finie.",
            "With four players it takes 4 + 1 = 5 cards: with 4 cards in the draw pile, the game is over.",
        ),
        source=VEDRFOLNIR,
        related=(
            "vedrfolnir.duel.setup",
            "vedrfolnir.tribute.end",
            "vedrfolnir.end.mid_turn",
            "vedrfolnir.end.stakes_lost",
            "vedrfolnir.turn.draw",
        ),
    ),
    Entry(
        "vedrfolnir.end.mid_turn",
        title=Said("La pioche vide au milieu d'un tour", "The draw pile empty in the middle of a turn"),
        answer=Said(
            "Selon notre lecture, le tour en cours va à son terme : on distribue les cartes déjà piochées, et un "
            "joueur qui devrait tirer une carte d'une pioche vide ne tire rien.",
            "By our reading, the turn under way is finished: the cards already drawn are dealt, and whoever should "
            "draw from an empty pile draws nothing.",
        ),
        text=Said(
            "Le livre dit seulement que la partie finit quand il n'y a plus assez de cartes à piocher. Or Sleipnir, "
            "Hugin et Munin peuvent vider la pioche pendant la distribution. Les cartes piochées pour ce tour étaient "
            "suffisantes, et une collecte reste donc possible ; la fin vient ensuite.",
            "The book only says that the game ends when there are too few cards to draw. But Sleipnir, Hugin and "
            "Munin can empty the pile during the deal. The cards drawn for this turn were enough, so a collection is "
            "still possible; the end comes afterwards.",
        ),
        example=Said(
            "La pioche est vide, il reste 2 cartes à donner. Liv reçoit Sleipnir et ne tire rien, Bjorn reçoit "
            "l'autre, puis la partie finit.",
            "The draw pile is empty, 2 cards are left to give. Liv receives Sleipnir and draws nothing, Bjorn gets "
            "the other, then the game ends.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("sleipnir", "hugin", "munin"),
        related=(
            "vedrfolnir.end.draw_pile",
            "vedrfolnir.cards.sleipnir",
            "vedrfolnir.cards.hugin_munin",
            "vedrfolnir.tribute.end",
        ),
        other=Said(
            "On peut arrêter la partie dès qu'une carte à tirer manque, et partager aussitôt le tribut.",
            "One can end the game as soon as a card to be drawn is missing, and share the tribute at once.",
        ),
    ),
    Entry(
        "vedrfolnir.end.stakes_lost",
        title=Said("Les mises à la fin de la partie", "Stakes at the end of the game"),
        answer=Said(
            "Seule la pile remportée compte à la fin : les cartes encore dans votre mise et vos jokers ne rapportent "
            "rien.",
            "Only the won pile counts at the end: cards still in your stake and your jokers bring nothing.",
        ),
        text=Said(
            "La mise sert une dernière fois à la majorité pour le tribut, puis elle est perdue. Des runes Surtr qui "
            "s'y trouvent ne coûtent donc rien non plus.",
            "The stake serves one last time for the majority over the tribute, then it is lost. So Surtr runes in it "
            "cost nothing either.",
        ),
        example=Said(
            "Liv finit avec 6 runes Odin dans sa mise et 4 dans sa pile remportée : elle compte 4 × 2 = 8 points.",
            "Liv ends with 6 Odin runes in her stake and 4 in her won pile: she counts 4 × 2 = 8 points.",
        ),
        source=VEDRFOLNIR,
        cards=("surtr", "odin"),
        related=("vedrfolnir.tribute.end", "vedrfolnir.end.count", "vedrfolnir.end.draw_pile"),
    ),
    Entry(
        "vedrfolnir.end.count",
        title=Said("Le décompte des points", "Counting the points"),
        answer=Said(
            "On additionne les points de sa pile remportée : 2 par rune Odin, 1 par rune Thor, 5 par carte Tyr selon "
            "notre lecture, 3 de moins par rune Surtr, plus ce qu'ajoutent les Freyja.",
            "Add up the points of the won pile: 2 per Odin rune, 1 per Thor rune, 5 per Tyr card by our reading, 3 "
            "less per Surtr rune, plus whatever the Freyja cards add.",
        ),
        text=Said(
            "Étoiles, cartes d'effet et jokers ne donnent aucun point. Tyr, Freyja et Surtr ne viennent qu'avec les "
            "extensions. Freyja se compte en dernier, une fois connu ce que vaut chaque carte.",
            "Stars, effect cards and jokers give no points. Tyr, Freyja and Surtr come only with the expansions. "
            "Freyja is counted last, once it is known what each card is worth.",
        ),
        example=Said(
            "3 runes Odin, 2 runes Thor, 1 rune Surtr : 3 × 2 = 6, puis 6 + 2 − 3 = 5 points.",
            "3 Odin runes, 2 Thor runes, 1 Surtr rune: 3 × 2 = 6, then 6 + 2 − 3 = 5 points.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("odin", "thor", "tyr", "surtr", "freyja"),
        related=("vedrfolnir.odin", "vedrfolnir.thor", "vedrfolnir.tyr", "vedrfolnir.surtr", "vedrfolnir.freyja"),
    ),
    Entry(
        "vedrfolnir.end.tie",
        title=Said("L'égalité à la fin de la partie", "A tie at the end of the game"),
        answer=Said(
            "Qui a le plus de points gagne ; selon notre lecture, des joueurs à égalité se partagent la victoire.",
            "Whoever has the most points wins; by our reading, tied players share the victory.",
        ),
        text=Said(
            "Le livre donne la victoire à qui a le plus de points et ne nomme rien pour départager : ni les étoiles, "
            "ni le nombre de cartes, ni les jokers. À deux et en solo, une égalité ne se partage pas.",
            "The book gives the victory to whoever has the most points and names no tie-breaker: neither stars, nor "
            "the number of cards, nor jokers. With two and in the solo game, a tie is not shared.",
        ),
        example=Said(
            "Astrid 12, Liv 8 + 4 = 12, Bjorn 10 : Astrid et Liv gagnent ensemble.",
            "Astrid 12, Liv 8 + 4 = 12, Bjorn 10: Astrid and Liv win together.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        related=("vedrfolnir.end.count", "vedrfolnir.duel.nobody", "vedrfolnir.solo.win"),
        other=Said(
            "On peut dire que personne ne gagne, puisque personne n'a seul le plus de points.",
            "One can say that nobody wins, since nobody alone has the most points.",
        ),
        ruling="tied_victory",
        date=SECOND_EDITION,
    ),
)
