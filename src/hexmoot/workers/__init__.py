"""Worker processes: pools, clusters, and work shared out among them."""
