"""The screens, on a window that needs no display; it must be there before anything of Kivy is imported."""

import testing.mock_window  # noqa: F401
