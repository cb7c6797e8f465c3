"""What would have changed a result: what is otherwise, and what it brings whom."""

from words.sentences import Text, same

TEXTS = {
    "change_more": Text("{thing:Thing} de plus et {name} {effect}", "One more {thing:bare} and {name} {effect}"),
    "change_earned": Text("Avec {thing:thing}, {name} {effect}", "With {thing:thing}, {name} {effect}"),
    "change_less": Text(
        "{lost:Thing} de moins chez {who}, et {name} {effect}",
        "One fewer {lost:bare} for {who}, and {name} {effect}",
    ),
    "change_fewer": Text("{lost:Thing} de moins et {name} {effect}", "One fewer {lost:bare} and {name} {effect}"),
    "change_step": Text(
        "Avec une pièce {thing:worth} au lieu d'une {lost:worth}, {name} {effect}",
        "With a coin of {thing:worth} instead of one of {lost:worth}, {name} {effect}",
    ),
    "change_instead": Text(
        "Avec {thing:thing} au lieu {lost:of}, {name} {effect}",
        "With {thing:thing} instead of {lost:thing}, {name} {effect}",
    ),
    "change_swap": Text(
        "{name} échange {lost:thing} contre {thing:thing} avec {who} et {effect}",
        "{name} swaps {lost:thing} for {thing:thing} with {who} and {effect}",
    ),
    "change_passed": Text(
        "{thing:Thing} chez {name} plutôt que chez {who}, et {name} {effect}",
        "{thing:Thing} with {name} rather than {who}, and {name} {effect}",
    ),
    "outcome_wins": Text("gagne", "wins"),
    "outcome_alone": Text("gagne sans partage", "wins alone"),
    "outcome_shares": Text("partage la victoire avec {others:and}", "shares the victory with {others:and}"),
    "outcome_shares_it": Text("partage la victoire", "shares the victory"),
    "outcome_comes": Text("passe {rank:nth}", "comes {rank:nth}"),
    "outcome_joins": Text("rejoint {others:and} à la {rank:nth} place", "joins {others:and} in {rank:nth} place"),
    "effect_both": Text("{gained} : {points}, et {outcome}.", "{gained}: {points}, and {outcome}."),
    "effect_with_points": Text("{what} : {points}.", "{what}: {points}."),
    "effect_without_points": same("{what}."),
    "effect_points": Text("a {points} points de plus.", "has {points} more points."),
}
