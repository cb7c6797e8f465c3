"""Days and times of day, as each language tells them."""

from typing import Protocol

from words.sentences import Text

WEEKDAYS = (
    Text("lundi", "Monday"),
    Text("mardi", "Tuesday"),
    Text("mercredi", "Wednesday"),
    Text("jeudi", "Thursday"),
    Text("vendredi", "Friday"),
    Text("samedi", "Saturday"),
    Text("dimanche", "Sunday"),
)

MONTHS = (
    Text("janvier", "January"),
    Text("février", "February"),
    Text("mars", "March"),
    Text("avril", "April"),
    Text("mai", "May"),
    Text("juin", "June"),
    Text("juillet", "July"),
    Text("août", "August"),
    Text("septembre", "September"),
    Text("octobre", "October"),
    Text("novembre", "November"),
    Text("décembre", "December"),
)

#: As a list has room for them.
SHORT_MONTHS = (
    Text("janv.", "Jan"),
    Text("févr.", "Feb"),
    Text("mars", "Mar"),
    Text("avr.", "Apr"),
    Text("mai", "May"),
    Text("juin", "Jun"),
    Text("juil.", "Jul"),
    Text("août", "Aug"),
    Text("sept.", "Sep"),
    Text("oct.", "Oct"),
    Text("nov.", "Nov"),
    Text("déc.", "Dec"),
)


class Moment(Protocol):
    """A day and a time of day, as a clock on the wall shows it."""

    @property
    def year(self) -> int: ...
    @property
    def month(self) -> int: ...
    @property
    def day(self) -> int: ...
    @property
    def hour(self) -> int: ...
    @property
    def minute(self) -> int: ...
    def weekday(self) -> int: ...


def day(moment: Moment, language: str) -> str:
    """A day with its name.

    >>> from datetime import datetime
    >>> day(datetime(2026, 11, 18), "fr"), day(datetime(2027, 1, 1), "fr"), day(datetime(2027, 1, 1), "en")
    ('mercredi 18 novembre 2026', 'vendredi 1er janvier 2027', 'Friday 1 January 2027')
    """
    weekday, month = WEEKDAYS[moment.weekday()], MONTHS[moment.month - 1]
    number = _number(moment.day, language)
    if language == "fr":
        return f"{weekday.fr} {number} {month.fr} {moment.year}"
    return f"{weekday.en} {number} {month.en} {moment.year}"


def date(written: str, language: str) -> str:
    """A day by its number, from the way in which computers write it.

    >>> date("2026-11-18", "en"), date("2027-01-01", "fr")
    ('18 November 2026', '1er janvier 2027')
    """
    year, month, day = map(int, written.split("-"))
    return _date(year, month, day, language)


def date_of(moment: Moment, language: str) -> str:
    """The day of a moment by its number.

    >>> from datetime import datetime
    >>> date_of(datetime(2026, 11, 18), "fr")
    '18 novembre 2026'
    """
    return _date(moment.year, moment.month, moment.day, language)


def short_date(moment: Moment, language: str) -> str:
    """The day of a moment in few letters, which stay on one line.

    >>> from datetime import datetime
    >>> short_date(datetime(2026, 11, 18), "fr"), short_date(datetime(2026, 5, 1), "en")
    ('18\\xa0nov.\\xa02026', '1\\xa0May\\xa02026')
    """
    month = getattr(SHORT_MONTHS[moment.month - 1], language)
    return f"{_number(moment.day, language)}\u00a0{month}\u00a0{moment.year}"


def _date(year: int, month: int, day: int, language: str) -> str:
    return f"{_number(day, language)} {getattr(MONTHS[month - 1], language)} {year}"


def _number(day: int, language: str) -> str:
    return "1er" if (day, language) == (1, "fr") else str(day)


def clock(moment: Moment, language: str) -> str:
    """A time of day.

    >>> from datetime import datetime
    >>> [clock(datetime(2026, 11, 18, hour, 5), "en") for hour in (0, 9, 12, 23)]
    ['12:05\\xa0am', '9:05\\xa0am', '12:05\\xa0pm', '11:05\\xa0pm']
    >>> clock(datetime(2026, 11, 18, 9, 5), "fr")
    '9:05'
    """
    if language == "fr":
        return f"{moment.hour}:{moment.minute:02}"
    return f"{(moment.hour - 1) % 12 + 1}:{moment.minute:02}\u00a0{'am' if moment.hour < 12 else 'pm'}"
