"""The hot core of every game, compiled: state, chance, storing, observing."""
