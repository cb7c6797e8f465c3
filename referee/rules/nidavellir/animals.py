"""Mythical animals of Idavoll: Durathor, Garm and Nidhogg, and what holds for all of them."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import idavoll, nidavellir

ENTRIES = (
    Entry(
        "nidavellir.animals.placing",
        title=Said("Où se place un animal", "Where an animal goes"),
        answer=Said(
            "Un animal mythique va aussitôt dans l'armée, dans la colonne de sa classe, et ses grades y comptent "
            "comme ceux d'un nain.",
            "A mythical animal goes into the army at once, in the column of its class, and its ranks count there "
            "like those of a dwarf.",
        ),
        text=Said(
            "Nidhogg est guerrier, Durathor chasseur, Ratatosk mineur, Hreasvelg forgeron et Garm explorateur. Leurs "
            "grades comptent pour les majorités de l'âge 1, pour celle des guerriers à la fin, pour les cinq grades "
            "que demande Hourya et pour la valeur de la colonne. Ce sont les grades qui comptent, non les cartes : "
            "Garm en apporte deux.",
            "Nidhogg is a warrior, Durathor a hunter, Ratatosk a miner, Hreasvelg a blacksmith and Garm an explorer. "
            "Their ranks count for the majorities of age 1, for that of the warriors at the end, for the five ranks "
            "that Hourya asks for and for the value of the column. Ranks count, not cards: Garm brings two.",
        ),
        example=Said(
            "Quatre chasseurs et Durathor font 5 grades : la colonne vaut 5 × 5 = 25.",
            "Four hunters and Durathor make 5 ranks: the column is worth 5 × 5 = 25.",
        ),
        source=idavoll(4, 5),
        cards=("nidhogg", "durathor", "ratatosk", "hreasvelg", "garm", "hourya"),
        related=("nidavellir.animals.lines", "nidavellir.warriors.majority", "nidavellir.distinctions.strict_majority"),
    ),
    Entry(
        "nidavellir.animals.lines",
        title=Said("Un animal complète-t-il une ligne ?", "Does an animal complete a line?"),
        answer=Said(
            "Le grade d'un animal complète une ligne comme tout autre grade, et le héros se recrute aussitôt.",
            "An animal's rank completes a line like any other rank, and the hero is recruited at once.",
        ),
        text=Said(
            "Une ligne est faite d'un grade de chaque classe, quelle que soit la carte qui le porte : le livret de "
            "base la définit ainsi (page 18), et ses règles valent avec Idavoll. L'animal lui-même n'est pas un héros "
            ": il aide à former des lignes sans augmenter le nombre de lignes que demande le héros suivant.",
            "A line is made of one rank of each class, whatever card bears it: the base rulebook defines it so (page "
            "18), and its rules hold with Idavoll. The animal itself is not a hero: it helps to form lines without "
            "raising the number of lines that the next hero requires.",
        ),
        example=Said(
            "Serge a un guerrier, un chasseur, un mineur et un forgeron, et aucun héros. Il prend Garm : la première "
            "ligne est complète, il recrute un héros.",
            "Serge has a warrior, a hunter, a miner and a blacksmith, and no hero. He takes Garm: the first line is "
            "complete, he recruits a hero.",
        ),
        source=idavoll(4, 5),
        cards=("garm",),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.recruiting.several_lines",
            "nidavellir.mythology.no_heroes",
        ),
    ),
    Entry(
        "nidavellir.animals.on_thrud",
        title=Said("Un animal posé sur Thrud", "An animal placed on Thrud"),
        answer=Said(
            "Selon notre lecture, un animal qui arrive sur Thrud la fait partir, comme une carte Nain, vers la "
            "colonne de votre choix.",
            "By our reading, an animal that arrives on Thrud sends her, as a dwarf card does, to the column of your "
            "choice.",
        ),
        text=Said(
            "Thrud ne doit jamais être recouverte. Le livret de base ne nomme ici que les cartes Nain et Héros, mais "
            "l'aide de jeu parle, sans exception, de toute carte à poser sur elle. Nous étendons donc la règle aux "
            "animaux et à Gullinbursti : prenez Thrud en main, posez l'animal, puis reposez Thrud, dans la même "
            "colonne ou dans une autre. Elle peut y compléter une ligne.",
            "Thrud must never be covered. The base rulebook names only dwarf and hero cards here, but the player aid "
            "speaks, without exception, of any card to be placed on her. So we extend the rule to animals and to "
            "Gullinbursti: take Thrud in hand, place the animal, then put Thrud down again, in the same column or in "
            "another. She can complete a line there.",
        ),
        example=Said(
            "Thrud ferme la colonne des chasseurs. Durathor y entre, et Thrud passe chez les mineurs, où son grade "
            "complète une ligne.",
            "Thrud stands at the end of the hunters' column. Durathor joins it, and Thrud moves to the miners, where "
            "her rank completes a line.",
        ),
        source=nidavellir(15),
        status=READING,
        cards=("thrud", "gullinbursti", "durathor"),
        related=("nidavellir.heroes.thrud", "nidavellir.mercenaries.and_thrud", "nidavellir.animals.gullinbursti"),
        other=Said(
            "Seules les cartes Nain et Héros la déplacent : l'animal se glisse sous elle et Thrud reste.",
            "Only dwarf and hero cards move her: the animal slides under her and Thrud stays.",
        ),
    ),
    Entry(
        "nidavellir.animals.discarding",
        title=Said("Défausser un animal de l'armée", "Discarding an animal of the army"),
        answer=Said(
            "Selon notre lecture, ni un animal ni Gullinbursti ne se défausse pour Bonfur ou Dagda, qui font "
            "défausser des cartes Nain.",
            "By our reading, neither an animal nor Gullinbursti can be discarded for Bonfur or Dagda, who make you "
            "discard dwarf cards.",
        ),
        text=Said(
            "Le livret d'Idavoll n'en parle pas. Celui du jeu de base demande une carte Nain, et le glossaire "
            "d'Idavoll met lui-même l'animal à part des nains quand il s'agit de capture. Höfud a son propre "
            "article.\n"
            "Le doute vient de la version en ligne sous licence : elle laisse défausser des mercenaires et les "
            "doubles d'Olwyn, qui ne sont pas non plus des nains.",
            "Idavoll's book does not speak of it. The base book asks for a dwarf card, and Idavoll's glossary itself "
            "sets the animal apart from dwarfs when it comes to captures. Höfud has an entry of its own.\n"
            "The doubt comes from the licensed online version: it lets you discard mercenaries and Olwyn's doubles, "
            "which are not dwarfs either.",
        ),
        example=Said(
            "Votre seule autre colonne ne contient que Ratatosk : vous n'avez rien à défausser, et Bonfur ne peut pas "
            "être choisi.",
            "Your only other column holds nothing but Ratatosk: you have nothing to discard, and Bonfur cannot be "
            "chosen.",
        ),
        source=idavoll(12),
        status=READING,
        cards=("bonfur", "dagda", "olwyn", "ratatosk", "gullinbursti", "hofud"),
        related=(
            "nidavellir.heroes.bonfur",
            "nidavellir.heroes.dagda",
            "nidavellir.heroes.olwyn_doubles",
            "nidavellir.artefacts.hofud_any_warrior",
            "nidavellir.animals.gullinbursti",
        ),
        other=Said(
            "Seuls les héros sont à l'abri d'une défausse : l'animal, qui n'en est pas un, peut être défaussé comme "
            "une carte Nain.",
            "Only heroes are safe from a discard: the animal, which is not one, can be discarded like a dwarf card.",
        ),
    ),
    Entry(
        "nidavellir.animals.durathor",
        title=Said("Durathor : un chasseur et un bouclier", "Durathor: a hunter and a shield"),
        answer=Said(
            "Durathor compte pour un grade de chasseur ; tant qu'il est dans votre armée, Dagda fait défausser une "
            "carte de moins.",
            "Durathor counts as one hunter rank; while he is in your army, Dagda makes you discard one card fewer.",
        ),
        text=Said(
            "Il doit être là quand Dagda arrive : venu après elle, il ne rend rien. Il ne change rien à Bonfur ni aux "
            "autres défausses, car son pouvoir ne vise que Dagda. Il n'a pas de points à lui : comme tout chasseur, "
            "il fait grandir le carré de la colonne.",
            "He has to be there when Dagda arrives: coming after her, he gives nothing back. He changes nothing for "
            "Bonfur or other discards, since his power concerns Dagda alone. He has no points of his own: like every "
            "hunter, he makes the square of the column grow.",
        ),
        example=Said(
            "Avec Durathor dans l'armée, Dagda fait défausser 2 − 1 = 1 carte.",
            "With Durathor in the army, Dagda makes you discard 2 − 1 = 1 card.",
        ),
        source=idavoll(4, 5),
        cards=("durathor", "dagda", "bonfur"),
        related=(
            "nidavellir.animals.durathor_and_conditions",
            "nidavellir.gods.thor_and_durathor",
            "nidavellir.heroes.dagda",
        ),
    ),
    Entry(
        "nidavellir.animals.durathor_and_conditions",
        title=Said("Dagda avec Durathor et une seule colonne", "Dagda with Durathor and a single column"),
        answer=Said(
            "Selon notre lecture, avec Durathor, une seule autre colonne avec une carte Nain à défausser suffit "
            "pour choisir Dagda.",
            "By our reading, with Durathor, a single other column with a dwarf card to discard is enough to choose "
            "Dagda.",
        ),
        text=Said(
            "Le livret interdit Dagda à qui ne peut défausser les cartes qu'elle demande, et Durathor ramène cette "
            "demande à une carte. Il ne dit pas expressément que la condition baisse du même coup ; nous le lisons "
            "ainsi parce que l'interdiction ne sert qu'à garantir la défausse.",
            "The book does not let you choose Dagda if you cannot discard the cards that she asks for, and Durathor "
            "brings that demand down to one card. It does not say outright that the condition drops along with it; we "
            "read it this way because the ban only serves to make sure of the discard.",
        ),
        example=Said(
            "Durathor chez les chasseurs et des nains chez les seuls mineurs : Dagda est permise et coûte 1 mineur.",
            "Durathor among the hunters and dwarfs among the miners only: Dagda is allowed and costs 1 miner.",
        ),
        source=idavoll(4, 5),
        status=READING,
        cards=("durathor", "dagda"),
        related=(
            "nidavellir.recruiting.conditions",
            "nidavellir.heroes.dagda",
            "nidavellir.animals.durathor",
            "nidavellir.gods.thor_and_conditions",
        ),
        other=Said(
            "La condition est imprimée pour deux colonnes et Durathor ne change que l'effet : il faut pouvoir "
            "défausser deux cartes pour choisir Dagda.",
            "The condition is printed for two columns and Durathor changes the effect only: you must be able to "
            "discard two cards in order to choose Dagda.",
        ),
    ),
    Entry(
        "nidavellir.animals.garm",
        title=Said(
            "Garm : deux grades d'explorateur, et un point par grade",
            "Garm: two explorer ranks, and a point per rank",
        ),
        answer=Said(
            "Garm compte pour deux grades d'explorateur de 9 et 0 points, et ajoute 1 point par grade de la colonne, "
            "les siens compris.",
            "Garm counts as two explorer ranks of 9 and 0 points, and adds 1 point per rank in the column, his own "
            "included.",
        ),
        text=Said(
            "On compte les grades à la fin de la partie, Ylud et mercenaires de la colonne compris, mais sans Thrud. "
            "Idunn compte les deux grades de Garm, et lui le sien. Garm fait aussi piocher davantage avec le Pionnier "
            "du Royaume.",
            "The ranks are counted at the end of the game, Ylud and mercenaries in the column included, but not "
            "Thrud. Idunn counts Garm's two ranks, and he counts hers. Garm also lets you draw more with the Pioneer "
            "of the Kingdom.",
        ),
        example=Said(
            "Deux nains explorateurs avec Garm et Idunn : 2 + 2 + 1 = 5 grades. Garm rapporte 9 + 0 + 5 = 14 points. "
            "Idunn : 2 × 5 = 10, et 7 + 10 = 17.",
            "Two explorer dwarfs with Garm and Idunn: 2 + 2 + 1 = 5 ranks. Garm brings 9 + 0 + 5 = 14 points. Idunn: "
            "2 × 5 = 10, and 7 + 10 = 17.",
        ),
        source=idavoll(4, 5),
        cards=("garm", "ylud", "thrud", "pioneer_of_the_kingdom", "idunn"),
        related=("nidavellir.animals.garm_and_pioneer", "nidavellir.heroes.idunn", "nidavellir.heroes.ylud"),
    ),
    Entry(
        "nidavellir.animals.garm_and_pioneer",
        title=Said("Garm et le Pionnier du Royaume", "Garm and the Pioneer of the Kingdom"),
        answer=Said(
            "Si vous remportez la distinction des explorateurs avec Garm, vous piochez 6 cartes au lieu de 3, mais "
            "n'en gardez toujours qu'une.",
            "If you win the explorers' distinction with Garm, you draw 6 cards instead of 3 but still keep only one.",
        ),
        text=Said(
            "Garm doit être dans votre armée à l'évaluation des troupes. Ses deux grades comptent déjà pour la "
            "majorité. Les cartes viennent du paquet de l'âge 2 ; celles que vous ne gardez pas y retournent et on le "
            "mélange, comme le veut le Pionnier du Royaume.",
            "Garm has to be in your army at the troop evaluation. His two ranks already count for the majority. The "
            "cards come from the deck of age 2; those that you do not keep go back to it and it is shuffled, as the "
            "Pioneer of the Kingdom requires.",
        ),
        example=Said(
            "Valériane a deux explorateurs et Garm, soit 2 + 2 = 4 grades ; Serge en a 3. Elle pioche 6 cartes, en "
            "garde 1 et en remet 6 − 1 = 5.",
            "Valériane has two explorers and Garm, that is 2 + 2 = 4 ranks; Serge has 3. She draws 6 cards, keeps 1 "
            "and puts back 6 − 1 = 5.",
        ),
        source=idavoll(4, 5),
        cards=("garm", "pioneer_of_the_kingdom"),
        related=(
            "nidavellir.distinctions.pioneer_of_the_kingdom",
            "nidavellir.animals.garm",
            "nidavellir.distinctions.strict_majority",
        ),
    ),
    Entry(
        "nidavellir.animals.nidhogg",
        title=Said("Nidhogg : un guerrier qui compte les guerriers", "Nidhogg: a warrior who counts warriors"),
        answer=Said(
            "Nidhogg compte pour un grade de guerrier de 5 points et ajoute 2 points par grade de guerrier, le sien "
            "compris.",
            "Nidhogg counts as one warrior rank of 5 points and adds 2 points per warrior rank, its own included.",
        ),
        text=Said(
            "Il compte comme Idunn, mais chez les guerriers. Son grade compte aussi pour la majorité. Tous les grades "
            "de la colonne à la fin de la partie comptent : les deux de Kraal, Ylud, un mercenaire ; un guerrier "
            "capturé par Surt n'y est plus.",
            "It counts as Idunn does, but among the warriors. Its rank also counts for the majority. All ranks in the "
            "column at the end of the game count: the two of Kraal, Ylud, a mercenary; a warrior captured by Surt is "
            "no longer there.",
        ),
        example=Said(
            "Trois nains guerriers avec Kraal et Nidhogg : 3 + 2 + 1 = 6 grades. Nidhogg rapporte 2 × 6 = 12 et ses 5 "
            "points : 12 + 5 = 17.",
            "Three warrior dwarfs with Kraal and Nidhogg: 3 + 2 + 1 = 6 ranks. Nidhogg brings 2 × 6 = 12 and its 5 "
            "points: 12 + 5 = 17.",
        ),
        source=idavoll(4, 5),
        cards=("nidhogg", "idunn", "kraal", "ylud", "surt"),
        related=("nidavellir.heroes.idunn", "nidavellir.warriors.majority", "nidavellir.animals.placing"),
    ),
)
