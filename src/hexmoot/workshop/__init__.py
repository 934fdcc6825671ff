"""What makers of games use: the template of a package, rooms of a game, fields, traced rules."""
