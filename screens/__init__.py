"""The Kivy app: a folder for each feature, with its layout in `kv/` under the same name."""
