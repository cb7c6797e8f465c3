"""A fake Android that records calls."""
