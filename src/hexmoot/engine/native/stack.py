"""The decision stack: small frames that say what happens next, and nothing else does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.errors import BadState
from hexmoot.engine.native.chance import Chance
from hexmoot.engine.native.numbers import zeros
from hexmoot.engine.native.tape import Tape

if TYPE_CHECKING:
    Numbers = vec[i64]

# A frame of the decision stack: what is asked (or which step is due), whom, and four arguments.
KIND: Final = 0
SEAT: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5
FRAME: Final = 6

# Frames a copy has to spare: enough for most ends of a turn, small enough to be copied at once.
SPARE: Final = 4

# Kinds from here on are steps: they ask nobody and run as soon as they lie on top.
FIRST_STEP: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Stack(Chance):
    """Questions to seats and steps on top of each other, until an ending.

    The top one is what happens next.
    """

    def __init__(self, seats: i64, depth: i64, fresh: bool) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.ending: i64 = 0
        self.depth: i64 = 0
        self.most_frames: i64 = depth
        if fresh:
            self.frames: vec[i64] = zeros(depth * FRAME)

    def top(self) -> i64:
        """Where the top frame begins in `frames`."""
        return (self.depth - 1) * FRAME

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a question or a step on top of the stack."""
        base = self.depth * FRAME
        if base >= len(self.frames):
            self.widen()
        self.lay(base, kind, seat, a, b, c, d)

    def lay(self, base: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Write a new top frame where there is room for it."""
        frames = self.frames
        frames[base] = kind
        frames[base + SEAT] = seat
        frames[base + A] = a
        frames[base + B] = b
        frames[base + C] = c
        frames[base + D] = d
        self.depth += 1

    def pop(self) -> None:
        """The top frame is done."""
        self.depth -= 1

    def argument(self, index: i64) -> i64:
        """An argument (A..D) of the top frame."""
        return self.frames[(self.depth - 1) * FRAME + index]

    def set_argument(self, index: i64, value: i64) -> None:
        """Change an argument (A..D) of the top frame."""
        self.frames[(self.depth - 1) * FRAME + index] = value

    def stack_text(self) -> str:
        """The kinds on the stack from bottom to top, for error messages."""
        kinds = [str(self.frames[place * FRAME]) for place in range(self.depth)]
        return "kinds on the stack: " + ", ".join(kinds)

    def copy_stack(self, source: Stack) -> None:
        """Take over the frames of another stack."""
        depth = source.depth
        end = (depth + SPARE) * FRAME
        self.depth = depth
        self.frames = source.frames[:end]

    def widen(self) -> None:
        """Make room for as many frames as the game ever needs."""
        if self.depth >= self.most_frames:
            raise BadState(f"more than {self.most_frames} frames, {self.stack_text()}")
        wide = zeros(self.most_frames * FRAME)
        index: i64
        for index in range(len(self.frames)):
            wide[index] = self.frames[index]
        self.frames = wide

    def exchange_stack(self, tape: Tape) -> None:
        """Pass the frames in use over the tape."""
        self.depth = tape.number(self.depth)
        if self.depth > self.most_frames or self.depth < 0:
            raise BadState("the dump's decision stack is impossible")
        if self.depth * FRAME > len(self.frames):
            self.frames = zeros(self.most_frames * FRAME)
        index: i64
        for index in range(self.depth * FRAME):
            self.frames[index] = tape.number(self.frames[index])
