"""`Phone` on Android: intents and text-to-speech through pyjnius, vibration through plyer."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from sharing import java, local_network, received_intents, streams, window_insets
from sharing.phone import OPENED, SHARED, Copy, Insets, Later, Outcome, System, check_link, copied
from words import ours, system_language

#: Request code of the file picker, to recognise its result.
PICK_FILE_REQUEST = 7411

#: First API level where files can be added to the downloads without a permission (MediaStore).
MEDIASTORE_DOWNLOADS_API = 29

#: Our activity class: package/java.
ENTRY = "org.elvaland.Entry"

#: Intent action to query for a text-to-speech service; package/queries.xml makes it visible to us.
TTS_SERVICE = "android.intent.action.TTS_SERVICE"


class Android:
    """Android's services; each class is loaded on first use."""

    can_pick = True

    def __init__(self, copy: Copy, later: Later) -> None:
        self._copy, self._later = copy, later
        self._on_picked: Callable[[Outcome], None] | None = None
        self._on_permission: Callable[[bool], object] | None = None
        self._listening = False
        self._system: System | None = None
        self._voice: Any = None
        self._voice_ready = False
        self._last_spoken = ("", "")

    def system(self) -> System:
        try:
            resources = java.activity().getResources()
            now, kinds = resources.getConfiguration(), java.java_class("android.content.res.Configuration")
            languages = now.getLocales()
            self._system = System(
                ours(languages.get(index).getLanguage() for index in range(languages.size())),
                now.fontScale,
                now.uiMode & kinds.UI_MODE_NIGHT_MASK == kinds.UI_MODE_NIGHT_YES,
                resources.getDisplayMetrics().density,
                _touch_exploration(),
            )
        except Exception:
            pass  # keep the values read last
        return self._system or System(system_language())

    def on_opened(self, on_opened: Callable[[Outcome], object]) -> None:
        def tell(intent: Any, first: bool = False) -> None:
            outcome = received_intents.received(intent, first)
            if outcome:
                on_opened(outcome)

        try:
            from android import activity

            # called in Android's UI thread
            activity.bind(on_new_intent=lambda intent: self._later(lambda: tell(intent)))
            intent = java.activity().getIntent()
            self._later(lambda: tell(intent, first=True))
            missed = java.cast(ENTRY, java.activity()).listen()
            self._later(lambda: tell(missed))
        except Exception:
            pass  # files can still be picked, and texts pasted

    def share_text(self, text: str) -> Outcome:
        try:
            intent = _send_intent("text/plain")
            intent.putExtra(java.java_class("android.content.Intent").EXTRA_TEXT, java.text(text))
            _open_share_sheet(intent)
        except Exception:
            return copied(self._copy, text)
        return Outcome(SHARED)

    def copy(self, text: str) -> bool:
        return not copied(self._copy, text).reason

    def share_file(self, path: Path, mime: str, title: str) -> Outcome:
        try:
            in_downloads = java.java_class("android.os.Build$VERSION").SDK_INT >= MEDIASTORE_DOWNLOADS_API
            uri = streams.save_to_downloads(path, mime) if in_downloads else streams.copy_to_external_cache(path)
            intents = java.java_class("android.content.Intent")
            intent = _send_intent(mime)
            intent.putExtra(intents.EXTRA_STREAM, java.cast("android.os.Parcelable", uri))
            intent.putExtra(intents.EXTRA_SUBJECT, java.text(title))
            intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
            _open_share_sheet(intent)
        except Exception as error:
            return Outcome.failed(error)
        return Outcome(SHARED)

    def open_link(self, url: str) -> Outcome:
        try:
            check_link(url)
            intents = java.java_class("android.content.Intent")
            intent = intents()
            intent.setAction(intents.ACTION_VIEW)
            intent.setData(java.java_class("android.net.Uri").parse(url))
            java.activity().startActivity(intent)
        except Exception as error:
            return Outcome.failed(error)
        return Outcome(OPENED)

    def pick_file(self, on_picked: Callable[[Outcome], None]) -> None:
        try:
            self._listen()
            intents = java.java_class("android.content.Intent")
            intent = intents(intents.ACTION_OPEN_DOCUMENT)
            intent.addCategory(intents.CATEGORY_OPENABLE)
            intent.setType("*/*")
            self._on_picked = on_picked
            java.activity().startActivityForResult(intent, PICK_FILE_REQUEST)
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
            asked = java.java_class("android.content.Intent")(TTS_SERVICE)
            return bool(java.activity().getPackageManager().queryIntentServices(asked, 0).size() > 0)
        except Exception:
            return False

    def speak(self, text: str, language: str) -> None:
        """Speak through Android's TextToSpeech: plyer's has only an American voice and blocks the app."""
        if not self.can_speak:
            return
        self._last_spoken = (text, language)
        try:
            if self._voice is not None and self._voice_ready and not self._say():
                # the service was disconnected while the app was in the background
                self._voice, self._voice_ready = None, False
            if self._voice is None:
                self._listener = _init_listener(self._ready)  # keep a reference: pyjnius does not
                self._voice = java.java_class("android.speech.tts.TextToSpeech")(java.activity(), self._listener)
                if self._voice_ready:
                    self._say()
        except Exception:
            self.can_speak = False

    def insets(self) -> Insets:
        """Insets of the window, safe to read in any thread; zero before the window exists."""
        try:
            return window_insets.insets(java.activity().getWindow().getDecorView())
        except Exception:
            return Insets()

    def bars(self, dark: bool) -> None:
        try:
            from android.runnable import run_on_ui_thread

            run_on_ui_thread(window_insets.set_bars)(dark)
        except Exception:
            pass  # leave the bars as they are

    def interfaces(self) -> tuple[tuple[str, str], ...]:
        try:
            return tuple(local_network.interfaces())
        except Exception:
            return ()

    def allow_local_network(self, on_answered: Callable[[bool], object]) -> None:
        if self._local_network_allowed():
            on_answered(True)
            return
        # if the dialog is open already, Android does not open it again, and its answer goes to this callback
        self._on_permission = on_answered
        try:
            local_network.request(lambda: self._later(self._permission_answered))
        except Exception:
            self._later(self._permission_answered)

    def _local_network_allowed(self) -> bool:
        try:
            return local_network.allowed()
        except Exception:
            return True  # unknown: a table that nobody can reach is told to the host

    def _permission_answered(self) -> None:
        on_answered, self._on_permission = self._on_permission, None
        if on_answered:
            on_answered(self._local_network_allowed())

    def _ready(self, status: int) -> None:
        """TextToSpeech callback in Android's UI thread: speak the last text, or note that speech failed."""
        try:
            self.can_speak = self._voice_ready = status == java.java_class("android.speech.tts.TextToSpeech").SUCCESS
            if self._voice_ready and self._voice is not None:
                self._say()
        except Exception:
            self.can_speak = False

    def _say(self) -> bool:
        """Queue the last text; returns whether the service accepted it."""
        text, language = self._last_spoken
        self._voice.setLanguage(java.java_class("java.util.Locale")(language))
        voices = java.java_class("android.speech.tts.TextToSpeech")
        said = java.cast("java.lang.CharSequence", java.text(text))
        return bool(self._voice.speak(said, voices.QUEUE_FLUSH, None, "elvaland") == voices.SUCCESS)

    def _listen(self) -> None:
        """Register for activity results, once: python-for-android must not remove a listener while it calls them."""
        if not self._listening:
            from android import activity

            activity.bind(on_activity_result=self._on_activity_result)
            self._listening = True

    def _on_activity_result(self, request: int, result: int, intent: Any) -> None:
        """Activity result, in Android's UI thread; may belong to a request of another component."""
        on_picked = self._on_picked
        if request != PICK_FILE_REQUEST or on_picked is None:
            return
        self._on_picked = None
        chosen = intent.getData() if result == java.java_class("android.app.Activity").RESULT_OK and intent else None
        self._later(lambda: on_picked(streams.pending_file(chosen)))


def _send_intent(mime: str) -> Any:
    intents = java.java_class("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType(mime)
    return intent


def _open_share_sheet(intent: Any) -> None:
    """Open the share sheet for an intent."""
    java.activity().startActivity(java.java_class("android.content.Intent").createChooser(intent, None))


def _touch_exploration() -> bool:
    try:
        manager = java.activity().getSystemService("accessibility")
        manager = java.cast("android.view.accessibility.AccessibilityManager", manager)
        return bool(manager.isTouchExplorationEnabled())
    except Exception:
        return False


def _init_listener(call: Callable[[int], None]) -> Any:
    """A Java listener that passes the status of TextToSpeech to `call`."""
    from jnius import PythonJavaClass, java_method

    class Ready(PythonJavaClass):  # type: ignore[misc]
        """TextToSpeech.OnInitListener in Python."""

        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
        __javacontext__ = "app"

        @java_method("(I)V")  # type: ignore[untyped-decorator]
        def onInit(self, status: int) -> None:  # noqa: N802
            call(status)

    return Ready()
