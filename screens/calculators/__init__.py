"""The referee's tools."""
