"""What people read: names, questions, answers, the log, tooltips."""
