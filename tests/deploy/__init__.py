"""What operators copy: read as its programs read it, its commands run."""
