"""Training by self-play: actors play, a learner answers, weights come of it."""
