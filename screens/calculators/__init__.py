"""The calculators of the referee."""
