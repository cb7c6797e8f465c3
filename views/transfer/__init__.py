"""Import of data and sheets, and the backups."""
