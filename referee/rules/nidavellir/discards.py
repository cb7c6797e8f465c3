"""The discards of Dagda and Bonfur: which card leaves, when it is impossible, and the line that is lost."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.discard_never_hero",
        title=Said("Dagda et Bonfur ne défaussent jamais un héros", "Dagda and Bonfur never discard a hero"),
        answer=Said(
            "Dagda et Bonfur ne font défausser que des cartes Nain, jamais un héros, pas même Ylud ou Thrud.",
            "Dagda and Bonfur discard only dwarf cards, never a hero, not even Ylud or Thrud.",
        ),
        text=Said(
            "Une colonne qui ne contient que des héros n'a donc rien à donner et ne peut pas être choisie. Les cartes "
            "viennent toujours de l'armée de celui qui recrute, jamais de celle d'un autre. Avec Thingvellir, la "
            "version en ligne sous licence laisse aussi partir un double d'Olwyn, un mercenaire ou Vegvisir : aucun "
            "n'est un héros.",
            "So a column that holds only heroes has nothing to give and cannot be chosen. The cards always come from "
            "the army of the player who recruits, never from somebody else's. With Thingvellir, the licensed online "
            "version also lets one of Olwyn's doubles, a mercenary or Vegvisir go: none of them is a hero.",
        ),
        example=Said(
            "Chez les guerriers Cécile n'a plus que Tarah et Kraal : Bonfur ne peut rien prendre dans cette colonne.",
            "Among the warriors Cécile has only Tarah and Kraal left: Bonfur can take nothing from that column.",
        ),
        source=nidavellir(16),
        cards=("dagda", "bonfur", "ylud", "thrud", "tarah", "kraal", "olwyn", "vegvisir"),
        related=(
            "nidavellir.heroes.dagda",
            "nidavellir.heroes.bonfur",
            "nidavellir.heroes.discard_last_dwarf",
            "nidavellir.heroes.discard_impossible",
            "nidavellir.gods.thor",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.discard_last_dwarf",
        title=Said("Un héros au bout de la colonne à défausser", "A hero at the end of the column to discard from"),
        answer=Said(
            "Si la colonne finit par un héros, Dagda et Bonfur font défausser le dernier nain qui se trouve avant lui.",
            "If the column ends with a hero, Dagda and Bonfur discard the last dwarf that lies before it.",
        ),
        text=Said(
            "Le livret parle de la dernière carte Nain de la colonne et interdit de défausser un héros. Selon notre "
            "lecture, on passe sur les héros jusqu'au dernier nain. Le héros, lui, reste et la colonne se resserre.",
            "The book speaks of the last dwarf card of the column and forbids discarding a hero. By our reading, "
            "you pass over heroes to the last dwarf. The hero stays and the column closes up.",
        ),
        example=Said(
            "Guerriers de Serge, dans l'ordre : 8, 5, Tarah. Bonfur lui prend le 5. Il reste 8 et Tarah.",
            "Serge's warriors, in order: 8, 5, Tarah. Bonfur takes the 5 from him. The 8 and Tarah remain.",
        ),
        source=nidavellir(16),
        status=READING,
        cards=("dagda", "bonfur", "tarah"),
        related=(
            "nidavellir.heroes.dagda",
            "nidavellir.heroes.bonfur",
            "nidavellir.heroes.discard_never_hero",
            "nidavellir.heroes.discard_impossible",
        ),
        other=Said(
            "La toute dernière carte de la colonne doit être un nain. Une colonne qui finit par un héros est à l'abri "
            "et ne peut pas être choisie : c'est ainsi que joue la version en ligne sous licence.",
            "The very last card of the column must be a dwarf. A column that ends with a hero is safe and cannot be "
            "chosen: that is how the licensed online version plays it.",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.discard_impossible",
        title=Said(
            "Dagda ou Bonfur sans assez de nains à défausser", "Dagda or Bonfur without enough dwarfs to discard"
        ),
        answer=Said(
            "Qui ne peut pas défausser tous les nains demandés ne peut pas choisir Dagda ou Bonfur.",
            "A player who cannot discard all the dwarfs asked for cannot choose Dagda or Bonfur.",
        ),
        text=Said(
            "On ne défausse pas « autant que possible », même quand une extension donne un héros sans ligne. Dagda "
            "veut un nain dans deux colonnes autres que les chasseurs, Bonfur dans une colonne autre que les "
            "forgerons. Le joueur prend alors un autre héros. Sans extension, le cas ne se présente guère : votre "
            "première ligne a mis un nain dans chaque colonne.",
            'You do not discard "as many as possible", not even when an expansion gives a hero without a line. Dagda '
            "wants a dwarf in two columns other than the hunters, Bonfur in one column other than the blacksmiths. The "
            "player then takes another hero. Without expansions this hardly ever comes up: your first line has put a "
            "dwarf into each column.",
        ),
        example=Said(
            "Avec Idavoll, Thrivaldi donne tôt un héros à Jean-Marie. Hors des chasseurs, il n'a de nains que chez les "
            "forgerons : une colonne au lieu de deux, il ne peut pas choisir Dagda.",
            "With Idavoll, Thrivaldi gives Jean-Marie a hero early. Outside the hunters he has dwarfs only among the "
            "blacksmiths: one column instead of two, so he cannot choose Dagda.",
        ),
        source=nidavellir(16),
        cards=("dagda", "bonfur", "thrivaldi"),
        related=(
            "nidavellir.heroes.dagda",
            "nidavellir.heroes.bonfur",
            "nidavellir.recruiting.conditions",
            "nidavellir.heroes.discard_never_hero",
            "nidavellir.giants.thrivaldi",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.discard_lost_line",
        title=Said("Dagda, Bonfur et la ligne perdue", "Dagda, Bonfur and the lost line"),
        answer=Said(
            "Après une défausse de Dagda ou de Bonfur, le héros suivant attend toujours que vous ayez une ligne "
            "complète de plus que de héros.",
            "After a discard by Dagda or Bonfur, the next hero still waits until you have one complete line more "
            "than heroes.",
        ),
        text=Said(
            "La défausse fait partie de l'arrivée de Dagda ou de Bonfur : on regarde les lignes après elle. Si une "
            "ligne est perdue, la refaire ne suffit d'ordinaire pas : il en faut encore une autre. Le héros déjà "
            "recruté, lui, n'est pas rendu.",
            "The discard belongs to the arrival of Dagda or Bonfur: lines are looked at after it. If a line is lost, "
            "rebuilding it is as a rule not enough: yet another one is needed. The hero already recruited is not given "
            "back.",
        ),
        example=Said(
            "Serge a 1 nain de chaque classe, donc 1 ligne. Il prend Dagda et défausse son guerrier et son mineur : 0 "
            "ligne pour 1 héros. Refaire la ligne ne donne rien : le héros suivant demande 1 + 1 = 2 lignes.",
            "Serge has 1 dwarf of each class, so 1 line. He takes Dagda and discards his warrior and his miner: 0 "
            "lines for 1 hero. Rebuilding the line gives nothing: the next hero requires 1 + 1 = 2 lines.",
        ),
        source=nidavellir(16),
        cards=("dagda", "bonfur"),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.heroes.dagda",
            "nidavellir.heroes.bonfur",
            "nidavellir.lines.discards",
            "nidavellir.lines.lines_left",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.discard_special_blacksmith",
        title=Said("Défausser la forgeronne spéciale", "Discarding the special blacksmith"),
        answer=Said(
            "Dagda peut faire défausser la forgeronne spéciale si elle est le dernier nain de la colonne des "
            "forgerons.",
            "Dagda may discard the special blacksmith if she is the last dwarf of the blacksmith column.",
        ),
        text=Said(
            "Le livret la range parmi les 87 cartes Nain de la boîte, et seuls les héros sont protégés : selon notre "
            "lecture, elle n'est donc pas à l'abri. Ses deux grades partent avec elle. Bonfur ne l'atteint pas, car il "
            "ne touche pas aux forgerons.",
            "The book lists her among the 87 dwarf cards of the box, and only heroes are protected: by our reading, "
            "then, she is not safe. Both her ranks leave with her. Bonfur cannot reach her, since he does not touch "
            "the blacksmiths.",
        ),
        example=Said(
            "5 forgerons et elle : 5 + 2 = 7 grades, 42 points. Sans elle : 5 grades, 25 points.",
            "5 blacksmiths and her: 5 + 2 = 7 ranks, 42 points. Without her: 5 ranks, 25 points.",
        ),
        source=nidavellir(16),
        status=READING,
        cards=("special_blacksmith", "dagda", "bonfur"),
        related=(
            "nidavellir.distinctions.special_blacksmith",
            "nidavellir.heroes.dagda",
            "nidavellir.heroes.discard_last_dwarf",
        ),
        other=Said(
            "Gagnée par une distinction, c'est une carte spéciale et non un nain : elle ne se défausse pas.",
            "Won through a distinction, she is a special card, not a dwarf: she is not discarded.",
        ),
    ),
)
