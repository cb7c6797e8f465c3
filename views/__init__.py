"""View models: what each screen shows, as texts and colour names, without Kivy. One folder per feature."""
