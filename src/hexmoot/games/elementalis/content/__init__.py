"""What is in the box: cards, tiles, numbers and options, read once and checked."""
