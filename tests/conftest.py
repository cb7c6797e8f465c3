"""One profile for every test: the same examples each time, and no deadline on a busy machine."""

from hypothesis import settings

settings.register_profile("elvaland", derandomize=True, deadline=None, max_examples=200, database=None)
settings.load_profile("elvaland")
