"""The HTTP API and the sockets, as thin handlers around the house."""
