"""Random actions on the app, mostly as users act, partly unusual ones."""

from datetime import timedelta
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from scoring import Sheet
from screens.navigation import SETTINGS, AtTable, Transfer
from screens.shell import SECOND_TAP_TIME
from sharing.phone import PICKED, Insets, Outcome, System
from testing.app_driver import FRAMES
from testing.driver import safely
from testing.monkey.slips import Slips
from testing.monkey.touches import called, in_sight, middle, offer_of
from words import LANGUAGES

if TYPE_CHECKING:
    from testing.monkey.app_invariants import Watch

#: Actions with their frequency per thousand; each is a method of the same name.
ACTIONS = {
    "tap": 278,
    "tap_an_offer": 260,
    "go_on": 60,
    "take_it_back_and_again": 20,
    "sit_down": 35,
    "type": 50,
    "press_back": 35,
    "scroll": 40,
    "fling": 15,
    "tap_blindly": 30,
    "tap_twice": 20,
    "tap_in_motion": 25,
    "slip": 60,
    "two_fingers": 12,
    "drag": 20,
    "hold_while_it_changes": 12,
    "turn": 12,
    "sleep": 6,
    "run_short_of_memory": 2,
    "bring": 3,
    "hand_over": 3,
    "set_the_phone": 5,
    "close": 2,
}
SIZES = (360, 640), (640, 360), (320, 568), (1024, 768), (360, 300)
WORDS = [
    "a", "1", "Éloïse", "Anne", "chasseurs", "uline", "coin 11", "Зоя", "安娜", "דוד", "🎲🎲", "ᚠᛏᚱ", "x" * 120,
    "Wolfeschlegelsteinhausenbergerdorff", "[b]Zoé[/b] & co", "a\nb", "\t", "  ", "O'Neill; --", "2026", "e\u0301",
]  # fmt: skip
#: Window insets: none, two bars, a cutout at the side.
INSETS = Insets(), Insets(0, 24, 0, 48), Insets(44, 0, 0, 24)
ENTER, BACKSPACE, BACK = (13, 40), (8, 42), 27

#: Number of open drafts above which drafts are rather closed than begun.
MANY = 8


