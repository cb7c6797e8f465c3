"""The cards of Spring: Freyja, Tyr, a further objective, the wolves and the ravens."""

from referee.books import VEDRFOLNIR_CARDS
from referee.entry import READING, Entry, Said

ENTRIES = (
    Entry(
        "vedrfolnir.freyja",
        title=Said("Freyja : une carte remportée doublée", "Freyja: a won card doubled"),
        answer=Said(
            "Nous lisons que chaque Freyja de votre pile remportée double les points d'une autre carte remportée, et "
            "vaut 0 elle-même.",
            "We read that each Freyja in your won pile doubles the points of another won card, and is worth 0 herself.",
        ),
        text=Said(
            "Le livre dit que la carte multiplie un score, sans dire par combien. Doubler est la lecture la plus "
            "simple, et une autre se règle pour chaque table. Vous choisissez la carte à multiplier : la plus "
            "forte, en général. Sans carte à multiplier, une Freyja ne rapporte rien.",
            "The book says that the card multiplies a score, without saying by how much. Doubling is the plainest "
            "reading, and another can be set for each table. You choose the card to multiply: usually the best "
            "one. With no card to multiply, a Freyja brings nothing.",
        ),
        example=Said(
            "Odin de 3 runes : 3 × 2 = 6 points. Avec une Freyja : 6 × 2 = 12 points.",
            "An Odin of 3 runes: 3 × 2 = 6 points. With a Freyja: 6 × 2 = 12 points.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("freyja", "odin"),
        related=(
            "vedrfolnir.cards.freyja_one_card",
            "vedrfolnir.cards.freyja_on_negative",
            "vedrfolnir.tribute.freyja_in_stake",
            "vedrfolnir.tribute.freyja",
            "vedrfolnir.end.count",
        ),
        asked=Said(
            "multiplicateur, fois deux, fois trois, combien rapporte, déesse",
            "multiplier, times two, times three, triple, goddess",
        ),
        other=Said(
            "On peut multiplier par 3 : la carte de 6 points en vaudrait 6 × 3 = 18.",
            "One can multiply by 3: the card of 6 points would be worth 6 × 3 = 18.",
        ),
        ruling="freyja_factor",
    ),
    Entry(
        "vedrfolnir.cards.freyja_one_card",
        title=Said("Freyja : une seule par carte", "Freyja: only one for each card"),
        answer=Said(
            "Une carte remportée n'est multipliée que par une Freyja : deux Freyja multiplient deux cartes "
            "différentes.",
            "A won card is multiplied by one Freyja only: two Freyja cards multiply two different cards.",
        ),
        text=Said(
            "Elle multiplie une carte de score, pas toute une sorte ni la pile entière. Le livre ne fixe pas de "
            "moment pour choisir ; comme les points se comptent à la fin, c'est là qu'on associe les cartes.",
            "She multiplies one score card, not a whole kind and not the whole pile. The book sets no moment for the "
            "choice; since points are counted at the end, that is when the cards are paired.",
        ),
        example=Said(
            "Odin de 3 et de 2 runes, deux Freyja, chacune doublant : 6 × 2 = 12 et 4 × 2 = 8, soit 12 + 8 = 20 "
            "points.",
            "Odin cards of 3 and 2 runes, two Freyja cards, each doubling: 6 × 2 = 12 and 4 × 2 = 8, which makes 12 "
            "+ 8 = 20 points.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("freyja", "odin"),
        related=("vedrfolnir.freyja", "vedrfolnir.cards.freyja_on_negative", "vedrfolnir.end.count"),
        asked=Said("deux fois, cumuler, même carte, quadrupler", "stack, twice, same card, quadruple"),
    ),
    Entry(
        "vedrfolnir.cards.freyja_on_negative",
        title=Said("Freyja en trop devant une carte Surtr", "A leftover Freyja and a Surtr card"),
        answer=Said(
            "Nous lisons que vous n'êtes pas obligé d'associer une Freyja à une carte Surtr : elle peut rester sans "
            "effet.",
            "We read that you are not forced to pair a Freyja with a Surtr card: she may stay without effect.",
        ),
        text=Said(
            "La carte permet de multiplier un score, ce qui est une possibilité et non un devoir. La question ne se "
            "pose que si vous avez plus de Freyja que de cartes qui rapportent des points.",
            "The card allows a score to be multiplied, which is a possibility and not a duty. The question arises "
            "only if you have more Freyja cards than cards that bring points.",
        ),
        example=Said(
            "Un Surtr de 2 runes coûte 2 × 3 = 6 points. Avec une Freyja en trop, il en coûte toujours 6.",
            "A Surtr of 2 runes costs 2 × 3 = 6 points. With a leftover Freyja it still costs 6.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("freyja", "surtr"),
        related=("vedrfolnir.freyja", "vedrfolnir.surtr", "vedrfolnir.cards.freyja_one_card"),
        asked=Said("doubler les points négatifs, malus, doit-on", "must, double the penalty, negative, have to"),
        other=Said(
            "On peut lire que toute Freyja doit multiplier une carte, même Surtr, tant qu'il en reste une.",
            "One can read that every Freyja must multiply a card, even a Surtr, as long as there is one left.",
        ),
        ruling="freyja_on_negative",
    ),
    Entry(
        "vedrfolnir.tyr",
        title=Said("Tyr : 5 points par carte", "Tyr: 5 points per card"),
        answer=Said(
            "Nous lisons que chaque carte Tyr remportée rapporte 5 points en tout, qu'elle ait 2 ou 3 runes.",
            "We read that each Tyr card won brings 5 points in all, whether it has 2 runes or 3.",
        ),
        text=Said(
            "Le livre dit « par rune » pour Odin, Thor et Surtr, mais pas pour Tyr. Ses runes comptent donc pour la "
            "majorité et non pour les points. Le sens sous lequel il a été placé n'y change rien.",
            'The book says "per rune" for Odin, Thor and Surtr, but not for Tyr. So his runes count for the majority '
            "and not for points. The side under which he was placed changes nothing.",
        ),
        example=Said(
            "Un Tyr de 2 runes et un Tyr de 3 : 5 + 5 = 10 points.",
            "A Tyr of 2 runes and a Tyr of 3: 5 + 5 = 10 points.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("tyr", "odin", "thor", "surtr"),
        related=("vedrfolnir.cards.tyr_side", "vedrfolnir.tribute.tyr", "vedrfolnir.end.count", "vedrfolnir.freyja"),
        asked=Said("valeur, combien de points, cinq, quinze points", "value, how many points, five, fifteen points"),
        other=Said(
            "On peut compter 5 points par rune : 2 + 3 = 5 runes donneraient 5 × 5 = 25 points.",
            "One can count 5 points per rune: 2 + 3 = 5 runes would bring 5 × 5 = 25 points.",
        ),
        ruling="tyr_points",
    ),
    Entry(
        "vedrfolnir.cards.tyr_side",
        title=Said("Tyr : placé comme Odin ou comme Thor", "Tyr: placed as Odin or as Thor"),
        answer=Said(
            "En donnant Tyr, on choisit dans quel sens il est placé, et ses runes comptent dès lors comme runes "
            "d'Odin ou comme runes de Thor.",
            "When Tyr is given, the way he is laid is chosen, and from then on his runes count as Odin's runes or as "
            "Thor's.",
        ),
        text=Said(
            "Il ne compte jamais pour les deux à la fois. Le sens reste tel quel jusqu'à la collecte ; seul "
            "Heimdall, en passant la carte, permet de choisir de nouveau. Placé comme Odin, il ne rapporte pas "
            "pour autant 2 points par rune : ses points sont les siens.",
            "He never counts for both at once. The side stays as it is until the collection; only Heimdall, by "
            "passing the card on, lets it be chosen again. Placed as Odin he does not bring 2 points per rune for "
            "that: his points are his own.",
        ),
        example=Said(
            "Bjorn a 2 runes Odin. Un Tyr de 2 placé comme Odin lui en donne 2 + 2 = 4 pour la majorité, placé comme "
            "Thor 2 de chaque.",
            "Bjorn has 2 Odin runes. A Tyr of 2 placed as Odin gives him 2 + 2 = 4 for the majority, placed as Thor "
            "2 of each.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("tyr", "odin", "thor", "heimdall"),
        related=(
            "vedrfolnir.turn.who_chooses",
            "vedrfolnir.tribute.tyr",
            "vedrfolnir.tyr",
            "vedrfolnir.jokers.choice_anew",
        ),
        asked=Said("tourner, retourner, changer, côté", "direction, turn, flip, change, orientation"),
    ),
    Entry(
        "vedrfolnir.cards.eikthyrnir",
        title=Said("Eikthyrnir : objectif 9", "Eikthyrnir: objective 9"),
        answer=Said(
            "Avec Eikthyrnir dans votre mise, votre objectif est de 9 étoiles, tant qu'aucune carte d'objectif "
            "n'arrive après lui.",
            "With Eikthyrnir in your stake, your objective is 9 stars, as long as no objective card comes after him.",
        ),
        text=Said(
            "Si vous avez déjà plus de 9 étoiles quand il arrive, vous dépassez aussitôt. Placé dans le tribut, il "
            "est défaussé sans effet.",
            "If you already have more than 9 stars when he comes, you are over at once. Placed in the tribute, he is "
            "discarded without effect.",
        ),
        example=Said(
            "Mise de 7 étoiles, Eikthyrnir, puis une carte de 2 : 7 + 2 = 9, le compte exact.",
            "A stake of 7 stars, Eikthyrnir, then a card of 2: 7 + 2 = 9, the exact number.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("eikthyrnir",),
        related=("vedrfolnir.stars.modifier", "vedrfolnir.stars.changed", "vedrfolnir.tribute.discarded"),
        asked=Said("cerf, neuf étoiles, modificateur", "stag, deer, nine stars, modifier"),
    ),
    Entry(
        "vedrfolnir.cards.skoll_hati",
        title=Said("Skoll et Hati : la première ou la dernière carte", "Skoll and Hati: the first or the last card"),
        answer=Said(
            "La mise qui reçoit Skoll et Hati perd au choix sa première ou sa dernière carte, qui va à la défausse.",
            "The stake that receives Skoll and Hati loses either its first or its last card, by choice, and it goes "
            "to the discard pile.",
        ),
        text=Said(
            "Une seule carte part, jamais une carte du milieu. Si la mise n'en a qu'une, elle est à la fois la "
            "première et la dernière. Si elle est vide, rien ne part. Ni les jokers ni la pile remportée ne sont "
            "touchés.",
            "One card leaves, never one from the middle. If the stake has only one, it is both the first and the "
            "last. If it is empty, nothing leaves. Neither jokers nor the won pile are touched.",
        ),
        example=Said(
            "Mise : Nidhogg, Thor, Odin. On fait partir Nidhogg, et l'objectif revient à 12, ou Odin, et il reste à "
            "16.",
            "Stake: Nidhogg, Thor, Odin. Either Nidhogg leaves, and the objective goes back to 12, or Odin does, and "
            "it stays at 16.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("skoll_hati", "nidhogg", "thor", "odin"),
        related=(
            "vedrfolnir.turn.who_chooses",
            "vedrfolnir.cards.loki",
            "vedrfolnir.cards.fenrir",
            "vedrfolnir.stars.modifier_removed",
        ),
        asked=Said("loups, soleil et lune, défausser, choisir", "wolves, sun and moon, choose"),
    ),
    Entry(
        "vedrfolnir.cards.hugin_munin",
        title=Said("Hugin et Munin : le tour des joueurs", "Hugin and Munin: round the players"),
        answer=Said(
            "Qui reçoit Hugin ou Munin tire une carte et l'applique, puis passe le corbeau au voisin, qui fait de "
            "même, jusqu'à ce qu'il revienne.",
            "Whoever receives Hugin or Munin draws a card and applies it, then passes the raven to the neighbour, "
            "who does the same, until it is back.",
        ),
        text=Said(
            "Le symbole de la carte montre dans quel sens elle passe. Chacun applique la carte tirée à sa propre "
            "mise. Les étoiles du corbeau comptent seulement à son retour, et seulement dans la mise de qui "
            "l'avait reçu. Le tribut n'est le voisin de personne : il ne prend pas part à ce tour.",
            "The symbol on the card shows which way it is passed. Each player applies the card drawn to their own "
            "stake. The raven's stars count only when it is back, and only in the stake of whoever had received "
            "it. The tribute is nobody's neighbour: it takes no part.",
        ),
        example=Said(
            "À trois, Liv reçoit Munin : Liv, puis deux autres joueurs tirent, donc 1 + 2 = 3 cartes. Munin revient "
            "et ses étoiles s'ajoutent à la mise de Liv.",
            "With three players, Liv receives Munin: Liv and then two other players draw, so 1 + 2 = 3 cards. Munin "
            "comes back and its stars are added to Liv's stake.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("hugin", "munin"),
        related=(
            "vedrfolnir.cards.hugin_stopped",
            "vedrfolnir.cards.hugin_second",
            "vedrfolnir.cards.hugin_collecte",
            "vedrfolnir.cards.hugin_tribute",
        ),
        asked=Said(
            "corbeaux, gauche ou droite, faire passer, Mumin", "ravens, direction, left or right, pass on, circle"
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_second",
        title=Said("Hugin ou Munin tiré pendant le tour d'un corbeau", "Hugin or Munin drawn while a raven goes round"),
        answer=Said(
            "Nous lisons qu'un Hugin ou un Munin tiré pendant le tour d'un corbeau est défaussé, et que le premier "
            "continue.",
            "We read that a Hugin or Munin drawn while a raven goes round is discarded, and that the first one goes "
            "on.",
        ),
        text=Said(
            "La phrase du livre est obscure : « cette carte » part si l'on tire une nouvelle carte qui fait piocher. "
            "Nous l'entendons du nouveau corbeau, ce qui évite deux tours mêlés. Un Sleipnir tiré ainsi n'est pas "
            "touché : il fait tirer encore une carte, comme d'habitude.",
            'The book\'s sentence is unclear: "this card" leaves if a new card that makes somebody draw is drawn. We '
            "take it of the new raven, which avoids two rounds at once. A Sleipnir drawn this way is untouched: it "
            "makes its player draw once more, as usual.",
        ),
        example=Said(
            "Hugin fait le tour, Bjorn tire Munin : Munin est défaussé, Bjorn ne tire rien d'autre et passe Hugin.",
            "Hugin goes round, Bjorn draws Munin: Munin is discarded, Bjorn draws nothing else and passes Hugin on.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("hugin", "munin", "sleipnir"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.cards.hugin_stopped", "vedrfolnir.cards.sleipnir"),
        asked=Said("deuxième corbeau, deux corbeaux, carte à pioche", "second raven, two ravens, draw card"),
        other=Said(
            "On peut l'entendre du corbeau qui circule : il part à la défausse et le tour s'arrête dès qu'une "
            "nouvelle carte à pioche, Sleipnir compris, est tirée.",
            "One can take it of the raven going round: it goes to the discard pile and the round stops as soon as "
            "a new card that draws, Sleipnir included, is drawn.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_stopped",
        title=Said("Les Nornes contre Hugin ou Munin", "The Norns against Hugin or Munin"),
        answer=Said(
            "Nous lisons que qui se voit passer Hugin ou Munin peut le refuser avec les Nornes : les deux cartes "
            "sont défaussées et le tour s'arrête.",
            "We read that whoever is passed Hugin or Munin may refuse it with the Norns: both cards are discarded "
            "and the round stops.",
        ),
        text=Said(
            "Les Nornes refusent une carte, et le corbeau passé en est une ; refusé, il va à la défausse et ne peut "
            "plus circuler. Ce que les autres ont déjà tiré reste. Les étoiles du corbeau ne comptent alors pour "
            "personne. On peut aussi accepter le corbeau et refuser seulement la carte tirée.",
            "The Norns refuse a card, and the raven passed on is one; refused, it goes to the discard pile and can "
            "no longer go round. What the others have already drawn stays. The raven's stars then count for nobody. "
            "One may also accept the raven and refuse only the card drawn.",
        ),
        example=Said(
            "Liv a tiré pour Hugin et le passe à Bjorn, qui joue les Nornes : Astrid ne tire rien, Hugin ne revient "
            "pas à Liv.",
            "Liv has drawn for Hugin and passes it to Bjorn, who plays the Norns: Astrid draws nothing, Hugin does "
            "not come back to Liv.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("hugin", "munin", "norns"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.cards.norns", "vedrfolnir.jokers.moment"),
        asked=Said(
            "arrêter, joker contre corbeau, bloquer, interrompre", "stop, joker against raven, block, interrupt"
        ),
        other=Said(
            "On peut lire que le joker dispense seulement son propriétaire, et que le corbeau passe au voisin suivant.",
            "One can read that the joker only spares its owner, and that the raven moves on to the next neighbour.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_collecte",
        title=Said("Hugin ou Munin interrompu par une collecte", "Hugin or Munin interrupted by a collection"),
        answer=Said(
            "Nous lisons qu'une collecte provoquée pendant le tour de Hugin ou de Munin a lieu tout de suite, et "
            "que le corbeau est défaussé sans revenir.",
            "We read that a collection caused while Hugin or Munin goes round takes place at once, and that the "
            "raven is discarded without coming back.",
        ),
        text=Said(
            "Le livre ne parle pas de ce cas. Mais une collecte suit aussitôt la carte qui l'a provoquée, finit la "
            "manche et vide les mises. Les joueurs suivants ne tirent donc plus, et les étoiles du corbeau ne "
            "comptent pas.",
            "The book does not speak of this case. But a collection follows at once the card that caused it, ends "
            "the round and empties the stakes. So the next players no longer draw, and the raven's stars do not "
            "count.",
        ),
        example=Said(
            "Liv fait circuler Munin. Bjorn, à 10 étoiles, tire une carte de 2 : 10 + 2 = 12, sa collecte finit la "
            "manche.",
            "Liv sends Munin round. Bjorn, at 10 stars, draws a card of 2: 10 + 2 = 12, his collection ends the round.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("hugin", "munin"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.stars.exact", "vedrfolnir.turn.stop"),
        asked=Said("corbeaux, fin de manche pendant, dépasser pendant", "ravens, round ends during, bust during"),
        other=Said(
            "On peut laisser le corbeau finir son tour et ne résoudre la collecte qu'à son retour.",
            "One can let the raven finish its round and resolve the collection only when it is back.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hugin_tribute",
        title=Said("Hugin ou Munin placé dans le tribut", "Hugin or Munin placed in the tribute"),
        answer=Said(
            "Nous lisons que Hugin ou Munin placé dans le tribut y fait tirer une seule carte, puis reste là, faute "
            "de voisin.",
            "We read that Hugin or Munin placed in the tribute draws a single card for it and then stays there, for "
            "want of a neighbour.",
        ),
        text=Said(
            "Les effets s'appliquent au tribut sauf mention contraire, et cette carte n'en porte pas. Mais elle "
            "passe de voisin en voisin, et le livre ne donne aucun voisin au tribut. La carte tirée rejoint le "
            "tribut, ou la défausse si le tribut ne l'accepte pas.",
            "Effects apply to the tribute unless the card says otherwise, and this one does not. But it passes from "
            "neighbour to neighbour, and the book gives the tribute none. The card drawn joins the tribute, or the "
            "discard pile if the tribute does not accept it.",
        ),
        example=Said(
            "Astrid met Munin au tribut et tire un Thor de 2 runes pour lui : Thor et Munin sont dans le tribut.",
            "Astrid puts Munin in the tribute and draws a Thor of 2 runes for it: Thor and Munin lie in the tribute.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("hugin", "munin", "thor"),
        related=("vedrfolnir.cards.hugin_munin", "vedrfolnir.tribute.as_stake", "vedrfolnir.tribute.discarded"),
        asked=Said("corbeaux, tribut sans voisin, faire circuler", "ravens, no neighbour, send round"),
        other=Said(
            "On peut faire partir le corbeau du joueur actif : chacun tire une carte, puis il revient au tribut.",
            "One can start the raven from the active player: everyone draws a card, then it comes back to the tribute.",
        ),
    ),
)
