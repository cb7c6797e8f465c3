"""Who may come in: the key in the address, the short code, and how many wrong codes an address may try."""

import hmac
import secrets
from collections import OrderedDict
from typing import NamedTuple

#: Letters and digits that nobody mistakes for one another, also when read out.
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
#: Wrong codes that an address may try, and the seconds that it is locked out after them.
MOST_TRIES, LOCKOUT = 10, 60.0
#: Most addresses whose tries are remembered; a network has no more phones.
MOST_ADDRESSES = 256


class Keys(NamedTuple):
    """The key of a table, 128 bits, and the short code that is typed instead."""

    key: str
    code: str

    @classmethod
    def new(cls) -> "Keys":
        return cls(secrets.token_urlsafe(16), "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)))


class Door:
    """Lets in who has the key or the code."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        #: By address: the number of wrong codes, and when the last one came.
        self._tries: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def knows(self, key: str) -> bool:
        return hmac.compare_digest(key.encode(), self.keys.key.encode())

    def is_locked_out(self, address: str, now: float) -> bool:
        """Whether an address has to wait before it may try another code."""
        tries, last = self._tries.get(address, (0, 0.0))
        if now - last >= LOCKOUT:
            self._tries.pop(address, None)
            return False
        return tries >= MOST_TRIES

    def opens(self, code: str, address: str, now: float) -> bool:
        """Whether this is the code; a wrong one is counted."""
        typed = "".join(code.upper().split())
        if hmac.compare_digest(typed.encode(), self.keys.code.encode()):
            self._tries.pop(address, None)
            return True
        tries, _ = self._tries.get(address, (0, 0.0))
        self._tries[address] = tries + 1, now
        self._tries.move_to_end(address)
        while len(self._tries) > MOST_ADDRESSES:
            self._tries.popitem(last=False)
        return False
