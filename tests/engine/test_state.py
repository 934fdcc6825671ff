"""What every state does: the decision stack, refusals, dumps, events, imagination."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption, BadState, IllegalAction, UnknownGame
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.toys.ravens import IN_BAG, RavensState


@pytest.fixture
def game() -> Game:
    return registry.game("ravens")


@pytest.fixture
def state(game: Game) -> State:
    return game.start(seats=2, seed=5)


def test_an_illegal_action_names_seat_text_reason_and_what_is_allowed(state: State) -> None:
    """The player can read it."""
    allowed = ", ".join(state.setup.game.actions.text(action) for action in state.legal())
    with pytest.raises(IllegalAction) as error:
        state.apply(0)
    assert str(error.value) == (
        f"seat 0 cannot 'keep': it is not an answer to the present decision; allowed: {allowed}"
    )


def test_the_decision_says_kind_seat_and_prompt(state: State) -> None:
    """One question to one seat."""
    decision = state.decision
    assert decision is not None
    assert (decision.kind, decision.seat, decision.prompt) == ("play_card", 0, "Play a card.")
    assert state.outcome is None


def test_the_outcome_has_ranks_scores_parts_utilities_and_a_reason(state: State) -> None:
    """Whoever has more is first."""
    while not state.over:
        state.apply(state.legal()[-1])
    outcome = state.outcome
    assert outcome is not None
    best = outcome.scores.index(max(outcome.scores))
    assert outcome.winners == (best,)
    assert outcome.utilities[best] == 1.0
    assert outcome.reason.name == "three_rounds"
    assert outcome.parts == tuple({"cards": score} for score in outcome.scores)
    assert state.decision is None


def test_tied_winners_share_the_utility(game: Game) -> None:
    """Half each."""
    state = game.start(seats=2, seed=1)
    assert isinstance(state, RavensState)
    state.totals[0] = state.totals[1] = 9
    state.end(1)
    assert [state.utility(0), state.utility(1)] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "x"}, "not a dump of the form"),
        ({"game": "other"}, "a dump of 'other', not of 'ravens'"),
        ({"rules": 9}, "made by rules 9, these are 3"),
        ({"numbers": "12"}, "not whole numbers"),
        ({"numbers": [1, 2]}, "ends too early"),
        ({"numbers": [True]}, "not whole numbers"),
        ({"options": None}, "no options"),
        ({"digest": "0" * 16}, "its digest does not fit"),
    ],
)
def test_a_dump_that_was_tampered_with_is_refused(
    game: Game, state: State, change: dict[str, Any], message: str
) -> None:
    """With the reason."""
    with pytest.raises(BadState, match=message):
        game.load({**state.dump(), **change})


def test_a_dump_with_wrong_lengths_is_refused(game: Game, state: State) -> None:
    """Arrays of another length, numbers left over, an impossible stack."""
    numbers = state.numbers()
    for wrong in ([*numbers, 0], numbers[:-3], [*numbers[:6], 99, *numbers[7:]]):
        with pytest.raises(BadState):
            game.load({**state.dump(), "numbers": wrong})


def test_the_digest_depends_on_every_number(game: Game, state: State) -> None:
    """Change one field, get another digest."""
    digest = state.digest()
    assert isinstance(state, RavensState)
    state.always_keep[1] = 1
    assert state.digest() != digest
    assert 0 <= digest < 2**64


def test_events_name_who_may_see_them(game: Game) -> None:
    """The owner sees the drawn card, the others and spectators only that one was drawn."""
    state = game.start(seats=2, seed=5)
    state.is_telling = True
    state.apply(state.legal()[0])
    kinds = {viewer: [event.kind for event in state.events(viewer)] for viewer in (0, 1, None)}
    hidden = ["played", "drew_hidden"]
    assert kinds == {0: ["played", "drew"], 1: hidden, None: hidden}
    state.apply(0)
    assert state.events(0) == []


def test_copies_and_bots_do_not_tell(game: Game) -> None:
    """Events cost nothing unless somebody listens."""
    state = game.start(seats=2, seed=5)
    state.is_telling = True
    twin = state.copy()
    twin.apply(twin.legal()[0])
    assert twin.events(0) == []


def test_a_view_of_no_seat_is_refused(state: State) -> None:
    """Seats are 0 and 1 here."""
    with pytest.raises(BadOption, match="seat is 2, allowed: 0..1"):
        state.view(2)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 9}, "seats is 9, allowed: 2..3"),
        ({"seats": True}, "seats is True"),
        ({"seed": -1}, "seed is -1"),
        ({"seed": "x"}, "seed is 'x'"),
        ({"preset": "none"}, "preset is 'none', allowed: standard, coin"),
        ({"sides": 1}, "sides is 1, allowed: 2..12"),
        ({"colour": 1}, "no such option"),
    ],
)
def test_bad_starts_are_refused(game: Game, arguments: dict[str, Any], message: str) -> None:
    """BadOption names option, value and what is allowed."""
    with pytest.raises(BadOption, match=message):
        game.start(**arguments)


def test_fresh_seeds_differ(game: Game) -> None:
    """Without a seed nobody can guess the game."""
    assert len({game.start(seats=3).digest() for _ in range(5)}) == 5


def test_an_unknown_game_lists_the_known_ones() -> None:
    """By name."""
    with pytest.raises(UnknownGame, match="unknown game 'chess'; known games: .*ravens"):
        registry.game("chess")


def test_imagined_hands_are_uniform_over_what_is_possible(game: Game) -> None:
    """Seat 0 knows its own two cards: the 15 hands of seat 1 come out equally often."""
    state = game.start(seats=2, seed=5)
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(3_000):
        world = state.imagine(0, seed)
        assert isinstance(world, RavensState)
        counts[tuple(world.in_place(1))] += 1
    assert len(counts) == 15
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 40  # 99.97 % of chi-square
    assert isinstance(state, RavensState)
    assert len(state.in_place(IN_BAG)) == 4
