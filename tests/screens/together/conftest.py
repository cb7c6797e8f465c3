"""An app at a table of four whose door is open, on a phone in a Wi-Fi."""

import pytest

from testing.app_driver import AppDriver
from testing.door import Guest, open_door


@pytest.fixture
def shared(hand: AppDriver) -> AppDriver:
    """The table is open, and its card is closed again."""
    open_door(hand).back()
    return hand


@pytest.fixture
def bruno(shared: AppDriver) -> Guest:
    """Another phone, at Bruno's seat."""
    guest = Guest(shared, "bruno")
    guest.sit(1)
    return guest
