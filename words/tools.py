"""What the referee's tools say: the sentence that settles it, and the steps to it."""

from words.sentences import Text, same

#: The keys are those of `referee.tools.Step`.
STEPS = {
    # taverns
    "order": same("{order:one_by_one}."),
    "order_and_gems": Text(
        "{order:one_by_one}.\nGemmes : {moved:changing}.", "{order:one_by_one}.\nGems: {moved:changing}."
    ),
    "bid_alone": Text("{name} : {coin}, sans égalité.", "{name}: {coin}, no tie."),
    "bid_tied": Text(
        "Égalité à {coin} : la plus forte gemme passe d'abord, {with_gems:with_totals}.",
        "Tied at {coin}: the higher gem goes first, {with_gems:with_totals}.",
    ),
    "gems_stay": Text("Aucune égalité : chacun garde sa gemme.", "No tie: everybody keeps their gem."),
    "gem_six_stays": Text(
        "{name} a la gemme 6, qui ne s'échange jamais et ne compte pas dans l'échange.",
        "{name} has gem 6, which is never exchanged and does not count in the exchange.",
    ),
    "gem_alone": Text(
        "Il ne reste que {name} à égalité : la gemme {gem} ne bouge pas.",
        "Only {name} is left of the tie: gem {gem} stays.",
    ),
    "gems_exchanged": Text(
        "{names:and} échangent leurs gemmes {high} et {low}.", "{names:and} exchange gems {high} and {low}."
    ),
    "gem_in_the_middle": Text(
        "{name} garde la gemme {gem}, celle du milieu.", "{name} keeps gem {gem}, the one in the middle."
    ),
    # coins
    "coin_exchanged": Text("Défaussez le {discards}, prenez le {takes}.", "Discard the {discards}, take the {takes}."),
    "coin_exchanged_for_want": Text(
        "Défaussez le {discards}, prenez le {takes}, car il n'y a plus de {missed:nor}.",
        "Discard the {discards}, take the {takes}: there is no {missed:nor} left.",
    ),
    "coin_transformed": Text("Le {discards} devient {takes}.", "The {discards} becomes {takes}."),
    "coin_transformed_for_want": Text(
        "Le {discards} devient {takes}, car il n'y a plus de {missed:nor}.",
        "The {discards} becomes {takes}: there is no {missed:nor} left.",
    ),
    "coins_added": Text(
        "Les deux pièces font {coins:terms} = {wanted}.", "The two coins make {coins:terms} = {wanted}."
    ),
    "coin_plus": same("{coin} + {plus} = {wanted}."),
    "coins_lowest": Text(
        "Les deux pièces les plus faibles, le 0 excepté : {coins:terms} = {wanted}.",
        "The two lowest coins, except the 0: {coins:terms} = {wanted}.",
    ),
    "coin_jarika": Text("Jarika vise {more} plus haut : {wanted}.", "Jarika aims {more} higher: {wanted}."),
    "coin_zolkur": Text(
        "Avec Zolkur, la plus faible des deux est défaussée : le {discards}.",
        "With Zolkur the lower of the two is discarded: the {discards}.",
    ),
    "zolkur_waits": Text(
        "Zolkur ne change rien à une transformation : il attend le prochain échange.",
        "Zolkur does nothing to a transformation: he waits for the next exchange.",
    ),
    "special_stays_aside": Text(
        "Le 3-Échange de Kardum tient lieu de 0 : selon notre lecture, Ordo le laisse de côté.",
        "Kardum's 3-Exchange takes the place of the 0: by our reading, Ordo leaves it aside.",
    ),
    "owner_chooses": Text(
        "Deux pièces de {discards}, l'une de base et l'autre du Trésor : le joueur choisit laquelle défausser.",
        "Two coins of {discards}, one a base coin and one of the treasury: the player chooses which one to discard.",
    ),
    "coin_there": Text("Le {takes} est dans le Trésor.", "The {takes} is in the treasury."),
    "coin_next_higher": Text(
        "Il n'y a plus de {missed:nor} dans le Trésor : la première pièce plus forte est le {takes}, plus-value de "
        "{overshoot}.",
        "No {missed:nor} left in the treasury: the next higher coin is the {takes}, an overshoot of {overshoot}.",
    ),
    "coin_never_there": Text(
        "Le Trésor n'a pas de {wanted} : la première pièce plus forte est le {takes}, plus-value de {overshoot}.",
        "The treasury has no coins of {wanted}: the next higher coin is the {takes}, an overshoot of {overshoot}.",
    ),
    "coin_next_lower": Text(
        "Rien à {wanted} ou plus dans le Trésor : la plus forte pièce à prendre est le {takes}, sans plus-value.",
        "Nothing of {wanted} or more in the treasury: the highest coin to take is the {takes}, no overshoot.",
    ),
    "coin_not_back": Text(
        "On ne peut pas reprendre une pièce de la valeur défaussée, {discards}.",
        "You cannot take back a coin of the discarded value, {discards}.",
    ),
    "base_coin_leaves": Text(
        "Le {discards}, pièce de base, va dans la boîte.", "The {discards}, a base coin, goes to the box."
    ),
    "either_coin_leaves": Text(
        "Le {discards} de base va dans la boîte ; l'autre, s'il est choisi, retourne au Trésor.",
        "The base {discards} goes to the box; the other one, if chosen, goes back to the treasury.",
    ),
    "coin_goes_back": Text("Le {discards} retourne au Trésor.", "The {discards} goes back to the treasury."),
    # distinctions
    "awards": Text("Gagnées : {won:awarded}.", "Won: {won:awarded}."),
    "awards_and_ties": Text(
        "Gagnées : {won:awarded}. Égalité, personne : {tied:columns}.",
        "Won: {won:awarded}. Tied, nobody: {tied:columns}.",
    ),
    "awards_none": Text(
        "Aucune n'est gagnée : personne n'a de majorité stricte.", "None is won: nobody has a strict majority."
    ),
    "award_won": Text(
        "{column:row} : {most} pour {players:and}, {second} au plus ailleurs. {card:Card} va à {players:and}.",
        "{column:row}: {most} for {players:and}, {second} at most elsewhere. {card:Card} goes to {players:and}.",
    ),
    "award_tied": Text(
        "{column:row} : {players:and} à égalité avec {most}. {card:Card} ne va à personne.",
        "{column:row}: {players:and} tied at {most}. {card:Card} goes to nobody.",
    ),
    "award_nobody": Text(
        "{column:row} : personne n'en a. {card:Card} ne va à personne.",
        "{column:row}: nobody has any. {card:Card} goes to nobody.",
    ),
    # recruiting
    "may_recruit": Text(
        "Oui : {lines} {lines:ligne complète|lignes complètes}, il en faut {needed}.",
        "Yes: {lines} complete {lines:line|lines}, and it takes {needed}.",
    ),
    "may_recruit_hero": Text(
        "Oui, on peut recruter {hero:card} : {lines} {lines:ligne complète|lignes complètes}, il en faut {needed}.",
        "Yes, {hero:card} may be recruited: {lines} complete {lines:line|lines}, and it takes {needed}.",
    ),
    "may_not_lines": Text(
        "Non : {lines} {lines:ligne complète|lignes complètes}, il en faut {needed}.",
        "No: {lines} complete {lines:line|lines}, and it takes {needed}.",
    ),
    "may_not_megingjord": Text(
        "Non : avec Megingjord, les lignes ne donnent plus de héros.",
        "No: with Megingjord, lines no longer bring heroes.",
    ),
    "may_not_hourya": Text(
        "Non : Hourya demande {wanted} grades d'explorateur, il y en a {grades}.",
        "No: Hourya asks for {wanted} explorer ranks, and there {grades:is|are} {grades}.",
    ),
    "may_not_discard": Text(
        "Non : {card:card} défausse {wanted} {wanted:carte Nain d'une autre colonne|cartes Nain de deux autres "
        "colonnes}, et c'est impossible ici.",
        "No: {card:card} discards {wanted} {wanted:dwarf card of another column|dwarf cards of two other columns}, "
        "which is not possible here.",
    ),
    "may_not_discard_any": Text(
        "Non : {card:card} défausse une carte Nain d'une de vos colonnes, et c'est impossible ici.",
        "No: {card:card} discards a dwarf card of one of your columns, which is not possible here.",
    ),
    "lines_complete": Text(
        "Colonnes les plus courtes ({columns:columns}) : {lines} {lines:grade|grades}, donc {lines} "
        "{lines:ligne complète|lignes complètes}.",
        "Shortest columns ({columns:columns}): {lines} {lines:rank|ranks}, so {lines} complete {lines:line|lines}.",
    ),
    "lines_needed": Text(
        "{heroes} {heroes:déjà recruté|déjà recrutés}, et un de plus : il faut {needed} {needed:ligne|lignes}.",
        "{heroes} recruited so far, and one more: it takes {needed} {needed:line|lines}.",
    ),
    "lines_for_more": Text(
        "Il y a assez de lignes pour en recruter {count}, l'un après l'autre.",
        "There are enough lines to recruit {count}, one after the other.",
    ),
    "heroes_uncounted": Text(
        "{count} {count:héros venu par Thrivaldi ne compte pas|héros venus par Thrivaldi ne comptent pas}.",
        "{count} {count:hero brought by Thrivaldi does not count|heroes brought by Thrivaldi do not count}.",
    ),
    "hourya_met": Text(
        "Hourya demande {wanted} grades d'explorateur : il y en a {grades}.",
        "Hourya asks for {wanted} explorer ranks: there are {grades}.",
    ),
    "discards_met": Text(
        "{card:Card} défausse {wanted} {wanted:carte Nain|cartes Nain de colonnes différentes} : "
        "c'est possible ({columns:columns}).",
        "{card:Card} discards {wanted} {wanted:dwarf card|dwarf cards of different columns}: "
        "that is possible ({columns:columns}).",
    ),
    "durathor_spares": Text(
        "Durathor épargne une défausse à Dagda : selon notre lecture, une seule autre colonne suffit ; selon l'autre, "
        "il en faut toujours deux.",
        "Durathor spares Dagda one discard: by our reading, one other column is enough; by the other one, it still "
        "takes two.",
    ),
    "thor_may_cancel": Text(
        "Thor pourra bloquer une défausse de {card:card}, si son jeton est encore là.",
        "Thor may cancel a discard of {card:card}, if the token still lies on the card.",
    ),
    "thor_comes_after": Text(
        "Selon notre lecture, Thor ne lève pas cette condition. Si votre table peut l'annoncer dès le choix du héros, "
        "une colonne de moins suffit.",
        "By our reading, Thor does not lift that condition. If your table may announce him when choosing the hero, one "
        "column fewer is enough.",
    ),
    "mercenaries_met": Text(
        "{card:Card} ne vient qu'avec un second mercenaire, qui demande sa propre ligne selon notre lecture : "
        "elle est là, ou {card:card} la complète.",
        "{card:Card} only comes with a second mercenary, who needs a line of their own by our reading: "
        "it is there, or {card:card} completes it.",
    ),
    "may_not_group": Text(
        "Non, selon notre lecture : un second mercenaire doit suivre {card:card}, et sa ligne n'est pas là. Si votre "
        "table recrute tout le groupe pour une ligne, oui.",
        "No, by our reading: a second mercenary must follow {card:card}, and there is no line for them. If your table "
        "recruits the whole group for one line, yes.",
    ),
    # the objective of a stake
    "stars_under": Text(
        "Pas encore : {stars} {stars:étoile|étoiles} sur {objective}, il en manque {left}.",
        "Not yet: {stars} {stars:star|stars} of {objective}, {left} to go.",
    ),
    "stars_exact": Text(
        "Objectif atteint : {stars} étoiles sur {objective}, les runes sont collectées.",
        "Objective met: {stars} stars of {objective}, runes are collected.",
    ),
    "stars_over": Text(
        "Objectif dépassé : {stars} étoiles pour {objective}, {left} de trop.",
        "Objective exceeded: {stars} stars for {objective}, {left} too many.",
    ),
    "objective_usual": Text(
        "Aucune carte de la mise ne change l'objectif : {objective} étoiles.",
        "No card of the stake changes the objective: {objective} stars.",
    ),
    "objective_of_card": Text(
        "La dernière carte d'objectif de la mise est {card:card} : {objective} étoiles.",
        "The last card of the stake that names an objective is {card:card}: {objective} stars.",
    ),
    "objective_last": Text(
        "Ce qui la précède ne compte plus : {cards:cards_and}.",
        "What came before no longer counts: {cards:cards_and}.",
    ),
    "stars_added": Text(
        "La mise montre {stars:adding}{count} {count:étoile|étoiles}.",
        "The stake shows {stars:adding}{count} {count:star|stars}.",
    ),
    # the tribute
    "takes_everything": Text(
        "{name} prend les cartes de score de sa mise et du tribut : {taken:runes}.",
        "{name} takes the score cards of their stake and of the tribute: {taken:runes}.",
    ),
    "takes_nothing": Text(
        "{name} n'a rien à prendre : ni la mise ni le tribut n'ont de carte de score.",
        "{name} has nothing to take: neither the stake nor the tribute has a score card.",
    ),
    "others_lose_stakes": Text(
        "Les autres mises sont défaussées : {players:and}.", "The other stakes are discarded: {players:and}."
    ),
    "over_loses_stake": Text(
        "{name} a dépassé son objectif : toute sa mise est défaussée.",
        "{name} went over the objective: the whole stake is discarded.",
    ),
    "tribute_taken": Text("Du tribut : {shares:shares}.", "Of the tribute: {shares:shares}."),
    "tribute_taken_in_part": Text(
        "Du tribut : {shares:shares}. Défaussé : {discarded:runes}.",
        "Of the tribute: {shares:shares}. Discarded: {discarded:runes}.",
    ),
    "tribute_to_nobody": Text("Personne ne prend rien du tribut.", "Nobody takes anything of the tribute."),
    "tribute_empty": Text("Il n'y a pas de carte de score dans le tribut.", "The tribute holds no score card."),
    "kind_taken": Text(
        "{card:Card} : {counts:with_totals}. {name} prend ces cartes du tribut.",
        "{card:Card}: {counts:with_totals}. {name} takes those cards of the tribute.",
    ),
    "kind_tied": Text(
        "{card:Card} : {counts:with_totals}. À égalité, {players:and} ne prennent rien : ces cartes sont défaussées.",
        "{card:Card}: {counts:with_totals}. Tied, {players:and} take nothing: those cards are discarded.",
    ),
    "kind_of_nobody": Text(
        "{card:Card} : aucune rune de cette sorte dans les mises, ces cartes sont défaussées.",
        "{card:Card}: no rune of the kind in the stakes, those cards are discarded.",
    ),
    "freyja_counts_each": Text(
        "Une Freyja d'une mise compte ici une rune de chaque sorte en jeu : c'est notre lecture. "
        "Comptée une seule fois, ce serait : {other:and_nobody}.",
        "A Freyja in a stake counts here as one rune of each kind in play: that is our reading. "
        "Counted once only, it would be: {other:and_nobody}.",
    ),
}
