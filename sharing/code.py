"""A sheet as a short text for QR codes, chats and the clipboard, and back.

    ELVALAND1:…        a table: CRC-32 checksum and raw deflate of its sheet (with a preset dictionary), in base 41
    ELVALANDHAND1:…    one player's hand: the same of a sheet whose first player holds it, and the others nothing

A QR code packs upper-case letters, digits and a few other characters (alphanumeric mode) closer than bytes. Two bytes
take three characters, as in base 45; base 41 is enough for that, and leaves the space out of the alphabet. So
whitespace inserted by a scanner or a chat can be removed.
"""

import re
import zlib
from typing import Any, NamedTuple

from scoring import Sheet
from scoring import read as read_sheet
from scoring import write as write_sheet
from sharing.dictionary import DICTIONARY

#: Prefix and version of the format; what stands between them where only one hand is told.
SCHEME, HAND, VERSION = "ELVALAND", "HAND", 1

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$-./:"
BASE = len(ALPHABET)
VALUES = {sign: value for value, sign in enumerate(ALPHABET)}

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


class OneHand(NamedTuple):
    """What the code of a hand holds: a sheet of which only the first player is meant."""

    sheet: Sheet[Any]


def written(sheet: Sheet[Any]) -> str:
    """Encode a sheet."""
    return encode(write_sheet(sheet).encode())


def hand_written(sheet: Sheet[Any]) -> str:
    """Encode the hand of the first player of a sheet; the others are told as they are, and best have empty hands."""
    return encode(write_sheet(sheet).encode(), SCHEME + HAND)


def read(text: str | bytes) -> Sheet[Any] | OneHand:
    """Decode a code or parse a sheet in JSON; raises `NotACode` or `NotASheet`."""
    if len(text) > LONGEST_TEXT:
        raise NotACode("code_too_long")
    if isinstance(text, bytes):
        if text.lstrip().startswith(b"{"):
            return read_sheet(text)
        text = text.decode("utf-8", "replace")
    bare = text.strip().removeprefix("\ufeff")
    if bare.startswith("{"):
        return read_sheet(bare)
    scheme, sheet = decode(bare)
    return OneHand(read_sheet(sheet)) if scheme == SCHEME + HAND else read_sheet(sheet)


def encode(sheet: bytes, scheme: str = SCHEME) -> str:
    packer = zlib.compressobj(level=9, wbits=RAW, memLevel=9, zdict=DICTIONARY.encode())
    return f"{scheme}{VERSION}:" + to_base41(
        zlib.crc32(sheet).to_bytes(CHECKSUM, "big") + packer.compress(sheet) + packer.flush()
    )


def decode(text: str) -> tuple[str, bytes]:
    """The scheme of a code and its JSON, ignoring whitespace and what else a scanner or a chat inserted."""
    # the alphabet is upper-case, so lower-case letters can be converted back
    bare = re.sub(r"[^!-~]", "", text).upper()
    found = re.search(rf"({SCHEME}(?:{HAND})?)([1-9][0-9]{{0,5}}):(.*)", bare)
    if found is None:
        raise NotACode("code_none")
    if int(found[2]) > VERSION:
        raise NotACode("code_newer")
    try:
        packed = from_base41(found[3])
        unpacker = zlib.decompressobj(wbits=RAW, zdict=DICTIONARY.encode())
        sheet = unpacker.decompress(packed[CHECKSUM:], LONGEST_SHEET)
    except (KeyError, OverflowError, zlib.error):
        raise NotACode("code_broken") from None
    if not unpacker.eof or unpacker.unused_data or zlib.crc32(sheet).to_bytes(CHECKSUM, "big") != packed[:CHECKSUM]:
        raise NotACode("code_broken")
    return found[1], sheet


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
            signs.append(ALPHABET[value])
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
