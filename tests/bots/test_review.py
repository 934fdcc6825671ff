"""Reviews of games: chances, turning points, and what was dear."""

from __future__ import annotations

import pytest

from hexmoot.bots import Bot, Look, SeatView, Thought, Verdict, bot, review
from hexmoot.bots.review import (
    FEWEST_PLAYOUTS,
    MOST_PLAYOUTS,
    Chances,
    change,
    composed,
    costliest,
    has_common_chance,
    look_at,
    looks,
    playouts_each,
    rows_of,
    turns,
    worth_another_look,
)
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record
from tests.bots.kit.games import make_brief, played_badly, played_in_company
from tests.games.sorcerer_stones.kit import at

KEEP = Thought(0, "keep", "Keep", 0.5, 9)
ROLL = Thought(1, "roll", "Roll", 0.6, 90)


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    make_brief(monkeypatch)


def verdicts(record: Record, judge: Bot) -> list[Verdict]:
    """All verdicts on a game."""
    return [look.verdict for look in looks(record, judge)]


def verdict(entry: int, cost: float, seat: int | None = None, best: Thought = ROLL) -> Verdict:
    """A seat kept where something cost so much less."""
    return Verdict(entry, entry % 2 if seat is None else seat, KEEP, best, cost)


def looked(entry: int, *chances: float, cost: float = 0.0) -> Look:
    """What was seen at an entry: the chances of all seats, and what the answer cost."""
    return Look(entry, entry, chances, verdict(entry, cost))


# ---- looking


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


def test_plies_count_answers_and_entries_count_orders_too() -> None:
    """A standing order has an entry of its own, but no ply."""
    record = played_badly()
    first = next(looks(record, bot("random")))
    assert (first.entry, first.ply) == (1, 0)


def test_a_verdict_keeps_the_question_as_its_seat_read_it() -> None:
    """An answer alone, as “Into the reserve”, does not tell what it was about."""
    record = played_badly()
    state = record.start()
    record.repeat(state, 0, record.actions[0])
    first = next(looks(record, bot("random"))).verdict
    assert first.asked == record.known_game().prompt(state, first.seat)
    assert first.asked


def test_some_decisions_can_be_looked_at_alone() -> None:
    """A worker is given a record as a file and the plies that are its part."""
    data = played_badly().to_bytes()
    parts = look_at(data, range(4), 20) + look_at(data, range(4, 100), 20)
    assert parts == look_at(data, range(100), 20)
    assert {look.ply for look in look_at(data, [3], 20)} == {3}


def test_a_bot_finds_no_fault_with_itself() -> None:
    """Reviewed by the same bot and seed, its own decisions are what it prefers."""
    match = Match.start(registry.game("ravens"), seats=2, seed=6)
    player = bot("search:playouts=100", 8)
    while not match.state.over:
        match.play(player.choose(SeatView(match.state)))
    for found in verdicts(match.record, player):
        assert found.played == found.best
        assert not found.is_fault


@pytest.mark.parametrize("decisions", [1, 150, 10**6])
def test_a_long_game_is_looked_at_more_quickly(decisions: int) -> None:
    """Between a floor and a ceiling, whatever the length of the game."""
    assert FEWEST_PLAYOUTS <= playouts_each(decisions) <= MOST_PLAYOUTS


def test_what_seems_to_matter_is_looked_at_again() -> None:
    """The four dearest of each seat, and where the game turned, though it cost nothing there."""
    dear = [looked(entry, 0.5, 0.5, cost=0.1 + entry / 100) for entry in range(0, 12, 2)]
    calm = [looked(entry, 0.5, 0.5, cost=0.01) for entry in range(12, 20)]
    steep = [looked(20, 0.5, 0.5), looked(21, 0.5, 0.5), looked(22, 0.9, 0.1)]
    found = worth_another_look([*dear, *calm, *steep], tied())
    assert found == [4, 6, 8, 10, 20]


# ---- what it comes to


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
    assert found == review(record)
    assert len(found.costliest) == 2
    assert not found.together


def test_the_second_look_has_the_last_word() -> None:
    """What the closer look says of a decision counts, of its cost and of it as a turning point."""
    record = played_badly()
    first = [looked(1, 0.5, 0.5, cost=0.3), looked(2, 0.5, 0.5, cost=0.2), looked(3, 0.1, 0.9)]
    closer = [looked(2, 0.5, 0.5, cost=0.05)]
    found = composed(record, record.final(), first, closer)
    assert [dear.cost for seat in found.costliest for dear in seat] == [0.05]
    assert found.turns == (closer[0].verdict,)
    assert found.turning_points == (2,)
    assert found.change(2) == (-0.5, 0.5)


