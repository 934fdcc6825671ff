"""Minds that learn by playing themselves: training, and the weights that come of it."""
