"""How fast, how small: `make bench` prints every figure with its goal, and fails where one is missed.

`python -m tools.bench start taps` measures these groups alone. Each is a module with `figures`, and has a process of
its own: a window is opened once in a process, and what one group leaves in memory is no business of the next.
"""
