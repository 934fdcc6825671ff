"""Learned minds at play."""
