"""How the package is compiled: groups of modules, C flags, and the command that builds them."""
