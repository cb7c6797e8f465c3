"""What the finished tables say."""

from words.sentences import Text, same

TEXTS = {
    "finished": same("{moment:Day}, {moment:clock}"),
    "won_by": same("{names:and}"),
    "won_by_nobody": Text("Personne ne gagne", "Nobody wins"),
    "no_games": Text(
        "Chaque partie comptée se range ici, la plus récente en haut. Touchez-en une : son résultat se rouvre, "
        "et chacun de ses nombres dit pourquoi.",
        "Every table you count is kept here, the newest on top. Tap one: its result opens again, "
        "and each of its numbers says why.",
    ),
    "count_first": Text("Compter une partie", "Count a table"),
    "games_kept": Text("{count} {count:partie finie|parties finies}", "{count} finished {count:table|tables}"),
    "older_games": Text("Parties plus anciennes", "Older tables"),
}
