"""How a turn leads to the next, and when an era ends."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.turn.next_turn",
        title=Said("Les pièces misées reviennent en main", "The coins that were bid come back"),
        answer=Said(
            "Après la troisième taverne, chacun reprend ses cinq pièces en main, et le tour suivant commence.",
            "After the third tavern everybody takes all five coins back in hand, and the next turn begins.",
        ),
        text=Said(
            "Une mise n'est jamais dépensée : elle fixe l'ordre, puis revient. Les pièces reçues ou améliorées "
            "pendant le tour peuvent se miser dès le tour suivant.",
            "A bid is never spent: it sets the order and comes back. Coins received or improved during the turn can "
            "be bid from the next turn on.",
        ),
        example=Said(
            "Mises 0, 2 et 4, bourse 3 et 5 : après l'échange 3 + 5 = 8, la main du tour suivant est 0, 2, 3, 4 et 8.",
            "Bids 0, 2 and 4, pouch 3 and 5: after the exchange 3 + 5 = 8, the hand of the next turn is 0, 2, 3, 4 "
            "and 8.",
        ),
        source=nains(10),
        related=("nains.turn.bids", "nains.coins.exchange", "nains.turn.era1_end"),
    ),
    Entry(
        "nains.turn.era1_end",
        title=Said("Quand finit la première ère", "When the first era ends"),
        answer=Said(
            "La première ère finit avec le tour qui a vidé son paquet : le quatrième à deux ou trois joueurs, le "
            "troisième à quatre ou cinq.",
            "The first era ends with the turn that used up its deck: the fourth with two or three players, the third "
            "with four or five.",
        ),
        text=Said(
            "On joue encore les trois tavernes de ce tour, gemmes comprises, avant de compter les majorités. Puis "
            "la seconde ère se joue de la même façon avec son propre paquet.",
            "The three taverns of that turn are still played, gems included, before the majorities are counted. "
            "Then the second era is played in the same way with its own deck.",
        ),
        example=Said(
            "À trois joueurs, neuf cartes par tour : 4 × 9 = 36 cartes. À quatre, douze par tour : 3 × 12 = 36.",
            "With three players, nine cards a turn: 4 × 9 = 36 cards. With four, twelve a turn: 3 × 12 = 36.",
        ),
        source=nains(8, 12),
        related=("nains.turn.era2_end", "nains.elites.strict_majority", "nains.turn.tavern_cards"),
    ),
    Entry(
        "nains.turn.era2_end",
        title=Said("Quand finit la partie", "When the game ends"),
        answer=Said(
            "La partie finit avec le tour qui ne laisse au paquet de l'ère 2 qu'une carte, ou aucune.",
            "The game ends with the turn that leaves the era 2 deck with one card or none.",
        ),
        text=Said(
            "Il reste une carte si personne n'a recruté Svara, aucune si elle en a donné une : cela se déduit de son "
            "pouvoir, page 14. La carte qui reste n'est à personne. Il n'y a pas de nouvelle évaluation des Ordres : "
            "on passe au décompte final.",
            "One card is left if nobody recruited Svara, none if she gave one: this follows from her power, page 14. "
            "The card that is left goes to nobody. The Orders are not evaluated again: the final count follows.",
        ),
        example=Said(
            "À cinq joueurs, quinze cartes par tour et six tours : 6 × 15 = 90. La boîte en a 91 : il en reste une, à "
            "moins que Svara ne l'ait fait prendre.",
            "With five players, fifteen cards a turn and six turns: 6 × 15 = 90. The box has 91: one is left, unless "
            "Svara gave it to somebody.",
        ),
        source=nains(13, 14),
        cards=("svara",),
        related=("nains.turn.era1_end", "nains.cognars.svara_last_turn", "nains.final_count.sum"),
        date=SECOND_EDITION,
    ),
)
