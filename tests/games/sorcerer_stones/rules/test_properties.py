"""What holds on random positions: fast and plain reading agree, symmetries, identities."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexmoot.engine.conformance import positions
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.activation import read_zone
from hexmoot.games.sorcerer_stones.rules.cards import spin
from hexmoot.games.sorcerer_stones.rules.flow import Playable
from hexmoot.games.sorcerer_stones.rules.geometry import in_reading_order, lattice
from hexmoot.games.sorcerer_stones.rules.kinds import EMPTY
from hexmoot.games.sorcerer_stones.rules.quake import swap
from hexmoot.games.sorcerer_stones.rules.taking import sets_to_take
from hexmoot.games.sorcerer_stones.shown.hints.claims import claims
from hexmoot.games.sorcerer_stones.shown.zones import zone_cells
from tests.games.sorcerer_stones.kit import GAME, Table, at

STONES = st.lists(st.integers(0, 4), min_size=20, max_size=20)
# Few colours make many lines.
DENSE = st.lists(st.integers(0, 1), min_size=20, max_size=20)
SHAPES = st.integers(0, 62)
ORDERS = st.permutations(range(5))


@pytest.fixture(scope="module")
def table() -> Table:
    """Two seats at the beginning of their game."""
    return at(2)


def put(table: Table, shape: int, order: list[int], stones: list[int]) -> Playable:
    """Lay the zones in this order on the places of a shape, with these stones."""
    state = table.state
    state.shape = shape
    for place, zone in enumerate(order):
        state.zone_place[zone] = place
        state.place_zone[place] = zone
    for slot, stone in enumerate(stones):
        state.slots[slot] = stone
    return state


def plain_sets(state: Playable, zone: int, strict: bool) -> set[int]:
    """SS-71, SS-79 from the claims one by one: all largest sets of slots."""
    found = claims(state, zone)
    doubles = [claim.own for claim in found if len(claim.own) == 2]
    for size in range(4, -1, -1):
        sets = set()
        for slots in combinations(range(4 * zone, 4 * zone + 4), size):
            if strict:
                covered = all(any(slot in claim.own for claim in found) for slot in slots)
                fits = covered and not any(set(pair) <= set(slots) for pair in doubles)
            else:
                fits = matched(list(slots), [claim.own for claim in found])
            if fits:
                sets.add(sum(2 ** (slot % 4) for slot in slots))
        if sets:
            return sets
    return {0}


def matched(slots: list[int], owns: list[tuple[int, ...]]) -> bool:
    """Can every slot have a claim of its own?"""
    if not slots:
        return True
    return any(
        slots[0] in own and matched(slots[1:], owns[:index] + owns[index + 1 :])
        for index, own in enumerate(owns)
    )


def reading(state: Playable, zone: int) -> tuple[set[int], int, int]:
    """The fast reading: sets, number of lines, longest line."""
    read_zone(state, zone)
    mask = sets_to_take(state)
    sets = {chosen for chosen in range(16) if mask >> chosen & 1}
    return sets, int(state.line_count), int(state.longest)


@settings(max_examples=150, deadline=None)
@given(shape=SHAPES, order=ORDERS, stones=st.one_of(STONES, DENSE), zone=st.integers(0, 4))
def test_the_fast_reading_agrees_with_the_plain_one(
    table: Table, shape: int, order: list[int], stones: list[int], zone: int
) -> None:
    """SS-62 to SS-74: same sets, same number of lines, same longest line."""
    state = put(table, shape, order, stones)
    lines = [len(claim.slots) for claim in claims(state, zone) if claim.kind == "line"]
    sets, count, longest = reading(state, zone)
    assert sets == plain_sets(state, zone, strict=False)
    assert (count, longest) == (len(lines), max(lines, default=0))


@settings(max_examples=80, deadline=None)
@given(shape=SHAPES, order=ORDERS, stones=DENSE, zone=st.integers(0, 4))
def test_strict_taking_agrees_with_the_plain_reading(
    shape: int, order: list[int], stones: list[int], zone: int
) -> None:
    """SS-79."""
    state = put(STRICT, shape, order, stones)
    assert reading(state, zone)[0] == plain_sets(state, zone, strict=True)


STRICT = at(2, take_rule="strict")


@settings(max_examples=80, deadline=None)
@given(shape=SHAPES, order=ORDERS, stones=DENSE, zone=st.integers(0, 4))
def test_all_sets_offered_have_the_same_colours(
    table: Table, shape: int, order: list[int], stones: list[int], zone: int
) -> None:
    """SS-73: the choice is about places, not about colours."""
    state = put(table, shape, order, stones)
    colours = {
        tuple(sorted(int(state.slots[4 * zone + s]) for s in range(4) if chosen >> s & 1))
        for chosen in reading(state, zone)[0]
    }
    assert len(colours) == 1


@settings(max_examples=80, deadline=None)
@given(shape=SHAPES, order=ORDERS, stones=DENSE, zone=st.integers(0, 4))
def test_turning_and_mirroring_the_whole_board_changes_nothing(
    table: Table, shape: int, order: list[int], stones: list[int], zone: int
) -> None:
    """SS-57, SS-63: sizes of sets, lines and longest line are the same in all eight views."""
    state = put(table, shape, order, stones)
    cells = zone_cells(state)
    expected = summary(state, zone)
    for mirrored in (False, True):
        for turns in range(4):
            put_seen_from(table, cells, stones, turns, mirrored)
            assert summary(state, zone) == expected


def summary(state: Playable, zone: int) -> tuple[int, int, int, int]:
    """How many sets of stones, how many stones at most, how many lines, the longest."""
    sets, count, longest = reading(state, zone)
    return len(sets), max(bin(chosen).count("1") for chosen in sets), count, longest


def put_seen_from(
    table: Table, cells: list[tuple[int, int]], stones: list[int], turns: int, mirrored: bool
) -> None:
    """The same board turned by quarter turns and perhaps mirrored."""
    order = [0, 1, 2, 3]  # where the stone of each slot goes
    if mirrored:
        cells, order = [(-x, y) for x, y in cells], [1, 0, 3, 2]
    for _ in range(turns):
        cells, order = [(-y, x) for x, y in cells], [(slot + 1) % 4 for slot in order]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    moved = [(x - left, y - top) for x, y in cells]
    shape = in_reading_order(moved)
    new_stones = [EMPTY] * 20
    for slot, stone in enumerate(stones):
        new_stones[4 * (slot // 4) + order[slot % 4]] = stone
    zones = [moved.index(cell) for cell in shape]
    put(table, lattice(False).number_of[shape], zones, new_stones)


@settings(max_examples=50, deadline=None)
@given(stones=STONES, zone=st.integers(0, 4), way=st.integers(0, 1))
def test_spinning_four_times_or_back_is_nothing(
    table: Table, stones: list[int], zone: int, way: int
) -> None:
    """SS-44."""
    state = put(table, 0, [0, 1, 2, 3, 4], stones)
    before = state.numbers()
    for direction in (way, way, way, way, 0, 1):
        spin(state, zone, direction)
    assert state.numbers() == before


@settings(max_examples=50, deadline=None)
@given(shape=SHAPES, order=ORDERS, pair=st.sampled_from(list(combinations(range(5), 2))))
def test_the_same_swap_twice_is_nothing(
    table: Table, shape: int, order: list[int], pair: tuple[int, int]
) -> None:
    """SS-56."""
    state = put(table, shape, order, [0] * 20)
    before = state.numbers()
    swap(state, *pair)
    assert state.numbers() != before
    swap(state, *pair)
    assert state.numbers() == before


@pytest.mark.parametrize(
    ("seats", "preset"), [(2, "standard"), (4, "workshop"), (3, "intro"), (1, "coop"), (4, "coop")]
)
def test_between_turns_line_and_reservoirs_hold_what_the_zones_do_not(
    seats: int, preset: str
) -> None:
    """SS-4, SS-119: twenty stones are off the zones whenever a turn begins."""
    for state in positions(GAME, seats, preset, seed=7, every=3):
        stones = cast(Playable, state)
        if stones.frames[stones.top()] != kinds.FIRST_CARD:
            continue
        held = sum(map(int, stones.reservoir)) + sum(map(int, stones.placed))
        assert stones.line_length == 20 - held


def test_a_turn_never_takes_more_than_45_decisions() -> None:
    """SS-29: turns are finite; counted over whole random games with all spending open."""
    state = cast(Playable, GAME.start(seats=4, seed=5, preset="workshop"))
    longest = count = 0
    while not state.over:
        count = 1 if state.frames[state.top()] == kinds.FIRST_CARD else count + 1
        longest = max(longest, count)
        state.apply(state.legal()[state.ply % len(state.legal())])
    assert longest <= 45
