"""Tests of Rune Stones, one file a topic."""
