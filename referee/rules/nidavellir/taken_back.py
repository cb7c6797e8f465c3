"""What Andumia and Brísingamens find in the discard pile."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.heroes.andumia_empty",
        title=Said(
            "Andumia et une défausse vide",
            "Andumia and an empty discard pile",
        ),
        answer=Said(
            "Selon notre lecture, on peut recruter Andumia avec une défausse vide : on ne prend rien, et elle vaut "
            "toujours ses 12 points.",
            "By our reading, Andumia may be recruited with an empty discard pile: you take nothing, and she is still "
            "worth her 12 points.",
        ),
        text=Said(
            "On prend ce qu'il y a : ainsi joue une réalisation libre. Avec Brísingamens et une seule carte dans la "
            "défausse, on prend celle-là.",
            "You take what there is: that is how an open implementation plays it. With Brísingamens and a single card "
            "in the pile, you take that one.",
        ),
        example=Said(
            "À quatre joueurs, au deuxième tour, personne n'a encore pris d'offrande ni de carte du camp : rien n'est "
            "défaussé, et Anne recrute Andumia pour ses 12 points.",
            "With four players, in the second turn, nobody has taken an offering or a camp card yet: nothing has been "
            "discarded, and Anne recruits Andumia for her 12 points.",
        ),
        source=THINGVELLIR,
        status=READING,
        cards=(
            "andumia",
            "brisingamens",
        ),
        related=(
            "nidavellir.heroes.andumia",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.camp.discard_pile",
        ),
        other=Said(
            "La version en ligne sous licence ne permet pas de recruter Andumia quand la défausse est vide, et "
            "demande deux cartes pour Brísingamens.",
            "The licensed online version does not let Andumia be recruited while the pile is empty, and asks for "
            "two cards for Brísingamens.",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.andumia_mercenary",
        title=Said(
            "Andumia, Brísingamens : un mercenaire, un double",
            "Andumia, Brísingamens: a mercenary, a double",
        ),
        answer=Said(
            "Selon notre lecture, Andumia et Brísingamens ne reprennent que des cartes Nain et des offrandes royales, "
            "non un mercenaire ou un double d'Olwyn défaussé.",
            "By our reading, Andumia and Brísingamens take back only dwarf cards and royal offerings, not a discarded "
            "mercenary or one of Olwyn's doubles.",
        ),
        text=Said(
            "Les textes que nous avons ne nomment que les nains et les offrandes quand ils parlent de la défausse.",
            "The texts that we have name only dwarfs and offerings where they speak of the discard pile.",
        ),
        example=Said(
            "Höfud a fait défausser un mercenaire à Serge. Anne recrute Andumia : elle choisit parmi les nains et "
            "les offrandes.",
            "Höfud made Serge discard a mercenary. Anne recruits Andumia: she chooses among the dwarfs and the "
            "offerings.",
        ),
        source=THINGVELLIR,
        status=READING,
        cards=(
            "andumia",
            "brisingamens",
            "olwyn",
            "hofud",
        ),
        related=(
            "nidavellir.heroes.andumia_card",
            "nidavellir.camp.discard_pile",
            "nidavellir.mercenaries.discarded",
        ),
        other=Said(
            "La version en ligne sous licence le permet : tout ce qui est dans la défausse peut être repris.",
            "The licensed online version allows it: whatever lies in the pile may be taken back.",
        ),
        date=SECOND_EDITION,
    ),
)
