"""Mining: bots play against themselves, and positions with one clear answer are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from hexmoot.bots import Explanation
from hexmoot.bots.bot import Thought
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.record import digest_text
from hexmoot.puzzles.judging import (
    MARGIN,
    Verdict,
    holds,
    is_confirmed,
    is_plain,
    judged,
    level_of,
    looked,
    margin_of,
    worth_of,
)
from hexmoot.puzzles.puzzle import BadPuzzle, Puzzle
from hexmoot.puzzles.sequel import meet, note_of

# The thought behind answers of the games that are searched through: where nothing can be asked, and
# where it could; and the second look at what seemed clear by it.
PASSING_PLAYOUTS, PLAY_PLAYOUTS, LOOK_PLAYOUTS = 24, 64, 600
# Longer beginnings make the file large, and the page slow to open.
MOST_ANSWERS = 400
# Fewer choices are a coin, more are a list.
FEWEST_CHOICES, MOST_CHOICES = 3, 40
# The first answers set a game up: habit more than thought.
FIRST_ANSWERS = 6
# Positions close to each other are one puzzle twice.
APART = 12
MOST_A_GAME = 4
# No kind of question and no one answer shall fill the book.
MOST_OF_A_KIND = 0.5
MOST_ALIKE = 0.2
# A book of what is seen at a glance alone is dull: of a hundred so many.
MOST_PLAIN = 0.8
WHOLE_BOOK = 100
FEWEST_COUNTED = 8
TABLES = (2, 3, 4)


class Miner:
    """Finds puzzles of one game, unlike those that are there already."""

    def __init__(self, game: Game, known: Sequence[Puzzle]) -> None:
        self.game = game
        self.known = list(known)
        self.kinds = Counter(puzzle.kind for puzzle in known)
        self.answers = Counter(alike(puzzle.kind, puzzle.best) for puzzle in known)
        self.levels = Counter(puzzle.level for puzzle in known)
        self.positions = {puzzle.digest for puzzle in known}

    def game_of(self, seed: int) -> Iterator[Puzzle]:
        """Play one game, and yield what is worth asking on the way."""
        seats, options = table_of(self.game, seed)
        state = self.game.deal(self.game.prepare(seats, None, options), seed)
        actions: list[str] = []
        found, last = 0, FIRST_ANSWERS - APART
        while not state.over and len(actions) < MOST_ANSWERS and found < MOST_A_GAME:
            thought = self._thought(state, seed)
            if len(actions) - last >= APART and self._is_promising(state, thought):
                puzzle = self._made(state, seed, options, actions)
                if puzzle is not None:
                    found, last = found + 1, len(actions)
                    yield puzzle
            chosen = state.legal()[0] if thought is None else thought.best.action
            actions.append(self.game.actions.text(chosen))
            state.apply(chosen)

    def _thought(self, state: State, seed: int) -> Explanation | None:
        """A quick look; none where there is nothing to decide."""
        if len(state.legal()) == 1:
            return None
        return looked(state, seed, PLAY_PLAYOUTS if self._can_ask(state) else PASSING_PLAYOUTS)

    def _can_ask(self, state: State) -> bool:
        """Is it a question of the right size? Sets that are picked piece by piece are not asked."""
        is_fit = FEWEST_CHOICES <= len(state.legal()) <= MOST_CHOICES
        return is_fit and not self.game.picks_left(state)

    def _is_promising(self, state: State, thought: Explanation | None) -> bool:
        """Is it worth a longer look?"""
        if thought is None or not self._can_ask(state) or not _is_clear(thought):
            return False
        return self._has_room(state, thought.best) and _is_clear(looked(state, 0, LOOK_PLAYOUTS))

    def _has_room(self, state: State, best: Thought) -> bool:
        """Would the book not be too full of questions, answers and ease of this sort?"""
        kind = self._kind(state)
        if self._is_full(self.kinds[kind]) or self._is_common(kind, [best.text]):
            return False
        most_plain = MOST_PLAIN * max(WHOLE_BOOK, len(self.known))
        return self.levels[1] < most_plain or not is_plain(state, [best.action])

    def _is_common(self, kind: str, best: Sequence[str]) -> bool:
        return self._is_full(self.answers[alike(kind, best)], MOST_ALIKE)

    def _is_full(self, count: int, most: float = MOST_OF_A_KIND) -> bool:
        return count >= max(FEWEST_COUNTED, most * len(self.known))

    def _kind(self, state: State) -> str:
        decision = self.game.decision(state)
        return "" if decision is None else decision.kind

    def _made(
        self, state: State, seed: int, options: dict[str, Any], actions: Sequence[str]
    ) -> Puzzle | None:
        digest = digest_text(state)
        verdict = None if digest in self.positions else judged(state)
        if verdict is None or not _is_sure(state, verdict):
            return None
        text = self.game.actions.text
        best, kind = [text(action) for action in verdict.best], self._kind(state)
        if self._is_common(kind, best):
            return None
        puzzle = Puzzle(
            id=digest[:8],
            seats=int(state.seats),
            seed=seed,
            seat=int(state.seat),
            kind=kind,
            level=level_of(state, verdict.best),
            margin=round(verdict.margin, 3),
            best=best,
            expected={text(action): round(value, 3) for action, value in verdict.expected.items()},
            digest=digest,
            actions=list(actions),
            options=options,
            note=note_of(state, verdict),
        )
        self._keep(puzzle)
        return puzzle

    def _keep(self, puzzle: Puzzle) -> None:
        self.known.append(puzzle)
        self.kinds[puzzle.kind] += 1
        self.levels[puzzle.level] += 1
        self.answers[alike(puzzle.kind, puzzle.best)] += 1
        self.positions.add(puzzle.digest)


def _is_clear(thought: Explanation) -> bool:
    """Is one answer better than all others by about the margin that is wanted?"""
    worth = worth_of(thought)
    return len(worth) > 1 and margin_of(worth, [thought.best.action]) >= 0.8 * MARGIN


def _is_sure(state: State, verdict: Verdict) -> bool:
    """Do a mind of another kind, and a search that had no part in it, say the same?

    A search takes an answer for worse that comes to the same position by another order.
    """
    best = verdict.best
    if not is_confirmed(state, best) or not holds(state, best, verdict.margin):
        return False
    others = (action for action in verdict.expected if action not in best)
    return not any(meet(state, best[0], other) for other in others)


def revised(game: Game, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle of a file looked at again, with its note; None where it does not hold (any more)."""
    try:
        state = puzzle.position(game)
    except BadPuzzle:
        return None
    number = game.actions.parse
    expected = {number(text): worth for text, worth in puzzle.expected.items()}
    verdict = Verdict([number(text) for text in puzzle.best], puzzle.margin, expected)
    if not _is_sure(state, verdict):
        return None
    return msgspec.structs.replace(puzzle, note=puzzle.note or note_of(state, verdict))


def alike(kind: str, best: Sequence[str]) -> str:
    """What two puzzles have in common that ask the same for the same answer."""
    return f"{kind}: {', '.join(best)}"


def table_of(game: Game, seed: int) -> tuple[int, dict[str, Any]]:
    """How many sit at the table of a seed, and what its preset sets; the usual ones come first."""
    counts = [seats for seats in TABLES if seats in game.seat_counts] or [game.usual_seats]
    names = list(game.options.presets)
    seats = counts[seed % len(counts)]
    is_usual = seed % 2 == 0
    name = names[0] if is_usual else names[seed // 2 % len(names)]
    options = dict(game.options.presets[name])
    try:
        game.prepare(seats, None, options)
    except BadOption:
        return game.usual_seats, dict(game.options.presets[names[0]])
    return seats, options
