"""What an answer may bring, worked out from what its seat knows."""
