"""What a game hides between its seats, found in what its views really show.

No game says it of itself, so none can say it wrongly: there is a secret where a seat must think a
world possible that looks different to another seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State

# Before which answers is looked: at the deal, and later for what is only hidden then.
PLIES = (0, 4, 24)


@cache
def has_secrets(game: Game) -> bool:
    """Do seats know different things: hidden hands, or standing orders?"""
    return any(_differs(state, other) for state in _positions(game) for other in _worlds(state))


@cache
def has_hidden_hands(game: Game) -> bool:
    """Do seats know different things beside their own standing orders?"""
    return has_secrets(game) and any(
        _differs(_with_orders(state), _with_orders(other))
        for state in _positions(game)
        for other in _worlds(state)
    )


def _positions(game: Game) -> Iterator[State]:
    for preset in game.options.presets:
        try:
            match = Match.start(game, seed=0, preset=preset)
        except HexmootError:
            continue  # a preset for another number of seats
        yield from _looked_at(match)


def _looked_at(match: Match) -> Iterator[State]:
    for ply in range(PLIES[-1] + 1):
        if match.state.over:
            return
        if ply in PLIES:
            yield match.state
        legal = match.state.legal()
        match.play(legal[ply % len(legal)])


def _worlds(state: State) -> Iterator[State]:
    """Worlds that one seat or another must think possible."""
    for seat in range(state.seats):
        yield state.imagine(seat, seat)


def _differs(one: State, other: State) -> bool:
    shown = one.setup.game.table
    return any(shown(one, seat) != shown(other, seat) for seat in range(one.seats))


def _with_orders(state: State) -> State:
    """The same where every seat has left the first of its orders."""
    told = state.copy()
    for seat in range(told.seats):
        # The one in force is not listed: after any other it is.
        for action in told.orders(seat)[-1:]:
            told.give_order(seat, action)
            if min(told.orders(seat)) < action:
                told.give_order(seat, min(told.orders(seat)))
    return told
