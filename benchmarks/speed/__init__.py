"""How fast the games run, alone and beside others, always as ratios within one run."""
