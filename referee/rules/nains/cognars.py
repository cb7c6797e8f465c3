"""The Cognars of the Shield, the Temple and the Errants."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.cognars.volgrir",
        title=Said("Volgrir : deux grades de Bouclier", "Volgrir: two Shield ranks"),
        answer=Said(
            "Volgrir ajoute deux grades à la colonne du Bouclier, sans points ni pouvoir.",
            "Volgrir adds two ranks to the Shield column, with no points and no power.",
        ),
        text=Said(
            "Les deux grades font monter sur la piste du plateau, comptent pour Tiss et Abokar, et peuvent compléter "
            "deux lignes à la fois.",
            "Both ranks move you up the track of the board, count for Tiss and Abokar, and may complete two lines at "
            "once.",
        ),
        example=Said(
            "Quatre grades de Bouclier avant Volgrir : 4 + 2 = 6 après.",
            "Four Shield ranks before Volgrir: 4 + 2 = 6 after.",
        ),
        source=nains(14),
        cards=("volgrir", "abokar", "tiss"),
        related=("nains.recruiting.several_lines", "nains.recruiting.example_volgrir", "nains.shield.grades"),
    ),
    Entry(
        "nains.cognars.abokar",
        title=Said("Abokar : 1 point par grade de Bouclier", "Abokar: 1 point per Shield rank"),
        answer=Said(
            "À la fin de la partie, Abokar ajoute 1 point par grade de la colonne du Bouclier, le sien compris.",
            "At the end of the game, Abokar adds 1 point per rank in the Shield column, Abokar's own included.",
        ),
        text=Said(
            "Ces points viennent en plus du nombre imprimé sur le plateau. On compte tous les grades présents à la "
            "fin et, selon notre lecture, ceux de Ga'at ou d'un Mercenaire s'ils sont dans cette colonne.",
            "These points come on top of the number printed on the board. All ranks present at the end count and, "
            "by our reading, those of Ga'at or of a mercenary if they stand in this column.",
        ),
        example=Said(
            "Cinq cartes Bouclier et Abokar : 5 + 1 = 6 grades, donc 6 points de plus.",
            "Five Shield cards and Abokar: 5 + 1 = 6 ranks, so 6 points more.",
        ),
        source=nains(14),
        cards=("abokar", "gaat"),
        related=("nains.elites.tiss_and_abokar", "nains.shield.grades", "nains.shield"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.cognars.svara",
        title=Said("Svara : une carte de l'ère 2", "Svara: a card of era 2"),
        answer=Said(
            "Une fois Svara placée, on regarde les cinq premières cartes du paquet de l'ère 2, on en prend une et on "
            "y remélange les quatre autres.",
            "Once Svara is placed, you look at the first five cards of the era 2 deck, take one and shuffle the four "
            "others back in.",
        ),
        text=Said(
            "C'est le paquet de l'ère 2 même quand Svara est recrutée pendant la première ère. La carte choisie va "
            "tout de suite dans l'armée, où elle peut compléter une ligne et donner un autre Cognar. La carte Svara "
            "elle-même a un grade de Bouclier et pas de points.",
            "It is the era 2 deck even when Svara is recruited during the first era. The card chosen goes into the "
            "army at once, where it may complete a line and give another Cognar. Svara's own card has one Shield rank "
            "and no points.",
        ),
        example=Said(
            "Anne recrute Svara au deuxième tour, voit cinq cartes de l'ère 2 et prend une carte Forge : 5 − 1 = 4 "
            "retournent dans le paquet.",
            "Anne recruits Svara in the second turn, sees five cards of era 2 and takes a Forge card: 5 − 1 = 4 go "
            "back into the deck.",
        ),
        source=nains(14),
        cards=("svara",),
        related=(
            "nains.cognars.svara_last_turn",
            "nains.cognars.svara_card",
            "nains.cognars.power_first",
            "nains.recruiting.line_rule",
            "nains.turn.era2_end",
        ),
    ),
    Entry(
        "nains.cognars.svara_last_turn",
        title=Said("Svara au dernier tour de la partie", "Svara in the last turn of the game"),
        answer=Said(
            "Au dernier tour, le paquet de l'ère 2 n'a plus qu'une carte : Svara la donne, encore face cachée et sans "
            "choix.",
            "In the last turn only one card is left in the era 2 deck: Svara gives you that one, still face down and "
            "without a choice.",
        ),
        text=Said(
            "Toutes les autres sont déjà dans les tavernes. La carte donnée est une carte Nain comme une autre dès "
            "qu'elle est dans l'armée, et la partie finit alors sans carte restante. Au dernier tour de la première "
            "ère, au contraire, Svara a son plein effet.",
            "All the others are in the taverns already. The card given is a dwarf card like any other once it is in "
            "the army, and the game then ends with no card left. In the last turn of the first era, however, Svara "
            "works in full.",
        ),
        example=Said(
            "Alex recrute Svara à la dernière taverne et retourne la seule carte qui reste : un Temple.",
            "Alex recruits Svara in the last tavern and turns over the only card left: a Temple.",
        ),
        source=nains(14),
        cards=("svara",),
        related=("nains.cognars.svara", "nains.turn.era2_end"),
    ),
    Entry(
        "nains.cognars.svara_card",
        title=Said("La carte de Svara : Talion ou Errants", "Svara's card: Talion or Errants"),
        answer=Said(
            "Prise grâce à Svara, une carte Talion améliore de 1 la pièce misée à cette taverne, ou une pièce de la "
            "bourse si c'était le 0 ; un Errant de valeur déjà présente reçoit son jeton.",
            "Taken through Svara, a Talion card improves the coin bid at this tavern by 1, or a coin of the pouch if "
            "it was the 0; an Errant of a value already there gets its token.",
        ),
        text=Said(
            "Le livre ne dit pas quelle pièce a recruté la carte de Svara. Nous prenons celle du tour en cours : "
            "sans elle, ni la ligne, ni Svara, ni la carte ne seraient venues. Le jeton Paria, lui, dépend de la "
            "colonne seule.",
            "The book does not say which coin recruited Svara's card. We take that of the current turn: without it "
            "neither the line nor Svara nor the card would have come. The Pariah token depends on the column alone.",
        ),
        example=Said(
            "Anne a misé 8, recrute Svara et choisit une carte Talion : le 8 devient un 9, car 8 + 1 = 9.",
            "Anne bid 8, recruits Svara and chooses a Talion card: the 8 becomes a 9, since 8 + 1 = 9.",
        ),
        source=nains(7, 14),
        status=READING,
        cards=("svara",),
        related=("nains.cognars.svara", "nains.talion", "nains.errants.pariah", "nains.coins.talion_zero"),
        other=Said(
            "Aucune pièce n'a payé cette carte, qui ne vient pas d'une taverne : rien n'est amélioré.",
            "No coin brought this card, which does not come from a tavern: nothing is improved.",
        ),
    ),
    Entry(
        "nains.cognars.power_first",
        title=Said("Le pouvoir d'un Cognar ou la nouvelle ligne d'abord", "A Cognar's power or the new line first"),
        answer=Said(
            "Le pouvoir du Cognar posé passe d'abord ; le Cognar que donne la ligne ainsi complétée se choisit "
            "ensuite.",
            "The power of the Cognar placed comes first; the Cognar due for the line so completed is chosen "
            "afterwards.",
        ),
        text=Said(
            "Le livre veut les deux tout de suite et n'en donne pas l'ordre. Selon notre lecture, le pouvoir fait "
            "partie de la pose : avec Svara, Derdhr ou Kardum, on finit une carte avant de recruter la suivante. Si "
            "la carte de Svara complète elle aussi une ligne, les deux Cognars sont dus l'un après l'autre.",
            "The book wants both at once and does not say in which order. By our reading the power is part of the "
            "placing: with Svara, Derdhr or Kardum, one card is finished before the next is recruited. If Svara's "
            "card completes a line as well, both Cognars are due, one after the other.",
        ),
        example=Said(
            "Le grade de Svara complète une ligne. Anne prend d'abord sa carte de l'ère 2, qui en complète une autre "
            ": 1 + 1 = 2 Cognars suivent.",
            "Svara's rank completes a line. Anne first takes her card of era 2, which completes another: 1 + 1 = 2 "
            "Cognars follow.",
        ),
        source=nains(9),
        status=READING,
        cards=("svara", "derdhr", "kardum"),
        related=(
            "nains.recruiting.several_lines",
            "nains.recruiting.coloured",
            "nains.cognars.svara",
            "nains.cognars.derdhr",
            "nains.cognars.kardum",
        ),
        other=Said(
            "Le Cognar de la nouvelle ligne se recrute immédiatement, donc avant le pouvoir de celui qui l'a "
            "complétée.",
            "The Cognar of the new line is recruited immediately, so before the power of the one that completed it.",
        ),
    ),
    Entry(
        "nains.cognars.ararun",
        title=Said("Ararun : deux grades, 2 points, un symbole", "Ararun: two ranks, 2 points, one symbol"),
        answer=Said(
            "Ararun apporte au Temple deux grades, 2 points en tout et un symbole Occulte.",
            "Ararun brings the Temple two ranks, 2 points in all and one Occult symbol.",
        ),
        text=Said(
            "Les 2 points entrent dans la somme avant la multiplication, et le symbole augmente le multiplicateur.",
            "The 2 points are added before the multiplication, and the symbol raises the multiplier.",
        ),
        example=Said(
            "Temple de 8 points et deux symboles : 8 × 2 = 16. Avec Ararun : (8 + 2) × 3 = 30.",
            "Temple of 8 points and two symbols: 8 × 2 = 16. With Ararun: (8 + 2) × 3 = 30.",
        ),
        source=nains(14),
        cards=("ararun",),
        related=("nains.temple", "nains.temple.occult", "nains.recruiting.two_grades"),
    ),
    Entry(
        "nains.cognars.sriza",
        title=Said("Sriza : deux symboles Occulte", "Sriza: two Occult symbols"),
        answer=Said(
            "Sriza apporte au Temple un grade et deux symboles Occulte, sans points.",
            "Sriza brings the Temple one rank and two Occult symbols, without points.",
        ),
        text=Said(
            "Les symboles multiplient les points des autres cartes de la colonne : sans points au Temple, ils ne "
            "rapportent rien.",
            "The symbols multiply the points of the other cards in the column: without points in the Temple they "
            "bring nothing.",
        ),
        example=Said(
            "Temple de 10 points et deux symboles : 10 × 2 = 20. Avec Sriza : 10 × 4 = 40.",
            "Temple of 10 points and two symbols: 10 × 2 = 20. With Sriza: 10 × 4 = 40.",
        ),
        source=nains(14),
        cards=("sriza",),
        related=("nains.temple", "nains.temple.occult"),
    ),
    Entry(
        "nains.cognars.fey",
        title=Said("Fey : 5 points au Temple", "Fey: 5 points in the Temple"),
        answer=Said(
            "Fey apporte au Temple un grade et 5 points, que les symboles Occulte multiplient.",
            "Fey brings the Temple one rank and 5 points, which the Occult symbols multiply.",
        ),
        text=Said(
            "Fey n'ajoute aucun symbole : ce que vaut la carte dépend de ceux que l'on a déjà, celui du plateau "
            "compris.",
            "Fey adds no symbol: what the card is worth depends on those you have already, the one on the board "
            "included.",
        ),
        example=Said(
            "Avec quatre symboles, Fey vaut 5 × 4 = 20 points.",
            "With four symbols, Fey is worth 5 × 4 = 20 points.",
        ),
        source=nains(14),
        cards=("fey",),
        related=("nains.temple", "nains.recruiting.example_fey"),
    ),
    Entry(
        "nains.cognars.oosram",
        title=Said("Oösram : 15 points, deux jetons enlevés", "Oösram: 15 points, two tokens removed"),
        answer=Said(
            "Oösram apporte aux Errants un grade et 15 points, et enlève deux jetons Paria juste avant le décompte.",
            "Oösram brings the Errants one rank and 15 points, and removes two Pariah tokens just before the count.",
        ),
        text=Said(
            "Rien ne se passe au recrutement : les jetons restent jusqu'à la fin de la partie. Il ne touche que la "
            "colonne de son propriétaire.",
            "Nothing happens on recruiting: the tokens stay until the end of the game. Only the owner's column is "
            "concerned.",
        ),
        example=Said(
            "Jetons sur 7 et 10 : on découvre 7 + 10 = 17, et avec les 15 d'Oösram, 17 + 15 = 32 points.",
            "Tokens on 7 and 10: you uncover 7 + 10 = 17, and with Oösram's 15, 17 + 15 = 32 points.",
        ),
        source=nains(14, 15),
        cards=("oosram",),
        related=("nains.errants.lifting", "nains.errants.pariah_cognars", "nains.cognars.droh"),
    ),
    Entry(
        "nains.cognars.droh",
        title=Said("Dröh : deux grades, 10 points, un jeton enlevé", "Dröh: two ranks, 10 points, one token removed"),
        answer=Said(
            "Dröh apporte aux Errants deux grades et 10 points en tout, et enlève un jeton Paria juste avant le "
            "décompte.",
            "Dröh brings the Errants two ranks and 10 points in all, and removes one Pariah token just before the "
            "count.",
        ),
        text=Said(
            "Ses deux grades servent aux lignes et à la majorité. Son pouvoir s'ajoute à ceux d'Oösram et de Brum : à "
            "eux trois, ils enlèvent quatre jetons.",
            "Both ranks serve the lines and the majority. The power is added to those of Oösram and Brum: the three "
            "of them remove four tokens.",
        ),
        example=Said(
            "Oösram deux, Dröh un : 2 + 1 = 3 jetons. Avec Brum : 3 + 1 = 4.",
            "Oösram two, Dröh one: 2 + 1 = 3 tokens. With Brum: 3 + 1 = 4.",
        ),
        source=nains(14, 15),
        cards=("oosram", "droh", "brum"),
        related=("nains.errants.lifting", "nains.errants.pariah_cognars", "nains.cognars.oosram"),
    ),
)
