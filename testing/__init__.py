"""Shared by tests and tools: drives the app, makes sample tables, fakes the phone; never shipped."""
