"""What one finished game says about balance, read from its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from hexmoot.engine.errors import BadRecord, HexmootError, IllegalAction
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.record import ORDER_MARK, Record
from hexmoot.engine.wording import Deed

NOBODY = -1


class Unfinished(HexmootError):
    """A record stops before its game is over."""


@dataclass(slots=True)
class Tally:
    """How often something could be done and was done, and by which seats (as sets)."""

    offers: int = 0
    takes: int = 0
    offered_to: set[int] = field(default_factory=set)
    taken_by: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Lead:
    """Who led when: changes of the sole leader, who led at half-time, and when it was settled.

    `settled` is the part of the game after which its winner alone was in the lead.
    """

    changes: int
    half_time: int
    settled: float


@dataclass(frozen=True, slots=True)
class Facts:
    """One game; lists have one entry a seat, `deeds` and `choices` count what was answered.

    Seats are counted in the order of turns, from the one that began: a game may draw who that is.
    """

    utilities: list[float]
    ranks: list[int]
    scores: list[int]
    parts: list[Mapping[str, int]]
    ending: str
    answers: int
    lead: Lead
    roles: list[list[str]]
    deeds: dict[Deed, Tally]
    choices: dict[tuple[str, str], Tally]

    @property
    def margin(self) -> float | None:
        """Points between the two best scores; none at a table for one."""
        if len(self.scores) < 2:
            return None
        best, second, *_ = sorted(self.scores, reverse=True)
        return float(best - second)


def facts_of(record: Record) -> Facts:
    """Play a record through and count; Unfinished if it does not reach an end."""
    state = record.start()
    counter = Counter(record.known_game(), state)
    for entry, text in enumerate(record.actions):
        if not text.startswith(ORDER_MARK):
            counter.note(state, legal_answer(state, entry, text))
        record.repeat(state, entry, text)
    if not state.over:
        raise Unfinished(f"{record.game}: a game that is not over says nothing about balance")
    return counter.facts(state)


def legal_answer(state: State, entry: int, text: str) -> int:
    """The answer an entry gives; BadRecord if it is none to the present decision."""
    try:
        answer = state.setup.game.actions.parse(text)
        state.refuse_unless_legal(answer)
    except IllegalAction as error:
        raise BadRecord(f"answer {entry + 1} does not replay: {error}") from error
    return int(answer)


class Counter:
    """Watches one game answer by answer, from its beginning."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._first = game.first_seat(state)
        self._seats = int(state.seats)
        self._answers = 0
        self._leaders: list[int] = []
        self._deeds: dict[Deed, Tally] = {}
        self._choices: dict[tuple[str, str], Tally] = {}

    def note(self, state: State, answer: int) -> None:
        """The present decision is going to be answered like this."""
        self._answers += 1
        self._leaders.append(self._place(leader(self._game, state)))
        seat = self._place(state.seat)
        kind = self._game.decisions[state.frames[state.top()]]
        taken = self._tally(state, kind, answer)
        taken.takes += 1
        taken.taken_by.add(seat)
        for tally in {id(tally): tally for tally in self._offered(state, kind)}.values():
            tally.offers += 1
            tally.offered_to.add(seat)

    def facts(self, state: State) -> Facts:
        """All about the game, now that it is over."""
        outcome = state.outcome
        assert outcome is not None
        seats = [(self._first + place) % self._seats for place in range(self._seats)]
        return Facts(
            utilities=[outcome.utilities[seat] for seat in seats],
            ranks=[outcome.ranks[seat] for seat in seats],
            scores=[outcome.scores[seat] for seat in seats],
            parts=[outcome.parts[seat] for seat in seats],
            ending=outcome.reason.name,
            answers=self._answers,
            lead=lead_of(self._leaders, [self._place(seat) for seat in outcome.winners]),
            roles=[self._game.roles(state, seat) for seat in seats],
            deeds=self._deeds,
            choices=self._choices,
        )

    def _place(self, seat: int) -> int:
        """A seat in the order of turns; nobody stays nobody."""
        return seat if seat == NOBODY else (seat - self._first) % self._seats

    def _offered(self, state: State, kind: str) -> list[Tally]:
        return [self._tally(state, kind, action) for action in state.legal()]

    def _tally(self, state: State, kind: str, action: int) -> Tally:
        """Answers that do something with a component are counted by that, others by their text."""
        deed = self._game.deed(state, action)
        if deed is not None:
            return self._deeds.setdefault(deed, Tally())
        return self._choices.setdefault((kind, self._game.actions.text(action)), Tally())


def leader(game: Game, state: State) -> int:
    """The seat that alone has most points at the moment, or NOBODY."""
    totals = [sum(parts.values()) for parts in game.score_parts(state)]
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else NOBODY


def lead_of(leaders: Sequence[int], winners: Sequence[int]) -> Lead:
    """What a row of leaders, one before each answer, says; ties in between change nothing."""
    known = [seat for seat in leaders if seat != NOBODY]
    open_until = len(leaders)
    if len(winners) == 1:
        while open_until and leaders[open_until - 1] == winners[0]:
            open_until -= 1
    return Lead(
        changes=sum(earlier != later for earlier, later in pairwise(known)),
        half_time=leaders[len(leaders) // 2] if leaders else NOBODY,
        settled=open_until / max(1, len(leaders)),
    )
