"""What users choose."""