def test_where_all_win_together_the_chances_are_no_shares() -> None:
    """Co-op: the same hope for each seat, moving to what the group achieved."""
    record = played_in_company()
    found = review(record, bot("search:playouts=30", 2))
    assert {row[0] - row[1] for row in found.chances} == {0.0}
    assert len(set(found.chances)) > 10
    outcome = record.final().outcome
    assert outcome is not None
    assert found.chances[-1] == outcome.utilities
    assert found.together


def test_an_unfinished_game_ends_with_the_last_opinion() -> None:
    """A record that was cut can be reviewed too; one without entries knows nothing."""
    cut = played_badly().truncate(6)
    found = review(cut)
    assert len(found.chances) == 7
    assert found.chances[-1] == found.chances[-2]
    assert review(cut.truncate(0)).chances == ((0.5, 0.5),)


def test_a_bot_without_opinion_leaves_the_chances_even() -> None:
    """Only bots that search say how seats stand."""
    found = review(played_badly(), bot("random"))
    assert set(found.chances[:-1]) == {(0.5, 0.5)}


def test_only_answers_that_cost_something_are_dear() -> None:
    """The dearest first, at most three a seat; the best answer is no fault, nor is a trifle."""
    found = [
        verdict(0, 0.3),
        verdict(1, 0.3, best=KEEP),
        verdict(2, 0.4),
        verdict(3, 0.001),
        verdict(4, 0.3),
        verdict(6, 0.2),
    ]
    dear = costliest(found, 3)
    assert [[one.entry for one in seat] for seat in dear] == [[2, 0, 4], [], []]


# ---- turning points


def test_a_game_turns_where_a_chance_changes_most() -> None:
    """The greatest changes first, and not two of them at one turn."""
    path = [0.5] * 10 + [0.9] * 10 + [0.6] * 10 + [0.58] * 10
    rows: list[Chances] = [*((chance, 1 - chance) for chance in path), (1.0, 0.0)]
    found = turns(rows)
    assert [place // 10 for place in found] == [0, 1, 3]
    assert change(rows, found[0]) == pytest.approx((0.4, -0.4))


def test_a_tie_is_no_turning_point() -> None:
    """Nothing changes, so nothing is pointed out."""
    rows = rows_of([looked(entry, 0.5, 0.5) for entry in range(6)], tied())
    assert rows == [(0.5, 0.5)] * 7
    assert turns(rows) == []


def test_a_lost_game_of_a_company_turns_nowhere_at_its_end() -> None:
    """The loss was certain before; the last answer did not bring it about."""
    rows = rows_of([looked(entry, 0.02, 0.02) for entry in range(6)], company(0))
    assert rows == [(0.02, 0.02)] * 6 + [(0.0, 0.0)]
    assert turns(rows) == []


# ---- the last row: what came of it


def company(crafted: int, seats: int = 2) -> State:
    """A finished co-op game of Sorcerer & Stones with so many of fourteen artifacts."""
    table = at(seats, mode="coop").crafted(*range(1, crafted + 1))
    table.state.end(5)
    return table.state


def tied(seats: int = 2) -> State:
    """A finished game of Sorcerer & Stones in which nobody has anything."""
    table = at(seats, mode="intro")
    table.state.end(1)
    return table.state


def test_a_company_ends_with_what_it_achieved() -> None:
    """Between nothing and everything, the same for each of its seats."""
    assert rows_of([], company(0)) == [(0.0, 0.0)]
    assert rows_of([], company(7)) == [(0.5, 0.5)]
    assert rows_of([], company(14, seats=3)) == [(1.0, 1.0, 1.0)]


def test_a_company_is_told_by_the_game_and_who_is_alone_is_one() -> None:
    """The game's setup tells it, not the number of seats."""
    assert has_common_chance(company(7).setup)
    assert has_common_chance(company(0, seats=1).setup)
    assert not has_common_chance(tied().setup)


def test_a_tie_ends_with_equal_shares() -> None:
    """One win, shared by all who are first."""
    assert rows_of([], tied()) == [(0.5, 0.5)]
    assert rows_of([], tied(4)) == [(0.25, 0.25, 0.25, 0.25)]
