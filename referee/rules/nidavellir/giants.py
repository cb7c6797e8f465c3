"""Giants of Idavoll: the capture, Skymir, Surt and Gymir."""

from referee.entry import READING, Entry, Said
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
            "pour Thrivaldi. Dans les deux cas le jeton s'en va. Il n'y a pas de date limite ; sans capture avant la "
            "fin de la partie, le Géant ne rapporte rien.",
            "The giant waits in the command zone, a capture token below the column of that class: hunters for Skymir, "
            "warriors for Surt, explorers for Gymir, miners for Hrungnir, blacksmiths for Thrivaldi. In both cases "
            "the token goes. There is no deadline; without a capture before the end of the game, the giant brings "
            "nothing.",
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
            "Géant, activer un Géant, déclencher le Géant",
            "capturing, token, must, may, choice, never, unused giant, dwarf keep feed card work, how giants work, "
            "what is capturing, must I capture, keep the dwarf instead, capture token, when does a giant activate, "
            "capture a dwarf with a giant, give the dwarf to the giant, trigger the giant, must the giant eat the "
            "dwarf, activate a giant",
        ),
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
            "What you can do is not recruit that class until there is a dwarf to your taste. A giant turned face down "
            "brings nothing, Surt and Gymir included.",
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
            "perdu, Skymir raté, Hrungnir raté, laisser passer le premier chasseur pour Skymir, capture refusée",
            "face down, flip, later, hold out, save giant put first green army missed gone, did not capture the "
            "first, capture the next one, missed capture, giant lost, only the next dwarf, giant flipped, skip a "
            "capture and do it later, giant waits for a bigger card, first one put in the army then the next, Skymir "
            "missed, Hrungnir missed, skip the first hunter for Skymir, refused capture",
        ),
    ),
    Entry(
        "nidavellir.giants.capture_card",
        title=Said("Que vaut encore le nain capturé ?", "What is a captured dwarf still worth?"),
        answer=Said(
            "Un nain capturé glisse sous le Géant et n'a plus ni grade ni points, sauf ce que le Géant en fait.",
            "A captured dwarf slides under the giant and has neither rank nor points any more, except for what the "
            "giant makes of it.",
        ),
        text=Said(
            "Il n'entre pas dans l'armée : il ne complète aucune ligne, ne pèse dans aucune majorité et ne compte ni "
            "dans sa colonne ni pour Idunn, Garm, Nidhogg ou Ratatosk. Seul Gymir se sert de ses points.",
            "It does not enter the army: it completes no line, weighs in no majority and counts neither in its column "
            "nor for Idunn, Garm, Nidhogg or Ratatosk. Only Gymir makes use of its points.",
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
            "colonne, où va la carte capturée, points du nain mangé par le Géant, guerrier mangé par Surt",
            "captured card, grade, line, scoring, under giant counts set eaten points rank lost takes, captured "
            "warrior and majority, dwarf under the giant counts, points of a captured card, where the captured card "
            "goes, points of the dwarf the giant took, warrior eaten by Surt",
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
            "Serge a Thrivaldi et recrute Aëgur : Aëgur rejoint les forgerons, le jeton passe dessous. Le forgeron "
            "suivant d'une taverne pourra être capturé.",
            "Serge has Thrivaldi and recruits Aëgur: Aëgur joins the blacksmiths, the token moves below. The next "
            "blacksmith of a tavern can be captured.",
        ),
        source=idavoll(12),
        cards=("special_blacksmith", "gullinbursti", "thrivaldi", "aegur"),
        related=("nidavellir.giants.capture", "nidavellir.giants.outside_taverns", "nidavellir.mercenaries"),
        asked=Said(
            "capturer un héros, doubles, géant prendre rouge bête verte déclenche Skymir bleu Gymir, recruter un "
            "héros me fait perdre le Géant, héros capturé, forgeronne spéciale capturée, mercenaire capturé, Surt et "
            "un héros guerrier, Thrivaldi et la forgeronne spéciale, Skymir et Aral, Gymir et Garm, Skymir et "
            "Durathor, un Géant et un héros de sa couleur, capturer Gullinbursti",
            "capture a hero, doubles, giant take red green beast trigger Skymir blue Gymir, recruiting a hero loses "
            "the giant, hero captured, special blacksmith captured, mercenary captured, Surt and a warrior hero, "
            "Thrivaldi and the special blacksmith, Skymir and Aral, Gymir and Garm, Skymir and Durathor, giant and a "
            "hero of its colour, capture Gullinbursti",
        ),
    ),
    Entry(
        "nidavellir.giants.outside_taverns",
        title=Said("Un nain qui ne vient pas d'une taverne", "A dwarf that does not come from a tavern"),
        answer=Said(
            "Un nain venu d'ailleurs que d'une taverne ne peut pas être capturé, et nous lisons que le Géant continue "
            "d'attendre un nain de taverne.",
            "A dwarf that does not come from a tavern cannot be captured, and we read that the giant keeps waiting "
            "for a dwarf of a tavern.",
        ),
        text=Said(
            "Le glossaire réserve la capture aux nains recrutés dans une taverne. Celui que fait piocher le Pionnier "
            "du Royaume, ou qu'un effet tire de la défausse, va donc dans l'armée. Que devient le Géant ? Le livret "
            "ne le dit que pour les cartes qui ne sont pas des nains : leur passage ne l'arrête pas. Nous traitons ce "
            "nain de même.",
            "The glossary keeps the capture for dwarfs recruited in a tavern. So one drawn through the Pioneer of the "
            "Kingdom, or taken from the discard pile by an effect, goes into the army. What becomes of the giant? The "
            "book tells it only for cards that are not dwarfs: their passing does not stop it. We treat this dwarf "
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
            "distinctions et Gymir, Hrungnir et un mineur pioché aux distinctions, Andumia et Gymir",
            "draw, distinction, discard pile, Andumia giant card blue award fed Brisingamens trigger, dwarf from the "
            "Pioneer captured, dwarf from Brísingamens, dwarf from the discard pile, only capture from taverns, "
            "dwarf from the deck, Brísingamens and Surt, dwarf from the evaluation and Gymir, Hrungnir and a miner "
            "drawn, Andumia and Gymir",
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
            "Selon notre lecture, oui : le nain gardé avec Frigg compte comme recruté dans la taverne et peut être "
            "capturé.",
            "By our reading, yes: the dwarf kept with Frigg counts as recruited in the tavern and can be captured.",
        ),
        text=Said(
            "Frigg agit au moment de choisir dans la taverne, et la carte piochée remplace celle de la taverne. Le "
            "livret ne parle pas de cette rencontre ; le glossaire dit seulement que la capture ne vaut que pour les "
            "nains des tavernes.",
            "Frigg acts at the moment of choosing in the tavern, and the drawn card replaces that of the tavern. The "
            "book does not speak of this meeting; the glossary says only that captures are for dwarfs of the taverns.",
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
    Entry(
        "nidavellir.giants.skymir",
        title=Said("Skymir : un chasseur contre deux cartes", "Skymir: a hunter for two cards"),
        answer=Said(
            "Skymir capture le prochain chasseur : piochez aussitôt 5 cartes Mythologie près du Trésor, gardez-en 2 "
            "et remettez les 3 autres sous ce paquet.",
            "Skymir captures the next hunter: at once draw 5 mythology cards beside the treasury, keep 2 and put the "
            "3 others back under that pile.",
        ),
        text=Said(
            "Les deux cartes gardées entrent en jeu comme des cartes recrutées : un animal dans sa colonne, un Ase, "
            "un Géant ou une Valkyrie dans la zone de Commandement avec son jeton. Un animal peut compléter une "
            "ligne. Elles n'agissent qu'à partir de leur arrivée. Le paquet a toujours assez de cartes. Skymir "
            "lui-même vaut 0 point.",
            "The two kept cards come into play like recruited ones: an animal into its column, a god, a giant or a "
            "valkyrie into the command zone with its token. An animal can complete a line. They act only from their "
            "arrival on. The pile always has enough cards. Skymir himself is worth 0 points.",
        ),
        example=Said(
            "À 5 joueurs, 20 − 15 = 5 cartes restent : Skymir les montre toutes. Serge garde Nidhogg et Freya.",
            "With 5 players 20 − 15 = 5 cards are left: Skymir shows them all. Serge keeps Nidhogg and Freya.",
        ),
        source=idavoll(8),
        cards=("skymir", "nidhogg", "freya"),
        related=(
            "nidavellir.mythology.setup",
            "nidavellir.giants.skymir_order",
            "nidavellir.giants.capture",
            "nidavellir.valkyries.nothing_backwards",
        ),
        asked=Said(
            "piocher, cinq cartes, chasseurs, géant vert dieu Idavoll restantes, 5 cartes Mythologie, les 3 autres "
            "cartes, piocher cinq garder deux, Géant des chasseurs, le Géant vert, piocher des cartes Mythologie "
            "avec un Géant",
            "draw, five cards, hunters, green giant extra god guy pick out Idavoll, 5 mythology cards, the other "
            "three cards, draw five keep two, hunter giant, green giant effect, draw mythology cards with a giant, "
            "how many mythology cards Skymir gives",
        ),
    ),
    Entry(
        "nidavellir.giants.skymir_order",
        title=Said("Skymir : l'ordre des deux cartes", "Skymir: the order of the two cards"),
        answer=Said(
            "Selon notre lecture, les deux cartes gardées entrent en jeu l'une après l'autre, dans l'ordre que vous "
            "voulez, chacune avec tout son effet.",
            "By our reading, the two kept cards come into play one after the other, in any order you like, each "
            "with its whole effect.",
        ),
        text=Said(
            "Le livret dit d'en garder deux et n'en règle pas l'ordre. Nous lisons comme pour deux héros qui viennent "
            "d'affilée : la première est placée, avec le héros qu'elle peut donner, avant que la seconde arrive. Une "
            "Valkyrie placée d'abord profite donc de ce qu'apporte un animal.",
            "The book says to keep two and does not settle their order. We read as for two heroes that come in a row: "
            "the first is placed, with the hero that it may give, before the second arrives. So a valkyrie placed "
            "first benefits from what an animal brings.",
        ),
        example=Said(
            "Serge garde Sigrdrífa et Garm, dont un grade complète une ligne. Sigrdrífa d'abord : le héros qui vient "
            "fait descendre son jeton d'une encoche. Garm d'abord : il ne compte pas.",
            "Serge keeps Sigrdrífa and Garm, one of whose ranks completes a line. Sigrdrífa first: the hero that "
            "comes moves her token down one notch. Garm first: that hero does not count.",
        ),
        source=idavoll(8),
        status=READING,
        cards=("skymir", "sigrdrifa", "garm"),
        related=(
            "nidavellir.giants.skymir",
            "nidavellir.recruiting.one_by_one",
            "nidavellir.valkyries.nothing_backwards",
        ),
        asked=Said(
            "d'abord, ensemble, deux à la fois, géant bête joue Idavoll gardées choix héros entre, Skymir donne deux "
            "animaux, laquelle d'abord, les deux cartes de Skymir en même temps, deux cartes Mythologie à la fois, "
            "les cartes de Skymir l'une après l'autre",
            "first, together, both at once, giant beast kept Idavoll gives Valkyrie animal, Skymir gives two "
            "animals, which card first, both Skymir cards at once, two mythology cards at once, the Skymir cards one "
            "after another",
        ),
        other=Said(
            "Les deux cartes arrivent ensemble, et les héros ne viennent qu'une fois les deux placées.",
            "Both cards arrive together, and heroes come only once both are placed.",
        ),
    ),
    Entry(
        "nidavellir.giants.surt",
        title=Said("Surt : votre plus forte pièce en plus", "Surt: your highest coin once more"),
        answer=Said(
            "Surt capture le prochain guerrier ; à la fin de la partie, votre plus forte pièce s'ajoute une fois de "
            "plus à votre total.",
            "Surt captures the next warrior; at the end of the game your highest coin is added to your total once "
            "more.",
        ),
        text=Said(
            "C'est la plus forte pièce que vous avez à la fin, non celle du jour de la capture. Elle est déjà dans le "
            "total de vos pièces, et Surt la compte en plus. Le guerrier capturé n'a plus de grade et manque donc à "
            "la majorité. Placé dans l'armée, il rend Surt inutile.",
            "It is the highest coin that you have at the end, not that of the day of the capture. It is in the total "
            "of your coins already, and Surt counts it on top. The captured warrior has no rank any more and so is "
            "missing from the majority. Placed in the army, it makes Surt useless.",
        ),
        example=Said(
            "Pièces 0, 7, 9, 12 et 20 : 0 + 7 + 9 + 12 + 20 = 48. Avec Surt et sa capture, 48 + 20 = 68.",
            "Coins 0, 7, 9, 12 and 20: 0 + 7 + 9 + 12 + 20 = 48. With Surt and his capture, 48 + 20 = 68.",
        ),
        source=idavoll(8),
        cards=("surt",),
        related=("nidavellir.giants.surt_and_majority", "nidavellir.coins.count", "nidavellir.giants.capture_card"),
        asked=Said(
            "meilleure pièce, guerriers, géant rouge points grosse majorité maintenant fin, Géant des guerriers, "
            "effet de Surt, Surtr, Géant rouge, le Géant rouge fait quoi, bonus de Surt",
            "best coin, warriors, red giant points biggest majority end, warrior giant, what Surt does, Surtr, "
            "warrior giant highest coin, red giant scoring, Surt's bonus",
        ),
    ),
    Entry(
        "nidavellir.giants.surt_and_majority",
        title=Said("Surt avec la majorité des guerriers", "Surt with the majority of the warriors"),
        answer=Said(
            "Les deux se cumulent : avec Surt et la majorité des guerriers, vous ajoutez deux fois votre plus forte "
            "pièce.",
            "Both add up: with Surt and the majority of the warriors you add your highest coin twice.",
        ),
        text=Said(
            "Une fois dans la colonne des guerriers, une fois pour Surt, en plus du total des pièces. À égalité pour "
            "la majorité, chaque joueur concerné ajoute sa pièce, donc ce cumul vaut aussi. Astrid compte la même "
            "pièce encore une fois.",
            "Once in the column of the warriors, once for Surt, on top of the total of the coins. If the majority is "
            "tied, each of those players adds a coin, so it adds up there too. Astrid counts the same coin yet again.",
        ),
        example=Said(
            "Plus forte pièce 18 : majorité et Surt ajoutent 18 + 18 = 36. Avec Astrid en plus, 36 + 18 = 54.",
            "Highest coin 18: majority and Surt add 18 + 18 = 36. With Astrid on top, 36 + 18 = 54.",
        ),
        source=idavoll(8),
        cards=("surt", "astrid"),
        related=("nidavellir.warriors.majority", "nidavellir.giants.surt", "nidavellir.heroes.astrid"),
        asked=Said(
            "deux fois, cumul, égalité, rouges 25 comptée double 50 points grosse pièce géant bonus, Surt cumul, "
            "Surt et Astrid, deux fois la pièce",
            "twice, double, stack, tie, most reds count 25 50 points big coin giant bonus, Surt stacks, Surt and "
            "Astrid, coin twice",
        ),
    ),
    Entry(
        "nidavellir.giants.gymir",
        title=Said("Gymir : un explorateur qui vaut triple", "Gymir: an explorer worth triple"),
        answer=Said(
            "Gymir capture le prochain explorateur et rapporte à la fin trois fois les points imprimés sur lui.",
            "Gymir captures the next explorer and at the end brings three times the points printed on it.",
        ),
        text=Said(
            "Les points se comptent trois fois en tout : l'explorateur n'est plus dans la colonne et n'y vaut rien de "
            "plus. Son grade n'y est pas non plus : il manque à Idunn, à Garm et aux cinq grades que demande Hourya.",
            "The points count three times in all: the explorer is no longer in the column and is worth nothing more "
            "there. Its rank is gone as well: Idunn and Garm do not count it, nor do the five ranks that Hourya "
            "asks for.",
        ),
        example=Said(
            "Un explorateur de 10 capturé rapporte 3 × 10 = 30, au lieu de 10 dans la colonne.",
            "A captured explorer of 10 brings 3 × 10 = 30, instead of 10 in the column.",
        ),
        source=idavoll(8),
        cards=("gymir", "idunn", "garm", "hourya"),
        related=("nidavellir.giants.capture_card", "nidavellir.giants.next_only", "nidavellir.heroes.hourya"),
        asked=Said(
            "fois trois, tripler, explorateurs, géant bleu nain 11 donne 33 compte, Géant des explorateurs, le Géant "
            "bleu",
            "times three, triple, explorers, blue giant dwarf 11 gives 33 also count, explorer giant, blue giant "
            "triple",
        ),
    ),
)
