"""When things happen with the camp: within a turn, at the end of an age and of the game."""

from referee.entry import LICENSED, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.camp.rest_of_the_turn",
        title=Said(
            "Le camp, puis le reste du tour",
            "The camp, then the rest of the turn",
        ),
        answer=Said(
            "Une carte du camp remplace seulement la carte de la taverne : héros et échange de pièces suivent comme "
            "d'habitude.",
            "A camp card replaces the tavern card only: hero and exchange of coins follow as usual.",
        ),
        text=Said(
            "L'ordre reste le même : d'abord la carte et son effet, puis un héros s'il y a lieu, puis l'échange si le "
            "joueur a joué sa pièce d'échange. Un mercenaire et la plupart des artefacts n'ajoutent aucun grade et ne "
            "complètent donc pas de ligne. Vegvisir peut en compléter une, et Gjallarhorn donne un héros lui-même.",
            "The order stays the same: first the card and its effect, then a hero if one is due, then the exchange if "
            "the player played the exchange coin. A mercenary and most artefacts add no rank and so complete no line. "
            "Vegvisir may complete one, and Gjallarhorn itself gives a hero.",
        ),
        example=Said(
            "Tous ont misé 0. Anne, qui a la plus forte gemme, prend un mercenaire au camp, puis échange les pièces 3 "
            "et 5 de sa bourse : 3 + 5 = 8.",
            "Everyone bid 0. Anne, who has the highest gem, takes a mercenary from the camp, then exchanges the 3 and "
            "the 5 of her pouch: 3 + 5 = 8.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "vegvisir",
            "gjallarhorn",
        ),
        related=(
            "nidavellir.turn.active_player",
            "nidavellir.coins.exchange",
            "nidavellir.artefacts.vegvisir",
            "nidavellir.camp.first_player",
        ),
    ),
    Entry(
        "nidavellir.camp.end_of_age",
        title=Said(
            "L'ordre en fin d'âge 1",
            "The order at the end of age 1",
        ),
        answer=Said(
            "En fin d'âge 1, dans cet ordre : dernière taverne, mercenaires enrôlés, Ylud posée, distinctions, "
            "nouveau camp.",
            "At the end of age 1, in this order: last tavern, mercenaries enlisted, Ylud placed, distinctions, new "
            "camp.",
        ),
        text=Said(
            "L'échange de gemmes de la dernière taverne vient avant l'enrôlement, et peut donc en changer l'ordre. "
            "Chaque étape s'achève, héros compris, avant la suivante. Le camp de l'âge 1 reste ouvert à qui recrute "
            "un héros pendant les distinctions.",
            "The gem exchange of the last tavern comes before the enlistment, and may thus change its order. Each "
            "step is finished, heroes included, before the next one. The camp of age 1 stays open for a hero "
            "recruited during the distinctions.",
        ),
        example=Said(
            "Anne et Serge sont à égalité à la dernière taverne et échangent leurs gemmes 5 et 3. À l'enrôlement, à "
            "nombre égal, Serge passe désormais avant Anne.",
            "Anne and Serge are tied at the last tavern and swap their gems 5 and 3. At the enlistment, with equal "
            "numbers, Serge now goes before Anne.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("ylud",),
        related=(
            "nidavellir.mercenaries.enlisting",
            "nidavellir.heroes.ylud",
            "nidavellir.distinctions.strict_majority",
            "nidavellir.camp.age_two",
        ),
    ),
    Entry(
        "nidavellir.camp.end_of_game",
        title=Said(
            "L'ordre à la fin de la partie",
            "The order at the end of the game",
        ),
        answer=Said(
            "Après la dernière taverne : mercenaires, Ylud, départ de Thrud, défausse de Brísingamens, et enfin le "
            "décompte.",
            "After the last tavern: mercenaries, Ylud, Thrud's departure, Brísingamens' discard, and at last the "
            "count.",
        ),
        text=Said(
            "Pendant l'enrôlement et la pose d'Ylud, Thrud est encore dans l'armée : son grade compte pour les "
            "lignes. Au décompte elle n'en a plus. Mjöllnir, la majorité des guerriers et tous les points se comptent "
            "sur l'armée qui reste après la dernière étape.",
            "During the enlistment and Ylud's placement Thrud is still in the army: her rank counts for lines. At the "
            "count she has none. Mjöllnir, the warriors' majority and all points are counted on the army that is left "
            "after the last step.",
        ),
        example=Said(
            "Ylud complète une ligne grâce au grade de Thrud : Serge recrute un héros, puis Thrud part, et le héros "
            "reste.",
            "Ylud completes a line thanks to Thrud's rank: Serge recruits a hero, then Thrud leaves, and the hero "
            "stays.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "ylud",
            "thrud",
            "brisingamens",
            "mjollnir",
        ),
        related=(
            "nidavellir.mercenaries.enlisting",
            "nidavellir.heroes.ylud_and_thrud",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.heroes.after_the_last_tavern",
        ),
    ),
    Entry(
        "nidavellir.heroes.after_the_last_tavern",
        title=Said(
            "Un héros recruté après la dernière taverne",
            "A hero recruited after the last tavern",
        ),
        answer=Said(
            "Un héros recruté à l'enrôlement ou à la pose d'Ylud agit normalement, s'il reste de quoi agir.",
            "A hero recruited at the enlistment or at Ylud's placement acts as usual, if there is anything left to "
            "act on.",
        ),
        text=Said(
            "Andumia, Holda, Khrad et Olwyn agissent au recrutement : carte, pièce et doubles comptent encore. En fin "
            "de partie, Jarika et Zolkur ne trouvent plus d'échange, mais leurs points comptent. Jarika sert encore "
            "si une transformation suit, celle de Khrad par exemple.",
            "Andumia, Holda, Khrad and Olwyn act when recruited: card, coin and doubles still count. At the end of "
            "the game Jarika and Zolkur no longer find an exchange, but their points count. Jarika is still of use if "
            "a transformation follows, Khrad's for instance.",
        ),
        example=Said(
            "Ylud complète une ligne en fin de partie et Anne recrute Khrad : son 4 devient 4 + 10 = 14, plus les 4 "
            "points du héros.",
            "Ylud completes a line at the end of the game and Anne recruits Khrad: her 4 becomes 4 + 10 = 14, and the "
            "hero adds 4 points.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "andumia",
            "holda",
            "khrad",
            "olwyn",
            "zolkur",
            "jarika",
            "ylud",
        ),
        related=(
            "nidavellir.camp.end_of_game",
            "nidavellir.heroes.ylud",
            "nidavellir.mercenaries.with_ylud",
        ),
    ),
)
