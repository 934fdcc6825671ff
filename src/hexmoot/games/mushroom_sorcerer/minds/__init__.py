"""What bots, learners and reports think with: judge, features, worth, deeds; compiled."""
