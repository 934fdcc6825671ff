"""The rules, one topic a module; `flow` puts them together into the state that plays."""
