"""The addresses: what is answered where."""
