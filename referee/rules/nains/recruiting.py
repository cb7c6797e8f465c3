"""Recruiting: placing a dwarf card, and the line of five Orders."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.recruiting.placing",
        title=Said("Placer une carte Nain", "Placing a dwarf card"),
        answer=Said(
            "Une carte Nain va aussitôt dans l'armée, dans la colonne de son Ordre, que l'on ouvre si elle n'existe "
            "pas encore.",
            "A dwarf card goes into the army at once, into the column of its Order, which is opened if it does not "
            "exist yet.",
        ),
        text=Said(
            "On ne choisit pas la colonne et on ne garde pas la carte pour plus tard. Tous les grades doivent rester "
            "visibles, car ce sont eux que l'on compte.",
            "You neither choose the column nor keep the card for later. All ranks must stay visible, since they are "
            "what is counted.",
        ),
        example=Said(
            "Serge prend sa première carte Temple : elle ouvre une colonne. La suivante se pose à la suite, son "
            "grade bien en vue.",
            "Serge takes his first Temple card: it opens a column. The next one follows it, its rank in plain sight.",
        ),
        source=nains(9),
        related=("nains.recruiting.line_rule", "nains.recruiting.two_grades", "nains.turn.active"),
    ),
    Entry(
        "nains.recruiting.line_rule",
        title=Said("Une ligne complète, un Cognar", "One complete line, one Cognar"),
        answer=Said(
            "Dès qu'une carte posée complète une ligne, un grade de chacun des cinq Ordres, le joueur recrute un "
            "Cognar disponible, et doit le faire.",
            "As soon as a card placed completes a line, one rank of each of the five Orders, the player recruits "
            "an available Cognar, and must do so.",
        ),
        text=Said(
            "La troisième ligne est complète quand chaque colonne a au moins trois grades, et ainsi de suite. Chaque "
            "ligne donne son Cognar une fois, au moment où elle se crée.\nLe livre de Nains ne donne pas de formule, "
            "mais on peut compter : comme aucune carte ne quitte une armée, un Cognar est dû dès que les lignes sont "
            "plus nombreuses que les Cognars qu'elles ont donnés.",
            "The third line is complete when each column has at least three ranks, and so on. Each line gives its "
            "Cognar once, when it is created.\nThe book of Nains prints no formula, but you may count: as no card "
            "ever leaves an army, a Cognar is due as soon as there are more lines than Cognars that lines have "
            "brought.",
        ),
        example=Said(
            "Grades 2, 1, 3, 2 et 2, un Cognar recruté : une ligne. Un grade de plus dans la colonne qui n'en a que 1 "
            "crée la deuxième, et un Cognar est dû : 1 + 1 = 2.",
            "Ranks 2, 1, 3, 2 and 2, one Cognar recruited: one line. One rank more in the column that has only 1 "
            "creates the second, and a Cognar is due: 1 + 1 = 2.",
        ),
        source=nains(9, 15),
        related=(
            "nains.glossary.cognar",
            "nains.recruiting.several_lines",
            "nains.recruiting.must",
            "nains.recruiting.lines_count",
            "nains.recruiting.two_grades",
            "nains.setup.cognars_display",
        ),
    ),
    Entry(
        "nains.recruiting.must",
        title=Said("Recruter est obligatoire, le choix est libre", "Recruiting is compulsory, the choice is free"),
        answer=Said(
            "Qui complète une ligne doit recruter sur-le-champ, mais choisit librement parmi les Cognars encore "
            "exposés, quel que soit leur Ordre.",
            "Whoever completes a line must recruit on the spot, but chooses freely among the Cognars still on "
            "display, whatever their Order.",
        ),
        text=Said(
            "On ne peut ni refuser ni attendre un meilleur moment. Le choix n'est pas lié à la carte qui a complété "
            "la ligne. Les Cognars d'Élite, exposés eux aussi, ne se recrutent pas ainsi : ils s'attribuent à la fin "
            "de la première ère. Les Mercenaires ont une règle de plus : jamais moins de deux.",
            "You can neither refuse nor wait for a better moment. The choice does not depend on the card that "
            "completed the line. The Elite Cognars, on display as well, are not recruited this way: they are awarded "
            "at the end of the first era. Mercenaries have one more rule: never fewer than two.",
        ),
        example=Said(
            "Une carte Forge complète la ligne d'Anne ; elle peut prendre Fey pour le Temple ou Gurdan pour sa zone "
            "de Commandement.",
            "A Forge card completes Anne's line; she may take Fey for the Temple or Gurdan for her command zone.",
        ),
        source=nains(9, 12),
        cards=("fey", "gurdan"),
        related=("nains.recruiting.line_rule", "nains.recruiting.forgotten", "nains.recruiting.none_left"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.recruiting.forgotten",
        title=Said("Un Cognar oublié", "A forgotten Cognar"),
        answer=Said(
            "Un Cognar oublié se recrute dès que l'on s'en aperçoit, parmi ceux qui restent, et rien d'autre n'est "
            "rejoué.",
            "A forgotten Cognar is recruited as soon as somebody notices, among those that are left, and nothing else "
            "is replayed.",
        ),
        text=Said(
            "Le livre ne dit rien des oublis. Selon notre lecture, le Cognar reste dû, puisque recruter est "
            "obligatoire et que la ligne est là. Qui recrute en retard ne peut reprendre aux autres ce qu'ils ont "
            "choisi entre-temps. Il en va de même pour un jeton Paria ou un +1 du Talion.",
            "The book says nothing of things forgotten. By our reading the Cognar is still due, since recruiting is "
            "compulsory and the line is there. Whoever recruits late cannot take back what others have chosen "
            "meanwhile. The same goes for a Pariah token or a Talion +1.",
        ),
        example=Said(
            "Alex voit au tour suivant que sa deuxième ligne était complète : il recrute alors, mais Torun est déjà "
            "chez Anne.",
            "Alex sees in the next turn that his second line was complete: he recruits then, but Torun is already "
            "with Anne.",
        ),
        source=nains(9),
        status=READING,
        cards=("torun",),
        related=("nains.recruiting.must", "nains.talion", "nains.errants.pariah"),
        other=Said(
            "Ce qui n'est pas fait dans son tour est perdu, et la ligne ne donne plus rien.",
            "What is not done in one's turn is lost, and the line gives nothing any more.",
        ),
    ),
    Entry(
        "nains.recruiting.none_left",
        title=Said("Une ligne, mais aucun Cognar à prendre", "A line, but no Cognar to take"),
        answer=Said(
            "Si aucun Cognar ne peut être pris, la ligne ne donne rien, ni maintenant ni plus tard.",
            "If no Cognar can be taken, the line gives nothing, neither now nor later.",
        ),
        text=Said(
            "Le livre oblige à choisir un Cognar disponible et ne dit pas ce qui se passe quand il n'y en a pas. "
            "Selon notre lecture, une étape impossible est sautée, et rien ne reste dû. C'est le cas aussi quand il "
            "ne reste sur les porte-cartes que des Mercenaires dont on ne pourrait prendre qu'un.",
            "The book demands the choice of an available Cognar and does not say what happens when there is none. "
            "By our reading, a step that is impossible is skipped, and nothing stays due. This is also the case "
            "when only mercenaries are left on the card stands, of whom no more than one could be taken.",
        ),
        example=Said(
            "Seul Dawn est encore exposé quand Alex complète une ligne : Alex ne recrute personne.",
            "Dawn alone is still on display when Alex completes a line: Alex recruits nobody.",
        ),
        source=nains(9),
        status=READING,
        cards=("dawn",),
        related=("nains.recruiting.must", "nains.mercenaries.lone", "nains.mercenaries.lines"),
        other=Said(
            "La ligne reste en attente : avec la suivante, elle permettra de prendre deux Mercenaires.",
            "The line waits: together with the next one it will allow two mercenaries to be taken.",
        ),
    ),
    Entry(
        "nains.recruiting.several_lines",
        title=Said("Plusieurs lignes à la fois", "Several lines at once"),
        answer=Said(
            "Un Cognar posé qui complète une ou plusieurs lignes donne aussitôt autant de nouveaux Cognars, l'un "
            "après l'autre.",
            "A Cognar that completes one or more lines when placed gives as many new Cognars at once, one after the "
            "other.",
        ),
        text=Said(
            "Chacun est posé avant que l'on choisisse le suivant, et ceux-là aussi peuvent compléter des lignes. La "
            "chaîne n'a pas de limite, et tout se fait dans le même tour, avant l'échange de pièces.",
            "Each one is placed before the next is chosen, and those too may complete lines. The chain has no "
            "limit, and all of it happens in the same turn, before the exchange of coins.",
        ),
        example=Said(
            "Grades 3, 1, 3, 3 et 3 : une ligne. Deux grades de plus dans la colonne faible en créent 3 − 1 = 2.",
            "Ranks 3, 1, 3, 3 and 3: one line. Two ranks more in the weak column create 3 − 1 = 2.",
        ),
        source=nains(9),
        related=(
            "nains.recruiting.line_rule",
            "nains.recruiting.example_volgrir",
            "nains.cognars.volgrir",
            "nains.recruiting.two_grades",
            "nains.cognars.power_first",
        ),
    ),
    Entry(
        "nains.recruiting.two_grades",
        title=Said("Une carte à deux grades dans les lignes", "A card with two ranks in the lines"),
        answer=Said(
            "Une carte à deux grades compte pour deux dans sa colonne et sert à deux lignes.",
            "A card with two ranks counts as two in its column and serves two lines.",
        ),
        text=Said(
            "On compte les grades, pas les cartes. Volgrir, Ararun, Dröh, Tala et Kardum ont chacun deux grades.",
            "Ranks are counted, not cards. Volgrir, Ararun, Dröh, Tala and Kardum have two ranks each.",
        ),
        example=Said(
            "Une carte Temple et Ararun font 1 + 2 = 3 grades de Temple.",
            "One Temple card and Ararun make 1 + 2 = 3 Temple ranks.",
        ),
        source=nains(9),
        cards=("volgrir", "ararun", "kardum", "droh", "tala"),
        related=("nains.recruiting.line_rule", "nains.cognars.volgrir", "nains.cognars.ararun", "nains.cognars.kardum"),
    ),
    Entry(
        "nains.recruiting.lines_count",
        title=Said("Élites et Ga'at prennent-ils la place d'une ligne", "Do Elites and Ga'at use up a line"),
        answer=Said(
            "Non : chaque nouvelle ligne donne son Cognar, même à qui a déjà reçu Ga'at ou des Cognars d'Élite.",
            "No: each new line gives its Cognar, even to a player who already has Ga'at or Elite Cognars.",
        ),
        text=Said(
            "Le livre demande une ligne qui se crée, et rien d'autre. Ga'at vient par Oboron et les Cognars d'Élite "
            "par une majorité : ils ne prennent la place d'aucune ligne. Pour savoir si un Cognar est dû, on ne "
            "compte donc que les Cognars et les Mercenaires recrutés. Si la table fait venir plusieurs Mercenaires "
            "par une seule ligne, ils comptent pour un.",
            "The book asks for a line that is created, and nothing else. Ga'at comes with Oboron and Elite Cognars "
            "with a majority: they take the place of no line. So to see whether a Cognar is due, you count only the "
            "Cognars and mercenaries recruited. If the table lets several mercenaries come for a single line, they "
            "count as one.",
        ),
        example=Said(
            "Anne a eu Oboron par sa première ligne, puis Ga'at et Tiss sans ligne. Un seul compte, 1 + 1 = 2 : sa "
            "deuxième ligne lui donne un Cognar.",
            "Anne got Oboron for her first line, then Ga'at and Tiss without a line. Only one counts, 1 + 1 = 2: her "
            "second line gives her a Cognar.",
        ),
        source=nains(9),
        status=READING,
        cards=("oboron", "gaat", "tiss"),
        related=("nains.recruiting.line_rule", "nains.mercenaries.lines", "nains.cognars.oboron"),
        other=Said(
            "Ga'at et les Cognars d'Élite sont aussi des Cognars : il faut alors une ligne de plus que l'on n'a de "
            "Cognars en tout.",
            "Ga'at and the Elite Cognars are Cognars too: then you need one line more than you have Cognars in all.",
        ),
    ),
)
