"""Coins: exchanged, transformed, discarded, and what the treasury no longer has."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.coins.exchange",
        title=Said("L'échange de pièces avec le 0", "Exchanging coins with the 0"),
        answer=Said(
            "Qui a joué son 0 additionne les deux pièces de sa bourse, défausse la plus forte des deux et prend au "
            "Trésor la pièce qui vaut la somme.",
            "Whoever played the 0 adds the two coins of the pouch, discards the higher one and takes the coin worth "
            "the sum from the treasury.",
        ),
        text=Said(
            "L'échange vient en dernier dans le tour du joueur : d'abord la carte de la taverne, puis un héros "
            "éventuel, puis l'échange. La bourse est montrée, la nouvelle pièce y prend la place de celle qui part, "
            "et la bourse est de nouveau cachée.\n"
            "Si le Trésor n'a plus cette valeur, c'est la première plus forte qui vient.",
            "The exchange comes last in the player's turn: first the card of the tavern, then a hero if there is "
            "one, then the exchange. The pouch is shown, the new coin takes the place of the one that leaves, and "
            "the pouch is hidden again.\n"
            "If the treasury has no coin of that value left, the next higher one comes instead.",
        ),
        example=Said(
            "Bourse 3 et 5 : 3 + 5 = 8. Le 5 part, un 8 arrive, et la bourse contient 3 et 8.",
            "Pouch 3 and 5: 3 + 5 = 8. The 5 leaves, an 8 arrives, and the pouch holds 3 and 8.",
        ),
        source=nidavellir(11),
        related=(
            "nidavellir.coins.missing",
            "nidavellir.coins.discard",
            "nidavellir.coins.new_coin",
            "nidavellir.coins.kept_zero",
            "nidavellir.heroes.zolkur",
        ),
    ),
    Entry(
        "nidavellir.coins.transform",
        title=Said("Transformer une pièce", "Transforming a coin"),
        answer=Said(
            "Ajoutez +X à une de vos pièces : défaussez-la, prenez au Trésor la pièce de la nouvelle valeur et "
            "posez-la au même endroit.",
            "Add +X to one of your coins: discard it, take the coin of the new value from the treasury and lay it in "
            "the same place.",
        ),
        text=Said(
            "Cela se fait tout de suite et sur une seule pièce, qui reçoit le +X entier. Si la valeur manque, la "
            "première plus forte vient, ou, s'il n'y en a pas, la première plus faible.",
            "This is done at once and to a single coin, which gets the whole +X. If the value is missing, the next "
            "higher one comes, or, if there is none, the next lower one.",
        ),
        example=Said(
            "Offrande +5 sur un 9 : 9 + 5 = 14. Le 9 retourne au Trésor, un 14 prend sa place.",
            "A +5 offering on a 9: 9 + 5 = 14. The 9 returns to the treasury, a 14 takes its place.",
        ),
        source=nidavellir(11),
        related=(
            "nidavellir.transforming.which",
            "nidavellir.transforming.current_tavern",
            "nidavellir.coins.missing",
            "nidavellir.coins.never_change",
            "nidavellir.coins.discard",
        ),
    ),
    Entry(
        "nidavellir.coins.kept_zero",
        title=Said("Le 0 laissé dans la bourse", "The 0 left in the pouch"),
        answer=Said(
            "Sans 0 misé, pas d'échange : le 0 ne fait rien dans la bourse.",
            "No 0 bid, no exchange: the 0 does nothing in the pouch.",
        ),
        text=Said(
            "L'échange se paie d'une mise de 0, donc en général du dernier choix à cette taverne. Rien n'oblige à "
            "jouer le 0 à chaque tour, mais il n'y a qu'un 0 : au plus un échange par tour. Le 3 spécial suit la "
            "même règle.",
            "The exchange costs a bid of 0, so as a rule the last choice at that tavern. Nothing obliges you to play "
            "the 0 every turn, but there is only one 0: at most one exchange in a turn. The special 3 follows the "
            "same rule.",
        ),
        example=Said(
            "Mises 5, 4 et 3, bourse 0 et 2 : Léa choisit tôt partout, et ses pièces restent ce qu'elles sont.",
            "Bids 5, 4 and 3, pouch 0 and 2: Léa chooses early everywhere, and her coins stay as they are.",
        ),
        source=nidavellir(11),
        related=("nidavellir.coins.exchange", "nidavellir.coins.new_coin", "nidavellir.coins.special_three"),
    ),
    Entry(
        "nidavellir.coins.new_coin",
        title=Said("Quand sert la pièce gagnée par un échange", "When the coin gained by an exchange can be used"),
        answer=Said(
            "La pièce gagnée par un échange ne se mise qu'au tour suivant : elle reste dans la bourse jusqu'à ce que "
            "chacun reprenne ses pièces.",
            "A coin gained by an exchange can only be bid in the next turn: it stays in the pouch until everyone "
            "takes their coins back.",
        ),
        text=Said(
            "Les mises de ce tour sont déjà posées, même si l'échange vient tôt. Seule Uline fait exception : sa "
            "propriétaire prend la nouvelle pièce en main et peut la jouer à la taverne suivante.",
            "The bids of this turn already lie there, however early the exchange comes. Uline alone is an exception: "
            "her owner takes the new coin in hand and may play it at the next tavern.",
        ),
        example=Said(
            "Tom joue le 0 au Gobelin Rieur et gagne un 9. Il mise quand même 2 et 3 aux deux autres tavernes : le 9 "
            "attend.",
            "Tom plays the 0 at the Laughing Goblin and gains a 9. He still bids 2 and 3 at the other two taverns: "
            "the 9 waits.",
        ),
        source=nidavellir(11),
        cards=("uline",),
        related=(
            "nidavellir.coins.exchange",
            "nidavellir.turn.next_turn",
            "nidavellir.transforming.unresolved",
            "nidavellir.heroes.uline",
        ),
    ),
    Entry(
        "nidavellir.coins.equal_pouch",
        title=Said("Deux pièces égales dans la bourse", "Two equal coins in the pouch"),
        answer=Said(
            "Si les deux pièces de la bourse se valent, le joueur choisit laquelle il défausse.",
            "If the two coins of the pouch are equal, the player chooses which one to discard.",
        ),
        text=Said(
            "Le livret fait défausser la plus forte et ne dit rien si elles se valent. La valeur gardée est la même, "
            "mais une pièce de base va dans la boîte et une pièce du Trésor y retourne : faute de règle, nous "
            "laissons ce choix au joueur.",
            "The rulebook has the higher one discarded and says nothing if they are equal. The value kept is the "
            "same, but a base coin goes to the box and a treasury coin back to the treasury: for want of a rule we "
            "leave this choice to the player.",
        ),
        example=Said(
            "Un 5 de base et un 5 du Trésor : 5 + 5 = 10. L'un des 5 part, un 10 arrive, et la bourse contient 5 et "
            "10.",
            "A base 5 and a treasury 5: 5 + 5 = 10. One of the 5s leaves, a 10 arrives, and the pouch holds 5 and 10.",
        ),
        source=nidavellir(11),
        status=READING,
        related=("nidavellir.coins.exchange", "nidavellir.coins.discard"),
        other=Said(
            "Une table peut convenir que la pièce de base part la première.",
            "A table may agree that the base coin leaves first.",
        ),
    ),
    Entry(
        "nidavellir.coins.obligatory",
        title=Said("Faut-il échanger ses pièces, avec le 0 ou un +X ?", "Must coins be exchanged, with the 0 or a +X?"),
        answer=Said(
            "Qui a joué le 0 doit échanger, et qui résout un +X doit transformer une pièce, même à perte.",
            "Whoever played the 0 must exchange, and whoever resolves a +X must transform a coin, even at a loss.",
        ),
        text=Said(
            "Le livret donne ces deux étapes comme des ordres, sans dire « vous pouvez », et ne parle pas d'y renoncer "
            ": selon notre lecture, c'est une obligation. La question ne se pose qu'avec de très fortes pièces, quand "
            "le Trésor n'a plus rien de plus haut. Pour un +X, une autre pièce évite en général la perte.",
            'The rulebook gives both steps as orders, without saying "you may", and does not speak of giving them up: '
            "by our reading it is an obligation. The question only arises with very high coins, when the treasury has "
            "nothing higher left. For a +X another coin usually avoids the loss.",
        ),
        example=Said(
            "Bourse 24 et 9, le 25 est pris : 24 + 9 = 33. Le 24 part et ne peut pas revenir ; c'est le 23 qui "
            "vient, s'il est là.",
            "Pouch 24 and 9, the 25 is taken: 24 + 9 = 33. The 24 leaves and cannot come back; the 23 comes, if it "
            "is there.",
        ),
        source=nidavellir(11),
        status=READING,
        related=("nidavellir.coins.exchange", "nidavellir.coins.same_value", "nidavellir.turn.offering"),
        other=Said(
            "Une table peut tenir échange et transformation pour un droit, auquel le joueur renonce quand il y "
            "perdrait.",
            "A table may treat exchange and transformation as a right, which a player gives up when it would cost "
            "something.",
        ),
    ),
    Entry(
        "nidavellir.coins.discard",
        title=Said("Où va la pièce défaussée", "Where a discarded coin goes"),
        answer=Said(
            "Une pièce de base retourne dans la boîte et ne sert plus ; une pièce du Trésor reprend sa place dans le "
            "Trésor.",
            "A base coin goes back to the box and is not used again; a treasury coin returns to its slot in the "
            "treasury.",
        ),
        text=Said(
            "La couleur les distingue : rouge pour la base, jaune pour le Trésor. Une pièce rendue est aussitôt "
            "disponible pour les joueurs suivants.\n"
            "Les 2, 3, 4 et 5 de base ne reviennent donc jamais. Le 5 du Trésor, lui, peut revenir.",
            "Colour tells them apart: red for base coins, yellow for the treasury. A coin returned is available to "
            "the next players at once.\n"
            "So the base 2, 3, 4 and 5 never come back. The 5 of the treasury can.",
        ),
        example=Said(
            "Inès échange 7 et 8 : 7 + 8 = 15, et son 8 retourne au Trésor. Tom, qui joue après elle, fait 3 + 5 = 8 "
            "et peut prendre ce 8.",
            "Inès exchanges 7 and 8: 7 + 8 = 15, and her 8 returns to the treasury. Tom, who acts after her, makes 3 "
            "+ 5 = 8 and may take that 8.",
        ),
        source=nidavellir(11),
        related=(
            "nidavellir.coins.exchange",
            "nidavellir.coins.transform",
            "nidavellir.coins.same_value",
            "nidavellir.setup.treasury",
        ),
    ),
    Entry(
        "nidavellir.coins.never_change",
        title=Said("Le 0 ne se transforme jamais", "The 0 is never transformed"),
        answer=Said(
            "Aucun +X ne peut aller sur le 0, ni sur le 3 spécial qui peut le remplacer.",
            "No +X can go on the 0, nor on the special 3 that may take its place.",
        ),
        text=Said(
            "Le 0 n'est pas davantage défaussé par un échange : quand il le déclenche, il est sur la taverne, et seule "
            "la bourse est touchée. Dans le jeu de base, il reste à son propriétaire jusqu'à la fin, ou jusqu'à ce que "
            "le Maître de Chasse le remplace.",
            "Nor is the 0 discarded by an exchange: when it triggers one it lies on the tavern, and only the pouch is "
            "touched. In the base game it stays with its owner to the end, or until the Hunting Master replaces it.",
        ),
        example=Said(
            "Main 0, 2, 4, 9 et 12 et une offrande +5 : quatre pièces au choix, jamais le 0.",
            "Hand 0, 2, 4, 9 and 12 and a +5 offering: four coins to choose from, never the 0.",
        ),
        source=nidavellir(11, 12),
        cards=("hunting_master",),
        related=(
            "nidavellir.coins.transform",
            "nidavellir.coins.special_three",
            "nidavellir.distinctions.hunting_master",
        ),
    ),
    Entry(
        "nidavellir.coins.special_three",
        title=Said("Le 3 spécial échange comme un 0", "The special 3 exchanges like a 0"),
        answer=Said(
            "Miser le 3 spécial déclenche le même échange que le 0, mais il vaut 3 dans l'ordre de jeu.",
            "Bidding the special 3 triggers the same exchange as the 0, but it counts as a 3 in the order of play.",
        ),
        text=Said(
            "Il vient du Maître de Chasse et remplace le 0 pour de bon. Il passe après un 4 et avant un 2 ; "
            "contre un 3 ordinaire, c'est une égalité, que la gemme tranche. Il n'entre pas dans la somme : on "
            "additionne la bourse, comme toujours. Un 3 ordinaire n'échange rien.",
            "It comes from the Hunting Master and replaces the 0 for good. It acts after a 4 and before a 2; against "
            "an ordinary 3 it is a tie, which the gem decides. It is not part of the sum: the pouch is added up, as "
            "always. An ordinary 3 exchanges nothing.",
        ),
        example=Said(
            "3 spécial misé, bourse 5 et 9 : 5 + 9 = 14. Le 9 part, un 14 arrive.",
            "Special 3 bid, pouch 5 and 9: 5 + 9 = 14. The 9 leaves, a 14 arrives.",
        ),
        source=nidavellir(12),
        cards=("hunting_master",),
        related=(
            "nidavellir.distinctions.hunting_master",
            "nidavellir.coins.exchange",
            "nidavellir.coins.never_change",
            "nidavellir.gems.zeros",
        ),
    ),
)
