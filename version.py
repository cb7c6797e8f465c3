"""The version of the app: `buildozer.spec` and `pyproject.toml` read it here."""

#: The one place where it stands: `buildozer.spec` reads it here.
VERSION = "0.1.0"
