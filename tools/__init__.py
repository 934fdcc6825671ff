"""Small programs for whoever works on the code."""
