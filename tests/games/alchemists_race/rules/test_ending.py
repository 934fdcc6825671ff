"""The end of the game and the ranking (AR-132 to AR-137)."""

from __future__ import annotations

import pytest

from hexmoot import IllegalAction, Outcome
from hexmoot.engine.events import Event
from tests.games.alchemists_race.kit.table import Table, at

ASKED = "O18<O17 speed"
LAST = {"max_rounds": 10, "round": 10}


def result(table: Table) -> Outcome:
    """The outcome of a game that must be over."""
    outcome = table.state.outcome
    assert outcome is not None
    return outcome


def told_events(table: Table, answer: str) -> list[Event]:
    """What an answer brought about, as everybody hears it."""
    table.state.is_telling = True
    table.play(answer)
    return table.state.events(None)


def told(table: Table, answer: str) -> list[str]:
    """The same as lines of the log."""
    return [event.text for event in told_events(table, answer)]


@pytest.mark.parametrize(("coins", "is_over"), [(15, False), (16, True), (19, True)])
def test_a_sale_that_reaches_the_target_wins(coins: int, is_over: bool) -> None:
    """AR-132: 19 coins are not enough, 20 are, 23 are."""
    table = at(f"M meteor:2 coins:{coins} / {ASKED}").play("sell meteor")
    assert table.state.over is is_over


def test_the_target_is_an_option() -> None:
    """AR-132."""
    table = at(f"M meteor:2 / {ASKED}", target_coins=4).play("sell meteor")
    assert result(table).winners == (0,)


def test_the_game_stops_there() -> None:
    """AR-133: nothing is left to answer, B's better hand does not count."""
    table = at("M meteor:2 coins:16 / M meteor:5 coins:19").play("sell meteor")
    assert (table.state.legal(), table.state.seat, table.state.decision) == ([], -1, None)
    assert table.seats == ["M meteor coins:20", "M meteor:5 coins:19"]
    with pytest.raises(IllegalAction, match="the game is over"):
        table.play("end")


def test_a_full_round_is_played_out() -> None:
    """AR-134: the last seat still gets its turn, the first none more."""
    table = at("M meteor coins:16 / M teleport coins:16", dice="1 1", end_mode="full_round")
    table.play("sell meteor", "S1")
    assert (table.state.over, table.asked) == (False, "B pre_roll")
    table.play("sell teleport", "S2")
    assert result(table).reason.name == "full_round"


def test_the_target_is_told_once() -> None:
    """AR-134: further sales of the same seat are sales and nothing more."""
    table = at("M meteor:3 coins:16 / M", dice="1 1", end_mode="full_round")
    table.state.is_telling = True
    table.play("sell meteor")
    assert [event.kind for event in table.state.events(None)] == ["sold", "target_reached"]
    table.play("sell meteor")
    assert [event.kind for event in table.state.events(None)] == ["sold"]


def test_the_last_seat_of_a_round_ends_it_at_once() -> None:
    """AR-134: reaching the target in the last turn of the round leaves nobody to wait for."""
    table = at("M / M meteor coins:16", dice="1", turn="B", end_mode="full_round")
    table.play("sell meteor", "S1")
    assert (result(table).winners, result(table).reason.name) == ((1,), "full_round")


def test_the_cap_ends_the_game() -> None:
    """AR-135: after the last turn of round 10, not before."""
    table = at("O17<O16 coins:3 / O3<O2 speed coins:5", dice="1 1", **LAST)
    assert not table.state.over
    table.play("roll")
    outcome = result(table)
    assert (outcome.reason.name, outcome.winners, outcome.scores) == ("round_cap", (1,), (3, 5))
    earlier = at("O17<O16 / O3<O2 speed", dice="1 1 1", max_rounds=10, round=9).play("roll")
    assert (earlier.state.over, earlier.state.round) == (False, 10)


