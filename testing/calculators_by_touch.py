"""Drives the calculators' screens by touches."""

from typing import Any


def screen(driver: Any) -> Any:
    return driver.app.shell.ids.screen.children[0]


def chip(driver: Any, label: str, title: str = "") -> Any:
    """A chip by its label and section."""
    shown = screen(driver)
    for flow, section in zip(shown._flows, shown.view.sections, strict=True):
        if not title or section.title == title:
            for chip in flow.children[::-1]:
                if chip.text == label:
                    return chip
    raise AssertionError(f"no {label} under {title!r}")


def tap(driver: Any, *labels: str, under: str = "") -> None:
    for label in labels:
        driver.tap(chip(driver, label, under))


def ask(driver: Any, tool: str) -> None:
    """Open a calculator by the tab bar, from any screen."""
    driver.tap(driver.app.shell.tab_chips["referee"])
    if type(screen(driver)).__name__ != "SearchScreen":  # the tab reopens its last page
        driver.tap(driver.app.shell.tab_chips["referee"])
    shown = list(driver.widgets("Chip"))
    driver.tap(next(chip for chip in shown if chip.text == tool))
