"""Looking back on a game: how the chances went, where it turned, and which decisions cost most.

Every decision is looked at quickly, and those that seem to matter once more and longer.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence
from dataclasses import dataclass, replace

from hexmoot.bots.bot import Bot, Explanation, Thought
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.policy import PolicyBot
from hexmoot.bots.searcher import SearchBot
from hexmoot.bots.thinking_time import Limit
from hexmoot.engine.native.state import State
from hexmoot.engine.record import ORDER_MARK, Record
from hexmoot.engine.setup import Setup

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

Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision of a game: what was played, what the bot would have played, and what that cost.

    `entry` is the place in the record, counted from 0; `cost` is a share of the win, 0..1; `asked`
    is the question as the seat read it.
    """

    entry: int
    seat: int
    played: Thought
    best: Thought
    cost: float
    asked: str = ""

    @property
    def is_fault(self) -> bool:
        """Was there a better answer that is worth a word?"""
        return self.played.action != self.best.action and self.cost >= LEAST_COST


@dataclass(frozen=True, slots=True)
class Look:
    """A decision as a bot saw it: every seat's chance before it, and the verdict on its answer.

    `entry` counts the record's entries, `ply` the answers among them.
    """

    entry: int
    ply: int
    chances: Chances
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game looked through.

    `looks` are its decisions in their order; `chances` has a row before each entry of the record
    and one after the last, each with a share of the win for every seat, or with the same hope for
    all where they win `together` (or where one plays alone); `costliest` has for each seat its
    dearest decisions, the dearest first; `turns` are the decisions after which the chances changed
    most, in the order of the game.
    """

    looks: tuple[Look, ...]
    chances: tuple[Chances, ...]
    costliest: tuple[tuple[Verdict, ...], ...]
    turns: tuple[Verdict, ...]
    together: bool

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The entries of the record at which the game turned."""
        return tuple(verdict.entry for verdict in self.turns)

    def change(self, entry: int) -> Chances:
        """For each seat how its chance changed with an answer and what came of it."""
        place = next(place for place, look in enumerate(self.looks) if look.entry == entry)
        return change([look.chances for look in self.looks] + [self.chances[-1]], place)


def review(record: Record, judge: Bot | None = None) -> Review:
    """Look through a game: in two passes by a search, or in one by another bot."""
    end = record.final()
    if judge is not None:
        found = list(looks(record, judge))
        return composed(record, end, found, found)
    plies = range(int(end.ply))
    first = list(looks(record, searching(playouts_each(len(plies))), plies))
    closer = looks(record, searching(DEEP_PLAYOUTS), worth_another_look(first, end))
    return composed(record, end, first, list(closer))


# ---- looking


def look_at(record: bytes, plies: Collection[int], playouts: int) -> list[Look]:
    """What a search says of the real choices among these plies, for a worker."""
    return list(looks(Record.from_bytes(record), searching(playouts), plies))


class HindsightBot(SearchBot):
    """Judges answers by searching; the chances are those of the game's net, where it has one."""

    name = "hindsight"

    def explain(self, seat_view: SeatView) -> Explanation:
        found = super().explain(seat_view)
        return replace(found, chances=PolicyBot().chances(seat_view) or found.chances)


def searching(playouts: int) -> Bot:
    """The bot that judges unless another is named."""
    return HindsightBot(limit=Limit(playouts, playouts / SLOWEST))


