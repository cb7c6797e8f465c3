"""The app's pure part on Python 3.14, the phone's, where no such Python is installed: as WebAssembly, run by node."""
