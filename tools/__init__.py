"""Developer tools, not shipped."""
