"""The one place the version stands."""

from typing import Final

VERSION: Final = "0.2.0"
