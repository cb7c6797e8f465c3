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
        other=Said(
            "La carte vient de la pioche et non de la taverne : elle ne peut pas être capturée.",
            "The card comes from the deck and not from the tavern: it cannot be captured.",
        ),
    ),
)
