"""What each distinction gives, and when: +5, the special coin 3, gem 6, the special blacksmith and the pioneer."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.distinctions.kings_hand",
        title=Said("La Main du Roi : +5 sur une pièce", "The King's Hand: +5 on one coin"),
        answer=Said(
            "Le joueur majoritaire en guerriers ajoute aussitôt 5 à une de ses pièces, n'importe laquelle sauf son 0.",
            "The player with the warrior majority at once adds 5 to one of their coins, any of them but the 0.",
        ),
        text=Said(
            "C'est une transformation comme une autre : la pièce part, celle de la nouvelle valeur vient du "
            "Trésor, et la première plus forte si cette valeur manque. Le +5 se joue tout de suite et ne se garde "
            "pas pour plus tard.\n"
            "La carte va dans la zone de Commandement et ne rapporte rien d'autre.",
            "It is a transformation like any other: the coin leaves, one of the new value comes from the "
            "treasury, or the next higher one if that value is missing. The +5 is carried out right away and "
            "cannot be kept for later.\n"
            "The card goes to the command zone and brings nothing else.",
        ),
        example=Said(
            "Valériane choisit son 9 : 9 + 5 = 14. Le 9 retourne au Trésor et elle prend un 14.",
            "Valériane chooses her 9: 9 + 5 = 14. The 9 goes back to the treasury and she takes a 14.",
        ),
        source=nidavellir(12),
        cards=("kings_hand",),
        related=(
            "nidavellir.distinctions.order",
            "nidavellir.coins.transform",
            "nidavellir.coins.missing",
            "nidavellir.coins.never_change",
        ),
    ),
    Entry(
        "nidavellir.distinctions.hunting_master",
        title=Said("Maître/Maîtresse de Chasse : un 3 à la place du 0", "The Hunting Master: a 3 in place of the 0"),
        answer=Said(
            "Le joueur majoritaire en chasseurs remplace aussitôt sa pièce 0 par la pièce spéciale 3.",
            "The player with the hunter majority at once replaces the 0 coin with the special coin 3.",
        ),
        text=Said(
            "Le livret ne laisse pas le choix : on ne garde pas le 0. Le 3 spécial sert d'échange comme le 0 et n'est "
            "jamais transformé, mais il compte pour 3 dans les mises et au décompte.",
            "The book leaves no choice: the 0 is not kept. The special 3 exchanges as the 0 does and is never "
            "transformed, but it counts as 3 in the bids and in the final count.",
        ),
        example=Said(
            "Anne avait 0, 4, 5, 8 et 10 : elle a maintenant 3, 4, 5, 8 et 10, soit 3 + 4 + 5 + 8 + 10 = 30.",
            "Anne had 0, 4, 5, 8 and 10: she now has 3, 4, 5, 8 and 10, that is 3 + 4 + 5 + 8 + 10 = 30.",
        ),
        source=nidavellir(12),
        cards=("hunting_master",),
        related=(
            "nidavellir.coins.special_three",
            "nidavellir.coins.never_change",
            "nidavellir.coins.exchange",
            "nidavellir.coins.count",
        ),
    ),
    Entry(
        "nidavellir.distinctions.crown_jeweler",
        title=Said("Joaillier/Joaillière de la Couronne : la gemme 6", "The Crown Jeweler: gem 6"),
        answer=Said(
            "Le joueur majoritaire en mineurs pose la gemme 6 sur sa gemme, gagne désormais toute égalité de mise et "
            "ajoute 3 points à la fin.",
            "The player with the miner majority lays gem 6 on top of their own gem, wins every tied bid from now on, "
            "and adds 3 points at the end.",
        ),
        text=Said(
            "La gemme 6 ne change jamais de main. Son propriétaire n'est pas compté dans l'échange de gemmes, si "
            "bien que la gemme qui est dessous ne bouge plus non plus. Elle ne vaut rien pour les majorités.",
            "Gem 6 never changes hands. Its owner is left out of the gem exchange, so the gem underneath no longer "
            "moves either. It is worth nothing for majorities.",
        ),
        example=Said(
            "Valériane, avec la gemme 6, Serge, gemme 3, et Cécile, gemme 5, misent tous 4. Valériane joue "
            "d'abord, puis Cécile, puis Serge. Ensuite seuls Serge et Cécile échangent.",
            "Valériane, with gem 6, Serge, gem 3, and Cécile, gem 5, all bid 4. Valériane acts first, then "
            "Cécile, then Serge. Afterwards only Serge and Cécile exchange.",
        ),
        source=nidavellir(12),
        cards=("crown_jeweler",),
        related=(
            "nidavellir.gems.six",
            "nidavellir.gems.exchange",
            "nidavellir.final_count.gem_six",
            "nidavellir.turn.ties",
        ),
    ),
    Entry(
        "nidavellir.distinctions.kings_great_armorer",
        title=Said(
            "Armurier/Armurière du Roi : deux grades de forgeron",
            "The King's Great Armorer: two blacksmith ranks",
        ),
        answer=Said(
            "Le joueur majoritaire en forgerons ajoute aussitôt la forgeronne spéciale et ses deux grades à sa "
            "colonne de forgerons.",
            "The player with the blacksmith majority at once adds the special blacksmith and her two ranks to the "
            "blacksmith column.",
        ),
        text=Said(
            "Si une ligne est ainsi complétée et que la règle des lignes le permet, un héros est recruté "
            "sur-le-champ, avant la distinction des explorateurs. Deux lignes d'un coup peuvent donner deux "
            "héros, l'un après l'autre.",
            "If this completes a line and the rule of lines allows it, a hero is recruited on the spot, before "
            "the explorers' distinction. Two lines at once may give two heroes, one after the other.",
        ),
        example=Said(
            "Serge a 3 forgerons, 3 guerriers et 4 grades de chaque autre classe, et 3 héros. Avec la forgeronne "
            "spéciale il a 5 forgerons, mais les guerriers restent à 3 : pas de quatrième ligne, pas de héros.",
            "Serge has 3 blacksmiths, 3 warriors and 4 ranks of each other class, and 3 heroes. With the special "
            "blacksmith he has 5 blacksmiths, but the warriors stay at 3: no fourth line, no hero.",
        ),
        source=nidavellir(12),
        cards=("kings_great_armorer", "special_blacksmith"),
        related=(
            "nidavellir.distinctions.special_blacksmith",
            "nidavellir.distinctions.one_by_one",
            "nidavellir.recruiting.several_lines",
            "nidavellir.recruiting.line_rule",
        ),
    ),
    Entry(
        "nidavellir.distinctions.special_blacksmith",
        title=Said(
            "La forgeronne spéciale : deux grades, une carte",
            "The special blacksmith: two ranks, one card",
        ),
        answer=Said(
            "La forgeronne spéciale compte pour deux grades de forgeron, dans les lignes comme au décompte final.",
            "The special blacksmith counts as two blacksmith ranks, in lines as well as in the final count.",
        ),
        text=Said(
            "Comme les autres forgerons, elle ne porte pas de points : ses grades allongent la suite +3, +4, +5. Elle "
            "arrive quand la majorité des forgerons est déjà jugée et ne compte donc pas pour sa propre distinction. "
            "Elle reste dans l'armée jusqu'au bout, sauf si un pouvoir la fait défausser.",
            "Like the other blacksmiths she shows no points: her ranks lengthen the sequence +3, +4, +5. She arrives "
            "when the majority of the blacksmiths has been judged and so does not count for her own distinction. She "
            "stays in the army to the end, unless a power discards her.",
        ),
        example=Said(
            "5 forgerons valent 25. Avec elle, 5 + 2 = 7 grades valent 42 : elle rapporte ici 42 − 25 = 17 points.",
            "5 blacksmiths are worth 25. With her, 5 + 2 = 7 ranks are worth 42: here she brings 42 − 25 = 17 points.",
        ),
        source=nidavellir(12),
        cards=("special_blacksmith",),
        related=(
            "nidavellir.distinctions.kings_great_armorer",
            "nidavellir.blacksmiths",
            "nidavellir.heroes.discard_special_blacksmith",
            "nidavellir.heroes.thrud_covered",
        ),
    ),
    Entry(
        "nidavellir.distinctions.pioneer_of_the_kingdom",
        title=Said(
            "Pionnier/Pionnière du Royaume : trois cartes, une gardée",
            "The Pioneer of the Kingdom: three cards, one kept",
        ),
        answer=Said(
            "Le joueur majoritaire en explorateurs pioche 3 cartes de l'âge 2, en garde une et mélange les deux "
            "autres au paquet.",
            "The player with the explorer majority draws 3 cards of age 2, keeps one and shuffles the other two back "
            "into the deck.",
        ),
        text=Said(
            "Un nain gardé entre aussitôt dans l'armée et peut compléter une ligne, donc donner un héros. Une "
            "offrande royale transforme aussitôt une pièce. Rien ne reste en main pour plus tard, et il faut "
            "garder une carte.",
            "A dwarf that is kept joins the army at once and may complete a line, and so give a hero. A royal "
            "offering transforms a coin at once. Nothing stays in hand for later, and one card must be kept.",
        ),
        example=Said(
            "Cécile pioche un guerrier 9, un mineur 2 et un explorateur 8. Elle place l'explorateur, et le "
            "guerrier et le mineur retournent dans le paquet, qui est mélangé.",
            "Cécile draws a warrior 9, a miner 2 and an explorer 8. She places the explorer, and the warrior and "
            "the miner go back into the deck, which is shuffled.",
        ),
        source=nidavellir(12),
        cards=("pioneer_of_the_kingdom",),
        related=(
            "nidavellir.distinctions.pioneer_offering",
            "nidavellir.distinctions.pioneer_nobody",
            "nidavellir.distinctions.pioneer_secret",
            "nidavellir.recruiting.line_rule",
            "nidavellir.animals.garm",
        ),
    ),
    Entry(
        "nidavellir.distinctions.pioneer_offering",
        title=Said(
            "Le Pionnier du Royaume garde une offrande royale",
            "The Pioneer of the Kingdom keeps a royal offering",
        ),
        answer=Said(
            "Si la carte gardée est une offrande royale, son +5 transforme tout de suite une pièce du gagnant.",
            "If the card kept is a royal offering, its +5 transforms one of the winner's coins right away.",
        ),
        text=Said(
            "Les offrandes de l'âge 2 sont des +5. La pièce est choisie librement, sauf le 0 et le 3 spécial. "
            "L'offrande est ensuite défaussée : elle n'entre pas dans l'armée et ne compte pas à la fin.",
            "The offerings of age 2 are +5. The coin is chosen freely, but for the 0 and the special 3. The "
            "offering is then discarded: it does not join the army and does not count at the end.",
        ),
        example=Said(
            "Serge garde l'offrande et choisit son 7 : 7 + 5 = 12. Le 7 retourne au Trésor, un 12 arrive.",
            "Serge keeps the offering and chooses his 7: 7 + 5 = 12. The 7 goes back to the treasury, a 12 arrives.",
        ),
        source=nidavellir(12),
        cards=("pioneer_of_the_kingdom",),
        related=(
            "nidavellir.distinctions.pioneer_of_the_kingdom",
            "nidavellir.coins.transform",
            "nidavellir.coins.missing",
            "nidavellir.final_count.not_counted",
        ),
    ),
    Entry(
        "nidavellir.distinctions.pioneer_nobody",
        title=Said(
            "Personne ne gagne la distinction des explorateurs",
            "Nobody wins the explorers' distinction",
        ),
        answer=Said(
            "Sans gagnant chez les explorateurs, la carte du dessus de l'âge 2 est défaussée face visible, sans "
            "effet, puis le paquet est mélangé.",
            "Without a winner among the explorers, the top card of age 2 is discarded face up, without effect, then "
            "the deck is shuffled.",
        ),
        text=Said(
            "Le paquet de l'âge 2 contient une carte de plus que les tavernes n'en demandent : gardée ou "
            "défaussée, elle doit partir pour que le paquet tombe juste. Même une offrande royale défaussée ainsi "
            "ne fait rien.",
            "The age 2 deck holds one card more than the taverns need: kept or discarded, it has to leave so that "
            "the deck comes out even. Even a royal offering discarded this way does nothing.",
        ),
        example=Said(
            "À quatre joueurs : 35 nains et 2 offrandes, 35 + 2 = 37. Trois tavernes de 4 cartes pendant 3 tours "
            "en demandent 3 × 4 × 3 = 36.",
            "With four players: 35 dwarfs and 2 offerings, 35 + 2 = 37. Three taverns of 4 cards for 3 turns need "
            "3 × 4 × 3 = 36.",
        ),
        source=nidavellir(12),
        related=("nidavellir.distinctions.pioneer_of_the_kingdom", "nidavellir.distinctions.tie"),
    ),
    Entry(
        "nidavellir.distinctions.pioneer_secret",
        title=Said("Montrer les trois cartes piochées", "Showing the three cards drawn"),
        answer=Said(
            "Le joueur majoritaire en explorateurs regarde seul ses trois cartes, et les autres ne voient que celle "
            "qu'il garde.",
            "The player with the explorer majority looks at the three cards alone, and the others see only the one "
            "that is kept.",
        ),
        text=Said(
            "Le livret dit seulement de piocher. Il précise « face visible » pour la carte défaussée quand personne ne "
            "gagne, et rien de tel ici : selon notre lecture, la pioche est donc secrète. Les deux cartes rendues se "
            "perdent dans le mélange et ne sortiront pas forcément ensemble.",
            'The book only says to draw. It says "face up" of the card discarded when nobody wins, and nothing of the '
            "kind here: by our reading, then, the draw is secret. The two cards returned are lost in the shuffle and "
            "need not come out together.",
        ),
        example=Said(
            "Anne pioche, garde un chasseur et le montre en le posant. Elle mélange les deux autres au paquet "
            "sans les nommer.",
            "Anne draws, keeps a hunter and shows it by placing it. She shuffles the other two into the deck "
            "without naming them.",
        ),
        source=nidavellir(12),
        status=READING,
        related=("nidavellir.distinctions.pioneer_of_the_kingdom", "nidavellir.distinctions.pioneer_nobody"),
        other=Said(
            "Les trois cartes sont étalées devant tous, comme celles d'une taverne, puis deux sont mélangées au "
            "paquet.",
            "The three cards are laid out before everyone, like those of a tavern, and two are then shuffled back.",
        ),
    ),
)
