"""A table's game in memory: the engine's match, who acted, and the log lines for every viewer."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from hexmoot.engine.errors import HexmootError, IllegalAction
from hexmoot.engine.events import may_see
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record
from hexmoot.engine.rolls import Roll, rolls_after, rolls_of_deal
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import Entry, EntryKind
from hexmoot.server.table.log import Takeback, kept_entries, notes, read_text, takebacks
from hexmoot.server.table.sights import Plain, Sights
from hexmoot.server.table.stops import Stops
from hexmoot.server.wire.parts import LogLine, View

CHECKPOINT_PLIES = 32
# Log lines, each with the mask of who may see it.
Told = list[tuple[int, LogLine]]


class Answer(NamedTuple):
    """One answer: its place in the record, who gave it, its log lines; by an order?"""

    place: int
    seat: int
    lines: Told
    is_ordered: bool


def lines_for(told: Told, viewer: int | None) -> list[LogLine]:
    """The lines a viewer may see."""
    return [line for audience, line in told if may_see(audience, viewer)]


class TableGame:
    """The game of a table, made from its log and growing with it.

    It is counted four ways, because an undo shortens the game but not the log, and an order is
    in the log but must not be noticed:

    - `ply`: answers that stand. Goes back with an undo; says where in the game one is.
    - `moment`: answers and undos, ever growing. What a client names when it acts, so that an
      answer meant for a position of before an undo is not taken for the present one (the same ply).
      Orders do not count: they are secret, and a moment is seen by everybody.
    - a place in the record (`Answer.place`, `Entry.target`): answers and orders that stand. The
      record is played again up to there after an undo.
    - `number`: everything ever logged, orders and undos too. The database takes each number
      once, and another process asks for what came after the last one it knows.

    Around the game `TableRow.version` counts every change of the table, seats and clocks too.
    """

    def __init__(self, record: Record, entries: Sequence[Entry]) -> None:
        self.match = Match(record)
        self.moment = 0
        self.number = 0
        self.answers: list[Answer] = []
        # What was told before the first question: it stands whatever is taken back.
        self.opening = self._told()
        self.takebacks = takebacks(entries)
        self.checkpoints: list[State] = [self.match.state.copy()]
        self._sights = Sights()
        # The last answer and the state it was given in: what lies between it and the question.
        self._way: tuple[State, int] | None = None
        self._stops: Stops | None = None
        for entry in kept_entries(entries):
            self._perform(entry)
        self._count(entries)

    # ---- following the log

    def follow(self, entry: Entry) -> None:
        """Carry out an entry that is in the database already."""
        if entry.kind == "undo":
            assert entry.target is not None
            self._go_back(entry, entry.target)
        else:
            self._perform(entry)
            self._count([entry])

    def _count(self, entries: Sequence[Entry]) -> None:
        self.moment += sum(entry.kind != "order" for entry in entries)
        if entries:
            self.number = entries[-1].number

    def _perform(self, entry: Entry) -> None:
        action = self.match.game.actions.parse(entry.text)
        if entry.kind == "order":
            self._order(entry.seat, action)
        else:
            self._play(action, entry.kind)
        if entry.digest and entry.digest != self.match.record.digests[-1]:
            raise HexmootError(f"log entry {entry.number} leads to another state than stored")

    def _play(self, action: int, kind: EntryKind) -> None:
        seat = int(self.state.seat)
        before = self.state.copy()
        self.match.record.stir(before, self.match.entries)
        self.match.play(action)
        # Where no die fell there is nothing to look for on the way.
        has_thrown = before.stream_dice != self.state.stream_dice
        self._clear((before, action) if has_thrown else None)
        self.answers.append(Answer(self.match.entries - 1, seat, self._told(), kind == "obeyed"))
        if self.ply % CHECKPOINT_PLIES == 0:
            self.checkpoints.append(self.state.copy())

    def _order(self, seat: int, action: int) -> None:
        self.match.order(seat, action)
        self._sights.clear()

    def _clear(self, way: tuple[State, int] | None) -> None:
        """The position is another one, reached by this way."""
        self._sights.clear()
        self._way, self._stops = way, None

    def _told(self) -> Told:
        ply = self.ply
        return [
            (audience, LogLine(ply=ply, kind=one.kind, numbers=list(one.numbers), text=one.text))
            for audience, one in self.match.game.events_by_audience(self.state)
        ]

    def _go_back(self, entry: Entry, target: int) -> None:
        before = self.ply
        self._rewind(target)
        self._count([entry])
        self.takebacks.append(Takeback(self.moment, entry.seat, before, self.ply))

    def _rewind(self, target: int) -> None:
        """Back to before an entry of the record, from the last checkpoint that is not after it."""
        place = bisect_left(self.answers, target, key=lambda answer: answer.place)
        start = min(place // CHECKPOINT_PLIES, len(self.checkpoints) - 1)
        known = self._entries_at(start * CHECKPOINT_PLIES)
        self.match.rewind_from(self.checkpoints[start].copy(), known, target)
        self._clear(None)
        del self.answers[self.ply :]
        del self.checkpoints[self.ply // CHECKPOINT_PLIES + 1 :]

    # ---- what may happen next

    def answer(
        self,
        seat: int,
        actions: Sequence[int],
        player: str | None,
        at: float,
        kind: EntryKind = "answer",
    ) -> list[Entry]:
        """Answer for a seat, all actions or none; returns what must be stored.

        Whether an answer is legal is asked at one gate, `Match.play`.
        """
        if self.asked != seat:
            raise Refusal("not_yours", "it is not this seat's decision")
        if len(actions) > 1:
            self._rehearse(seat, actions)
        made = []
        for action in actions:
            try:
                self._play(action, kind)
            except IllegalAction as error:
                raise Refusal("illegal", str(error)) from error
            made.append(self._entry(kind, seat, action, player, at))
        return made

    def _rehearse(self, seat: int, actions: Sequence[int]) -> None:
        """Try the parts of a set choice on a copy, so that nothing has to be taken back.

        It stops at the first chance: else refused sequences could be used to peek at it.
        """
        rehearsal = self.state.copy()
        for place, action in enumerate(actions):
            if rehearsal.over or rehearsal.chance_count != self.state.chance_count:
                raise Refusal("illegal", "only the parts of one choice may be sent together")
            if rehearsal.seat != seat:
                raise Refusal("not_yours", "it is not this seat's decision")
            if place < len(actions) - 1 and self.match.game.picks_left(rehearsal) == 0:
                raise Refusal("illegal", "this decision is not part of a set choice")
            try:
                rehearsal.apply(action)
            except IllegalAction as error:
                raise Refusal("illegal", str(error)) from error

    def order(self, seat: int, action: int, player: str, at: float) -> list[Entry]:
        """Leave a standing order."""
        try:
            self._order(seat, action)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from error
        return [self._entry("order", seat, action, player, at)]

    def take_back(self, seat: int, target: int, player: str | None, at: float) -> list[Entry]:
        """Go back to before an entry of the record."""
        made = Entry(
            number=self.number + 1, kind="undo", seat=seat, target=target, player=player, at=at
        )
        self._go_back(made, target)
        return [made]

    def _entry(
        self, kind: EntryKind, seat: int, action: int, player: str | None, at: float
    ) -> Entry:
        made = Entry(
            number=self.number + 1,
            kind=kind,
            seat=seat,
            text=self.match.game.actions.text(action),
            digest=self.match.record.digests[-1],
            player=player,
            at=at,
        )
        self._count([made])
        return made

    # ---- questions

    @property
    def state(self) -> State:
        """The present state."""
        return self.match.state

    @property
    def ply(self) -> int:
        """How many answers the game has so far."""
        return int(self.match.state.ply)

    @property
    def asked(self) -> int | None:
        """The seat that is asked, None when the game is over."""
        state = self.match.state
        return None if state.over else int(state.seat)

    def standing_answer(self) -> int | None:
        """What the asked seat's standing orders answer, None where they say nothing."""
        action = -1 if self.state.over else int(self.state.standing_answer())
        return None if action < 0 else action

    def last_answer(self, seat: int) -> int | None:
        """Before which ply this seat last answered itself, not by a standing order."""
        for ply in range(self.ply - 1, -1, -1):
            if self.answers[ply].seat == seat and not self.answers[ply].is_ordered:
                return ply
        return None

    def is_free_back_to(self, ply: int, seat: int) -> bool:
        """May this seat go back to this ply without asking anybody?"""
        return self.match.undo_floor(seat) <= self.answers[ply].place

    def back_since(self, moment: int) -> int | None:
        """The lowest ply an undo went back to since a moment, None without one."""
        return min((undo.ply for undo in self.takebacks if undo.moment > moment), default=None)

    def log(self, viewer: int | None, after: int, before: int | None = None) -> list[LogLine]:
        """Log lines with `after` < ply <= `before` for a viewer; from 0 on, all from the start.

        With the lines from before the first question, whose ply is 0.
        """
        undos = [
            self._undo_line(note.takeback, note.ply)
            for note in notes(self.takebacks)
            if (after < note.ply or after == 0) and (before is None or note.ply <= before)
        ]
        opening = lines_for(self.opening, viewer) if after == 0 else []
        return _in_order([*opening, *self._answer_lines(viewer, after, before)], undos)

    def news(self, viewer: int | None, moment: int, ply: int) -> list[LogLine]:
        """Log lines for a viewer who knows the log up to a moment and keeps it up to a ply."""
        undos = [
            self._undo_line(note.takeback, note.ply)
            for note in notes(self.takebacks)
            if note.since > moment
        ]
        return _in_order(self._answer_lines(viewer, ply, None), undos)

    def _answer_lines(self, viewer: int | None, after: int, before: int | None) -> list[LogLine]:
        return [
            line for told in self.answers[after:before] for line in lines_for(told.lines, viewer)
        ]

    def _undo_line(self, undo: Takeback, ply: int) -> LogLine:
        """An undo in words, the same for everybody."""
        count = undo.before - undo.ply
        what = "an answer" if count == 1 else f"{count} answers"
        name = self.match.game.seat_names(self.state)[undo.seat]
        text = f"{name} took back {what}."
        return LogLine(ply=ply, kind="undo", numbers=[undo.seat, count], text=text)

    def view(self, viewer: int | None) -> View:
        """What a viewer may see now: made once, for all who see the same, until it changes."""
        return self._sights.view(self.state, viewer)

    def plain_view(self, viewer: int | None, is_drawn: bool, is_whole: bool = False) -> Plain:
        """The same as plain data, at a glance or whole; without panels for who draws the game."""
        return self._sights.plain(self.state, viewer, is_drawn, is_whole)

    def change(self, before: Plain, after: Plain) -> Raw:
        """What changed from one plain view to another, encoded once for all who see the same."""
        return self._sights.change(before, after)

    def stops(self) -> Stops:
        """The forced rolls between the last answer (or the deal) and the question of now."""
        if self._stops is None:
            self._stops = Stops(self._rolls())
        return self._stops

    def _rolls(self) -> list[Roll]:
        if self._way is not None:
            return rolls_after(*self._way)
        return rolls_of_deal(self.match.record.truncate(0)) if self.match.entries == 0 else []

    def last_lines(self, viewer: int | None) -> int:
        """How many log lines of the last answer (or of the deal) a viewer may see."""
        told = self.answers[-1].lines if self.answers else self.opening
        return len(lines_for(told, viewer))

    def at(self, ply: int) -> State:
        """A copy of the state after so many answers."""
        start = min(ply // CHECKPOINT_PLIES, len(self.checkpoints) - 1)
        state = self.checkpoints[start].copy()
        record = self.match.record
        for entry in range(self._entries_at(start * CHECKPOINT_PLIES), self._entries_at(ply)):
            record.perform(state, entry, record.actions[entry])
        return state

    def _entries_at(self, ply: int) -> int:
        return 0 if ply == 0 else self.answers[ply - 1].place + 1

    def entries_until(self, ply: int, at: float) -> list[Entry]:
        """The record up to a ply as a fresh log, for a what-if table."""
        record = self.match.record
        seats = {answer.place: answer.seat for answer in self.answers}
        made = []
        for place, text in enumerate(record.actions[: self._entries_at(ply)]):
            kind, seat, words = read_text(text, seats.get(place, 0))
            digest = record.digests[place]
            made.append(
                Entry(number=place + 1, kind=kind, seat=seat, text=words, digest=digest, at=at)
            )
        return made


def _column(viewer: int | None) -> int:
    """Where the lines of a viewer stand: spectators first, then the seats."""
    return 0 if viewer is None else viewer + 1


def _in_order(answers: list[LogLine], undos: list[LogLine]) -> list[LogLine]:
    """By ply; what an answer brought about stands before an undo that went back to it."""
    return sorted([*answers, *undos], key=lambda line: line.ply)


def view_of(state: State, viewer: int | None) -> View:
    """What a viewer may see of a state."""
    return msgspec.convert(state.view(viewer), View)
