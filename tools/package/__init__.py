"""The Android package, as far as it can be proved without Android's tools: run by `make package`."""
