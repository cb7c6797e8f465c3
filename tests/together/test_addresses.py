"""The addresses of this computer, those first that other phones share with it."""

import pytest

from together.addresses import LOOPBACK, best_first, interfaces


@pytest.mark.parametrize(
    ("found", "best"),
    [
        pytest.param([], (), id="no network"),
        pytest.param([("lo", "127.0.0.1")], (), id="this computer alone"),
        pytest.param([("wlan0", "169.254.3.4")], (), id="nobody gave it an address"),
        pytest.param([("eth0", "10.0.0.2"), ("wlan0", "192.168.1.7")], ("192.168.1.7", "10.0.0.2"), id="Wi-Fi first"),
        pytest.param([("tun0", "10.8.0.2"), ("x0", "10.1.1.1")], ("10.1.1.1", "10.8.0.2"), id="tunnels last"),
        pytest.param([("wlan0", "10.0.0.2"), ("wlan1", "10.0.0.2")], ("10.0.0.2",), id="one twice"),
    ],
)
def test_the_best_come_first(found: list[tuple[str, str]], best: tuple[str, ...]) -> None:
    assert best_first(found) == best


def test_this_computer_has_itself() -> None:
    assert LOOPBACK in [address for _, address in interfaces()]
