"""Bots that are programs of their own, spoken to over pipes."""
