"""Who comes in: guard, identity, names, rates, connections, open sockets."""
