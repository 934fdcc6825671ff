"""Errors cross the border between processes and say the same on the other side."""

from __future__ import annotations

import pickle

import pytest

import hexmoot.arena
import hexmoot.cli.main
import hexmoot.server.errors  # noqa: F401 (its errors are looked for below)
from hexmoot.engine.errors import HexmootError

SPECIAL = {
    "UnknownGame": ("chess", ["ravens"]),
    "BadOption": ("seats", 9, "2..4"),
    "BadContent": ("cards.toml", ["line 3: no name", "line 4: no cost"]),
    "IllegalAction": (1, "fly", "no broom", ["walk"]),
    "ChanceNeeded": ([1, 2], [0.5, 0.5]),
    "Refusal": ("stale", "too late", 1.5),
}


def kinds_of(base: type[HexmootError]) -> list[type[HexmootError]]:
    """A class of errors and all that are derived from it."""
    return [base, *(kind for derived in base.__subclasses__() for kind in kinds_of(derived))]


@pytest.mark.parametrize("kind", kinds_of(HexmootError), ids=lambda kind: kind.__name__)
def test_an_error_is_the_same_after_a_journey(kind: type[HexmootError]) -> None:
    """Class, words and fields."""
    error = kind(*SPECIAL.get(kind.__name__, ("a sentence",)))
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is kind
    assert str(arrived) == str(error)
    assert arrived.__reduce__() == error.__reduce__()
