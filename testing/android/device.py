"""A fake Android: the Java classes that sharing uses, backed by real files.

Classes, constants and methods not defined here do not exist, so that a misspelt name fails.
"""

import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from sharing.android import ENTRY
from testing.android.files import Folder, JavaException, Resolver, Uri, Values
from testing.android.network import Network
from testing.android.window import FakeWindow, Kinds, Sides

MANAGER = "android.view.accessibility.AccessibilityManager"


class Intent:
    """Fake android.content.Intent."""

    ACTION_SEND = "android.intent.action.SEND"
    ACTION_VIEW = "android.intent.action.VIEW"
    ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT"
    CATEGORY_OPENABLE = "android.intent.category.OPENABLE"
    EXTRA_TEXT = "android.intent.extra.TEXT"
    EXTRA_STREAM = "android.intent.extra.STREAM"
    EXTRA_SUBJECT = "android.intent.extra.SUBJECT"
    FLAG_GRANT_READ_URI_PERMISSION = 1
    FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 1 << 20

    def __init__(self, action: str = "") -> None:
        self.action, self.type, self.data, self.flags = action, "", None, 0
        self.extras: dict[str, Any] = {}
        self.categories: list[str] = []
        self.chosen: Intent | None = None

    def setAction(self, action: str) -> None:  # noqa: N802
        self.action = action

    def setType(self, mime: str) -> None:  # noqa: N802
        self.type = mime

    def setData(self, uri: Any) -> None:  # noqa: N802
        self.data = uri

    def getData(self) -> Any:  # noqa: N802
        return self.data

    def getAction(self) -> str:  # noqa: N802
        return self.action

    def getFlags(self) -> int:  # noqa: N802
        return self.flags

    def getParcelableExtra(self, name: str) -> Any:  # noqa: N802
        return self.extras.get(name)

    def getCharSequenceExtra(self, name: str) -> str | None:  # noqa: N802
        return self.extras.get(name)

    def putExtra(self, name: str, value: Any) -> None:  # noqa: N802
        assert isinstance(value, tuple), "an overloaded method of Java needs to be told the type"
        self.extras[name] = value

    def addFlags(self, flags: int) -> None:  # noqa: N802
        self.flags |= flags

    def addCategory(self, category: str) -> None:  # noqa: N802
        self.categories.append(category)

    @staticmethod
    def createChooser(intent: "Intent", title: Any) -> "Intent":  # noqa: N802
        assert title is None
        chooser = Intent("android.intent.action.CHOOSER")
        chooser.chosen = intent
        return chooser


class Configuration:
    """Fake Configuration and DisplayMetrics."""

    UI_MODE_NIGHT_MASK, UI_MODE_NIGHT_YES = 0x30, 0x20

    def __init__(self) -> None:
        self.languages = ["de", "fr"]
        self.fontScale, self.uiMode, self.density = 1.3, 0x21, 2.625

    def getConfiguration(self) -> "Configuration":  # noqa: N802
        return self

    def getDisplayMetrics(self) -> "Configuration":  # noqa: N802
        return self

    def getLocales(self) -> "Configuration":  # noqa: N802
        return self

    def size(self) -> int:
        return len(self.languages)

    def get(self, place: int) -> "Locale":
        return Locale(self.languages[place])


class Locale:
    """Fake java.util.Locale."""

    def __init__(self, language: str) -> None:
        self.language = language

    def getLanguage(self) -> str:  # noqa: N802
        return self.language


