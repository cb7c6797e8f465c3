"""Values that the records find and the views show."""
