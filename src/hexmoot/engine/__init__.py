"""What every game is made of. Nothing here names a game."""
