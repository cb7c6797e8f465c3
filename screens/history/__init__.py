"""Finished tables."""
