"""Insets of the Android window, and the appearance of its system bars."""

from typing import Any

from sharing import java
from sharing.phone import Edges

#: First API level with `WindowInsets.Type`, and the first that enforces edge-to-edge.
SINCE_KINDS, SINCE_UNDER_BARS = 30, 35


def edges(decor: Any) -> Edges:
    """Insets of our view: zero at an edge where Android keeps the view clear of bars or keyboard by itself."""
    insets = decor.getRootWindowInsets()
    if java.named("android.os.Build$VERSION").SDK_INT >= SINCE_KINDS:
        kinds = java.named("android.view.WindowInsets$Type")
        bars = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
        left, top, right, bottom = bars.left, bars.top, bars.right, bars.bottom
        keyboard = insets.getInsets(kinds.ime()).bottom
    else:
        left, top = insets.getSystemWindowInsetLeft(), insets.getSystemWindowInsetTop()
        right, bottom = insets.getSystemWindowInsetRight(), insets.getSystemWindowInsetBottom()
        keyboard = 0  # included in the bottom inset
    ours = java.named("android.graphics.Rect")()
    decor.findViewById(java.named("android.R$id").content).getGlobalVisibleRect(ours)
    below = decor.getHeight() - ours.bottom
    beyond = left - ours.left, top - ours.top, right - (decor.getWidth() - ours.right), bottom - below, keyboard - below
    return Edges(*(float(max(0, each)) for each in beyond))


def set_bars(dark: bool) -> None:
    """Set light or dark system bars; must run in Android's UI thread.

    Also sets the soft-input mode to resize: panning would move a field twice, by the system and by us. Below API level
    35 the bars keep their own background, and their appearance is left unchanged.
    """
    try:
        window = java.activity().getWindow()
        window.setSoftInputMode(java.named("android.view.WindowManager$LayoutParams").SOFT_INPUT_ADJUST_RESIZE)
        if java.named("android.os.Build$VERSION").SDK_INT >= SINCE_UNDER_BARS:
            looks = java.named("android.view.WindowInsetsController")
            light = looks.APPEARANCE_LIGHT_STATUS_BARS | looks.APPEARANCE_LIGHT_NAVIGATION_BARS
            window.getInsetsController().setSystemBarsAppearance(0 if dark else light, light)
    except Exception:
        pass  # an exception in the UI thread would end the app
