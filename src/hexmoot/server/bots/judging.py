"""What a bot says of a finished game; runs in a process of its own, part by part."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from hexmoot.bots.bot import Explanation
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.review import Verdict
from hexmoot.bots.review import looks as look_through
from hexmoot.bots.searcher import SearchBot, Tallies
from hexmoot.bots.thinking_time import Limit
from hexmoot.engine.native.state import State
from hexmoot.engine.record import ORDER_MARK, Record
from hexmoot.server.wire.bodies import ReviewPoint

# How many playouts the first look at a whole game has, and the second look at one decision.
GAME_PLAYOUTS = 120_000
FEWEST_PLAYOUTS, MOST_PLAYOUTS = 128, 800
DEEP_PLAYOUTS = 8_000
# An interpreted build stops looking where so many playouts a second would have come to an end.
SLOWEST = 12_000
# Below this share of the win a better answer is not worth a word.
LEAST_COST = 0.02
CANDIDATES_A_SEAT = 4
COSTLY_A_SEAT = 3
MOST_TURNS = 3
LEAST_SWING = 0.06
# What an answer changed is seen so many decisions later.
LATER = 2


class Look(Struct, kw_only=True):
    """A decision as the judge saw it: how every seat stood before it, and the answer given."""

    ply: int
    seat: int
    chances: list[float]
    played: str
    best: str
    is_best: bool
    cost: float


class Judge(SearchBot):
    """A search that speaks of some decisions only, and notes how every seat stands there."""

    name = "judge"

    def __init__(self, plies: Collection[int], playouts: int) -> None:
        super().__init__(limit=Limit(playouts, playouts / SLOWEST))
        self.plies = plies
        self.standings: list[float] = []

    def explain(self, seat_view: SeatView) -> Explanation:
        if seat_view.ply not in self.plies:
            return Explanation(int(seat_view.seat), seat_view.ply, ())
        return super().explain(seat_view)

    def tallies(self, seat_view: SeatView, is_thorough: bool = False) -> Tallies:
        found = super().tallies(seat_view, is_thorough)
        self.standings = list(found.standings)
        return found


def look(record: bytes, plies: Collection[int], playouts: int) -> list[Look]:
    """Runs in a worker: the real choices among these plies of a recorded game."""
    game = Record.from_bytes(record)
    judge = Judge(plies, playouts)
    answers = _answers(game)
    return [
        _look(one.verdict, answers[one.entry], judge.standings)
        for one in look_through(game, judge)
        if one.verdict is not None
    ]


def _answers(record: Record) -> dict[int, int]:
    """The ply of each entry that is an answer."""
    entries = (
        place for place, text in enumerate(record.actions) if not text.startswith(ORDER_MARK)
    )
    return {place: ply for ply, place in enumerate(entries)}


def _look(verdict: Verdict, ply: int, standings: list[float]) -> Look:
    played, best = verdict.played, verdict.best
    return Look(
        ply=ply,
        seat=verdict.seat,
        chances=standings,
        played=played.label,
        best=best.label,
        is_best=played.action == best.action,
        cost=max(0.0, best.expected - played.expected),
    )


# ---- what a page is shown


def playouts_each(decisions: int) -> int:
    """How long the first look at a decision may be, so that the whole game takes some seconds."""
    return max(FEWEST_PLAYOUTS, min(MOST_PLAYOUTS, GAME_PLAYOUTS // max(1, decisions)))


def chances(looks: list[Look], final: list[float], is_company: bool = False) -> list[list[float]]:
    """For each seat its chance to win before each look, and what came of it at the end.

    Chances are shares of one win; a company that wins or loses together has one chance in common.
    """
    rows = [one.chances for one in looks]
    if not is_company:
        rows = [[value / max(sum(row), 1e-9) for value in row] for row in rows]
    return [[round(row[seat], 3) for row in [*rows, final]] for seat in range(len(final))]


def last_row(end: State) -> list[float]:
    """What each seat has of the win at the end; of a company, what it achieved."""
    outcome = end.outcome
    return [0.0] * int(end.seats) if outcome is None else list(outcome.utilities)


def is_company(end: State) -> bool:
    """Do all seats win or lose together (or does one play alone)?"""
    outcome = end.outcome
    return end.seats == 1 or (outcome is not None and outcome.together is not None)


def candidates(looks: list[Look], seats: int) -> list[int]:
    """Plies worth a second, longer look: for each seat those that seemed to cost most."""
    found: set[int] = set()
    for seat in range(seats):
        own = sorted((one for one in looks if one.seat == seat), key=lambda one: -one.cost)
        found.update(one.ply for one in own[:CANDIDATES_A_SEAT] if one.cost >= LEAST_COST)
    return sorted(found)


def turns(looks: list[Look], by_seat: list[list[float]]) -> list[int]:
    """The looks after which anybody's chance changed most, in order, not close to each other."""
    apart = max(3, len(looks) // 12)
    ranked = sorted(range(len(looks)), key=lambda place: -swing(by_seat, place))
    kept: list[int] = []
    for place in ranked:
        is_large = swing(by_seat, place) >= LEAST_SWING
        if is_large and all(abs(place - other) >= apart for other in kept):
            kept.append(place)
        if len(kept) == MOST_TURNS:
            break
    return sorted(kept)


def swing(by_seat: list[list[float]], place: int) -> float:
    """How much an answer changed anybody's chance."""
    return max(abs(change) for change in changes(by_seat, place))


def changes(by_seat: list[list[float]], place: int) -> list[float]:
    """For each seat how its chance changed with an answer and what came of it."""
    later = min(len(by_seat[0]) - 1, place + LATER)
    return [round(seat[later] - seat[place], 3) for seat in by_seat]


def point(one: Look, by_seat: list[list[float]], place: int) -> ReviewPoint:
    """A decision as a page shows it."""
    return ReviewPoint(
        ply=one.ply,
        seat=one.seat,
        played=one.played,
        best="" if one.is_best or one.cost < LEAST_COST else one.best,
        cost=round(one.cost, 3),
        change=changes(by_seat, place),
    )


def costly(
    deep: list[Look], looks: list[Look], by_seat: list[list[float]]
) -> list[list[ReviewPoint]]:
    """For each seat the decisions that cost it most, the dearest first."""
    place_of = {one.ply: place for place, one in enumerate(looks)}
    found: list[list[ReviewPoint]] = []
    for seat in range(len(by_seat)):
        dear = [one for one in deep if one.seat == seat and one.cost >= LEAST_COST]
        dear = [one for one in dear if not one.is_best]
        dear.sort(key=lambda one: -one.cost)
        found.append([point(one, by_seat, place_of[one.ply]) for one in dear[:COSTLY_A_SEAT]])
    return found
