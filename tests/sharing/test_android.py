"""The Android phone on fake Java classes: intents, extras and flags."""

import sys
import threading
from pathlib import Path

import pytest
from plyer.facades import Vibrator

from sharing.android import PICK_FILE_REQUEST, Android
from sharing.phone import CANCELLED, COPIED, FAILED, FULL, OPENED, PICKED, SHARED, Insets, Outcome
from sharing.streams import CHUNK
from testing.android.device import Activity, FakeAndroid, Intent, Voice
from testing.android.ui_thread import UiThread, fetched
from testing.android.window import Sides

SEND, STREAM, SUBJECT = Intent.ACTION_SEND, Intent.EXTRA_STREAM, Intent.EXTRA_SUBJECT


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "Table d'Éva.csv"
    path.write_bytes(b"Anne;274\r\n" * 50_000)
    return path


def sent(android: FakeAndroid) -> Intent:
    (chooser,) = android.activity.started
    assert chooser.chosen is not None, "somebody is asked whom to send it to"
    return chooser.chosen


def test_a_text_is_offered_to_other_apps(phone: Android, android: FakeAndroid, ui_thread: UiThread) -> None:
    assert phone.share_text("Éva gagne 🏆") == Outcome(SHARED)
    intent = sent(android)
    assert (intent.action, intent.type) == (SEND, "text/plain")
    assert intent.extras == {Intent.EXTRA_TEXT: ("java.lang.String", "Éva gagne 🏆")}
    assert ui_thread.texts == []


def test_a_text_that_no_app_takes_is_copied(phone: Android, android: FakeAndroid, ui_thread: UiThread) -> None:
    android.activity.nobody_answers = True
    assert phone.share_text("Éva gagne") == Outcome(COPIED)
    assert phone.copy("274")
    assert ui_thread.texts == ["Éva gagne", "274"]


def test_a_file_lies_among_the_downloads_and_is_lent(phone: Android, android: FakeAndroid, table: Path) -> None:
    assert phone.share_file(table, "text/csv", "Les parties") == Outcome(SHARED)
    resolver = android.activity.resolver
    ((uri, row),) = resolver.rows.items()
    assert uri[0] == "content://media/external/downloads"
    assert row == {
        "_display_name": "Table d'Éva.csv",
        "mime_type": "text/csv",
        "relative_path": "Download/Elvaland",
        "is_pending": "0",
    }
    assert resolver.seen_pending == ["1"], "nobody sees it half written"
    assert (android.activity.folder / table.name).read_bytes() == table.read_bytes()
    intent = sent(android)
    assert (intent.action, intent.type) == (SEND, "text/csv")
    assert intent.extras == {
        STREAM: ("android.os.Parcelable", uri),
        SUBJECT: ("java.lang.String", "Les parties"),
    }
    assert intent.flags & Intent.FLAG_GRANT_READ_URI_PERMISSION
    assert android.policy.set == []


@pytest.mark.parametrize("version", [24, 28])
def test_an_older_android_lends_the_file_itself(
    phone: Android, android: FakeAndroid, table: Path, version: int
) -> None:
    android.build.SDK_INT = version
    assert phone.share_file(table, "text/csv", "Les parties") == Outcome(SHARED)
    there = android.activity.folder / table.name
    assert there.read_bytes() == table.read_bytes()
    assert sent(android).extras[STREAM] == ("android.os.Parcelable", ("file", ("java.io.File", str(there))))
    assert sent(android).flags & Intent.FLAG_GRANT_READ_URI_PERMISSION
    assert android.policy.set == ["empty"]
    assert android.activity.resolver.rows == {}


def test_a_full_phone_is_told_and_keeps_no_half_file(phone: Android, android: FakeAndroid, table: Path) -> None:
    android.activity.resolver.full = True
    assert phone.share_file(table, "text/csv", "") == Outcome(FULL)
    assert android.activity.resolver.rows == {}
    assert android.activity.started == []


