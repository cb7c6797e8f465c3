"""Counting a table."""
