"""The sections of a report, each made from the facts of all its games."""
