"""Where a Cognar goes: its column, any column, or the Command area."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.recruiting.coloured",
        title=Said("Cognars à grade coloré", "Cognars with a coloured rank"),
        answer=Said(
            "Un Cognar à grade coloré va dans la colonne de son Ordre, et ses grades y comptent comme ceux des cartes "
            "Nain.",
            "A Cognar with a coloured rank goes into the column of its Order, where its ranks count like those of "
            "the dwarf cards.",
        ),
        text=Said(
            "Sa pose peut compléter une ligne, et donc donner un autre Cognar. Ses points et ses symboles comptent à "
            "la fin ; un pouvoir de pose s'applique tout de suite.",
            "Placing it may complete a line, and so give another Cognar. Its points and symbols count at the end; a "
            "power that takes effect on placing applies at once.",
        ),
        example=Said(
            "Torun va dans la colonne de la Forge ; si c'est là le deuxième grade et que les quatre autres colonnes "
            "en ont deux ou plus, une ligne est créée.",
            "Torun goes into the Forge column; if that is its second rank and the four other columns have two or "
            "more, a line is created.",
        ),
        source=nains(9),
        cards=("torun",),
        related=(
            "nains.recruiting.white",
            "nains.recruiting.any_column",
            "nains.recruiting.line_rule",
            "nains.cognars.power_first",
        ),
    ),
    Entry(
        "nains.recruiting.any_column",
        title=Said("Grade noir et grade multicolore", "Black and multicoloured ranks"),
        answer=Said(
            "Un Mercenaire, à grade noir, et Ga'at, à grade multicolore, vont dans une colonne de l'armée, au choix "
            "du joueur.",
            "A mercenary, with a black rank, and Ga'at, with a multicoloured one, go into whichever column of the "
            "army the player chooses.",
        ),
        text=Said(
            "Le grade sert aux lignes dans cette colonne : il peut en compléter une, donc donner un Cognar. Le choix "
            "se fait à la pose ; le livre ne prévoit pas de déplacer la carte ensuite.",
            "The rank serves the lines in that column: it may complete one, and so give a Cognar. The choice is made "
            "on placing; the book has no rule for moving the card later.",
        ),
        example=Said(
            "Il manque un grade à la colonne du Talion pour une ligne : Ga'at s'y place et la complète.",
            "The Talion column lacks one rank for a line: Ga'at goes there and completes it.",
        ),
        source=nains(9),
        cards=("gaat",),
        related=("nains.mercenaries.column", "nains.cognars.gaat", "nains.recruiting.line_rule"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.recruiting.white",
        title=Said("Cognars à grade blanc", "Cognars with a white rank"),
        answer=Said(
            "Un Cognar à grade blanc va à gauche du plateau, dans la zone de Commandement, et n'a de grade dans "
            "aucune colonne.",
            "A Cognar with a white rank goes into the command zone, to the left of the board, and has no rank in "
            "any column.",
        ),
        text=Said(
            "Il ne complète donc aucune ligne et ne compte pour aucune majorité d'Ordre. Ses points s'ajoutent au "
            "total, et ses symboles à ceux de l'armée.\nUn Cognar d'Élite va dans la même zone et ne complète pas de "
            "ligne non plus.",
            "So it completes no line and counts for no majority of an Order. Its points are added to the total, and "
            "its symbols to those of the army.\nAn Elite Cognar goes into the same zone and completes no line either.",
        ),
        example=Said(
            "Gurdan dans la zone de Commandement compte 22 points et 1 Malt, mais la ligne suivante n'avance pas "
            "d'un grade.",
            "Gurdan in the command zone counts 22 points and 1 Malt, but the next line does not come one rank closer.",
        ),
        source=nains(9, 12),
        cards=("gurdan",),
        related=("nains.recruiting.coloured", "nains.recruiting.line_rule", "nains.final_count.command_zone"),
        date=SECOND_EDITION,
    ),
)
