"""What Android lays over the window, and the colour in which it writes there."""

from typing import Any

from sharing import java
from sharing.phone import Edges

#: The first Android that tells the keyboard apart from the bars, and the first that draws every app under its bars.
SINCE_KINDS, SINCE_UNDER_BARS = 30, 35


def edges(decor: Any) -> Edges:
    """What lies over our own view: an Android that keeps it clear of its bars or of the keyboard covers none of it."""
    insets = decor.getRootWindowInsets()
    if java.named("android.os.Build$VERSION").SDK_INT >= SINCE_KINDS:
        kinds = java.named("android.view.WindowInsets$Type")
        bars = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
        left, top, right, bottom = bars.left, bars.top, bars.right, bars.bottom
        keyboard = insets.getInsets(kinds.ime()).bottom
    else:
        left, top = insets.getSystemWindowInsetLeft(), insets.getSystemWindowInsetTop()
        right, bottom = insets.getSystemWindowInsetRight(), insets.getSystemWindowInsetBottom()
        keyboard = 0  # is told as one with the bar below
    ours = java.named("android.graphics.Rect")()
    decor.findViewById(java.named("android.R$id").content).getGlobalVisibleRect(ours)
    below = decor.getHeight() - ours.bottom
    beyond = left - ours.left, top - ours.top, right - (decor.getWidth() - ours.right), bottom - below, keyboard - below
    return Edges(*(float(max(0, each)) for each in beyond))


def set_bars(dark: bool) -> None:
    """In Android's own thread. The keyboard takes its room from the window: moved by the system as well as by us, a
    field would be moved twice. Where the bars have a ground of their own, they are left as they are."""
    try:
        window = java.activity().getWindow()
        window.setSoftInputMode(java.named("android.view.WindowManager$LayoutParams").SOFT_INPUT_ADJUST_RESIZE)
        if java.named("android.os.Build$VERSION").SDK_INT >= SINCE_UNDER_BARS:
            looks = java.named("android.view.WindowInsetsController")
            light = looks.APPEARANCE_LIGHT_STATUS_BARS | looks.APPEARANCE_LIGHT_NAVIGATION_BARS
            window.getInsetsController().setSystemBarsAppearance(0 if dark else light, light)
    except Exception:
        pass  # nothing may be raised there
