"""The rulebook: a package per game, a module per chapter, each rule in French and English side by side."""
