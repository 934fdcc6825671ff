"""`python -m hexmoot` is `hexmoot`."""

from hexmoot.cli.main import main

main()
