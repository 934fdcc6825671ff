"""The evaluation for bots, and the observation for learning."""

from __future__ import annotations

import pytest

from hexmoot.engine.conformance import positions
from tests.games.sorcerer_stones.kit import GAME, Table, at


def level() -> Table:
    """Two seats with the same to hope for."""
    table = at(2).plane().stacks(R="", B="", Y="", G="", N="").objectives()
    return table.spirit("r1c1").spirit("r4c4", seat=1).offer(1, 6, 11, 12)


@pytest.mark.parametrize("preset", ["standard", "intro", "coop", "workshop"])
def test_the_judgement_is_between_0_and_1(preset: str) -> None:
    """In every mode, all through a game."""
    for state in positions(GAME, 3, preset, seed=3, every=9):
        for seat in range(3):
            assert 0.0 <= state.judge(seat) <= 1.0


def test_equal_seats_are_judged_equal() -> None:
    """Nobody is ahead at the beginning."""
    state = level().state
    assert state.judge(0) == state.judge(1) == 0.5


def test_points_runes_and_stones_are_better_than_none() -> None:
    """Each thing that is worth points moves the judgement, the more the further."""
    assert level().qi(4).state.judge(0) > 0.5 > level().qi(4).state.judge(1)
    assert level().owns(N=3).state.judge(0) > 0.5
    near = level().holds("NYY").state.judge(0)
    assert near > level().holds("NY").state.judge(0) > level().holds("N").state.judge(0) > 0.5


def test_a_rune_in_reach_is_worth_more_the_nearer_it_is() -> None:
    """Reach is counted in steps of the Spirit."""
    far = level().stacks(N="234").spirit("r0c5", seat=1)
    near = level().stacks(N="234").spirit("r0c5", seat=1).spirit("r2c2")
    assert near.state.judge(0) > far.state.judge(0) > 0.5


def test_a_coop_group_is_judged_by_its_cards() -> None:
    """All seats alike, and a card begun counts by its part."""
    table = at(2, mode="coop").crafted(1, 2, 3).offer(4, 5, 6, 7)
    assert table.state.judge(0) == table.state.judge(1) == 3 / 14
    table.state.placed[0] = 2
    assert table.state.judge(0) == pytest.approx((3 + 1 / 3) / 14)


# ---- the observation


def test_an_observation_begins_with_the_viewer() -> None:
    """Each seat finds its own stones and Qi at the same place, then those of the next seat."""
    table = at(3).holds("RRB").holds("NNNN", seat=2).qi(5, seat=1)
    names = [feature.name for feature in GAME.features(table.state.setup)]
    own = names.index("seat+0.stones[0]")
    for seat, stones in ((0, [2, 1, 0, 0, 0]), (2, [0, 0, 0, 0, 4])):
        seen = GAME.observation(table.state, seat)
        assert seen[own : own + 5] == stones
    assert GAME.observation(table.state, 1)[names.index("seat+0.qi")] == 5
    assert GAME.observation(table.state, 0)[names.index("seat+1.qi")] == 5
