"""What a version wrote, kept as files: later versions open it, or say clearly why not."""
