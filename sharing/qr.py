"""QR codes as matrices."""

import segno
from segno.encoder import DataOverflowError

#: Largest version (97 modules wide) that a phone scans easily from another phone's screen. Larger contents use low
#: error correction to keep the modules large; a screen has no scratches.
COMFORTABLE = 20
#: Capacity of that version at medium error correction, to skip an encoding that would be too large anyway.
MOST_COMFORTABLE = 970


class TooLong(ValueError):
    """The text does not fit a QR code; `key` is the message for it."""

    key = "too_long_for_code"


def squares(text: str) -> tuple[tuple[bool, ...], ...]:
    """Dark modules, row by row, without the quiet zone of four modules."""
    for error in ("m", "l") if len(text) <= MOST_COMFORTABLE else ("l",):
        try:
            code = segno.make_qr(text, error=error, boost_error=False)
        except DataOverflowError:
            continue
        if error == "l" or int(code.version) <= COMFORTABLE:
            return tuple(tuple(bool(square) for square in row) for row in code.matrix)
    raise TooLong(f"{len(text)} signs")
