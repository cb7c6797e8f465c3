"""Fake Android window: insets, position of the view, appearance of the system bars."""

from typing import Any


class Sides:
    """Fake Insets, or Rect once a view has written its position to it."""

    def __init__(self, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> None:
        self.left, self.top, self.right, self.bottom = left, top, right, bottom


class Kinds:
    """Fake WindowInsets.Type bits."""

    @staticmethod
    def systemBars() -> int:  # noqa: N802
        return 1

    @staticmethod
    def displayCutout() -> int:  # noqa: N802
        return 2

    @staticmethod
    def ime() -> int:
        return 4


class FakeWindow:
    """Fake window with decor view and insets. Old Android versions resize the view themselves."""

    SOFT_INPUT_ADJUST_RESIZE = 16
    APPEARANCE_LIGHT_STATUS_BARS, APPEARANCE_LIGHT_NAVIGATION_BARS = 8, 16
    content = 0x01020002

    def __init__(self, build: Any) -> None:
        self.build = build
        self.width, self.height = 1080, 2400
        self.bars, self.keyboard = Sides(0, 96, 0, 63), 0
        self.under_bars, self.there, self.broken = True, True, False
        self.mode, self.appearance = 0, (-1, 0)

    def getWindow(self) -> "FakeWindow":  # noqa: N802
        if self.broken:
            raise RuntimeError("no window")
        return self

    getDecorView = getWindow  # noqa: N815

    def getRootWindowInsets(self) -> "FakeWindow | None":  # noqa: N802
        return self if self.there else None

    def getInsets(self, kinds: int) -> Sides:  # noqa: N802
        assert self.build.SDK_INT >= 30
        assert kinds in (1 | 2, 4)
        return Sides(bottom=self.keyboard) if kinds == 4 else self.bars

    def getSystemWindowInsetLeft(self) -> int:  # noqa: N802
        return self.bars.left

    def getSystemWindowInsetTop(self) -> int:  # noqa: N802
        return self.bars.top

    def getSystemWindowInsetRight(self) -> int:  # noqa: N802
        return self.bars.right

    def getSystemWindowInsetBottom(self) -> int:  # noqa: N802
        return max(self.bars.bottom, self.keyboard)

    def getWidth(self) -> int:  # noqa: N802
        return self.width

    def getHeight(self) -> int:  # noqa: N802
        return self.height

    def findViewById(self, number: int) -> "FakeWindow":  # noqa: N802
        assert number == self.content
        return self

    def getGlobalVisibleRect(self, rectangle: Sides) -> bool:  # noqa: N802
        over = Sides() if self.under_bars else self.bars
        low = 0 if self.under_bars else max(over.bottom, self.keyboard)
        rectangle.__init__(over.left, over.top, self.width - over.right, self.height - low)  # type: ignore[misc]
        return True

    def setSoftInputMode(self, mode: int) -> None:  # noqa: N802
        self.mode = mode

    def getInsetsController(self) -> "FakeWindow":  # noqa: N802
        assert self.build.SDK_INT >= 30
        return self

    def setSystemBarsAppearance(self, appearance: int, mask: int) -> None:  # noqa: N802
        self.appearance = appearance, mask
