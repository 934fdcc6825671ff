"""One folder a game. The registry finds every folder that registers a `GAME`."""
