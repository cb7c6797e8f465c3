"""Counting sessions, shared by all user interfaces; without Kivy and sockets."""