class Actions(Slips):
    """One method per action."""

    watch: "Watch"
    #: The sheet to begin with, texts to type, files to pick, and the folder of the app.
    sheet: Sheet[Any]
    words: list[str]
    files: list[Path]
    kept: Path
    #: Chips that the app registered as tapped during this action.
    tapped: list[Any]
    slept = timedelta()

    # touch actions

    def chosen(self) -> Any:
        """A random target; the content of the screen is preferred to the tab bar, and counting to closing."""
        seen = self.seen()
        return self.random.choices(seen, [self._liking(widget) for widget in seen])[0] if seen else None

    def _liking(self, widget: Any) -> float:
        if widget in self.app.shell.tab_chips.values():
            return 0.1 if widget.icon == SETTINGS else 0.3
        match getattr(widget, "icon", ""):
            case "delete":
                return 4 if len(self.watch.drafts) > MANY else 0.3
            case "next" | "add":
                return 0.2 if len(self.watch.drafts) > MANY else 2
        return 1

    def tap(self) -> None:
        """Tap a random target, or go back if there is none."""
        if widget := self.chosen():
            self.touch(widget, self.random.choice((1, 4, 12)))
        else:
            self.press_back()

    def tap_an_offer(self) -> None:
        """Tap an offer, and check that the sheet is what the offer promises."""
        self.frames(ceil(SECOND_TAP_TIME * FRAMES) + 1)  # so long a tap could be the second one of a double tap
        offers = [chip for chip in self.seen() if offer_of(chip)] if self.on_page else []
        if not offers:
            self.tap()
            return
        chip = self.random.choice(offers)
        before, offer = self.app.context.counting.table.sheet, offer_of(chip)
        self.touch(chip)
        if offer and self.still and not (self.cramped and chip not in self.tapped):
            self.watch.holds_tap(before, offer)

    def take_it_back_and_again(self) -> None:
        """Tap an offer, undo and redo, and check the sheets."""
        screen = self.on_page
        if not (screen and self.still):
            self.tap()
            return
        before = self.app.context.counting.table.sheet
        self.tap_an_offer()
        after = self.app.context.counting.table.sheet
        for chip, wanted in ((screen.undo_chip, before), (screen.redo_chip, after)):
            if after == before or not self.on_page or self.cramped:
                return
            self.touch(chip)
            assert self.app.context.counting.table.sheet == wanted, "undo and redo lead elsewhere"

    def go_on(self) -> None:
        """Go on by some pages, or to the result."""
        for _ in range(self.random.choice((1, 1, 3, 8))):
            if not (screen := self.on_page):
                break
            if in_sight(screen.next):
                self.touch(screen.next)

    def sit_down(self) -> None:
        """Open a draft of this game, or begin one."""
        if isinstance(self.app.context.pages.navigation.here, AtTable):
            self.go_on()
            return
        sheet = self.sheet
        drafts = self.app.context.records.drafts()
        own = [each for each in drafts if (each.sheet.game, each.sheet.mode) == (sheet.game, sheet.mode)]
        if own and (len(own) > MANY or self.random.random() < 0.6):
            safely(self.app.context.home.go_on, self.random.choice(own).id)
        else:
            safely(self.app.context.counting.begin, sheet)
        self.frames(4)

    def scroll(self) -> None:
        x, y = Window.width * self.random.uniform(0.2, 0.8), Window.height * self.random.uniform(0.3, 0.7)
        by = self.random.choice((-1, 1)) * self.random.uniform(0.2, 0.6) * Window.height
        self.move((x, y), (x, min(Window.height - 1, max(0, y + by))), 6, rest=10)

    def fling(self) -> None:
        self.move(self.anywhere(), self.anywhere(), 3)

    def tap_blindly(self) -> None:
        x, y = self.anywhere()
        self.say(f"at {x:.0f}, {y:.0f}")
        self.lift(self.press(x, y))
        self.frames(3)

    def tap_twice(self) -> None:
        widget = self.chosen()
        x, y = middle(widget) if widget else self.anywhere()
        for double in (False, True):
            finger = self.press(x, y, double)
            self.frames(1)
            self.lift(finger)
            self.frames(1)
        self.frames(4)

    def tap_in_motion(self) -> None:
        """Tap repeatedly, one frame apart, during animations."""
        for _ in range(self.random.choice((2, 2, 5))):
            if widget := self.chosen():
                self.lift(self.press(*middle(widget)))
                self.frames(self.random.choice((0, 1)))

    def slip(self) -> None:
        """Swipe, slide off something or hold it, and check that nothing is tapped."""
        self.random.choice((self.swipe, self.slide_off, self.hold))()
        assert not self.tapped, "a finger that moved or rested has tapped"

    def two_fingers(self) -> None:
        seen = self.seen()
        places = [middle(self.random.choice(seen)) if seen else self.anywhere() for _ in range(2)]
        fingers = [self.press(*place) for place in places]
        self.frames(2)
        self.random.shuffle(fingers)
        for finger in fingers:
            self.lift(finger)
            self.frames(self.random.choice((0, 2)))
        self.frames(4)

    def drag(self) -> None:
        """Drag from a chip to a random position."""
        seen = self.seen()
        if seen:
            start = self.random.choice(seen)
            self.say(f"from {called(start)}")
            self.move(middle(start), self.anywhere(), 8, rest=self.random.choice((0, 10)))

    def hold_while_it_changes(self) -> None:
        """Hold a touch while the screen changes."""
        widget = self.chosen()
        finger = self.press(*(middle(widget) if widget else self.anywhere()))
        self.frames(1)
        self.random.choice((self.press_back, self.tap, self.turn, self.sleep))()
        self.lift(finger)
        self.frames(4)

    # other actions

    def type(self) -> None:
        fields = [widget for widget in self.seen() if isinstance(widget, TextInput)]
        if fields and not self.field:
            self.touch(self.random.choice(fields))
        if not self.field:
            self.tap()
            return
        word = self.random.choice(self.words)
        self.say(repr(word[:40]))
        for part in word if len(word) < 12 else [word]:  # longer texts are pasted
            safely(Window.dispatch, "on_textinput", part)
            self.frames(1)
        for key in self.random.choice(([], [], [ENTER], [BACKSPACE] * 3, [BACKSPACE] * 3 + [ENTER])):
            self.say("enter" if key == ENTER else "backspace")
            safely(Window.dispatch, "on_key_down", *key, None, [])
            safely(Window.dispatch, "on_key_up", *key)
            self.frames(2)

    def press_back(self) -> None:
        self.hand.key(BACK)

    def turn(self) -> None:
        """Resize the window: rotation, another device, split screen."""
        Window.size = self.random.choice(SIZES)
        self.say(f"to {Window.width} by {Window.height}")
        self.frames(self.random.choice((0, 2, 4)))

    def sleep(self) -> None:
        assert self.app.dispatch("on_pause"), "it will not sleep"
        self.frames(1)
        self.slept += timedelta(minutes=self.random.choice((1, 90, 600)))
        self.app.dispatch("on_resume")
        self.frames(2)

    def run_short_of_memory(self) -> None:
        safely(Window.dispatch, "on_memorywarning")
        self.frames(1)

    def bring(self) -> None:
        """Choose a file for the picker, and open the import page."""
        self.app.device.phone.chosen = self.random.choice([*self.files, *sorted((self.kept / "outbox").glob("*"))])
        self.say(self.app.device.phone.chosen.name)
        safely(self.app.context.pages.go, Transfer())
        self.frames(3)

    def hand_over(self) -> None:
        """Receive a file from another app."""
        file = self.random.choice(self.files)
        self.say(file.name)
        safely(self.app.device.phone.hand_over, Outcome(PICKED, file))
        self.frames(3)

    def set_the_phone(self) -> None:
        """Change system settings: language, text size, dark mode, insets."""
        phone = self.app.device.phone
        phone.set = System(
            self.random.choice(LANGUAGES), self.random.choice((1.0, 1.3, 2.0)), self.random.random() < 0.5
        )
        phone.window_insets = self.random.choice(INSETS)
        self.say(f"{phone.set}, {phone.window_insets}")
        safely(self.app.lifecycle.check_system_settings)
        safely(self.app.device.update_insets)
        self.frames(3)
