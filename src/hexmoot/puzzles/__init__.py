"""Puzzles: find the best answer here. Their file beside the game, and how they are mined."""
