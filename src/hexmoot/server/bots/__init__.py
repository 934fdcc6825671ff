"""Bots at tables: where they think, how fast they answer, how they speak."""
