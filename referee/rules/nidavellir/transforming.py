"""Transforming: what does it, which coins, and where they lie."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.transforming.sources",
        title=Said("Ce qui transforme une pièce", "What transforms a coin"),
        answer=Said(
            "Dans le jeu de base, transforment une pièce : les offrandes royales, de +3 et de +5, la Main du Roi, de "
            "+5, et Grid, de +7.",
            "In the base game a coin is transformed by the royal offerings, +3 and +5, by the King's Hand, +5, and "
            "by Grid, +7.",
        ),
        text=Said(
            "Une offrande peut aussi être gardée avec le Pionnier du Royaume : elle transforme alors tout de suite. "
            "Toutes suivent les mêmes règles, et deux transformations se résolvent l'une après l'autre.\n"
            "Les extensions en ajoutent d'autres.",
            "An offering may also be kept through the Pioneer of the Kingdom: it then transforms at once. All follow "
            "the same rules, and two transformations are resolved one after the other.\n"
            "The expansions add further ones.",
        ),
        example=Said(
            "Grid sur un 11 : 11 + 7 = 18. La même pièce reçoit plus tard la Main du Roi : 18 + 5 = 23.",
            "Grid on an 11: 11 + 7 = 18. The same coin later gets the King's Hand: 18 + 5 = 23.",
        ),
        source=nidavellir(11),
        cards=("kings_hand", "grid", "pioneer_of_the_kingdom"),
        related=(
            "nidavellir.turn.offering",
            "nidavellir.distinctions.kings_hand",
            "nidavellir.heroes.grid",
            "nidavellir.distinctions.pioneer_of_the_kingdom",
            "nidavellir.coins.transform",
        ),
        asked=Said(
            "liste des bonus, +7, cartes qui améliorent les pièces, grosses donne +5 part, avoir de meilleures "
            "pièces, comment avoir une grosse pièce, d'où viennent les +3 +5 et +7, qu'est-ce qui améliore les "
            "pièces, comment améliorer mes pièces, augmenter la valeur de mes pièces, +3 +5 +7, devenir plus riche, "
            "liste de ce qui augmente les pièces, qu'est-ce qui donne +5, qui fait +7, quels effets transforment une "
            "pièce, d'où viennent les +X, cartes +X, moyens d'avoir des pièces plus fortes, d'où vient le +5, "
            "améliorations possibles, cartes d'amélioration",
            "list of bonuses, +7, cards that improve coins, bigger gives +5 besides inns, get better coins, ways to "
            "improve coins, which cards upgrade coins, what upgrades coins, how to upgrade my coins, how to increase "
            "my coin value, +3 +5 +7, get richer, where do coin upgrades come from, list of upgrades, what gives +5, "
            "which effects transform coins, where do +X come from, what gives a coin bonus, +X cards, means of "
            "getting stronger coins, where does the +5 come from, upgrade cards",
        ),
    ),
    Entry(
        "nidavellir.transforming.which",
        title=Said("Quelles pièces se transforment", "Which coins may be transformed"),
        answer=Said(
            "Un +X va sur n'importe laquelle de vos pièces, sauf le 0 et le 3 spécial : sur une taverne résolue, en "
            "cours ou à venir, ou dans la bourse.",
            "A +X goes on any of your coins except the 0 and the special 3: on a tavern resolved, current or still "
            "to come, or in the pouch.",
        ),
        text=Said(
            "Une pièce de base se transforme comme une pièce du Trésor. Une pièce déjà transformée peut l'être de "
            "nouveau. On ne touche jamais la pièce d'un autre joueur.\n"
            "Avec Uline, les pièces que l'on a en main comptent aussi.",
            "A base coin is transformed like a treasury coin. A coin transformed before may be transformed again. "
            "You never touch another player's coin.\n"
            "With Uline, the coins in hand count too.",
        ),
        example=Said(
            "Offrande +3 : au choix, le 5 déjà joué, 5 + 3 = 8, ou le 2 de la bourse, 2 + 3 = 5.",
            "A +3 offering: choose the 5 already played, 5 + 3 = 8, or the 2 in the pouch, 2 + 3 = 5.",
        ),
        source=nidavellir(11),
        cards=("uline",),
        related=(
            "nidavellir.coins.never_change",
            "nidavellir.transforming.unresolved",
            "nidavellir.transforming.current_tavern",
            "nidavellir.heroes.uline",
        ),
        asked=Said(
            "sur quelle pièce mettre le +5, pièce de la bourse, quelle pièce améliorer, pièce cachée, pièce déjà "
            "jouée, offrande royale, taverne déjà résolue, mets +5 monter bourse celle première auberge, pas encore "
            "révélée, quelle pièce puis-je transformer, transformer le 0, transformer la pièce d'échange, choisir la "
            "pièce pour l'offrande, améliorer une pièce de côté, +3 sur le 0, +5 va sur quelle pièce, +3 sur une "
            "pièce de ma bourse, +5 sur une pièce face cachée, quelle pièce pour le +3, transformer une pièce déjà "
            "jouée, la pièce 0 peut-elle être améliorée, quelles pièces peuvent être transformées, sur n'importe "
            "quelle pièce, pièce déjà utilisée, +5 sur une pièce pas retournée, puis-je améliorer une pièce cachée, "
            "pièce déjà posée +3, pièce éligible au +X, restriction pour le +5, le +5 sur une pièce déjà jouée, +5 "
            "sur la pièce du Dragon",
            "on which coin the +5 goes, coin in the pouch, which coin to improve, hidden coin, coin already played, "
            "royal offering, tavern already resolved, put +5 pouch boost first inn afterwards five fine +3, not yet "
            "revealed, which coin can I upgrade, transform the exchange coin, transform the 0, choose the coin for "
            "the offering, upgrade restrictions, +3 on the coin of the first tavern, +3 on the 0, +5 on a coin face "
            "down, +3 on a coin in my pouch, which coin for the +3, transform a coin already played, can the 0 coin "
            "be upgraded, +5 on a coin not flipped, eligible coin for +X, placed or pouch coin, restriction on +5, +5 "
            "on the Dragon coin",
        ),
    ),
    Entry(
        "nidavellir.transforming.current_tavern",
        title=Said("La pièce de la taverne en cours", "The coin at the current tavern"),
        answer=Said(
            "Vous pouvez transformer la pièce avec laquelle vous jouez, mais l'ordre et les égalités de cette "
            "taverne ne changent plus.",
            "You may transform the coin you are acting with, but the order and the ties of this tavern no longer "
            "change.",
        ),
        text=Said(
            "Le livret fixe les égalités à la révélation ; il s'ensuit que l'ordre l'est aussi. La nouvelle pièce "
            "prend la place de l'ancienne et revient en main à la fin du tour.",
            "The book fixes ties at the reveal; it follows that the order is fixed then too. The new coin takes the "
            "place of the old one and comes back to your hand at the end of the turn.",
        ),
        example=Said(
            "Mises 8, 6 et 5. Le 8 a joué ; le 6 prend +3 et devient 9, 6 + 3 = 9. Le 5 joue ensuite comme prévu.",
            "Bids 8, 6 and 5. The 8 has acted; the 6 takes +3 and becomes 9, 6 + 3 = 9. The 5 acts next as before.",
        ),
        source=nidavellir(11),
        related=("nidavellir.gems.after_transformation", "nidavellir.turn.order", "nidavellir.transforming.which"),
        asked=Said(
            "pièce jouée, rejouer, changer l'ordre du tour, monte mise repasse devant +5 un perd place vaut autres "
            "choisir, transformer la pièce que je joue, ma mise devient plus forte, l'ordre change après un +5, pièce "
            "en cours, en train de jouer cette pièce, améliorer la pièce avec laquelle je joue, modifier sa mise avec "
            "une offrande, améliorer la pièce que je viens de miser, pièce active, pièce de cette taverne, je deviens "
            "premier après le +5, je passe devant après un +3, pièce sur la taverne actuelle, il a mis 3 pris le +5 "
            "et dit que sa mise vaut 8 donc il joue avant, ma mise passe de 4 à 9 je joue plus tôt",
            "coin played, act again, change turn order, boosted bid jump ahead +5 loses place worth more others pick, "
            "transform the coin I am playing, improve my active coin, does the order change after an upgrade, "
            "upgraded bid same tavern, upgrade the coin I am playing with, change my bid with an offering, upgrade "
            "the coin that just won, upgrade the coin I just bid, coin of this tavern, +5 on the coin I just played, "
            "do I become first after the +5, my bid goes up do I act earlier, improve the coin played, do I move up "
            "after a +3, coin on the present tavern",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.transforming.unresolved",
        title=Said("Renforcer une mise encore cachée", "Raising a bid still hidden"),
        answer=Said(
            "Une pièce posée sur une taverne à venir peut être transformée, et c'est la nouvelle qui y est misée.",
            "A coin on a tavern still to come may be transformed, and it is the new one that is bid there.",
        ),
        text=Said(
            "L'ordre et les égalités se constatent à la révélation de chaque taverne : la nouvelle valeur y compte "
            "pleinement. Elle peut donc gagner une taverne, ou créer une égalité.",
            "Order and ties are read when the bids of each tavern are revealed: the new value counts there in full. "
            "So it may win a tavern, or make a tie.",
        ),
        example=Said(
            "Au Gobelin Rieur, Léa met +3 sur son 4 caché du Cheval Fringuant : elle y mise maintenant 7, car 4 + 3 "
            "= 7.",
            "At the Laughing Goblin Léa puts +3 on her hidden 4 at the Shining Horse: she now bids 7 there, since 4 "
            "+ 3 = 7.",
        ),
        source=nidavellir(11),
        related=(
            "nidavellir.transforming.which",
            "nidavellir.bids.unveiling",
            "nidavellir.bids.change",
            "nidavellir.turn.ties",
        ),
        asked=Said(
            "taverne suivante, augmenter, changer une mise, pièce pas révélée, taverne pas encore résolue, ordre, "
            "monter cheval +3 gobelin booster posée dragon devient grosse compte, offrande royale sur une pièce pas "
            "révélée, pièce pas encore révélée, pièce de la taverne suivante, offrande sur une pièce de la taverne "
            "suivante, +3 sur ma pièce de la troisième taverne, améliorer une pièce non révélée, améliorer une mise "
            "suivante, +5 sur ma mise d'après, pièce posée pas encore retournée, améliorer la pièce de la prochaine "
            "taverne, +5 sur ma pièce du cheval pas encore jouée",
            "next tavern, raise a bid, change a bid, coin not yet revealed, tavern not resolved yet, turn order, "
            "royal offering on a coin not revealed, unrevealed coin transformed, coin on the next tavern, offering on "
            "a coin of a later tavern, boost a bid not yet revealed, +3 on my coin at the third tavern, transform a "
            "coin at a later tavern, upgrade a coin not revealed, increase the next bid, boost horse +3 laid dragon "
            "bigger count, coin placed but not flipped yet, my horse coin gets stronger, +5 on my horse coin not "
            "played yet",
        ),
    ),
    Entry(
        "nidavellir.transforming.then_exchange",
        title=Said("Un +X et un échange au même tour", "A +X and an exchange in the same turn"),
        answer=Said(
            "Le +X vient d'abord, l'échange ensuite : une pièce de la bourse qui vient d'être transformée compte "
            "avec sa nouvelle valeur.",
            "The +X comes first, the exchange after: a coin of the pouch that has just been transformed counts with "
            "its new value.",
        ),
        text=Said(
            "L'échange vient en dernier dans le tour du joueur. Cela vaut pour une offrande prise avec le 0 comme "
            "pour Grid, recrutée à ce tour.",
            "The exchange comes last in the player's turn. This holds for an offering taken with the 0 as well as "
            "for Grid recruited in that turn.",
        ),
        example=Said(
            "Bourse 3 et 5, offrande +3 sur le 5 : 5 + 3 = 8. Puis l'échange : 3 + 8 = 11. Le 8 part, et la bourse "
            "contient 3 et 11.",
            "Pouch 3 and 5, +3 offering on the 5: 5 + 3 = 8. Then the exchange: 3 + 8 = 11. The 8 leaves, and the "
            "pouch holds 3 and 11.",
        ),
        source=nidavellir(8),
        cards=("grid",),
        related=(
            "nidavellir.coins.exchange",
            "nidavellir.turn.active_player",
            "nidavellir.turn.offering",
            "nidavellir.heroes.grid",
        ),
        asked=Said(
            "offrande avec le 0, ordre, transformer puis échanger, mis pris +5 fais abord monter pièce bourse somme "
            "+3 addition cumule, prendre un +5 avec le 0, offrande et 0 en même temps, transformer une pièce de la "
            "bourse puis l'additionner, d'abord la transformation ou l'échange, un +5 en jouant le 0, +3 puis "
            "échange, +5 et 0 au même endroit, améliorer une pièce avant de la fusionner, +5 avec mon 0, le +3 avant "
            "l'échange, je transforme puis j'additionne, le bonus avant ou après l'addition, +5 sur la bourse avant "
            "l'échange, j'ai joué 0 et pris le +5 je peux mettre +5 sur la bourse avant d'additionner, j'ai mis 0 et "
            "je prends +5, le +3 avant ou après l'échange",
            "offering with the 0, order, transform then exchange, bid took +5 comes first boost pouch coin adding up "
            "+3 sum stack, taking a +5 with the 0, upgrade a pouch coin then add it up, first upgrade or exchange, "
            "offering and zero together, +3 then exchange, zero coin and royal offering, +5 and zero at the same "
            "tavern, upgrade a coin before merging it, +5 with my 0, +3 before the exchange, upgrade then add, bonus "
            "before or after adding, +5 on the pouch before the exchange, I played 0 and took the +5 can I put +5 in "
            "the pouch before adding, +3 before or after exchange",
        ),
    ),
    Entry(
        "nidavellir.coins.exact_value",
        title=Said(
            "Prendre exprès une autre valeur",
            "Taking a different value on purpose",
        ),
        answer=Said(
            "On ne choisit pas la valeur : tant que le Trésor a la pièce de la somme ou du +X, c'est elle qu'il faut "
            "prendre, ni plus forte ni plus faible.",
            "There is no choice of value: as long as the treasury has the coin of the sum or of the +X, that is the "
            "one to take, neither higher nor lower.",
        ),
        text=Said(
            "Une autre pièce ne vient que si celle-là manque : la première plus forte, ou, faute de plus forte, la "
            "première plus faible. Le choix porte avant : sur les pièces laissées en bourse, ou sur la pièce qui "
            "reçoit le +X.",
            "Another coin only comes if that one is missing: the next higher, or, if there is none, the next lower. "
            "Your choice lies earlier: which coins you leave in the pouch, or which coin gets the +X.",
        ),
        example=Said(
            "Bourse 4 et 5 : 4 + 5 = 9. Il reste un 9 et un 10 : Nora prend le 9, même si elle préférerait le 10.",
            "Pouch 4 and 5: 4 + 5 = 9. A 9 and a 10 are left: Nora takes the 9, even if she would rather have the 10.",
        ),
        source=nidavellir(11),
        related=(
            "nidavellir.coins.missing",
            "nidavellir.coins.none_higher",
            "nidavellir.coins.exchange",
            "nidavellir.coins.transform",
        ),
        asked=Said(
            "choisir sa pièce, prendre plus petit, laisser une pièce, grosse somme préfère 9 lieu 8 éviter ex aequo, "
            "prendre une pièce plus petite exprès, choisir une autre pièce que la somme, je veux un 9 mais j'ai 10, "
            "prendre moins que la somme, prendre une pièce inférieure, prendre une pièce supérieure, choisir la "
            "valeur, choisir une pièce plus faible, je veux une plus petite pièce, j'ai le choix de la pièce au "
            "trésor, obligé de prendre la somme exacte, droit à 9 mais je veux un 8",
            "choose a coin, take a smaller one, leave a coin, take a lower coin on purpose, choose another coin than "
            "the sum, I want a 9 but have 10, take less than the sum, take a lower coin, take a higher coin, choose "
            "the value, grab bigger sum rather 9 instead 8 lower avoid draw, choose a weaker coin, I want a smaller "
            "coin, 10 but I prefer 9, do I have a choice in the treasury, take more than the sum, must I take the "
            "exact sum, due a 9 but want an 8",
        ),
    ),
    Entry(
        "nidavellir.transforming.face",
        title=Said("Face cachée ou visible", "Face down or face up"),
        answer=Said(
            "La nouvelle pièce se pose comme l'ancienne : cachée si elle était cachée, visible si elle était révélée.",
            "The new coin lies as the old one did: hidden if that was hidden, face up if it had been revealed.",
        ),
        text=Said(
            "Le livret la met à la place de l'ancienne sans dire de quel côté. Selon notre lecture, elle garde ce "
            "côté, puisqu'une mise à venir et la bourse sont cachées. Les autres ont quand même vu la pièce prise et "
            "la pièce rendue.",
            "The rulebook puts it in place of the old one without saying which side up. By our reading it keeps that "
            "side, since bids to come and the pouch are hidden. The others have seen the coin taken and the coin "
            "returned all the same.",
        ),
        example=Said(
            "Tom rend un 6 et prend un 9 au Trésor, 6 + 3 = 9, puis le pose caché au Dragon Dansant : tous savent "
            "que c'est un 9.",
            "Tom returns a 6 and takes a 9 from the treasury, 6 + 3 = 9, then lays it hidden at the Dancing Dragon: "
            "everybody knows that it is a 9.",
        ),
        source=nidavellir(11),
        status=READING,
        related=("nidavellir.transforming.unresolved", "nidavellir.bids.secret", "nidavellir.coins.transform"),
        asked=Said(
            "retourner la pièce, montrer, secret, autres voient montée repose nouvelle envers dois-je dévoiler mise "
            "booste, pièce transformée cachée, montrer la nouvelle pièce, montrer la pièce reçue, nouvelle pièce "
            "cachée ou visible, pièce transformée révélée, pièce cachée remplacée, on voit ce que je prends au "
            "trésor, retourner la pièce améliorée, pièce transformée sur une taverne à venir cachée",
            "turn the coin over, show, secret, others see upgraded put boosted upside uncover bid, new coin face "
            "down, show the new coin, replace a coin face down, show the coin I got, transformed coin hidden, new "
            "coin hidden or shown, is the transformed coin revealed, do I put it back face down, others see my "
            "transformed coin, placed hidden again, must I show the transformed coin, flip the improved coin, "
            "transformed coin on a coming tavern face down",
        ),
        other=Said(
            "Une table peut laisser visible toute pièce transformée jusqu'à la fin du tour, puisque chacun l'a vue.",
            "A table may leave any transformed coin face up until the end of the turn, since everyone has seen it.",
        ),
    ),
)
