"""What other apps of an Android phone hand to this one: a file, or a text."""

import zlib
from typing import Any

from sharing import java, streams
from sharing.code import SCHEME
from sharing.phone import Outcome

#: Under this name the phone notes for us with what it opened the app last.
LAST = "opened"


def fetched(intent: Any, first: bool) -> Outcome | None:
    """What was handed over, if anything was; the intent with which Android opened the app comes again and again."""
    try:
        handed = _handed(intent)
        if handed is None or (first and _known(intent, handed)):
            return None
        return streams.kept([handed.encode("utf-8", "replace")]) if isinstance(handed, str) else streams.coming(handed)
    except Exception as error:
        return Outcome.failed(error)


def _handed(intent: Any) -> Any:
    """The text, or the address of a file; nothing where the app was only opened."""
    intents = java.named("android.content.Intent")
    action = intent.getAction() if intent else None
    if action == intents.ACTION_VIEW:
        uri = intent.getData()
        # a scanned code looks like an address, and its reader opens it
        is_code = uri is not None and (uri.getScheme() or "").upper().startswith(SCHEME)
        return uri.toString() if is_code else uri
    if action == intents.ACTION_SEND:
        stream = intent.getParcelableExtra(intents.EXTRA_STREAM)
        if stream is not None:
            return java.cast("android.net.Uri", stream)
        return intent.getCharSequenceExtra(intents.EXTRA_TEXT)
    return None


def _known(intent: Any, handed: Any) -> bool:
    """Whether it was taken before: from the list of recent apps, and after the phone ended the app, it comes anew.

    The list marks what comes from it. Else it is known by its task: who opens the same file again after the app was
    closed gets another one. It is noted before it is looked at: what breaks the app breaks it once.
    """
    if intent.getFlags() & java.named("android.content.Intent").FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY:
        return True
    told = handed if isinstance(handed, str) else handed.toString()
    this = f"{java.activity().getTaskId()} {zlib.crc32(told.encode('utf-8', 'replace'))}"
    notes = java.activity().getPreferences(0)
    known = bool(notes.getString(LAST, "") == this)
    notes.edit().putString(LAST, this).commit()
    return known
