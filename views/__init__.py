"""What a screen shows, as strings and colour names: state in, no Kivy. A folder a feature."""
