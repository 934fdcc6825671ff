"""Names of numbers, taken from the constants that hold them, so that no list repeats them."""

from __future__ import annotations

import sys


def named(module: str, prefix: str) -> dict[int, str]:
    """The numbers of a module's constants that begin so, each with the rest of its name.

    `named(__name__, "SAY_")` below `SAY_PLAYED: Final = 0` is `{0: "played"}`. Two constants with
    one number are a slip and refused.
    """
    found: dict[int, str] = {}
    for name, number in vars(sys.modules[module]).items():
        if name.startswith(prefix) and isinstance(number, int):
            if number in found:
                raise ValueError(f"{name} and {prefix}{found[number].upper()} are both {number}")
            found[number] = name.removeprefix(prefix).lower()
    return found
