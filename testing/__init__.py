"""What drives the app in tests, pictures and benchmarks; never shipped, and imports neither of them."""
