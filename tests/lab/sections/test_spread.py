"""Many numbers at a glance."""

from __future__ import annotations

import pytest

from hexmoot.lab.sections.spread import spread_of


def test_a_spread_has_quantiles_and_bars() -> None:
    spread = spread_of([float(value) for value in range(1, 26)])
    assert (spread.smallest, spread.quarter, spread.middle, spread.largest) == (1, 7, 13, 25)
    assert [spread.low, spread.three_quarters, spread.high] == pytest.approx([2.2, 19, 23.8])
    assert sum(spread.bars) == 25
    assert spread.bars[-1] == 2
    assert spread_of([4.0]).bars[0] == 1
