"""Opens the app; nothing else."""

import sys

from screens.start import start

if __name__ == "__main__" and (status := start()):
    sys.exit(status)
