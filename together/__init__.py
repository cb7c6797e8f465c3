"""The web face: serves a table being counted to the browsers of the same network; alone knows sockets."""