def playouts_each(decisions: int) -> int:
    """How long the first look at a decision may be, so that the whole game takes some seconds."""
    return max(FEWEST_PLAYOUTS, min(MOST_PLAYOUTS, GAME_PLAYOUTS // max(1, decisions)))


def looks(record: Record, judge: Bot, plies: Container[int] | None = None) -> Iterator[Look]:
    """What a bot says of every decision, or of those among `plies`, from the asked seat's view.

    Nobody is asked about forced answers and standing orders.
    """
    state = record.start()
    chances = even_chances(state.setup)
    for entry, text in enumerate(record.actions):
        ply = int(state.ply)
        if is_choice(state, text) and (plies is None or ply in plies):
            found = judge.explain(SeatView(state))
            chances = found.chances or chances
            game = record.known_game()
            asked = game.prompt(state, state.seat)
            verdict = judged(found, entry, game.actions.parse(text), asked)
            if verdict is not None:
                yield Look(entry, ply, chances, verdict)
        record.repeat(state, entry, text)


def is_choice(state: State, text: str) -> bool:
    """Was there anything to decide?"""
    return not text.startswith(ORDER_MARK) and len(state.legal()) > 1


def judged(found: Explanation, entry: int, action: int, asked: str) -> Verdict | None:
    """The verdict on an answer, if the bot considered it at all."""
    played = found.thought(action)
    if played is None:
        return None
    return Verdict(entry, found.seat, played, found.best, found.cost(action), asked)


def worth_another_look(first: Sequence[Look], end: State) -> list[int]:
    """The plies of decisions that seem to have turned the game, or to have cost a seat most."""
    found = {first[place].ply for place in turns(rows_of(first, end))}
    for seat in range(end.seats):
        own = [look for look in first if look.verdict.seat == seat]
        own.sort(key=lambda look: -look.verdict.cost)
        found |= {look.ply for look in own[:CANDIDATES_A_SEAT] if look.verdict.cost >= LEAST_COST}
    return sorted(found)


# ---- what it comes to


def composed(record: Record, end: State, first: Sequence[Look], closer: Sequence[Look]) -> Review:
    """The review of a game from the first look at all of it and the closer ones at parts of it."""
    verdicts = {look.entry: look.verdict for look in (*first, *closer)}
    rows = rows_of(first, end)
    return Review(
        looks=tuple(first),
        chances=(*chances_before_each(record, end.setup, first), rows[-1]),
        costliest=costliest([look.verdict for look in closer], int(end.seats)),
        turns=tuple(verdicts[first[place].entry] for place in turns(rows)),
        together=has_common_chance(end.setup),
    )


def has_common_chance(setup: Setup) -> bool:
    """Do all seats win or lose together, or does one play alone?"""
    return setup.wins_together or setup.seats == 1


def rows_of(first: Sequence[Look], end: State) -> list[Chances]:
    """The chances before each look, and what came of them; of an unfinished game the last ones."""
    rows = [look.chances for look in first]
    if end.outcome is None:
        return [*rows, rows[-1] if rows else even_chances(end.setup)]
    return [*rows, end.outcome.utilities]


def chances_before_each(record: Record, setup: Setup, first: Sequence[Look]) -> list[Chances]:
    """A row before each entry of the record: where nobody was asked, what was thought last."""
    known = {look.entry: look.chances for look in first}
    rows = [even_chances(setup)]
    for entry in range(len(record.actions)):
        rows.append(known.get(entry, rows[-1]))
    return rows[1:]


def even_chances(setup: Setup) -> Chances:
    """The same for everybody: an equal share, or one half where there is nobody to share with."""
    return (0.5 if has_common_chance(setup) else 1.0 / setup.seats,) * setup.seats


def turns(rows: Sequence[Chances]) -> list[int]:
    """The places after which anybody's chance changed most, in order, not close to each other."""
    places = range(len(rows) - 1)
    apart = max(3, len(places) // 12)
    kept: list[int] = []
    for place in sorted(places, key=lambda place: -swing(rows, place)):
        is_large = swing(rows, place) >= LEAST_SWING
        if is_large and all(abs(place - other) >= apart for other in kept):
            kept.append(place)
        if len(kept) == MOST_TURNS:
            break
    return sorted(kept)


def swing(rows: Sequence[Chances], place: int) -> float:
    """How much an answer changed anybody's chance."""
    return max(abs(step) for step in change(rows, place))


def change(rows: Sequence[Chances], place: int) -> Chances:
    """For each seat how its chance changed from one row to what came of it."""
    later = rows[min(len(rows) - 1, place + LATER)]
    return tuple(now - then for now, then in zip(later, rows[place], strict=True))


def costliest(found: Sequence[Verdict], seats: int) -> tuple[tuple[Verdict, ...], ...]:
    """For each seat its dearest faults, the dearest first."""
    dearest = sorted(
        (verdict for verdict in found if verdict.is_fault),
        key=lambda verdict: (-verdict.cost, verdict.entry),
    )
    return tuple(
        tuple(verdict for verdict in dearest if verdict.seat == seat)[:COSTLY_A_SEAT]
        for seat in range(seats)
    )
