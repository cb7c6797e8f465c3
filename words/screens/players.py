"""What is said of the players: who played how well, against whom, and the best of all."""

from words.sentences import Text, same

TEXTS = {
    "players": Text("Joueurs", "Players"),
    "players_met": Text("{count} {count:joueur|joueurs}", "{count} {count:player|players}"),
    "no_players": Text(
        "Les joueurs apparaissent ici après leur première partie, avec leurs victoires, leurs records et leurs "
        "adversaires.",
        "Players appear here after their first game, with their wins, records and opponents.",
    ),
    "players_unreadable": Text(
        "{count} {count:joueur ne peut plus être lu|joueurs ne peuvent plus être lus}.",
        "{count} {count:player|players} can no longer be read.",
    ),
    "tables_unreadable": Text(
        "{count} {count:partie ne peut plus être lue et n'est pas comptée|parties ne peuvent plus être lues et ne "
        "sont pas comptées}.",
        "{count} {count:game|games} can no longer be read and {count:is|are} not counted.",
    ),
    "played_and_won": Text(
        "{tables} {tables:partie|parties}, {wins} {wins:gagnée|gagnées} · {last:short_date}",
        "{tables} {tables:game|games}, {wins} won · {last:short_date}",
    ),
    # a player's page
    "player": Text("Joueur", "Player"),
    "nothing_played": Text("Pas encore de partie terminée.", "No finished game yet."),
    "nothing_counts_in": Text("Aucune partie ne compte en {year}.", "No game counts in {year}."),
    "figure_tables": Text("{count:partie|parties}", "{count:game|games}"),
    "figure_wins": Text("{count:victoire|victoires}", "{count:win|wins}"),
    "figure_share": Text("gagnées", "won"),
    "figure_place": Text("place moy.", "avg. place"),
    "figure_average": Text("moyenne", "average"),
    "figure_best": Text("meilleure", "best"),
    "figure_worst": Text("pire", "worst"),
    "all_tables": Text("Toutes ses parties", "All games"),
    "in_percent": same("{share:percent}"),
    "with_tenth": same("{number:tenth}"),
    "seats_title": Text("Nombre de joueurs", "Number of players"),
    "any_seats": Text("Tous", "All"),
    "tables_won": Text(
        "{tables} {tables:partie|parties}, {wins} {wins:gagnée|gagnées}", "{tables} {tables:game|games}, {wins} won"
    ),
    "on_day": same("{moment:short_date}"),
    # the charts
    "course": Text("Les totaux, partie par partie", "Totals, game by game"),
    "key_won": Text("gagnée", "won"),
    "key_other": Text("pas gagnée", "not won"),
    "key_average": Text("moyenne", "average"),
    "key_half_won": Text("la moitié gagnées", "half of them won"),
    "key_several": Text("plusieurs parties", "several games"),
    "shares": Text("D'où viennent les points", "Where the points come from"),
    "key_tables_won": Text("parties gagnées", "games won"),
    "key_tables_other": Text("les autres", "the others"),
    "spread": Text("Répartition des points", "How the points spread"),
    "median": Text("médiane {number}", "median {number}"),
    "best": Text("record {number}", "best {number}"),
    # who else was there
    "rivals": Text("Face à face", "Head to head"),
    "rival": Text(
        "{together} {together:partie|parties} : {before} devant, {behind} derrière",
        "{together} {together:game|games}: {before} ahead, {behind} behind",
    ),
    # another name
    "another_name": Text("Autre nom", "New name"),
    "rename": Text("Renommer", "Rename"),
    "name_of_nobody": Text(
        "{name} : un dieu ou une pile porte déjà ce nom.", "{name} is already the name of a god or a pile."
    ),
    "name_taken": Text("{name} est déjà le nom de quelqu'un.", "Somebody is already called {name}."),
    "one_person": Text("C'est la même personne", "They are the same person"),
    "sat_together": Text(
        "{names:and} ont joué ensemble : ce sont deux personnes.",
        "{names:and} have played together: they are two people.",
    ),
    "was_called": Text("Avant : {name}", "Before: {name}"),
    "name_again": Text("Redevenir {name}", "Back to {name}"),
    "were_two": Text("Avant : {names:and}", "Before: {names:and}"),
    "two_again": Text("Séparer de nouveau", "Separate again"),
    # the records of the group
    "bests": Text("Records du groupe", "Group records"),
    "no_bests": Text(
        "Les meilleurs scores de vos parties apparaîtront ici.", "The best scores of your games will appear here."
    ),
    "best_of": same("{name} · {finished:date_of}"),
    "total_row": same("Total"),
}
