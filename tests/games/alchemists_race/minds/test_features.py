"""The observation for learning: what stands where."""

from __future__ import annotations

import pytest

from tests.games.alchemists_race.kit.table import GAME, Table, at


def seen(table: Table, seat: int) -> dict[str, int]:
    """A seat's observation by name."""
    names = [feature.name for feature in GAME.features(table.state.setup)]
    return dict(zip(names, GAME.observation(table.state, seat), strict=True))


def test_the_own_seat_comes_first() -> None:
    """AR-10: both seats see the same things, each itself first."""
    table = at("O3<O2 wood:2 speed coins:3 / M poison defended")
    mine, theirs = seen(table, 0), seen(table, 1)
    for own, other, view in (("seat+0.", "seat+1.", mine), ("seat+1.", "seat+0.", theirs)):
        assert (view[f"{own}position=19"], view[f"{own}came_from=18"]) == (1, 1)
        assert (view[f"{own}resource[4]"], view[f"{own}potion[0]"], view[f"{own}coins"]) == (
            2,
            1,
            3,
        )
        assert (view[f"{other}defended"], view[f"{other}free_heading"]) == (1, 1)
        assert (view[f"{own}active"], view[f"{other}active"]) == (1, 0)


def test_a_pending_loss_is_seen() -> None:
    """AR-56: how many more pieces, and from which kind on."""
    table = at("O7<O6 flower grass honey / O18<O17 speed", dice="1")
    assert (seen(table, 1)["loss_due"], seen(table, 1)["loss_lowest"]) == (2, 0)
    hit = at("O9<O8 meteor / O11<O12 flower grass:2 honey black_rock:2", dice="2")
    hit.play("meteor B", "lose flower", "lose grass")
    assert (seen(hit, 0)["loss_due"], seen(hit, 0)["loss_lowest"]) == (2, 1)
    assert seen(at("O3<O2 speed / M"), 0)["loss_due"] == 0


def test_the_running_turn_is_seen() -> None:
    """Die, steps, extra rolls and the targets of an attack."""
    table = at("R3<S2 poison speed / R2<R1 wood honey grass", dice="4").play("speed", "R2")
    view = seen(table, 0)
    assert (view["die"], view["steps_left"], view["extra_rolls"]) == (4, 3, 1)
    assert (view["seat+1.open_target"], view["seat+1.met"]) == (1, 1)


def test_numbers_stay_within_their_bounds() -> None:
    """AR-11: neither a huge hand nor a rich last turn leaves them."""
    table = at(
        "M flower:500 speed:450 meteor:9 coins:99 / M",
        end_mode="full_round",
        target_coins=100,
    ).play(*["sell meteor"] * 9)
    assert table.state.coins[0] == 135
    for feature, number in zip(
        GAME.features(table.state.setup), GAME.observation(table.state, 0), strict=True
    ):
        assert feature.low <= number <= feature.high
    assert seen(table, 0)["seat+0.resource[0]"] == 400


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_follow_clockwise(seats: int) -> None:
    """AR-10, AR-15: each seat sees the next one to move first, and so on round the table."""
    hands = ["O3<O2 coins:1", "O4<O3 coins:2", "O7<O6 coins:3", "O9<O8 speed coins:4"]
    table = at(" / ".join(hands[:seats]), turn="ABCD"[seats - 1], may_stay=True)
    for seat in range(seats):
        view = seen(table, seat)
        coins = [view[f"seat+{offset}.coins"] for offset in range(seats)]
        assert coins == [(seat + offset) % seats + 1 for offset in range(seats)]
