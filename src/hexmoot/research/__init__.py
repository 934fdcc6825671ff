"""PettingZoo, Gymnasium, OpenSpiel and vector environments (extra `research`)."""