@pytest.mark.parametrize("version", [28, 29])
def test_a_phone_without_storage_is_told(phone: Android, android: FakeAndroid, table: Path, version: int) -> None:
    android.build.SDK_INT = version
    android.activity.has_storage, android.activity.resolver.refuses = False, True
    assert phone.share_file(table, "text/csv", "").done == FAILED


def test_a_link_is_opened(phone: Android, android: FakeAndroid) -> None:
    assert phone.open_link("https://app.bgstatsapp.com/createPlay.html?data=1") == Outcome(OPENED)
    (intent,) = android.activity.started
    assert intent.action == Intent.ACTION_VIEW
    assert intent.data == ("parsed", "https://app.bgstatsapp.com/createPlay.html?data=1")


@pytest.mark.parametrize("url", ["intent://x", "file:///data", "https://example.org"])
def test_a_link_that_leads_nowhere_is_told(phone: Android, android: FakeAndroid, url: str) -> None:
    android.activity.nobody_answers = True
    assert phone.open_link(url).done == FAILED


def test_a_chosen_file_is_fetched(phone: Android, android: FakeAndroid, ui_thread: UiThread, table: Path) -> None:
    assert phone.can_pick
    for _ in range(2):
        phone.pick_file(ui_thread.picked.append)
        intent, code = android.activity.asked.pop()
        assert code == PICK_FILE_REQUEST
        assert (intent.action, intent.type) == (Intent.ACTION_OPEN_DOCUMENT, "*/*")
        assert intent.categories == [Intent.CATEGORY_OPENABLE]
        chosen = Intent()
        chosen.setData(str(table))
        android.answer(code + 1, Activity.RESULT_OK, chosen)
        assert not ui_thread.waiting, "an answer to somebody else"
        android.answer(code, Activity.RESULT_OK, chosen)
        assert not ui_thread.picked, "not in Android's own thread"
        (outcome,) = ui_thread.run()
        assert outcome == Outcome(PICKED, where=android.activity.folder / "picked")
        assert outcome.where is not None
        assert outcome.where.read_bytes() == table.read_bytes()
        ui_thread.picked.clear()
        android.answer(code, Activity.RESULT_OK, chosen)
        assert not ui_thread.waiting, "an answer comes once"
    assert len(android.activity.listeners) == 1
    assert len(android.left) == 2
    assert threading.main_thread() not in android.left


def test_of_a_file_that_comes_it_is_told_how_much_is_there(
    phone: Android, android: FakeAndroid, ui_thread: UiThread, tmp_path: Path
) -> None:
    large = tmp_path / "large"
    large.write_bytes(bytes(4 * CHUNK))
    chosen = Intent()
    chosen.setData(str(large))
    picked: list[Outcome] = []
    phone.pick_file(picked.append)
    android.answer(PICK_FILE_REQUEST, Activity.RESULT_OK, chosen)
    for call in ui_thread.waiting:
        call()
    shares: list[float] = []
    assert fetched(picked[0], shares.append).done == PICKED
    assert shares == [0.25, 0.5, 0.75, 1.0]

    class Stopped(BaseException):
        """Raised by a progress callback to cancel."""

    def stop(_: float) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        fetched(picked[0], stop)
    assert picked[0].fetch
    assert picked[0].fetch(shares.append).done == PICKED, "in the UI thread, which goes on"
    assert len(android.left) == 2


@pytest.mark.parametrize(("result", "intent"), [(0, None), (0, Intent()), (Activity.RESULT_OK, None)])
def test_no_file_is_chosen(
    phone: Android, android: FakeAndroid, ui_thread: UiThread, result: int, intent: Intent | None
) -> None:
    phone.pick_file(ui_thread.picked.append)
    android.answer(PICK_FILE_REQUEST, result, intent)
    assert ui_thread.run() == [Outcome(CANCELLED)]


def test_a_file_that_cannot_be_fetched_is_told(phone: Android, android: FakeAndroid, ui_thread: UiThread) -> None:
    phone.pick_file(ui_thread.picked.append)
    chosen = Intent()
    chosen.setData("/nowhere/at all")
    android.answer(PICK_FILE_REQUEST, Activity.RESULT_OK, chosen)
    assert [outcome.done for outcome in ui_thread.run()] == [FAILED]


