"""Mercenaries: recruited in company, placed anywhere, worth their own points."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.mercenaries",
        title=Said("Les Mercenaires", "The mercenaries"),
        answer=Said(
            "Les Mercenaires sont cinq Cognars à grade noir : Tadgar 24 points, Lygdr 23, Wal 22, Akab 21 et Dawn 20, "
            "chacun avec un grade.",
            "The mercenaries are five Cognars with a black rank: Tadgar 24 points, Lygdr 23, Wal 22, Akab 21 and "
            "Dawn 20, each with one rank.",
        ),
        text=Said(
            "Ils vont dans l'armée, chacun dans la colonne que l'on veut, et ne se recrutent jamais seuls. Ils n'ont "
            "ni symbole ni pouvoir, et leurs points se comptent à la fin ; selon notre lecture, le Temple ne les "
            "multiplie pas.",
            "They go into the army, each in the column you like, and are never recruited alone. They have no symbol "
            "and no power, and their points are counted at the end; by our reading, the Temple does not multiply them.",
        ),
        example=Said(
            "Wal et Dawn dans une même armée, hors du Temple : 22 + 20 = 42 points.",
            "Wal and Dawn in one army, outside the Temple: 22 + 20 = 42 points.",
        ),
        source=nains(16),
        cards=("tadgar", "lygdr", "wal", "akab", "dawn"),
        related=(
            "nains.mercenaries.pair",
            "nains.mercenaries.lines",
            "nains.mercenaries.column",
            "nains.mercenaries.points",
            "nains.recruiting.any_column",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.mercenaries.pair",
        title=Said("Pas moins de deux Mercenaires à la fois", "Never fewer than two mercenaries at a time"),
        answer=Said(
            "Les Mercenaires se recrutent au moins par deux, l'un à la suite de l'autre, et par trois ou quatre si "
            "l'on y parvient.",
            "Mercenaries are recruited at least two at a time, one right after the other, and three or four if you "
            "manage it.",
        ),
        text=Said(
            "Qui ne peut en prendre qu'un doit choisir un autre Cognar. La règle vaut à chaque fois, même pour un "
            "joueur qui a déjà des Mercenaires. Notre texte ne dit pas combien de lignes il faut : à la page 16, il y "
            "manque une phrase, juste avant cette règle.",
            "Whoever can take only one must choose another Cognar. The rule holds every time, even for a player who "
            "has mercenaries already. Our text does not say how many lines this takes: on page 16 it lacks a "
            "sentence, just before this rule.",
        ),
        example=Said(
            "Alex a déjà Tadgar et Lygdr. Il ne peut pas pour autant prendre plus tard Wal tout seul.",
            "Alex already has Tadgar and Lygdr. Even so he cannot take Wal alone later.",
        ),
        source=nains(16),
        cards=("tadgar", "lygdr", "wal"),
        related=("nains.mercenaries.lines", "nains.mercenaries.lone", "nains.mercenaries"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.mercenaries.lone",
        title=Said("Le dernier Mercenaire", "The last mercenary"),
        answer=Said(
            "Quand il ne reste qu'un Mercenaire, personne ne peut plus le recruter.",
            "When only one mercenary is left, nobody can recruit that one any more.",
        ),
        text=Said(
            "Comme les Mercenaires se prennent au moins par deux, le dernier reste sur son porte-cartes jusqu'à la "
            "fin et ne compte pour personne.",
            "As mercenaries are taken at least two at a time, the last one stays on the card stand until the end and "
            "counts for nobody.",
        ),
        example=Said(
            "Anne a pris Tadgar et Akab, Serge Lygdr et Wal : 2 + 2 = 4 sur cinq. Dawn reste hors d'atteinte.",
            "Anne took Tadgar and Akab, Serge Lygdr and Wal: 2 + 2 = 4 out of five. Dawn stays out of reach.",
        ),
        source=nains(16),
        cards=("tadgar", "lygdr", "wal", "akab", "dawn"),
        related=("nains.mercenaries.pair", "nains.recruiting.must", "nains.recruiting.none_left"),
    ),
    Entry(
        "nains.mercenaries.lines",
        title=Said("Faut-il une ligne par Mercenaire", "Does each mercenary need a line"),
        answer=Said(
            "Notre texte ne dit pas si chaque Mercenaire demande sa ligne ; selon notre lecture oui, et la pose du "
            "premier peut créer celle du deuxième.",
            "Our text does not say whether each mercenary needs its own line; by our reading it does, and placing "
            "the first may create the line of the second.",
        ),
        text=Said(
            "Dans notre texte de la page 16, une phrase manque juste avant celle qui la résume : elle tranche "
            "peut-être. Le livre veut deux Mercenaires au moins et félicite qui en prend trois ou quatre de suite : "
            "ce ne serait pas un exploit si une seule ligne suffisait à tous. Avec une ligne on peut donc "
            "commencer, si la pose du premier en complète une autre ; le suivant doit alors être un Mercenaire. Si "
            "aucune autre ligne ne peut suivre, on choisit un autre Cognar.",
            "In our text of page 16 a sentence is missing just before the one that sums it up: it may settle this. "
            "The book wants two mercenaries at least and salutes whoever takes three or four in a row: that would "
            "be no feat if a single line were enough for all. So with one line you may begin, if placing the first "
            "completes another; the next must then be a mercenary. If no other line can follow, you choose another "
            "Cognar.",
        ),
        example=Said(
            "Une ligne vient de se créer. Colonnes 2, 2, 1, 2 et 2 : Akab va dans celle qui n'a que 1 grade, la "
            "deuxième ligne est là, et Dawn suit. Colonnes 2, 2, 1, 2 et 1 : Akab n'en complète aucune, donc pas de "
            "Mercenaire ; selon l'autre lecture, Akab et Dawn viennent tous deux.",
            "A line has just been created. Columns 2, 2, 1, 2 and 2: Akab goes into the one with only 1 rank, the "
            "second line is there, and Dawn follows. Columns 2, 2, 1, 2 and 1: Akab completes none, so no mercenary; "
            "by the other reading, Akab and Dawn both come.",
        ),
        source=nains(16),
        status=READING,
        cards=("akab", "dawn"),
        related=(
            "nains.mercenaries.pair",
            "nains.recruiting.several_lines",
            "nains.recruiting.line_rule",
            "nains.recruiting.lines_count",
        ),
        other=Said(
            "Une seule ligne donne le groupe entier : on prend deux Mercenaires, ou plus, à la place d'un Cognar.",
            "A single line gives the whole group: you take two mercenaries, or more, instead of one Cognar.",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.mercenaries.column",
        title=Said("Où se placent les Mercenaires", "Where mercenaries stand"),
        answer=Said(
            "Chaque Mercenaire va dans la colonne que l'on veut, avec un autre Mercenaire ou non, et y compte pour un "
            "grade dans les lignes.",
            "Each mercenary goes into the column you like, with another mercenary or not, and counts as one rank "
            "there for the lines.",
        ),
        text=Said(
            "Le choix se fait à la pose ; le livre ne prévoit pas de déplacer la carte ensuite. Une colonne en retard "
            "est souvent la bonne, puisque le grade peut compléter une ligne et donner un autre Cognar.",
            "The choice is made on placing; the book has no rule for moving the card later. A column lagging behind "
            "is often the right one, since the rank may complete a line and give another Cognar.",
        ),
        example=Said(
            "Deux Cognars sont dus, colonnes 4, 3, 4, 4 et 3 : Tadgar va dans une colonne de 3, Dawn dans l'autre, et "
            "la quatrième ligne est là.",
            "Two Cognars are due, columns 4, 3, 4, 4 and 3: Tadgar goes into one of the columns of 3, Dawn into the "
            "other, and the fourth line is there.",
        ),
        source=nains(16),
        cards=("tadgar", "dawn"),
        related=(
            "nains.mercenaries",
            "nains.mercenaries.majority",
            "nains.recruiting.any_column",
            "nains.shield.grades",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.mercenaries.points",
        title=Said("Les points d'un Mercenaire dans le Temple", "A mercenary's points in the Temple"),
        answer=Said(
            "Les points d'un Mercenaire ne rejoignent pas sa colonne : au Temple, les symboles Occulte ne les "
            "multiplient pas.",
            "A mercenary's points do not join its column: in the Temple, the Occult symbols do not multiply them.",
        ),
        text=Said(
            "Le livre dit qu'un Mercenaire ajoute ses points, sans nommer d'Ordre. Ga'at, qui rejoint sa colonne, n'en "
            "a que 2 au Temple : un Mercenaire multiplié y vaudrait bien davantage. Dans les autres colonnes, la "
            "somme est la même des deux façons.\nContre notre lecture : Fey non plus ne nomme pas d'Ordre, et ses 5 "
            "points sont multipliés. Et le total de la page 13 cite les colonnes, les Élites, les grades blancs, le "
            "Malt et les pièces : les Mercenaires n'y entreraient que par leur colonne.",
            "The book says that a mercenary adds its points, without naming an Order. Ga'at, who joins his column, "
            "has only 2 in the Temple: a mercenary multiplied there would be worth far more. In the other columns "
            "the sum is the same either way.\nAgainst our reading: Fey names no Order either, and her 5 points are "
            "multiplied. And the total on page 13 lists columns, Elites, white ranks, Malt and coins: mercenaries "
            "would reach it only through their column.",
        ),
        example=Said(
            "Tadgar au Temple avec quatre symboles Occulte : 24 points ; selon l'autre lecture, 24 × 4 = 96.",
            "Tadgar in the Temple with four Occult symbols: 24 points; by the other reading, 24 × 4 = 96.",
        ),
        source=nains(13, 16),
        status=READING,
        cards=("gaat", "tadgar", "fey"),
        related=(
            "nains.mercenaries",
            "nains.mercenaries.shield",
            "nains.temple",
            "nains.mercenaries.column",
            "nains.cognars.fey",
            "nains.cognars.gaat",
        ),
        other=Said(
            "Le grade est dans la colonne, ses points aussi : le Temple les multiplie comme ceux de toute autre carte.",
            "The rank is in the column, and so are its points: the Temple multiplies them like those of any other "
            "card.",
        ),
        ruling="mercenaries_in_column",
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.mercenaries.shield",
        title=Said("Un Mercenaire dans la colonne du Bouclier", "A mercenary in the Shield column"),
        answer=Said(
            "Le grade noir d'un Mercenaire posé au Bouclier fait monter d'un cran sur la piste du plateau et compte "
            "pour Tiss et Abokar.",
            "The black rank of a mercenary placed in the Shield moves you one step up the track of the board and "
            "counts for Tiss and Abokar.",
        ),
        text=Said(
            "La piste se lit à côté du dernier grade de la colonne, et un Mercenaire y occupe une place comme toute "
            "autre carte.\nContre notre lecture : le livre parle des grades de l'Ordre, et un grade noir n'en a pas.",
            "The track is read beside the last rank of the column, and a mercenary takes up a place there like any "
            "other card.\nAgainst our reading: the book speaks of ranks of the Order, and a black rank has none.",
        ),
        example=Said(
            "Cinq cartes Bouclier et Tadgar : 5 + 1 = 6 grades ; selon l'autre lecture, on lit le nombre à côté du "
            "cinquième.",
            "Five Shield cards and Tadgar: 5 + 1 = 6 ranks; by the other reading, the number is read beside the fifth.",
        ),
        source=nains(7, 16),
        status=READING,
        cards=("tadgar", "tiss", "abokar"),
        related=(
            "nains.shield.grades",
            "nains.mercenaries.points",
            "nains.mercenaries.majority",
            "nains.elites.tiss",
            "nains.cognars.abokar",
        ),
        other=Said(
            "Seuls les grades de l'Ordre comptent : le Mercenaire ne fait rien monter, et ni Tiss ni Abokar ne le "
            "comptent.",
            "Only ranks of the Order count: the mercenary moves nothing up, and neither Tiss nor Abokar counts it.",
        ),
        ruling="mercenary_grade_on_shield",
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.mercenaries.majority",
        title=Said("Un Mercenaire dans les majorités", "A mercenary in the majorities"),
        answer=Said(
            "Le grade d'un Mercenaire compte dans la majorité de l'Ordre dont il occupe la colonne.",
            "A mercenary's rank counts in the majority of the Order in whose column it stands.",
        ),
        text=Said(
            "Le livre compte les grades présents dans chaque Ordre d'une armée sans parler des grades noirs. Pour les "
            "lignes il est clair : un grade noir peut compléter une ligne des cinq Ordres, et tient donc lieu de "
            "celui qui manquait. Selon notre lecture, il en va de même pour la majorité.",
            "The book counts the ranks present in each Order of an army and does not speak of black ranks. For the "
            "lines it is clear: a black rank may complete a line of the five Orders, and so stands for the one that "
            "was missing. By our reading the same holds for the majority.",
        ),
        example=Said(
            "Trois cartes Forge et Dawn : 3 + 1 = 4 grades, et la majorité contre trois.",
            "Three Forge cards and Dawn: 3 + 1 = 4 ranks, and the majority against three.",
        ),
        source=nains(9, 12),
        status=READING,
        cards=("dawn",),
        related=("nains.elites.grades", "nains.mercenaries.column", "nains.elites.strict_majority"),
        other=Said(
            "Un grade noir n'est d'aucun Ordre : il sert aux lignes, mais pas aux majorités.",
            "A black rank is of no Order: it serves the lines, but not the majorities.",
        ),
    ),
)
