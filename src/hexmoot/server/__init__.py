"""Tables on the network: protocol, storage, seats, clocks, bots in seats."""
