"""Mushroom Sorcerer."""
