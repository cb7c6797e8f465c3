"""Programs that tests run in subprocesses, mostly to kill them."""
