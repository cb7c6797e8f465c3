"""The books behind the rules, as entries name them."""

from referee.entry import Source


def nidavellir(page: int = 0, last: int = 0) -> Source:
    return Source("nidavellir", page, last)


def idavoll(page: int = 0, last: int = 0) -> Source:
    return Source("idavoll", page, last)


def nains(page: int = 0, last: int = 0) -> Source:
    return Source("nains", page, last)


#: Thingvellir's own book is not at hand: it is told as the licensed online version plays it.
THINGVELLIR = Source("thingvellir")
#: Promotional cards are known from an open implementation and a photo.
PROMOS = Source("promos")
#: The text at hand shows no page numbers.
VEDRFOLNIR = Source("vedrfolnir")
#: Its cards are told in a table at the end of the book.
VEDRFOLNIR_CARDS = Source("vedrfolnir_cards")
