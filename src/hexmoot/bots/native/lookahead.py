"""Looking ahead to the end of the own turn with the game's own `judge`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.native.worlds import asked_seat, finish_turn, sample_world, standing, zero_floats
from hexmoot.engine.native.chance import Chance
from hexmoot.engine.native.state import State


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
        """Take one action and go on to the end of the own turn; what others do is not foreseen."""
        world.play(self.ground.choices[index])
        self.at_once[index] += standing(world, self.seat)
        if world.ending == 0 and asked_seat(world) == self.seat:
            finish_turn(world, self.chance)
        self.in_the_end[index] += standing(world, self.seat)

    def values(self) -> list[tuple[int, float, float]]:
        """For each legal action: what it brings by the end of the turn, and at once."""
        found: list[tuple[int, float, float]] = []
        worlds = float(self.worlds)
        index: i64
        for index in range(self.ground.choice_count):
            later = self.in_the_end[index] / worlds
            found.append((self.ground.choices[index], later, self.at_once[index] / worlds))
        return found
