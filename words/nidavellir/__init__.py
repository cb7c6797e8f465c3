"""Nidavellir, Thingvellir and Idavoll in words: boxes, rows, open rulings, books and chapters; the rest beside."""

from words.columns import COLUMN_CHAPTERS
from words.nidavellir.cards import CARDS, NAMES, TITLES
from words.nidavellir.issues import ISSUES
from words.nidavellir.lines import GAINED, LINES, THINGS, VERDICTS
from words.sentences import Text, same

__all__ = ["CARDS", "GAINED", "ISSUES", "LINES", "NAMES", "THINGS", "TITLES", "VERDICTS"]

TITLE = same("Nidavellir")
#: The same in the letters of its world: an ornament.
RUNES = "ᚾᛁᛞᚨᚹᛖᛚᛚᛁᚱ"

MODES: dict[str, Text] = {}

EXPANSIONS = {"thingvellir": same("Thingvellir"), "idavoll": same("Idavoll")}

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
