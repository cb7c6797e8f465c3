"""Charts, worked out to the last line and label before anything is drawn."""
