"""Learning to judge where answers lead, for games whose deeds take several answers."""
