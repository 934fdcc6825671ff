"""The kinds of numbers an observation can be handed over in."""

from __future__ import annotations

import numpy as np
import pytest

from hexmoot.engine.errors import BadOption
from hexmoot.engine.native.sheet import Feature
from hexmoot.research.number_kinds import converter

DIE, DEBT = Feature("die", 0, 6), Feature("debt", -10, 10)
SEEN = np.array([[3, -5], [6, 10]], dtype=np.int16)


def test_the_native_numbers_are_handed_over_as_they_are() -> None:
    """Without a copy."""
    assert converter("int16", [DIE, DEBT])(SEEN) is SEEN


def test_scaled_numbers_lie_between_the_bounds() -> None:
    """0 is the lowest a number can be, 1 the highest; a number that never changes is 0."""
    scaled = converter("float16", [DIE, DEBT])(SEEN)
    assert scaled.dtype == np.float16
    assert np.allclose(scaled, [[0.5, 0.25], [1, 1]])
    assert converter("float16", [Feature("one", 1, 1)])(SEEN[:0, :1]).shape == (0, 1)


def test_bytes_are_for_numbers_that_fit() -> None:
    """The first that does not is named."""
    assert converter("uint8", [DIE])(SEEN[:, :1]).tolist() == [[3], [6]]
    with pytest.raises(BadOption, match=r"kind is 'uint8'.*int16 or float16: debt is -10\.\.10"):
        converter("uint8", [DIE, DEBT])


def test_other_kinds_are_refused() -> None:
    """By name."""
    with pytest.raises(BadOption, match="int16, uint8, float16"):
        converter("float64", [DIE])
