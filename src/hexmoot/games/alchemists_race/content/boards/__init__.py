"""Boards: the built-in files, and how any board file is read, checked and packed."""
