"""Skalds, a game that does not exist: everybody sings verses, and each is worth 2."""

#: Which of the games it is, in the order in which they came out.
RELEASE = 4
#: Who has a seat at some tables and is no person.
NOBODY = ()
