"""The app as people hold it: one module per screen, its layout in `kv/` under the same name."""
