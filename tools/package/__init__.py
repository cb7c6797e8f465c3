"""Builds and checks the Android package as far as possible without the Android SDK: `make package`."""
