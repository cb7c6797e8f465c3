"""Thor: which discards he blocks, and which he does not."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.gods.thor",
        title=Said("Thor : bloquer une défausse", "Thor: blocking a discard"),
        answer=Said(
            "Au moment où un effet vous ferait défausser une carte, Thor peut le bloquer, une fois dans la partie.",
            "At the moment when an effect would make you discard a card, Thor can block it, once in the game.",
        ),
        text=Said(
            "Il arrête la défausse de Bonfur, une des deux de Dagda et, avec Thingvellir, celles de Brísingamens et "
            "de Höfud. Celle de Brísingamens vient juste avant le décompte : il faut avoir gardé le jeton jusque-là. "
            "Le reste de l'effet s'applique. Décidez quand l'effet se déclenche : après coup, il est trop tard. À la "
            "fin, Thor vaut 8 points.",
            "He stops Bonfur's discard, one of Dagda's two and, with Thingvellir, those of Brísingamens and Höfud. "
            "That of Brísingamens comes just before the count: the token must have been kept until then. The rest of "
            "the effect applies. Decide when the effect is triggered: afterwards it is too late. At the end Thor is "
            "worth 8 points.",
        ),
        example=Said(
            "Serge recrute Bonfur et active Thor : Bonfur entre avec ses 3 grades et aucun nain ne part.",
            "Serge recruits Bonfur and uses Thor: Bonfur comes in with his 3 ranks and no dwarf leaves.",
        ),
        source=idavoll(6, 7),
        cards=("thor", "bonfur", "dagda", "brisingamens", "hofud"),
        related=(
            "nidavellir.gods.thor_and_dagda",
            "nidavellir.gods.thor_and_conditions",
            "nidavellir.heroes.bonfur",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.artefacts.hofud",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.gods.thor_and_dagda",
        title=Said("Thor et Dagda : une carte au lieu de deux", "Thor and Dagda: one card instead of two"),
        answer=Said(
            "Contre Dagda, Thor ne bloque qu'une des deux défausses : il reste une carte à défausser.",
            "Against Dagda Thor blocks only one of the two discards: one card is still to be discarded.",
        ),
        text=Said(
            "Dagda a deux effets de défausse, dans deux colonnes différentes, et le jeton n'en arrête qu'un. Vous "
            "gardez le choix de la colonne qui perd sa carte.",
            "Dagda has two discard effects, in two different columns, and the token stops only one of them. The "
            "choice of the column that loses its card remains yours.",
        ),
        example=Said(
            "Valériane recrute Dagda et défausse le jeton de Thor : 2 − 1 = 1 carte quitte son armée.",
            "Valériane recruits Dagda and discards Thor's token: 2 − 1 = 1 card leaves her army.",
        ),
        source=idavoll(6, 7),
        status=EXAMPLE,
        cards=("thor", "dagda"),
        related=("nidavellir.gods.thor", "nidavellir.heroes.dagda", "nidavellir.gods.thor_and_durathor"),
    ),
    Entry(
        "nidavellir.gods.thor_and_durathor",
        title=Said("Thor et Durathor contre Dagda", "Thor and Durathor against Dagda"),
        answer=Said(
            "Selon notre lecture, Durathor et Thor effacent ensemble les deux défausses de Dagda, et vous ne perdez "
            "aucune carte.",
            "By our reading, Durathor and Thor together wipe out both of Dagda's discards, and you lose no card.",
        ),
        text=Said(
            "Durathor ramène la défausse à une carte, et Thor bloque celle qui reste. Chaque règle est imprimée à "
            "part ; leur combinaison ne l'est pas. Rien ne dit que les deux effets visent la même carte.",
            "Durathor brings the discard down to one card, and Thor blocks the one that is left. Each rule is printed "
            "separately; how they combine is not. Nothing says that both effects aim at the same card.",
        ),
        example=Said(
            "Dagda : 2 cartes. Avec Durathor : 2 − 1 = 1. Avec le jeton de Thor : 1 − 1 = 0.",
            "Dagda: 2 cards. With Durathor: 2 − 1 = 1. With Thor's token: 1 − 1 = 0.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("thor", "durathor", "dagda"),
        related=("nidavellir.gods.thor", "nidavellir.animals.durathor", "nidavellir.heroes.dagda"),
        other=Said(
            "L'un et l'autre ramènent Dagda à une seule carte ; ensemble ils ne font pas mieux.",
            "Each of them brings Dagda down to a single card; together they do no better.",
        ),
    ),
    Entry(
        "nidavellir.gods.thor_and_conditions",
        title=Said("Recruter Dagda grâce à Thor", "Recruiting Dagda thanks to Thor"),
        answer=Said(
            "Selon notre lecture, Thor ne dispense pas d'avoir les cartes à défausser quand on choisit Bonfur ou "
            "Dagda.",
            "By our reading, Thor does not excuse you from having the cards to discard when you choose Bonfur or "
            "Dagda.",
        ),
        text=Said(
            "La condition se vérifie au choix du héros ; Thor n'intervient qu'ensuite, quand la défausse se "
            "déclenche. Durathor, au contraire, réduit l'effet à tout moment sans qu'on l'active. Le livret ne traite "
            "pas ce cas.",
            "The condition is checked when the hero is chosen; Thor steps in only afterwards, when the discard is "
            "triggered. Durathor, by contrast, reduces the effect at all times without being activated. The book does "
            "not treat this case.",
        ),
        example=Said(
            "Des nains chez les seuls mineurs : même avec Thor, Dagda reste interdite. Bonfur, qui ne demande qu'un "
            "nain, est permis.",
            "Dwarfs among the miners only: even with Thor, Dagda remains forbidden. Bonfur, who asks for one dwarf "
            "only, is allowed.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("thor", "bonfur", "dagda", "durathor"),
        related=(
            "nidavellir.recruiting.conditions",
            "nidavellir.gods.thor",
            "nidavellir.animals.durathor_and_conditions",
        ),
        other=Said(
            "Qui annonce Thor en choisissant Dagda n'aura qu'une carte à défausser : une seule autre colonne suffit.",
            "Whoever announces Thor while choosing Dagda will have one card to discard: one other column is enough.",
        ),
    ),
)
