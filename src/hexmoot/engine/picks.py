"""A set that the rules ask for piece by piece, laid open so that people can pick it in any order.

The rules take the pieces of a set in one canonical order, so the first question does not name every
piece that may end up in the set. Here the whole choice is followed to its ends on a copy.
"""

from __future__ import annotations

from dataclasses import dataclass

from hexmoot.engine.game import Label
from hexmoot.engine.state import KIND, State

MOST_SETS = 500


@dataclass(frozen=True, slots=True)
class PickSet:
    """One complete choice: the pieces it consists of, and the answers that bring it about.

    The two differ where the rules take a last piece by themselves, or ask whether it is enough.
    """

    pieces: tuple[int, ...]
    answers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PickMenu:
    """Every complete choice, and each piece in words."""

    labels: dict[int, Label]
    sets: tuple[PickSet, ...]


def pick_menu(state: State) -> PickMenu | None:
    """The present choice of two pieces or more; None where there is none, or too many ways.

    None as well where the pieces do not tell the answers: then those are given one by one.
    """
    if state.over or state.setup.game.picks_left(state) < 2:
        return None
    search = _Search()
    search.follow(state.copy(), (), ())
    if len(search.sets) > MOST_SETS or not search.labels or _is_ambiguous(search.sets):
        return None
    return PickMenu(search.labels, tuple(search.sets))


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
        # Answers that ended the choice before its last piece: they say "enough".
        self.enough: set[int] = set()

    def follow(self, state: State, pieces: tuple[int, ...], answers: tuple[int, ...]) -> None:
        """Try every next piece; the state's choices are listed."""
        game = state.setup.game
        left = game.picks_left(state)
        asked = state.choice_count > 1 or state.is_always_asked()
        legal = state.legal()
        later = [_after(state, action, left) for action in legal]
        if left > 1:
            self.enough |= {one for one, after in zip(legal, later, strict=True) if after is None}
        for action, after in zip(legal, later, strict=True):
            if len(self.sets) > MOST_SETS:
                return
            given = (*answers, action) if asked else answers
            is_piece = action not in self.enough
            if is_piece:
                self.labels.setdefault(action, game.label(state, action))
            taken = (*pieces, action) if is_piece else pieces
            if after is None:
                self.sets.append(PickSet(taken, given))
            else:
                self.follow(after, taken, given)


def _after(state: State, action: int, left: int) -> State | None:
    """The same question one piece later, or None when this answer ends it."""
    if left == 1:
        return None
    twin = state.copy()
    kind, seat = twin.frames[twin.top() + KIND], twin.seat
    twin.answer(action)
    if twin.over or twin.frames[twin.top() + KIND] != kind or twin.seat != seat:
        return None
    if twin.setup.game.picks_left(twin) != left - 1:
        return None
    twin.relist()
    return twin
