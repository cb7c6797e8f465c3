"""The version of the app: `buildozer.spec` and `pyproject.toml` read it here; and where the project has its page."""

#: The one place where it stands: `buildozer.spec` reads it here.
VERSION = "0.1.0"
#: The page of the project, where wrong numbers are reported; empty while it has none.
PROJECT = ""
