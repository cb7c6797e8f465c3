"""Coins: exchanged, improved, discarded, and what the treasury no longer has."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.coins.exchange",
        title=Said("L'échange de pièces avec le 0", "Exchanging coins with the 0"),
        answer=Said(
            "Qui a joué son 0 additionne les deux pièces de sa bourse, défausse la plus forte et prend au Trésor "
            "celle qui vaut la somme.",
            "Whoever played the 0 adds the two coins of the pouch, discards the higher one and takes the coin worth "
            "the sum from the treasury.",
        ),
        text=Said(
            "L'échange vient en dernier, après la carte et le Cognar. Il n'est pas facultatif. On montre les deux "
            "pièces, puis la bourse est remise face cachée, la nouvelle pièce à la place de celle qui est partie. Le "
            "0 reste sur son emplacement et resservira.",
            "The exchange comes last, after the card and the Cognar. It is not optional. You show both coins, then "
            "the pouch is turned face down again, with the new coin in place of the one that left. The 0 stays on its "
            "space and will be used again.",
        ),
        example=Said(
            "Bourse 4 et 5 : 4 + 5 = 9. Le 5 part, un 9 arrive, et la bourse contient 4 et 9.",
            "Pouch 4 and 5: 4 + 5 = 9. The 5 leaves, a 9 comes in, and the pouch holds 4 and 9.",
        ),
        source=nains(9, 11),
        related=(
            "nains.coins.talion_zero",
            "nains.coins.missing",
            "nains.coins.same_value",
            "nains.coins.discard",
            "nains.turn.active",
        ),
    ),
    Entry(
        "nains.coins.transform",
        title=Said("Améliorer une pièce", "Improving a coin"),
        answer=Said(
            "Améliorer une pièce, c'est la défausser et mettre à sa place celle du Trésor qui a la nouvelle valeur.",
            "To improve a coin is to discard it and put the treasury's coin of the new value in its place.",
        ),
        text=Said(
            "Une carte Talion ajoute 1, tout de suite et obligatoirement, à la pièce qui a recruté la carte (avec le "
            "0, à une pièce de la bourse). Derdhr ajoute 5 à une pièce au choix. Si la valeur manque au Trésor, on "
            "prend la première pièce plus forte ou, à défaut, la plus proche au-dessous.",
            "A Talion card adds 1, at once and without choice, to the coin that recruited the card (with the 0, to a "
            "coin of the pouch). Derdhr adds 5 to a coin of the player's choice. If the treasury lacks the value, "
            "you take the next higher coin or, failing that, the nearest one below.",
        ),
        example=Said(
            "Un 9 qui recrute une carte Talion devient un 10 ; avec Derdhr, un 9 devient un 14 : 9 + 5 = 14.",
            "A 9 that recruits a Talion card becomes a 10; with Derdhr a 9 becomes a 14: 9 + 5 = 14.",
        ),
        source=nains(7, 14),
        cards=("derdhr",),
        related=(
            "nains.talion",
            "nains.coins.discard",
            "nains.coins.missing",
            "nains.coins.never_change",
            "nains.coins.talion_zero",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.coins.talion_zero",
        title=Said("Une carte Talion recrutée avec le 0", "A Talion card recruited with the 0"),
        answer=Said(
            "Une carte Talion prise avec le 0 améliore de 1 une pièce de la bourse, au choix, et l'échange se fait "
            "ensuite avec la bourse ainsi améliorée.",
            "A Talion card taken with the 0 improves by 1 a coin of the pouch that the player chooses, and the "
            "exchange is then made with the improved pouch.",
        ),
        text=Said(
            "Les deux se suivent dans le même tour : l'amélioration tout de suite après la carte, l'échange à la fin. "
            "La pièce améliorée compte donc dans la somme, et c'est la plus forte des deux à ce moment-là qui part.",
            "The two follow each other in the same turn: the improvement right after the card, the exchange at the "
            "end. So the improved coin counts in the sum, and it is the higher of the two at that moment that leaves.",
        ),
        example=Said(
            "Bourse 5 et 8. Le 5 devient un 6, puis 6 + 8 = 14 : le 8 part et la bourse contient 6 et 14.",
            "Pouch 5 and 8. The 5 becomes a 6, then 6 + 8 = 14: the 8 leaves and the pouch holds 6 and 14.",
        ),
        source=nains(7, 11),
        related=("nains.talion", "nains.coins.exchange", "nains.coins.never_change", "nains.coins.example_valeriane"),
    ),
    Entry(
        "nains.coins.discard",
        title=Said("Où vont les pièces défaussées", "Where discarded coins go"),
        answer=Said(
            "Une pièce de bronze retourne dans la boîte pour toute la partie ; une pièce d'or reprend sa place dans "
            "le Trésor.",
            "A bronze coin goes back into the box for good; a gold coin returns to its place in the treasury.",
        ),
        text=Said(
            "Le bronze, rouge, est ce que chacun a reçu au départ ; l'or, jaune, vient du Trésor. Une pièce d'or "
            "rendue est de nouveau disponible pour tous, sauf pour l'échange ou l'amélioration qui vient de la "
            "rendre. Si les deux pièces dont l'une doit partir ont la même valeur, l'une de bronze et l'autre d'or, "
            "le livre ne tranche pas : nous laissons le choix au joueur.",
            "Bronze, in red, is what each player started with; gold, in yellow, comes from the treasury. A gold coin "
            "that was returned is available to everyone again, except to the exchange or improvement that has just "
            "returned it. If the two coins of which one must leave have the same value, one bronze and one gold, the "
            "book does not decide: we leave the choice to the player.",
        ),
        example=Said(
            "Anne change son 5 de bronze en 6 : le 5 quitte la partie. Plus tard son 6 devient un 7 : le 6 revient "
            "au Trésor, où Alex peut le prendre.",
            "Anne turns her bronze 5 into a 6: the 5 leaves the game. Later her 6 becomes a 7: the 6 returns to the "
            "treasury, where Alex can take it.",
        ),
        source=nains(11),
        related=("nains.coins.exchange", "nains.coins.transform", "nains.coins.same_value"),
    ),
    Entry(
        "nains.coins.never_change",
        title=Said("Le 0 ne s'améliore jamais", "The 0 is never improved"),
        answer=Said(
            "Aucun pouvoir ne change la valeur du 0 : ni le +1 d'une carte Talion, ni le +5 de Derdhr, ni l'échange "
            "d'Ordo.",
            "No power changes the value of the 0: neither a Talion card's +1, nor Derdhr's +5, nor Ordo's exchange.",
        ),
        text=Said(
            "Le +1 gagné avec le 0 va à une pièce de la bourse. Derdhr et Ordo ne concernent que les quatre autres "
            "pièces. Seul Kardum fait partir le 0, en posant la pièce 3-Échange à sa place.",
            "The +1 earned with the 0 goes to a coin of the pouch. Derdhr and Ordo concern only the four other coins. "
            "Only Kardum removes the 0, putting the 3-Exchange coin in its place.",
        ),
        example=Said(
            "Pièces 0, 2, 3, 4 et 5 : Ordo prend les deux plus faibles sans le 0, soit 2 + 3 = 5.",
            "Coins 0, 2, 3, 4 and 5: Ordo takes the two lowest without the 0, so 2 + 3 = 5.",
        ),
        source=nains(7, 14),
        cards=("derdhr", "kardum", "ordo"),
        related=(
            "nains.coins.talion_zero",
            "nains.coins.special_exchange",
            "nains.cognars.derdhr",
            "nains.elites.ordo",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.coins.special_exchange",
        title=Said("La pièce 3-Échange peut-elle changer", "Can the 3-Exchange coin change"),
        answer=Said(
            "Non : comme le 0 qu'elle remplace, la pièce 3-Échange n'est ni améliorée par une carte Talion ou par "
            "Derdhr, ni prise par Ordo.",
            "No: like the 0 that it replaces, the 3-Exchange coin is neither improved by a Talion card or by Derdhr "
            "nor taken by Ordo.",
        ),
        text=Said(
            "Le livre ne protège que le 0 et ne dit rien de la pièce 3-Échange de Kardum. Nous la traitons comme le "
            "0, dont elle prend la place et le rôle : l'améliorer ferait perdre l'échange pour toujours. Un +1 gagné "
            "avec elle va donc à une pièce de la bourse.",
            "The book protects only the 0 and says nothing of Kardum's 3-Exchange coin. We treat it like the 0, whose "
            "place and part it takes: to improve it would be to lose the exchange for good. So a +1 earned with it "
            "goes to a coin of the pouch.",
        ),
        example=Said(
            "Pièces 3-Échange, 4, 5, 8 et 9 : Ordo compte 4 + 5 = 9 et laisse la pièce 3-Échange.",
            "Coins 3-Exchange, 4, 5, 8 and 9: Ordo counts 4 + 5 = 9 and leaves the 3-Exchange coin alone.",
        ),
        source=nains(11, 14),
        status=READING,
        cards=("derdhr", "kardum", "ordo"),
        related=(
            "nains.cognars.kardum",
            "nains.coins.never_change",
            "nains.coins.special_bid",
            "nains.elites.ordo",
            "nains.cognars.derdhr",
        ),
        other=Said(
            "Seul le 0 est excepté : la pièce 3-Échange est alors un 3 comme un autre, qu'une carte Talion améliore "
            "et qu'Ordo peut prendre.",
            "The 0 alone is excepted: then the 3-Exchange coin is a 3 like any other, which a Talion card improves "
            "and Ordo may take.",
        ),
    ),
    Entry(
        "nains.coins.special_bid",
        title=Said("Jouer la pièce 3-Échange", "Playing the 3-Exchange coin"),
        answer=Said(
            "La pièce 3-Échange se mise comme un 3 et donne le même échange que le 0 : on prend la somme de la "
            "bourse, et la plus forte des deux pièces part.",
            "The 3-Exchange coin is bid as a 3 and gives the same exchange as the 0: you take the sum of the pouch, "
            "and the higher of the two coins leaves.",
        ),
        text=Said(
            "Le livre ne dit que deux choses de cette pièce, son nom et qu'elle remplace le 0. Le nom annonce "
            "l'échange, la valeur 3 donne la place dans l'ordre. À égalité avec un autre 3, les gemmes tranchent, "
            "puis s'échangent. La pièce vient avec Kardum.",
            "The book says only two things about this coin, its name and that it replaces the 0. The name announces "
            "the exchange, the value 3 gives the place in the order. In a tie with another 3 the gems decide, and are "
            "then exchanged. The coin comes with Kardum.",
        ),
        example=Said(
            "Elle bat un 2 à la mise, puis, avec 5 et 6 en bourse, 5 + 6 = 11 : le 6 part, un 11 arrive.",
            "It beats a 2 in the bidding, then, with 5 and 6 in the pouch, 5 + 6 = 11: the 6 leaves, an 11 comes in.",
        ),
        source=nains(11, 14),
        status=READING,
        cards=("kardum",),
        related=(
            "nains.cognars.kardum",
            "nains.coins.special_exchange",
            "nains.coins.exchange",
            "nains.cognars.kardum_zero_played",
        ),
        other=Said(
            "Le livre ne parle d'échange que pour la pièce de valeur 0 : la nouvelle n'apporterait alors que ses 3 "
            "points et une meilleure place dans l'ordre.",
            "The book speaks of the exchange for the coin of value 0 alone: the new one would then bring only its 3 "
            "points and a better place in the order.",
        ),
    ),
    Entry(
        "nains.coins.example_celine",
        title=Said("Céline : le 5 devient un 6", "Céline: the 5 becomes a 6"),
        answer=Said(
            "Céline recrute une carte Talion avec un 5, et cette pièce-là devient un 6.",
            "Céline recruits a Talion card with a 5, and that very coin becomes a 6.",
        ),
        text=Said(
            "Elle ne peut pas améliorer une autre pièce à la place : c'est celle qui a recruté la carte qui monte. Si "
            "elle était à égalité avec un autre 5, elle échange quand même sa gemme.",
            "She cannot improve another coin instead: the one that recruited the card goes up. If she was tied with "
            "another 5, she still exchanges her gem.",
        ),
        example=Said("La pièce misée vaut 5, plus 1 : 5 + 1 = 6.", "The coin bid is worth 5, plus 1: 5 + 1 = 6."),
        source=nains(7, 10),
        status=EXAMPLE,
        related=("nains.talion", "nains.coins.transform", "nains.coins.example_valeriane"),
    ),
    Entry(
        "nains.coins.example_valeriane",
        title=Said("Valériane : une carte Talion recrutée avec le 0", "Valériane: a Talion card recruited with the 0"),
        answer=Said(
            "Valériane porte le 3 de sa bourse à 4 ; comme le Trésor n'a pas de 4, elle reçoit un 5, puis fait son "
            "échange.",
            "Valériane raises the 3 in her pouch to 4; as the treasury has no 4, she gets a 5, and then makes her "
            "exchange.",
        ),
        text=Said(
            "Elle a joué son 0, qui ne s'améliore pas : une pièce de la bourse monte à sa place, celle qu'elle "
            "veut. L'échange vient ensuite et compte le 5, pas le 3.",
            "She played her 0, which is not improved: a coin of the pouch rises instead, whichever she likes. The "
            "exchange comes next and counts the 5, not the 3.",
        ),
        example=Said(
            "Si l'autre pièce de la bourse est un 6, l'échange donne 5 + 6 = 11 : le 6 part, un 11 arrive.",
            "If the other coin in the pouch is a 6, the exchange gives 5 + 6 = 11: the 6 leaves, an 11 comes in.",
        ),
        source=nains(7),
        status=EXAMPLE,
        related=("nains.coins.talion_zero", "nains.coins.missing", "nains.coins.exchange"),
    ),
)
