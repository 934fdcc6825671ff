"""The frame of a turn and of the rounds."""

from __future__ import annotations

from hexmoot.engine.native.stack import FRAME, KIND
from hexmoot.games.sorcerer_stones.rules import kinds, turn
from tests.games.sorcerer_stones.kit import Table, at, fresh


def stack_of(table: Table) -> list[int]:
    """The kinds on the decision stack, what comes first at the front."""
    frames = table.state.frames
    return [int(frames[k * FRAME + KIND]) for k in range(table.state.depth - 1, -1, -1)]


def test_a_turn_is_six_steps_in_fixed_order() -> None:
    """SS-29: cards, activation, Spirit, objectives, refill, craft."""
    table = at()
    table.before(kinds.FIRST_CARD)
    assert stack_of(table) == [
        kinds.FIRST_CARD,
        kinds.SECOND_CARD,
        kinds.DRAW_CARDS,
        kinds.ACTIVATE,
        kinds.SPIRIT_STEP,
        kinds.CLAIM_RUNE,
        kinds.GRANT_STEPS,
        kinds.FREE_STEP,
        kinds.CLAIM_RUNE,
        kinds.PAY_QI,
        kinds.REFILL,
        kinds.CRAFT,
        kinds.GIVE_BACK,
        kinds.FINISH_TURN,
    ]


def test_intro_and_coop_skip_spirit_and_objectives() -> None:
    """SS-30: also SS-163, no limit of stones in co-op."""
    table = at(2, mode="intro").before(kinds.ACTIVATE)
    assert stack_of(table) == [
        kinds.ACTIVATE,
        kinds.REFILL,
        kinds.CRAFT,
        kinds.GIVE_BACK,
        kinds.FINISH_TURN,
    ]
    table = at(2, mode="coop").before(kinds.ACTIVATE)
    assert stack_of(table) == [
        kinds.ACTIVATE,
        kinds.PLACE_STONE,
        kinds.REFILL,
        kinds.FINISH_TURN,
    ]


def test_a_step_without_anything_to_offer_passes_unasked() -> None:
    """SS-31: nothing to take, no step, no claim, no craft, no surplus: the next seat plays."""
    table = at().plane().spirit("r0c0").objectives(1, 2, 3).holds("")
    table.zones("G B / R N", "B G / N R", "Y B / G Y", "R N / R R", "R R / N Y").taoist(2)
    table.activate()
    assert (table.state.seat, table.asked) == (1, "first_card")


def test_the_next_seat_clockwise_follows() -> None:
    """SS-32: after seat 2 of 3 comes seat 0."""
    table = at(3)
    assert [int(turn.next_seat(table.state, seat)) for seat in range(3)] == [1, 2, 0]
    for seat in (0, 1, 2):
        table.before(kinds.FINISH_TURN, seat).go()
        assert table.state.seat == (seat + 1) % 3


def test_turns_go_round_from_the_start_seat() -> None:
    """SS-11, SS-32: with start seat 2 of 3 the turns are 2, 0, 1, 2."""
    state = fresh(3, start_seat=2)
    order: list[int] = []
    while len(order) < 4:
        if state.frames[state.top() + KIND] == kinds.FIRST_CARD and order[-1:] != [state.seat]:
            order.append(state.seat)
        state.apply(state.legal()[-1])
    assert order == [2, 0, 1, 2]


def test_a_round_begins_with_each_turn_of_the_start_seat() -> None:
    """SS-171: rounds count from 1."""
    table = at(2)
    assert table.state.round == 1
    table.before(kinds.FINISH_TURN, 0).go()
    assert (table.state.seat, table.state.round) == (1, 1)
    table.before(kinds.FINISH_TURN, 1).go()
    assert (table.state.seat, table.state.round) == (0, 2)


def test_nothing_of_a_turn_counts_in_the_next_one() -> None:
    """SS-29: all that is counted in a turn begins at nothing for the next seat."""
    counted = [
        *("cards_played", "singles", "doubles", "line_count", "longest"),
        *("free_steps", "free_steps_made", "paid_steps_used", "claims_made"),
    ]
    table = at(2).plane().objectives().offer(6, 7, 8, 9).hand("spin fly quake shift-r", seat=1)
    for name in counted:
        setattr(table.state, name, 3)
    for colour in range(5):
        table.state.gained[colour] = table.state.budget[colour] = 1
    table.state.crafting = 2
    table.before(kinds.FINISH_TURN).go()
    assert (table.asked, table.state.seat) == ("first_card", 1)
    assert [getattr(table.state, name) for name in counted] == [0] * len(counted)
    assert [*table.state.gained, *table.state.budget] == [0] * 10
    assert table.state.crafting == kinds.NO_CARD
