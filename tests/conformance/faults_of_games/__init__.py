"""Faults to be planted in the games, one module a game; a promise must find each of them.

A module is named like its game and has `FAULTS`: the name of a fault, then the promise that must
find it and a function that plants it in the interpreted modules of the game.
"""
