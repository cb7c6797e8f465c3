"""An Android that notes what is asked of it."""
