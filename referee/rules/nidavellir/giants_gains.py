"""Giants of Idavoll whose gain comes at once: Hrungnir's coins and Thrivaldi's hero."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.giants.hrungnir",
        title=Said("Hrungnir : +2 sur chaque pièce", "Hrungnir: +2 on each coin"),
        answer=Said(
            "Hrungnir capture le prochain mineur et transforme aussitôt chacune de vos pièces de +2, sauf la pièce "
            "d'échange.",
            "Hrungnir captures the next miner and at once transforms each of your coins by +2, except the exchange "
            "coin.",
        ),
        text=Said(
            "Chaque pièce est une transformation à elle seule : si la pièce voulue manque au Trésor, prenez la "
            "première plus forte ; une pièce de base part dans la boîte. Ni le 0 ni le 3 spécial ne changent. "
            "Hrungnir lui-même vaut 0 point à la fin.",
            "Each coin is a transformation of its own: if the wanted coin is missing from the treasury, take the next "
            "higher one; a base coin goes to the box. Neither the 0 nor the special 3 changes. Hrungnir himself is "
            "worth 0 points at the end.",
        ),
        example=Said(
            "Pièces 0, 3, 4, 5 et 8 : 3 + 2 = 5, 4 + 2 = 6, 5 + 2 = 7, 8 + 2 = 10. Le 0 reste.",
            "Coins 0, 3, 4, 5 and 8: 3 + 2 = 5, 4 + 2 = 6, 5 + 2 = 7, 8 + 2 = 10. The 0 stays.",
        ),
        source=idavoll(9),
        cards=("hrungnir",),
        related=(
            "nidavellir.giants.hrungnir_order",
            "nidavellir.giants.hrungnir_treasury",
            "nidavellir.coins.transform",
            "nidavellir.coins.never_change",
            "nidavellir.valkyries.svafa",
        ),
    ),
    Entry(
        "nidavellir.giants.hrungnir_order",
        title=Said("Hrungnir : dans quel ordre", "Hrungnir: in which order"),
        answer=Said(
            "L'ordre est celui du plateau : pièce de la première taverne, de la deuxième, de la troisième, puis la "
            "bourse, gauche avant droite.",
            "The order is that of the board: the coin of the first tavern, of the second, of the third, then the "
            "pouch, left before right.",
        ),
        text=Said(
            "On commence par le Gobelin Rieur. Les pièces des tavernes déjà résolues et à venir y passent aussi : vos "
            "mises suivantes du tour montent donc. Ni l'ordre ni les égalités de la taverne en cours ne changent, et "
            "si vous y avez joué votre 0, l'échange vient après. Vous ne choisissez pas : l'ordre importe quand une "
            "valeur vient à manquer au Trésor.",
            "You begin with the Laughing Goblin. The coins on taverns already resolved and on those to come are "
            "included, so your later bids this turn go up. Neither the order nor the ties of the current tavern "
            "change, and if you bid your 0 there, the exchange comes afterwards. You do not choose: the order matters "
            "when the treasury runs out of a value.",
        ),
        example=Said(
            "Au Trésor il ne reste qu'un seul 7. Un 5 à la première taverne le prend ; un autre 5, dans la bourse, "
            "devient ensuite un 8.",
            "Only a single 7 is left in the treasury. A 5 at the first tavern takes it; another 5, in the pouch, then "
            "becomes an 8.",
        ),
        source=idavoll(9),
        cards=("hrungnir",),
        related=(
            "nidavellir.giants.hrungnir",
            "nidavellir.giants.hrungnir_and_uline",
            "nidavellir.coins.missing",
            "nidavellir.transforming.current_tavern",
            "nidavellir.transforming.then_exchange",
        ),
    ),
    Entry(
        "nidavellir.giants.hrungnir_treasury",
        title=Said("Hrungnir : prendre une pièce juste rendue", "Hrungnir: taking a coin just given back"),
        answer=Said(
            "Selon notre lecture, une pièce du Trésor rendue lors d'une transformation de Hrungnir peut être prise "
            "lors d'une suivante.",
            "By our reading, a treasury coin given back in one of Hrungnir's transformations can be taken in a later "
            "one.",
        ),
        text=Said(
            "Les transformations se font l'une après l'autre, et la pièce rendue est de nouveau dans le Trésor. On ne "
            "peut reprendre la valeur qu'on vient de défausser ; nous appliquons cette interdiction à chaque "
            "transformation prise à part, ce que le livret ne précise pas.",
            "The transformations are made one after the other, and the returned coin is back in the treasury. The "
            "value just discarded cannot be taken again; we apply that ban to each transformation separately, which "
            "the book does not spell out.",
        ),
        example=Said(
            "Trésor sans 14. Le 14 de la première taverne y retourne contre un 16 ; le 12 de la deuxième devient 12 + "
            "2 = 14.",
            "Treasury without a 14. The 14 of the first tavern returns there for a 16; the 12 of the second becomes "
            "12 + 2 = 14.",
        ),
        source=idavoll(9),
        status=READING,
        cards=("hrungnir",),
        related=("nidavellir.coins.same_value", "nidavellir.coins.missing", "nidavellir.giants.hrungnir_order"),
        other=Said(
            "L'effet est un tout : aucune valeur défaussée pendant ces transformations ne peut être reprise.",
            "The effect is one whole: no value discarded during these transformations can be taken again.",
        ),
    ),
    Entry(
        "nidavellir.giants.hrungnir_coin_of_two",
        title=Said(
            "Hrungnir et la pièce de 2",
            "Hrungnir and the coin worth 2",
        ),
        answer=Said(
            "Le Trésor n'a pas de 4 : avec Hrungnir, votre 2 devient un 5, ou la première pièce plus forte qui y "
            "reste.",
            "The treasury holds no 4: with Hrungnir your 2 becomes a 5, or the next higher coin that is left there.",
        ),
        text=Said(
            "Le Trésor commence au 5 : il n'a ni 2, ni 3, ni 4. La valeur voulue est donc absente, et la règle de la "
            "première plus forte s'applique. C'est une plus-value, qui fait descendre le jeton de Svafa.",
            "The treasury starts at 5: it holds no 2, 3 or 4. So the wanted value is absent, and the rule of the next "
            "higher coin applies. That is an overshoot, which moves Svafa's token.",
        ),
        example=Said(
            "2 + 2 = 4, absent : le joueur prend un 5, soit 5 − 4 = 1 point de plus-value.",
            "2 + 2 = 4, absent: the player takes a 5, which is 5 − 4 = 1 point of overshoot.",
        ),
        source=idavoll(9),
        cards=("hrungnir", "svafa"),
        related=("nidavellir.coins.missing", "nidavellir.giants.hrungnir", "nidavellir.valkyries.svafa"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.giants.hrungnir_top_coin",
        title=Said(
            "Hrungnir et la pièce de 25",
            "Hrungnir and the coin worth 25",
        ),
        answer=Said(
            "Selon notre lecture, la pièce de 25 est transformée elle aussi et devient la plus forte des pièces "
            "inférieures encore au Trésor.",
            "By our reading, the 25 is transformed as well and becomes the highest of the lower coins still in the "
            "treasury.",
        ),
        text=Said(
            "Hrungnir transforme chacune de vos pièces, avec les règles habituelles : rien au-dessus dans le Trésor, "
            "donc la première valeur en dessous, et jamais celle qu'on vient de rendre. La pièce baisse. Le livret ne "
            "traite pas ce cas et n'offre aucun moyen de l'éviter.",
            "Hrungnir transforms each of your coins, by the usual rules: nothing above in the treasury, hence the "
            "first value below, and never the one just given back. The coin drops. The book does not treat this case "
            "and offers no way round it.",
        ),
        example=Said(
            "25 + 2 = 27 n'existe pas et le 25 ne peut être repris : Anne reçoit le 24, si le Trésor l'a encore.",
            "25 + 2 = 27 does not exist and the 25 cannot be taken again: Anne gets the 24, if the treasury still has "
            "it.",
        ),
        source=idavoll(9),
        status=READING,
        cards=("hrungnir",),
        related=("nidavellir.coins.none_higher", "nidavellir.coins.same_value", "nidavellir.giants.hrungnir"),
        other=Said(
            "Une amélioration ne fait pas baisser une pièce : faute de mieux, le 25 reste en place.",
            "An improvement does not lower a coin: for want of a better one, the 25 stays where it is.",
        ),
    ),
    Entry(
        "nidavellir.giants.hrungnir_and_uline",
        title=Said("Hrungnir avec Uline", "Hrungnir with Uline"),
        answer=Said(
            "Avec Uline, les pièces déjà posées sur le plateau passent d'abord dans l'ordre habituel, puis celles de "
            "la main dans l'ordre que vous voulez.",
            "With Uline the coins already placed on the board go first in the usual order, then those in hand in any "
            "order you like.",
        ),
        text=Said(
            "Il n'y a plus de bourse : ce qui n'est pas posé est en main. La pièce d'échange ne change pas davantage "
            "en main que sur le plateau. Les nouvelles pièces de la main y restent et peuvent être misées dès la "
            "taverne suivante.",
            "There is no pouch any more: what is not placed is in hand. The exchange coin changes no more in hand "
            "than on the board. New coins in hand stay there and can be bid at the very next tavern.",
        ),
        example=Said(
            "À la deuxième taverne, Cécile a posé 4 et 9, et tient 0, 5 et 7. Elle transforme le 4, le 9, puis le 7 "
            "avant le 5 si cela l'arrange.",
            "At the second tavern Cécile has placed 4 and 9, and holds 0, 5 and 7. She transforms the 4, the 9, then "
            "the 7 before the 5 if that suits her.",
        ),
        source=idavoll(9),
        cards=("hrungnir", "uline"),
        related=("nidavellir.heroes.uline", "nidavellir.giants.hrungnir_order", "nidavellir.coins.transform"),
    ),
    Entry(
        "nidavellir.giants.thrivaldi",
        title=Said("Thrivaldi : un forgeron contre un héros", "Thrivaldi: a blacksmith for a hero"),
        answer=Said(
            "Thrivaldi capture le prochain forgeron et vous fait recruter aussitôt un héros, quel que soit votre "
            "nombre de lignes.",
            "Thrivaldi captures the next blacksmith and lets you recruit a hero at once, however many lines you have.",
        ),
        text=Said(
            "Ce héros ne compte pas quand on compare ensuite lignes et héros. Ses grades, eux, comptent : posé dans "
            "l'armée, il peut compléter des lignes et amener un héros de plus. Le forgeron capturé, lui, n'en "
            "complète aucune. Thrivaldi vaut 0 point.",
            "That hero does not count when lines and heroes are compared later. The hero's ranks do count: placed in "
            "the army, they can complete lines and bring one more hero. The captured blacksmith completes none. "
            "Thrivaldi is worth 0 points.",
        ),
        example=Said(
            "Serge capture un forgeron et prend Skaa : 17 points de plus, et toujours 0 héros pour la règle des "
            "lignes.",
            "Serge captures a blacksmith and takes Skaa: 17 points more, and still 0 heroes for the line rule.",
        ),
        source=idavoll(9),
        cards=("thrivaldi", "skaa"),
        related=(
            "nidavellir.giants.thrivaldi_and_lines",
            "nidavellir.giants.thrivaldi_and_conditions",
            "nidavellir.giants.thrivaldi_and_megingjord",
            "nidavellir.recruiting.line_rule",
        ),
    ),
    Entry(
        "nidavellir.giants.thrivaldi_and_lines",
        title=Said("Thrivaldi et Zoral sans aucune ligne", "Thrivaldi and Zoral without any line"),
        answer=Said(
            "Serge, qui a reçu Zoral de Thrivaldi sans avoir de ligne, recrute tout de même un héros dès sa première "
            "ligne.",
            "Serge, who got Zoral from Thrivaldi without having a line, still recruits a hero with his very first "
            "line.",
        ),
        text=Said(
            "Zoral n'est pas compté parmi ses héros, car il vient de Thrivaldi. Pour chaque héros suivant, comparez "
            "donc les lignes au nombre de héros moins celui-là. Ailleurs Zoral est un héros comme un autre, par "
            "exemple pour Svalinn.",
            "Zoral is not counted among his heroes, since he comes from Thrivaldi. So for each further hero compare "
            "the lines with the number of heroes less that one. Elsewhere Zoral is a hero like any other, for Svalinn "
            "for instance.",
        ),
        example=Said(
            "Zoral et un héros venu d'une ligne : 2 − 1 = 1 héros compté. Le suivant demande 1 + 1 = 2 lignes.",
            "Zoral and a hero from a line: 2 − 1 = 1 hero counted. The next one requires 1 + 1 = 2 lines.",
        ),
        source=idavoll(9),
        status=EXAMPLE,
        cards=("thrivaldi", "zoral", "svalinn"),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.giants.thrivaldi",
            "nidavellir.heroes.zoral",
            "nidavellir.artefacts.gjallarhorn_line_rule",
        ),
    ),
    Entry(
        "nidavellir.giants.thrivaldi_and_conditions",
        title=Said("Thrivaldi et les conditions d'un héros", "Thrivaldi and the conditions of a hero"),
        answer=Said(
            "Thrivaldi dispense des lignes, non des conditions du héros : sans deux colonnes où défausser, pas de "
            "Dagda.",
            "Thrivaldi frees you from lines, not from the hero's conditions: without two columns to discard from, no "
            "Dagda.",
        ),
        text=Said(
            "De même Hourya veut ses cinq grades d'explorateur, et Bonfur une carte Nain à défausser. Le forgeron "
            "tout juste capturé n'est pas dans l'armée et ne peut être défaussé pour eux. Avec Durathor, une colonne "
            "suffit à Dagda selon notre lecture. Si votre premier choix est impossible, prenez un autre héros "
            "disponible.",
            "Likewise Hourya wants her five explorer ranks, and Bonfur a dwarf card to discard. The blacksmith just "
            "captured is not in the army and cannot be discarded for them. With Durathor, one column is enough for "
            "Dagda by our reading. If your first choice is impossible, take another available hero.",
        ),
        example=Said(
            "Valériane n'a de nains que chez les mineurs et capture un forgeron : elle ne peut pas choisir Dagda, "
            "mais bien Bonfur, qui ne coûte qu'un mineur.",
            "Valériane has dwarfs among the miners only and captures a blacksmith: she may not choose Dagda, but she "
            "may choose Bonfur, who costs one miner only.",
        ),
        source=idavoll(9),
        cards=("thrivaldi", "dagda", "hourya", "bonfur", "durathor"),
        related=(
            "nidavellir.recruiting.conditions",
            "nidavellir.heroes.dagda",
            "nidavellir.heroes.hourya",
            "nidavellir.giants.thrivaldi",
            "nidavellir.animals.durathor_and_conditions",
        ),
    ),
    Entry(
        "nidavellir.giants.thrivaldi_and_megingjord",
        title=Said("Thrivaldi avec Megingjord", "Thrivaldi with Megingjord"),
        answer=Said(
            "Thrivaldi donne son héros même à qui possède Megingjord.",
            "Thrivaldi gives his hero even to a player who owns Megingjord.",
        ),
        text=Said(
            "Megingjord ferme le recrutement par les lignes ; Thrivaldi ne passe pas par elles. Si le héros ainsi "
            "venu complète une ligne, cette ligne n'en donne pas d'autre tant que Megingjord est là.",
            "Megingjord closes recruiting by lines; Thrivaldi does not depend on them. If the hero that came this way "
            "completes a line, that line gives no further one as long as Megingjord is there.",
        ),
        example=Said(
            "Anne a Megingjord, 28 points. Elle capture un forgeron et prend Tarah, qui complète une ligne : pas "
            "d'autre héros.",
            "Anne has Megingjord, 28 points. She captures a blacksmith and takes Tarah, who completes a line: no "
            "further hero.",
        ),
        source=idavoll(9),
        cards=("thrivaldi", "megingjord", "tarah"),
        related=(
            "nidavellir.artefacts.megingjord",
            "nidavellir.giants.thrivaldi",
            "nidavellir.recruiting.line_rule",
            "nidavellir.artefacts.megingjord_other_ways",
        ),
    ),
)
