"""The evaluation of the troops at the end of age 1: when, in which order, and who has the majority."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.distinctions.when",
        title=Said("Quand on gagne les distinctions", "When distinctions are won"),
        answer=Said(
            "Les distinctions ne se gagnent qu'une fois, quand le paquet de l'âge 1 est vide et que le tour en "
            "cours est terminé.",
            "Distinctions are won only once, when the age 1 deck is empty and the current turn is over.",
        ),
        text=Said(
            "On résout d'abord les trois tavernes de ce tour jusqu'au bout, échange de gemmes compris. Si quelqu'un "
            "a Ylud, elle entre dans son armée juste avant. Puis le Roi compare les armées, classe par classe, et "
            "seulement ensuite commence l'âge 2.\n"
            "Une distinction gagnée reste acquise, même si un autre prend la tête à l'âge 2, et rien n'est "
            "redistribué quand celui-ci se termine.",
            "First the three taverns of that turn are resolved to the end, gem exchange included. If somebody has "
            "Ylud, she joins that army just before. Then the King compares the armies, class by class, and only "
            "after that does age 2 begin.\n"
            "A distinction won is kept, even if somebody else takes the lead in age 2, and nothing is handed out "
            "again when that age ends.",
        ),
        example=Said(
            "À quatre joueurs l'âge 1 dure 3 tours : la troisième taverne du tour 3 est résolue, Ylud est posée, "
            "puis viennent les cinq distinctions.",
            "With four players age 1 lasts 3 turns: the third tavern of turn 3 is resolved, Ylud is placed, then "
            "come the five distinctions.",
        ),
        source=nidavellir(12),
        cards=("ylud",),
        related=(
            "nidavellir.distinctions.order",
            "nidavellir.distinctions.strict_majority",
            "nidavellir.heroes.ylud_age_one",
            "nidavellir.camp.end_of_age",
        ),
        asked=Said(
            "quand gagne-t-on les distinctions, quand donne-t-on les distinctions, fin de l'âge 1, distinctions à la "
            "fin de l'âge 2, distinctions une seule fois, distinctions âge 1 ou 2, refaire les distinctions, perdre "
            "une distinction, que se passe-t-il après l'âge 1, moment mi-partie roi dépasse, compare armées refait-on "
            "bonus garde carte, distinctions à l'âge 2, distinctions quand, comment donne-t-on les distinctions, "
            "refaire les distinctions en fin de partie, distinctions à quel moment, évaluation des troupes, après "
            "l'âge 1, le premier paquet est vide, fin du premier âge on fait quoi, qu'est-ce qui se passe entre les "
            "deux âges, l'âge 1 est terminé on fait quoi avant l'âge 2, mi-temps, fin de la première moitié, "
            "majorités revérifiées en fin de partie",
            "when are distinctions awarded, when do we give the distinctions, end of age 1, when does age 1 end, "
            "distinctions at the end of age 2, distinctions only once, distinctions again, lose a distinction later, "
            "timing midgame king overtakes, cards given keep somebody, how are distinctions given, at what point are "
            "the distinctions given, awards again at the end of the game, troop evaluation, first deck empty, second "
            "troop evaluation, are distinctions given twice, age 1 is over, age 1 has ended what happens before age "
            "2, half time, midgame review, end of the first half, are distinctions also at the end, majorities "
            "checked again at game end",
        ),
    ),
    Entry(
        "nidavellir.distinctions.strict_majority",
        title=Said("La majorité stricte", "The strict majority"),
        answer=Said(
            "Une distinction va au joueur qui a plus de grades de la classe que chacun des autres joueurs.",
            "A distinction goes to the player who has more ranks of the class than each of the other players.",
        ),
        text=Said(
            "« Stricte » s'oppose à l'égalité : il faut être seul en tête, d'un grade au moins. Il n'est pas "
            "nécessaire d'avoir plus de la moitié des grades de la table.",
            '"Strict" is the opposite of tied: you must be alone in the lead, by one rank at least. You need not '
            "own more than half of the ranks at the table.",
        ),
        example=Said(
            "Chasseurs : Serge 4, Anne 3, Cécile 3, donc 4 + 3 + 3 = 10 grades. Serge gagne la distinction avec "
            "4, qui n'est pas la moitié de 10.",
            "Hunters: Serge 4, Anne 3, Cécile 3, so 4 + 3 + 3 = 10 ranks. Serge wins the distinction with 4, "
            "which is not half of 10.",
        ),
        source=nidavellir(12),
        related=(
            "nidavellir.distinctions.tie",
            "nidavellir.distinctions.grades_not_cards",
            "nidavellir.distinctions.order",
            "nidavellir.warriors.majority",
        ),
        asked=Said(
            "c'est quoi la majorité, plus de la moitié, combien de grades pour gagner la distinction, combien en "
            "faut-il, un grade de plus suffit, qui gagne la distinction, majorité absolue, seul en tête, le plus de "
            "grades bonshommes, table carte bonus roi, combien en faut-il pour la distinction, combien de plus pour "
            "la distinction, 3 contre 2 qui gagne, 50 %, 4 contre 3 et 3 majorité, strictement plus de grades, un de "
            "plus que les autres, être premier tout seul, avoir plus que chacun, devancer tout le monde, combien de "
            "guerriers faut-il pour la Main du Roi",
            "what is a majority, more than half, how many ranks to win the distinction, one more rank is enough, who "
            "wins the distinction, absolute majority, alone in the lead, most ranks dwarfs, how many do I need for "
            "the distinction, 3 against 2 who wins, over 50% for the majority, what does majority mean, lead by one, "
            "four against three and three majority, strictly more ranks, alone in first place, what counts as "
            "majority, determine the majority, be ahead of everyone, how many warriors for the King's Hand",
        ),
    ),
    Entry(
        "nidavellir.distinctions.tie",
        title=Said("Égalité pour une distinction", "Tied for a distinction"),
        answer=Said(
            "Si plusieurs joueurs sont à égalité en tête d'une classe, personne ne prend la distinction de cette "
            "classe.",
            "If several players are tied for the lead in a class, nobody takes that class's distinction.",
        ),
        text=Said(
            "Elle ne se partage pas et ne descend pas au joueur suivant : la carte est perdue pour tous, avec son "
            "effet. De même quand personne n'a de grade dans la classe, car nul n'est alors seul en tête.\n"
            "Seule la distinction des explorateurs laisse une trace quand personne ne la gagne : la première carte "
            "de l'âge 2 est défaussée.",
            "It is not shared and does not pass to the next player: the card is lost to everyone, along with its "
            "effect. The same holds when nobody has a rank of the class, since then no one is alone in the lead.\n"
            "Only the explorers' distinction leaves a trace when nobody wins it: the first card of age 2 is "
            "discarded.",
        ),
        example=Said(
            "Forgerons : Valériane 4, Jean-Marie 4, Anne 3. Personne n'a la distinction, pas même Anne.",
            "Blacksmiths: Valériane 4, Jean-Marie 4, Anne 3. Nobody gets the distinction, not even Anne.",
        ),
        source=nidavellir(12),
        related=(
            "nidavellir.distinctions.strict_majority",
            "nidavellir.distinctions.gems_do_not_settle",
            "nidavellir.distinctions.pioneer_nobody",
            "nidavellir.warriors.majority",
        ),
        asked=Said(
            "deux joueurs à égalité pour la Main du Roi, égalité de majorité à l'âge 1, deux joueurs ont le plus de "
            "grades à la fin de l'âge 1, autant de chasseurs chacun, partager une distinction, qui prend la "
            "distinction à égalité, personne ne prend la distinction, deuxième, parfaite pareil nains suivant "
            "récupère carte nombre forgerons, ils ont 5 mineurs tous les deux, 4 chasseurs chacun, égalité aux "
            "chasseurs qui prend la carte, deux joueurs à égalité de guerriers pour la distinction, ex aequo pour la "
            "distinction, deux joueurs ont le plus de mineurs, autant de forgerons qui prend l'Armurier, autant de "
            "mineurs qui prend le Joaillier, autant d'explorateurs qui prend le Pionnier, les deux prennent la "
            "récompense, à égalité personne ne prend, nous avons tous les deux cinq chasseurs qui devient Maître de "
            "Chasse, distinction non attribuée, deux Armuriers possibles",
            "tie for a distinction, two players tied for the King's Hand, tied majority of age 1, two players have "
            "the most ranks at the end of age 1, same number of hunters each, share a distinction, who gets the "
            "distinction when tied, nobody gets the distinction, second place, equal none both miners bonus card next "
            "best level lost, both have 4 miners, 5 hunters each, same ranks who gets the distinction, two players "
            "tied in warriors for the distinction, tied majority who gets it, two players have the most miners, same "
            "blacksmiths who gets the Armorer, same miners who gets the Jeweler, same hunters who gets the Hunting "
            "Master, distinction draw, split the distinction, we all have 3 blacksmiths, contested distinction",
        ),
    ),
    Entry(
        "nidavellir.distinctions.gems_do_not_settle",
        title=Said("Aucune gemme ne tranche une distinction", "Gems do not settle distinctions"),
        answer=Said(
            "Pour les distinctions, les gemmes ne départagent personne.",
            "For distinctions, gems break no ties.",
        ),
        text=Said(
            "L'échange de gemmes suit les égalités de mises dans les tavernes : rien n'en demande un ici. Même la "
            "gemme 6, que l'on vient peut-être de gagner avec les mineurs, ne donne pas la distinction des "
            "forgerons ou des explorateurs.",
            "The exchange of gems follows ties between bids at the taverns: nothing asks for one here. Even gem 6, "
            "perhaps just won with the miners, does not give the distinction of the blacksmiths or of the explorers.",
        ),
        example=Said(
            "Cécile a la gemme 5, Serge la gemme 3, et chacun 4 grades de guerrier : personne ne prend la "
            "distinction, et les gemmes restent où elles sont.",
            "Cécile has gem 5, Serge gem 3, and each of them 4 warrior ranks: nobody takes the distinction, and "
            "the gems stay where they are.",
        ),
        source=nidavellir(12),
        related=(
            "nidavellir.distinctions.tie",
            "nidavellir.turn.ties",
            "nidavellir.gems.six",
            "nidavellir.gems.only_bids",
        ),
        asked=Said(
            "gemmes et distinctions, une gemme départage la distinction, la plus haute gemme gagne la distinction, "
            "gemme 6 et distinction, échanger les gemmes aux distinctions, égalité de majorité et gemme, joyau "
            "pierre, forte bonus nombre mineurs donne carte explorateur, ma gemme est meilleure pour la distinction, "
            "à égalité de forgerons la gemme compte, autant de chasseurs la gemme départage, autant de mineurs qui a "
            "la gemme 6",
            "does a gem break the tie for a distinction, does the highest gem win the distinction, swap gems at "
            "distinctions, tied majority and gem, tiebreaker jewel, better same number miners explorer card, gem tie "
            "break for the Hunting Master, my better gem wins the distinction, tied blacksmiths does the gem count, "
            "same hunters does the gem break it, same miners and gem 6",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.distinctions.order",
        title=Said("L'ordre des cinq distinctions", "The order of the five distinctions"),
        answer=Said(
            "Les distinctions s'attribuent toujours dans cet ordre : guerriers, chasseurs, mineurs, forgerons, "
            "explorateurs.",
            "Distinctions are always awarded in this order: warriors, hunters, miners, blacksmiths, explorers.",
        ),
        text=Said(
            "Ce sont la Main du Roi, le Maître de Chasse, le Joaillier de la Couronne, l'Armurier du Roi et "
            "le Pionnier du Royaume. Chaque carte va dans la zone de Commandement de son propriétaire et son "
            "effet se joue aussitôt, sauf les 3 points de la gemme, qui attendent la fin de la partie.",
            "They are the King's Hand, the Hunting Master, the Crown Jeweler, the King's Great Armorer and the "
            "Pioneer of the Kingdom. Each card goes to its owner's command zone and its effect is carried out at "
            "once, but for the 3 points of the gem, which wait for the end of the game.",
        ),
        example=Said(
            "La Main du Roi vient avant le Maître de Chasse : son +5 est donc joué quand le 0 n'a pas encore "
            "été remplacé.",
            "The King's Hand comes before the Hunting Master: its +5 is carried out when the 0 has not been "
            "replaced yet.",
        ),
        source=nidavellir(12),
        cards=("kings_hand", "hunting_master", "crown_jeweler", "kings_great_armorer", "pioneer_of_the_kingdom"),
        related=(
            "nidavellir.distinctions.one_by_one",
            "nidavellir.distinctions.kings_hand",
            "nidavellir.distinctions.hunting_master",
            "nidavellir.distinctions.crown_jeweler",
            "nidavellir.distinctions.kings_great_armorer",
        ),
        asked=Said(
            "ordre des distinctions, quelle distinction en premier, quelle distinction avant l'autre, liste des "
            "distinctions, les cinq distinctions, noms des distinctions, par quelle classe commencer, attribution "
            "mi-temps rouges, couleur verts appellent cartes bonus, guerriers ou chasseurs d'abord pour les "
            "distinctions, forgerons avant explorateurs",
            "order of distinctions, which distinction first, which distinction before the other, names of the "
            "distinctions, which class first, sequence half time reds, colour start greens cards, warriors before "
            "hunters in the distinctions, blacksmiths before explorers",
        ),
    ),
    Entry(
        "nidavellir.distinctions.one_by_one",
        title=Said("Un héros gagné pendant les distinctions", "A hero won during the distinctions"),
        answer=Said(
            "On compare les grades classe par classe, au moment de chaque distinction, si bien qu'un héros gagné "
            "avec les forgerons compte déjà pour les explorateurs.",
            "Ranks are compared class by class, as each distinction comes up, so a hero won with the blacksmiths "
            "already counts for the explorers.",
        ),
        text=Said(
            "Le livret impose un ordre et des effets immédiats, sans dire si les majorités sont relevées toutes "
            "ensemble. Un ordre n'a guère de sens si tout est fixé d'avance : selon notre lecture, on juge donc une "
            "distinction après l'autre, chacune avec tout ce qu'elle entraîne. Les classes déjà jugées ne sont pas "
            "revues.",
            "The book prescribes an order and immediate effects, but does not say whether all majorities are taken at "
            "once. An order makes little sense if everything is settled beforehand: by our reading, then, the "
            "distinctions are judged one after the other, each with all that follows from it. Classes already judged "
            "are not looked at again.",
        ),
        example=Said(
            "Serge gagne l'Armurier du Roi, complète une ligne et prend Idunn : de 3 grades d'explorateur il "
            "passe à 4, plus qu'Anne qui en a 3, et gagne aussi le Pionnier du Royaume.",
            "Serge wins the King's Great Armorer, completes a line and takes Idunn: from 3 explorer ranks he "
            "comes to 4, more than Anne who has 3, and also wins the Pioneer of the Kingdom.",
        ),
        source=nidavellir(12),
        status=READING,
        cards=("kings_great_armorer", "pioneer_of_the_kingdom", "idunn"),
        related=(
            "nidavellir.distinctions.order",
            "nidavellir.distinctions.kings_great_armorer",
            "nidavellir.heroes.thrud_distinctions",
            "nidavellir.distinctions.grades_not_cards",
        ),
        asked=Said(
            "distinctions l'une après l'autre, toutes les distinctions en même temps, recompter entre deux "
            "distinctions, l'Armurier et le Pionnier, héros de l'Armurier compte pour le Pionnier, majorité "
            "recalculée, simultané, recrutement l'évaluation eu suite nains bonus nouveau perso change tête, comparer "
            "tout d'abord ou classe après classe, recruter un héros pendant les distinctions, la forgeronne me donne "
            "un héros explorateur, héros des forgerons change la majorité des explorateurs, héros au milieu des "
            "distinctions, on attribue les distinctions une par une",
            "distinctions one after the other, all majorities at once, all distinctions at the same time or "
            "sequentially, recount between two distinctions, the Armorer and the Pioneer, hero of the Armorer counts "
            "for the Pioneer, simultaneous, again recruiting dwarfs new guy leads next colour, compare all classes "
            "first or resolve each, recruit a hero during the distinctions, hero from the blacksmith changes the "
            "explorers, hero from the blacksmiths' award changes the explorer majority, hero gained in the middle of "
            "distinctions, are distinctions awarded one by one, distinctions at the same time",
        ),
        other=Said(
            "Le Roi regarde les cinq majorités une fois, avant la première distinction : un grade gagné pendant "
            "l'évaluation ne change plus rien.",
            "The King looks at the five majorities once, before the first distinction: a rank won during the "
            "evaluation no longer changes anything.",
        ),
    ),
)