def test_a_phone_without_files_is_told(phone: Android, android: FakeAndroid, ui_thread: UiThread) -> None:
    android.activity.nobody_answers = True
    phone.pick_file(ui_thread.picked.append)
    assert [outcome.done for outcome in ui_thread.run()] == [FAILED]


def test_it_buzzes(phone: Android, android: FakeAndroid) -> None:
    assert phone.can_vibrate
    phone.vibrate(25)
    assert android.vibrator.buzzed == [0.025]


def test_a_phone_that_cannot_buzz_is_still(phone: Android, android: FakeAndroid) -> None:
    android.vibrator.there = False
    assert not phone.can_vibrate
    phone.vibrate(25)
    assert android.vibrator.buzzed == []


def test_a_phone_that_no_longer_buzzes_is_still(phone: Android, android: FakeAndroid) -> None:
    assert phone.can_vibrate
    android.vibrator.broken = True
    phone.vibrate(25)
    assert not phone.can_vibrate


def test_the_real_vibrator_of_plyer_is_asked_the_same_way() -> None:
    class Noting(Vibrator):  # type: ignore[misc]
        """plyer's facade without an implementation."""

        asked = 0.0

        def _vibrate(self, time: float) -> None:
            self.asked = time

        def _exists(self) -> bool:
            return True

    vibrator = Noting()
    assert vibrator.exists()
    vibrator.vibrate(time=0.025)
    assert vibrator.asked == 0.025


def said(language: str, text: str) -> tuple[object, ...]:
    return language, ("java.lang.CharSequence", ("java.lang.String", text))


def test_it_says_what_was_asked_last_when_it_is_awake(phone: Android) -> None:
    assert phone.can_speak
    phone.speak("Anne gagne", "fr")
    phone.speak("Éva gagne", "fr")
    (voice,) = Voice.made
    assert voice.said == []
    voice.listener.onInit(Voice.SUCCESS)
    assert voice.said == [said("fr", "Éva gagne")]
    phone.speak("Anne wins", "en")
    assert voice.said[1:] == [said("en", "Anne wins")]
    assert Voice.made == [voice]


def test_a_voice_that_is_awake_before_we_know_it(phone: Android, monkeypatch: pytest.MonkeyPatch) -> None:
    waking = Voice.__init__

    def awake(voice: Voice, activity: Activity, listener: object) -> None:
        waking(voice, activity, listener)
        voice.listener.onInit(Voice.SUCCESS)

    monkeypatch.setattr(Voice, "__init__", awake)
    phone.speak("Éva gagne", "fr")
    assert Voice.made[0].said == [said("fr", "Éva gagne")]


def test_a_voice_that_does_not_wake_up_stays_silent(phone: Android) -> None:
    phone.speak("Éva gagne", "fr")
    Voice.made[0].listener.onInit(-1)
    assert not phone.can_speak
    phone.speak("Éva gagne", "fr")
    assert Voice.made[0].said == []


@pytest.mark.parametrize("voices", [0, -1])
def test_a_phone_without_a_voice_stays_silent(phone: Android, android: FakeAndroid, voices: int) -> None:
    android.activity.voices = voices
    assert not phone.can_speak
    phone.speak("Éva gagne", "fr")
    assert Voice.made == []


def test_a_voice_that_went_away_while_the_app_slept_is_woken_anew(phone: Android) -> None:
    phone.speak("Anne gagne", "fr")
    Voice.made[0].listener.onInit(Voice.SUCCESS)
    Voice.made[0].gone = True
    phone.speak("Éva gagne", "fr")
    Voice.made[1].listener.onInit(Voice.SUCCESS)
    assert [voice.said for voice in Voice.made] == [[said("fr", "Anne gagne")], [said("fr", "Éva gagne")]]


def test_a_voice_that_cannot_be_made_stays_silent(phone: Android, android: FakeAndroid) -> None:
    assert phone.can_speak
    android.activity.voices = -1
    phone.speak("Éva gagne", "fr")
    assert not phone.can_speak


