"""Names of numbers, taken from constants."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from hexmoot.engine.naming import named


def module_with(**constants: object) -> str:
    """A module with these constants, found by its name."""
    made = ModuleType("constants_of_a_test")
    vars(made).update(constants)
    sys.modules[made.__name__] = made
    return made.__name__


def test_constants_with_the_prefix_are_named_by_the_rest() -> None:
    """In small letters; what is no number is no constant."""
    module = module_with(SAY_PLAYED=0, SAY_DREW_UNSEEN=3, ASK_PLAY=0, SAY_WORDS=("no", "number"))
    assert named(module, "SAY_") == {0: "played", 3: "drew_unseen"}
    assert named(module, "ASK_") == {0: "play"}


def test_two_constants_with_one_number_are_refused() -> None:
    """Both are named."""
    with pytest.raises(ValueError, match="SAY_DREW and SAY_PLAYED are both 1"):
        named(module_with(SAY_PLAYED=1, SAY_DREW=1), "SAY_")
