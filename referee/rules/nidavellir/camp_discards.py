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
            "La défausse contient les cartes Nain et les offrandes royales défaussées, mais pas les cartes retirées "
            "du camp.",
            "The discard pile holds the discarded dwarf cards and royal offerings, but not the cards cleared from the "
            "camp.",
        ),
        text=Said(
            "Y vont les cartes laissées aux tavernes, les offrandes royales utilisées et les nains qu'un pouvoir "
            "fait défausser ; Andumia et Brísingamens y puisent. Où vont les cartes du camp quand il est vidé, ce "
            "que nous savons de Thingvellir ne le dit pas. Le camp a ses propres paquets : nous lisons qu'elles ne "
            "rejoignent pas celles des tavernes. Avec Idavoll, une carte Mythologie non prise va dans la boîte.",
            "Cards left at the taverns go there, royal offerings that were used and dwarfs that a power discards; "
            "Andumia and Brísingamens draw on it. Where the camp cards go when the camp is cleared, what we know of "
            "Thingvellir does not say. The camp has decks of its own: we read that its cards do not join those of "
            "the taverns. With Idavoll, a mythology card not taken goes to the box.",
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
            "nidavellir.artefacts.brisingamens",
            "nidavellir.camp.leftover",
            "nidavellir.camp.discard_seen",
            "nidavellir.mythology.not_taken",
        ),
        asked=Said(
            "contenu de la défausse, qu'y a-t-il dans la défausse, cartes du camp dans la défausse, artefact "
            "défaussé, mercenaire défaussé, offrande royale dans la défausse, défausse séparée, cimetière "
            "récupérables enlevés, fouiller récupérer jetés Andumia, quelles cartes sont dans la défausse, que "
            "contient la défausse, mercenaires du camp dans la défausse, offrandes utilisées dans la défausse",
            "what is in the discard pile, contents of the discard pile, camp cards in the discard pile, discarded "
            "artifact, discarded mercenary, royal offering in the discard pile, separate discard pile, graveyard "
            "recover removed find, search thrown dwarves +3 +5 upgrade, which cards are in the discard, artifacts in "
            "the discard pile, what the discard contains, mercenaries of the camp in the discard pile, thrown "
            "mercenary where does it go, discarded artifact goes where",
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
            "Regarder la défausse pendant la partie",
            "Looking through the discard pile during the game",
        ),
        answer=Said(
            "La défausse est publique, et chacun peut la regarder à tout moment.",
            "The discard pile is public, and anyone can look through it at any time.",
        ),
        text=Said(
            "Toute carte qui s'y trouve a été vue de tous : la cacher ne servirait qu'à éprouver les mémoires. Avec "
            "Andumia et Brísingamens la question compte, car on vise parfois une carte précise. Laissez la pile "
            "face visible.",
            "Every card in the pile has been seen by all: hiding it would only be a test of memory. With Andumia "
            "and Brísingamens the question matters, as one sometimes aims at a certain card. Leave the pile face up.",
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
        asked=Said(
            "regarder la défausse, fouiller la défausse, défausse visible ou cachée, défausse face visible ou face "
            "cachée, voir les cartes défaussées, consulter avant Andumia, tas cimetière compte nains, droit jetées "
            "pote, voir ce qu'il y a dans la défausse, défausse publique, consulter la défausse en cours de partie, "
            "cartes jetées avant Andumia, défausse secrète, feuilleter la défausse, autorisé de regarder la défausse, "
            "inspecter la défausse, droit de fouiller la défausse avant Andumia, on peut voir la défausse quand on "
            "veut, défausse ouverte avec Thingvellir, compter la défausse",
            "look through the discard, browse the discard, is the discard open, discard face up or face down, see the "
            "discarded cards, check before Andumia, search, peek open information graveyard, hidden thrown taking "
            "trash, public discard pile, check discards mid game, see the discard before Andumia, discard secret, "
            "flip through the discard, looking at discards allowed, inspect the discard pile, may I search the "
            "discard before Andumia, look at cards for Brísingamens beforehand, search the discard pile",
        ),
        date=SECOND_EDITION,
    ),
)