def test_a_voice_that_dies_stays_silent(phone: Android) -> None:
    phone.speak("crash", "fr")
    Voice.made[0].listener.onInit(Voice.SUCCESS)
    assert not phone.can_speak


def test_without_android_nothing_raises(
    phone: Android, table: Path, ui_thread: UiThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("jnius", "android", "android.activity", "plyer"):
        monkeypatch.setitem(sys.modules, name, None)
    assert not phone.can_vibrate
    assert not phone.can_speak
    assert phone.share_text("Éva") == Outcome(COPIED)
    assert phone.share_file(table, "text/csv", "").done == FAILED
    assert phone.open_link("https://example.org").done == FAILED
    phone.pick_file(ui_thread.picked.append)
    assert [outcome.done for outcome in ui_thread.run()] == [FAILED]


@pytest.mark.parametrize(
    ("version", "bars", "keyboard", "told"),
    [
        pytest.param(36, (0, 96, 0, 63), 0, Insets(0, 96, 0, 63), id="a notch above, gestures below"),
        pytest.param(35, (0, 96, 0, 63), 900, Insets(0, 96, 0, 63, 900), id="a keyboard"),
        pytest.param(36, (96, 63, 126, 0), 0, Insets(96, 63, 126, 0), id="lying, with a bar of buttons"),
        pytest.param(34, (0, 96, 0, 126), 900, Insets(), id="the system keeps us clear of all of it"),
        pytest.param(30, (0, 63, 0, 126), 0, Insets(), id="and of the bars alone"),
        pytest.param(24, (0, 63, 0, 126), 900, Insets(), id="so do the oldest"),
    ],
)
def test_what_lies_over_our_view(
    phone: Android, android: FakeAndroid, version: int, bars: tuple[int, ...], keyboard: int, told: Insets
) -> None:
    android.build.SDK_INT = version
    window = android.window
    window.bars, window.keyboard, window.under_bars = Sides(*bars), keyboard, version >= 35
    assert phone.insets() == told


def test_an_old_android_under_whose_bars_we_lie(phone: Android, android: FakeAndroid) -> None:
    android.build.SDK_INT = 29
    assert phone.insets() == Insets(0, 96, 0, 63), "it is asked, not supposed"


@pytest.mark.parametrize("trouble", ["broken", "there"])
def test_before_the_window_is_there_nothing_lies_over_it(phone: Android, android: FakeAndroid, trouble: str) -> None:
    setattr(android.window, trouble, trouble == "broken")
    assert phone.insets() == Insets()


@pytest.mark.parametrize(("dark", "light"), [(True, 0), (False, 8 | 16)])
def test_what_the_system_writes_can_be_read(phone: Android, android: FakeAndroid, dark: bool, light: int) -> None:
    phone.bars(dark)
    assert android.window.appearance == (-1, 0), "only Android's own thread may"
    android.draw()
    assert android.window.appearance == (light, 8 | 16)
    assert android.window.mode == 16, "the keyboard takes its room, and moves nothing"


def test_bars_with_a_ground_of_their_own_are_left(phone: Android, android: FakeAndroid) -> None:
    android.build.SDK_INT = 34
    phone.bars(False)
    android.draw()
    assert (android.window.mode, android.window.appearance) == (16, (-1, 0))


def test_bars_that_cannot_be_changed_trouble_nobody(
    phone: Android, android: FakeAndroid, monkeypatch: pytest.MonkeyPatch
) -> None:
    android.window.broken = True
    phone.bars(True)
    android.draw()
    monkeypatch.delitem(sys.modules, "android.runnable")
    phone.bars(True)


@pytest.mark.parametrize("reader", [True, False, None])
def test_a_screen_reader_is_noticed(phone: Android, android: FakeAndroid, reader: bool | None) -> None:
    android.activity.reader = reader
    system = phone.system()
    assert (system.touch_exploration, system.language) == (reader is True, "fr")
