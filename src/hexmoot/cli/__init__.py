"""The commands people type; thin."""
