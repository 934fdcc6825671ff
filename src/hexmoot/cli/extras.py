"""Optional parts: a missing package is one line that names the extra to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hexmoot.engine.errors import HexmootError


class MissingExtra(HexmootError):
    """A part of the product is not installed."""


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Import inside; MissingExtra says how to get what is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(
            f"this needs the package {error.name!r}: install it with pip install 'hexmoot[{extra}]'"
        ) from error
