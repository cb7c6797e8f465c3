"""The books of Nidavellir, Thingvellir and Idavoll, as entries name them."""

from referee.entry import Source

#: Thingvellir's own book is not at hand: it is told as the licensed online version plays it.
THINGVELLIR = Source("thingvellir", box="thingvellir")
#: Promotional cards are known from an open implementation and a photo.
PROMOS = Source("promos", box="promos")
#: A leaf without page numbers.
PLAYER_AID = Source("player_aid")


def nidavellir(page: int = 0, last: int = 0) -> Source:
    return Source("nidavellir", page, last)


def idavoll(page: int = 0, last: int = 0) -> Source:
    return Source("idavoll", page, last, box="idavoll")
