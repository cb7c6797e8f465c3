"""Monkey tests of app and records: random actions, with invariants checked after each."""
