"""Nidavellir, Thingvellir and Idavoll in words: names, lines, warnings and open rulings."""

from words.columns import COLUMN_CHAPTERS, COLUMN_ISSUES, COLUMN_LINES
from words.sentences import Text, same

TITLE = same("Nidavellir")
#: The same in the letters of its world: an ornament.
RUNES = "ᚾᛁᛞᚨᚹᛖᛚᛚᛁᚱ"

MODES: dict[str, Text] = {}

EXPANSIONS = {"thingvellir": same("Thingvellir"), "idavoll": same("Idavoll")}

#: Names as players say them; the title that the card prints beside it stands in TITLES.
CARDS = {
    "kraal": same("Kraal"),
    "tarah": same("Tarah"),
    "aral": same("Aral"),
    "dagda": same("Dagda"),
    "zoral": same("Zoral"),
    "lokdur": same("Lokdur"),
    "aegur": same("Aëgur"),
    "bonfur": same("Bonfur"),
    "hourya": same("Hourya"),
    "idunn": same("Idunn"),
    "dwerg_ymir": same("Dwerg Ymir"),
    "dwerg_aesir": same("Dwerg Aesir"),
    "dwerg_sigmir": same("Dwerg Sigmir"),
    "dwerg_jungir": same("Dwerg Jungir"),
    "dwerg_bergelmir": same("Dwerg Bergelmir"),
    "skaa": same("Skaa"),
    "astrid": same("Astrid"),
    "grid": same("Grid"),
    "uline": same("Uline"),
    "ylud": same("Ylud"),
    "thrud": same("Thrud"),
    "kings_hand": Text("la Main du Roi", "the King's Hand"),
    "hunting_master": Text("le Maître / la Maîtresse de Chasse", "the Hunting Master"),
    "crown_jeweler": Text("le Joaillier / la Joaillière de la Couronne", "the Crown Jeweler"),
    "kings_great_armorer": Text("l'Armurier / l'Armurière du Roi", "the King's Great Armorer"),
    "pioneer_of_the_kingdom": Text("le Pionnier / la Pionnière du Royaume", "the Pioneer of the Kingdom"),
    "special_blacksmith": Text("la forgeronne spéciale", "the special blacksmith"),
    "andumia": same("Andumia"),
    "holda": same("Holda"),
    "khrad": same("Khrad"),
    "jarika": same("Jarika"),
    "olwyn": same("Olwyn"),
    "zolkur": same("Zolkur"),
    "fafnir_baleygr": same("Fafnir Báleygr"),
    "draupnir": same("Draupnir"),
    "vegvisir": same("Vegvisir"),
    "svalinn": same("Svalinn"),
    "megingjord": same("Megingjord"),
    "vidofnir_vedrfolnir": same("Vidofnir & Vedrfölnir"),
    "brisingamens": same("Brísingamens"),
    "mjollnir": same("Mjöllnir"),
    "hofud": same("Höfud"),
    "hrafnsmerki": same("Hrafnsmerki"),
    "jarnglofi": same("Járnglófi"),
    "gjallarhorn": same("Gjallarhorn"),
    "merc1_warrior6_explorer8": Text("mercenaire guerrier 6 / explorateur 8", "mercenary warrior 6 / explorer 8"),
    "merc1_warrior6_blacksmith": Text("mercenaire guerrier 6 / forgeron", "mercenary warrior 6 / blacksmith"),
    "merc1_hunter_explorer8": Text("mercenaire chasseur / explorateur 8", "mercenary hunter / explorer 8"),
    "merc1_hunter_miner1": Text("mercenaire chasseur / mineur 1", "mercenary hunter / miner 1"),
    "merc1_blacksmith_miner1": Text("mercenaire forgeron / mineur 1", "mercenary blacksmith / miner 1"),
    "merc1_warrior9_explorer11": Text(
        "mercenaire guerrier 9 / explorateur 11 (âge 1)", "mercenary warrior 9 / explorer 11 (age 1)"
    ),
    "merc2_hunter_blacksmith": Text("mercenaire chasseur / forgeron", "mercenary hunter / blacksmith"),
    "merc2_warrior6_miner1": Text("mercenaire guerrier 6 / mineur 1", "mercenary warrior 6 / miner 1"),
    "merc2_blacksmith_explorer8": Text("mercenaire forgeron / explorateur 8", "mercenary blacksmith / explorer 8"),
    "merc2_warrior6_hunter": Text("mercenaire guerrier 6 / chasseur", "mercenary warrior 6 / hunter"),
    "merc2_explorer8_miner1": Text("mercenaire explorateur 8 / mineur 1", "mercenary explorer 8 / miner 1"),
    "merc2_warrior9_explorer11": Text(
        "mercenaire guerrier 9 / explorateur 11 (âge 2)", "mercenary warrior 9 / explorer 11 (age 2)"
    ),
    "crovax": same("Crovax"),
    "odroerir": same("Odroerir"),
    "durathor": same("Durathor"),
    "garm": same("Garm"),
    "hreasvelg": same("Hreasvelg"),
    "nidhogg": same("Nidhogg"),
    "ratatosk": same("Ratatosk"),
    "gullinbursti": same("Gullinbursti"),
    "frigg": same("Frigg"),
    "thor": same("Thor"),
    "freya": same("Freya"),
    "loki": same("Loki"),
    "odin": same("Odin"),
    "skymir": same("Skymir"),
    "surt": same("Surt"),
    "gymir": same("Gymir"),
    "hrungnir": same("Hrungnir"),
    "thrivaldi": same("Thrivaldi"),
    "brynhildr": same("Brynhildr"),
    "hildr": same("Hildr"),
    "olrun": same("Ölrun"),
    "sigrdrifa": same("Sigrdrífa"),
    "svafa": same("Svafa"),
}

