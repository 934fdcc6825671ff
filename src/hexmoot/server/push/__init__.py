"""Web push: telling somebody who is away that it is their move, if operator and person want it."""
