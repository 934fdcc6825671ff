"""What a roll is worth to each mage: the best use of the Ethers out of the Flux as it is."""

from __future__ import annotations

import itertools

import pytest

from hexmoot.games.elementalis.minds.worth import best_given, counts_worth, roll_worth
from hexmoot.games.elementalis.rules.kinds import DICE_SYMBOLS
from hexmoot.games.elementalis.rules.score import amount, brings, total_of
from tests.games.elementalis.kit import at, scored

MAGES = ("F/A", "F/W", "F/F", "X/A", "F/X", "F/S", "M/F", "F/M")


def packed(*numbers: int) -> int:
    """Symbols as rules count them: F W E A X S, one byte each."""
    return sum(number * 256**place for place, number in enumerate(numbers))


@pytest.mark.parametrize("mage", MAGES)
@pytest.mark.parametrize("flux", [(9, 9, 9, 9), (0, 9, 9, 1), (1, 1, 1, 1), (0, 0, 0, 0)])
def test_el10_the_worth_is_never_more_than_the_flux_nor_than_with_a_full_one(
    mage: str, flux: tuple[int, ...]
) -> None:
    """And an empty Flux is worth nothing to anybody."""
    state = at(mage, "W/W").state
    for symbols in itertools.product((0, 2), repeat=DICE_SYMBOLS):
        counts = packed(*symbols)
        for colour in range(4):
            state.flux[colour] = 30
        full = counts_worth(state, 0, counts)
        for colour in range(4):
            state.flux[colour] = flux[colour]
        assert counts_worth(state, 0, counts) <= min(full, sum(flux))


@pytest.mark.parametrize(
    ("mage", "symbols", "given", "found"),
    [
        ("F/A", (2, 1, 0, 1, 2, 0), (1, 0, 0, 1), (2, 0, 0, 2)),
        ("F/A", (2, 1, 0, 1, 2, 1), (2, 0, 0, 0), (4, 0, 0, 1)),
        ("F/W", (2, 1, 1, 1, 2, 0), (0, 0, 0, 0), (2, 1, 0, 0)),
        ("F/F", (2, 1, 0, 0, 2, 0), (0, 0, 0, 0), (3, 0, 0, 0)),
        ("F/X", (0, 3, 0, 0, 1, 0), (0, 0, 0, 0), (-2, 0, 0, 0)),
        ("X/A", (0, 0, 2, 1, 3, 1), (0, 0, 0, 0), (0, 0, 0, 2)),
        ("M/F", (1, 2, 0, 1, 1, 0), (1, 0, 0, 0), (2, 2, 0, 0)),
        ("F/M", (1, 2, 0, 1, 1, 0), (0, 0, 0, 1), (0, 2, 0, 3)),
    ],
)
def test_what_each_mage_scores(
    mage: str, symbols: tuple[int, ...], given: tuple[int, ...], found: tuple[int, ...]
) -> None:
    """EL-120 to EL-136: by colour, the Ethers given so; before the Flux has its say."""
    state = at(mage, "W/W").state
    counts = packed(*symbols)
    assert tuple(amount(state, 0, counts, packed(*given), c) for c in range(4)) == found


def test_among_equals_the_major_gets_the_ethers() -> None:
    """EL-122: an Elementalist's Major, a Moon mage's first elements; all Ethers are given."""
    counts = packed(1, 0, 0, 1, 2, 0)
    assert best_given(at("F/A", "W/W").state, 0, counts, 0, 0) == packed(2)
    assert best_given(at("A/F", "W/W").state, 0, counts, 0, 0) == packed(0, 0, 0, 2)
    moon = at("M/F", "W/W").state
    assert best_given(moon, 0, counts, 0, 0) == packed(1, 0, 0, 1)
    assert total_of(best_given(moon, 0, packed(0, 0, 0, 0, 4, 0), 0, 0)) == 4
    assert brings(moon, 0, counts, packed(1, 0, 0, 1)) == 4


@pytest.mark.parametrize(
    ("mage", "dice"),
    [
        ("F/A", "F W X X / A"),
        ("E/W", "FF W X E / W"),
        ("X/W", "X W X E / S"),
        ("M/F", "X W A AA / X"),
        ("E/M", "F X A X / W"),
        ("F/W", "F W E X / F"),
        ("A/A", "A X E AA / X"),
    ],
)
def test_the_worth_of_a_roll_is_the_best_that_can_be_scored(mage: str, dice: str) -> None:
    """The hint equals the best of all ways to answer the Ether and colour questions."""
    neutral = "X/E" if mage.startswith("M") else "M/F"
    bench = at(mage, neutral)
    bench.power(dice)
    expected = int(roll_worth(bench.state, 0))
    best = 0
    for answers in every_answer(mage, dice):
        best = max(best, len(scored(mage, dice, *answers)))
    assert expected == best


def every_answer(mage: str, dice: str) -> list[tuple[str, ...]]:
    """All ways to answer until the roll is scored."""
    neutral = "X/E" if mage.startswith("M") else "M/F"
    found: list[tuple[str, ...]] = []
    open_ways: list[tuple[str, ...]] = [()]
    while open_ways:
        way = open_ways.pop()
        bench = at(mage, neutral).power(dice).play(*way)
        if bench.asked in ("ether", "gain"):
            open_ways += [(*way, answer) for answer in bench.legal]
        else:
            found.append(way)
    return found
