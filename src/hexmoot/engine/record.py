"""A record: everything that makes a game again, as one small file."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from hexmoot.engine.errors import BadChance, BadOption, BadRecord, IllegalAction, UnknownGame
from hexmoot.engine.files import write_whole
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import DICE, DRAWS, SETUP
from hexmoot.engine.native.state import State
from hexmoot.engine.registry import game as registered_game
from hexmoot.engine.setup import Setup

RECORD_FORMAT = "hexmoot.record/1"
ORDER_MARK = "@"


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Game, rules version, options, seats, seed and the answers given, with a digest after each.

    An entry of `actions` is the text of an answer, or `@seat text` for a standing order. In a
    `stirred` game dice and draws start anew from the seed before every answer, so that nobody can
    work out from what fell what is going to fall; with `stirred_setup` what is dealt later, too.
    """

    format: str = RECORD_FORMAT
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any] = {}
    chance: list[int] = []
    players: list[str] = []
    actions: list[str] = []
    digests: list[str] = []
    stirred: bool = False
    stirred_setup: bool = False

    # ---- playing it again

    def start(self, telling: bool = False) -> State:
        """The dealt game before the first answer; telling what the deal and first steps brought."""
        found = self.known_game()
        try:
            return found.deal(self.setup(found), self.seed, self.chance, telling=telling)
        except BadOption as error:
            raise BadRecord(f"the record's options do not fit: {error}") from error

    def known_game(self) -> Game:
        """The registered game, if its rules are those of the record."""
        try:
            found = registered_game(self.game)
        except UnknownGame as error:
            raise BadRecord(str(error)) from error
        if found.rules_version != self.rules:
            raise BadRecord(
                f"made by rules {self.rules} of {self.game}, installed: {found.rules_version}"
            )
        return found

    def setup(self, found: Game) -> Setup:
        """The checked options of the record."""
        return found.prepare(self.seats, None, self.options)

    def replay(self, upto: int | None = None) -> Iterator[State]:
        """The state after the deal and after each answer; BadRecord where it does not fit.

        One and the same state object is handed out: copy it to keep it.
        """
        state = self.start()
        yield state
        for ply, text in enumerate(self.actions[:upto]):
            self.repeat(state, ply, text)
            yield state

    def repeat(self, state: State, ply: int, text: str) -> None:
        """Carry out one entry and compare the state with the recorded one."""
        try:
            self.perform(state, ply, text)
        except (IllegalAction, BadChance) as error:
            raise BadRecord(f"answer {ply + 1} does not replay: {error}") from error
        if ply < len(self.digests) and self.digests[ply] != digest_text(state):
            raise BadRecord(f"answer {ply + 1} ({text}) leads to another state than recorded")

    def perform(self, state: State, entry: int, text: str) -> None:
        """Carry out one entry as it was carried out in the game."""
        if not text.startswith(ORDER_MARK):
            self.stir(state, entry)
        perform(state, text)

    def stir(self, state: State, entry: int) -> None:
        """Make the state ready for an answer that becomes this entry of the record."""
        if not self.stirred:
            return
        fresh = entry_seed(self.seed, entry)
        for stream in (SETUP, DRAWS, DICE) if self.stirred_setup else (DRAWS, DICE):
            state.reseed_stream(stream, fresh)

    def final(self, upto: int | None = None) -> State:
        """The state after all answers (or the first `upto`)."""
        state = self.start()
        for ply, text in enumerate(self.actions[:upto]):
            self.repeat(state, ply, text)
        return state

    def round_starts(self) -> list[int]:
        """How many answers had been given when each round began; empty without rounds."""
        state = self.start()
        found: list[int] = []
        for entry, text in enumerate(self.actions):
            while len(found) < state.setup.game.round_of(state):
                found.append(int(state.ply))
            self.repeat(state, entry, text)
        return found

    # ---- making others from it

    def truncate(self, ply: int) -> Record:
        """The same game up to an earlier point."""
        if not 0 <= ply <= len(self.actions):
            raise BadRecord(f"the record has {len(self.actions)} answers, cannot cut at {ply}")
        return msgspec.structs.replace(
            self, actions=self.actions[:ply], digests=self.digests[:ply], options=dict(self.options)
        )

    def fork(self, ply: int, players: list[str] | None = None) -> Record:
        """A new game that begins as this one did up to a point, perhaps with other players."""
        branch = self.truncate(ply)
        branch.players = list(self.players if players is None else players)
        return branch

    def add(self, state: State, text: str) -> None:
        """Note an answer and the state it led to."""
        self.actions.append(text)
        self.digests.append(digest_text(state))

    # ---- files

    def to_bytes(self) -> bytes:
        """The record as an indented JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all; an older file stays until the new one is complete."""
        write_whole(Path(path), self.to_bytes())

    @classmethod
    def from_bytes(cls, data: bytes, source: str = "record") -> Record:
        """Read a record; BadRecord in one line if it is not one."""
        try:
            kind = msgspec.json.decode(data, type=dict[str, Any]).get("format")
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRecord(f"{source}: not a whole record file ({error})") from error
        if kind != RECORD_FORMAT:
            raise BadRecord(_foreign(source, kind))
        try:
            return msgspec.json.decode(data, type=cls)
        except msgspec.MsgspecError as error:
            raise BadRecord(f"{source}: {error}") from error

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record file; BadRecord in one line if that is not possible."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise BadRecord(f"{path}: {error.strerror}") from error
        return cls.from_bytes(data, str(path))


def _foreign(source: str, kind: object) -> str:
    family, _, version = RECORD_FORMAT.partition("/")
    if isinstance(kind, str) and kind.partition("/")[0] == family:
        return (
            f"{source}: a record of version {kind.partition('/')[2]}, this program reads {version}"
        )
    return f"{source}: not a record of the form {RECORD_FORMAT}"


def perform(state: State, text: str) -> None:
    """Carry out one entry of a record: an answer, or a standing order (`@seat text`)."""
    actions = state.setup.game.actions
    if not text.startswith(ORDER_MARK):
        state.apply(actions.parse(text))
        return
    seat, _, order = text[len(ORDER_MARK) :].partition(" ")
    if not seat.isdecimal() or int(seat) >= state.seats:
        raise IllegalAction(-1, text, "no such seat")
    state.give_order(int(seat), actions.parse(order))


# A table asks twice with each answer: for the position it keeps, and for the one it plays on.
@lru_cache(maxsize=256)
def entry_seed(seed: int, entry: int) -> int:
    """A seed for one entry, from which neither the game's seed nor another entry's can be found."""
    secret = hashlib.blake2b(str(seed).encode(), digest_size=32).digest()
    return int.from_bytes(hashlib.blake2b(str(entry).encode(), key=secret, digest_size=16).digest())


def digest_text(state: State) -> str:
    """A state's digest as 16 hexadecimal digits."""
    return f"{state.digest():016x}"
