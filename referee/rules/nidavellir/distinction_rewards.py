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
        asked=Said(
            "Main du Roi effet, distinction des guerriers, majorité des guerriers à l'âge 1, qu'est-ce qu'on gagne "
            "avec les guerriers, le plus de guerriers, +5 sur quelle pièce, garder le +5 pour plus tard, rouges 4 "
            "devient 9, améliorer trésor, le plus de guerriers ça donne quoi, plus de rouges que les autres, le plus "
            "de rouges, le plus de guerriers à la fin de l'âge 1",
            "King's Hand effect, warrior distinction, warrior majority of age 1, what do warriors win, most warriors "
            "reward, +5 on which coin, save the +5 for later, red dwarfs 4 9, upgrade give swap bank, what for most "
            "warriors, most reds prize, most warriors at the end of age 1 gets what",
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
        asked=Said(
            "Maître de Chasse effet, distinction des chasseurs, majorité des chasseurs, le plus de chasseurs gagne "
            "quoi, remplacer le 0 par le 3, garder le 0, pièce 3 à la place du 0, pièce spéciale, refuser verts "
            "rendre, d'échange dois, le plus de chasseurs ça donne quoi, plus de verts que les autres, le plus de "
            "verts, rendre le zéro, le plus de chasseurs à la fin de l'âge 1, on me prend mon zéro, je rends mon 0 "
            "contre un 3, garder les deux pièces, échanger mon 0 contre le 3",
            "Hunting Master effect, hunter distinction, hunter majority, most hunters reward, replace the 0 by the 3, "
            "keep the 0, coin 3 instead of the 0, special coin, refuse green give back, exchange dwarfs, what for "
            "most hunters, most greens prize, give back the zero, most hunters at the end of age 1 gets what, must I "
            "return the 0",
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
        asked=Said(
            "Joaillier effet, distinction des mineurs, majorité des mineurs, le plus de mineurs gagne quoi, gemme 6, "
            "gemme spéciale, ancienne gemme dessous, 3 points, oranges joyau pierre, devient bat monde tavernes, le "
            "plus de mineurs ça donne quoi, plus d'oranges que les autres, le plus d'oranges, le plus de mineurs à la "
            "fin de l'âge 1, que devient ma vieille gemme, je pose la 6 dessus, gagner la gemme 6, je prends la gemme "
            "6 et mon ancienne gemme",
            "Crown Jeweler effect, miner distinction, miner majority, most miners reward, old gem underneath, orange "
            "jewel beats everyone, dwarfs previous, what for most miners, most oranges prize, most miners at the end "
            "of age 1 gets what, lay the 6 on top, win gem 6, I take gem 6 what about my old gem",
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
        asked=Said(
            "Armurier effet, distinction des forgerons, majorité des forgerons, le plus de forgerons gagne quoi, "
            "ligne grâce à l'Armurier, héros grâce à l'Armurier, armurière, violets rangée, bonus finit perso suite "
            "bleus, le plus de forgerons ça donne quoi, quelle carte donne l'Armurier, plus de violets que les "
            "autres, le plus de violets, le plus de forgerons à la fin de l'âge 1, deux forgerons gratuits",
            "Armorer effect, armourer, blacksmith distinction, blacksmith majority, most blacksmiths reward, line "
            "through the Armorer, hero through the Armorer, purple row, dwarfs fills somebody recruit explorers "
            "compared, what for most blacksmiths, which card does the Armorer give, most purples prize, most "
            "blacksmiths at the end of age 1 gets what, two free blacksmiths, win the special blacksmith",
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
        asked=Said(
            "forgeronne spéciale points, combien de grades la forgeronne spéciale, forgeronne spéciale compte pour "
            "deux, carte double de forgeron, compte pour sa propre distinction, naine carte spéciale violette, vaut "
            "chiffre dessus aide gagner, la forgeronne de l'Armurier compte deux fois, combien vaut la forgeronne "
            "bonus, +1 ou +2 grades, forgeronne double, la forgeronne compte pour combien, carte spéciale de "
            "l'Armurier",
            "special blacksmith points, special blacksmith how many ranks, special blacksmith counts as two, double "
            "blacksmith card, counts for her own distinction, bonus card special purple, dwarf number worth win, "
            "Armorer's blacksmith worth two, special blacksmith ranks, smith of the Armorer how many ranks, double "
            "rank at scoring, Armorer's special card, is she worth 2 blacksmiths",
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
        asked=Said(
            "Pionnier effet, distinction des explorateurs, majorité des explorateurs, le plus d'explorateurs gagne "
            "quoi, piocher 3 cartes et en garder une, combien de cartes garder, où vont les cartes du Pionnier, bleus "
            "remettre pile, choisir prends reste, le plus d'explorateurs ça donne quoi, plus de bleus que les autres, "
            "le plus de bleus, le plus d'explorateurs à la fin de l'âge 1, je pioche trois cartes, les deux autres "
            "cartes on les remet, carte de l'âge 2 en avance, le Pionnier regarde trois cartes, le nain pioché va "
            "dans mon armée",
            "Pioneer effect, explorer distinction, explorer majority, most explorers reward, draw 3 cards and keep "
            "one, how many cards to keep, where do the Pioneer's cards go, blue put back, choose dwarfs pick none, "
            "what for most explorers, most blues prize, most explorers at the end of age 1 gets what, I draw three "
            "cards, what does the Pioneer do, what about the other two cards, age 2 card early, the Pioneer looks at "
            "three cards",
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
        asked=Said(
            "Pionnier et offrande royale, piocher une offrande avec le Pionnier, Pionnier +5, garder le +5, carte "
            "pièce, pionnière offrande sac bleus, armée améliorer thune, Pionnier du Royaume +5 sur une pièce, "
            "Pionnier pioche un +5, un +5 dans les cartes du Pionnier",
            "Pioneer and royal offering, draw a royal offering with the Pioneer, Pioneer +5, keep the +5, coin card "
            "with the Pioneer, offering coin blues, gold drawn most upgrade picked discard money using, Pioneer of the "
            "Kingdom +5 on a coin, Pioneer found a +5, a +5 among the Pioneer's cards",
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
        asked=Said(
            "pas de Pionnier, personne n'est Pionnier, égalité pour le Pionnier, égalité aux explorateurs, personne "
            "ne gagne les explorateurs, carte du dessus défaussée, première carte de l'âge 2, paquet impair bleus "
            "jette, ex aequo pile donne +5 trop royaume, explorateurs à égalité et la carte de l'âge 2, bleus à "
            "égalité, aucune majorité d'explorateurs, une carte jetée car pas de Pionnier, pas d'explorateur à l'âge "
            "1, personne majoritaire en explorateurs, personne n'a le plus d'explorateurs, que fait-on sans Pionnier",
            "no Pioneer, nobody is Pioneer, tie for the Pioneer, tied explorers, nobody wins the explorers, top card "
            "discarded, first card of age 2, odd deck blues thrown, throw away offering extra, explorers tied and the "
            "card of age 2, no winner for explorers, blues tied, no explorer majority, a card thrown since no "
            "Pioneer, no explorer in age 1, no one has most blues, nobody got the explorer bonus",
        ),
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
        asked=Said(
            "montrer les cartes du Pionnier, cartes du Pionnier secrètes, les autres voient les cartes, révéler la "
            "pioche, regarder seul, cachette cartes rendues, droit remet, Pionnier face cachée, Pionnier regarde en "
            "secret, montrer ce que j'ai pioché avec les bleus, dire ce que j'ai remis",
            "show the Pioneer's cards, Pioneer's cards secret, do the others see the cards, face down draw, reveal "
            "the draw, look alone, private cards returned, hidden everyone drew back, Pioneer face down, Pioneer "
            "looks secretly, show what I drew as Pioneer, tell what I put back",
        ),
        other=Said(
            "Les trois cartes sont étalées devant tous, comme celles d'une taverne, puis deux sont mélangées au "
            "paquet.",
            "The three cards are laid out before everyone, like those of a tavern, and two are then shuffled back.",
        ),
    ),
)
