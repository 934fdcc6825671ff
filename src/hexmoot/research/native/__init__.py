"""The hot core of the environments, compiled."""
