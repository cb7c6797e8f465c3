"""The web face: serves a table being counted to the browsers of the same network; alone knows sockets."""

#: Name of the stored setting that holds the open door.
SETTING = "together"
