"""The end of the game: what is summed, what coins and gem 6 are worth, and who wins."""

from referee.entry import EXAMPLE, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.final_count.when",
        title=Said("Quand on compte", "When the count takes place"),
        answer=Said(
            "On compte à la fin du tour où l'âge 2 n'a plus de cartes, une fois Ylud placée et Thrud sortie de "
            "l'armée.",
            "The count comes at the end of the turn in which age 2 has run out of cards, once Ylud is placed and "
            "Thrud has left the army.",
        ),
        text=Said(
            "Toutes les tavernes de ce tour sont résolues d'abord, échanges de pièces compris. Ylud est posée ou "
            "déplacée, ce qui peut encore donner un héros. Thrud passe ensuite dans la zone de Commandement. Alors "
            "seulement l'armée est figée. Avec Thingvellir, les mercenaires en attente s'enrôlent avant Ylud.",
            "All taverns of that turn are resolved first, coin exchanges included. Ylud is placed or moved, which may "
            "still give a hero. Thrud then goes to the command zone. Only then is the army final. With Thingvellir, "
            "waiting mercenaries are enlisted before Ylud.",
        ),
        example=Said(
            "À trois joueurs l'âge 2 dure 4 tours : après la troisième taverne du tour 4, on place Ylud, on "
            "retire Thrud, on compte.",
            "With three players age 2 lasts 4 turns: after the third tavern of turn 4, place Ylud, remove Thrud, "
            "count.",
        ),
        source=nidavellir(12, 13),
        cards=("ylud", "thrud"),
        related=(
            "nidavellir.heroes.ylud_and_thrud",
            "nidavellir.final_count.sum",
            "nidavellir.heroes.ylud_moving",
            "nidavellir.heroes.thrud_end",
            "nidavellir.camp.end_of_game",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.final_count.sum",
        title=Said("Ce que l'on additionne", "What is added up"),
        answer=Said(
            "Le total est la somme des cinq classes, des héros neutres de la zone de Commandement et des pièces d'or.",
            "The total is the sum of the five classes, the neutral heroes in the command zone and the gold coins.",
        ),
        text=Said(
            "Les héros de classe sont déjà dans leur colonne. Le propriétaire de la gemme 6 ajoute 3 à ses "
            "pièces. Rien d'autre de la boîte de base ne compte.",
            "Class heroes are already in their column. The owner of gem 6 adds 3 to the coins. Nothing else in "
            "the base box counts.",
        ),
        example=Said(
            "Guerriers 35, chasseurs 25, mineurs 20, forgerons 25, explorateurs 26, Skaa 17, pièces 43 : 35 + 25 "
            "+ 20 + 25 + 26 + 17 + 43 = 191.",
            "Warriors 35, hunters 25, miners 20, blacksmiths 25, explorers 26, Skaa 17, coins 43: 35 + 25 + 20 + "
            "25 + 26 + 17 + 43 = 191.",
        ),
        source=nidavellir(12, 13),
        cards=("skaa",),
        related=(
            "nidavellir.classes.grades_not_cards",
            "nidavellir.coins.count",
            "nidavellir.final_count.heroes_where",
            "nidavellir.final_count.not_counted",
            "nidavellir.final_count.gem_six",
        ),
    ),
    Entry(
        "nidavellir.coins.count",
        title=Said("Les pièces au décompte", "Coins in the count"),
        answer=Said(
            "Chaque pièce vaut sa valeur imprimée, qu'elle soit en main, sur une taverne ou dans la bourse.",
            "Each coin is worth its printed value, whether in hand, on a tavern or in the pouch.",
        ),
        text=Said(
            "On compte toutes ses pièces, de base ou du Trésor. Le 0 vaut 0, le 3 spécial vaut 3. La somme de la "
            "bourse n'est pas une pièce : elle ne compte que si l'échange a eu lieu.",
            "All of your coins count, base coins and treasury coins alike. The 0 is worth 0, the special 3 is "
            "worth 3. The sum of the pouch is not a coin: it counts only if the exchange took place.",
        ),
        example=Said(
            "Pièces 0, 7, 9, 12 et 15 : 0 + 7 + 9 + 12 + 15 = 43.",
            "Coins 0, 7, 9, 12 and 15: 0 + 7 + 9 + 12 + 15 = 43.",
        ),
        source=nidavellir(13),
        related=(
            "nidavellir.warriors.coin_again",
            "nidavellir.final_count.gem_six",
            "nidavellir.coins.special_three",
            "nidavellir.final_count.last_exchange",
        ),
    ),
    Entry(
        "nidavellir.final_count.gem_six",
        title=Said("La gemme 6 au décompte", "Gem 6 in the count"),
        answer=Said(
            "Le propriétaire de la gemme 6 ajoute 3 points au total de ses pièces.",
            "The owner of gem 6 adds 3 points to the total of the coins.",
        ),
        text=Said(
            "Elle vaut 3, non 6. Les gemmes de 1 à 5 ne valent rien, y compris celle qui est sous la gemme 6. Ces "
            "3 points ne changent pas la plus forte pièce.",
            "It is worth 3, not 6. The gems from 1 to 5 are worth nothing, including the one under gem 6. These 3 "
            "points do not change the highest coin.",
        ),
        example=Said(
            "43 en pièces et la gemme 6 : 43 + 3 = 46. Avec un 15 pour plus forte pièce, la majorité des "
            "guerriers donne toujours 15.",
            "43 in coins and gem 6: 43 + 3 = 46. With a highest coin of 15, the majority of the warriors still "
            "gives 15.",
        ),
        source=nidavellir(13),
        related=("nidavellir.gems.six", "nidavellir.distinctions.crown_jeweler", "nidavellir.coins.count"),
    ),
    Entry(
        "nidavellir.final_count.heroes_where",
        title=Said("Où compter les points des héros", "Where heroes' points are counted"),
        answer=Said(
            "Un héros de classe compte dans sa colonne, un héros neutre à part, et Ylud dans la colonne qu'elle occupe "
            "à la fin.",
            "A class hero counts in its column, a neutral hero separately, and Ylud in the column she occupies at the "
            "end.",
        ),
        text=Said(
            "On ne compte donc jamais un héros deux fois. Les points de Tarah entrent dans la somme des guerriers, "
            "ceux de Lokdur sont multipliés avec les mineurs. Thrud, revenue dans la zone de Commandement, compte avec "
            "les neutres.",
            "So no hero is ever counted twice. Tarah's points go into the sum of the warriors, those of Lokdur are "
            "multiplied with the miners. Thrud, back in the command zone, counts with the neutral heroes.",
        ),
        example=Said(
            "Tarah avec les guerriers 5 et 6 : 14 + 5 + 6 = 25 en guerriers. Skaa et Thrud : 17 + 13 = 30 en héros.",
            "Tarah with the warriors 5 and 6: 14 + 5 + 6 = 25 for warriors. Skaa and Thrud: 17 + 13 = 30 for heroes.",
        ),
        source=nidavellir(12, 13),
        cards=("ylud", "tarah", "lokdur", "thrud", "skaa"),
        related=(
            "nidavellir.final_count.sum",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.thrud",
            "nidavellir.heroes.neutral",
        ),
    ),
    Entry(
        "nidavellir.final_count.not_counted",
        title=Said("Ce qui ne compte pas", "What does not count"),
        answer=Said(
            "Les offrandes royales, les cartes Distinction, les gemmes de 1 à 5, les lignes et les cartes "
            "défaussées ne rapportent rien.",
            "Royal offerings, distinction cards, gems from 1 to 5, lines and discarded cards bring nothing.",
        ),
        text=Said(
            "Les offrandes sont défaussées dès qu'elles ont servi. Une distinction a déjà donné son effet ; seule la "
            "gemme 6 apporte encore ses 3 points. Les pièces rendues au Trésor ou à la boîte ne sont plus à personne.",
            "Offerings are discarded once they have served. A distinction has already given its effect; only gem 6 "
            "still brings its 3 points. Coins returned to the treasury or to the box belong to nobody.",
        ),
        example=Said(
            "Deux distinctions et trois offrandes prises en route valent 0. Ce qu'elles ont changé, pièces et "
            "grades, compte.",
            "Two distinctions and three offerings taken on the way are worth 0. What they changed, coins and "
            "ranks, counts.",
        ),
        source=nidavellir(13),
        related=(
            "nidavellir.final_count.sum",
            "nidavellir.distinctions.order",
            "nidavellir.classes.lines_do_not_score",
            "nidavellir.final_count.gem_six",
        ),
    ),
    Entry(
        "nidavellir.final_count.last_exchange",
        title=Said("Un échange dans la toute dernière taverne", "An exchange at the very last tavern"),
        answer=Said(
            "Un 0 joué dans la dernière taverne donne encore son échange, et une offrande prise là transforme "
            "encore une pièce.",
            "A 0 played at the last tavern still gives its exchange, and an offering taken there still transforms "
            "a coin.",
        ),
        text=Said(
            "Le dernier tour se joue comme les autres, jusqu'au bout. La nouvelle pièce compte donc au total, et "
            "pour la majorité des guerriers si elle est la plus forte.",
            "The last turn is played like the others, to the end. So the new coin counts in the total, and for "
            "the majority of the warriors if it is the highest.",
        ),
        example=Said(
            "Bourse 9 et 11 : 9 + 11 = 20. Le 11 part, un 20 arrive : 20 − 11 = 9 points de plus en pièces.",
            "Pouch 9 and 11: 9 + 11 = 20. The 11 leaves, a 20 arrives: 20 − 11 = 9 points more in coins.",
        ),
        source=nidavellir(8),
        related=(
            "nidavellir.coins.exchange",
            "nidavellir.coins.transform",
            "nidavellir.coins.count",
            "nidavellir.turn.order",
        ),
    ),
    Entry(
        "nidavellir.final_count.victory",
        title=Said("La victoire", "Victory"),
        answer=Said(
            "Le joueur qui a le total le plus haut gagne la partie.",
            "The player with the highest total wins the game.",
        ),
        text=Said(
            "Ce total s'appelle la valeur finale de bravoure. Le nombre de héros, de distinctions ou de lignes ne "
            "donne aucune autre victoire, et la partie ne s'arrête jamais avant la fin de l'âge 2.",
            "This total is called the final bravery value. The number of heroes, distinctions or lines gives no "
            "other victory, and the game never stops before the end of age 2.",
        ),
        example=Said(
            "Serge 221, Valériane 215, Cécile 187 : Serge gagne, de 221 − 215 = 6 points.",
            "Serge 221, Valériane 215, Cécile 187: Serge wins, by 221 − 215 = 6 points.",
        ),
        source=nidavellir(13),
        related=("nidavellir.final_count.tie", "nidavellir.final_count.sum"),
    ),
    Entry(
        "nidavellir.final_count.tie",
        title=Said("Égalité au total", "Tied totals"),
        answer=Said(
            "Les joueurs à égalité en tête se partagent la victoire.",
            "Players tied for the highest total share the victory.",
        ),
        text=Said(
            "Le livret n'a pas de départage : ni gemmes, ni pièces, ni nombre de héros. Même la gemme 6 ne "
            "tranche que les mises.",
            "The book has no tiebreaker: neither gems, nor coins, nor the number of heroes. Even gem 6 only "
            "settles bids.",
        ),
        example=Said(
            "Serge et Anne ont 213 points, Cécile 199. Serge et Anne gagnent ensemble, Cécile est troisième.",
            "Serge and Anne have 213 points, Cécile 199. Serge and Anne win together, Cécile is third.",
        ),
        source=nidavellir(13),
        related=("nidavellir.final_count.victory", "nidavellir.turn.ties", "nidavellir.gems.six"),
    ),
    Entry(
        "nidavellir.final_count.example_204",
        title=Said(
            "L'exemple du livret : Serge et ses 204 points",
            "The book's example: Serge and his 204 points",
        ),
        answer=Said(
            "Dans l'exemple du livret, Serge a la majorité des guerriers, y ajoute sa plus forte pièce et arrive "
            "à 204 points.",
            "In the book's example Serge has the majority of the warriors, adds his highest coin there and comes "
            "to 204 points.",
        ),
        text=Said(
            "Le livret montre l'armée et les pièces de Serge en image et rappelle à côté que la pièce de la majorité "
            "compte deux fois : avec les guerriers et parmi les pièces d'or.",
            "The book shows Serge's army and coins as a picture and recalls beside it that the coin of the majority "
            "counts twice: with the warriors and among the gold coins.",
        ),
        example=Said(
            "Sans la majorité, Serge aurait 204 points moins la valeur de sa plus forte pièce. Cette pièce "
            "resterait comptée une fois, avec les autres.",
            "Without the majority, Serge would have 204 points less the value of his highest coin. That coin "
            "would still be counted once, with the others.",
        ),
        source=nidavellir(13),
        status=EXAMPLE,
        related=("nidavellir.final_count.sum", "nidavellir.warriors.majority", "nidavellir.warriors.coin_again"),
    ),
)
