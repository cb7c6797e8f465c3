"""The camp's discard pile: what lies in it, and who may look."""

from referee.entry import LICENSED, READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.camp.discard_pile",
        title=Said(
            "Ce qui se trouve dans la défausse",
            "What lies in the discard pile",
        ),
        answer=Said(
            "Selon notre lecture, la défausse contient les cartes Nain et les offrandes royales défaussées, mais pas "
            "les cartes retirées du camp.",
            "By our reading, the discard pile holds the discarded dwarf cards and royal offerings, but not the cards "
            "cleared from the camp.",
        ),
        text=Said(
            "Y vont les cartes laissées aux tavernes, les offrandes royales utilisées et les nains qu'un pouvoir fait "
            "défausser ; Andumia et Brísingamens y puisent. Où vont les cartes du camp quand il est vidé, ce que nous "
            "savons de Thingvellir ne le dit pas. Comme le camp a ses propres paquets, nous gardons ses cartes à part "
            "de celles des tavernes. Avec Idavoll, une carte Mythologie non prise va dans la boîte.",
            "Cards left at the taverns go there, and so do used royal offerings and dwarfs that a power discards; "
            "Andumia and Brísingamens draw from it. Where the camp cards go when the camp is cleared, what we know of "
            "Thingvellir does not say. Since the camp has decks of its own, we keep its cards apart from those of the "
            "taverns. With Idavoll, a mythology card not taken goes to the box.",
        ),
        example=Said(
            "Le premier joueur va au camp et un chasseur reste à la taverne : ce chasseur est dans la défausse. Un "
            "artefact de l'âge 1 encore visible au début de l'âge 2 n'y est pas.",
            "The first player goes to the camp and a hunter is left at the tavern: that hunter is in the pile. An "
            "artefact of age 1 still open when age 2 begins is not.",
        ),
        source=THINGVELLIR,
        status=READING,
        cards=(
            "andumia",
            "brisingamens",
        ),
        related=(
            "nidavellir.heroes.andumia",
            "nidavellir.heroes.andumia_mercenary",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.camp.leftover",
            "nidavellir.camp.discard_seen",
            "nidavellir.mythology.not_taken",
        ),
        other=Said(
            "Les cartes retirées du camp sont des cartes défaussées comme les autres, et l'on peut en prendre une. "
            "À l'inverse, la version en ligne sous licence remet les offrandes utilisées dans la boîte.",
            "Cards cleared from the camp are discarded cards like any other, and one of them may be taken. The "
            "other way round, the licensed online version puts used offerings in the box.",
        ),
    ),
    Entry(
        "nidavellir.camp.discard_seen",
        title=Said(
            "Regarder la défausse avec Thingvellir",
            "Looking through the discard pile with Thingvellir",
        ),
        answer=Said(
            "Avec Thingvellir, la défausse est publique : chacun peut la regarder à tout moment, même sans Andumia ni "
            "Brísingamens.",
            "With Thingvellir the discard pile is public: anyone can look through it at any time, even without "
            "Andumia or Brísingamens.",
        ),
        text=Said(
            "Pour le jeu de base, dont le livret n'en dit rien, c'est aussi notre lecture. Avec Thingvellir, la "
            "version en ligne sous licence montre la défausse à tous, et la question compte davantage, car on y "
            "cherche parfois une carte précise. Laissez la pile face visible.",
            "For the base game, whose rulebook says nothing about it, this is our reading too. With Thingvellir the "
            "licensed online version shows the pile to everybody, and the question matters more, as players sometimes "
            "look for a certain card in it. Leave the pile face up.",
        ),
        example=Said(
            "Serge hésite à recruter Andumia. Il regarde d'abord la défausse : elle n'a plus d'explorateur 11, et il "
            "choisit un autre héros.",
            "Serge is not sure about recruiting Andumia. He looks through the pile first: no explorer 11 is left in "
            "it, and he chooses another hero.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "andumia",
            "brisingamens",
        ),
        related=(
            "nidavellir.camp.discard_pile",
            "nidavellir.heroes.andumia",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.bids.secret",
            "nidavellir.turn.discard_pile",
        ),
        date=SECOND_EDITION,
    ),
)
