"""Why a row is worth what it is, what would have changed it, and who won."""

from words.columns import COLUMN_LINES
from words.sentences import Text

#: Why a row is worth what it is. `points` is what the line adds.
LINES = {
    **COLUMN_LINES,
    "card_per_grade": Text(
        "{card:titled} : {printed:terms} + {each} × {count} {count:grade|grades} = {points}",
        "{card:titled}: {printed:terms} + {each} × {count} {count:rank|ranks} = {points}",
    ),
    "majority_alone": Text(
        "{grades} {grades:grade|grades}, la majorité : la plus forte pièce, {coin}",
        "{grades} {grades:rank|ranks}, the most: the highest coin, {coin}",
    ),
    "majority_tied": Text(
        "{grades} {grades:grade|grades}, à égalité avec {players:and} : la plus forte pièce, {coin}",
        "{grades} {grades:rank|ranks}, as many as {players:and}: the highest coin, {coin}",
    ),
    "majority_missed": Text(
        "{grades} {grades:grade|grades}, derrière {players:and} ({most}) : pas de pièce",
        "{grades} {grades:rank|ranks}, behind {players:and} ({most}): no coin",
    ),
    "majority_nobody": Text(
        "personne n'a de guerrier : pas de majorité, pas de pièce", "nobody has a warrior: no majority, no coin"
    ),
    "majority_everyone": Text(
        "personne n'a de guerrier, tous à égalité : la plus forte pièce, {coin}",
        "nobody has a warrior, all are tied: the highest coin, {coin}",
    ),
    "square": Text(
        "{grades} {grades:grade|grades}{parts:made_of} : {grades}² = {points}",
        "{grades} {grades:rank|ranks}{parts:made_of}: {grades}² = {points}",
    ),
    "staircase": Text(
        "{grades} {grades:grade|grades}{parts:made_of} : {grades:stairs}{points}",
        "{grades} {grades:rank|ranks}{parts:made_of}: {grades:stairs}{points}",
    ),
    "miners": Text(
        "{parts:addends} : {sum} × {grades} {grades:grade|grades} = {points}",
        "{parts:addends}: {sum} × {grades} {grades:rank|ranks} = {points}",
    ),
    "miners_in_pairs": Text(
        "{parts:addends} : {sum}, + {pairs} pour {pairs} {pairs:paire|paires} de 0 grâce à {card:card} ; "
        "{multiplied} × {grades} {grades:grade|grades} = {points}",
        "{parts:addends}: {sum}, + {pairs} for {pairs} {pairs:pair|pairs} of 0 thanks to {card:card}; "
        "{multiplied} × {grades} {grades:rank|ranks} = {points}",
    ),
    "dwerg": Text(
        "{count} {count:frère Dwerg|frères Dwerg} : {points}", "{count} Dwerg {count:brother|brothers}: {points}"
    ),
    "highest_coin": Text("{card:titled} : la plus forte pièce, {coin}", "{card:titled}: the highest coin, {coin}"),
    "per_hero": Text(
        "{card:titled} : {each} × {count} héros = {points}",
        "{card:titled}: {each} × {count} {count:hero|heroes} = {points}",
    ),
    "per_mercenary": Text(
        "{card:titled} : {each} × {count} {count:mercenaire|mercenaires} = {points}",
        "{card:titled}: {each} × {count} {count:mercenary|mercenaries} = {points}",
    ),
    "per_coin": Text(
        "{card:titled} : {each} × {count} {count:pièce|pièces} de {least} ou plus = {points}",
        "{card:titled}: {each} × {count} {count:coin|coins} of {least} or more = {points}",
    ),
    "longest_column": Text(
        "{card:titled} : {each} × {grades} {grades:grade|grades}, la plus longue colonne ({column:column}) = {points}",
        "{card:titled}: {each} × {grades} {grades:rank|ranks}, the longest column ({column:column}) = {points}",
    ),
    "coins_on_it": Text(
        "{card:titled} : ses pièces, {coins:adding}{points}", "{card:titled}: the coins on it, {coins:adding}{points}"
    ),
    "captured_nothing": Text("{card:titled} n'a rien capturé : 0", "{card:titled} captured nothing: 0"),
    "times_captured": Text(
        "{card:titled} : {times} × {captured}, l'explorateur capturé = {points}",
        "{card:titled}: {times} × {captured}, the captured explorer = {points}",
    ),
    "track": Text(
        "{card:titled} : {points} à l'encoche {notch:ordinal} de {track:steps}",
        "{card:titled}: {points} at notch {notch:ordinal} of {track:steps}",
    ),
}

#: What a player can have one more of, or other ones, with its article; cards of a name go by it.
THINGS = {
    "warrior": Text("un guerrier {value}", "a warrior of {value}"),
    "hunter": Text("un grade de chasseur", "a hunter rank"),
    "miner": Text("un mineur {value}", "a miner of {value}"),
    "blacksmith": Text("un grade de forgeron", "a blacksmith rank"),
    "explorer": Text("un explorateur {value}", "an explorer of {value}"),
}

#: What a change brings a player, by the key of its line.
GAINED = {
    "majority_alone": Text("a la majorité", "has the majority"),
    "majority_tied": Text("partage la majorité avec {players:and}", "shares the majority with {players:and}"),
}

VERDICTS = {
    "won": Text(
        "{players:and} gagne avec {total} points (+{ahead}).", "{players:and} wins with {total} points (+{ahead})."
    ),
    "shared": Text(
        "{players:and} se partagent la victoire avec {total}.", "{players:and} share the victory with {total}."
    ),
}
