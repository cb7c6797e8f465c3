"""What an active player does, what is left at a tavern, and the next turn."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.turn.active_player",
        title=Said("Son tour : carte, héros, échange", "A player's turn: card, hero, exchange"),
        answer=Said(
            "À son tour, on prend une carte de la taverne, puis on recrute un héros si une ligne le permet, et l'on "
            "échange enfin des pièces si l'on a joué le 0.",
            "On your turn you take a card of the tavern, then recruit a hero if a line allows it, and finally exchange "
            "coins if you played the 0.",
        ),
        text=Said(
            "La carte est placée ou résolue aussitôt, et l'échange vient toujours en dernier. Une pièce de la bourse "
            "qu'une offrande royale ou un héros vient de transformer compte donc dans l'échange avec sa nouvelle "
            "valeur.",
            "The card is placed or resolved at once, and the exchange always comes last. A coin of the pouch that a "
            "royal offering or a hero has just transformed therefore counts in the exchange with its new value.",
        ),
        example=Said(
            "Inès a misé 0. Son mineur complète une ligne : elle recrute d'abord un héros, puis additionne sa bourse.",
            "Inès bid 0. Her miner completes a line: she recruits a hero first and adds up her pouch afterwards.",
        ),
        source=nidavellir(8),
        related=(
            "nidavellir.turn.must_take",
            "nidavellir.turn.offering",
            "nidavellir.recruiting.obliged",
            "nidavellir.coins.exchange",
        ),
    ),
    Entry(
        "nidavellir.turn.offering",
        title=Said("Prendre une offrande royale", "Taking a royal offering"),
        answer=Said(
            "L'offrande est la carte que vous prenez à cette taverne : transformez tout de suite une pièce, puis "
            "défaussez l'offrande.",
            "The offering is the card you take at this tavern: transform a coin at once, then discard the offering.",
        ),
        text=Said(
            "Elle remplace le nain : vous ne placez rien dans l'armée, donc aucune ligne ne se complète. Elle ne se "
            "garde pas pour plus tard. Sa valeur va entière à une seule pièce.",
            "It takes the place of a dwarf: nothing is placed in the army, so no line is completed. It cannot be "
            "kept for later. Its whole value goes to a single coin.",
        ),
        example=Said(
            "Tom prend l'offrande +3 et choisit son 4 : 4 + 3 = 7. Il remet le 4 dans la boîte et reçoit un 7.",
            "Tom takes the +3 offering and chooses his 4: 4 + 3 = 7. He returns the 4 to the box and gets a 7.",
        ),
        source=nidavellir(8),
        related=("nidavellir.coins.transform", "nidavellir.setup.offerings", "nidavellir.transforming.then_exchange"),
    ),
    Entry(
        "nidavellir.turn.must_take",
        title=Said("Passer son tour à une taverne", "Passing at a tavern"),
        answer=Said(
            "On ne passe pas : à chaque taverne, chacun prend une carte, même si aucune ne lui plaît.",
            "There is no passing: at each tavern everyone takes one card, even if none is welcome.",
        ),
        text=Said(
            "Le tour d'un joueur commence par ce choix et le livret ne permet pas de passer. De trois à cinq joueurs, "
            "il y a autant de cartes que de joueurs : le dernier prend celle qui reste, offrande royale comprise.",
            "A player's turn begins with this choice, and the rulebook offers no way to pass. With three to five "
            "players there are as many cards as players: the last one takes what is left, a royal offering included.",
        ),
        example=Said(
            "Il ne reste qu'un mineur 0. Paul, dernier à jouer, le place chez ses mineurs : c'est un grade de plus.",
            "Only a miner 0 is left. Paul, who acts last, places it among his miners: it is one more rank.",
        ),
        source=nidavellir(8),
        related=("nidavellir.turn.active_player", "nidavellir.turn.leftover", "nidavellir.turn.offering"),
    ),
    Entry(
        "nidavellir.turn.leftover",
        title=Said("À deux : la carte qui reste", "Two players: the card that is left"),
        answer=Said(
            "À deux, la carte que personne n'a prise part à la défausse sans effet, même si c'est une offrande royale.",
            "With two players the card that nobody took is discarded without effect, even if it is a royal offering.",
        ),
        text=Said(
            "Elle part quand les deux joueurs ont choisi et ne revient pas au tour suivant. De trois à cinq joueurs, "
            "il ne reste rien, sauf avec Thingvellir quand un joueur a pris une carte du camp.",
            "It leaves when both players have chosen and does not come back in the next turn. With three to five "
            "players nothing is left, except with Thingvellir when a player has taken a card of the camp.",
        ),
        example=Said(
            "Taverne : guerrier 9, chasseur, offrande +5. Léa prend le guerrier, Tom le chasseur : l'offrande est "
            "défaussée et ne transforme rien.",
            "Tavern: warrior 9, hunter, +5 offering. Léa takes the warrior, Tom the hunter: the offering is "
            "discarded and transforms nothing.",
        ),
        source=nidavellir(4),
        related=("nidavellir.setup.two_players", "nidavellir.turn.must_take"),
    ),
    Entry(
        "nidavellir.turn.discard_pile",
        title=Said(
            "Regarder la défausse",
            "Looking through the discards",
        ),
        answer=Said(
            "La défausse reste ouverte à tous : chaque carte qui y va a été vue, et dans le jeu de base aucune n'en "
            "revient.",
            "The discards stay open to all: every card that goes there has been seen, and in the base game none "
            "comes back.",
        ),
        text=Said(
            "Le livret ne dit pas qui peut la regarder ; la seule défausse qu'il dit « face visible » est celle qui "
            "se fait quand personne n'a le Pionnier du Royaume. Selon notre lecture, chacun le peut : rien ne "
            "l'interdit, et regarder ne fait que rafraîchir la mémoire.",
            'The rulebook does not say who may look at them; the only discard that it calls "face up" is the one '
            "made when nobody has the Pioneer of the Kingdom. By our reading everyone may: nothing forbids it, and a "
            "look only refreshes the memory.",
        ),
        example=Said(
            "À deux, Tom veut savoir si le second guerrier 9 est déjà parti : il le cherche parmi les cartes "
            "défaussées.",
            "With two players Tom wants to know whether the second warrior 9 has gone: he looks for it among the "
            "discarded cards.",
        ),
        source=nidavellir(12),
        status=READING,
        cards=("pioneer_of_the_kingdom",),
        related=(
            "nidavellir.turn.leftover",
            "nidavellir.bids.secret",
            "nidavellir.camp.discard_pile",
            "nidavellir.camp.discard_seen",
        ),
        other=Said(
            "Une table peut tenir la défausse fermée : chacun se fie alors à sa mémoire.",
            "A table may keep the discards closed: everyone then relies on their memory.",
        ),
    ),
    Entry(
        "nidavellir.turn.next_turn",
        title=Said("Le tour suivant", "The next turn"),
        answer=Said(
            "Quand les trois tavernes sont résolues, chacun reprend ses cinq pièces en main, et l'on remplit de "
            "nouveau les tavernes.",
            "When the three taverns are resolved, everyone takes all five coins back in hand, and the taverns are "
            "filled again.",
        ),
        text=Said(
            "On reprend les mises et la bourse, avec les pièces gagnées pendant le tour. Les gemmes restent où elles "
            "sont. Si le paquet de l'âge est vide, l'âge est fini.",
            "Bids and pouch come back, with the coins gained during the turn. Gems stay where they are. If the deck "
            "of the age is empty, the age is over.",
        ),
        example=Said(
            "Nora avait misé 0, 4 et 5 et échangé 2 et 3 : 2 + 3 = 5. Elle reprend 0, 2, 4 et deux 5.",
            "Nora had bid 0, 4 and 5 and exchanged 2 and 3: 2 + 3 = 5. She takes back 0, 2, 4 and two 5s.",
        ),
        source=nidavellir(7),
        related=("nidavellir.turn.entry", "nidavellir.setup.turns", "nidavellir.coins.new_coin"),
    ),
)
