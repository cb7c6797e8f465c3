"""The rules of Nidavellir, Thingvellir and Idavoll."""

#: The chapters in the order in which one leafs through them: each a module or several, by the name of the first.
CHAPTERS = (
    ("setup", "cards_in_play", "box"),
    ("turn", "active_player", "bids"),
    ("gems", "gem_ties"),
    ("recruiting", "several_heroes", "lines", "discards"),
    ("coins", "treasury", "transforming"),
    ("distinctions", "distinction_ranks", "distinction_rewards"),
    ("class_heroes", "hourya_and_idunn"),
    ("neutral_heroes", "grid", "ylud", "ylud_lines", "thrud", "uline"),
    ("classes", "warriors"),
    ("final_count",),
    ("glossary",),
    ("camp", "camp_discards"),
    ("mercenaries", "mercenaries_in_play"),
    ("camp_heroes", "camp_heroes_in_play", "taken_back"),
    ("artefacts_of_age_one", "artefacts_of_age_two", "gjallarhorn_and_odroerir", "artefacts_in_play"),
    ("camp_timing",),
    ("mythology",),
    ("animals", "squirrel_and_boar"),
    ("gods", "thor", "gods_swaps", "odin"),
    ("giants", "skymir_surt_and_gymir", "giants_gains"),
    ("valkyries", "valkyries_more", "sigrdrifa_and_svafa"),
)

#: What the referee works out of this game.
TOOLS = ("taverns", "coin", "distinctions", "recruit")
