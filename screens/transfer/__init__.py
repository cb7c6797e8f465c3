"""Export, import and backups."""
