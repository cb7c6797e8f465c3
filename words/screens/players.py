"""What is said of the players: who played how well, against whom, and the best of all."""

from words.sentences import Text, same

TEXTS = {
    "players": Text("Joueurs", "Players"),
    "players_met": Text("{count} {count:joueur|joueurs}", "{count} {count:player|players}"),
    "no_players": Text(
        "Qui finit une partie paraît ici, avec ses victoires, ses records et ses adversaires.",
        "Whoever finishes a table stands here, with wins, bests and opponents.",
    ),
    "players_unreadable": Text(
        "{count} {count:joueur ne peut plus être lu|joueurs ne peuvent plus être lus}.",
        "{count} {count:player|players} can no longer be read.",
    ),
    "tables_unreadable": Text(
        "{count} {count:partie ne peut plus être lue et n'est pas comptée|parties ne peuvent plus être lues et "
        "ne sont pas comptées}.",
        "{count} {count:table|tables} can no longer be read and {count:is|are} not counted.",
    ),
    "played_and_won": Text(
        "{tables} {tables:partie|parties}, {wins} {wins:gagnée|gagnées} · {last:short_date}",
        "{tables} {tables:table|tables}, {wins} won · {last:short_date}",
    ),
    # a player's page
    "player": Text("Joueur", "Player"),
    "nothing_played": Text("Pas encore de partie finie.", "No finished table yet."),
    "figure_tables": Text("{count:partie|parties}", "{count:table|tables}"),
    "figure_wins": Text("{count:victoire|victoires}", "{count:win|wins}"),
    "figure_share": Text("gagnées", "won"),
    "figure_place": Text("place moy.", "avg place"),
    "figure_average": Text("moyenne", "average"),
    "figure_best": Text("meilleure", "best"),
    "figure_worst": Text("pire", "worst"),
    "all_tables": Text("Toutes ses parties", "All tables"),
    "in_percent": same("{share:percent}"),
    "with_tenth": same("{number:tenth}"),
    "seats_title": Text("Joueurs à la table", "Players at the table"),
    "any_seats": Text("Tous", "All"),
    "tables_won": Text(
        "{tables} {tables:partie|parties}, {wins} {wins:gagnée|gagnées}", "{tables} {tables:table|tables}, {wins} won"
    ),
    "on_day": same("{moment:short_date}"),
    # the charts
    "course": Text("Les totaux, partie après partie", "Totals, table after table"),
    "key_won": Text("gagnée", "won"),
    "key_other": Text("pas gagnée", "not won"),
    "key_average": Text("moyenne", "average"),
    "key_half_won": Text("la moitié gagnées", "half of them won"),
    "key_several": Text("plusieurs parties", "several tables"),
    "shares": Text("D'où viennent les points", "Where the points come from"),
    "key_tables_won": Text("parties gagnées", "tables won"),
    "key_tables_other": Text("les autres", "the others"),
    "spread": Text("Répartition des points", "How the points spread"),
    "median": Text("médiane {number}", "median {number}"),
    "best": Text("record {number}", "best {number}"),
    # who else was there
    "rivals": Text("Face à face", "Head to head"),
    "rival": Text(
        "{together} {together:partie|parties} : devant {before}, derrière {behind}",
        "{together} {together:table|tables}: {before} ahead, {behind} behind",
    ),
    # another name
    "another_name": Text("Autre nom", "New name"),
    "rename": Text("Renommer", "Rename"),
    "name_of_nobody": Text(
        "{name} : un dieu ou une pile porte déjà ce nom.", "{name} is the name of a god or of a pile."
    ),
    "name_taken": Text("{name} est déjà le nom de quelqu'un.", "Somebody is called {name} already."),
    "one_person": Text("C'est la même personne", "They are one person"),
    "sat_together": Text(
        "{names:and} ont joué à la même table : ce sont deux personnes.",
        "{names:and} sat at the same table: they are two people.",
    ),
    "was_called": Text("Avant : {name}", "Before: {name}"),
    "name_again": Text("Redevenir {name}", "Back to {name}"),
    "were_two": Text("Avant : {names:and}", "Before: {names:and}"),
    "two_again": Text("De nouveau deux", "Two people again"),
    # the records of the group
    "bests": Text("Records du groupe", "Records of the group"),
    "no_bests": Text(
        "Les meilleurs scores de vos parties paraîtront ici.", "The best scores of your tables will stand here."
    ),
    "best_of": same("{name} · {finished:date_of}"),
    "total_row": same("Total"),
}
