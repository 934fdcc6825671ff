"""The rules, one module a chapter, compiled; `flow` puts them together into the playable state."""
