"""What tests of the build share."""
