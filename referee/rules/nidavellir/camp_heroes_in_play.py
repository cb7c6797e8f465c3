"""Jarika, Zolkur and Olwyn: coins that aim higher, coins kept, and doubles in the columns."""

from referee.entry import LICENSED, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.heroes.olwyn",
        title=Said(
            "Olwyn et ses deux doubles",
            "Olwyn and his two doubles",
        ),
        answer=Said(
            "Quand vous recrutez Olwyn, placez ses deux doubles dans deux colonnes différentes ; lui-même ajoute 9 "
            "points.",
            "When you recruit Olwyn, place his two doubles in two different columns; he himself adds 9 points.",
        ),
        text=Said(
            "Chaque double est un grade de sa colonne et vaut 0 point, quelle que soit la colonne. Les deux doivent "
            "être posés, jamais dans la même. Leurs grades comptent pour tout : majorité, distinctions, carré des "
            "chasseurs, suite des forgerons, facteur des mineurs.",
            "Each double is one rank of its column and worth 0 points, whichever column it is. Both have to be "
            "placed, never in the same one. Their ranks count for everything: majority, distinctions, square of the "
            "hunters, sequence of the blacksmiths, factor of the miners.",
        ),
        example=Said(
            "Avec 4 chasseurs et un double d'Olwyn, la colonne a 4 + 1 = 5 grades et vaut 5 × 5 = 25.",
            "With 4 hunters and one of Olwyn's doubles, the column has 4 + 1 = 5 ranks and is worth 5 × 5 = 25.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("olwyn",),
        related=(
            "nidavellir.heroes.olwyn_lines",
            "nidavellir.heroes.olwyn_doubles",
            "nidavellir.heroes.olwyn_and_odin",
            "nidavellir.mercenaries.and_thrud",
        ),
    ),
    Entry(
        "nidavellir.heroes.jarika",
        title=Said(
            "Jarika : 2 de plus à chaque nouvelle pièce",
            "Jarika: 2 more for every new coin",
        ),
        answer=Said(
            "Dès que vous avez Jarika, chaque échange et chaque transformation vise 2 de plus ; elle vaut elle-même 8 "
            "points.",
            "Once you have Jarika, every exchange and every transformation aims 2 higher; she herself is worth 8 "
            "points.",
        ),
        text=Said(
            "Une offrande royale de +3 devient +5, une de +5 devient +7. On défausse les mêmes pièces que sans elle. "
            "C'est la valeur visée qui monte : si elle manque au Trésor, la règle ordinaire s'applique à partir de "
            "là. Ce qui a eu lieu avant son arrivée ne change pas.",
            "A royal offering of +3 becomes +5, one of +5 becomes +7. The same coins are discarded as without her. It "
            "is the value aimed at that rises: if the treasury lacks it, the usual rule applies from there. What "
            "happened before she came does not change.",
        ),
        example=Said(
            "Bourse 3 et 5 : 3 + 5 + 2 = 10. Le 5 part et un 10 arrive.",
            "Pouch 3 and 5: 3 + 5 + 2 = 10. The 5 leaves and a 10 arrives.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("jarika",),
        related=(
            "nidavellir.coins.exchange",
            "nidavellir.coins.transform",
            "nidavellir.heroes.jarika_same_turn",
            "nidavellir.heroes.jarika_and_khrad",
            "nidavellir.valkyries.svafa_and_jarika",
        ),
    ),
    Entry(
        "nidavellir.heroes.jarika_same_turn",
        title=Said(
            "Jarika ou Zolkur, puis l'échange du même tour",
            "Jarika or Zolkur, then the exchange of that turn",
        ),
        answer=Said(
            "Si vous avez misé votre 0 et recrutez Jarika ou Zolkur dans ce même tour, l'échange qui suit en profite "
            "déjà.",
            "If you bid your 0 and recruit Jarika or Zolkur in that same turn, the exchange that follows already "
            "benefits from it.",
        ),
        text=Said(
            "Dans le tour du joueur, le héros vient avant l'échange de pièces. Jarika agit dès son arrivée, et pour "
            "Zolkur cet échange est le prochain.",
            "In the player's turn the hero comes before the exchange of coins. Jarika works from her arrival on, and "
            "for Zolkur this exchange is the next one.",
        ),
        example=Said(
            "Serge mise 0, prend un mineur, complète une ligne et recrute Jarika. Bourse 4 et 7 : 4 + 7 + 2 = 13.",
            "Serge bids 0, takes a miner, completes a line and recruits Jarika. Pouch 4 and 7: 4 + 7 + 2 = 13.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "jarika",
            "zolkur",
        ),
        related=(
            "nidavellir.heroes.jarika",
            "nidavellir.heroes.zolkur",
            "nidavellir.coins.exchange",
            "nidavellir.turn.active_player",
        ),
    ),
    Entry(
        "nidavellir.heroes.jarika_and_khrad",
        title=Said(
            "Jarika avec Khrad, Grid ou la Main du Roi",
            "Jarika with Khrad, Grid or the King's Hand",
        ),
        answer=Said(
            "Avec Jarika, Khrad vise 12 de plus au lieu de 10, Grid 9 au lieu de 7 et la Main du Roi 7 au lieu de 5.",
            "With Jarika, Khrad aims 12 higher instead of 10, Grid 9 instead of 7 and the King's Hand 7 instead of 5.",
        ),
        text=Said(
            "Ce sont trois transformations, et Jarika ajoute 2 à chacune. Elle doit être là avant : recrutée après "
            "Khrad ou Grid, elle ne touche plus la pièce déjà prise.",
            "All three are transformations, and Jarika adds 2 to each. She has to be there before: recruited after "
            "Khrad or Grid, she does not touch the coin already taken.",
        ),
        example=Said(
            "La plus faible pièce d'Anne est un 3. Avec Jarika, Khrad vise 3 + 10 + 2 = 15 ; sans elle, 3 + 10 = 13. "
            "Grid sur un 8 vise 8 + 7 + 2 = 17.",
            "Anne's lowest coin is a 3. With Jarika, Khrad aims at 3 + 10 + 2 = 15; without her, 3 + 10 = 13. Grid on "
            "an 8 aims at 8 + 7 + 2 = 17.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "jarika",
            "khrad",
            "grid",
            "kings_hand",
        ),
        related=(
            "nidavellir.heroes.jarika",
            "nidavellir.heroes.khrad",
            "nidavellir.heroes.grid",
            "nidavellir.distinctions.kings_hand",
            "nidavellir.coins.transform",
        ),
    ),
    Entry(
        "nidavellir.heroes.zolkur",
        title=Said(
            "Zolkur : garder la plus forte des deux pièces",
            "Zolkur: keep the higher of the two coins",
        ),
        answer=Said(
            "Votre prochain échange après l'arrivée de Zolkur remplace la plus faible des deux pièces ; Zolkur vaut "
            "10 points.",
            "Your next exchange after Zolkur arrives replaces the lower of the two coins; Zolkur is worth 10 points.",
        ),
        text=Said(
            "La somme se calcule comme toujours ; seule la pièce défaussée change. Il ne sert qu'une fois, au premier "
            "échange, puis va dans la zone de Commandement : on ne peut pas le garder pour une meilleure paire. Une "
            "transformation ne l'épuise pas. S'il n'y a plus d'échange après son arrivée, ses 10 points restent.",
            "The sum is worked out as always; only the discarded coin differs. He serves only once, at the first "
            "exchange, then goes to the command zone: he cannot be kept for a better pair. A transformation does not "
            "use him up. If no exchange follows his arrival, his 10 points stay.",
        ),
        example=Said(
            "Bourse 4 et 9 : 4 + 9 = 13. Le 4 part au lieu du 9, et la bourse contient 9 et 13.",
            "Pouch 4 and 9: 4 + 9 = 13. The 4 leaves instead of the 9, and the pouch holds 9 and 13.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("zolkur",),
        related=(
            "nidavellir.coins.exchange",
            "nidavellir.heroes.jarika_same_turn",
            "nidavellir.heroes.zolkur_and_jarika",
            "nidavellir.heroes.uline_exchange",
        ),
    ),
    Entry(
        "nidavellir.heroes.zolkur_and_jarika",
        title=Said(
            "Zolkur et Jarika dans le même échange",
            "Zolkur and Jarika in the same exchange",
        ),
        answer=Said(
            "Zolkur et Jarika agissent ensemble : l'échange vise 2 de plus et remplace la plus faible des deux pièces.",
            "Zolkur and Jarika work together: the exchange aims 2 higher and replaces the lower of the two coins.",
        ),
        text=Said(
            "L'un change la pièce défaussée, l'autre la valeur visée. À l'échange suivant, Zolkur a servi et Jarika "
            "ajoute encore ses 2.",
            "One changes the coin discarded, the other the value aimed at. At the following exchange Zolkur has been "
            "used up and Jarika still adds her 2.",
        ),
        example=Said(
            "Bourse 4 et 9 : 4 + 9 + 2 = 15. Le 4 part, et la bourse contient 9 et 15.",
            "Pouch 4 and 9: 4 + 9 + 2 = 15. The 4 leaves, and the pouch holds 9 and 15.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "zolkur",
            "jarika",
        ),
        related=(
            "nidavellir.heroes.zolkur",
            "nidavellir.heroes.jarika",
            "nidavellir.coins.missing",
        ),
    ),
    Entry(
        "nidavellir.heroes.olwyn_lines",
        title=Said(
            "Les doubles d'Olwyn complètent une ligne",
            "Olwyn's doubles complete a line",
        ),
        answer=Said(
            "Si les doubles d'Olwyn complètent une ligne, vous recrutez un héros, et eux-mêmes ne comptent pas comme "
            "héros.",
            "If Olwyn's doubles complete a line, you recruit a hero, and the doubles themselves do not count as "
            "heroes.",
        ),
        text=Said(
            "Olwyn compte pour un héros, ses doubles pour aucun : il faut une ligne de plus que de héros, lui "
            "compris. C'est souvent le moyen d'avoir un autre héros dans le même tour.",
            "Olwyn counts as one hero, his doubles as none: it takes one line more than heroes, him included. This is "
            "often the way to get another hero in the same turn.",
        ),
        example=Said(
            "Serge a 1 ligne et recrute Olwyn, son premier héros. Il ne manque que deux classes à sa deuxième ligne : "
            "les doubles la complètent. 1 + 1 = 2 lignes, il recrute encore un héros.",
            "Serge has 1 line and recruits Olwyn, his first hero. His second line lacks only two classes: the doubles "
            "complete it. 1 + 1 = 2 lines, so he recruits another hero.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("olwyn",),
        related=(
            "nidavellir.heroes.olwyn",
            "nidavellir.recruiting.line_rule",
            "nidavellir.recruiting.several_lines",
        ),
    ),
    Entry(
        "nidavellir.heroes.olwyn_doubles",
        title=Said(
            "Les doubles d'Olwyn ne sont pas des héros",
            "Olwyn's doubles are not heroes",
        ),
        answer=Said(
            "Les doubles d'Olwyn ne sont pas des héros : ils peuvent être défaussés, et Svalinn ne les compte pas.",
            "Olwyn's doubles are not heroes: they can be discarded, and Svalinn does not count them.",
        ),
        text=Said(
            "Un effet de défausse peut donc en faire partir un, celui de Höfud par exemple. Si un double part, Olwyn "
            "reste et vaut toujours 9 points. Perdre une ligne n'enlève aucun héros déjà recruté, mais il faudra la "
            "refaire pour le suivant.",
            "So a discard effect may remove one, Höfud's for example. If a double leaves, Olwyn stays and is still "
            "worth 9 points. Losing a line takes away no hero already recruited, but the line has to be made again "
            "for the next one.",
        ),
        example=Said(
            "Anne doit défausser un guerrier à cause de Höfud : elle choisit le double d'Olwyn, qui vaut 0, et garde "
            "son guerrier 9.",
            "Anne has to discard a warrior because of Höfud: she chooses Olwyn's double, which is worth 0, and keeps "
            "her warrior 9.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "olwyn",
            "svalinn",
            "hofud",
        ),
        related=(
            "nidavellir.heroes.olwyn",
            "nidavellir.lines.discards",
            "nidavellir.artefacts.svalinn",
            "nidavellir.artefacts.hofud_any_warrior",
            "nidavellir.mercenaries.discarded",
        ),
    ),
    Entry(
        "nidavellir.heroes.olwyn_and_odin",
        title=Said(
            "Olwyn rendu par Odin : ses doubles",
            "Olwyn given back through Odin: his doubles",
        ),
        answer=Said(
            "Les doubles restent dans vos colonnes si Odin rend Olwyn : seuls partent Olwyn et ses 9 points.",
            "The doubles stay in your columns if Odin gives Olwyn back: only Olwyn and his 9 points leave.",
        ),
        text=Said(
            "Selon notre lecture il en va de même pour tout héros rendu : ce que son arrivée a apporté reste acquis. "
            "Il n'y a que deux doubles ; qui recrute Olwyn ensuite ne peut donc placer que ceux qui ne sont plus "
            "dans une armée.",
            "By our reading it is the same with any hero given back: what the arrival brought is kept. There are "
            "only two doubles, so whoever recruits Olwyn later can place only those that no longer stand in an army.",
        ),
        example=Said(
            "Anne rend Olwyn et prend Skaa : elle perd 9 points et en gagne 17, soit 17 − 9 = 8 de plus, et garde ses "
            "deux doubles.",
            "Anne gives Olwyn back and takes Skaa: she loses 9 points and gains 17, that is 17 − 9 = 8 more, and "
            "keeps both doubles.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "olwyn",
            "odin",
            "skaa",
        ),
        related=(
            "nidavellir.heroes.olwyn",
            "nidavellir.heroes.olwyn_doubles",
            "nidavellir.gods.odin",
            "nidavellir.gods.odin_given_back",
        ),
        date=SECOND_EDITION,
    ),
)
