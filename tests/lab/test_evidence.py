"""Tests behind a report: they err no more often than they say."""

from __future__ import annotations

from math import comb, inf, log

import pytest

from hexmoot.lab.evidence import (
    FAMILY_ERROR,
    chance_of,
    divergence,
    smallest_found,
    stand_out,
)


def test_divergence_is_that_of_two_coins() -> None:
    assert divergence(0.5, 0.5) == 0.0
    assert divergence(1.0, 0.5) == pytest.approx(log(2))
    assert divergence(0.75, 0.5) == pytest.approx(0.75 * log(1.5) + 0.25 * log(0.5))
    assert divergence(0.5, 0.0) == inf


@pytest.mark.parametrize("expected", [0.25, 0.5])
@pytest.mark.parametrize("wins", range(21))
def test_the_chance_is_never_below_the_exact_one_of_coins(wins: int, expected: float) -> None:
    """Both tails at least as far off (by divergence) as what was seen."""
    seen = divergence(wins / 20, expected)
    exact = sum(
        comb(20, count) * expected**count * (1 - expected) ** (20 - count)
        for count in range(21)
        if divergence(count / 20, expected) >= seen - 1e-12
    )
    assert chance_of(wins / 20, expected, 20) >= exact - 1e-12


def test_holm_goes_on_only_while_each_is_sure_enough() -> None:
    """Three tests at 1 %: 1/3 %, then 1/2 %, then 1 %; the first that fails ends it."""
    assert stand_out({"a": 0.003, "b": 0.004, "c": 0.009}) == {"a", "b", "c"}
    assert stand_out({"a": 0.0034, "b": 0.004, "c": 0.009}) == set()
    assert stand_out({"a": 0.003, "b": 0.006, "c": 0.009}) == {"a"}
    assert stand_out({}) == set()


def test_the_smallest_share_found_is_where_nine_in_ten_reach_the_bar() -> None:
    share = smallest_found(0.5, 400, 2)
    bar = share - 1.2815515655 * (share * (1 - share) / 400) ** 0.5
    assert chance_of(bar, 0.5, 400) * 2 == pytest.approx(FAMILY_ERROR, rel=1e-6)
    assert smallest_found(0.5, 1600, 2) < share < 0.65
