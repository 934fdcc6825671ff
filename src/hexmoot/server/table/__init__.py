"""One table: its game, seats, clocks, chat, undo, and who may see what."""
