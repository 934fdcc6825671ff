"""Speed as ratios, against peers and against ourselves."""
