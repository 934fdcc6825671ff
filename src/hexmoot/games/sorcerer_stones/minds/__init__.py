"""What bots, learners and reports think with: judge, features, deeds; compiled."""
