"""The artefacts of age 2 and the promotional one: what each does and what it is worth at the end."""

from referee.entry import LICENSED, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.artefacts.brisingamens",
        title=Said(
            "Brísingamens : deux cartes, puis une à défausser",
            "Brísingamens: two cards, then one to discard",
        ),
        answer=Said(
            "Dès que vous prenez Brísingamens, prenez deux cartes de la défausse ; juste avant le décompte, "
            "défaussez une carte de votre armée, jamais un héros.",
            "As soon as you take Brísingamens, take two cards from the discard pile; just before the count, discard "
            "one card of your army, never a hero.",
        ),
        text=Said(
            "Vous regardez toute la défausse avant de choisir. La carte à défausser n'est pas forcément une des deux "
            ": c'est vous qui la désignez. Elle part en tout dernier, après le départ de Thrud : les héros qu'elle a "
            "aidé à recruter restent, mais elle ne compte plus pour aucune colonne ni pour la majorité. Cette "
            "défausse n'est pas facultative ; Thor peut l'annuler. L'artefact vaut 0 point.",
            "You look through the whole discard pile before choosing. The card to discard need not be one of those "
            "two: you name it. It goes last of all, after Thrud has left: heroes that it helped to recruit stay, but "
            "it no longer counts for any column nor for the majority. This discard is not optional; Thor can cancel "
            "it. The artefact is worth 0 points.",
        ),
        example=Said(
            "Anne reprend un mineur 2 et un explorateur 11. À la fin elle défausse un guerrier 3 et gagne au change.",
            "Anne takes back a miner 2 and an explorer 11. At the end she discards a warrior 3 and is better off.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "brisingamens",
            "thor",
            "thrud",
        ),
        related=(
            "nidavellir.camp.discard_pile",
            "nidavellir.heroes.andumia_card",
            "nidavellir.artefacts.brisingamens_discard",
            "nidavellir.camp.end_of_game",
            "nidavellir.gods.thor",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.artefacts.mjollnir",
        title=Said(
            "Mjöllnir : 2 points par grade d'une classe",
            "Mjöllnir: 2 points per rank of one class",
        ),
        answer=Said(
            "À la fin, Mjöllnir donne 2 points par grade d'une classe de votre choix, en pratique de votre plus "
            "longue colonne.",
            "At the end Mjöllnir gives 2 points per rank of one class of your choice, in practice of your longest "
            "column.",
        ),
        text=Said(
            "On compte les grades, pas les cartes : un héros à trois grades en apporte trois. Mercenaires, doubles et "
            "Ylud comptent là où ils se trouvent. Thrud a déjà quitté l'armée. Il n'y a rien à choisir plus tôt : la "
            "plus longue colonne au décompte est toujours la meilleure.",
            "It is ranks that count, not cards: a hero with three ranks brings three. Mercenaries, doubles and Ylud "
            "count where they stand. Thrud has already left the army. Nothing has to be chosen earlier: the longest "
            "column at the count is always the best one.",
        ),
        example=Said(
            "7 grades de forgeron, 5 de chasseur : 2 × 7 = 14 points.",
            "7 blacksmith ranks, 5 hunter ranks: 2 × 7 = 14 points.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "mjollnir",
            "ylud",
            "thrud",
        ),
        related=(
            "nidavellir.artefacts.vegvisir",
            "nidavellir.heroes.thrud_end",
            "nidavellir.camp.end_of_game",
        ),
    ),
    Entry(
        "nidavellir.artefacts.hofud",
        title=Said(
            "Höfud : les autres perdent un guerrier",
            "Höfud: the others lose a warrior",
        ),
        answer=Said(
            "Quand vous prenez Höfud, chaque autre joueur choisit et défausse une de ses cartes guerrier, n'importe "
            "laquelle sauf un héros.",
            "When you take Höfud, every other player chooses and discards one of their warrior cards, any but a hero.",
        ),
        text=Said(
            "La carte peut se trouver n'importe où dans la colonne. Qui n'en a pas ne perd rien, et le propriétaire "
            "de Thor peut s'en protéger. Vous-même ne défaussez rien. L'artefact vaut 0 point à la fin.\n"
            "Les héros recrutés restent, mais une ligne perdue doit être refaite.",
            "The card may lie anywhere in the column. A player without one loses nothing, and the owner of Thor may "
            "cancel their own loss. You discard nothing yourself. The artefact is worth 0 points at the end.\n"
            "Recruited heroes stay, but a line that is lost has to be made again.",
        ),
        example=Said(
            "Anne prend Höfud. Serge, guerriers 4 et 9, défausse le 4. Cécile n'a pas de guerrier et ne perd rien.",
            "Anne takes Höfud. Serge, warriors 4 and 9, discards the 4. Cécile has no warrior and loses nothing.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "hofud",
            "thor",
        ),
        related=(
            "nidavellir.artefacts.hofud_any_warrior",
            "nidavellir.gods.thor",
            "nidavellir.lines.discards",
        ),
    ),
    Entry(
        "nidavellir.artefacts.hrafnsmerki",
        title=Said(
            "Hrafnsmerki : 5 points par mercenaire",
            "Hrafnsmerki: 5 points per mercenary",
        ),
        answer=Said(
            "À la fin, Hrafnsmerki donne 5 points pour chacune de vos cartes Mercenaire.",
            "At the end Hrafnsmerki gives 5 points for each of your mercenary cards.",
        ),
        text=Said(
            "Ceux des deux âges comptent, dans n'importe quelle colonne, pris avant ou après l'artefact. Ces points "
            "s'ajoutent à ceux qu'ils rapportent dans leur colonne. Un mercenaire défaussé ne compte plus.",
            "Those of both ages count, in any column, taken before the artefact or after it. These points come on top "
            "of what they bring in their column. A mercenary that was discarded no longer counts.",
        ),
        example=Said(
            "Quatre mercenaires dans trois colonnes : 5 × 4 = 20 points.",
            "Four mercenaries in three columns: 5 × 4 = 20 points.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("hrafnsmerki",),
        related=(
            "nidavellir.mercenaries",
            "nidavellir.mercenaries.not_heroes",
        ),
    ),
    Entry(
        "nidavellir.artefacts.jarnglofi",
        title=Said(
            "Járnglófi : sans pièce d'échange, 24 points",
            "Járnglófi: no exchange coin, 24 points",
        ),
        answer=Said(
            "Dès que vous prenez Járnglófi, défaussez votre pièce d'échange ; l'artefact donne 24 points à la fin.",
            "As soon as you take Járnglófi, discard your exchange coin; the artefact gives 24 points at the end.",
        ),
        text=Said(
            "Que ce soit le 0 ou le 3 spécial, elle part pour toujours, et vous finissez la partie avec quatre "
            "pièces. Aux tours suivants vous en misez trois et il en reste une dans la bourse. Vous ne faites plus "
            "d'échange, mais les transformations restent possibles.",
            "Be it the 0 or the special 3, it leaves for good, and you end the game with four coins. In later turns "
            "you bid three and one is left in the pouch. You make no more exchanges, but transformations are still "
            "possible.",
        ),
        example=Said(
            "Pièces 0, 7, 9, 11 et 16. Sans le 0 il reste 7 + 9 + 11 + 16 = 43, et avec l'artefact 43 + 24 = 67 "
            "points.",
            "Coins 0, 7, 9, 11 and 16. Without the 0 there remain 7 + 9 + 11 + 16 = 43, and with the artefact 43 + 24 "
            "= 67 points.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("jarnglofi",),
        related=(
            "nidavellir.coins.exchange",
            "nidavellir.coins.special_three",
            "nidavellir.coins.count",
            "nidavellir.artefacts.jarnglofi_tavern",
            "nidavellir.artefacts.jarnglofi_played",
        ),
    ),
    Entry(
        "nidavellir.artefacts.jarnglofi_tavern",
        title=Said(
            "Járnglófi et le 0 sur une taverne non résolue",
            "Járnglófi and the 0 on a tavern not yet resolved",
        ),
        answer=Said(
            "Si la pièce d'échange que Járnglófi fait défausser était face cachée sur une taverne non résolue, vous "
            "n'y avez plus de mise, n'y prenez aucune carte et n'y faites pas d'échange.",
            "If the exchange coin that Járnglófi discards lay face down on a tavern not yet resolved, you have no bid "
            "there any more, take no card and make no exchange there.",
        ),
        text=Said(
            "Aucune pièce de la bourse ne peut la remplacer. Une carte de plus reste donc à cette taverne ; à la fin "
            "de celle-ci, elle est défaussée comme toute carte non prise. L'échange de gemmes y a lieu quand même. Si "
            "la pièce était dans la bourse, en main grâce à Uline ou sur une taverne déjà résolue, il ne se passe "
            "rien d'autre.",
            "No coin from the pouch may replace it. So one more card is left over at that tavern; at the end it is "
            "discarded, like any card not taken. The exchange of gems still takes place there. If the coin was in the "
            "pouch, in the hand thanks to Uline or on a tavern already resolved, nothing else happens.",
        ),
        example=Said(
            "Serge a misé 14, 9 et 0 dans l'ordre des tavernes. Il prend Járnglófi à la première, joue le 9 à la "
            "deuxième, et à la troisième il ne prend rien.",
            "Serge bid 14, 9 and 0 in the order of the taverns. He takes Járnglófi at the first, plays the 9 at the "
            "second, and at the third takes nothing.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "jarnglofi",
            "uline",
        ),
        related=(
            "nidavellir.artefacts.jarnglofi",
            "nidavellir.artefacts.jarnglofi_played",
            "nidavellir.turn.must_take",
            "nidavellir.camp.leftover",
        ),
        date=SECOND_EDITION,
    ),
)
