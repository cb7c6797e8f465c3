"""What would have changed the result of a table: up to three changes, each scored anew.

Something could have been if the table with it, and with nothing else otherwise, is one that a game can end with: a card
or coin that the box still holds, for a player who took fewer cards than are dealt, or for one of the same slot; a card
less; a coin one step higher; two players with each other's cards. `scoring.check` finds nothing in it that it did not
find before. A card that did more than count (Grid improved a coin) stays where it is.

Each game has a module of its name here, with a function `hand`.
"""
