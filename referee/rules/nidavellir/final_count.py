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
        asked=Said(
            "quand finit le jeu, quand le paquet de l'âge 2 est vide, fini après l'âge 2, fin de partie, fin de l'âge "
            "2, décompte final, cartes finit tavernes dernier tour arrête, quand compter les points, la partie "
            "s'arrête quand, compter à la fin de l'âge 1, combien d'âges, compter juste après la dernière taverne, "
            "paquet de l'âge 2 vide et maintenant, troisième âge, le deuxième paquet est vide on compte, encore un "
            "tour après la dernière carte, l'âge 2 est fini on fait quoi, nombre d'âges, sortir le carnet de score, "
            "points après chaque âge, le décompte se fait quand, le jeu finit après deux âges, c'est fini là, dernier "
            "tour de l'âge 2, on compte maintenant, y a un âge 3, clôture de la partie, la partie s'achève",
            "when does the game end, when the age 2 deck is empty, over after age 2, end of game, end of age two, "
            "final scoring, cards left over finish taverns turn stop, when do we score, end trigger, what triggers "
            "the end, scoring after age 1, count right after the last tavern, age 2 deck empty and now, third age, "
            "second deck used up do we count, another turn after the last card, does the game stop early, age 2 cards "
            "run out, points after each age, after how many ages does it end, game ends after two ages, is it over "
            "now, last round of age 2, is there an age 3, after the last tavern of age 2, end of play, conclusion of "
            "the game",
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
        asked=Said(
            "valeur finale de bravoure, score, total, calcul des points, couleurs gris, on additionne quoi à la fin, "
            "addition finale, les cinq couleurs plus les pièces plus les héros, tout ce qui compte, feuille de score, "
            "je ne sais plus ce qu'on compte, remplir le carnet de score, formule du score, score total, qu'est-ce "
            "que je compte à la fin, nains et héros et pièces et quoi d'autre, que faut-il compter pour le score, ce "
            "qui donne des points, faire le total, récapitulatif des points, points à la fin, comptabiliser les "
            "points, PV, bloc de score, fin de partie comment compter",
            "final bravery value, score, total, scoring, everything add colours grey guys money gives points, what do "
            "I add up at the end, everything that scores, end scoring summary, colours plus coins plus heroes, score "
            "sheet, fill in the score pad, what goes on the score pad, score formula, total bravery, what do I count "
            "at the end, what all counts for victory points, what else counts, which things give points, five classes "
            "plus what, how to total, points recap, work out my score, scoring overview, points at the end, tally the "
            "points, VP, tallying, point breakdown, end of game how to count",
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
        asked=Said(
            "or, valeur des pièces, argent, points des pièces, thune fin petites départ comptent total sac, combien "
            "compte ma pièce 25, mes pièces comptent, le 0 compte, pièces de base au score, pièces dans la bourse "
            "comptées, points des pièces d'or en fin de partie, argent sur mon plateau, pièces en main et sur le "
            "plateau comptent toutes, ma pièce 3 du début compte, ajouter ses pièces au score, les 5 pièces "
            "s'ajoutent, l'or compte à la fin, pièce cachée comptée, pièces de départ comptées, total des pièces, le "
            "0 vaut quelque chose à la fin, monnaie au décompte, argent compte en PV, le magot compte, le 0 vaut 0 "
            "point",
            "gold, value of coins, money, coin points, score end starting ones pouch total extra, do coins score, "
            "what my coin 25 scores, does the 0 count, base coins score, coins left in the pouch, coins give points "
            "at the end, my 2 scores 2 points, add the money on my board, all my coins count, unused coins count, "
            "coins in the score, hidden coin counted, total of coins, is the 0 worth something at the end, my highest "
            "coin on the tavern still counts at the end, currency at scoring, leftover cash, 0 is worth 0 points",
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
        asked=Said(
            "points des gemmes, valeur des gemmes, 3 points, gemme spéciale, gemme 5, joyau vaut pierre 4 augmente "
            "meilleure thune, bonus de la gemme, la gemme donne des points, +3 de la gemme 6, points du joaillier, "
            "points du Joaillier de la Couronne, gemme spéciale +3 au décompte, la gemme vaut des points, la grosse "
            "gemme rapporte à la fin, +3 du joaillier où le noter, combien de plus avec le joaillier, Joaillière de "
            "la Couronne combien de points, on ajoute 3 pour la 6, gemme de 6 en PV, prime de la gemme spéciale",
            "gem points, value of gems, 3 points, special gem, gem 5, jewel worth 4 score raise best money, gem "
            "bonus, does the gem give points, +3 for gem 6, points of the jeweler, Crown Jeweler 3 points, special "
            "gem +3 at the end, gem victory points, where to write the +3 of the jeweler, big gem at the end, points "
            "from the Crown Jeweler, add 3 for the 6, gem 6 in vp, special gem premium",
        ),
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
        asked=Said(
            "carnet de score, case héros, double comptage, note Tarah rouges part Lokdur deux fois feuille ligne "
            "persos, compte dans les guerriers ou dans les héros, points du héros dans sa classe ou à part, où noter "
            "les points d'un héros, case héros neutres, points d'Idunn chez les explorateurs ou à part, Kraal compte "
            "dans les guerriers ou dans les héros, points de Skaa sur la feuille, compter deux fois un héros, héros "
            "de couleur recompté à part, se note où, sur quelle ligne noter Thrud, Astrid se note où, Zoral compté "
            "chez les mineurs, héros neutres sur la feuille de score, j'écris Kraal où, points de Thrud dans quelle "
            "case, héros comptés avec les couleurs, Ylud sur la feuille, où compter Tarah, inscrire les héros, bloc "
            "de score héros, compte-t-on Kraal avec les guerriers",
            "score pad, hero row, counted twice, write Tarah reds apart Lokdur sheet box guys, hero points in the "
            "class or apart, does a class hero count in the class score, where to write hero points, neutral heroes "
            "row, Idunn points with the explorers or apart, Kraal with the warriors or with the heroes, which box of "
            "the score sheet for heroes, hero points go where on the sheet, which row for Thrud, do I count my heroes "
            "twice, Aëgur's points on the sheet, Zoral counted with the miners, heroes on the score sheet, class "
            "heroes score separately or in their column, heroes counted with the colours, where to count Tarah, "
            "heroes on the pad, heroes box, do we count Kraal with the warriors",
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
        asked=Said(
            "offrande, distinction, valeur des distinctions, points cachés, cartes bonus roi font sacs pris valent "
            "quelque chose nains virés perdus score, ne rapporte rien, ne vaut aucun point, la gemme 5 vaut 5 points, "
            "une carte distinction rapporte des points, points des distinctions, offrande royale vaut des points, "
            "points pour les lignes, cartes défaussées comptent, points d'une carte Distinction en fin de partie, ma "
            "carte du roi vaut combien, cartes jetées avec Dagda comptent, +5 compté en points, mes cartes "
            "Distinction, les gemmes valent des points, la gemme 4 vaut quelque chose, la carte Main du Roi vaut des "
            "points, les gemmes comptent à la fin, cartes jetées au score, qu'est-ce qui ne rapporte pas, "
            "distinctions valent des points, offrandes au décompte, cartes distinction au décompte",
            "offering, value of distinctions, hidden points, scores nothing, worth no points, what does not score, "
            "does gem 5 score, do distinctions give points, points for lines, royal offering worth points, discarded "
            "cards count, distinction points at the end, cards discarded with Dagda count, +5 cards as points, our "
            "distinction cards, are gems worth points, lines worth anything, is gem 4 worth something, bonus cards "
            "score gold upgrade worth something thrown away dwarfs lost, is the King's Hand card worth points, do "
            "gems count at the end, discards at scoring, which things score nothing, what does not count at the end, "
            "distinctions worth points, do distinction cards score",
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
        asked=Said(
            "dernier tour, fin, zéro, dernière taverne, joue coup additionne améliorer thune sert fusionner, échange "
            "au dernier tour, 0 sur la dernière taverne, offrande au dernier tour, dernière carte de la partie, "
            "échanger avant le décompte, 0 joué au tout dernier Cheval Fringuant, utile de jouer le 0 au dernier "
            "tour, +5 pris en tout dernier, garder son 0 pour la fin, encore un échange avant de compter, 0 au "
            "dernier tour, j'ai joué mon 0 au dernier tour, transformer à la fin",
            "last turn, last round, zero, final tavern, card combine upgrade money pick worth merging, exchange on "
            "the last turn, zero coin at the last tavern, exchange before scoring, offering on the last turn, last "
            "card of the game, trade coins at the end of the game, is the 0 useful at the last tavern, last Shining "
            "Horse, about to score and still a 0 trade, last card is a royal offering, merge coins in the final "
            "round, 0 in the last round, last round I play 0 do I still exchange",
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
        asked=Said(
            "gagner, vainqueur, qui gagne, premier, points persos 5 distinctions finir âge 2, objectif, but du jeu, "
            "comment on gagne, le plus de points gagne, plus gros score, combien de points pour gagner, le plus de "
            "héros gagne, désigner le gagnant, le plus gros total, le champion, celui qui a le plus",
            "win, winner, who wins, first, most points takes collecting all guys end stop early, objective, aim, goal "
            "of the game, how to win, most points wins, highest score, winning condition, what are we trying to do, "
            "most heroes wins, how is the winner decided, biggest total, what is the goal, champion, how to come out "
            "on top",
        ),
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
        asked=Said(
            "ex aequo, départager, match nul, égalité de points, fin de partie, score gagne gemme décide vainqueur "
            "250 chacun, qui gagne si égalité, même score, même total, victoire partagée, deux vainqueurs, à égalité "
            "à la fin qui gagne, gemme départage à la fin, on a tous les deux le même score, nous avons chacun 187, "
            "la gemme départage la fin de partie, lui 215 et moi 215, exaequo, égalité au score, deux gagnants, "
            "points identiques, égalité parfaite entre deux joueurs, égalité entre deux joueurs à la fin, tout le "
            "monde à égalité au score, 201 partout, égalité à la fin",
            "draw, tiebreak, tie-breaker, joint winners, tie at the end of the game, same points, score jewels money "
            "decide both 250, who wins a tie, same score, same total, shared victory, two winners, tie at the end who "
            "wins, gem breaks the final tie, both of us have 203, the same number of points, who is the winner of a "
            "tie, what is the tiebreaker, share the win, two winners tied, identical points, perfect tie between two "
            "players, scores are the same, tie break at the final score, everybody has the same score, 201 each, "
            "equal points who is the winner, tie at the end, who wins in case of a final tie",
        ),
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
        asked=Said(
            "exemple de décompte, score de Serge, image règles détail calcul, exemple de score complet, exemple de "
            "calcul, montrer un décompte, exemple de fin de partie, décompte détaillé, exemple de feuille de score",
            "scoring example, Serge's score, picture rulebook worked sample count, full scoring example, example of "
            "counting, worked scoring, end of game example, sample score sheet",
        ),
    ),
)