class Preferences:
    """Fake SharedPreferences; changes apply after commit()."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.changed: dict[str, str] = {}

    def getString(self, name: str, default: str) -> str:  # noqa: N802
        return self.kept.get(name, default)

    def edit(self) -> "Preferences":
        return self

    def putString(self, name: str, value: str) -> "Preferences":  # noqa: N802
        self.changed[name] = value
        return self

    def commit(self) -> bool:
        self.kept |= self.changed
        return True


class Activity:
    """Fake activity."""

    RESULT_OK = -1

    def __init__(self, folder: Path) -> None:
        self.started: list[Intent] = []
        self.asked: list[tuple[Intent, int]] = []
        self.resolver = Resolver(folder)
        self.folder = folder
        self.has_storage, self.voices = True, 1
        #: Whether a screen reader is on; None where nothing can be asked.
        self.reader: bool | None = False
        self.listeners: list[Callable[[int, int, Any], None]] = []
        self.nobody_answers = False
        self.set, self.notes, self.task = Configuration(), Preferences(), 7
        self.intent: Intent | None = Intent("android.intent.action.MAIN")
        self.hearers: list[Callable[[Intent], None]] = []
        self.missed: Intent | None = None

    def getResources(self) -> Configuration:  # noqa: N802
        return self.set

    def listen(self) -> Intent | None:
        assert self.hearers, "what comes now would be dropped"
        missed, self.missed = self.missed, None
        return missed

    def getIntent(self) -> Intent | None:  # noqa: N802
        return self.intent

    def getTaskId(self) -> int:  # noqa: N802
        return self.task

    def getPreferences(self, mode: int) -> Preferences:  # noqa: N802
        assert mode == 0, "the app's own"
        return self.notes

    def startActivity(self, intent: Intent) -> None:  # noqa: N802
        if self.nobody_answers:
            raise JavaException("No Activity found to handle Intent")
        self.started.append(intent)

    def startActivityForResult(self, intent: Intent, code: int) -> None:  # noqa: N802
        if self.nobody_answers:
            raise JavaException("No Activity found to handle Intent")
        self.asked.append((intent, code))

    def getContentResolver(self) -> Resolver:  # noqa: N802
        return self.resolver

    def getExternalCacheDir(self) -> Folder | None:  # noqa: N802
        return Folder(self.folder) if self.has_storage else None

    def getCacheDir(self) -> Folder:  # noqa: N802
        return Folder(self.folder)

    def getPackageManager(self) -> "Activity":  # noqa: N802
        return self

    def queryIntentServices(self, intent: Intent, flags: int) -> "Activity":  # noqa: N802
        assert (intent.action, flags) == ("android.intent.action.TTS_SERVICE", 0)
        return self

    def size(self) -> int:
        return self.voices

    def getSystemService(self, name: str) -> "Activity":  # noqa: N802
        assert name == "accessibility"
        if self.reader is None:
            raise JavaException("no such service")
        return self

    def isTouchExplorationEnabled(self) -> bool:  # noqa: N802
        return bool(self.reader)


class Voice:
    """Fake TextToSpeech, which calls its listener later."""

    SUCCESS, QUEUE_FLUSH = 0, 0
    made: "list[Voice]" = []  # noqa: RUF012

    def __init__(self, activity: Activity, listener: Any) -> None:
        self.listener, self.language = listener, ""
        self.said: list[tuple[Any, ...]] = []
        self.gone = False
        assert isinstance(activity, Activity)
        if activity.voices < 0:
            raise JavaException("no speech")
        Voice.made.append(self)

    def setLanguage(self, locale: Any) -> None:  # noqa: N802
        self.language = locale[1]

    def speak(self, text: Any, queue: int, parameters: None, name: str) -> int:
        if text[1] == ("java.lang.String", "crash"):
            raise JavaException("speech died")
        assert (queue, parameters, name) == (self.QUEUE_FLUSH, None, "elvaland")
        if self.gone:
            return -1
        self.said.append((self.language, text))
        return self.SUCCESS


def java_text(told: bytes, coded: str) -> Any:
    """Fake java.lang.String, which accepts bytes only: pyjnius converts Python strings wrongly outside the BMP."""
    assert isinstance(told, bytes)
    return "java.lang.String", told.decode(coded)


class Policy:
    """Fake StrictMode.VmPolicy; an empty one permits file URIs."""

    def __init__(self) -> None:
        self.set: list[str] = []

    def setVmPolicy(self, policy: str) -> None:  # noqa: N802
        self.set.append(policy)

    def __call__(self) -> "Policy":
        return self

    def build(self) -> str:
        return "empty"


class Constants:
    """A fake class that has constants only."""

    SDK_INT = 36
    EXTERNAL_CONTENT_URI = "content://media/external/downloads"


class Vibrator:
    """Fake plyer vibrator."""

    def __init__(self) -> None:
        self.there, self.broken = True, False
        self.buzzed: list[float] = []

    def exists(self) -> bool:
        if not self.there:
            raise NotImplementedError
        return True

    def vibrate(self, time: float = 1) -> None:
        if self.broken:
            raise JavaException("no permission")
        self.buzzed.append(time)


class FakeAndroid:
    """All fakes together, and the modules `jnius`, `android` and `plyer` that expose them."""

    def __init__(self, folder: Path) -> None:
        self.activity, self.vibrator, self.policy, self.build = Activity(folder), Vibrator(), Policy(), Constants()
        self.window, self.network = FakeWindow(self.build), Network()
        #: Threads detached from the JVM.
        self.left: list[threading.Thread] = []
        self.drawn: list[Callable[[], None]] = []
        vars(self.activity).update(getWindow=self.window.getWindow)
        Voice.made.clear()
        self.classes: dict[str, Any] = {
            "android.content.Intent": Intent,
            "android.content.ContentValues": Values,
            "android.provider.MediaStore$Downloads": Constants,
            "android.net.Uri": Uri,
            "android.app.Activity": Activity,
            "android.os.Build$VERSION": self.build,
            "android.R$id": self.window,
            "android.graphics.Rect": Sides,
            "android.view.WindowInsets$Type": Kinds,
            "android.view.WindowInsetsController": self.window,
            "android.view.WindowManager$LayoutParams": self.window,
            "android.content.res.Configuration": Configuration,
            "android.os.StrictMode": self.policy,
            "android.os.StrictMode$VmPolicy$Builder": self.policy,
            "android.speech.tts.TextToSpeech": Voice,
            "java.io.File": lambda path: ("java.io.File", path),
            "java.lang.String": java_text,
            "java.net.NetworkInterface": self.network,
            "java.util.Locale": lambda language: ("java.util.Locale", language),
        }

    def modules(self) -> dict[str, ModuleType]:
        jnius, android, results, plyer = map(ModuleType, ("jnius", "android", "android.activity", "plyer"))
        threads = ModuleType("android.runnable")
        vars(threads).update(run_on_ui_thread=self._in_its_thread)
        vars(jnius).update(
            autoclass=self.classes.__getitem__,
            cast=lambda name, value: value if name in (ENTRY, MANAGER) else (name, value),
            detach=lambda: self.left.append(threading.current_thread()),
            PythonJavaClass=object,
            java_method=lambda signature: {"(I)V": lambda method: method}[signature],
        )
        vars(results).update(bind=self._bind)
        vars(android).update(mActivity=self.activity, activity=results)
        vars(plyer).update(vibrator=self.vibrator)
        return {"jnius": jnius, "android": android, "android.activity": results, "plyer": plyer} | {
            "android.runnable": threads,
            "android.permissions": self.network.permissions(),
        }

    def _in_its_thread(self, call: Callable[[bool], None]) -> Callable[[bool], None]:
        """Runs calls in another thread, as Android's UI thread would."""
        return lambda dark: self.drawn.append(lambda: call(dark))

    def draw(self) -> None:
        for call in self.drawn:
            call()
        self.drawn.clear()

    def _bind(
        self,
        on_activity_result: Callable[[int, int, Any], None] | None = None,
        on_new_intent: Callable[[Intent], None] | None = None,
    ) -> None:
        self.activity.listeners += [on_activity_result] if on_activity_result else []
        self.activity.hearers += [on_new_intent] if on_new_intent else []

    def answer(self, code: int, result: int, data: Any) -> None:
        for listener in self.activity.listeners:
            listener(code, result, data)
