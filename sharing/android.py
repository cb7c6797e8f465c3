"""An Android phone: other apps are asked through intents, by pyjnius; the vibrator by plyer."""

import os
import shutil
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from sharing.phone import CANCELLED, OPENED, PICKED, SHARED, Copy, Later, Outcome, check_link, copied

#: The number by which our question for a file is known again when the answer comes.
WHICH_FILE = 7411

#: The folder of the downloads in which our files lie, and the first Android that gives one without a permission.
DOWNLOADS, SINCE_DOWNLOADS = "Download/Elvaland", 29

#: What is asked of the phone to know whether something speaks there; manifest.xml lets us ask.
SPEAKER = "android.intent.action.TTS_SERVICE"


class Android:
    """What a phone can do, each thing asked of it when it is needed."""

    can_pick = True

    def __init__(self, copy: Copy, later: Later) -> None:
        self._copy, self._later = copy, later
        self._on_picked: Callable[[Outcome], None] | None = None
        self._listens = False
        self._voice: Any = None
        self._voice_ready = False
        self._unspoken = ("", "")

    def share_text(self, text: str) -> Outcome:
        try:
            intent = _sending("text/plain")
            intent.putExtra(_class("android.content.Intent").EXTRA_TEXT, _class("java.lang.String")(text))
            _choose(intent)
        except Exception:
            return copied(self._copy, text)
        return Outcome(SHARED)

    def copy(self, text: str) -> bool:
        return not copied(self._copy, text).reason

    def share_file(self, path: Path, mime: str, title: str) -> Outcome:
        try:
            in_downloads = _class("android.os.Build$VERSION").SDK_INT >= SINCE_DOWNLOADS
            uri = _downloaded(path, mime) if in_downloads else _lent(path)
            intents = _class("android.content.Intent")
            intent = _sending(mime)
            intent.putExtra(intents.EXTRA_STREAM, _cast("android.os.Parcelable", uri))
            intent.putExtra(intents.EXTRA_SUBJECT, _class("java.lang.String")(title))
            intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
            _choose(intent)
        except Exception as error:
            return Outcome.failed(error)
        return Outcome(SHARED)

    def open_link(self, url: str) -> Outcome:
        try:
            check_link(url)
            intents = _class("android.content.Intent")
            intent = intents()
            intent.setAction(intents.ACTION_VIEW)
            intent.setData(_class("android.net.Uri").parse(url))
            _activity().startActivity(intent)
        except Exception as error:
            return Outcome.failed(error)
        return Outcome(OPENED)

    def pick_file(self, on_picked: Callable[[Outcome], None]) -> None:
        try:
            self._listen()
            intents = _class("android.content.Intent")
            intent = intents(intents.ACTION_OPEN_DOCUMENT)
            intent.addCategory(intents.CATEGORY_OPENABLE)
            intent.setType("*/*")
            self._on_picked = on_picked
            _activity().startActivityForResult(intent, WHICH_FILE)
        except Exception as error:
            outcome = Outcome.failed(error)
            self._later(lambda: on_picked(outcome))

    @cached_property
    def can_vibrate(self) -> bool:
        try:
            from plyer import vibrator

            return bool(vibrator.exists())
        except Exception:
            return False

    def vibrate(self, milliseconds: int) -> None:
        if not self.can_vibrate:
            return
        try:
            from plyer import vibrator

            vibrator.vibrate(time=milliseconds / 1000)
        except Exception:
            self.can_vibrate = False

    @cached_property
    def can_speak(self) -> bool:
        try:
            asked = _class("android.content.Intent")(SPEAKER)
            return bool(_activity().getPackageManager().queryIntentServices(asked, 0).size() > 0)
        except Exception:
            return False

    def speak(self, text: str, language: str) -> None:
        """Through Android's own speech: plyer's speaks with an American voice only, and stops the app meanwhile."""
        if not self.can_speak:
            return
        self._unspoken = (text, language)
        try:
            if self._voice is None:
                self._awake = _when_ready(self._ready)  # kept: Java does not keep it for us
                self._voice = _class("android.speech.tts.TextToSpeech")(_activity(), self._awake)
            if self._voice_ready:
                self._say()
        except Exception:
            self.can_speak = False

    def _ready(self, status: int) -> None:
        """The voice woke up, in Android's own thread, and says what was asked last; or it cannot."""
        try:
            self.can_speak = self._voice_ready = status == _class("android.speech.tts.TextToSpeech").SUCCESS
            if self._voice_ready and self._voice is not None:
                self._say()
        except Exception:
            self.can_speak = False

    def _say(self) -> None:
        text, language = self._unspoken
        self._voice.setLanguage(_class("java.util.Locale")(language))
        flush = _class("android.speech.tts.TextToSpeech").QUEUE_FLUSH
        self._voice.speak(_cast("java.lang.CharSequence", _class("java.lang.String")(text)), flush, None, "elvaland")

    def _listen(self) -> None:
        """Once and for good: Android goes through its listeners while they are told, so none may go then."""
        if not self._listens:
            from android import activity

            activity.bind(on_activity_result=self._answered)
            self._listens = True

    def _answered(self, request: int, result: int, intent: Any) -> None:
        """Comes in Android's own thread; other parts of the app ask things too."""
        on_picked = self._on_picked
        if request != WHICH_FILE or on_picked is None:
            return
        self._on_picked = None
        chosen = intent.getData() if result == _class("android.app.Activity").RESULT_OK and intent else None
        self._later(lambda: on_picked(_fetched(chosen)))


