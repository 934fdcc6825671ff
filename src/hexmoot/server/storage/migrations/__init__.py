"""Migrations of the database, run by Alembic when the server starts."""
