"""What the team uses beside the app."""
