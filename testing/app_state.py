"""What the app is at: everything that a tap could change."""

from typing import Any

from testing.app_driver import AppDriver


def state(hand: AppDriver) -> dict[str, Any]:
    """Navigation, overlay, settings, focus and records, to be compared."""
    app, shell, records = hand.app, hand.app.shell, hand.app.context.records
    navigation = app.context.pages.navigation
    return {
        "route": (navigation.tab, navigation.depth, navigation.here),
        "screen": id(shell.screen),
        "overlay": id(shell.overlay) if shell.overlay else None,
        "settings": app.appearance.settings,
        "typing": [id(field) for field in shell.typing],
        "typed": [field.text for field in app.context.fields],
        "drafts": [(draft.id, draft.sheet) for draft in records.drafts()],
        "tables": [table.id for table in records.history.tables()],
    }
