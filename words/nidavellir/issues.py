"""What the checks find at a table: warnings and hints."""

from words.columns import COLUMN_ISSUES
from words.sentences import Text

#: What a table cannot hold, and what is worth a second look. `who` are the players it is about.
ISSUES = {
    **COLUMN_ISSUES,
    "dwarf_copies": Text(
        "{count} {count:carte|cartes} de valeur {value} chez les {column:column} ({who:and}) : à ce nombre de joueurs, "
        "la boîte en a {most}.",
        "{count} {count:card|cards} of value {value} among the {column:column} ({who:and}): at this number of players "
        "the box has {most}.",
    ),
    "column_copies": Text(
        "{count} cartes chez les {column:column} ({who:and}) : à ce nombre de joueurs, la boîte en a {most}.",
        "{count} {column:column} ({who:and}): at this number of players the box has {most}.",
    ),
    "captured_beyond_box": Text(
        "{card:card}, chez {who:and}, n'a pas pu capturer ce {value} : "
        "les armées ont déjà toutes les cartes de valeur {value} chez les {column:column}.",
        "{card:card}, with {who:and}, cannot have captured that {value}: "
        "the armies already have all {column:column} of {value}.",
    ),
    "captured_beyond_column": Text(
        "{card:card}, chez {who:and}, n'a rien pu capturer : les armées ont déjà tous les {column:column}, {most}.",
        "{card:card}, with {who:and}, cannot have captured one: the armies already have all {column:column}, {most}.",
    ),
    "dwarfs_beyond_turns": Text(
        "{who:and} a {count} cartes Nain : les tavernes en donnent {most} au plus.",
        "{who:and} has {count} dwarf cards: the taverns give {most} at most.",
    ),
    "cards_beyond_taverns": Text(
        "{who:and} a pris {count} cartes : les tavernes et ses propres cartes en donnent {most}.",
        "{who:and} took {count} cards: the taverns and their own cards give {most}.",
    ),
    "special_blacksmith_unearned": Text(
        "{who:and} a la forgeronne spéciale sans la distinction des forgerons.",
        "{who:and} has the special blacksmith without the blacksmiths' distinction.",
    ),
    "special_blacksmith_missing": Text(
        "{who:and} a la distinction des forgerons : la forgeronne spéciale (2 grades) est-elle oubliée ?",
        "{who:and} has the blacksmiths' distinction: is the special blacksmith (2 ranks) forgotten?",
    ),
    "gullinbursti_unbrought": Text(
        "{who:and} a Gullinbursti sans Hreasvelg, qui l'apporte.",
        "{who:and} has Gullinbursti without Hreasvelg, who brings it.",
    ),
    "gullinbursti_missing": Text(
        "{who:and} a Hreasvelg : Gullinbursti (1 grade) est-il oublié ?",
        "{who:and} has Hreasvelg: is Gullinbursti (1 rank) forgotten?",
    ),
    "mythology_cards": Text(
        "{count} cartes Mythologie dans cette partie : on n'en distribue que {most}.",
        "{count} mythology cards in this game: only {most} are dealt.",
    ),
    "mythology_in_hand": Text(
        "{who:and} a {count} cartes Mythologie : on en prend {most} au plus.",
        "{who:and} has {count} mythology cards: a player takes {most} at most.",
    ),
    "camp_cards": Text(
        "{count} cartes Camp de l'âge {age} dans cette partie : on peut en prendre {most} au plus.",
        "{count} camp cards of age {age} in this game: at most {most} can be taken.",
    ),
    "hildr_beyond_distinctions": Text(
        "Le jeton de Hildr est {notch} {notch:encoche|encoches} plus bas, mais {who:and} a {count} "
        "{count:distinction|distinctions}.",
        "Hildr's token is {notch} {notch:notch|notches} down, but {who:and} has {count} "
        "{count:distinction|distinctions}.",
    ),
    "hildr_below_distinctions": Text(
        "Le jeton de Hildr est {notch} {notch:encoche|encoches} plus bas, et {who:and} a {count} "
        "{count:distinction|distinctions} : seule une Hildr piochée par Skymir après l'âge 1 l'explique.",
        "Hildr's token is {notch} {notch:notch|notches} down, and {who:and} has {count} "
        "{count:distinction|distinctions}: only a Hildr drawn by Skymir after age 1 explains it.",
    ),
    "sigrdrifa_beyond_heroes": Text(
        "Le jeton de Sigrdrífa est {notch} {notch:encoche|encoches} plus bas, mais {who:and} a {count} héros.",
        "Sigrdrífa's token is {notch} {notch:notch|notches} down, but {who:and} has {count} {count:hero|heroes}.",
    ),
    "heroes_beyond_lines": Text(
        "{who:and} a {heroes} héros pour {lines} {lines:ligne complète|lignes complètes} : "
        "seules des défausses ou une carte qui amène un héros l'expliqueraient.",
        "{who:and} has {heroes} {heroes:hero|heroes} for {lines} complete {lines:line|lines}: "
        "only discards or a card that brings a hero would explain it.",
    ),
    "heroes_beyond_reasons": Text(
        "{who:and} a {heroes} héros pour {lines} {lines:ligne complète|lignes complètes} : "
        "{cards:cards} ne suffit pas à l'expliquer, il faudrait d'autres défausses ou une carte qui amène un héros.",
        "{who:and} has {heroes} {heroes:hero|heroes} for {lines} complete {lines:line|lines}: "
        "{cards:cards} does not explain it all, it would take other discards or a card that brings a hero.",
    ),
    "coins_not_low": Text(
        "{card:Card}, chez {who:and} : {coins:listed} ? Chaque pièce posée sur cette carte était alors la plus faible "
        "du Trésor.",
        "{card:Card}, with {who:and}: {coins:listed}? Each coin put on this card was the lowest of the treasury then.",
    ),
    "hourya_explorers": Text(
        "{who:and} a Hourya avec {count} {count:autre grade|autres grades} d'explorateur, et il en faut {wanted} pour "
        "la recruter : Ylud, Thrud ou une défausse peut l'expliquer.",
        "{who:and} has Hourya beside {count} other explorer {count:rank|ranks}, and it takes {wanted} to recruit "
        "her: Ylud, Thrud or a discard may explain it.",
    ),
}
