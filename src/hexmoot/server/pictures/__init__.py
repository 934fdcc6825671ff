"""Pictures of positions: drawn by the boards' own code, without a browser."""
