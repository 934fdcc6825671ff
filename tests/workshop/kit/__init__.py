"""What tests of the workshop share."""
