"""Android's system settings, and files and texts from other apps."""

import sys
from pathlib import Path
from typing import Any

import pytest

from sharing import code, streams
from sharing.android import Android
from sharing.phone import FAILED, PICKED, TOO_LARGE, Outcome, System, device
from testing.android.device import FakeAndroid, Intent
from testing.android.files import Address
from testing.android.ui_thread import UiThread, fetched

#: A file without end.
ENDLESS = Path("/dev/zero")

SEND, VIEW = Intent.ACTION_SEND, Intent.ACTION_VIEW


class TestHowItIsSet:
    def test_the_language_that_its_owner_would_rather_read_its_texts_and_its_look(self, phone: Android) -> None:
        assert phone.system() == System("fr", 1.3, dark=True, density=2.625)

    def test_it_is_asked_anew(self, phone: Android, android: FakeAndroid) -> None:
        phone.system()
        now = android.activity.set
        now.languages, now.fontScale, now.uiMode, now.density = ["de"], 2.0, 0x11, 3.0
        assert phone.system() == System("en", 2.0, dark=False, density=3.0)

    def test_one_that_does_not_say_is_as_the_system_around_it(
        self, phone: Android, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("LC_ALL", "fr")
        monkeypatch.setitem(sys.modules, "android", None)
        assert phone.system() == System("fr")

    def test_one_that_does_not_say_just_now_is_as_before(self, phone: Android, monkeypatch: pytest.MonkeyPatch) -> None:
        before = phone.system()
        monkeypatch.setitem(sys.modules, "jnius", None)
        assert phone.system() == before != System("en")

    def test_a_computer_tells_its_language(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("ANDROID_ARGUMENT", raising=False)
        monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
        computer = device(print, print)
        assert computer.system() == System("fr", text=1.0, dark=True, density=None)
        computer.on_opened(print)


class Handing:
    """Another app that sends intents, and the outcomes."""

    def __init__(self, phone: Android, android: FakeAndroid, ui_thread: UiThread) -> None:
        self.phone, self.android, self.ui_thread = phone, android, ui_thread
        self.came: list[Outcome] = []

    def start(self) -> list[Outcome]:
        """Start the app by an intent."""
        self.came = []
        self.phone.on_opened(lambda outcome: self.came.append(fetched(outcome)))
        self.ui_thread.run()
        return self.came

    def hand(self, intent: Intent) -> list[Outcome]:
        """Deliver an intent to the running app, in Android's UI thread."""
        self.came.clear()
        (hearer,) = self.android.activity.hearers
        hearer(intent)
        assert self.came == []
        self.ui_thread.run()
        return self.came

    @property
    def content(self) -> bytes:
        """Content of the last file received."""
        (outcome,) = self.came
        assert outcome.done == PICKED
        assert outcome.where
        return outcome.where.read_bytes()


@pytest.fixture
def other(phone: Android, android: FakeAndroid, ui_thread: UiThread) -> Handing:
    return Handing(phone, android, ui_thread)


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "Table d'Éva.json"
    path.write_bytes(b"{}")
    return path


def handing(action: str, data: Any = None, **extras: Any) -> Intent:
    intent = Intent(action)
    intent.data = data
    intent.extras = {getattr(Intent, f"EXTRA_{name.upper()}"): value for name, value in extras.items()}
    return intent


def viewed(path: Path) -> Intent:
    return handing(VIEW, Address(path))


CODE = code.encode(b"{}")


class TestWhatIsHandedOver:
    @pytest.mark.parametrize("opened_with", ["nothing", "the same file"])
    def test_a_file_that_came_before_python_ran(self, other: Handing, sheet: Path, opened_with: str) -> None:
        """Android had killed the app, and restores it from recent apps."""
        if opened_with == "the same file":
            other.android.activity.intent = viewed(sheet)
            other.start()
            other.android.activity.hearers.clear()
        other.android.activity.missed = viewed(sheet)
        other.start()
        assert other.content == b"{}"
        other.android.activity.hearers.clear()
        assert other.start() == []

    @pytest.mark.parametrize("opens", [True, False])
    def test_a_file_to_look_at(self, other: Handing, sheet: Path, opens: bool) -> None:
        if opens:
            other.android.activity.intent = viewed(sheet)
            other.start()
        else:
            assert other.start() == []
            other.hand(viewed(sheet))
        assert other.content == b"{}"

    def test_a_file_that_is_sent(self, other: Handing, sheet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def cast(name: str, value: Any) -> Any:
            assert name == "android.net.Uri", "Java would not know which method is meant"
            return Address(value)

        monkeypatch.setattr("sharing.java.cast", cast)
        other.start()
        other.hand(handing(SEND, stream=str(sheet), text="Our evening"))
        assert other.content == b"{}"

    @pytest.mark.parametrize(
        "intent",
        [
            pytest.param(handing(SEND, text=CODE), id="that is sent"),
            pytest.param(handing(VIEW, Address(CODE)), id="that a scanner takes for an address"),
        ],
    )
    def test_a_text(self, other: Handing, intent: Intent) -> None:
        other.start()
        other.hand(intent)
        assert other.content == CODE.encode()

    @pytest.mark.parametrize("change", [str, str.lower], ids=["as it is", "made small"])
    def test_a_hand_that_a_scanner_takes_for_an_address(self, other: Handing, change: Any) -> None:
        text = change(code.encode(b"{}", "ELVALANDHAND"))
        other.start()
        other.hand(handing(VIEW, Address(text)))
        assert other.content == text.encode()

    @pytest.mark.parametrize(
        "intent",
        [
            pytest.param(None, id="no intent"),
            pytest.param(Intent("android.intent.action.MAIN"), id="it was only opened"),
            pytest.param(handing(VIEW), id="no address"),
            pytest.param(handing(SEND), id="no text"),
        ],
    )
    def test_nothing(self, other: Handing, intent: Intent | None) -> None:
        other.android.activity.intent = intent
        assert other.start() == []

    @pytest.mark.parametrize("text", ["", "\ud800"])
    def test_any_text_can_be_told_to_be_no_table(self, other: Handing, text: str) -> None:
        other.start()
        assert other.hand(handing(SEND, text=text))[0].done == PICKED

    def test_an_address_without_a_scheme(self, other: Handing) -> None:
        other.start()
        assert other.hand(viewed(Path("nowhere")))[0].done == FAILED


class TestTrouble:
    def test_a_file_that_may_no_longer_be_read(
        self, other: Handing, sheet: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_: object) -> None:
            raise PermissionError("Permission Denial: reading the table")

        other.start()
        monkeypatch.setattr(other.android.activity.resolver, "openFileDescriptor", refuse)
        assert other.hand(viewed(sheet)) == [Outcome(FAILED, reason="Permission Denial: reading the table")]

    def test_a_file_of_which_there_is_nothing(
        self, other: Handing, sheet: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        other.start()
        monkeypatch.setattr(other.android.activity.resolver, "openFileDescriptor", lambda *_: None)
        assert other.hand(viewed(sheet)) == [Outcome(FAILED, reason="no such file")]

    def test_an_intent_that_cannot_be_read(self, other: Handing, monkeypatch: pytest.MonkeyPatch) -> None:
        def refuse(*_: object) -> None:
            raise RuntimeError("BadParcelableException")

        monkeypatch.setattr(Intent, "getParcelableExtra", refuse)
        other.start()
        assert other.hand(handing(SEND, text=CODE)) == [Outcome(FAILED, reason="BadParcelableException")]

    @pytest.mark.skipif(not ENDLESS.exists(), reason="no file without an end")
    def test_what_is_far_too_large_is_not_read_to_its_end(
        self, other: Handing, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(streams, "LARGEST", 10 * streams.CHUNK)
        other.start()
        assert other.hand(viewed(ENDLESS)) == [Outcome(TOO_LARGE)]
        assert (other.android.activity.folder / "picked").stat().st_size == 0

    def test_a_phone_that_hands_nothing_over(
        self, phone: Android, ui_thread: UiThread, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "android", None)
        phone.on_opened(ui_thread.picked.append)
        assert ui_thread.run() == []


class TestOnce:
    def test_the_phone_ended_the_app_and_opens_it_anew_with_the_same(self, other: Handing, sheet: Path) -> None:
        other.android.activity.intent = viewed(sheet)
        assert other.start()
        assert other.start() == []

    def test_the_app_is_opened_from_the_list_of_recent_ones(self, other: Handing, sheet: Path) -> None:
        other.android.activity.intent = viewed(sheet)
        other.android.activity.intent.addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)
        assert other.start() == []

    def test_somebody_closed_the_app_and_opens_the_same_file_with_it(self, other: Handing, sheet: Path) -> None:
        other.android.activity.intent = viewed(sheet)
        assert other.start()
        other.android.activity.task += 1
        assert other.start()

    def test_another_file_in_the_same_task(self, other: Handing, sheet: Path) -> None:
        other.android.activity.intent = handing(SEND, text=CODE)
        assert other.start()
        other.android.activity.intent = viewed(sheet)
        assert other.start()

    def test_the_same_file_twice_while_the_app_is_open(self, other: Handing, sheet: Path) -> None:
        other.start()
        assert other.hand(viewed(sheet))
        assert other.hand(viewed(sheet))
