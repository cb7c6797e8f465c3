"""The six artefacts of age 1: what each does and what it is worth at the end."""

from referee.entry import LICENSED, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.artefacts.fafnir_baleygr",
        title=Said(
            "Fafnir Báleygr : aller au camp sans être premier",
            "Fafnir Báleygr: to the camp without being first",
        ),
        answer=Said(
            "Le propriétaire de Fafnir Báleygr peut aller au camp à son tour dans une taverne, si le premier joueur "
            "n'y est pas allé.",
            "The owner of Fafnir Báleygr may go to the camp on their own turn at a tavern, if the first player did "
            "not go.",
        ),
        text=Said(
            "Peu importe sa place : deuxième ou dernier, il y va à son tour, au lieu de prendre une carte de la "
            "taverne. Si le premier joueur est allé au camp, l'artefact n'y sert à rien à cette taverne. Si le "
            "propriétaire joue lui-même en premier, il n'a que le droit du premier : jamais deux cartes.\n"
            "L'artefact vaut 0 point et sert jusqu'à la fin de la partie.",
            "The place in the order does not matter: second or last, the owner goes there on their own turn, instead "
            "of taking a tavern card. If the first player went to the camp, the artefact is of no use at this tavern. "
            "An owner who acts first has only the right of the first player: never two cards.\n"
            "The artefact is worth 0 points and works until the end of the game.",
        ),
        example=Said(
            "Anne mise 9 et prend un forgeron. Serge, troisième avec Fafnir Báleygr, prend un mercenaire au camp.",
            "Anne bids 9 and takes a blacksmith. Serge, third with Fafnir Báleygr, takes a mercenary from the camp.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("fafnir_baleygr",),
        related=(
            "nidavellir.camp.first_player",
            "nidavellir.camp.leftover",
        ),
    ),
    Entry(
        "nidavellir.artefacts.draupnir",
        title=Said(
            "Draupnir : 6 points par pièce de 15 ou plus",
            "Draupnir: 6 points per coin of 15 or more",
        ),
        answer=Said(
            "À la fin, Draupnir donne 6 points pour chacune de vos pièces qui vaut 15 ou plus.",
            "At the end Draupnir gives 6 points for each of your coins worth 15 or more.",
        ),
        text=Said(
            "Les pièces comptent une par une, pas leur total, et 15 suffit. Peu importe qu'elles soient sur une "
            "taverne, dans la bourse ou en main. Ces points s'ajoutent à la valeur des pièces elles-mêmes.",
            "The coins count one by one, not their total, and 15 is enough. It does not matter whether they lie on a "
            "tavern, in the pouch or in the hand. These points come on top of the value of the coins themselves.",
        ),
        example=Said(
            "Pièces 0, 5, 14, 15 et 21 : deux valent 15 ou plus, donc 6 × 2 = 12 points.",
            "Coins 0, 5, 14, 15 and 21: two are worth 15 or more, so 6 × 2 = 12 points.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("draupnir",),
        related=(
            "nidavellir.coins.count",
            "nidavellir.artefacts.odroerir",
        ),
    ),
    Entry(
        "nidavellir.artefacts.vegvisir",
        title=Said(
            "Vegvisir : un grade d'explorateur à 13 points",
            "Vegvisir: an explorer rank of 13 points",
        ),
        answer=Said(
            "Vegvisir va aussitôt dans la colonne des explorateurs : un grade, 13 points, et il peut compléter une "
            "ligne.",
            "Vegvisir goes into the explorer column at once: one rank, 13 points, and it may complete a line.",
        ),
        text=Said(
            "C'est le seul artefact qui entre dans l'armée. Son grade compte comme tout grade d'explorateur : "
            "distinction, Idunn, Mjöllnir. S'il complète une ligne, le héros vient dans le même tour, sauf pour qui "
            "possède Megingjord. Vegvisir n'est pas un héros, et Svalinn ne le compte pas.",
            "It is the only artefact that enters the army. Its rank counts like any explorer rank: distinction, "
            "Idunn, Mjöllnir. If it completes a line, the hero comes in the same turn, except for the owner of "
            "Megingjord. Vegvisir is not a hero, and Svalinn does not count it.",
        ),
        example=Said(
            "Explorateurs 5 et 8, puis Vegvisir : 5 + 8 + 13 = 26 points et 3 grades.",
            "Explorers 5 and 8, then Vegvisir: 5 + 8 + 13 = 26 points and 3 ranks.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "vegvisir",
            "megingjord",
            "mjollnir",
            "idunn",
            "svalinn",
        ),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.distinctions.strict_majority",
            "nidavellir.mercenaries.discarded",
            "nidavellir.mercenaries.and_thrud",
        ),
    ),
    Entry(
        "nidavellir.artefacts.svalinn",
        title=Said(
            "Svalinn : 5 points par héros",
            "Svalinn: 5 points per hero",
        ),
        answer=Said(
            "À la fin, Svalinn donne 5 points pour chacune de vos cartes Héros, de classe ou neutre.",
            "At the end Svalinn gives 5 points for each of your hero cards, class heroes and neutral ones alike.",
        ),
        text=Said(
            "Tous comptent, d'où qu'ils viennent : lignes, Gjallarhorn ou Thrivaldi. Ylud dans sa colonne et Thrud "
            "revenue dans la zone de Commandement comptent aussi. On compte des cartes, pas des grades. Les doubles "
            "d'Olwyn, Gullinbursti, les mercenaires et les artefacts ne sont pas des héros.",
            "All of them count, wherever they come from: lines, Gjallarhorn or Thrivaldi. Ylud in her column and "
            "Thrud back in the command zone count too. It is cards that count, not ranks. Olwyn's doubles, "
            "Gullinbursti, mercenaries and artefacts are not heroes.",
        ),
        example=Said(
            "Serge a Ylud, Thrud, Olwyn et les deux doubles de celui-ci : trois cartes Héros, 5 × 3 = 15 points.",
            "Serge has Ylud, Thrud, Olwyn and the latter's two doubles: three hero cards, 5 × 3 = 15 points.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "svalinn",
            "ylud",
            "thrud",
            "gjallarhorn",
            "thrivaldi",
            "olwyn",
            "gullinbursti",
        ),
        related=(
            "nidavellir.heroes.olwyn_doubles",
            "nidavellir.mercenaries.not_heroes",
            "nidavellir.heroes.ylud_and_thrud",
        ),
    ),
    Entry(
        "nidavellir.artefacts.megingjord",
        title=Said(
            "Megingjord : 28 points, aucun héros par les lignes",
            "Megingjord: 28 points, no more heroes by lines",
        ),
        answer=Said(
            "Qui a Megingjord ne recrute plus aucun héros par ses lignes, et marque 28 points à la fin.",
            "Whoever has Megingjord recruits no more heroes by lines, and scores 28 points at the end.",
        ),
        text=Said(
            "Peu importe ce qui complète la ligne : nain, mercenaire, distinction ou autre. Les héros déjà recrutés "
            "restent, avec leurs points. Les lignes faites ensuite ne donnent rien, même à la toute fin de la partie.",
            "It does not matter what completes the line: dwarf, mercenary, distinction or anything else. Heroes "
            "already recruited stay, with their points. Lines made afterwards bring nothing, even at the very end of "
            "the game.",
        ),
        example=Said(
            "Anne a 2 héros et prend Megingjord. Sa troisième ligne ne lui donne rien ; à la fin elle a ses 2 héros "
            "et 28 points.",
            "Anne has 2 heroes and takes Megingjord. Her third line brings her nothing; at the end she has her 2 "
            "heroes and 28 points.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("megingjord",),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.artefacts.megingjord_other_ways",
            "nidavellir.giants.thrivaldi_and_megingjord",
        ),
    ),
    Entry(
        "nidavellir.artefacts.vidofnir_vedrfolnir",
        title=Said(
            "Vidofnir & Vedrfölnir : +2 et +3 dans la bourse",
            "Vidofnir & Vedrfölnir: +2 and +3 in the pouch",
        ),
        answer=Said(
            "Dès que vous prenez Vidofnir & Vedrfölnir, une pièce de votre bourse gagne 2 et l'autre 3, à votre choix "
            "et dans l'ordre que vous voulez.",
            "As soon as you take Vidofnir & Vedrfölnir, one coin of your pouch gains 2 and the other 3, as you choose "
            "and in any order.",
        ),
        text=Said(
            "Ce sont deux transformations, l'une après l'autre, chacune avec les règles ordinaires des pièces "
            "manquantes. Elles ne vont pas toutes deux à la même pièce, sauf si l'autre est la pièce d'échange. Les "
            "pièces posées sur les tavernes ne changent pas. L'artefact vaut 0 point à la fin.",
            "These are two transformations, one after the other, each by the usual rules for missing coins. They may "
            "not both go to the same coin, unless the other one is the exchange coin. Coins lying on the taverns do "
            "not change. The artefact is worth 0 points at the end.",
        ),
        example=Said(
            "Bourse 5 et 7 : 5 + 3 = 8 et 7 + 2 = 9. Ou bien 5 + 2 = 7 et 7 + 3 = 10.",
            "Pouch 5 and 7: 5 + 3 = 8 and 7 + 2 = 9. Or else 5 + 2 = 7 and 7 + 3 = 10.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("vidofnir_vedrfolnir",),
        related=(
            "nidavellir.coins.transform",
            "nidavellir.coins.missing",
            "nidavellir.artefacts.vidofnir_exchange_coin",
            "nidavellir.artefacts.vidofnir_and_jarika",
            "nidavellir.artefacts.vidofnir_and_uline",
        ),
    ),
)
