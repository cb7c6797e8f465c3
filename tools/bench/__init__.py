"""Benchmarks: `make bench` prints every figure with its goal, and fails where one is missed.

`python -m tools.bench start taps` runs these groups only. Each group is a module with `figures`, and runs in a process
of its own: a process can open one window only, and memory left by one group must not affect the next.
"""
