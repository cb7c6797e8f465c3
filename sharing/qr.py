"""A text as the squares of a QR code."""

import segno
from segno.encoder import DataOverflowError

#: Up to this version (97 squares wide) a code on a phone is read in one go from across the table. What needs more keeps
#: its squares large by mending less: a screen has no scratches.
COMFORTABLE = 20
#: What such a code holds at most while it mends much, so that a long link is not laid out twice: that takes a moment.
MOST_COMFORTABLE = 970


class TooLong(ValueError):
    """No QR code holds so long a text; `key` is the sentence that says so."""

    key = "too_long_for_code"


def squares(text: str) -> tuple[tuple[bool, ...], ...]:
    """The dark squares, row by row, without the quiet edge of four squares that has to stay around them."""
    for error in ("m", "l") if len(text) <= MOST_COMFORTABLE else ("l",):
        try:
            code = segno.make_qr(text, error=error, boost_error=False)
        except DataOverflowError:
            continue
        if error == "l" or int(code.version) <= COMFORTABLE:
            return tuple(tuple(bool(square) for square in row) for row in code.matrix)
    raise TooLong(f"{len(text)} signs")
