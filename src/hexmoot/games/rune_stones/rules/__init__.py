"""The rules of Rune Stones, one module a chapter."""
