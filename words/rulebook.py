"""How the rulebook speaks of itself: its books, how sure it is, and its chapters."""

from words.sentences import Text, same

#: The books behind the rules.
BOOKS = {
    "nidavellir": Text("règle de Nidavellir", "Nidavellir rulebook"),
    "idavoll": Text("règle d'Idavoll", "Idavoll rulebook"),
    "thingvellir": same("Thingvellir"),
    "promos": Text(
        "carte promotionnelle, connue par une réalisation libre et une photo",
        "promotional card, known from an open implementation and a photo",
    ),
    "nains": Text("règle de Nains", "Nains rulebook"),
    "vedrfolnir": Text("règle de Vedrfolnir", "Vedrfolnir rulebook"),
    "vedrfolnir_cards": Text("règle de Vedrfolnir, tableau des cartes", "Vedrfolnir rulebook, table of the cards"),
}

SOURCES = {
    "book": same("{book}"),
    "page": Text("{book}, p.\u00a0{page}", "{book}, p.\u00a0{page}"),
    "pages": Text("{book}, p.\u00a0{page}\u2013{last}", "{book}, pp.\u00a0{page}\u2013{last}"),
}

#: How sure an answer is.
STATUSES = {
    "printed": Text("règle imprimée", "printed rule"),
    "example": Text("exemple imprimé", "printed example"),
    "reading": Text("notre lecture", "our reading"),
    "licensed": Text("comme le joue la version en ligne sous licence", "as the licensed online version plays it"),
}

#: The chapters of each game, by their keys.
CHAPTERS: dict[str, dict[str, Text]] = {
    "nidavellir": {
        "setup": Text("Mise en place", "Setting up"),
        "turn": Text("Le tour et les mises", "Turns and bids"),
        "gems": Text("Gemmes et égalités", "Gems and ties"),
        "recruiting": Text("Recruter : lignes et héros", "Recruiting: lines and heroes"),
        "coins": Text("Pièces", "Coins"),
        "distinctions": same("Distinctions"),
        "class_heroes": Text("Héros des classes", "Heroes of the classes"),
        "neutral_heroes": Text("Héros neutres", "Neutral heroes"),
        "classes": Text("Ce que valent les classes", "What the classes are worth"),
        "final_count": Text("Décompte final", "Final count"),
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
    },
    "nains": {
        "setup": Text("Mise en place", "Setting up"),
        "turn": Text("Le tour et les mises", "Turns and bids"),
        "gems": Text("Gemmes et égalités", "Gems and ties"),
        "recruiting": Text("Recruter : lignes et Cognars", "Recruiting: lines and Cognars"),
        "coins": Text("Pièces", "Coins"),
        "orders": Text("Les Ordres", "The Orders"),
        "elites": Text("Élites et certificat", "Elites and certificate"),
        "cognars": Text("Cognars", "Cognars"),
        "mercenaries": Text("Mercenaires", "Mercenaries"),
        "final_count": Text("Décompte final", "Final count"),
    },
    "vedrfolnir": {
        "setup": Text("Mise en place", "Setting up"),
        "turn": Text("Le tour", "The turn"),
        "stars": Text("Étoiles et objectif", "Stars and the objective"),
        "collecte": Text("La collecte", "Collecting runes"),
        "tribute": Text("Le tribut", "The tribute"),
        "jokers": same("Jokers"),
        "cards_base": Text("Cartes du jeu de base", "Cards of the base game"),
        "cards_spring": Text("Cartes de Printemps", "Cards of Spring"),
        "cards_winter": Text("Cartes d'Hiver", "Cards of Winter"),
        "end": Text("La fin de la partie", "The end of the game"),
        "duel": Text("À deux joueurs", "Two players"),
        "solo": Text("En solo", "Alone"),
    },
}
