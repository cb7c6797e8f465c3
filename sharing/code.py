"""A table as a short text that another phone reads back: shown as a QR code, scanned, copied, pasted.

    ELVALAND1:…    a checksum (CRC-32) and the sheet's text (raw deflate with our dictionary), in the 41 signs below

A QR code packs capitals, digits and a few signs closer than bytes. Two bytes take three signs, as in base 45; but 41
are enough for that, so no space is among them: whatever a scanner or a chat breaks the text with can be thrown away.
"""

import re
import zlib
from typing import Any

from scoring import Sheet
from scoring import read as read_sheet
from scoring import write as write_sheet
from sharing.dictionary import FIRST

#: What begins every code: who reads it, and the version of the form.
SCHEME, VERSION = "ELVALAND", 1

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$-./:"
BASE = len(SIGNS)
VALUES = {sign: value for value, sign in enumerate(SIGNS)}

#: No table that was played comes near this; beyond it a text is an accident or an attack.
LONGEST_TEXT = 200_000
LONGEST_SHEET = 200_000

#: Raw deflate: our checksum is stronger than the one that zlib would add.
RAW = -15
CHECKSUM = 4


class NotACode(ValueError):
    """The text holds no table; `key` is the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def written(sheet: Sheet[Any]) -> str:
    """The code of a table."""
    return coded(write_sheet(sheet).encode())


def read(text: str | bytes) -> Sheet[Any]:
    """The table of a code, or of a sheet's own text; raises `NotACode`, or `NotASheet` with what is wrong in it."""
    if len(text) > LONGEST_TEXT:
        raise NotACode("code_too_long")
    if isinstance(text, bytes):
        if text.lstrip().startswith(b"{"):
            return read_sheet(text)
        text = text.decode("utf-8", "replace")
    bare = text.strip().removeprefix("\ufeff")
    return read_sheet(bare if bare.startswith("{") else decoded(bare))


def coded(sheet: bytes) -> str:
    packer = zlib.compressobj(level=9, wbits=RAW, memLevel=9, zdict=FIRST.encode())
    return f"{SCHEME}{VERSION}:" + in_signs(
        zlib.crc32(sheet).to_bytes(CHECKSUM, "big") + packer.compress(sheet) + packer.flush()
    )


def decoded(text: str) -> bytes:
    """The sheet's text out of a code, however a scanner or a chat has broken it."""
    # all signs are capitals, so nothing is lost where an app has made them small
    bare = re.sub(r"[^!-~]", "", text).upper()
    found = re.search(rf"{SCHEME}([1-9][0-9]{{0,5}}):(.*)", bare)
    if found is None:
        raise NotACode("code_none")
    if int(found[1]) > VERSION:
        raise NotACode("code_newer")
    try:
        packed = from_signs(found[2])
        unpacker = zlib.decompressobj(wbits=RAW, zdict=FIRST.encode())
        sheet = unpacker.decompress(packed[CHECKSUM:], LONGEST_SHEET)
    except (KeyError, OverflowError, zlib.error):
        raise NotACode("code_broken") from None
    if not unpacker.eof or unpacker.unused_data or zlib.crc32(sheet).to_bytes(CHECKSUM, "big") != packed[:CHECKSUM]:
        raise NotACode("code_broken")
    return sheet


def in_signs(packed: bytes) -> str:
    """Two bytes as three signs, the lowest first; a last byte alone as two.

    >>> in_signs(b"AB"), in_signs(b"ABC")
    ('J.9', 'J.9Q1')
    """
    signs = []
    for start in range(0, len(packed), 2):
        pair = packed[start : start + 2]
        number = int.from_bytes(pair, "big")
        for _ in range(len(pair) + 1):
            number, value = divmod(number, BASE)
            signs.append(SIGNS[value])
    return "".join(signs)


def from_signs(signs: str) -> bytes:
    """And back: a `KeyError` for a sign that is none of ours, an `OverflowError` for what no bytes are written as.

    >>> from_signs("J.9Q1")
    b'ABC'
    """
    packed = bytearray()
    for start in range(0, len(signs), 3):
        group = signs[start : start + 3]
        number = sum(VALUES[sign] * BASE**place for place, sign in enumerate(group))
        packed += number.to_bytes(len(group) - 1, "big")
    return bytes(packed)
