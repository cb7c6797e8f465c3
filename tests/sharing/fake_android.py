"""An Android that notes what is asked of it: Java's classes as far as sharing knows them, and real files behind them.

A class, a constant or a method that is not written here does not exist, so a slip of the pen is an error.
"""

import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any


class JavaException(Exception):
    """What pyjnius raises where Java did."""


class Intent:
    """A wish to another app."""

    ACTION_SEND = "android.intent.action.SEND"
    ACTION_VIEW = "android.intent.action.VIEW"
    ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT"
    CATEGORY_OPENABLE = "android.intent.category.OPENABLE"
    EXTRA_TEXT = "android.intent.extra.TEXT"
    EXTRA_STREAM = "android.intent.extra.STREAM"
    EXTRA_SUBJECT = "android.intent.extra.SUBJECT"
    FLAG_GRANT_READ_URI_PERMISSION = 1

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


class Descriptor:
    """A file that a provider has opened for us."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path, self.mode = path, mode

    def detachFd(self) -> int:  # noqa: N802
        return os.open(self.path, {"r": os.O_RDONLY, "w": os.O_WRONLY | os.O_CREAT | os.O_TRUNC}[self.mode])


class Resolver:
    """What keeps the downloads; an address is a pair of its folder and a number."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.full, self.refuses = folder, False, False
        self.rows: dict[Any, dict[str, str]] = {}
        self.seen_pending: list[str] = []

    def insert(self, table: str, values: "Values") -> Any:
        if self.refuses:
            return None
        uri = (table, len(self.rows))
        self.rows[uri] = dict(values.values)
        return uri

    def openFileDescriptor(self, uri: Any, mode: str) -> Descriptor:  # noqa: N802
        if self.full:
            raise JavaException("ENOSPC (No space left on device)")
        if uri in self.rows:
            self.seen_pending.append(self.rows[uri]["is_pending"])
            return Descriptor(self.folder / self.rows[uri]["_display_name"], mode)
        return Descriptor(Path(uri), mode)

    def update(self, uri: Any, values: "Values", where: None, arguments: None) -> int:
        assert (where, arguments) == (None, None)
        self.rows[uri] |= values.values
        return 1

    def delete(self, uri: Any, where: None, arguments: None) -> int:
        assert (where, arguments) == (None, None)
        del self.rows[uri]
        return 1


class Values:
    """The columns of a download."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}

    def put(self, name: str, value: str) -> None:
        assert isinstance(value, str), "a number would be ambiguous to pyjnius"
        self.values[name] = value

    def clear(self) -> None:
        self.values.clear()


class Folder:
    """A folder as Java names it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def getAbsolutePath(self) -> str:  # noqa: N802
        return str(self.path)


class Activity:
    """The app as Android knows it."""

    RESULT_OK = -1

    def __init__(self, folder: Path) -> None:
        self.started: list[Intent] = []
        self.asked: list[tuple[Intent, int]] = []
        self.resolver = Resolver(folder)
        self.folder = folder
        self.has_storage, self.voices = True, 1
        self.listeners: list[Callable[[int, int, Any], None]] = []
        self.nobody_answers = False

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


class Voice:
    """Android's speech, which needs a while to wake up."""

    SUCCESS, QUEUE_FLUSH = 0, 0
    made: "list[Voice]" = []  # noqa: RUF012

    def __init__(self, activity: Activity, listener: Any) -> None:
        self.listener, self.language = listener, ""
        self.said: list[tuple[Any, ...]] = []
        assert isinstance(activity, Activity)
        if activity.voices < 0:
            raise JavaException("no speech")
        Voice.made.append(self)

    def setLanguage(self, locale: Any) -> None:  # noqa: N802
        self.language = locale[1]

    def speak(self, text: Any, queue: int, parameters: None, name: str) -> None:
        if text[1] == ("java.lang.String", "crash"):
            raise JavaException("speech died")
        assert (queue, parameters, name) == (self.QUEUE_FLUSH, None, "elvaland")
        self.said.append((self.language, text))


class Policy:
    """What an app may do; an empty one lets it hand out plain addresses."""

    def __init__(self) -> None:
        self.set: list[str] = []

    def setVmPolicy(self, policy: str) -> None:  # noqa: N802
        self.set.append(policy)

    def __call__(self) -> "Policy":
        return self

    def build(self) -> str:
        return "empty"


class Uri:
    """Addresses."""

    @staticmethod
    def parse(url: str) -> tuple[str, str]:
        return "parsed", url

    @staticmethod
    def fromFile(file: Any) -> tuple[str, Any]:  # noqa: N802
        return "file", file


class Constants:
    """A class of which only constants are asked."""

    SDK_INT = 36
    EXTERNAL_CONTENT_URI = "content://media/external/downloads"


class Vibrator:
    """plyer's vibrator."""

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
    """All of it together, and the modules by which Python reaches it."""

    def __init__(self, folder: Path) -> None:
        self.activity, self.vibrator, self.policy, self.build = Activity(folder), Vibrator(), Policy(), Constants()
        Voice.made.clear()
        self.classes: dict[str, Any] = {
            "android.content.Intent": Intent,
            "android.content.ContentValues": Values,
            "android.provider.MediaStore$Downloads": Constants,
            "android.net.Uri": Uri,
            "android.app.Activity": Activity,
            "android.os.Build$VERSION": self.build,
            "android.os.StrictMode": self.policy,
            "android.os.StrictMode$VmPolicy$Builder": self.policy,
            "android.speech.tts.TextToSpeech": Voice,
            "java.io.File": lambda path: ("java.io.File", path),
            "java.lang.String": lambda text: ("java.lang.String", text),
            "java.util.Locale": lambda language: ("java.util.Locale", language),
        }

    def modules(self) -> dict[str, ModuleType]:
        jnius, android, results, plyer = map(ModuleType, ("jnius", "android", "android.activity", "plyer"))
        vars(jnius).update(
            autoclass=self.classes.__getitem__,
            cast=lambda name, value: (name, value),
            PythonJavaClass=object,
            java_method=lambda signature: {"(I)V": lambda method: method}[signature],
        )
        vars(results).update(bind=self._bind)
        vars(android).update(mActivity=self.activity, activity=results)
        vars(plyer).update(vibrator=self.vibrator)
        return {"jnius": jnius, "android": android, "android.activity": results, "plyer": plyer}

    def _bind(self, on_activity_result: Callable[[int, int, Any], None]) -> None:
        self.activity.listeners.append(on_activity_result)

    def answer(self, code: int, result: int, data: Any) -> None:
        for listener in self.activity.listeners:
            listener(code, result, data)
