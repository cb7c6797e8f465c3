"""Questions to the referee, and an independent implementation of its tools."""
