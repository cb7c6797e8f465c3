"""Preset deflate dictionary for codes, version 1: text that sheets have in common.

It must never change, since existing codes could no longer be read: a new dictionary needs a new `VERSION`. The most
frequent text comes last, where references to it are shortest.
"""

DICTIONARY = (
    '{"won": {"odin": [1, 2, 3, 3], "thor": [1, 1, 2, 3], "tyr": [2, 2, 3, 3], "surtr": [1, 1, 2], "freyja": 1}}, '
    '"ase_of": "", "rounds": [{"mode": "duel", "solo", "Valhalla", "Heilheim", "Brynhildr", "freyja_factor": 3, '
    '"freyja_on_negative": true, "tyr_points": "per_rune", "duel_must_beat_rival_ase": false, '
    '"mercenaries_in_column": true, "gaat_shield_grades": 1, "majority_without_warriors": "everyone", '
    '"ratatosk_neutral_zeros": false}, "expansions": ["spring", "winter"], '
    '"volgrir", "abokar", "svara", "ararun", "sriza", "fey", "derdhr", "kardum", "oosram", "droh", "ulrog", "tala", '
    '"torun", "gurdan", "borogam", "jorun", "oboron", "gaat", "tadgar", "lygdr", "wal", "akab", "dawn", "tiss", '
    '"aral", "brum", "redwin", "ordo", "liquor_certificate", "symbols": {"occult": 2, "runes": 3, "malt": 4}, '
    '"army": {"shield": {"grades": 5, "printed": 10}, "temple": [3, 4, 5], "errants": {"visible": [3, 4, 5], '
    '"pariah": [4, 5]}, "forge": [3, 4, 5], "talion": [3, 4]}, "game": "nains", "game": "vedrfolnir", '
    '{"id": "merc1_warrior6_explorer8", "column": "{"id": "merc1_warrior6_blacksmith", "column": "'
    '{"id": "merc1_hunter_explorer8", "column": "{"id": "merc1_hunter_miner1", "column": "'
    '{"id": "merc1_blacksmith_miner1", "column": "{"id": "merc1_warrior9_explorer11", "column": "'
    '{"id": "merc2_hunter_blacksmith", "column": "{"id": "merc2_warrior6_miner1", "column": "'
    '{"id": "merc2_blacksmith_explorer8", "column": "{"id": "merc2_warrior6_hunter", "column": "'
    '{"id": "merc2_explorer8_miner1", "column": "{"id": "merc2_warrior9_explorer11", "column": "'
    '{"id": "skymir", "captured": true}, {"id": "thrivaldi", "captured": true}, {"id": "hrungnir", "captured": 2}, '
    '{"id": "olwyn", "doubles": ["explorer", "miner"]}, {"id": "gullinbursti", "column": "hunter"}, '
    '"odroerir", "crovax", "durathor", "garm", "hreasvelg", "nidhogg", "ratatosk", "frigg", "thor", "freya", "loki", '
    '"odin", {"id": "surt", "captured": 7}, {"id": "gymir", "captured": 5}, '
    '{"id": "brynhildr", "notch": 4}, {"id": "hildr", "notch": 2}, {"id": "olrun", "notch": 4}, '
    '{"id": "sigrdrifa", "notch": 1}, {"id": "svafa", "notch": 0}, '
    '"andumia", "holda", "khrad", "jarika", "zolkur", "fafnir_baleygr", "draupnir", "vegvisir", "svalinn", '
    '"megingjord", "vidofnir_vedrfolnir", "brisingamens", "mjollnir", "hofud", "hrafnsmerki", "jarnglofi", '
    '"gjallarhorn", "kraal", "tarah", "aral", "dagda", "zoral", "lokdur", "aegur", "bonfur", "hourya", "idunn", '
    '"skaa", "astrid", "grid", "uline", "thrud", "dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", '
    '"dwerg_bergelmir", "kings_hand", "hunting_master", "crown_jeweler", "kings_great_armorer", '
    '"pioneer_of_the_kingdom", "special_blacksmith", "coins": [0, 3, 5, 12, 17]}, {"name": "David", '
    '"army": {"warrior": [3, 4, 5, 6, 7, 8, 9, 10], "hunter": 4, "miner": [0, 0, 1, 1, 2, 2], "blacksmith": 5, '
    '"explorer": [5, 6, 7, 8, 9, 10, 11]}, "cards": [{"id": "ylud", "column": "blacksmith"}, "column": "hunter"}, '
    '"column": "miner"}, "column": "warrior"}, "column": "explorer"}], "coins": [0, 2, 4, 8, 15]}]}, '
    '{"format": "elvaland/1", "game": "nidavellir", "expansions": ["thingvellir", "idavoll"], '
    '"players": [{"name": "Anne", "army": {"warrior": ['
)
