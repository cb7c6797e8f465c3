"""The referee's tools on the screen: what was told so far, as a form, and the chips that tell more.

A chip is a form to be: a tap takes it in place of the one before. No Kivy in here.
"""
