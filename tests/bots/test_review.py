"""Reviews of finished games."""

from __future__ import annotations

import pytest

from hexmoot.bots import Bot, SeatView, Thought, Verdict, bot, review
from hexmoot.bots.review import costliest, looks, turning_points
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record


def played_badly() -> Record:
    """The toy: seat 0 plays low cards and never rolls, seat 1 plays high ones and always rolls."""
    match = Match.start(registry.game("ravens"), seats=2, seed=5)
    match.order(1, 10)
    while not match.state.over:
        legal = match.state.legal()
        match.play(legal[0] if match.state.seat == 0 else legal[-1])
    return match.record


def verdicts(record: Record, judge: Bot) -> list[Verdict]:
    """All verdicts on a game."""
    return [look.verdict for look in looks(record, judge) if look.verdict is not None]


def test_every_choice_is_judged_and_the_low_cards_cost_most() -> None:
    """Orders are left out; who threw games away paid, who played high did not pay for the cards."""
    record = played_badly()
    found = verdicts(record, bot("search:playouts=400", 3))
    assert found[0].entry == 1
    assert {verdict.seat for verdict in found} == {0, 1}
    mine, theirs = costliest(found, 2)
    assert mine
    assert mine[0].cost > 0.05
    assert mine[0].played.text.startswith("play")
    assert sum(verdict.cost for verdict in mine) > sum(verdict.cost for verdict in theirs)


def test_the_costliest_come_first_and_free_ones_not_at_all() -> None:
    """Sorted by cost, then by place; at most so many a seat."""
    some = Thought(1, "keep", "Keep", 0.5, 9)
    rows = [(0, 0, 0.1), (1, 1, 0.0), (2, 0, 0.3), (3, 0, 0.1), (4, 1, 0.2)]
    found = [Verdict(entry, seat, some, some, cost) for entry, seat, cost in rows]
    best = costliest(found, 3, most=2)
    assert [[verdict.entry for verdict in seat] for seat in best] == [[2, 0], [4], []]


def test_a_bot_finds_no_fault_with_itself() -> None:
    """Reviewed by the same bot and seed, its own decisions are what it prefers."""
    match = Match.start(registry.game("ravens"), seats=2, seed=6)
    player = bot("search:playouts=100", 8)
    while not match.state.over:
        match.play(player.choose(SeatView(match.state)))
    for verdict in verdicts(match.record, player):
        assert verdict.played == verdict.best


def test_a_review_tells_the_chances_from_the_deal_to_the_result() -> None:
    """A row before each entry and one after the last; they sum to one and end with the winner."""
    record = played_badly()
    found = review(record)
    assert len(found.chances) == len(record.actions) + 1
    for row in found.chances:
        assert sum(row) == pytest.approx(1.0)
    assert found.chances[0] == (0.5, 0.5)
    outcome = record.final().outcome
    assert outcome is not None
    assert found.chances[-1] == outcome.utilities
    assert found.costliest == review(record).costliest
    assert len(found.costliest) == 2


def test_where_all_win_together_the_chances_are_no_shares() -> None:
    """Co-op: the same hope for each seat, moving to what the group achieved."""
    match = Match.start(registry.game("sorcerer_stones"), seats=2, seed=4, preset="coop")
    player = bot("greedy", 1)
    while not match.state.over:
        match.play(player.choose(SeatView(match.state)))
    found = review(match.record, bot("search:playouts=30", 2))
    assert {row[0] - row[1] for row in found.chances} == {0.0}
    assert len(set(found.chances)) > 10
    assert match.state.outcome is not None
    assert found.chances[-1] == match.state.outcome.utilities
    assert len(found.turning_points) == 5


def test_an_unfinished_game_ends_with_the_last_opinion() -> None:
    """A record that was cut can be reviewed too; one without entries knows nothing."""
    cut = played_badly().truncate(6)
    found = review(cut)
    assert len(found.chances) == 7
    assert found.chances[-1] == found.chances[-2]
    assert review(cut.truncate(0)).chances == ((0.5, 0.5),)


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game() -> None:
    """Entries that changed nothing are none."""
    chances = ((0.5, 0.5), (0.6, 0.4), (0.6, 0.4), (0.1, 0.9), (0.15, 0.85))
    assert turning_points(chances, most=2) == (0, 2)
    assert turning_points(chances) == (0, 2, 3)


def test_a_bot_without_opinion_leaves_the_chances_even() -> None:
    """Only bots that search say how seats stand."""
    found = review(played_badly(), bot("random"))
    assert set(found.chances[:-1]) == {(0.5, 0.5)}
