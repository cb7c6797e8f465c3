"""What recurs on the screens: something to tap, rows of them, text, and what slides over a screen."""