#: What has a name and is no card of a sheet.
NAMES = {
    "olwyns_double": Text("double d'Olwyn", "Olwyn's double"),
    "dwerg": Text("les frères Dwerg", "the Dwerg brothers"),
}

TITLES = {
    "kraal": Text("le Vénal", "the Venal"),
    "tarah": Text("Frappe Fatale", "Lethal Strike"),
    "aral": Text("Serres d'Aigle", "Eagle Claws"),
    "dagda": Text("l'Explosive", "the Explosive"),
    "zoral": Text("le Contremaître", "the Foreman"),
    "lokdur": Text("Cœur Cupide", "Greedy Heart"),
    "aegur": Text("Poing d'Acier", "Fist of Steel"),
    "bonfur": Text("le Tyrannique", "the Tyrannical"),
    "hourya": Text("l'Insaisissable", "the Elusive"),
    "idunn": Text("la Furtive", "the Furtive"),
    "skaa": Text("l'Insondable", "the Unfathomable"),
    "astrid": Text("la Fortunée", "the Fortunate"),
    "grid": Text("la Mercantile", "the Mercantile"),
    "uline": Text("la Voyante", "the Seer"),
    "ylud": Text("l'Imprévisible", "the Unpredictable"),
    "thrud": Text("la Chasseuse de Têtes", "the Headhunter"),
}

#: The rows of the score pad, which are columns of the army but for the last ones.
ROWS = {
    "warrior": Text("Guerriers", "Warriors"),
    "hunter": Text("Chasseurs", "Hunters"),
    "miner": Text("Mineurs", "Miners"),
    "blacksmith": Text("Forgerons", "Blacksmiths"),
    "explorer": Text("Explorateurs", "Explorers"),
    "heroes": Text("Héros", "Heroes"),
    "coins": Text("Pièces", "Coins"),
    "camp": Text("Camp", "Camp"),
    "mythology": Text("Mythologie", "Mythology"),
}

#: The sections of the count.
SECTIONS = ROWS

#: The kinds of cards, as a list of them is headed.
KINDS = {
    "hero": Text("Héros", "Heroes"),
    "distinction": same("Distinctions"),
    "reward": Text("Récompense", "Reward"),
    "artefact": same("Artefacts"),
    "mercenary": Text("Mercenaires", "Mercenaries"),
    "animal": Text("Animaux mythiques", "Mythical animals"),
    "companion": Text("Compagnon", "Companion"),
    "god": Text("Ases", "Gods"),
    "giant": Text("Géants", "Giants"),
    "valkyrie": same("Valkyries"),
}

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

