"""All data, and single tables, from elsewhere."""
