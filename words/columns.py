"""What is said alike in the column games: of cards and coins, and of the chapters of their rules."""

from words.sentences import Text, same

COLUMN_LINES = {
    "dwarfs": same("{dwarfs:adding}{points}"),
    "card": Text("{card:titled} : {printed:adding}{points}", "{card:titled}: {printed:adding}{points}"),
    "coins": same("{coins:adding}{points}"),
}

COLUMN_ISSUES = {
    "card_twice": Text(
        "{card:Card} figure {owners:plusieurs fois|à la fois} chez {who:and} : il n'en existe qu'un exemplaire.",
        "{card:Card} lies {owners:more than once|at the same time} in front of {who:and}: there is only one.",
    ),
    "coin_count": Text(
        "{who:and} a {count} {count:pièce|pièces} au lieu de {wanted}.",
        "{who:and} has {count} {count:coin|coins} instead of {wanted}.",
    ),
    "coin_in_hand": Text(
        "{who:and} a {count} pièces {value} : une main en a {most} au plus.",
        "{who:and} has {count} coins of {value}: a hand has {most} at most.",
    ),
    "coin_copies": Text(
        "{count} pièces {value} ({who:and}) : à ce nombre de joueurs, il en existe {most}.",
        "{count} coins of {value} ({who:and}): at this number of players there {most:is|are} {most}.",
    ),
    "exchange_coin_kept": Text(
        "{who:and} a encore la pièce 0 : {card:card} l'a fait défausser.",
        "{who:and} still has the 0 coin: {card:card} had it discarded.",
    ),
    "exchange_beside_special": Text(
        "{who:and} a la pièce 0 et {card:card}, qui la remplace par la 3 spéciale.",
        "{who:and} has the 0 coin and {card:card}, who replaces it with the special 3.",
    ),
    "special_coin_missing": Text(
        "{who:and} a {card:card}, mais pas la 3 spéciale qui va avec.",
        "{who:and} has {card:card}, but not the special 3 that comes with it.",
    ),
    "exchange_coin_count": Text(
        "{who:and} doit avoir une seule pièce 0, sauf avec {card:card} : la feuille en compte {count}.",
        "{who:and} should have exactly one 0 coin, unless {card:card} replaced it: the sheet has {count}.",
    ),
}

COLUMN_CHAPTERS = {
    "setup": Text("Mise en place", "Setting up"),
    "turn": Text("Le tour et les mises", "Turns and bids"),
    "gems": Text("Gemmes et égalités", "Gems and ties"),
    "coins": Text("Pièces", "Coins"),
    "final_count": Text("Décompte final", "Final count"),
}
