"""Looking ahead to the end of the own turn with the game's own `judge`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.bots.seat_view import SeatView
from hexmoot.bots.worlds import asked_seat, sample_world, standing, zero_floats
from hexmoot.engine.chance import DICE, Chance
from hexmoot.engine.state import State

# A turn of more own answers than this is judged where it stands.
LONGEST_TURN: Final = 40


@final
class Lookahead:
    """What each legal action brings: at once, and after a greedily played rest of the turn."""

    def __init__(self, seat_view: SeatView, seed: int) -> None:
        self.ground: State = seat_view.ground
        self.seat: i64 = seat_view.seat
        self.chance = Chance()
        self.chance.reseed(seed)
        self.worlds: i64 = 0
        self.at_once: vec[float] = zero_floats(self.ground.choice_count)
        self.in_the_end: vec[float] = zero_floats(self.ground.choice_count)

    def run(self, worlds: int) -> None:
        """Look at every action in so many imagined worlds."""
        index: i64
        _count: i64
        for _count in range(worlds):
            world = sample_world(self.ground, self.seat, self.chance)
            for index in range(self.ground.choice_count):
                self.try_out(index, world.copy())
            self.worlds += 1

    def try_out(self, index: i64, world: State) -> None:
        """Take one action and go on to the end of the turn."""
        world.play(self.ground.choices[index])
        self.at_once[index] += standing(world, self.seat)
        self.finish_turn(world)
        self.in_the_end[index] += standing(world, self.seat)

    def finish_turn(self, world: State) -> None:
        """Play greedily until somebody else is asked."""
        left: i64 = LONGEST_TURN
        while left > 0 and world.ending == 0 and asked_seat(world) == self.seat:
            world.play(self.greedy_answer(world))
            left -= 1

    def greedy_answer(self, world: State) -> i64:
        """The answer that is judged best at once; equals are drawn by lot."""
        best: i64 = world.choices[0]
        highest = -1.0
        equals: i64 = 1
        index: i64
        for index in range(world.choice_count):
            value = self.judged_after(world, world.choices[index])
            if value > highest:
                highest = value
                best = world.choices[index]
                equals = 1
            elif value == highest:
                equals += 1
                if self.chance.below(DICE, equals) == 0:
                    best = world.choices[index]
        return best

    def judged_after(self, world: State, action: i64) -> float:
        """How the seat stands directly after an answer, with chance that is not the world's own."""
        later = world.copy()
        later.reseed_from(self.chance)
        later.play(action)
        return standing(later, self.seat)

    def values(self) -> list[tuple[int, float, float]]:
        """For each legal action: what it brings by the end of the turn, and at once."""
        found: list[tuple[int, float, float]] = []
        worlds = float(self.worlds)
        index: i64
        for index in range(self.ground.choice_count):
            later = self.in_the_end[index] / worlds
            found.append((self.ground.choices[index], later, self.at_once[index] / worlds))
        return found
