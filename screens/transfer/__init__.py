"""All data, and single tables, out and in."""
