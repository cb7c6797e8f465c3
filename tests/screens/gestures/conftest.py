"""Everything on the screens that is tapped, wherever it is."""

import pytest

from screens.widgets.gestures import Tappable


@pytest.fixture
def tapped(monkeypatch: pytest.MonkeyPatch) -> list[Tappable]:
    """What was tapped, in order."""
    taps: list[Tappable] = []
    tap = Tappable.tapped_by

    def noted(widget: Tappable, touch: object) -> None:
        taps.append(widget)
        tap(widget, touch)

    monkeypatch.setattr(Tappable, "tapped_by", noted)
    return taps
