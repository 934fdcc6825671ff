"""The hot core of the bots, compiled: search, tree, worlds, and what a seat may see."""
