"""The rules, one module a chapter; `flow` puts them together into the playable state."""
