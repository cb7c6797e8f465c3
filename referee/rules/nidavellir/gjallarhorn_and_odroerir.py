"""Gjallarhorn's hero, and the coins on Odroerir."""

from referee.entry import LICENSED, READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import PROMOS, THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.artefacts.gjallarhorn",
        title=Said(
            "Gjallarhorn : un héros tout de suite",
            "Gjallarhorn: a hero at once",
        ),
        answer=Said(
            "Dès que vous prenez Gjallarhorn, vous recrutez un héros, quel que soit le nombre de vos lignes.",
            "As soon as you take Gjallarhorn, you recruit a hero, however many lines you have.",
        ),
        text=Said(
            "Même sans aucune ligne. Le pouvoir immédiat du héros s'applique, et si ses grades complètent une ligne, "
            "la règle ordinaire dit s'il en vient un autre. L'artefact vaut 0 point à la fin ; le héros compte comme "
            "les autres.",
            "Even without a single line. The immediate power of the hero applies, and if the hero's ranks complete a "
            "line, the usual rule says whether another one comes. The artefact is worth 0 points at the end; the hero "
            "counts like the others.",
        ),
        example=Said(
            "Anne n'a aucune ligne ni aucun héros. Elle prend Gjallarhorn et recrute aussitôt son premier héros.",
            "Anne has neither a line nor a hero. She takes Gjallarhorn and recruits her first hero at once.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("gjallarhorn",),
        related=(
            "nidavellir.artefacts.gjallarhorn_line_rule",
            "nidavellir.artefacts.gjallarhorn_conditions",
            "nidavellir.artefacts.megingjord_other_ways",
        ),
    ),
    Entry(
        "nidavellir.artefacts.gjallarhorn_line_rule",
        title=Said(
            "Gjallarhorn et le prochain héros",
            "Gjallarhorn and the next hero",
        ),
        answer=Said(
            "Le héros de Gjallarhorn compte dans la règle des lignes : il faut ensuite une ligne de plus que de "
            "héros, lui compris.",
            "Gjallarhorn's hero counts in the line rule: from then on it takes one line more than heroes, that hero "
            "included.",
        ),
        text=Said(
            "L'artefact avance un héros ; il n'en ajoute pas un à ceux que donneront les lignes. Le héros que donne "
            "Thrivaldi, lui, n'est pas compté.",
            "The artefact brings a hero early; it does not add one to those that the lines will give. The hero that "
            "Thrivaldi gives, by contrast, is not counted.",
        ),
        example=Said(
            "Serge a 2 lignes et 2 héros. Gjallarhorn lui en donne un troisième : il faut 3 + 1 = 4 lignes pour le "
            "suivant, et la troisième ne donne rien.",
            "Serge has 2 lines and 2 heroes. Gjallarhorn gives him a third one: it takes 3 + 1 = 4 lines for the "
            "next, and the third brings nothing.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "gjallarhorn",
            "thrivaldi",
        ),
        related=(
            "nidavellir.artefacts.gjallarhorn",
            "nidavellir.recruiting.line_rule",
            "nidavellir.giants.thrivaldi",
        ),
    ),
    Entry(
        "nidavellir.artefacts.odroerir",
        title=Said(
            "Odroerir : la somme de ses pièces",
            "Odroerir: the sum of its coins",
        ),
        answer=Said(
            "Selon notre lecture, Odroerir vaut à la fin la somme des pièces posées sur lui, et Draupnir, Astrid et "
            "la majorité ne les comptent pas.",
            "By our reading, Odroerir is worth the sum of the coins on it at the end, and Draupnir, Astrid and the "
            "majority do not count them.",
        ),
        text=Said(
            "À la mise en place, cet artefact promotionnel, connu par une réalisation libre et une photo, se pose sur "
            "le paquet de camp de l'âge 2, une fois mélangé : c'est une 13e carte, visible dès le début de l'âge 2. "
            "Pour chaque carte prise au camp, la plus faible pièce du Trésor se pose sur lui, jusqu'à ce que "
            "quelqu'un le prenne. Ce sont donc d'ordinaire de petites pièces.",
            "At set-up this promotional artefact, known from an open implementation and a photo, goes on top of the "
            "shuffled camp deck of age 2: it is a 13th card, open from the start of age 2. For each card taken at the "
            "camp the lowest coin of the treasury goes onto it, until somebody takes it. So its coins are usually low "
            "ones.",
        ),
        example=Said(
            "Deux cartes sont prises au camp, et le Trésor a encore ses 5 : Odroerir porte 5 + 5 = 10. La plus forte "
            "pièce d'Anne est un 14 : Draupnir donne 0, Astrid 14.",
            "Two cards are taken at the camp, and the treasury still has its 5s: Odroerir holds 5 + 5 = 10. Anne's "
            "highest coin is a 14: Draupnir gives 0, Astrid 14.",
        ),
        source=PROMOS,
        status=READING,
        cards=(
            "odroerir",
            "draupnir",
            "astrid",
        ),
        related=(
            "nidavellir.coins.count",
            "nidavellir.artefacts.draupnir",
            "nidavellir.heroes.astrid",
            "nidavellir.warriors.majority",
        ),
        other=Said(
            "Une version de cette réalisation ajoute encore une pièce quand on prend Odroerir lui-même, et une plus "
            "ancienne comptait ses pièces pour Draupnir. Si votre carte porte une autre règle, elle fait foi.",
            "One version of that implementation adds one more coin when Odroerir itself is taken, and an older one "
            "counted its coins for Draupnir. If your card prints another rule, the card is right.",
        ),
        date=SECOND_EDITION,
    ),
)
