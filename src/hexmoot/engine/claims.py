"""Numbers and names in the words of a lesson, each with the place of the view it is taken from.

`You hold {3 = table.seats.0.coins} coins` reads "You hold 3 coins", and is refused where the view
says otherwise. A path walks through keys and places; `#` before it counts what lies there.
"""

from __future__ import annotations

import re
from typing import Any

CLAIM = re.compile(r"\{([^{}=]+)=([^{}]+)\}")
NUMBER_WORDS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    *("nineteen", "twenty"),
)
# `one` is mostly a pronoun.
LOOSE = re.compile(rf"\b(\d+|{'|'.join(NUMBER_WORDS[2:])}|zero)\b", re.I)


class FalseClaim(ValueError):
    """A sentence says something that is not so on the table."""


def filled(text: str, view: Any) -> str:
    """The sentence as people read it; FalseClaim where the view says otherwise."""
    return CLAIM.sub(lambda found: _checked(found[1].strip(), found[2].strip(), view), text)


def loose_numbers(text: str) -> list[str]:
    """Numbers that stand in a sentence without saying where they are taken from."""
    return [found[0] for found in LOOSE.finditer(CLAIM.sub("", text))]


def _checked(written: str, path: str, view: Any) -> str:
    found = value_at(view, path)
    if found not in (_meant(written), written):
        raise FalseClaim(f"says {written!r}, but {path} is {found!r}")
    return written


def _meant(written: str) -> object:
    lower = written.lower()
    if lower in NUMBER_WORDS:
        return NUMBER_WORDS.index(lower)
    return int(written) if written.lstrip("-").isdecimal() else written


def value_at(view: Any, path: str) -> object:
    """What stands at a path of plain data."""
    found = view
    for part in path.removeprefix("#").split("."):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise FalseClaim(f"there is no {path} in the view ({part!r})") from error
    return len(found) if path.startswith("#") else found
