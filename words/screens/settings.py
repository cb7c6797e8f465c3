"""What the settings say."""

from words.sentences import Text, same

TEXTS = {
    # a language is named in itself, so that whoever reads it finds it
    "language_fr": same("Français"),
    "language_en": same("English"),
    "language_": Text("Système", "System"),
    "language_title": Text("Langue", "Language"),
    "theme_title": Text("Apparence", "Look"),
    "theme_dark": Text("Sombre", "Dark"),
    "theme_light": Text("Clair", "Light"),
    "theme_contrast": Text("Contraste fort", "High contrast"),
    "theme_": Text("Système", "System"),
    "text_size_title": Text("Taille du texte", "Text size"),
    "text_size_below": Text(
        "S'ajoute à la taille réglée sur le téléphone ({percent}\u00a0%), jusqu'à {most}\u00a0% en tout.",
        "Added to the phone's own size ({percent}%), up to {most}% in all.",
    ),
    "percent": Text("{percent}\u00a0%", "{percent}%"),
    "motion_title": Text("Animations", "Motion"),
    "motion_on": Text("Avec", "On"),
    "motion_off": Text("Sans", "Off"),
    "motion_below": Text(
        "Les barres et les totaux grandissent pendant la révélation.", "Bars and totals grow during the reveal."
    ),
    "awake_title": Text("Garder l'écran allumé", "Keep the screen on"),
    "awake_on": Text("Oui", "Yes"),
    "awake_off": Text("Non", "No"),
    "awake_below": Text(
        "Personne n'a à réveiller le téléphone entre deux joueurs.", "Nobody has to wake the phone between two players."
    ),
    "vibration_title": Text("Vibrer sous le doigt", "Vibrate on a tap"),
    "vibration_on": Text("Oui", "Yes"),
    "vibration_off": Text("Non", "No"),
    "vibration_below": Text("Une petite secousse confirme chaque touche.", "A short buzz confirms each tap."),
    "speech_title": Text("Annoncer le résultat à voix haute", "Say the result aloud"),
    "speech_on": Text("Oui", "Yes"),
    "speech_off": Text("Non", "No"),
    "speech_below": Text(
        "À la fin du décompte, le téléphone annonce qui gagne.", "When the count is done, the phone says who won."
    ),
    "data_title": Text("Données", "Data"),
    "data_intro": Text(
        "Tout ce que vous comptez reste sur ce téléphone. Exportez-le dans un fichier pour le mettre à l'abri, ou "
        "pour l'emporter sur un autre.",
        "Everything you count stays on this phone. Export it to a file to keep it safe, or to take it to another "
        "phone.",
    ),
    "data_out": Text("Tout exporter", "Export everything"),
    "data_out_note": Text(
        "Un fichier avec les parties, les joueurs et les réglages", "One file with games, players and settings"
    ),
    "spreadsheet": Text("Vers un tableur", "To a spreadsheet"),
    "spreadsheet_note": Text("L'historique, une ligne par joueur (CSV)", "The history, one row per player (CSV)"),
    "data_in": Text("Importer", "Import"),
    "data_in_note": Text(
        "Un fichier d'Elvaland, une feuille de score, ou le texte d'un code scanné",
        "An Elvaland file, a score sheet, or the text of a scanned code",
    ),
    "backups": Text("Sauvegardes", "Backups"),
    "backups_note": Text("Revenir à l'état d'un autre jour", "Go back to how things were on another day"),
    "rulings_title": Text("Lectures par défaut", "Default readings"),
    "rulings_below": Text(
        "Là où les règles imprimées ne tranchent pas, une nouvelle partie commence avec ces lectures. Vous pouvez "
        "toujours en choisir une autre au résultat.",
        "Where the printed rules leave a question open, a new game starts with these readings. You can always "
        "choose another at the result.",
    ),
    "about_title": Text("À propos", "About"),
    "about_app": Text(
        "Elvaland {version} compte les points de Nidavellir, avec Thingvellir et Idavoll, de Nains et de "
        "Vedrfolnir, avec Printemps et Hiver, et explique chaque nombre. Sans compte et sans publicité.",
        "Elvaland {version} counts the points of Nidavellir, with Thingvellir and Idavoll, of Nains and of "
        "Vedrfolnir, with Spring and Winter, and explains every number. No account and no advertising.",
    ),
    "screen_readers_title": Text("Lecteurs d'écran", "Screen readers"),
    "about_screen_readers": Text(
        "TalkBack et VoiceOver ne lisent pas les écrans de cette application, mais ils lisent la page que les autres "
        "ouvrent dans leur navigateur : on y compte et on y suit les totaux sans voir l'écran. Ici, le résultat peut "
        "être annoncé à voix haute (réglages plus haut) ; le reste ne se lit pas, car Kivy 2.3, avec lequel "
        "l'application est faite, ne dit pas au téléphone ce qu'il dessine.",
        "TalkBack and VoiceOver cannot read the screens of this app, but they read the page that the others open in "
        "their browsers: there one counts and follows the totals without seeing the screen. Here the result can be "
        "said aloud (a setting further up); the rest cannot be read, as Kivy 2.3, with which the app is made, does "
        "not tell the phone what it draws.",
    ),
    "unofficial_title": Text("Non officiel", "Unofficial"),
    "about_unofficial": Text(
        "Fait par des fans, sans lien avec l'éditeur ni les auteurs. Aucune illustration des jeux n'y figure, et "
        "leurs noms appartiennent à leurs propriétaires.",
        "Made by fans, with no ties to the publisher or the authors. It contains no artwork from the games, and "
        "their names belong to their owners.",
    ),
    "privacy_title": Text("Confidentialité", "Privacy"),
    "about_privacy": Text(
        "Elvaland garde vos parties, les noms que vous tapez et vos réglages dans votre téléphone. L'application n'a "
        "pas de compte, ne mesure rien et n'affiche pas de publicité ; elle n'appelle aucun serveur, et nous ne "
        "recevons rien de ce qu'elle garde. Quelque chose ne la quitte que si vous le partagez vous-même, vers "
        "l'application de votre choix, si vous l'enregistrez parmi vos fichiers, ou si vous laissez les "
        "autres compter dans leur navigateur.\n\n"
        "Le réseau ne sert qu'à cela. Tant que vous laissez la partie ouverte, les navigateurs qui en ont l'adresse "
        "ou le code reçoivent, directement de votre téléphone, les noms, les cartes et les points de cette partie, "
        "et rien d'autre. Ils ne gardent que ce qu'il faut pour reprendre : un nombre au hasard qui les désigne, la "
        "clé de la partie, la langue et ce que votre téléphone n'a pas encore reçu. Tout reste sur le réseau que "
        "vous partagez, mais n'y est pas chiffré : choisissez un réseau de confiance.\n\n"
        "Tout est gardé jusqu'à ce que vous l'effaciez. Désinstaller Elvaland efface ce qu'elle garde ; les fichiers "
        "enregistrés ou envoyés restent où vous les avez mis. Quand vous passez à un nouveau "
        "téléphone, Android peut y apporter vos parties, directement de l'un à l'autre ; rien ne va dans un nuage.",
        "Elvaland keeps your games, the names you type and your settings on your phone. The app has no account, "
        "measures nothing and shows no advertisement; it calls no server, and we are sent nothing of what it keeps. "
        "Something leaves it only when you share it yourself, with the app you choose, when you save it "
        "among your files, or when you let the others count in their browsers.\n\n"
        "The network serves only for that. While you leave the game open to them, the browsers that have its address "
        "or its code get, directly from your phone, the names, cards and points of that game, and nothing else. They "
        "keep only what they need to go on: a random number that stands for them, the key of the game, the language, "
        "and what your phone has not received yet. All of it stays on the network that you share, but is not "
        "encrypted there: choose a network that you trust.\n\n"
        "Everything is kept until you delete it. Uninstalling Elvaland deletes what it keeps; files that you "
        "saved or sent stay where you put them. When you move to a new phone, Android may bring your "
        "games along, directly from one to the other; nothing goes into a cloud.",
    ),
    "sources_title": Text("D'où viennent les règles", "Where the rules come from"),
    "about_sources": Text(
        "Les livrets de règles de Nidavellir, d'Idavoll, de Nains et de Vedrfolnir ; "
        "Thingvellir comme le joue la version en ligne sous licence.",
        "The rulebooks of Nidavellir, Idavoll, Nains and Vedrfolnir; "
        "Thingvellir as the licensed online version plays it.",
    ),
    "licences_title": Text("Licences", "Licences"),
    "about_licences": Text(
        "Elvaland : licence MIT. Polices Noto Sans et Inter : SIL Open Font License 1.1. "
        "Icônes Material Design Icons : Apache 2.0.\n"
        "Sur un téléphone Android s'y ajoutent Python (PSF 2.0) ; Kivy, plyer, pyjnius, p4a, filetype, "
        "libffi et six (MIT) ; SDL, SDL_image, SDL_mixer et SDL_ttf (Zlib) ; OpenSSL (Apache 2.0) ; segno (BSD) ; "
        "SQLite (domaine public).",
        "Elvaland: MIT licence. Fonts Noto Sans and Inter: SIL Open Font License 1.1. "
        "Material Design Icons: Apache 2.0.\n"
        "On an Android phone there are also Python (PSF 2.0); Kivy, plyer, pyjnius, p4a, filetype, "
        "libffi and six (MIT); SDL, SDL_image, SDL_mixer and SDL_ttf (Zlib); OpenSSL (Apache 2.0); segno (BSD); "
        "SQLite (public domain).",
    ),
}
