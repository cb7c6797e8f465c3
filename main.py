"""Opens the app; nothing else."""

from screens.start import start

if __name__ == "__main__":
    start()
