"""The project as a whole: its shape, its documents, its rules traced."""
