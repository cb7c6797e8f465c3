"""Giants of Idavoll: what all of them have in common, the capture above all."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.giants.capture",
        title=Said("La capture : prendre ou placer", "The capture: take or place"),
        answer=Said(
            "Quand vous recrutez le prochain nain de la classe visée, choisissez : le Géant le capture et agit "
            "aussitôt, ou le nain rejoint l'armée.",
            "When you recruit the next dwarf of the class in question, choose: the giant captures it and acts at "
            "once, or the dwarf joins the army.",
        ),
        text=Said(
            "Le Géant attend dans la zone de Commandement, un jeton Capture sous la colonne de cette classe : "
            "chasseurs pour Skymir, guerriers pour Surt, explorateurs pour Gymir, mineurs pour Hrungnir, forgerons "
            "pour Thrivaldi. Dans les deux cas le jeton s'en va. Rien n'interdit d'avoir plusieurs Géants à la fois : "
            "chacun attend sa classe, avec son jeton. Il n'y a pas de date limite ; sans capture avant la fin de la "
            "partie, le Géant ne rapporte rien.",
            "The giant waits in the command zone, a capture token below the column of that class: hunters for Skymir, "
            "warriors for Surt, explorers for Gymir, miners for Hrungnir, blacksmiths for Thrivaldi. In both cases "
            "the token goes. Nothing forbids having several giants at once: each waits for its class, with its own "
            "token. There is no deadline; without a capture before the end of the game, the giant brings nothing.",
        ),
        example=Said(
            "Serge a Hrungnir et recrute un mineur de 2. Il le laisse capturer : ses pièces gagnent 2, le mineur ne "
            "compte plus.",
            "Serge has Hrungnir and recruits a miner of 2. He lets it be captured: his coins gain 2, the miner no "
            "longer counts.",
        ),
        source=idavoll(8),
        cards=("skymir", "surt", "gymir", "hrungnir", "thrivaldi"),
        related=("nidavellir.giants.next_only", "nidavellir.giants.capture_card", "nidavellir.giants.other_cards"),
        asked=Said(
            "capturer, jeton, obligé, choix, jamais, Géant inutilisé, prend nain garde forcé donner marche, comment "
            "marche un Géant, c'est quoi la capture, obligé de capturer, ne pas capturer, garder le nain, mettre le "
            "nain dans l'armée au lieu de capturer, jeton Capture, capturer un nain avec un Géant, donner le nain au "
            "Géant, activer un Géant, déclencher le Géant, Géant mange un nain, Géants fonctionnement, capturer un "
            "nain, engloutir un nain, le Géant veut mon nain, nourrir le Géant",
            "capturing, token, must, may, choice, never, unused giant, dwarf keep feed card work, how giants work, "
            "what is capturing, must I capture, keep the dwarf instead, capture token, when does a giant activate, "
            "capture a dwarf with a giant, give the dwarf to the giant, trigger the giant, must the giant eat the "
            "dwarf, activate a giant, dwarf under the giant, swallow a dwarf, my giant waits for a dwarf, the giant "
            "wants my dwarf, have to feed the giant",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.giants.next_only",
        title=Said("Laisser passer un nain et attendre mieux", "Letting a dwarf pass and waiting for better"),
        answer=Said(
            "Seul le tout prochain nain de la classe peut être capturé ; s'il rejoint l'armée, le Géant est retourné "
            "face cachée et n'a plus d'effet.",
            "Only the very next dwarf of the class can be captured; if it joins the army, the giant is turned face "
            "down and has no effect any more.",
        ),
        text=Said(
            "Il reste possible de ne pas recruter cette classe tant qu'il n'y a pas de nain à votre goût. Un Géant "
            "retourné ne rapporte rien, Surt et Gymir compris.",
            "What you can do is recruit nobody of that class until there is a dwarf to your taste. A giant turned "
            "face down brings nothing, Surt and Gymir included.",
        ),
        example=Said(
            "Anne a Gymir et recrute un explorateur de 5. Elle le place pour attendre le 11 : Gymir est retourné, le "
            "11 ne sera pas triplé.",
            "Anne has Gymir and recruits an explorer of 5. She places it so as to wait for the 11: Gymir is turned "
            "face down, the 11 will not be tripled.",
        ),
        source=idavoll(8),
        cards=("surt", "gymir"),
        related=("nidavellir.giants.capture", "nidavellir.giants.gymir", "nidavellir.giants.surt"),
        asked=Said(
            "face cachée, retourner, plus tard, attendre, garder géant meilleur posé premier vert raté perdu, pas "
            "capturé le premier, capturer le suivant, capture ratée, Géant perdu, seulement le prochain nain, Géant "
            "retourné, capturer plus tard, garder le Géant pour un plus gros nain, nain posé dans l'armée et Géant "
            "perdu, Skymir raté, Hrungnir raté, laisser passer le premier chasseur pour Skymir, capture refusée, "
            "capturer le deuxième, trop tard pour le Géant, je préfère le garder dans mon armée, garder le nain et le "
            "Géant ne sert plus, nain mis en colonne au lieu d'être capturé, pas donner ma carte au Géant",
            "face down, flip, later, hold out, save giant put first green army missed gone, did not capture the "
            "first, capture the next one, missed capture, giant lost, only the next dwarf, giant flipped, skip a "
            "capture and do it later, giant waits for a bigger card, first one put in the army then the next, Skymir "
            "missed, Hrungnir missed, skip the first hunter for Skymir, refused capture, capture the second, too late "
            "for the giant, second chance for the giant, wait for a stronger dwarf for Gymir, not give my card to the "
            "giant, put it in my column instead of under the giant, rather keep it in my army",
        ),
    ),
    Entry(
        "nidavellir.giants.capture_card",
        title=Said("Que vaut encore le nain capturé ?", "What is a captured dwarf still worth?"),
        answer=Said(
            "Un nain capturé est glissé sous le Géant et n'a plus ni grade ni points, sauf ce que le Géant en fait.",
            "A captured dwarf is slipped under the giant and has neither rank nor points any more, except for what "
            "the giant makes of it.",
        ),
        text=Said(
            "Il n'entre pas dans l'armée : il ne complète aucune ligne, ne pèse dans aucune majorité et ne compte ni "
            "dans sa colonne ni pour Idunn, Garm, Nidhogg ou Ratatosk. Seul Gymir se sert de ses points.",
            "It does not enter the army: it completes no line, counts for no majority, and counts neither in its "
            "column nor for Idunn, Garm, Nidhogg or Ratatosk. Only Gymir makes use of its points.",
        ),
        example=Said(
            "Six chasseurs, et Skymir en capture un septième : la colonne vaut 6 × 6 = 36, et non 7 × 7 = 49.",
            "Six hunters, and Skymir captures a seventh: the column is worth 6 × 6 = 36, not 7 × 7 = 49.",
        ),
        source=idavoll(12),
        cards=("idunn", "garm", "nidhogg", "ratatosk", "gymir", "skymir"),
        related=("nidavellir.giants.capture", "nidavellir.giants.gymir", "nidavellir.warriors.majority"),
        asked=Said(
            "carte capturée, grade, ligne, décompte, géant compte rangée mangé points perdre pris, la carte capturée "
            "vaut quelque chose, guerrier capturé et majorité, le nain sous le Géant compte, nain capturé dans ma "
            "colonne, où va la carte capturée, points du nain mangé par le Géant, guerrier mangé par Surt, carte sous "
            "le Géant, Surt guerrier capturé compte",
            "captured card, grade, line, scoring, under giant counts set eaten points rank lost takes, captured "
            "warrior and majority, dwarf under the giant counts, points of a captured card, where the captured card "
            "goes, points of the dwarf the giant took, warrior eaten by Surt, Surt captured warrior counts, my "
            "captured dwarf no longer counts in the column",
        ),
    ),
    Entry(
        "nidavellir.giants.other_cards",
        title=Said("Héros, animal, mercenaire : jamais capturés", "Hero, animal, mercenary: never captured"),
        answer=Said(
            "Seul un nain se capture : une carte spéciale, un héros, un mercenaire ou un animal va dans la colonne, "
            "et le Géant continue d'attendre.",
            "Only a dwarf is captured: a special card, a hero, a mercenary or an animal goes into the column, and the "
            "giant keeps waiting.",
        ),
        text=Said(
            "Le jeton Capture se remet simplement sous la nouvelle carte. La forgeronne spéciale et Gullinbursti sont "
            "de telles cartes. Le Géant n'est pas retourné et guette toujours le prochain nain de sa classe.",
            "The capture token is simply put back below the new card. The special blacksmith and Gullinbursti are "
            "such cards. The giant is not turned face down and still watches for the next dwarf of its class.",
        ),
        example=Said(
            "Serge a Thrivaldi et recrute Aëgur : Aëgur rejoint les forgerons, et le jeton passe sous lui. Le "
            "forgeron suivant d'une taverne pourra être capturé.",
            "Serge has Thrivaldi and recruits Aëgur: Aëgur joins the blacksmiths, and the token moves below him. The "
            "next blacksmith from a tavern can be captured.",
        ),
        source=idavoll(12),
        cards=("special_blacksmith", "gullinbursti", "thrivaldi", "aegur"),
        related=("nidavellir.giants.capture", "nidavellir.giants.outside_taverns", "nidavellir.mercenaries"),
        asked=Said(
            "capturer un héros, doubles, géant prendre rouge bête verte déclenche Skymir bleu Gymir, recruter un "
            "héros me fait perdre le Géant, héros capturé, forgeronne spéciale capturée, mercenaire capturé, Surt et "
            "un héros guerrier, Thrivaldi et la forgeronne spéciale, Skymir et Aral, Gymir et Garm, Skymir et "
            "Durathor, un Géant et un héros de sa couleur, capturer Gullinbursti, Kraal et Surt, le Géant prend que "
            "des nains, Géant héros, Surt et Tarah",
            "capture a hero, doubles, giant take red green beast trigger Skymir blue Gymir, recruiting a hero loses "
            "the giant, hero captured, special blacksmith captured, mercenary captured, Surt and a warrior hero, "
            "Thrivaldi and the special blacksmith, Skymir and Aral, Gymir and Garm, Skymir and Durathor, giant and a "
            "hero of its colour, capture Gullinbursti, Kraal and Surt, giant takes dwarfs only, giant hero, Surt and "
            "Tarah",
        ),
    ),
    Entry(
        "nidavellir.giants.outside_taverns",
        title=Said("Un nain qui ne vient pas d'une taverne", "A dwarf that does not come from a tavern"),
        answer=Said(
            "Un nain venu d'ailleurs que d'une taverne ne peut pas être capturé et, selon notre lecture, le Géant "
            "continue d'attendre un nain de taverne.",
            "A dwarf that does not come from a tavern cannot be captured, and by our reading the giant keeps waiting "
            "for a dwarf from a tavern.",
        ),
        text=Said(
            "Le glossaire réserve la capture aux nains recrutés dans une taverne. Celui que fait piocher le Pionnier "
            "du Royaume, ou qu'un effet tire de la défausse, va donc dans l'armée. Que devient le Géant ? Le livret "
            "ne le dit que pour les cartes qui ne sont pas des nains : elles ne mettent pas fin à son attente. Nous "
            "traitons ce nain de même.",
            "The glossary limits capture to dwarfs recruited in a tavern. So one drawn through the Pioneer of the "
            "Kingdom, or taken from the discard pile by an effect, goes into the army. What becomes of the giant? The "
            "book says so only for cards that are not dwarfs: they do not end its waiting. We treat this dwarf "
            "likewise.",
        ),
        example=Said(
            "Valériane a Gymir et garde un explorateur de 9 grâce au Pionnier du Royaume : il rejoint la colonne, et "
            "Gymir guette encore.",
            "Valériane has Gymir and keeps an explorer of 9 thanks to the Pioneer of the Kingdom: it joins the "
            "column, and Gymir still watches.",
        ),
        source=idavoll(12),
        status=READING,
        cards=("pioneer_of_the_kingdom", "gymir"),
        related=(
            "nidavellir.distinctions.pioneer_of_the_kingdom",
            "nidavellir.giants.other_cards",
            "nidavellir.giants.capture",
        ),
        asked=Said(
            "pioche, distinction, défausse, pris Andumia géant carte gagnée récompense bleue donnée hors rangée "
            "prend, nain du Pionnier capturé, nain de Brísingamens, nain de la défausse, nain donné par une carte et "
            "Géant, capturer seulement en taverne, Brísingamens et Surt, nain de la défausse capturé, nain des "
            "distinctions et Gymir, Hrungnir et un mineur pioché aux distinctions, Andumia et Gymir, nain d'Andumia "
            "capturé, Géant Andumia",
            "draw, distinction, discard pile, Andumia giant card blue award fed Brisingamens trigger, dwarf from the "
            "Pioneer captured, dwarf from Brísingamens, dwarf from the discard pile, only capture from taverns, dwarf "
            "from the deck, Brísingamens and Surt, dwarf from the evaluation and Gymir, Hrungnir and a miner drawn, "
            "Andumia and Gymir, Andumia's dwarf captured, dwarf from the discard and giant, giant Andumia",
        ),
        other=Said(
            "Ce nain est bien le prochain de sa classe : le placer retourne le Géant face cachée.",
            "This dwarf is the next of its class all the same: placing it turns the giant face down.",
        ),
    ),
    Entry(
        "nidavellir.giants.capture_with_frigg",
        title=Said("Capturer un nain pioché avec Frigg", "Capturing a dwarf drawn with Frigg"),
        answer=Said(
            "Selon notre lecture, le nain gardé avec Frigg compte comme recruté dans la taverne et peut être capturé.",
            "By our reading, the dwarf kept with Frigg counts as recruited in the tavern and can be captured.",
        ),
        text=Said(
            "Frigg agit au moment de choisir dans la taverne, et la carte piochée remplace celle de la taverne. Le "
            "livret ne parle pas de cette combinaison ; le glossaire dit seulement que la capture ne vaut que pour "
            "les nains des tavernes.",
            "Frigg acts at the moment of choosing in the tavern, and the drawn card replaces the one from the tavern. "
            "The book does not speak of this combination; the glossary says only that capture is for dwarfs from the "
            "taverns.",
        ),
        example=Said(
            "Anne a Gymir. Avec Frigg elle pioche des explorateurs de 6 et de 11, garde le 11 et le laisse capturer : "
            "3 × 11 = 33.",
            "Anne has Gymir. With Frigg she draws explorers of 6 and of 11, keeps the 11 and lets it be captured: 3 × "
            "11 = 33.",
        ),
        source=idavoll(12),
        status=READING,
        cards=("frigg", "gymir"),
        related=("nidavellir.gods.frigg", "nidavellir.giants.capture", "nidavellir.giants.outside_taverns"),
        asked=Said(
            "pioche, trois cartes, recruté en taverne, donner géant trouve orange Hrungnir paquet mangée, Frigg et "
            "un Géant, Frigg puis capture, Frigg Gymir, Frigg Skymir, Frigg Surt, Frigg Thrivaldi, Frigg Hrungnir",
            "draw, three cards, recruited in a tavern, feed giant finds orange Hrungnir deck eaten, Frigg and a "
            "giant, Frigg then capture, Frigg Gymir, Frigg Skymir, Frigg Surt, Frigg Thrivaldi, Frigg Hrungnir",
        ),
        other=Said(
            "La carte vient de la pioche et non de la taverne : elle ne peut pas être capturée.",
            "The card comes from the deck and not from the tavern: it cannot be captured.",
        ),
    ),
)
