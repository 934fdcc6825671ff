"""Learned minds at play: rows of numbers, weights in a file, and a net in NumPy."""
