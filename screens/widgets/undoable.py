"""What the keyboard undoes and redoes."""


class Undoable:
    """A screen on which Ctrl+Z undoes and Ctrl+Y redoes; a screen that cannot redo leaves that out."""

    def undo(self) -> None:
        """Undo the last change, if there is one."""

    def redo(self) -> None:
        """Redo what was undone last, if there is anything."""
