"""What is said over the wire: messages, their parts, how they are read."""
