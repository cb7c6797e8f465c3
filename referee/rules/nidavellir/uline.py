"""Uline, who keeps her owner's coins in hand and bids last."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.uline",
        title=Said("Uline : 9 points et les pièces en main", "Uline: 9 points and the coins in hand"),
        answer=Said(
            "Avec Uline la Voyante, vous gardez vos pièces en main et posez votre mise de chaque taverne après avoir "
            "vu celles des autres.",
            "With Uline the Seer you keep your coins in hand and lay your bid for each tavern after seeing those of "
            "the others.",
        ),
        text=Said(
            "Rien n'est posé pendant les mises, ni sur les tavernes ni dans la bourse. À chaque taverne il faut "
            "pourtant poser une pièce, face visible. Le pouvoir dure jusqu'à la fin de la partie. Héroïne neutre, "
            "Uline va dans la zone de Commandement, vaut 9 points et n'a pas de grade.",
            "Nothing is laid during the bids, neither on the taverns nor in the pouch. Still, a coin must be laid face "
            "up for each tavern. The power lasts to the end of the game. A neutral hero, Uline goes to the command "
            "zone, is worth 9 points and has no rank.",
        ),
        example=Said(
            "Les autres révèlent 5, 7 et 9. Anne, qui a Uline, peut poser 11 pour choisir d'abord, 8 pour choisir "
            "deuxième, ou garder ses grosses pièces.",
            "The others reveal 5, 7 and 9. Anne, who has Uline, may lay 11 to choose first, 8 to choose second, "
            "or save her big coins.",
        ),
        source=nidavellir(14),
        cards=("uline",),
        related=(
            "nidavellir.heroes.uline_bid",
            "nidavellir.heroes.uline_mid_turn",
            "nidavellir.heroes.uline_exchange",
            "nidavellir.heroes.uline_transform",
        ),
    ),
    Entry(
        "nidavellir.heroes.uline_bid",
        title=Said("Uline et les égalités", "Uline and ties"),
        answer=Said(
            "Une fois la pièce d'Uline posée, tout se résout comme d'habitude : ordre des pièces, gemmes à "
            "égalité, échange de gemmes.",
            "Once Uline's coin is laid, everything is resolved as usual: order of coins, gems on ties, exchange "
            "of gems.",
        ),
        text=Said(
            "Avec Uline on mise en dernier, mais l'ordre dépend toujours des pièces. On peut chercher une égalité "
            "exprès, pour passer devant avec une meilleure gemme ou pour échanger une mauvaise. Une pièce posée ne "
            "se reprend pas.",
            "With Uline you bid last, but the order still depends on the coins. You may seek a tie on purpose, to "
            "get ahead with a better gem or to exchange a poor one. A coin once laid is not taken back.",
        ),
        example=Said(
            "Serge révèle 7, avec la gemme 3. Anne a la gemme 5 et pose un 7 : elle joue avant lui, puis ils "
            "échangent, et Anne a la gemme 3.",
            "Serge reveals 7, with gem 3. Anne has gem 5 and lays a 7: she acts before him, then they exchange, "
            "and Anne has gem 3.",
        ),
        source=nidavellir(14),
        cards=("uline",),
        related=(
            "nidavellir.heroes.uline",
            "nidavellir.turn.order",
            "nidavellir.turn.ties",
            "nidavellir.gems.exchange",
        ),
    ),
    Entry(
        "nidavellir.heroes.uline_exchange",
        title=Said("Uline et l'échange de pièces", "Uline and the coin exchange"),
        answer=Said(
            "Quand vous avez posé votre 0, vous choisissez à la fin de votre tour deux pièces de votre main à "
            "additionner, et la nouvelle vient en main.",
            "When you have laid your 0, you choose at the end of your turn two coins of your hand to add up, and "
            "the new one comes into your hand.",
        ),
        text=Said(
            "La plus forte des deux est défaussée, comme toujours. La bourse reste vide. La pièce gagnée peut "
            "servir dès la taverne suivante du même tour. Les pièces déjà posées ne peuvent pas être choisies.",
            "The higher of the two is discarded, as always. The pouch stays empty. The coin gained may be used at "
            "the very next tavern of the same turn. Coins already laid cannot be chosen.",
        ),
        example=Said(
            "Anne pose 0 à la première taverne et a 5, 8, 9 et 11 en main. Elle additionne 8 + 9 = 17 : le 9 "
            "part, elle a 5, 8, 11 et 17 pour la suite.",
            "Anne lays 0 at the first tavern and has 5, 8, 9 and 11 in hand. She adds 8 + 9 = 17: the 9 leaves, "
            "she has 5, 8, 11 and 17 for what follows.",
        ),
        source=nidavellir(14),
        cards=("uline",),
        related=(
            "nidavellir.heroes.uline",
            "nidavellir.coins.exchange",
            "nidavellir.coins.missing",
            "nidavellir.heroes.uline_mid_turn",
        ),
    ),
    Entry(
        "nidavellir.heroes.uline_transform",
        title=Said("Uline et la transformation de pièces", "Uline and transforming coins"),
        answer=Said(
            "Avec Uline, un +X transforme au choix une pièce de la main ou une pièce déjà posée, et la nouvelle "
            "prend sa place.",
            "With Uline, a +X transforms either a coin in hand or a coin already laid, and the new one takes its "
            "place.",
        ),
        text=Said(
            "Transformée en main, elle peut encore servir de mise dans ce tour. Transformée sur une taverne, elle "
            "y reste jusqu'à la fin du tour, comme toutes les pièces posées. Le 0 et le 3 spécial ne se "
            "transforment toujours pas.",
            "Transformed in hand, it may still be bid this turn. Transformed on a tavern, it stays there until the "
            "end of the turn, like all coins laid. The 0 and the special 3 still cannot be transformed.",
        ),
        example=Said(
            "À la première taverne Anne prend une offrande +3 et choisit le 9 de sa main : 9 + 3 = 12. Elle peut "
            "miser 12 à la deuxième.",
            "At the first tavern Anne takes a +3 offering and chooses the 9 in her hand: 9 + 3 = 12. She may bid "
            "12 at the second.",
        ),
        source=nidavellir(14),
        cards=("uline",),
        related=(
            "nidavellir.heroes.uline",
            "nidavellir.coins.transform",
            "nidavellir.coins.never_change",
            "nidavellir.heroes.grid",
        ),
    ),
    Entry(
        "nidavellir.heroes.uline_mid_turn",
        title=Said("Uline recrutée en plein tour", "Uline recruited in the middle of a turn"),
        answer=Said(
            "Dès qu'Uline est choisie, vous reprenez en main les pièces des tavernes non résolues et celles de la "
            "bourse.",
            "As soon as Uline is chosen, you take the coins of the taverns not yet resolved and those of the "
            "pouch into your hand.",
        ),
        text=Said(
            "Le pouvoir n'attend donc pas le tour suivant. Les pièces des tavernes déjà résolues, et celle de la "
            "taverne en cours, restent où elles sont jusqu'à la fin du tour. Vos mises cachées ne vous lient "
            "plus.",
            "So the power does not wait for the next turn. The coins on taverns already resolved, and the one on "
            "the tavern being resolved, stay where they are until the end of the turn. Your hidden bids no longer "
            "bind you.",
        ),
        example=Said(
            "Recrutée à la première taverne : la pièce de celle-ci reste, et Anne reprend 2 pièces de tavernes et "
            "2 de la bourse, 2 + 2 = 4 en main.",
            "Recruited at the first tavern: the coin there stays, and Anne takes up 2 coins from taverns and 2 "
            "from the pouch, 2 + 2 = 4 in hand.",
        ),
        source=nidavellir(14),
        cards=("uline",),
        related=(
            "nidavellir.heroes.uline",
            "nidavellir.heroes.uline_mid_turn_exchange",
            "nidavellir.heroes.uline_exchange",
        ),
    ),
    Entry(
        "nidavellir.heroes.uline_mid_turn_exchange",
        title=Said("Uline recrutée avec le 0 en jeu", "Uline recruited with the 0 in play"),
        answer=Said(
            "Si vous recrutez Uline alors que votre 0 est sur la taverne en cours, l'échange se fait déjà avec "
            "deux pièces de votre main.",
            "If you recruit Uline while your 0 lies on the tavern being resolved, the exchange is already made "
            "with two coins of your hand.",
        ),
        text=Said(
            "Le livret ne donne pas ce cas, mais il découle de deux règles : le héros vient avant l'échange (p. 8), et "
            "le pouvoir d'Uline commence aussitôt. La bourse est donc vide quand l'échange arrive. Vous choisissez "
            "librement parmi les pièces que vous venez de reprendre.",
            "The book does not give this case, but it follows from two rules: the hero comes before the exchange (p. "
            "8), and Uline's power begins at once. So the pouch is empty when the exchange is made. You choose freely "
            "among the coins you have just taken up.",
        ),
        example=Said(
            "Anne joue 0 à la première taverne, avec 5 et 7 sur les deux autres, 4 et 3 en bourse. Uline arrive : "
            "elle échange 5 + 7 = 12 au lieu de 4 + 3 = 7.",
            "Anne plays 0 at the first tavern, with 5 and 7 on the other two, 4 and 3 in the pouch. Uline "
            "arrives: she exchanges 5 + 7 = 12 instead of 4 + 3 = 7.",
        ),
        source=nidavellir(14),
        cards=("uline",),
        related=(
            "nidavellir.heroes.uline_mid_turn",
            "nidavellir.heroes.uline_exchange",
            "nidavellir.coins.exchange",
            "nidavellir.turn.order",
        ),
        date=SECOND_EDITION,
    ),
)
