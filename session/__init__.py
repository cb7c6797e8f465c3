"""A table being counted, for every face that shows it: records and views, neither Kivy nor sockets."""
