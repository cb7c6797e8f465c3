"""The rules of Nains."""
