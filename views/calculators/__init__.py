"""The calculators: a form holds the input so far, and each chip holds the form after a tap on it."""
