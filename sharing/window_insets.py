"""Insets of the Android window, and the appearance of its system bars."""

from typing import Any

from sharing import java
from sharing.phone import Insets

#: First API level with `WindowInsets.Type`, and the first that enforces edge-to-edge.
INSET_TYPES_API, EDGE_TO_EDGE_API = 30, 35


def insets(decor: Any) -> Insets:
    """Insets of our view: zero at an edge where Android keeps the view clear of bars or keyboard by itself."""
    insets = decor.getRootWindowInsets()
    if java.java_class("android.os.Build$VERSION").SDK_INT >= INSET_TYPES_API:
        kinds = java.java_class("android.view.WindowInsets$Type")
        bars = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
        left, top, right, bottom = bars.left, bars.top, bars.right, bars.bottom
        keyboard = insets.getInsets(kinds.ime()).bottom
    else:
        left, top = insets.getSystemWindowInsetLeft(), insets.getSystemWindowInsetTop()
        right, bottom = insets.getSystemWindowInsetRight(), insets.getSystemWindowInsetBottom()
        keyboard = 0  # included in the bottom inset
    ours = java.java_class("android.graphics.Rect")()
    decor.findViewById(java.java_class("android.R$id").content).getGlobalVisibleRect(ours)
    below = decor.getHeight() - ours.bottom
    beyond = left - ours.left, top - ours.top, right - (decor.getWidth() - ours.right), bottom - below, keyboard - below
    return Insets(*(float(max(0, each)) for each in beyond))


def set_bars(dark: bool) -> None:
    """Set light or dark system bars; must run in Android's UI thread.

    Also sets the soft-input mode to resize: panning would move a field twice, by the system and by us. Below API level
    35 the bars keep their own background, and their appearance is left unchanged.
    """
    try:
        window = java.activity().getWindow()
        window.setSoftInputMode(java.java_class("android.view.WindowManager$LayoutParams").SOFT_INPUT_ADJUST_RESIZE)
        if java.java_class("android.os.Build$VERSION").SDK_INT >= EDGE_TO_EDGE_API:
            looks = java.java_class("android.view.WindowInsetsController")
            light = looks.APPEARANCE_LIGHT_STATUS_BARS | looks.APPEARANCE_LIGHT_NAVIGATION_BARS
            window.getInsetsController().setSystemBarsAppearance(0 if dark else light, light)
    except Exception:
        pass  # an exception in the UI thread would end the app
