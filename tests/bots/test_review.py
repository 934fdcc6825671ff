"""Reviews of finished games."""

from __future__ import annotations

from hexmoot.bots import SeatView, bot
from hexmoot.bots.base import Thought
from hexmoot.bots.review import Verdict, costliest, verdicts
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


def test_every_choice_is_judged_and_the_low_cards_cost_most() -> None:
    """Orders are left out; who threw games away paid, who played high did not pay for the cards."""
    record = played_badly()
    found = list(verdicts(record, bot("search:playouts=400", 3)))
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
