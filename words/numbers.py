"""Numbers as text: ranks, shares and sums."""

from collections.abc import Sequence

from words.sentences import plain


def nth(rank: int, language: str) -> str:
    """A rank.

    >>> [nth(rank, language) for language in ("fr", "en") for rank in (1, 2, 3, 4)]
    ['1er', '2e', '3e', '4e', '1st', '2nd', '3rd', '4th']
    """
    if language == "fr":
        return "1er" if rank == 1 else f"{rank}e"
    return f"{rank}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(rank, 'th') }"


def percent(share: float, language: str) -> str:
    """A share in hundredths.

    >>> percent(0.4, "fr"), percent(-1 / 3, "en")
    ('40\\xa0%', '−33%')
    """
    return plain(round(100 * share)) + ("\u00a0%" if language == "fr" else "%")


def tenth(number: float, language: str) -> str:
    """A number with one digit behind the comma.

    >>> tenth(1.94, "fr"), tenth(2, "en")
    ('1,9', '2.0')
    """
    return f"{number:.1f}".replace(".", "," if language == "fr" else ".")


def terms(numbers: Sequence[int]) -> str:
    return " + ".join(map(plain, numbers))


def adding(numbers: Sequence[int]) -> str:
    """The way to a sum, where there is one.

    >>> adding((3, 6, 9)), adding((9,))
    ('3 + 6 + 9 = ', '')
    """
    return f"{terms(numbers)} = " if len(numbers) > 1 else ""


def stairs(grades: int) -> str:
    """The steps of a blacksmith column, the middle of a long one left out.

    >>> stairs(3), stairs(10)
    ('3 + 4 + 5 = ', '3 + 4 + 5 + … + 12 = ')
    """
    if grades <= 7:
        return adding(range(3, grades + 3))
    return f"3 + 4 + 5 + … + {grades + 2} = "
