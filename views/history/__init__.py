"""The history of finished tables."""
