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
            "L'Armurier vient avant le Pionnier : le héros que donnerait sa carte est donc choisi avant de piocher "
            "les 3 cartes.",
            "The Armorer comes before the Pioneer: so a hero that the card brings is chosen before the 3 cards are "
            "drawn.",
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
        other=Said(
            "Le Roi regarde les cinq majorités une fois, avant la première distinction : un grade gagné pendant "
            "l'évaluation ne change plus rien.",
            "The King looks at the five majorities once, before the first distinction: a rank won during the "
            "evaluation no longer changes anything.",
        ),
    ),
)
