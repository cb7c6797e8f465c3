"""Decodes QR codes with an independent library."""

import zxingcpp

from sharing.qr import squares


def decode_qr(text: str, pixels: int) -> str:
    """Text decoded from the picture of a code."""
    drawn = squares(text)
    width = (len(drawn) + 8) * pixels
    edge = [b"\xff" * width] * 4 * pixels
    quiet = b"\xff" * 4 * pixels
    rows = [quiet + b"".join((b"\0" if dark else b"\xff") * pixels for dark in row) + quiet for row in drawn]
    bitmap = b"".join([*edge, *(row for row in rows for _ in range(pixels)), *edge])
    (found,) = zxingcpp.read_barcodes(memoryview(bitmap).cast("B", (width, width)))
    return str(found.text)
