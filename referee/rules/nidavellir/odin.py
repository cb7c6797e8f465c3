"""Odin, who gives a neutral hero back for another."""

from referee.entry import EXAMPLE, READING, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.gods.odin",
        title=Said("Odin : changer de héros neutre", "Odin: swapping a neutral hero"),
        answer=Said(
            "À la fin de votre tour, Odin peut remettre un de vos héros neutres à la disposition de tous et vous "
            "donner à la place un autre héros neutre disponible, dont l'effet s'applique.",
            "At the end of your turn Odin can put one of your neutral heroes back among the available ones and give "
            "you another available neutral hero instead, whose effect applies.",
        ),
        text=Said(
            "C'est la toute fin du tour, après un échange de pièces ; la dernière occasion est votre tour à la toute "
            "dernière taverne. Les deux héros sont neutres : un héros de classe ne part ni ne vient. Un neutre qui se "
            "tient dans l'armée peut partir : Thrud ou Ylud emportent leur grade. Sans héros neutre à rendre, Odin "
            "reste sans effet. Lui-même vaut 0 point.",
            "It is the very end of the turn, after an exchange of coins; the last chance is your turn at the very "
            "last tavern. Both heroes are neutral: a class hero neither leaves nor comes. A neutral one that stands "
            "in the army can leave: Thrud or Ylud takes her rank away with her. Without a neutral hero to give back, "
            "Odin does nothing. He himself is worth 0 points.",
        ),
        example=Said(
            "Anne rend Skaa et prend Grid : les 17 points partent, elle transforme une pièce de +7, et Grid vaudra "
            "ses 7 points.",
            "Anne gives Skaa back and takes Grid: the 17 points go, she transforms a coin by +7, and Grid will be "
            "worth her 7 points.",
        ),
        source=idavoll(6, 7),
        cards=("odin", "thrud", "ylud", "skaa", "grid"),
        related=(
            "nidavellir.gods.odin_example",
            "nidavellir.gods.odin_and_lines",
            "nidavellir.gods.odin_given_back",
            "nidavellir.valkyries.sigrdrifa_and_odin",
        ),
    ),
    Entry(
        "nidavellir.gods.odin_example",
        title=Said("Odin : Thrud contre un frère Dwerg", "Odin: Thrud for a Dwerg brother"),
        answer=Said(
            "Son échange de pièces fait, Serge termine son tour par Odin : il rend Thrud et prend un des frères Dwerg "
            "encore libres.",
            "His exchange of coins done, Serge ends his turn with Odin: he gives Thrud back and takes one of the "
            "Dwerg brothers still free.",
        ),
        text=Said(
            "Thrud quitte l'armée et redevient disponible pour tous ; son grade et ses 13 points partent avec elle. "
            "Le livret ne dit pas combien de frères Serge avait déjà, et le gain en dépend.",
            "Thrud leaves the army and is available to all again; her rank and her 13 points go with her. The book "
            "does not say how many brothers Serge had already, and the gain depends on it.",
        ),
        example=Said(
            "Si Serge a déjà un frère, 13 points, le deuxième le mène à 40 : 40 − 13 = 27 de plus, moins les 13 de "
            "Thrud, soit 27 − 13 = 14.",
            "If Serge already has one brother, 13 points, the second takes him to 40: 40 − 13 = 27 more, less the 13 "
            "of Thrud, that is 27 − 13 = 14.",
        ),
        source=idavoll(7),
        status=EXAMPLE,
        cards=("odin", "thrud"),
        related=("nidavellir.gods.odin", "nidavellir.heroes.thrud", "nidavellir.heroes.dwerg"),
    ),
    Entry(
        "nidavellir.gods.odin_and_lines",
        title=Said("Odin et le nombre de lignes", "Odin and the number of lines"),
        answer=Said(
            "Selon notre lecture, Odin ne demande aucune ligne, car un héros part quand l'autre vient, et leur nombre "
            "reste le même.",
            "By our reading, Odin requires no line, since one hero leaves when the other comes, and their number "
            "stays the same.",
        ),
        text=Said(
            "Le livret parle d'un remplacement et ne dit rien des lignes, dont il parle pour Thrivaldi. La question "
            "se pose surtout quand une défausse vous a coûté une ligne.\n"
            "Rendre Thrud peut défaire une ligne : il faudra la refaire avant le prochain héros. Prendre Thrud peut "
            "au contraire en compléter une, et un héros suit si la règle des lignes le permet.",
            "The book speaks of a replacement and says nothing of lines, of which it does speak for Thrivaldi. The "
            "question comes up mostly when a discard has cost you a line.\n"
            "Giving Thrud back can undo a line: it must be made again before the next hero. Taking Thrud can complete "
            "one instead, and a hero follows if the line rule allows it.",
        ),
        example=Said(
            "Trois héros, deux lignes seulement depuis la défausse de Dagda. Odin échange Skaa contre Astrid : "
            "toujours trois héros, et le suivant demande 3 + 1 = 4 lignes.",
            "Three heroes, only two lines since Dagda's discard. Odin swaps Skaa for Astrid: still three heroes, and "
            "the next one requires 3 + 1 = 4 lines.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("odin", "thrud", "thrivaldi", "dagda", "skaa", "astrid"),
        related=("nidavellir.recruiting.line_rule", "nidavellir.gods.odin", "nidavellir.giants.thrivaldi"),
        other=Said(
            "Prendre le remplaçant, c'est recruter : le héros rendu, il faut encore une ligne de plus que de héros.",
            "Taking the replacement is recruiting: with the old hero given back, it still takes one line more than "
            "heroes.",
        ),
    ),
    Entry(
        "nidavellir.gods.odin_given_back",
        title=Said("Odin : ce que laisse le héros rendu", "Odin: what the returned hero leaves behind"),
        answer=Said(
            "Selon notre lecture, ce que le héros a déjà fait reste fait, mais ses points et son pouvoir durable "
            "partent avec lui.",
            "By our reading, what the hero has already done stays done, but the points and the lasting power go "
            "with the card.",
        ),
        text=Said(
            "Le livret ne demande pas de revenir en arrière. La pièce améliorée par Grid reste donc à vous, tandis "
            "que rendre Uline vous ramène aux mises cachées dès le tour suivant. Qui recrute ensuite le héros rendu "
            "profite de nouveau de son effet.",
            "The book does not ask for anything to be undone. So the coin that Grid improved stays yours, while "
            "giving Uline back returns you to hidden bids from the next turn on. Whoever recruits the returned hero "
            "later gets the effect anew.",
        ),
        example=Said(
            "Valériane a changé un 5 en 12 avec Grid : 5 + 7 = 12. Elle rend Grid grâce à Odin et garde le 12.",
            "Valériane changed a 5 into a 12 with Grid: 5 + 7 = 12. She gives Grid back thanks to Odin and keeps the "
            "12.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("odin", "grid", "uline"),
        related=("nidavellir.gods.odin", "nidavellir.heroes.grid", "nidavellir.heroes.uline"),
        other=Said(
            "Le héros rendu n'a jamais été là : on défait aussi ce qu'il avait apporté.",
            "The returned hero was never there: what the card brought is undone as well.",
        ),
    ),
)
