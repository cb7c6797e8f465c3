"""Labels that never change, by the scene in which they are read."""

#: What is read in a scene, whatever the table; both languages are in `words`.
LABELS = {
    "home-first": "app_in_runes app welcome new unofficial",
    "new-table": "new_game new_boxes type_a_name",
    "pad-both-heroes": "find",
    "result-ruling": "touches_ruling open_rule",
    "reveal": "reveal_skip",
    "home": "go_on or_another again new",
    "referee": "search tools chapters cards_title open_rulings",
    "referee-nothing": "nothing_answers",
    "referee-rule": "for_example related",
    "referee-rule-ruling": "both_readings its_cards",
    "referee-cards": "card_hint",
    "referee-card": "card_rules",
    "referee-rulings-nains": "open_rulings open_rule how_to_choose choosing choosing_always",
    "games": "look_for_games older_games players to_bests",
    "games-deleted": "game_deleted undo_delete",
    "games-table": "about_table",
    "games-about": "about_table place_title place_hint note_title note_hint",
    "bring-in": "data_title data_in bring_in_intro bring_in_hint bring_in_copied",
    "bring-in-asked": "leave_out",
    "backups": "data_title backups",
    "players": "players",
    "player": "player all_tables seats_title course shares spread rivals",
    "player-naming": "another_name rename one_person",
    "bests": "bests",
}
