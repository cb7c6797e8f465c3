"""The phone's addresses, and the permission for the local network, on fake Java classes."""

import sys

import pytest

from sharing.android import Android
from sharing.desktop import Desktop
from sharing.local_network import PERMISSION
from testing.android.device import FakeAndroid
from testing.android.network import Interface
from testing.android.ui_thread import UiThread

HOME, HOTSPOT = Interface("wlan0", "fe80::1%wlan0", "192.168.1.23"), Interface("ap0", "192.168.43.1")
LOOPBACK, MOBILE = Interface("lo", "127.0.0.1", "::1"), Interface("rmnet_data0", "10.64.3.2")


class TestInterfaces:
    @pytest.mark.parametrize(
        ("interfaces", "found"),
        [
            pytest.param([LOOPBACK, HOME], (("wlan0", "192.168.1.23"),), id="Wi-Fi"),
            pytest.param(
                [LOOPBACK, MOBILE, HOTSPOT, HOME],
                (("rmnet_data0", "10.64.3.2"), ("ap0", "192.168.43.1"), ("wlan0", "192.168.1.23")),
                id="all of them, in the order of the system",
            ),
            pytest.param(
                [Interface("wlan0", "192.168.1.23", "10.0.0.4")],
                (("wlan0", "192.168.1.23"), ("wlan0", "10.0.0.4")),
                id="two addresses",
            ),
            pytest.param([Interface("wlan0", "fe80::1%wlan0", "2001:db8::7")], (), id="IPv6 alone"),
            pytest.param([Interface("wlan0", "192.168.1.23", up=False)], (), id="switched off"),
            pytest.param([Interface("rmnet0", gone=True), HOME], (("wlan0", "192.168.1.23"),), id="one just shut down"),
            pytest.param([LOOPBACK], (), id="aeroplane mode"),
            pytest.param(None, (), id="no interface at all"),
        ],
    )
    def test_every_address_is_found(
        self,
        phone: Android,
        android: FakeAndroid,
        interfaces: list[Interface] | None,
        found: tuple[tuple[str, str], ...],
    ) -> None:
        android.network.interfaces = interfaces
        assert phone.interfaces() == found

    def test_where_android_does_not_tell_there_are_none(self, phone: Android, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "jnius", None)
        assert phone.interfaces() == ()


class TestPermission:
    @pytest.mark.parametrize(
        ("level", "granted"),
        [
            pytest.param(24, set(), id="Android 7"),
            pytest.param(36, set(), id="Android 16"),
            pytest.param(37, {PERMISSION}, id="Android 17, which granted it along with INTERNET, or was asked before"),
        ],
    )
    def test_nobody_is_asked_where_it_is_granted(
        self, phone: Android, android: FakeAndroid, level: int, granted: set[str]
    ) -> None:
        answers: list[bool] = []
        android.build.SDK_INT = level
        android.network.granted |= granted
        phone.allow_local_network(answers.append)
        assert answers == [True]
        assert android.network.asked == []

    @pytest.mark.parametrize("granted", [(PERMISSION,), ()])
    def test_android_17_asks(
        self, phone: Android, android: FakeAndroid, ui_thread: UiThread, granted: tuple[str, ...]
    ) -> None:
        answers: list[bool] = []
        android.build.SDK_INT = 37
        phone.allow_local_network(answers.append)
        assert android.network.asked == [[PERMISSION]]
        android.network.answer(*granted)
        assert answers == [], "not in Android's own thread"
        ui_thread.run()
        assert answers == [bool(granted)]

    def test_whoever_asks_last_while_the_dialog_is_open_gets_the_answer(
        self, phone: Android, android: FakeAndroid, ui_thread: UiThread
    ) -> None:
        answers: list[str] = []
        android.build.SDK_INT = 37
        phone.allow_local_network(lambda _: answers.append("first"))
        phone.allow_local_network(lambda _: answers.append("second"))
        android.network.answer(PERMISSION)
        ui_thread.run()
        assert answers == ["second"]

    def test_an_answer_that_nobody_waits_for_is_ignored(
        self, phone: Android, android: FakeAndroid, ui_thread: UiThread
    ) -> None:
        answers: list[bool] = []
        android.build.SDK_INT = 37
        phone.allow_local_network(answers.append)
        (again,) = android.network.answered
        android.network.answer()
        again([], [])
        ui_thread.run()
        assert answers == [False]

    def test_a_dialog_that_cannot_be_opened_is_a_no(
        self, phone: Android, android: FakeAndroid, ui_thread: UiThread, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_: object) -> None:
            raise RuntimeError("no activity")

        answers: list[bool] = []
        android.build.SDK_INT = 37
        monkeypatch.setattr(sys.modules["android.permissions"], "request_permissions", refuse)
        phone.allow_local_network(answers.append)
        ui_thread.run()
        assert answers == [False]

    def test_where_android_does_not_tell_it_is_tried(
        self, phone: Android, android: FakeAndroid, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        answers: list[bool] = []
        android.build.SDK_INT = 37
        monkeypatch.setitem(sys.modules, "android.permissions", None)
        phone.allow_local_network(answers.append)
        assert answers == [True]


def test_a_desktop_asks_nobody_and_leaves_the_addresses_to_the_server(ui_thread: UiThread) -> None:
    answers: list[bool] = []
    phone = Desktop(ui_thread.texts.append, ui_thread.waiting.append)
    phone.allow_local_network(answers.append)
    assert answers == [True]
    assert phone.interfaces() == ()
