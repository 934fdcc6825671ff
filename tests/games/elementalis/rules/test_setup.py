"""Setting up (EL-12 to EL-21)."""

from __future__ import annotations

import pytest

import hexmoot
from hexmoot.games.elementalis.words.names import MAGE_NAMES
from tests.games.elementalis.kit import GAME, Bench, at

PAIRS = {
    "Elementalist": "E/W W/E A/F F/A",
    "Harmonist": "F/W F/E W/F W/A E/F E/A A/W A/E",
    "Purist": "F/F W/W E/E A/A",
    "Creationist": "X/F X/W X/E X/A",
    "Elitist": "F/X W/X E/X A/X",
    "Chaotica": "S/F S/W S/E S/A",
    "Cultist": "F/S W/S E/S A/S",
    "Guardian": "M/F M/W M/E M/A",
    "Luminary": "F/M W/M E/M A/M",
}


def draft(seats: int = 2, **options: object) -> Bench:
    """A game at its very beginning."""
    return Bench(GAME.start(seats=seats, seed=1, **options))


@pytest.mark.parametrize(
    ("expansions", "letters"),
    [
        ([], "fwea"),
        (["ether"], "fweax"),
        (["sun"], "fweas"),
        (["moon"], "fweam"),
        (["ether", "sun", "moon"], "fweaxsm"),
    ],
)
def test_el12_the_supply_has_the_cards_of_base_and_expansions(
    expansions: list[str], letters: str
) -> None:
    """EL-12: a Major of each symbol, and each expansion adds its own."""
    bench = draft(expansions=expansions)
    assert bench.legal == [f"major {letter}" for letter in letters]


def test_el12_there_are_two_minors_of_each_symbol() -> None:
    """EL-12: a Minor can be taken twice, not three times; a Major once."""
    bench = draft(3).play("major f")
    assert "major f" not in bench.legal
    bench.play("major w", "major a", "minor e")
    assert "minor e" in bench.legal
    bench.play("minor e")
    assert "minor e" not in bench.legal


@pytest.mark.parametrize(
    ("expansions", "most"),
    [([], 4), (["moon"], 5), (["ether", "sun"], 6), (["ether", "sun", "moon"], 7)],
)
def test_el13_each_expansion_adds_a_seat(expansions: list[str], most: int) -> None:
    """EL-13: two to four players, one more for each expansion."""
    assert draft(most, expansions=expansions).state.seats == most
    with pytest.raises(hexmoot.BadOption, match="seats"):
        draft(most + 1, expansions=expansions)
    with pytest.raises(hexmoot.BadOption, match="seats"):
        draft(1, expansions=expansions)


def test_el14_majors_are_taken_clockwise_from_the_start_seat() -> None:
    """EL-14: seats 2, 0, 1 take a Major each, of those left."""
    bench = draft(3, start_seat=2)
    order = []
    for card in ("major m", "major x", "major s"):
        order.append((bench.asked, bench.seat))
        bench.play(card)
    assert order == [("major", 2), ("major", 0), ("major", 1)]
    assert list(bench.state.major) == [4, 5, 6]


def test_el15_minors_are_taken_after_all_majors_in_the_same_order() -> None:
    """EL-15: again from the start seat."""
    bench = draft(3, start_seat=2).play("major m", "major x", "major s")
    order = []
    for card in ("minor a", "minor f", "minor w"):
        order.append((bench.asked, bench.seat))
        bench.play(card)
    assert order == [("minor", 2), ("minor", 0), ("minor", 1)]
    assert list(bench.state.minor) == [0, 1, 3]


@pytest.mark.parametrize(
    ("major", "minors"), [("x", "fwea"), ("s", "fwea"), ("m", "fwea"), ("e", "fweaxsm")]
)
def test_el16_special_majors_take_elemental_minors_only(major: str, minors: str) -> None:
    """EL-16: with X, S or M only F, W, E, A; with an element anything."""
    other = "f" if major != "f" else "w"
    bench = draft().play(f"major {major}", f"major {other}")
    assert bench.legal == [f"minor {letter}" for letter in minors]


@pytest.mark.parametrize(
    ("mage", "pair"), [(mage, pair) for mage, pairs in PAIRS.items() for pair in pairs.split()]
)
def test_el17_the_pair_makes_the_mage(mage: str, pair: str) -> None:
    """EL-17: all forty legal pairs have their kind."""
    other = "W/E" if pair[0] != "W" else "A/F"
    bench = at(pair, other)
    assert MAGE_NAMES[bench.state.kind[0]] == mage


def test_el18_the_marker_starts_at_one_at_the_start_seat() -> None:
    """EL-18: round 1, and the start seat is active, once starting Mana is taken."""
    bench = draft(2, arcana=[["F", "A"], ["E", "E"]], start_seat=1)
    bench.play("pair ff")
    assert (bench.state.round, bench.state.active) == (1, 1)


def test_el19_all_but_the_start_seat_take_two_mana_clockwise() -> None:
    """EL-19: any two colours, equal or not, from the start seat's left."""
    bench = draft(3, arcana=[["F", "A"], ["E", "E"], ["M", "F"]], start_seat=1)
    assert bench.legal == [
        f"pair {pair}" for pair in ["ff", "fw", "fe", "fa", "ww", "we", "wa", "ee", "ea", "aa"]
    ]
    assert bench.seat == 2
    bench.play("pair we")
    assert bench.seat == 0
    bench.play("pair aa")
    assert bench.pools == ["AA", "", "WE"]
    assert bench.fluxes == [20, 19, 19, 18]


def test_el19_only_pairs_the_flux_can_supply_are_offered() -> None:
    """EL-19: one Fire left allows no second one; no Water allows none."""
    bench = draft(2, arcana=[["F", "A"], ["E", "E"]]).flux([1, 0, 5, 5])
    bench.state.relist()
    assert bench.legal == [f"pair {pair}" for pair in ["fe", "fa", "ee", "ea", "aa"]]


def test_el20_the_start_seat_begins_with_an_empty_pool() -> None:
    """EL-20: the others have two Mana each, the start seat none."""
    bench = draft(2, arcana=[["F", "A"], ["E", "E"]]).play("pair ee")
    assert bench.pools == ["", "EE"]
    assert (bench.asked, bench.seat) == ("flux_tap", 0)


def test_el21_the_start_seat_has_the_first_turn_of_every_round() -> None:
    """EL-21: seat 1 begins rounds 1, 2 and 3."""
    bench = draft(3, arcana=[["F", "A"], ["E", "E"], ["W", "W"]], start_seat=1, rounds=3)
    firsts: dict[int, int] = {}
    while not bench.state.over:
        firsts.setdefault(int(bench.state.round), int(bench.state.active))
        bench.play(bench.legal[0])
    assert firsts == {0: 1, 1: 1, 2: 1, 3: 1}
