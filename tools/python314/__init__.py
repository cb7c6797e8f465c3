"""Runs the pure rooms on the phone's Python 3.14, compiled to WebAssembly, in node."""
