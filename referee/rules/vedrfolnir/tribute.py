"""The tribute: what may lie there, how Freyja, Tyr and Surtr are shared, and the end of the game."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import SPRING_CARDS, VEDRFOLNIR, WINTER

ENTRIES = (
    Entry(
        "vedrfolnir.tribute.as_stake",
        title=Said("Le tribut fonctionne comme une mise", "The tribute works like a stake"),
        answer=Said(
            "Les effets s'appliquent au tribut comme à la mise d'un joueur, sauf si la carte l'exclut.",
            "Effects apply to the tribute as they do to a player's stake, unless the card rules it out.",
        ),
        text=Said(
            "Ses cartes gardent leur ordre, et Loki ou Fenrir, placé là, en fait partir une. Sleipnir y fait tirer "
            "une carte, qui rejoint le tribut, ou la défausse si le tribut ne l'accepte pas.",
            "Its cards keep their order, and Loki or Fenrir, placed there, removes one of them. If Sleipnir is "
            "placed there, a card is drawn and joins the tribute, or the discard pile if the tribute does not accept "
            "it.",
        ),
        example=Said(
            "Tribut : Odin, puis Thor. Liv y met Loki : Thor, selon notre lecture la dernière carte, part à la "
            "défausse.",
            "Tribute: Odin, then Thor. Liv puts Loki there: Thor, by our reading the last card, goes to the discard "
            "pile.",
        ),
        source=VEDRFOLNIR,
        cards=("loki", "fenrir", "sleipnir", "odin", "thor"),
        related=(
            "vedrfolnir.tribute.discarded",
            "vedrfolnir.tribute.no_limit",
            "vedrfolnir.cards.loki",
            "vedrfolnir.cards.sleipnir",
            "vedrfolnir.cards.hugin_tribute",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.tribute.discarded",
        title=Said("Les cartes que le tribut n'accepte pas", "Cards that the tribute does not accept"),
        answer=Said(
            "Un joker ou une carte d'objectif placés dans le tribut vont aussitôt à la défausse, sans effet.",
            "A joker or an objective card placed in the tribute goes to the discard pile at once, without effect.",
        ),
        text=Said(
            "Ce sont les deux jokers, Nornes et Heimdall, et les cartes d'objectif Ratatosk, Nidhogg, Eikthyrnir et "
            "Moin. Les y mettre est permis : c'est une façon de s'en débarrasser. Le joueur actif ne donne qu'une "
            "carte au tribut : il s'ensuit qu'une carte ainsi défaussée était celle du tribut pour ce tour.",
            "These are the two jokers, the Norns and Heimdall, and the objective cards Ratatosk, Nidhogg, Eikthyrnir "
            "and Moin. Putting them there is allowed: it is a way to get rid of them. The active player gives the "
            "tribute only one card: it follows that a card so discarded was the tribute's card for this turn.",
        ),
        example=Said(
            "Bjorn révèle les Nornes et ne veut les offrir à personne : il les met au tribut et elles sont défaussées.",
            "Bjorn reveals the Norns and wants nobody to have them: he puts them in the tribute and they are "
            "discarded.",
        ),
        source=VEDRFOLNIR,
        cards=("norns", "heimdall", "ratatosk", "nidhogg", "eikthyrnir", "moin"),
        related=(
            "vedrfolnir.tribute.as_stake",
            "vedrfolnir.tribute.no_limit",
            "vedrfolnir.jokers.place",
            "vedrfolnir.turn.one_each",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.tribute.no_limit",
        title=Said("Les étoiles du tribut", "Stars in the tribute"),
        answer=Said(
            "Le tribut n'a ni objectif ni limite : il peut contenir autant d'étoiles qu'on veut sans jamais "
            "provoquer de collecte.",
            "The tribute has neither objective nor limit: it may hold any number of stars and never causes a "
            "collection.",
        ),
        text=Said(
            "Inutile donc de les additionner. Le tribut grandit d'un tour à l'autre jusqu'à la collecte suivante, "
            "ou jusqu'à la fin de la partie.",
            "So there is no need to add them up. The tribute grows from turn to turn until the next collection, or "
            "until the end of the game.",
        ),
        example=Said(
            "Un tribut de 12 étoiles, ou de 12 + 4 = 16, reste en place et ne déclenche rien.",
            "A tribute of 12 stars, or of 12 + 4 = 16, stays where it is and triggers nothing.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.tribute.as_stake", "vedrfolnir.stars.objective", "vedrfolnir.tribute.end"),
    ),
    Entry(
        "vedrfolnir.tribute.freyja_in_stake",
        title=Said("Freyja dans une mise : une rune de chaque sorte", "Freyja in a stake: one rune of each kind"),
        answer=Said(
            "Au moment du partage, chaque Freyja d'une mise compte comme une rune de chaque sorte.",
            "When the tribute is shared, each Freyja in a stake counts as one rune of each kind.",
        ),
        text=Said(
            "Elle s'ajoute aux runes de la mise, ou suffit à elle seule si les autres n'ont aucune rune de cette "
            "sorte. Elle compte aussi pour Surtr : elle peut donc vous obliger à prendre des cartes qui coûtent des "
            "points.",
            "She adds to the runes in the stake, or is enough on her own if the others have no rune of that kind. She "
            "counts for Surtr as well: so she can force you to take cards that cost points.",
        ),
        example=Said(
            "Bjorn a 2 runes Odin et une Freyja : 2 + 1 = 3. Liv a 2 runes Odin : Bjorn prend les Odin du tribut.",
            "Bjorn has 2 Odin runes and a Freyja: 2 + 1 = 3. Liv has 2 Odin runes: Bjorn takes the Odin cards of the "
            "tribute.",
        ),
        source=SPRING_CARDS,
        cards=("freyja", "surtr", "odin"),
        related=(
            "vedrfolnir.tribute.freyja",
            "vedrfolnir.tribute.freyja_total",
            "vedrfolnir.tribute.majority",
            "vedrfolnir.freyja",
        ),
    ),
    Entry(
        "vedrfolnir.tribute.freyja",
        title=Said("Freyja dans le tribut : le plus de runes en tout", "Freyja in the tribute: most runes in total"),
        answer=Said(
            "Quand un joueur a dépassé, les cartes Freyja du tribut vont à celui des autres qui a le plus de runes, "
            "toutes sortes ensemble.",
            "When a player has gone over, the Freyja cards of the tribute go to whoever of the others has the most "
            "runes, all kinds together.",
        ),
        text=Said(
            "On additionne pour cela toutes les runes de la mise, celles de Surtr comprises, et, selon notre lecture, "
            "ce que ses Freyja y ajoutent. À égalité, personne ne prend les Freyja du tribut, et elles sont "
            "défaussées.",
            "For this, add up all runes in the stake, those of Surtr included, and, by our reading, what its Freyja "
            "cards add to them. On a tie nobody takes the Freyja cards of the tribute, and they are discarded.",
        ),
        example=Said(
            "Bjorn a 3 runes Odin et 1 rune Thor : 3 + 1 = 4. Liv a 3 runes Thor : les Freyja vont à Bjorn.",
            "Bjorn has 3 Odin runes and 1 Thor rune: 3 + 1 = 4. Liv has 3 Thor runes: the Freyja cards go to Bjorn.",
        ),
        source=SPRING_CARDS,
        cards=("freyja", "surtr", "odin", "thor"),
        related=(
            "vedrfolnir.tribute.freyja_in_stake",
            "vedrfolnir.tribute.freyja_total",
            "vedrfolnir.tribute.freyja_end",
            "vedrfolnir.collecte.freyja",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.tribute.freyja_total",
        title=Said("Freyja comptée dans le total des runes", "Freyja counted in the total of runes"),
        answer=Said(
            "Selon notre lecture, dans le total de toutes les runes, chaque Freyja d'une mise vaut une rune de chaque "
            "sorte en jeu, et non une seule.",
            "By our reading, in the total of all runes, each Freyja in a stake is worth one rune of each kind in "
            "play, and not just one.",
        ),
        text=Said(
            "Le livre ne dit pas comment elle y compte. Mais la carte vaut une rune de chaque sorte dans la règle de "
            "majorité, et c'est cette règle qui attribue les Freyja du tribut. Les sortes sont Odin et Thor, et Surtr "
            "si l'on joue avec Hiver : 2 ou 3 runes par Freyja. Tyr n'est pas une sorte à part : il compte comme Odin "
            "ou Thor.",
            "The book does not say how she counts there. But the card is worth one rune of each kind in the rule of "
            "majority, and it is this rule that gives out the Freyja cards of the tribute. The kinds are Odin and "
            "Thor, and Surtr when Winter is in the game: 2 or 3 runes for each Freyja. Tyr is not a kind of his own: "
            "he counts as Odin or Thor.",
        ),
        example=Said(
            "Sans Hiver, Liv a 2 runes et une Freyja : 2 + 2 = 4, et avec Hiver 2 + 3 = 5. Bjorn a 3 runes : la "
            "Freyja du tribut va à Liv.",
            "Without Winter, Liv has 2 runes and a Freyja: 2 + 2 = 4, and with Winter 2 + 3 = 5. Bjorn has 3 "
            "runes: the Freyja of the tribute goes to Liv.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("freyja", "odin", "thor", "surtr", "tyr"),
        related=("vedrfolnir.tribute.freyja", "vedrfolnir.tribute.freyja_in_stake", "vedrfolnir.tribute.freyja_end"),
        other=Said(
            "On peut compter chaque Freyja une seule fois dans le total : Liv aurait 2 + 1 = 3 runes, à égalité avec "
            "Bjorn.",
            "One can count each Freyja only once in the total: Liv would have 2 + 1 = 3 runes, a tie with Bjorn.",
        ),
    ),
    Entry(
        "vedrfolnir.tribute.freyja_end",
        title=Said("Freyja dans le tribut à la fin de la partie", "Freyja in the tribute at the end of the game"),
        answer=Said(
            "Selon notre lecture, les Freyja restées dans le tribut à la fin vont aussi à qui a le plus de runes en "
            "tout.",
            "By our reading, Freyja cards left in the tribute at the end also go to whoever has the most runes in "
            "total.",
        ),
        text=Said(
            "La carte parle du cas où un joueur a dépassé, et à la fin personne n'a dépassé. Mais le tribut est alors "
            "partagé selon cette même règle de majorité, et rien ne dit que Freyja en soit exclue.",
            "The card speaks of the case where a player went over, and at the end nobody did. But the tribute is then "
            "shared by that same rule of majority, and nothing says that Freyja is left out.",
        ),
        example=Said(
            "La pioche ne suffit plus, le tribut contient une Freyja ; Astrid a 5 runes dans sa mise, les autres 3 : "
            "la Freyja est à Astrid.",
            "The draw pile no longer suffices, the tribute holds a Freyja; Astrid has 5 runes in her stake, the "
            "others 3: the Freyja is Astrid's.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("freyja",),
        related=("vedrfolnir.tribute.end", "vedrfolnir.tribute.freyja", "vedrfolnir.tribute.freyja_total"),
        other=Said(
            "On peut prendre la carte au mot : sans dépassement, personne ne prend les Freyja et elles sont "
            "défaussées.",
            "One can take the card at its word: if nobody went over, nobody takes the Freyja cards and they are "
            "discarded.",
        ),
    ),
    Entry(
        "vedrfolnir.tribute.tyr",
        title=Said("Tyr dans une majorité", "Tyr in a majority"),
        answer=Said(
            "Les runes de Tyr comptent pour la sorte choisie en le plaçant, Odin ou Thor, et dans le tribut il va à "
            "qui remporte cette sorte.",
            "Tyr's runes count for the kind chosen when he was placed, Odin or Thor, and in the tribute he goes to "
            "whoever wins that kind.",
        ),
        text=Said(
            "Cela vaut dans une mise comme dans le tribut. Le sens choisi en donnant la carte ne change plus au "
            "moment du partage. Tyr n'est pas une sorte à part : il n'y a pas de majorité de Tyr.",
            "This holds in a stake as well as in the tribute. The way chosen when the card was given does not change "
            "when the tribute is shared. Tyr is not a kind of his own: there is no majority of Tyr.",
        ),
        example=Said(
            "Bjorn a 1 rune Thor et un Tyr de 3 placé comme Thor : 1 + 3 = 4 runes Thor. Liv en a 3 : un Tyr placé "
            "comme Thor dans le tribut revient à Bjorn.",
            "Bjorn has 1 Thor rune and a Tyr of 3 placed as Thor: 1 + 3 = 4 Thor runes. Liv has 3: a Tyr placed as "
            "Thor in the tribute goes to Bjorn.",
        ),
        source=SPRING_CARDS,
        cards=("tyr", "odin", "thor"),
        related=(
            "vedrfolnir.cards.tyr_side",
            "vedrfolnir.tribute.majority",
            "vedrfolnir.tribute.freyja_total",
            "vedrfolnir.tyr",
        ),
    ),
    Entry(
        "vedrfolnir.tribute.surtr",
        title=Said("Surtr dans le tribut", "Surtr in the tribute"),
        answer=Said(
            "Qui a la majorité en runes Surtr doit prendre les cartes Surtr du tribut ; on ne peut pas les refuser.",
            "Whoever has the majority in Surtr runes must take the Surtr cards of the tribute; they cannot be "
            "declined.",
        ),
        text=Said(
            "Surtr est une sorte de runes comme une autre, et la règle de la majorité ne laisse aucun choix. Les "
            "Freyja d'une mise comptent aussi pour cette sorte. À égalité, et selon notre lecture aussi quand "
            "personne n'en a, ces cartes sont défaussées. Les Surtr de la mise du gagnant d'un partage sont défaussés "
            ": seuls ceux du tribut sont pris.",
            "Surtr is a kind of rune like any other, and the rule of majority leaves no choice. Freyja cards in a "
            "stake count for it too. On a tie, and by our reading also when nobody has any, those cards are "
            "discarded. The Surtr cards in the stake of whoever wins a share are discarded: only those of the tribute "
            "are taken.",
        ),
        example=Said(
            "Liv a 2 runes Surtr, Bjorn 1 ; le tribut contient un Surtr de 2 runes. Liv le prend : 2 × 3 = 6 points "
            "en moins.",
            "Liv has 2 Surtr runes, Bjorn 1; the tribute holds a Surtr of 2 runes. Liv takes it: 2 × 3 = 6 points "
            "less.",
        ),
        source=WINTER,
        cards=("surtr", "freyja"),
        related=(
            "vedrfolnir.surtr",
            "vedrfolnir.tribute.majority",
            "vedrfolnir.tribute.nobody",
            "vedrfolnir.tribute.freyja_in_stake",
        ),
    ),
    Entry(
        "vedrfolnir.tribute.end",
        title=Said("Le tribut à la fin de la partie", "The tribute at the end of the game"),
        answer=Said(
            "Si la pioche ne suffit plus et que le dernier tour n'a pas fini par une collecte, tous les joueurs se "
            "partagent une dernière fois le tribut à la majorité.",
            "If the draw pile no longer suffices and the last turn did not end with a collection, all players share "
            "the tribute by majority one last time.",
        ),
        text=Said(
            "On compare les mises comme après un dépassement, mais personne n'est exclu. Après une collecte, le "
            "tribut est vide et il n'y a plus de partage.",
            "The stakes are compared as after somebody went over, but nobody is left out. After a collection, the "
            "tribute is empty and there is no sharing.",
        ),
        example=Said(
            "Astrid a 3 runes Odin, Bjorn 2, Liv aucune : Astrid prend les Odin du tribut et les ajoute à sa pile "
            "remportée.",
            "Astrid has 3 Odin runes, Bjorn 2, Liv none: Astrid takes the Odin cards of the tribute and adds them to "
            "her won pile.",
        ),
        source=VEDRFOLNIR,
        cards=("odin",),
        related=(
            "vedrfolnir.end.draw_pile",
            "vedrfolnir.end.stakes_lost",
            "vedrfolnir.tribute.majority",
            "vedrfolnir.tribute.freyja_end",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.tribute",
        title=Said("Ce qu'est le tribut", "What the tribute is"),
        answer=Said(
            "Le tribut est commun à tous : il reçoit une carte par tour, et une collecte le donne à qui tombe juste, "
            "ou le partage entre les autres quand un joueur dépasse.",
            "The tribute is common to all: it gets a card each turn, and a collection gives it to whoever is exact, "
            "or shares it among the others when a player goes over.",
        ),
        text=Said(
            "Ce sont ses runes que l'on remporte. En cas de dépassement, chaque sorte va à celui des autres qui en a "
            "le plus dans sa mise. Si la partie finit sans collecte, il est partagé de même. Il n'a pas d'objectif "
            "et ne dépasse jamais.",
            "Its runes are what is won. When a player goes over, each kind goes to whoever of the others has the "
            "most of it in their stake. If the game ends without a collection, it is shared in the same way. It has "
            "no objective and never goes over.",
        ),
        example=Said(
            "Tribut : Odin de 3 runes et Thor de 2. Astrid a 12 étoiles : elle prend les deux cartes, 3 + 2 = 5 "
            "runes, avec celles de sa mise.",
            "Tribute: an Odin of 3 runes and a Thor of 2. Astrid has 12 stars: she takes both cards, 3 + 2 = 5 "
            "runes, with those of her stake.",
        ),
        source=VEDRFOLNIR,
        cards=("odin", "thor"),
        related=(
            "vedrfolnir.tribute.exact",
            "vedrfolnir.tribute.majority",
            "vedrfolnir.tribute.end",
            "vedrfolnir.tribute.as_stake",
            "vedrfolnir.tribute.no_limit",
        ),
        date=SECOND_EDITION,
    ),
)
