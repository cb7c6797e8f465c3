"""Questions to the referee, and a second way to answer them."""
