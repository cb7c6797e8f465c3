"""The final count: what is added up, who wins, and what settles a tie."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.final_count.sum",
        title=Said("Ce que l'on additionne à la fin", "What is added up at the end"),
        answer=Said(
            "On additionne les cinq Ordres, les Cognars d'Élite et à grade blanc de la zone de Commandement, le Malt "
            "et toutes les pièces.",
            "You add up the five Orders, the Elite and white-rank Cognars of the command zone, the Malt and all coins.",
        ),
        text=Said(
            "On enlève d'abord autant de jetons Paria que ses cartes le permettent. Les Cognars à grade coloré et "
            "Ga'at comptent dans leur colonne. Selon notre lecture, les points des Mercenaires s'ajoutent à part. Les "
            "gemmes ne comptent pas.",
            "First you remove as many Pariah tokens as your cards allow. Cognars with a coloured rank and Ga'at count "
            "in their column. By our reading, the points of mercenaries are added separately. Gems do not count.",
        ),
        example=Said(
            "Ordres 110, Élites et Cognars blancs 50, Malt 12, pièces 58 : en tout 230.",
            "Orders 110, Elites and white Cognars 50, Malt 12, coins 58: in all 230.",
        ),
        source=nains(13),
        cards=("gaat",),
        related=(
            "nains.malt",
            "nains.coins.count",
            "nains.final_count.command_zone",
            "nains.errants.lifting",
            "nains.final_count.victory",
        ),
    ),
    Entry(
        "nains.final_count.command_zone",
        title=Said("Ce que vaut la zone de Commandement", "What the command zone is worth"),
        answer=Said(
            "La zone de Commandement vaut les points imprimés de Gurdan, Borogam, Oboron et Brum, et ceux que Jorun "
            "et Tiss comptent ; Aral, Redwin et Ordo n'en ont pas.",
            "The command zone is worth the printed points of Gurdan, Borogam, Oboron and Brum, and those that Jorun "
            "and Tiss count; Aral, Redwin and Ordo have none.",
        ),
        text=Said(
            "Aral compte par son symbole Occulte, au Temple, et Redwin par sa rune, à la Forge ; l'échange d'Ordo "
            "s'est fait à la fin de la première ère. La Certification de Liqueur ne compte que dans le Malt.",
            "Aral counts through the Occult symbol, in the Temple, and Redwin through the rune, in the Forge; Ordo's "
            "exchange was made at the end of the first era. The Liquor Certificate counts only in the Malt.",
        ),
        example=Said("Gurdan 22 et Brum 13 : 22 + 13 = 35 points.", "Gurdan 22 and Brum 13: 22 + 13 = 35 points."),
        source=nains(13),
        cards=("gurdan", "borogam", "jorun", "oboron", "tiss", "aral", "brum", "redwin", "ordo", "liquor_certificate"),
        related=("nains.final_count.sum", "nains.cognars.gurdan", "nains.elites.brum", "nains.recruiting.white"),
    ),
    Entry(
        "nains.malt",
        title=Said("Le Malt", "Malt"),
        answer=Said(
            "Chaque symbole Malt de la forteresse vaut 1 point ; la Certification de Liqueur en ajoute 1 par symbole, "
            "Gurdan et Borogam ensemble aussi.",
            "Each Malt symbol in the fortress is worth 1 point; the Liquor Certificate adds 1 per symbol, and so do "
            "Gurdan and Borogam together.",
        ),
        text=Said(
            "On compte toute la forteresse, armée et zone de Commandement ; un jeton Paria ne cache pas le Malt de sa "
            "carte. Les deux bonus se cumulent : un symbole Malt vaut donc 1, 2 ou 3 points.",
            "You count the whole fortress, army and command zone; a Pariah token does not hide the Malt of its card. "
            "The two bonuses add up, so a Malt symbol is worth 1, 2 or 3 points.",
        ),
        example=Said(
            "Neuf symboles Malt : 9 × 1 = 9 ; avec un bonus, 9 × 2 = 18 ; avec les deux, 9 × 3 = 27.",
            "Nine Malt symbols: 9 × 1 = 9; with one bonus, 9 × 2 = 18; with both, 9 × 3 = 27.",
        ),
        source=nains(13),
        cards=("gurdan", "borogam", "liquor_certificate"),
        related=(
            "nains.malt.board",
            "nains.elites.liquor_certificate",
            "nains.cognars.gurdan_and_borogam",
            "nains.errants.pariah",
            "nains.setup.start",
        ),
    ),
    Entry(
        "nains.malt.board",
        title=Said("Le plateau donne-t-il un symbole Malt", "Does the board give a Malt symbol"),
        answer=Said(
            "Non : le plateau dit seulement ce que vaut un Malt, et l'on ne compte que ceux de l'armée et de la zone "
            "de Commandement.",
            "No: the board only says what one Malt is worth, and only those in the army and the command zone count.",
        ),
        text=Said(
            "Le livre donne à chacun un symbole Occulte dès le début, mais ne parle pas ainsi du Malt : il dit que "
            "chaque Malt rapportera 1 point. Pour la Certification de Liqueur, il ne nomme que l'armée et le "
            "Commandement. Selon notre lecture, le plateau n'en apporte donc aucun.\nContre notre lecture : le "
            "symbole Occulte dessiné sur le même plateau compte, lui.",
            "The book gives everybody one Occult symbol from the start, but does not speak so of Malt: it says that "
            "each Malt will bring 1 point. For the Liquor Certificate it names only the army and the command zone. By "
            "our reading the board therefore brings none.\nAgainst our reading: the Occult symbol drawn on the same "
            "board does count.",
        ),
        example=Said(
            "Quatre Malt dans l'armée et Gurdan : 4 + 1 = 5 Malt, et non 6.",
            "Four Malt in the army and Gurdan: 4 + 1 = 5 Malt, not 6.",
        ),
        source=nains(6, 13),
        status=READING,
        cards=("gurdan", "liquor_certificate"),
        related=("nains.malt", "nains.setup.start", "nains.temple.occult", "nains.elites.liquor_certificate"),
        other=Said(
            "Le plateau montre lui aussi un Malt : il compte alors pour 1, comme son symbole Occulte.",
            "The board shows a Malt as well: then it counts as 1, like its Occult symbol.",
        ),
        ruling="malt_on_board",
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.coins.count",
        title=Said("Les pièces au décompte", "Coins in the final count"),
        answer=Said(
            "Toutes les pièces comptent leur valeur : la main entière, le 0 pour 0 et la pièce 3-Échange pour 3.",
            "All coins count their value: the whole hand, the 0 as 0 and the 3-Exchange coin as 3.",
        ),
        text=Said(
            "Peu importe qu'une pièce ait été misée ou soit restée dans la bourse au dernier tour. Un échange fait "
            "à la dernière taverne compte donc encore.",
            "It does not matter whether a coin was bid or stayed in the pouch in the last turn. So an exchange made "
            "in the last tavern still counts.",
        ),
        example=Said(
            "0, 5, 9, 11 et 16 font 41 points ; avec la pièce 3-Échange de Kardum au lieu du 0, 41 + 3 = 44.",
            "0, 5, 9, 11 and 16 make 41 points; with Kardum's 3-Exchange coin instead of the 0, 41 + 3 = 44.",
        ),
        source=nains(13),
        cards=("kardum",),
        related=("nains.final_count.sum", "nains.cognars.kardum", "nains.coins.special_bid"),
    ),
    Entry(
        "nains.final_count.victory",
        title=Said("Qui gagne", "Who wins"),
        answer=Said("Le total le plus élevé gagne.", "The highest total wins."),
        text=Said(
            "Ce total est la Valeur finale de Bravoure, et il n'y a pas d'autre manière de gagner. S'il est égal, le "
            "nombre de Cognars d'Élite départage.",
            "This total is the final Bravery Value, and there is no other way to win. If it is equal, the number of "
            "Elite Cognars decides.",
        ),
        example=Said(
            "Anne 231, Alex 230, Serge 198 : Anne gagne d'un point.",
            "Anne 231, Alex 230, Serge 198: Anne wins by one point.",
        ),
        source=nains(13),
        related=("nains.final_count.sum", "nains.final_count.tie"),
    ),
    Entry(
        "nains.final_count.tie",
        title=Said("Égalité au total", "A tie on the total"),
        answer=Said(
            "Entre les joueurs à égalité, le nombre de Cognars d'Élite tranche ; s'il est égal lui aussi, ils "
            "partagent la victoire.",
            "Among the tied players the number of Elite Cognars decides; if that is equal too, they share the victory.",
        ),
        text=Said(
            "On ne compare que les joueurs à égalité en tête. Ni les gemmes, ni les pièces, ni les autres Cognars ne "
            "départagent.",
            "Only the players tied for first place are compared. Neither gems nor coins nor other Cognars break the "
            "tie.",
        ),
        example=Said(
            "215 partout : Anne a Tiss et Ordo, Alex a Brum. Anne gagne, deux contre un.",
            "215 each: Anne has Tiss and Ordo, Alex has Brum. Anne wins, two against one.",
        ),
        source=nains(13),
        cards=("tiss", "brum", "ordo"),
        related=("nains.final_count.certificate", "nains.final_count.victory", "nains.elites.strict_majority"),
    ),
    Entry(
        "nains.final_count.certificate",
        title=Said("La Certification de Liqueur dans une égalité", "The Liquor Certificate in a tie"),
        answer=Said(
            "La Certification de Liqueur n'est pas un Cognar d'Élite et ne compte donc pas pour départager.",
            "The Liquor Certificate is not an Elite Cognar and so does not count in breaking the tie.",
        ),
        text=Said(
            "La boîte compte cinq Cognars d'Élite et, à part, cette carte, rangée derrière eux sur le même "
            "porte-cartes. Elle a déjà donné ses points de Malt.",
            "The box counts five Elite Cognars and, apart from them, this card, which lies behind them on the same "
            "card stand. It has already given its points for Malt.",
        ),
        example=Said(
            "Anne a Redwin et la carte, Alex a Aral et Tiss : deux Cognars d'Élite contre un, Alex gagne.",
            "Anne has Redwin and the card, Alex has Aral and Tiss: two Elite Cognars against one, Alex wins.",
        ),
        source=nains(5, 13),
        cards=("tiss", "aral", "redwin", "liquor_certificate"),
        related=("nains.final_count.tie", "nains.elites.liquor_certificate"),
    ),
)
