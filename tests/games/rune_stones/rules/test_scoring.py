"""The end of the game and its scoring by parts."""

from __future__ import annotations

import pytest

from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.gains import gain_points
from hexmoot.games.rune_stones.rules.scoring import (
    familiar_points,
    final_score,
    resource_points,
    row_points,
)
from tests.games.rune_stones.kit import at


@pytest.mark.parametrize(
    ("gems", "points"), [("", 0), ("B2", 0), ("B2 O1", 1), ("B1 Y1 G1 R1 W1", 1), ("W5 O4", 3)]
)
def test_rs161_a_point_for_three_resources(gems: str, points: int) -> None:
    """RS-161: gems and ore together, full threes only."""
    assert resource_points(at(gems=gems).state, 0) == points


@pytest.mark.parametrize(
    ("rows", "points"),
    [(("", ""), 0), (("B", "Y"), 0), (("BY", "B"), 3), (("BYG", "BYGR"), 16), (("BYGRW", ""), 15)],
)
def test_rs162_rows_at_the_end(rows: tuple[str, str], points: int) -> None:
    """RS-162: each row for itself, one artifact scores nothing."""
    assert row_points(at(rows=rows).state, 0) == points


def test_rs163_ranks_score_8_5_3_1() -> None:
    """RS-163: four familiars on the way."""
    table = at(4, preset="forest")
    for seat, space in enumerate([3, 12, 7, 1]):
        table.state.familiar[seat] = space
        table.state.arrival[seat] = seat + 1
    assert [int(familiar_points(table.state, seat)) for seat in range(4)] == [3, 8, 5, 1]


def test_rs164_a_familiar_at_the_start_has_no_rank() -> None:
    """RS-164: it scores nothing and takes no place from others."""
    table = at(3, preset="forest")
    table.state.familiar[1] = 2
    table.state.arrival[1] = 1
    assert [int(familiar_points(table.state, seat)) for seat in range(3)] == [0, 8, 0]


def test_rs165_tokens_stones_and_cards_score_nothing() -> None:
    """RS-165: all of them and the gem on the stone."""
    table = at(preset="forest", stones=["wild", "plus"], tokens=["TS-W", "TS-F"], discard=[70, 78])
    table.state.wild_colour[0] = kinds.BLUE
    assert final_score(table.state, 0) == 0


def test_rs157_the_trigger_is_at_the_target() -> None:
    """RS-157: 64 does not start the last round, 65 does."""
    table = at(score=60)
    gain_points(table.state, 0, 4, kinds.ORIGIN_CARD)
    assert not table.state.final_round
    gain_points(table.state, 0, 1, kinds.ORIGIN_CARD)
    assert table.state.final_round


def test_rs157_the_last_round_is_called_once() -> None:
    """RS-157: further points of whoever started it, or of others, are no news of that kind."""
    table = at(score=64)
    table.state.is_telling = True
    for seat, count in ((0, 1), (0, 1), (1, 70)):
        gain_points(table.state, seat, count, kinds.ORIGIN_CARD)
    told = [event.text for event in table.state.events(None)]
    assert len(told) == 4
    assert sum("last" in text for text in told) == 1


def test_rs157_the_target_is_an_option() -> None:
    """RS-157: `target_score = 20`; RS-167: the throne only marks it."""
    table = at(score=19, target_score=20)
    gain_points(table.state, 0, 1, kinds.ORIGIN_CARD)
    assert table.state.final_round
    assert table.state.view(None)["table"]["target"] == 20


def test_rs160_the_round_limit_is_an_option() -> None:
    """RS-160: with `max_rounds = 10` the game goes on after round 9 and ends after round 10."""
    for number, is_over in ((9, False), (10, True)):
        table = at(active=1, max_rounds=10)
        table.state.round = number
        table.utilize(100, 104).play("done")
        assert table.state.over == is_over


def test_rs158_equal_turns_in_the_last_round() -> None:
    """RS-158: the trigger in the first seat's turn leaves one turn for each other seat."""
    table = at(3, score=64, hand=[51, 105]).utilize(51, 105).play("use 0", "done")
    turns: list[int] = []
    while not table.state.over:
        if not turns or turns[-1] != table.seat:
            turns.append(table.seat)
        table.play(table.options[-1] if table.asked == "turn_action" else table.options[0])
    assert turns == [1, 2]


def test_outcome_names_the_parts() -> None:
    """RS-161 to RS-163: where the points came from, adding up to the score."""
    table = at(2, active=1, hand=[51, 105], gems="B3", rows=("BY", "GR"), score=64, preset="forest")
    table.state.points[1 * kinds.ORIGINS + kinds.ORIGIN_CARD] = 64
    table.set_gems(0, "")
    table.utilize(51, 105).play("use 0", "familiar 1", "row a", "stone plus", "done")
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.parts[1] == {
        "cards": 66,
        "smithies": 0,
        "exchanges": 3,
        "wisps": 0,
        "forest": 0,
        "resources": 1,
        "rows": 3,
        "familiar": 8,
    }
    assert outcome.scores == (0, 81)
    assert outcome.winners == (1,)
    assert outcome.utilities == (0.0, 1.0)
