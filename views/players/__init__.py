"""Who plays, and how well."""
