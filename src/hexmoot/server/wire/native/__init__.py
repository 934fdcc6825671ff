"""The hot core of the wire, compiled: what changed between two views."""
