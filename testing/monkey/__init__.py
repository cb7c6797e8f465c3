"""Random actions at the app and at the records, and what must hold after each of them."""