def _class(name: str) -> Any:
    from jnius import autoclass

    return autoclass(name)


def _cast(name: str, value: Any) -> Any:
    from jnius import cast

    return cast(name, value)


def _activity() -> Any:
    from android import mActivity

    return mActivity


def _sending(mime: str) -> Any:
    intents = _class("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType(mime)
    return intent


def _choose(intent: Any) -> None:
    """Ask whom to send it to."""
    _activity().startActivity(_class("android.content.Intent").createChooser(intent, None))


def _downloaded(path: Path, mime: str) -> Any:
    """A copy among the downloads, where it stays, and its address for other apps. Nobody sees it half written."""
    resolver = _activity().getContentResolver()
    values = _class("android.content.ContentValues")()
    values.put("_display_name", path.name)
    values.put("mime_type", mime)
    values.put("relative_path", DOWNLOADS)
    values.put("is_pending", "1")
    uri = resolver.insert(_class("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI, values)
    if uri is None:
        raise OSError("no downloads")
    try:
        descriptor = resolver.openFileDescriptor(uri, "w").detachFd()
        with os.fdopen(descriptor, "wb") as there, path.open("rb") as here:
            shutil.copyfileobj(here, there)
        values.clear()
        values.put("is_pending", "0")
        resolver.update(uri, values, None, None)
    except Exception:
        resolver.delete(uri, None, None)
        raise
    return uri


def _lent(path: Path) -> Any:
    """A copy where older Androids let other apps read, and leave to hand out its plain address."""
    folder = _activity().getExternalCacheDir()
    if folder is None:
        raise OSError("no storage")
    there = Path(folder.getAbsolutePath()) / path.name
    shutil.copyfile(path, there)
    mode = _class("android.os.StrictMode")
    mode.setVmPolicy(_class("android.os.StrictMode$VmPolicy$Builder")().build())
    return _class("android.net.Uri").fromFile(_class("java.io.File")(str(there)))


def _fetched(uri: Any) -> Outcome:
    """A copy of the chosen file in our own cache: it may come from a cloud, and has no path."""
    if uri is None:
        return Outcome(CANCELLED)
    try:
        there = Path(_activity().getCacheDir().getAbsolutePath()) / "picked"
        descriptor = _activity().getContentResolver().openFileDescriptor(uri, "r").detachFd()
        with os.fdopen(descriptor, "rb") as here, there.open("wb") as copy:
            shutil.copyfileobj(here, copy)
    except Exception as error:
        return Outcome.failed(error)
    return Outcome(PICKED, where=there)


def _when_ready(call: Callable[[int], None]) -> Any:
    """What Android calls when its voice is there."""
    from jnius import PythonJavaClass, java_method

    class Ready(PythonJavaClass):  # type: ignore[misc]
        """A listener in the words of Java."""

        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
        __javacontext__ = "app"

        @java_method("(I)V")  # type: ignore[untyped-decorator]
        def onInit(self, status: int) -> None:  # noqa: N802
            call(status)

    return Ready()