def test_target_and_cap_in_one_round_is_a_full_round() -> None:
    """AR-134, AR-135: the target is the reason."""
    table = at("O17<O16 / M meteor coins:16", dice="1 1", end_mode="full_round", **LAST)
    table.play("sell meteor", "S1")
    assert result(table).reason.name == "full_round"


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ("coins:6", "coins:5 meteor wood:9", (1, 2)),
        ("coins:5 poison wood:9", "coins:5 meteor", (2, 1)),
        ("coins:5 meteor wood", "coins:5 poison:2 wood:2", (2, 1)),
        ("coins:5 meteor wood", "coins:5 meteor honey", (1, 1)),
    ],
)
def test_the_ranking(first: str, second: str, ranks: tuple[int, int]) -> None:
    """AR-136: coins, then potion value, then resources, then a shared place."""
    # Both land on a resource in this last round, so neither gains on the other.
    table = at(f"O17<O16 {first} / O2<O1 {second}", dice="1 1", **LAST)
    assert result(table).ranks == ranks


def test_an_immediate_winner_is_first_and_the_rest_are_ranked() -> None:
    """AR-137: places, coins, winners and the reason."""
    others = f"{ASKED} coins:7 / O9<O8 coins:12 / O3<O2 coins:7 meteor"
    outcome = result(at(f"M meteor coins:17 / {others}").play("sell meteor"))
    assert (outcome.ranks, outcome.scores) == ((1, 4, 2, 3), (21, 7, 12, 7))
    assert (outcome.winners, outcome.reason.name) == ((0,), "target")
    assert outcome.parts == tuple({"coins": coins} for coins in (21, 7, 12, 7))


def test_shared_winners_share_the_utility() -> None:
    """AR-136, AR-137: two of three are level at the cap."""
    table = at("O17<O16 coins:5 / O2<O1 coins:5 / O9<O8 coins:4", dice="1 1 1", **LAST)
    outcome = result(table)
    assert (outcome.ranks, outcome.winners) == ((1, 1, 3), (0, 1))
    assert outcome.utilities == (0.5, 0.5, 0.0)


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        (
            "coins:5 poison wood:9",
            "coins:5 meteor",
            "Blue and Red have the same coins: Blue's potions are worth more (6 to 4).",
        ),
        (
            "coins:5 meteor wood",
            "coins:5 poison:2 wood:2",
            "Blue and Red are level in coins and potions: Blue holds more resources (3 to 2).",
        ),
        (
            "coins:5 meteor wood",
            "coins:5 meteor honey",
            "Red and Blue are level in coins, potions and resources and share the place.",
        ),
    ],
)
def test_what_broke_a_tie_is_told(first: str, second: str, sentence: str) -> None:
    """AR-136: the line before the result says why one of two with the same coins is ahead."""
    table = at(f"O17<O16 {first} / O2<O1 speed {second}", dice="1", **LAST)
    table.dice("1")
    # Speed is worth two coins: the other seat gets one as well.
    table.give(0, "speed")
    assert told(table, "roll")[-2] == sentence


def test_a_clear_win_needs_no_word() -> None:
    """AR-136: coins alone decide; level seats behind the winner are not spoken of."""
    others = "O2<O1 coins:5 / O9<O8 speed coins:5 poison"
    table = at(f"O17<O16 coins:6 / {others}", dice="1 1", **LAST)
    table.dice("1")
    assert not any("level" in line or "same coins" in line for line in told(table, "roll"))
    assert table.state.over


def test_everybody_level_with_the_winner_is_named() -> None:
    """AR-134, AR-136: after a full round as after the cap, each of the others once."""
    seats = "O17<O16 coins:20 / O2<O1 coins:20 meteor / O9<O8 speed coins:20"
    table = at(seats, dice="1 1", end_mode="full_round")
    table.state.target_reached = True
    table.dice("1")
    kinds = [event.kind for event in told_events(table, "roll")]
    assert [kind for kind in kinds if kind.startswith("tie_")] == ["tie_by_potions"] * 2
    assert result(table).winners == (1,)
