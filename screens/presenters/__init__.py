"""What a screen shows, worked out without a window: state in, strings and colour names out."""
