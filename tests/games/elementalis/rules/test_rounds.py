"""Rounds, turns and the Chaotica (EL-22 to EL-29)."""

from __future__ import annotations

import pytest

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.mages import price
from hexmoot.games.elementalis.words.names import MAGE_NAMES
from tests.games.elementalis.kit import GAME, at


def played_turns(**options: object) -> list[tuple[int, int]]:
    """(round, seat) of each turn that was told of in a game."""
    state = GAME.start(seats=3, seed=5, arcana="preset", **options)
    state.is_telling = True
    turns = []
    while not state.over:
        state.apply(state.legal()[0])
        turns += [(e.numbers[1], e.numbers[0]) for e in state.events(None) if e.kind == "turn"]
    return turns


def test_el22_turns_go_clockwise_and_a_round_gives_everyone_one() -> None:
    """EL-22: from the start seat to the left, each seat once a round."""
    turns = played_turns(start_seat=2, rounds=2)
    assert turns == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]


@pytest.mark.parametrize("rounds", [1, 6, 12])
def test_el23_the_game_has_as_many_rounds_as_set(rounds: int) -> None:
    """EL-23: the marker goes up after everybody's turn; the game ends after the last round."""
    turns = played_turns(rounds=rounds)
    assert len(turns) == 3 * rounds
    assert turns[-1] == (rounds, 2)


def test_el23_six_rounds_are_the_default() -> None:
    """EL-23: without the option there are six."""
    assert len(played_turns()) == 18


def test_el24_a_turn_begins_clean() -> None:
    """EL-24: no used line, leak, mark, duplicate or Channel is left from before."""
    bench = at("F/A", "M/F", "E/E", pools=["F"], last_turn=False)
    state = bench.state
    state.used, state.leak = 0b1111, 0x010101
    state.in_play, state.held, state.scorched = 0b11110, 0b10, 0b100
    bench.begin_turn("E E E E / E")
    assert (state.used, state.leak, state.held, state.scorched) == (0, 0, 0, 0)
    assert bench.channel == ""
    assert bench.dice == "E E E E / E"


def test_el25_the_sun_major_names_an_element_before_the_first_turn_of_a_round() -> None:
    """EL-25: seat 1 is asked although seat 0 begins, in round 1 and again in round 2."""
    bench = at("F/A", "S/F", last_turn=False)
    bench.step(k.STEP_ROUND, "")
    assert (bench.asked, bench.seat, bench.state.turn) == ("chaos", 1, 0)
    bench.state.round = 3
    bench.step(k.STEP_ROUND, "")
    assert (bench.asked, bench.state.round) == ("chaos", 4)


def test_el26_any_element_may_be_named_even_anothers_major() -> None:
    """EL-26: all four, though Fire is seat 0's Major."""
    bench = at("F/A", "S/F", last_turn=False).step(k.STEP_ROUND, "")
    assert bench.legal == ["chaos f", "chaos w", "chaos e", "chaos a"]


def test_el27_the_element_must_change_every_round() -> None:
    """EL-27: last round's element is not offered."""
    bench = at("F/A", "S/F", chaos="W", last_turn=False).step(k.STEP_ROUND, "")
    assert bench.legal == ["chaos f", "chaos e", "chaos a"]


@pytest.mark.parametrize(
    ("element", "mage"),
    [("F", "Purist"), ("A", "Elementalist"), ("W", "Harmonist"), ("E", "Harmonist")],
)
def test_el28_a_chaotica_counts_as_the_mage_of_its_element(element: str, mage: str) -> None:
    """EL-28: with Minor Fire: Fire Purist, Air Elementalist, else Harmonist; symbol and all."""
    bench = at("S/F", "M/F", last_turn=False).step(k.STEP_ROUND, "")
    bench.play(f"chaos {element.lower()}")
    assert MAGE_NAMES[bench.state.kind[0]] == mage
    assert bench.state.symbol[0] == "FWEA".index(element)


def test_el29_sun_lines_hold_the_spells_of_the_element_at_that_kinds_prices() -> None:
    """EL-29: as a Purist of Fire: Char 1, Burn 1, Incinerate 2; as a Harmonist of Water: 2, 3."""
    bench = at("S/F", "M/F", chaos="F")
    assert [int(mask) for mask in bench.state.lines[:3]] == [2**k.CHAR, 2**k.BURN, 2**k.INCINERATE]
    assert [price(bench.state, 0, spell, 0) for spell in (k.CHAR, k.BURN, k.INCINERATE)] == [
        1,
        1,
        2,
    ]
    bench.chaos("W")
    assert [int(mask) for mask in bench.state.lines[:3]] == [
        2**k.MIRROR_POOL,
        2**k.ETHER_LEAK,
        2**k.COUNTER_SPELL,
    ]
    assert [price(bench.state, 0, spell, 0) for spell in (k.MIRROR_POOL, k.ETHER_LEAK)] == [2, 3]


def test_el28_a_chaotica_can_be_read_in_the_view() -> None:
    """EL-28: the table shows the printed kind, the kind it counts as and the element."""
    bench = at("S/F", "M/F", chaos="A").begin_turn()
    seat = bench.state.view(None)["table"]["seats"][0]
    assert (seat["mage"], seat["counts_as"], seat["element"]) == ("Chaotica", "Elementalist", "Air")
