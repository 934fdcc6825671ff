"""A set that the rules ask for piece by piece, laid open so that people can pick it in any order.

The rules take the pieces of a set in one canonical order, so the first question does not name every
piece that may end up in the set. Here the whole choice is followed to its ends on a copy.
"""

from __future__ import annotations

from dataclasses import dataclass

from hexmoot.engine.native.stack import FIRST_STEP, KIND, SEAT
from hexmoot.engine.native.state import State
from hexmoot.engine.wording import Label

MOST_SETS = 500


@dataclass(frozen=True, slots=True)
class PickSet:
    """One complete choice: the pieces it consists of, and the answers that bring it about.

    The two differ where the rules take a last piece by themselves, or ask whether it is enough.
    Where a piece brings another question at once, the choice ends with it and goes on after that.
    `total` is what it comes to.
    """

    pieces: tuple[int, ...]
    answers: tuple[int, ...]
    total: str = ""


@dataclass(frozen=True, slots=True)
class PickMenu:
    """Every complete choice, each piece in words, and why some do not go together."""

    labels: dict[int, Label]
    sets: tuple[PickSet, ...]
    limit: str = ""


def pick_menu(state: State) -> PickMenu | None:
    """The present choice of two pieces or more; None where there is none, or too many ways.

    None as well where the pieces do not tell which answers are meant, or another question follows
    every piece: those go one by one.
    """
    if state.over or state.setup.game.picks_left(state) < 2:
        return None
    search = _Search()
    search.follow(state.copy(), (), ())
    if len(search.sets) > MOST_SETS or _is_ambiguous(search.sets):
        return None
    if max(len(one.pieces) for one in search.sets) < 2:
        return None
    game = state.setup.game
    sets = tuple(
        PickSet(one.pieces, one.answers, game.picks_total(state, one.pieces)) for one in search.sets
    )
    return PickMenu(search.labels, sets, game.picks_limit(state))


def _is_ambiguous(sets: list[PickSet]) -> bool:
    """Do the same pieces, in whatever order, stand for different answers?"""
    meant: dict[tuple[int, ...], list[int]] = {}
    for one in sets:
        answers = sorted(one.answers)
        if meant.setdefault(tuple(sorted(one.pieces)), answers) != answers:
            return True
    return False


class _Search:
    """Walks through all ways to complete the choice."""

    def __init__(self) -> None:
        self.labels: dict[int, Label] = {}
        self.sets: list[PickSet] = []

    def follow(self, state: State, pieces: tuple[int, ...], answers: tuple[int, ...]) -> None:
        """Try every next piece; the state's choices are listed."""
        game = state.setup.game
        left = game.picks_left(state)
        asked = state.choice_count > 1 or state.is_always_asked()
        for action in state.legal():
            if len(self.sets) > MOST_SETS:
                return
            given = (*answers, action) if asked else answers
            # With the last piece the set is complete, whatever follows.
            after = None if left == 1 else _after(state, _answered(state, action), left)
            is_piece = not game.ends_picks(action)
            if is_piece and action not in self.labels:
                self.labels[action] = game.label(state, action)
            taken = (*pieces, action) if is_piece else pieces
            if after is None:
                self.sets.append(PickSet(taken, given))
            else:
                self.follow(after, taken, given)


def _answered(state: State, action: int) -> State:
    """A copy after this answer and the steps it sets off; no other question is answered."""
    twin = state.copy()
    twin.answer(action)
    while not twin.over and twin.depth > state.depth and _kind(twin) >= FIRST_STEP:
        twin.run_step(_kind(twin))
    return twin


def _after(state: State, twin: State, left: int) -> State | None:
    """The same question one piece later; None when it is over, or another comes in between."""
    if twin.over or twin.depth != state.depth:
        return None
    if _kind(twin) != _kind(state) or twin.frames[twin.top() + SEAT] != state.seat:
        return None
    if twin.setup.game.picks_left(twin) != left - 1:
        return None
    twin.relist()
    return twin


def _kind(state: State) -> int:
    return int(state.frames[state.top() + KIND])
