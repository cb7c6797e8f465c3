"""A sheet as a short text for QR codes, chats and the clipboard, and back.

    ELVALAND1:…    CRC-32 checksum and raw deflate of the JSON (with a preset dictionary), encoded in base 41

A QR code packs upper-case letters, digits and a few other characters (alphanumeric mode) closer than bytes. Two bytes
take three characters, as in base 45; base 41 is enough for that, and leaves the space out of the alphabet. So
whitespace inserted by a scanner or a chat can be removed.
"""

import re
import zlib
from typing import Any

from scoring import Sheet
from scoring import read as read_sheet
from scoring import write as write_sheet
from sharing.dictionary import DICTIONARY

#: Prefix and version of the format.
SCHEME, VERSION = "ELVALAND", 1

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$-./:"
BASE = len(SIGNS)
VALUES = {sign: value for value, sign in enumerate(SIGNS)}

#: Limits against corrupt or malicious texts, far above any real table.
LONGEST_TEXT = 200_000
LONGEST_SHEET = 200_000

#: Raw deflate without zlib's header: CRC-32 is stronger than its Adler-32.
RAW = -15
CHECKSUM = 4


class NotACode(ValueError):
    """The text is no code; `key` is the message for it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def written(sheet: Sheet[Any]) -> str:
    """Encode a sheet."""
    return encode(write_sheet(sheet).encode())


def read(text: str | bytes) -> Sheet[Any]:
    """Decode a code or parse a sheet in JSON; raises `NotACode` or `NotASheet`."""
    if len(text) > LONGEST_TEXT:
        raise NotACode("code_too_long")
    if isinstance(text, bytes):
        if text.lstrip().startswith(b"{"):
            return read_sheet(text)
        text = text.decode("utf-8", "replace")
    bare = text.strip().removeprefix("\ufeff")
    return read_sheet(bare if bare.startswith("{") else decode(bare))


def encode(sheet: bytes) -> str:
    packer = zlib.compressobj(level=9, wbits=RAW, memLevel=9, zdict=DICTIONARY.encode())
    return f"{SCHEME}{VERSION}:" + to_base41(
        zlib.crc32(sheet).to_bytes(CHECKSUM, "big") + packer.compress(sheet) + packer.flush()
    )


def decode(text: str) -> bytes:
    """The JSON of a code, ignoring whitespace and other characters inserted by a scanner or a chat."""
    # the alphabet is upper-case, so lower-case letters can be converted back
    bare = re.sub(r"[^!-~]", "", text).upper()
    found = re.search(rf"{SCHEME}([1-9][0-9]{{0,5}}):(.*)", bare)
    if found is None:
        raise NotACode("code_none")
    if int(found[1]) > VERSION:
        raise NotACode("code_newer")
    try:
        packed = from_base41(found[2])
        unpacker = zlib.decompressobj(wbits=RAW, zdict=DICTIONARY.encode())
        sheet = unpacker.decompress(packed[CHECKSUM:], LONGEST_SHEET)
    except (KeyError, OverflowError, zlib.error):
        raise NotACode("code_broken") from None
    if not unpacker.eof or unpacker.unused_data or zlib.crc32(sheet).to_bytes(CHECKSUM, "big") != packed[:CHECKSUM]:
        raise NotACode("code_broken")
    return sheet


def to_base41(packed: bytes) -> str:
    """Base 41: two bytes as three characters, least significant first; a single last byte as two.

    >>> to_base41(b"AB"), to_base41(b"ABC")
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


def from_base41(signs: str) -> bytes:
    """Inverse of `to_base41`; raises `KeyError` for unknown characters and `OverflowError` for invalid groups.

    >>> from_base41("J.9Q1")
    b'ABC'
    """
    packed = bytearray()
    for start in range(0, len(signs), 3):
        group = signs[start : start + 3]
        number = sum(VALUES[sign] * BASE**index for index, sign in enumerate(group))
        packed += number.to_bytes(len(group) - 1, "big")
    return bytes(packed)
