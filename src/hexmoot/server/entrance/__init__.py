"""Who comes in: guard, identity, rates, open sockets."""
