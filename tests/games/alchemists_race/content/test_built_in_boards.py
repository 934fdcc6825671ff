"""The two boards of the game, and boards of one's own in play."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from hexmoot.games.alchemists_race.content.read import board
from tests.games.alchemists_race.kit.boards import pocket_ring
from tests.games.alchemists_race.kit.table import GAME


def test_four_regions_is_as_described() -> None:
    """37 spaces, 44 roads, and the counts of every content."""
    spaces = board("four_regions", False).spaces
    assert (len(spaces), sum(len(space.neighbours) for space in spaces)) == (37, 88)
    assert Counter(len(space.neighbours) for space in spaces) == {2: 24, 3: 12, 4: 1}
    assert Counter((space.kind, space.resource, space.amount) for space in spaces) == {
        (0, -1, 0): 1,
        **{(1, common, 0): 5 for common in range(4)},
        **{(1, rare, 0): 3 for rare in range(4, 7)},
        (2, -1, 1): 3,
        (2, -1, 2): 2,
        (3, -1, 1): 2,
    }


def test_distances_on_four_regions() -> None:
    """The farthest space is seven steps from the Market; opposite corners are eight apart."""
    found = board("four_regions", False)
    assert max(found.steps(0, space) for space in range(found.size)) == 7
    assert found.steps(17, 27) == 8
    assert found.steps(5, 5) == 0


def test_pocket_ring_is_as_described() -> None:
    """21 spaces, 24 roads."""
    spaces = board("pocket_ring", False).spaces
    assert (len(spaces), sum(len(space.neighbours) for space in spaces)) == (21, 48)
    assert Counter(len(space.neighbours) for space in spaces) == {2: 16, 3: 4, 4: 1}


@pytest.mark.parametrize(("name", "rocks"), [("four_regions", [22, 26]), ("pocket_ring", [18])])
def test_two_purples_replaces_spaces(name: str, rocks: list[int]) -> None:
    """AR-3: only with the option."""
    with_option = board(name, True).spaces
    assert [space for space, row in enumerate(with_option) if row.resource == 7] == rocks
    assert all(row.resource != 7 for row in board(name, False).spaces)
    assert all(with_option[space].amount == 0 for space in rocks)


def test_a_board_of_ones_own_can_be_played() -> None:
    """AR-155: handed over as plain data, with the Market anywhere."""
    data = pocket_ring()
    for row in data["spaces"]:
        row["id"] = 20 - row["id"]
    data["spaces"].reverse()
    data["edges"] = [[20 - one, 20 - other] for one, other in data["edges"]]
    data["two_purples"] = {}
    state = GAME.start(seats=2, seed=1, board=data)
    assert state.view(None)["table"]["seats"][0]["space"] == 20
    assert GAME.load(json.loads(json.dumps(state.dump()))) == state


def test_changing_the_data_later_does_not_change_the_game() -> None:
    """A started game keeps its own copy."""
    data = pocket_ring()
    state = GAME.start(seats=2, seed=1, board=data)
    data["spaces"].clear()
    assert GAME.load(state.dump()) == state
