"""Files and texts that other Android apps open or share with this one, from intents."""

import zlib
from typing import Any

from sharing import java, streams
from sharing.code import SCHEME
from sharing.phone import Outcome

#: Preference that holds the last intent handled.
LAST_INTENT = "opened"


def received(intent: Any, first: bool) -> Outcome | None:
    """The file or text of an intent, if any; the start intent is delivered repeatedly, and handled once."""
    try:
        content = _content(intent)
        if content is None or (first and _handled_before(intent, content)):
            return None
        return (
            streams.save_to_cache([content.encode("utf-8", "replace")])
            if isinstance(content, str)
            else streams.pending_file(content)
        )
    except Exception as error:
        return Outcome.failed(error)


def _content(intent: Any) -> Any:
    """Text, or URI of a file; None if the app was just opened."""
    intents = java.java_class("android.content.Intent")
    action = intent.getAction() if intent else None
    if action == intents.ACTION_VIEW:
        uri = intent.getData()
        # a scanned code looks like a URI, and the scanner opens it as one
        is_code = uri is not None and (uri.getScheme() or "").upper().startswith(SCHEME)
        return uri.toString() if is_code else uri
    if action == intents.ACTION_SEND:
        stream = intent.getParcelableExtra(intents.EXTRA_STREAM)
        if stream is not None:
            return java.cast("android.net.Uri", stream)
        return intent.getCharSequenceExtra(intents.EXTRA_TEXT)
    return None


def _handled_before(intent: Any, content: Any) -> bool:
    """Whether the intent was handled before: Android delivers it again when the app is restored from recent apps.

    Such intents have a flag. Without it, an intent is recognised by task id and checksum: opening the same file again
    after the app was closed starts a new task. Stored before the content is read, so that content that crashes the app
    does so only once.
    """
    if intent.getFlags() & java.java_class("android.content.Intent").FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY:
        return True
    text = content if isinstance(content, str) else content.toString()
    this = f"{java.activity().getTaskId()} {zlib.crc32(text.encode('utf-8', 'replace'))}"
    notes = java.activity().getPreferences(0)
    known = bool(notes.getString(LAST_INTENT, "") == this)
    notes.edit().putString(LAST_INTENT, this).commit()
    return known
