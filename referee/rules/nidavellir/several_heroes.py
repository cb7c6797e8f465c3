"""Several heroes at once: how many a card brings, and one after the other."""

from referee.entry import Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.recruiting.several_lines",
        title=Said("Plusieurs lignes d'un coup", "Several lines at once"),
        answer=Said(
            "Si une carte à plusieurs grades complète plusieurs lignes, vous recrutez un héros pour chacune.",
            "If a card with several ranks completes several lines, you recruit a hero for each of them.",
        ),
        text=Said(
            "Cela arrive avec un héros à deux ou trois grades, et avec la forgeronne spéciale. Chaque héros recruté "
            "peut à son tour compléter une ligne et faire continuer la série.\nLa règle lignes = héros + 1 reste la "
            "mesure : qui a perdu des lignes par une défausse les rattrape d'abord.",
            "This happens with a hero of two or three ranks, and with the special blacksmith. Each hero recruited may "
            "complete a line in turn and keep the series going.\nThe rule lines = heroes + 1 remains the measure: "
            "whoever lost lines to a discard makes up for them first.",
        ),
        example=Said(
            "Serge a deux lignes et deux héros : deux forgerons, quatre grades dans chaque autre colonne. La "
            "forgeronne spéciale porte les forgerons à 2 + 2 = 4 : deux héros de plus.",
            "Serge has two lines and two heroes: two blacksmiths, four ranks in every other column. The special "
            "blacksmith takes the blacksmiths to 2 + 2 = 4: two more heroes.",
        ),
        source=nidavellir(9),
        cards=("special_blacksmith",),
        related=(
            "nidavellir.recruiting.one_by_one",
            "nidavellir.lines.at_least",
            "nidavellir.lines.example_aegur",
            "nidavellir.recruiting.class_hero",
        ),
    ),
    Entry(
        "nidavellir.recruiting.one_by_one",
        title=Said("Deux héros : l'un après l'autre", "Two heroes: one after the other"),
        answer=Said(
            "Deux héros se recrutent l'un après l'autre : le premier est choisi et posé, et son pouvoir résolu, "
            "avant que vous ne choisissiez le second.",
            "Two heroes are recruited one after the other: the first is chosen and placed, and its power resolved, "
            "before you choose the second.",
        ),
        text=Said(
            "Le premier peut ainsi préparer le second : ses grades sont déjà là, et sa défausse est déjà faite. "
            "Après chaque pose, on regarde de nouveau la règle lignes = héros + 1.",
            "The first can thus prepare the second: its ranks are already there, and its discard is already made. "
            "After each placing the rule lines = heroes + 1 is looked at anew.",
        ),
        example=Said(
            "Deux recrutements : Tom prend d'abord Grid et transforme une pièce de +7, puis il choisit son second "
            "héros.",
            "Two to recruit: Tom first takes Grid and transforms a coin by +7, then he chooses his second hero.",
        ),
        source=nidavellir(9),
        cards=("grid",),
        related=("nidavellir.recruiting.several_lines", "nidavellir.recruiting.conditions", "nidavellir.heroes.grid"),
    ),
)
