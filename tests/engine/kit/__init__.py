"""What tests of the engine share."""
