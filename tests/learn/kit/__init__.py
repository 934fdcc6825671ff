"""What tests of trainings share."""
