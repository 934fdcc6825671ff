"""The state of a game between two answers: always complete, copyable and storable."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.errors import BadState, ChanceNeeded, IllegalAction
from hexmoot.engine.native.numbers import BIT, NOTHING, zeros
from hexmoot.engine.native.portrayed import Portrayed
from hexmoot.engine.native.stack import FIRST_STEP, FRAME, KIND, SEAT
from hexmoot.engine.native.tape import Tape, digest_of

if TYPE_CHECKING:
    from hexmoot.engine.events import Event
    from hexmoot.engine.outcome import Outcome
    from hexmoot.engine.setup import Setup
    from hexmoot.engine.wording import Decision

    Numbers = vec[i64]

# No game runs so many steps and forced answers between two questions: a rule goes round in circles.
MOST_STEPS: Final = 10_000

NOBODY: Final = -1
EVERYONE: Final = -1
EVENT: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(Portrayed):
    """Base of every game's state.

    A game overrides `list_choices`, `answer` and `run_step` (its rules), `copy` and `exchange`
    (its fields), `deal` (its set-up), `is_ahead` (or `ranks`), and where it has them `redeal`,
    `is_always_asked`. Everything else here is the same for all games.
    """

    def __init__(self, setup: Setup, seats: i64, actions: i64, depth: i64, fresh: bool) -> None:
        super().__init__(seats, depth, fresh)
        self.setup: Any = setup
        self.ply: i64 = 0
        self.choice_count: i64 = 0
        self.disclosed: bool = False
        self.is_telling: bool = False
        self.events_told: vec[i64] = NOTHING
        if fresh:
            self.choices: vec[i64] = zeros(actions)

    # ---- what a game overrides

    def deal(self) -> None:
        """Set the table up and push the first frame."""
        raise TypeError("a game's state must say how it is dealt")

    def list_choices(self) -> i64:
        """Write the legal answers to the top frame into `self.choices`, ascending; how many?"""
        raise TypeError("a game's state must list its choices")

    def answer(self, action: i64) -> None:
        """Carry out one legal answer to the top frame."""
        raise TypeError("a game's state must carry out answers")

    def run_step(self, kind: i64) -> None:
        """Carry out the step on top of the stack (and pop it)."""
        raise TypeError("this game has no steps")

    def is_always_asked(self) -> bool:
        """Must the top frame be asked even with one answer left, because not asking would tell?"""
        return False

    def drop(self) -> None:
        """The top frame has no answer at all; games that let such questions lapse pop it here."""
        raise BadState(f"no answer to a decision of kind {self.frames[self.top() + KIND]}")

    def redeal(self, seat: i64) -> None:
        """Resample everything this seat (or NOBODY: a spectator) cannot know."""

    def copy(self) -> State:
        """A deep, independent copy."""
        raise TypeError("a game's state must copy itself")

    def exchange(self, tape: Tape) -> None:
        """Pass every field of the game over the tape, in one fixed order."""

    def problems(self) -> list[str]:
        """Invariants that do not hold, one sentence each; empty in every sound state."""
        return []

    def ranks(self) -> vec[i64]:
        """The place of each seat, 1 is best, ties share; asked only when the game is over."""
        places = zeros(self.seats)
        seat: i64
        other: i64
        for seat in range(self.seats):
            place: i64 = 1
            for other in range(self.seats):
                if self.is_ahead(other, seat):
                    place += 1
            places[seat] = place
        return places

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """Does the first of two seats rank above the second, now that the game is over?"""
        raise TypeError("a game's state must rank its seats")

    def utility(self, seat: i64) -> float:
        """1 for a sole winner, shared equally among tied winners, 0 otherwise."""
        places = self.ranks()
        if places[seat] != 1:
            return 0.0
        winners = 0
        other: i64
        for other in range(self.seats):
            if places[other] == 1:
                winners += 1
        return 1.0 / winners

    def judge(self, seat: i64) -> float:
        """How well this seat stands, 0..1, quickly and from what everybody may know; for bots."""
        return 0.5

    def standing_answer(self) -> i64:
        """What the asked seat's standing orders answer to the present decision, or -1."""
        return -1

    def orders(self, seat: int) -> list[int]:
        """The standing orders this seat may give at any moment, as actions."""
        return []

    def take_order(self, seat: int, action: int) -> None:
        """Remember a standing order that `orders` listed."""

    # ---- asking

    def choose(self, count: i64, action: i64) -> i64:
        """Append one legal answer while listing; returns the new count."""
        self.choices[count] = action
        return count + 1

    def end(self, reason: i64) -> None:
        """The game is over, for this reason (an index above 0 into the game's endings)."""
        self.ending = reason

    def settle(self) -> None:
        """Run steps and take single answers until somebody has a choice or the game is over."""
        steps: i64 = 0
        while self.ending == 0:
            place = (self.depth - 1) * FRAME
            kind: i64 = self.frames[place]
            if kind >= FIRST_STEP:
                self.run_step(kind)
            else:
                count = self.list_choices()
                if count > 1 or (count == 1 and self.is_always_asked()):
                    self.choice_count = count
                    return
                if count == 1:
                    self.answer(self.choices[0])
                else:
                    self.drop()
            steps += 1
            if steps > MOST_STEPS:
                self.refuse_circles()
        self.choice_count = 0

    def refuse_circles(self) -> None:
        """A rule goes round in circles; apart from `settle`, which must stay small."""
        raise BadState(f"no question after {MOST_STEPS} steps: {self.stack_text()}")

    # ---- answering

    def play(self, action: i64) -> None:
        """Answer without checking: the fast twin of `apply`, for bots and search."""
        self.disclosed = False
        before = self.chance_count
        self.ply += 1
        self.answer(action)
        self.settle()
        if self.chance_count != before:
            self.disclosed = True

    def apply(self, action: int) -> None:
        """Answer the present decision; IllegalAction (and no change) if that is not allowed."""
        self.refuse_unless_legal(action)
        if self.is_telling:
            self.events_told = vec[i64]([])
        if not self.is_strict:
            self.play(action)
            return
        before = self.numbers()
        loaded_next = self.loaded_next
        try:
            self.play(action)
        except ChanceNeeded:
            self.restore(before)
            self.loaded_next = loaded_next
            self.events_told = vec[i64]([])
            raise

    def refuse_unless_legal(self, action: int) -> None:
        """Raise IllegalAction with the reason unless the action is a legal answer now."""
        actions = self.setup.game.actions
        if self.ending != 0:
            raise IllegalAction(NOBODY, actions.name(action), "the game is over")
        if action not in self.legal():
            allowed = [actions.text(choice) for choice in self.legal()]
            reason = "it is not an answer to the present decision"
            raise IllegalAction(self.seat, actions.name(action), reason, allowed)

    def give_order(self, seat: int, action: int) -> None:
        """Leave a standing order; IllegalAction if this seat may not give it."""
        if action not in self.orders(seat):
            actions = self.setup.game.actions
            allowed = [actions.text(choice) for choice in self.orders(seat)]
            raise IllegalAction(
                seat, actions.name(action), "it is not a standing order of this seat", allowed
            )
        self.disclosed = False
        self.take_order(seat, action)

    def legal(self) -> list[int]:
        """The legal answers, ascending; empty only when the game is over."""
        index: i64
        found: list[int] = []
        for index in range(self.choice_count):
            found.append(self.choices[index])
        return found

    @property
    def seat(self) -> int:
        """The seat that is asked, or NOBODY when the game is over."""
        if self.ending != 0:
            return NOBODY
        return self.frames[(self.depth - 1) * FRAME + SEAT]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.ending != 0

    # ---- what happened

    def disclose(self) -> None:
        """Somebody now knows what they could not know before; chance counts by itself."""
        self.disclosed = True

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report to everyone what happened; free unless somebody listens."""
        if self.is_telling:
            self.tell_some(EVERYONE, kind, a, b, c, d)

    def tell_seat(
        self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Report to one seat alone."""
        if self.is_telling:
            self.tell_some(BIT[seat], kind, a, b, c, d)

    def tell_others(
        self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Report to everyone, spectators included, except one seat."""
        if self.is_telling:
            self.tell_some(EVERYONE ^ BIT[seat], kind, a, b, c, d)

    def tell_some(self, audience: i64, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Report to a set of seats (bit mask; EVERYONE is all seats and spectators)."""
        told = self.events_told
        told = append(told, kind)
        told = append(told, audience)
        told = append(told, a)
        told = append(told, b)
        told = append(told, c)
        self.events_told = append(told, d)

    # ---- storing

    def copy_base(self, source: State) -> None:
        """Take over everything this base class keeps; for a game's `copy`. Copies do not tell."""
        self.copy_chance(source)
        self.copy_stack(source)
        self.ply = source.ply
        self.ending = source.ending
        self.choice_count = source.choice_count
        self.disclosed = source.disclosed
        self.choices = source.choices[:]

    def exchange_base(self, tape: Tape) -> None:
        """Pass the fields of this base class over the tape."""
        self.stream_setup = tape.number(self.stream_setup)
        self.stream_draws = tape.number(self.stream_draws)
        self.stream_dice = tape.number(self.stream_dice)
        self.chance_count = tape.number(self.chance_count)
        self.ply = tape.number(self.ply)
        self.ending = tape.number(self.ending)
        self.exchange_stack(tape)

    def numbers(self) -> list[int]:
        """The whole state as one row of numbers (loaded chance apart)."""
        tape = Tape([], False)
        self.exchange_base(tape)
        self.exchange(tape)
        return tape.numbers

    def restore(self, numbers: list[int]) -> None:
        """Become the state these numbers were taken from."""
        tape = Tape(numbers, True)
        self.exchange_base(tape)
        self.exchange(tape)
        tape.finish()
        self.relist()

    def relist(self) -> None:
        """List the choices of the present decision afresh."""
        self.choice_count = 0
        if self.ending == 0:
            self.choice_count = self.list_choices()

    def digest(self) -> int:
        """A 64-bit hash of the whole state, the same compiled or not."""
        return digest_of(self.numbers())

    def imagine(self, seat: int | None, seed: int) -> State:
        """A random full world this seat cannot tell from the real one, with its own chance."""
        world = self.copy()
        world.reseed(seed)
        world.redeal(NOBODY if seat is None else seat)
        world.relist()
        return world

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.setup == other.setup
            and self.numbers() == other.numbers()
        )

    def __hash__(self) -> int:
        return self.digest()

    # ---- for people (the game's own words; cold)

    @property
    def decision(self) -> Decision | None:
        """What is asked of whom, or None when the game is over."""
        found: Decision | None = self.setup.game.decision(self)
        return found

    @property
    def outcome(self) -> Outcome | None:
        """Ranks, scores with their parts and the reason, or None while the game goes on."""
        found: Outcome | None = self.setup.game.outcome(self)
        return found

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, as plain data."""
        found: dict[str, Any] = self.setup.game.view(self, seat)
        return found

    def events(self, seat: int | None) -> list[Event]:
        """What happened since the last answer, as this seat (None: a spectator) may see it."""
        found: list[Event] = self.setup.game.events_for(self, seat)
        return found

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, secrets included."""
        found: dict[str, Any] = self.setup.game.dump(self)
        return found

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_load, (type(self.setup.game).__module__, self.dump()))


def _load(module: str, data: dict[str, Any]) -> State:
    """Unpickle: the game is found where it was registered."""
    state: State = import_module(module).GAME.load(data)
    return state
