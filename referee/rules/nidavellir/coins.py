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
        asked=Said(
            "le 0 sert à quoi, je joue le 0, échange de pièces, la plus grosse ou la plus petite, comment avoir de "
            "plus grosses pièces, zéro 8, jouer misé gagne perds restantes, j'ai misé 0 et j'ai 3 et 5 dans la "
            "bourse, j'ai joué 0 bourse 2 et 5, quelle pièce défausser à l'échange, défausser la plus grosse pièce, "
            "j'ai joué le zéro et maintenant, additionner la bourse, comment marche le zéro, j'ai mis 0 je fais quoi, "
            "additionner les deux pièces, que fait le 0, 3 et 5 ça donne 8, améliorer sa pièce avec le 0, l'échange "
            "comment, fusionner ses pièces, faire évoluer ses pièces, quelle pièce je perds avec le 0, échange avec "
            "le zéro étape par étape, somme des deux pièces restantes",
            "what is the 0 for, I play the 0, coin exchange, trading coins, the higher or the lower one, how to get "
            "bigger coins, bid makes leftover lose, I bid 0 and have 3 and 5 in the pouch, played 0 pouch 4 and 7, "
            "which coin to discard when exchanging, discard the higher coin, I played my zero now what, add up the "
            "pouch, how does the zero work, I bid 0 what do I do, what does the 0 do, merge coins, how does the "
            "exchange go, combine coins, adding my two coins, with 3 and 5 in my pouch which coin do I take, evolve "
            "coins, turn two coins into one, I have 2 and 5 in the pouch and played the 0, which coin do I lose with "
            "the 0, exchange with the zero step by step, sum of the two remaining coins",
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
        asked=Said(
            "comment marche un +X, +3 sur une pièce, +5 sur une pièce, carte +5, carte +3, transformation ou échange, "
            "améliorer une pièce, upgrade devient 7 remplace, comment transformer, +3 sur mon 5, augmenter une pièce, "
            "différence entre transformation et échange, mon 4 devient 9 avec +5, effet d'un +5, à quoi sert un +5, "
            "j'ajoute 3 à ma pièce, la pièce transformée va où, remplacer une pièce par une plus forte, plus trois je "
            "prends quoi, mon 3 plus 5 donne 8, substituer une pièce, faire monter une pièce, +5 sur mon 4",
            "+3 on a coin, +5 on a coin, +5 card, +3 card, transformation or exchange, improve a coin, upgrade "
            "becomes 7 replace, gold keep old, increase a coin, apply +3 to a coin, difference between transformation "
            "and exchange, my 4 becomes 9 with +5, what does +5 do, effect of +5, add 3 to my coin, where does the "
            "transformed coin go, replace a coin by a higher one, plus three what do I take, my 3 plus 5 gives 8, "
            "what does my coin become, substitute a coin, bump up a coin",
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
        asked=Said(
            "échanger sans le 0, 0 dans la bourse, garder le 0, obligé de jouer le 0, 0 à chaque tour, deux échanges, "
            "zéro pas misé réserve, resté additionne donne améliorer, pas joué le 0 est-ce que j'échange, 0 et 5 dans "
            "la bourse, échanger sans jouer le 0, échange sans miser le 0, zéro gardé, mon 0 est resté caché, j'ai "
            "misé 2 3 4 bourse 0 et 5, mon 0 dort dans la bourse, toujours miser le 0",
            "exchange without the 0, 0 in the pouch, keep the 0, must I play the 0, 0 every turn, two exchanges, zero "
            "not bid bag, combine anyway over kept upgrade, not bidding the zero, 0 and 5 in the pouch, exchange "
            "without bidding the 0, zero not played exchange, my 0 stayed hidden, I bid 2 3 4 pouch 0 and 5, didn't "
            "play the 0, always bid the 0",
        ),
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
        asked=Said(
            "quand jouer la nouvelle pièce, nouvelle pièce ce tour-ci, miser la nouvelle pièce, jouer ma nouvelle "
            "pièce à la taverne suivante, pièce échangée tout de suite, pièce améliorée utilisable, la nouvelle pièce "
            "va dans la bourse, auberge neuve frais, grosse remplacer, utiliser la nouvelle pièce maintenant, pièce "
            "gagnée ce tour, pièce utilisable, miser la pièce que je viens de gagner, pièce échangée à la première "
            "taverne utilisable à la deuxième, nouvelle pièce jouable, miser la pièce obtenue par échange, jouer ma "
            "nouvelle pièce à la prochaine taverne",
            "when can I play the new coin, new coin this turn, bid the new coin, play my new coin at the next tavern, "
            "use the exchanged coin right away, upgraded coin usable, does the new coin go into the pouch, fresh inn "
            "gained, big come replace, use the new coin now, coin gained this turn, use exchanged coin immediately, "
            "newly gained coin, bid my new coin this round, coin exchanged at the first tavern bid at the second, new "
            "coin playable, bid the coin gained by exchange, I got a 12 at the first tavern can I bid it at the third",
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
        asked=Said(
            "deux pièces égales, deux pièces pareilles dans la bourse, pièces identiques, 5 et 5 dans la bourse, deux "
            "5 à échanger, deux 7, même valeur, rouge jaune, réserve restantes rends perds, bourse 4 et 4, bourse 5 "
            "et 5 échange, échange de deux 7, laquelle défausser si elles sont égales, deux 5 restants et j'ai joué "
            "le 0, deux 5 dont une de base, je jette laquelle des deux 5, pièces de même valeur à échanger, j'ai 5 et "
            "5 la rouge ou la jaune part",
            "two equal coins, two same coins in the pouch, identical coins, exchange identical coins, 5 and 5 in the "
            "pouch, two 5s to exchange, two 7s, which one to discard if the same, same value, red yellow, left over "
            "both leftover match back lose trade, pouch 6 and 6, pouch 5 and 5 exchange, which coin to discard if the "
            "same, equal coins when exchanging, both leftover coins are 5s and I bid 0, both coins are the same, two "
            "5s one base, discard the red or the yellow 5, two 4s in my pouch, a red 5 and a yellow 5, two 5s left in "
            "the pouch",
        ),
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
        asked=Said(
            "échange obligatoire, refuser l'échange, obligé d'échanger, jouer le 0 sans échanger, ne pas échanger ses "
            "pièces, transformation obligatoire, refuser une offrande royale, obligé de prendre le +5, optionnel, "
            "garder perdre, aimerais addition fois +3, ne pas faire l'échange, refuser le +5, échange optionnel, "
            "échange à perte, forcé d'échanger, je peux refuser le +3, pas envie de transformer, jouer 0 juste pour "
            "passer dernier, jouer le zéro sans échanger, refuser le bonus, l'amélioration est facultative, il a joué "
            "le 0 et ne veut pas échanger parce que ses pièces lui plaisent, ma pièce diminue, je joue le 0 mais ne "
            "veux pas changer mes pièces, échanger même si j'y perds",
            "is the exchange mandatory, refuse the exchange, must I exchange, play the 0 without exchanging, do I "
            "have to trade my coins, skip the transformation, must I use the royal offering, refuse a royal offering, "
            "worse, forced keep combine time make, decline the exchange, decline the upgrade, played 0 but do not "
            "want to trade, optional exchange, forced to upgrade, exchange at a loss, forced to exchange, can I "
            "refuse the +3, prefer not to upgrade, play 0 just to go last, refuse the bonus, he played the 0 and does "
            "not want to exchange since he likes his coins, waive the exchange, I play the 0 but don't want to change "
            "coins, trade even at a loss",
        ),
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
        asked=Said(
            "où va la pièce échangée, ancienne pièce, remettre la pièce au Trésor, pièce retirée du jeu, les pièces "
            "de départ reviennent, pièces rouges, pièces jaunes, rendre une pièce, boîte banque, début jette autre "
            "prendre, ma vieille pièce, vieille pièce boîte ou Trésor, le 2 rouge, pièce remise au Trésor, pièce "
            "rendue reprise par un autre, un autre prend mon ancienne pièce, quelqu'un peut prendre ma pièce rendue, "
            "pièce de départ remplacée, pièce à la poubelle, recycler une pièce",
            "where does the discarded coin go, where does the old coin go, old coin after an exchange, put the coin "
            "back in the treasury, coin removed from the game, do starting coins come back, red coins, yellow coins, "
            "return a coin, box bank, throw another player gave up, my old coin, old coin to the box or the treasury, "
            "red 2, discarded red coin, another player takes my old coin, what to do with the replaced coin, what "
            "becomes of the old coin, recycled coin",
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
        asked=Said(
            "améliorer le 0, +5 sur le 0, +3 sur le 0, offrande royale sur le 0, transformer le 3 spécial, améliorer "
            "le 3 spécial, perdre le 0, garder le 0 toute la partie, pièce d'échange débarrasser, changer contre "
            "vraie, améliorer la pièce 0, +5 sur la pièce 0, +5 sur le 3 spécial, mettre +3 sur le 0, le 0 reçoit un "
            "+5, le 0 peut grandir, changer le 3 spécial, le 0 reste 0, le 0 peut-il devenir un 5, appliquer le +5 à "
            "mon zéro, améliorer le zéro",
            "upgrade the 0, improve the zero, royal offering on the 0, upgrade the special 3 coin, lose the 0, keep "
            "the 0 all game, trading coin rid, turn swap real, upgrade the 0 coin, +5 on the zero coin, lose my 0 "
            "coin, is the zero upgradable, put +3 on my 0, the 0 receives a +5, can the 0 grow, can the 0 become a 5, "
            "turn my zero into a 5",
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
        asked=Said(
            "le 3 spécial, pièce 3 spéciale, échanger avec le 3 spécial, le 3 du Maître de Chasse fait un échange, 3 "
            "spécial contre 3 normal, le 3 spécial dans la somme, le 3 remplace le 0, ordre du 3 spécial, chasseurs "
            "effet, égalité améliorer augmenter verts rendu, le 3 des chasseurs, mon 3 spécial bat-il un 2, j'ai joué "
            "le 3 spécial, le 3 spécial vaut combien, échange avec la pièce 3",
            "special coin 3, exchange with the special 3, does the Hunting Master's 3 exchange, Hunting Master coin "
            "exchange, special 3 against normal 3, special 3 in the sum, the 3 replaces the 0, order of the special "
            "3, hunter coin effect, tie upgrade improve new combine gave up, the 3 of the hunters, hunters' 3 still "
            "trades, exchange with the 3 coin, hunters' 3 works like the 0",
        ),
    ),
)
