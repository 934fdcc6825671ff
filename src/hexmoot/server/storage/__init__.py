"""What the server keeps: players, tables, the action log that is the truth, chat and presence."""
