"""A game being played: its state, its record, and how far it may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.errors import CannotUndo, IllegalAction
from hexmoot.engine.events import Event
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.record import ORDER_MARK, Record
from hexmoot.engine.setup import fresh_seed

# Stands for the seat where a standing order was left: orders are secret and bar nobody's undo.
ORDER = -2


class Match:
    """One table's game. Answers go through here so that they are recorded and can be undone.

    >>> from hexmoot.engine.registry import game
    >>> match = Match.start(game("alchemists_race"), seats=2, seed=7)
    >>> match.play(match.state.legal()[0])
    >>> len(match.record.actions)
    1
    """

    def __init__(self, record: Record) -> None:
        self._follow(record)

    def _follow(self, record: Record) -> None:
        """Play a record up to its end, noting who acted and what was learned."""
        # For each entry of the record: who acted, and did anyone learn something by it.
        self._acted: list[int] = []
        self._taught: list[bool] = []
        self._go_on(record, record.start(telling=True), 0)

    def _go_on(self, record: Record, state: State, entries: int) -> None:
        """Play a record from a state after so many of its entries, up to its end."""
        self.record, self.state = record, state
        self.state.is_telling = True
        for ply, text in enumerate(record.actions[entries:], entries):
            actor = self._actor(text)
            record.repeat(self.state, ply, text)
            self._note(actor, self.state.disclosed)

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int | None = None,
        seed: int | None = None,
        preset: str | None = None,
        chance: Sequence[int] = (),
        players: Sequence[str] = (),
        stirred: bool = False,
        **options: Any,
    ) -> Match:
        """Deal a new game."""
        setup = game.prepare(seats, preset, options)
        return cls(
            Record(
                game=game.name,
                rules=game.rules_version,
                seats=setup.seats,
                seed=fresh_seed() if seed is None else seed,
                options=dict(setup.options),
                chance=list(chance),
                players=list(players),
                stirred=stirred,
            )
        )

    @property
    def game(self) -> Game:
        """The game that is played."""
        found: Game = self.state.setup.game
        return found

    @property
    def entries(self) -> int:
        """How many entries the record has, with the standing orders `state.ply` leaves out."""
        return len(self.record.actions)

    def play(self, action: int, seat: int | None = None) -> None:
        """Answer the present decision; with a seat given, only if that seat is asked.

        This is the gate: whoever plays (tables of the server, the arena, the terminal) is checked
        here and nowhere else. A record is checked where it is repeated, by `State.apply`.
        """
        if seat is not None and seat != self.state.seat:
            reason = "it is not asked now"
            raise IllegalAction(seat, self.game.actions.name(action), reason)
        self.state.refuse_unless_legal(action)
        self._carry_out(action)

    def _carry_out(self, action: int) -> None:
        """Behind the gate: play and record an answer that is known to be legal."""
        actor = self.state.seat
        self.record.stir(self.state, self.entries)
        self.state.events_told = vec[i64]([])
        self.state.play(action)
        self._note(actor, self.state.disclosed)
        self.record.add(self.state, self.game.actions.text(action))

    def play_all(self, actions: Sequence[int], seat: int | None = None) -> None:
        """Answer several decisions of one seat in a row, all of them or none."""
        before = self.entries
        try:
            for action in actions:
                self.play(action, seat)
        except IllegalAction:
            self.rewind(before)
            raise

    def order(self, seat: int, action: int) -> None:
        """Leave a standing order for a seat."""
        self.state.give_order(seat, action)
        self._note(ORDER, False)
        self.record.add(self.state, f"{ORDER_MARK}{seat} {self.game.actions.text(action)}")

    def play_standing(self) -> bool:
        """Answer by the asked seat's standing orders, if they say anything; did they?"""
        if self.state.over:
            return False
        action = int(self.state.standing_answer())
        if action < 0:
            return False
        self.play(action)
        return True

    def events(self, viewer: int | None) -> list[Event]:
        """What the last answer brought about, as this viewer may see it."""
        return self.state.events(viewer)

    # ---- taking back

    def undo_floor(self, seat: int) -> int:
        """The earliest entry this seat may go back to freely.

        Not past an answer that taught anybody something, nor past what somebody else did.
        """
        floor = self.entries
        for entry in range(self.entries - 1, -1, -1):
            if self._acted[entry] == ORDER:
                continue
            if self._acted[entry] != seat or self._taught[entry]:
                break
            floor = entry
        return floor

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer and orders left since; CannotUndo says why not."""
        answers = [entry for entry, actor in enumerate(self._acted) if actor != ORDER]
        if not answers:
            raise CannotUndo("nothing has been played yet")
        if self._acted[answers[-1]] != seat:
            raise CannotUndo("somebody else has acted since")
        if self._taught[answers[-1]]:
            raise CannotUndo("something came to light that cannot be taken back")
        self.rewind(answers[-1])

    def rewind(self, entries: int) -> None:
        """Go back to an earlier point whatever happened since (by consent of the table)."""
        self._follow(self.record.truncate(entries))

    def rewind_from(self, start: State, known: int, entries: int) -> None:
        """The same by a state of after `known` entries, at most as many, that was kept."""
        del self._acted[known:], self._taught[known:]
        self._go_on(self.record.truncate(entries), start, known)

    def _note(self, seat: int, taught: bool) -> None:
        self._acted.append(seat)
        self._taught.append(taught)

    def _actor(self, text: str) -> int:
        """Who acts by an entry of the record, given the state before it."""
        return ORDER if text.startswith(ORDER_MARK) else self.state.seat
