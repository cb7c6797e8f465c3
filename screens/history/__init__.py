"""The finished tables."""
