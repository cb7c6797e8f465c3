"""The book of Vedrfolnir, as entries name it."""

from referee.entry import Source

#: The text at hand shows no page numbers.
VEDRFOLNIR = Source("vedrfolnir")
#: Its cards are told in a table at the end of the book.
VEDRFOLNIR_CARDS = Source("vedrfolnir_cards")

#: What the expansions bring.
SPRING, WINTER = VEDRFOLNIR._replace(box="spring"), VEDRFOLNIR._replace(box="winter")
SPRING_CARDS, WINTER_CARDS = VEDRFOLNIR_CARDS._replace(box="spring"), VEDRFOLNIR_CARDS._replace(box="winter")