#: Where the printed rules are silent: the question, each reading, and why the default is what it is.
RULINGS = {
    "majority_without_warriors": Text(
        "Personne n'a de grade de guerrier : qui ajoute sa plus forte pièce ?",
        "Nobody has a warrior rank: who adds the highest coin?",
    ),
    "ratatosk_neutral_zeros": Text(
        "Un double d'Olwyn ou Gullinbursti chez les mineurs compte-t-il parmi les 0 de Ratatosk ?",
        "Does Olwyn's double or Gullinbursti among the miners count as one of Ratatosk's zeros?",
    ),
}

READINGS: dict[str, dict[str | bool, Text]] = {
    "majority_without_warriors": {
        "nobody": Text("personne", "nobody"),
        "everyone": Text("chacun", "everyone"),
    },
    "ratatosk_neutral_zeros": {True: Text("oui", "yes"), False: Text("non", "no")},
}

REASONS = {
    "majority_without_warriors": Text(
        "Notre lecture, peu sûre : personne, car nul n'a « le plus » dans une colonne qui n'existe pas. Contre elle : "
        "à égalité, chacun ajoute sa pièce, et tous sont à égalité à zéro ; la version en ligne sous licence la donne "
        "à chacun.",
        "Our reading, not a sure one: nobody, since no one has the most in a column that does not exist. Against it: "
        "on a tie each adds a coin, and all are tied at zero; the licensed online version gives everyone theirs.",
    ),
    "ratatosk_neutral_zeros": Text(
        "Notre lecture : oui, car un 0 orange est imprimé sur ces cartes, et la règle parle de chaque paire de grades "
        "de valeur 0 sans demander de classe. Contre elle : à propos d'Ölrun, la règle dit que ces mêmes cartes "
        "n'ont que des grades neutres ; son exemple n'apparie que des mineurs et Zoral ; la version en ligne sous "
        "licence ne les compte pas.",
        "Our reading: yes, since both cards bear an orange 0 and the rule speaks of each pair of ranks of value 0 "
        "without asking for a class. Against it: at Ölrun the rules say of these very cards that they have only "
        "neutral ranks; their example pairs miners and Zoral alone; the licensed online version does not count them.",
    ),
}

#: The books behind the rules.
BOOKS = {
    "nidavellir": Text("règle de Nidavellir", "Nidavellir rulebook"),
    "idavoll": Text("règle d'Idavoll", "Idavoll rulebook"),
    "thingvellir": same("Thingvellir"),
    "player_aid": Text("aide de jeu de Nidavellir", "Nidavellir player aid"),
    "promos": Text(
        "carte promotionnelle, connue par une réalisation libre et une photo",
        "promotional card, known from an open implementation and a photo",
    ),
}

#: The chapters of the rulebook.
CHAPTERS = {
    **COLUMN_CHAPTERS,
    "recruiting": Text("Recruter : lignes et héros", "Recruiting: lines and heroes"),
    "distinctions": same("Distinctions"),
    "class_heroes": Text("Héros des classes", "Heroes of the classes"),
    "neutral_heroes": Text("Héros neutres", "Neutral heroes"),
    "classes": Text("Ce que valent les classes", "What the classes are worth"),
    "glossary": Text("Les mots du jeu", "The words of the game"),
    "camp": Text("Thingvellir : le camp", "Thingvellir: the camp"),
    "mercenaries": Text("Thingvellir : mercenaires", "Thingvellir: mercenaries"),
    "artefacts_of_age_one": Text("Thingvellir : artefacts", "Thingvellir: artefacts"),
    "camp_heroes": Text("Thingvellir : héros", "Thingvellir: heroes"),
    "mythology": Text("Idavoll : cartes Mythologie", "Idavoll: mythology cards"),
    "animals": Text("Idavoll : animaux mythiques", "Idavoll: mythical animals"),
    "gods": Text("Idavoll : Ases", "Idavoll: gods"),
    "giants": Text("Idavoll : géants", "Idavoll: giants"),
    "valkyries": Text("Idavoll : valkyries", "Idavoll: valkyries"),
    "camp_timing": Text("Thingvellir : dans quel ordre", "Thingvellir: in which order"),
}
