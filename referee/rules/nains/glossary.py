"""The words of the book of Nains."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.glossary.cognar",
        title=Said("Un Cognar", "A Cognar"),
        answer=Said(
            "Un Cognar est un héros ou une héroïne que l'on recrute en complétant une ligne de cinq Ordres.",
            "A Cognar is a hero or heroine whom you recruit by completing a line of five Orders.",
        ),
        text=Said(
            "Les 23 Cognars attendent sur quatre porte-cartes. Leur grade dit où ils vont : coloré, dans la colonne "
            "de leur Ordre ; noir ou multicolore, dans la colonne que l'on choisit ; blanc, dans la zone de "
            "Commandement.\nLes cinq Cognars d'Élite, à part, viennent par les majorités à la fin de la première ère.",
            "The 23 Cognars wait on four card stands. Their rank tells where they go: coloured, into the column of "
            "their Order; black or multicoloured, into a column of your choice; white, into the command zone.\n"
            "The five Elite Cognars, apart from these, come with the majorities at the end of the first era.",
        ),
        example=Said(
            "Serge complète sa première ligne et choisit Ulrog, à grade de Forge : la carte va dans sa colonne de la "
            "Forge.",
            "Serge completes his first line and chooses Ulrog, with a Forge rank: the card goes into his Forge column.",
        ),
        source=nains(2, 12),
        cards=("ulrog",),
        related=(
            "nains.recruiting.line_rule",
            "nains.recruiting.coloured",
            "nains.recruiting.any_column",
            "nains.recruiting.white",
            "nains.elites.order",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.glossary.words",
        title=Said("Seigneur, forteresse, talion, bourse", "Lord, fortress, talion, pouch"),
        answer=Said(
            "Un Seigneur est un joueur, sa forteresse ce qu'il réunit, un talion une pièce, et la bourse les deux "
            "pièces qu'il ne mise pas.",
            "A lord is a player, the fortress is what that player gathers, a talion is a coin, and the pouch holds the "
            "two coins not bid.",
        ),
        text=Said(
            "L'armée est à droite du plateau, la zone de Commandement à gauche ; les deux font la forteresse, que le "
            "livre nomme forteresse-état. Talion est aussi le nom d'un des cinq Ordres. La Valeur de Bravoure est le "
            "total des points.",
            "The army is to the right of the board, the command zone to the left; together they make the fortress, "
            "which the book calls a fortress-state. Talion is also the name of one of the five Orders. The Bravery "
            "is the total of points.",
        ),
        example=Said(
            "« Partie à 2 Seigneurs » veut dire : à deux joueurs.",
            '"A game for 2 lords" means: with two players.',
        ),
        source=nains(2, 11),
        related=("nains.setup.start", "nains.setup.board_parts", "nains.talion", "nains.final_count.sum"),
        date=SECOND_EDITION,
    ),
)
