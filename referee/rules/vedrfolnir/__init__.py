"""The rules of Vedrfolnir."""
