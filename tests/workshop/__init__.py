"""What makers of games use."""
