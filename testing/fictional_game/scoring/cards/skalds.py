"""Skalds, a game that does not exist: everybody sings verses, and each is worth 2."""

#: Position of the game in lists, by year of publication.
RELEASE = 4
#: Names at tables that are not people.
NOBODY = ()
