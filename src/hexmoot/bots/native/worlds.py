"""What both thinking bots do with imagined worlds: draw them, and say how a seat stands in them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.chance import DICE, Chance
from hexmoot.engine.native.stack import FRAME, KIND, SEAT
from hexmoot.engine.native.state import State
from hexmoot.engine.native.tape import Tape

# The share of a finished game's worth that the margin decides: enough to break ties, no more.
MARGIN: Final = 0.1
LOOKS: Final = 3
# A turn of more answers than this is judged where it stands.
LONGEST_TURN: Final = 40
KEY_FACTOR: Final = 1000003
KEY_BITS: Final = 0xFFFFFFFFFF


def zero_floats(count: int) -> vec[float]:
    """An array of `count` float zeros."""
    return vec[float]([0.0] * count)


def asked_seat(world: State) -> i64:
    """The seat that has to decide, in native code."""
    return world.frames[(world.depth - 1) * FRAME + SEAT]


def sample_world(ground: State, seat: i64, chance: Chance) -> State:
    """A world this seat cannot tell from the real one: the native twin of `SeatView.imagine`."""
    world = ground.copy()
    world.reseed_from(chance)
    world.redeal(seat)
    world.relist()
    return world


def is_hiding(ground: State, seat: i64) -> bool:
    """Is there anything this seat does not know? Then imagined worlds differ from each other."""
    chance = Chance()
    chance.reseed(0)
    first = table_of(sample_world(ground, seat, chance))
    others = [table_of(sample_world(ground, seat, chance)) for _ in range(LOOKS)]
    return others != [first] * LOOKS


def table_of(world: State) -> list[int]:
    """The game's own fields, without chance."""
    tape = Tape([], False)
    world.exchange(tape)
    return tape.numbers


def has_judge(world: State) -> bool:
    """Does the game judge unfinished positions itself?"""
    return type(world).judge is not State.judge


def standing(world: State, seat: i64) -> float:
    """0..1: the game's judgement; of a finished game the result, with the margin as tie-breaker."""
    judged = world.judge(seat)
    if world.ending == 0:
        return judged
    return (1.0 - MARGIN) * world.utility(seat) + MARGIN * judged


def finish_turn(world: State, chance: Chance) -> None:
    """Answer greedily until somebody else is asked."""
    if world.ending != 0:
        return
    seat = asked_seat(world)
    left: i64 = LONGEST_TURN
    while left > 0 and world.ending == 0 and asked_seat(world) == seat:
        world.play(greedy_answer(world, chance))
        left -= 1


def greedy_answer(world: State, chance: Chance) -> i64:
    """The answer after which the asked seat is judged best; equals are drawn by lot."""
    seat = asked_seat(world)
    best: i64 = -1
    highest = -1.0
    equals: i64 = 1
    index: i64
    for index in range(world.choice_count):
        value = judged_after(world, world.choices[index], seat, chance)
        if value > highest:
            highest = value
            best = world.choices[index]
            equals = 1
        elif value == highest:
            equals += 1
            if chance.below(DICE, equals) == 0:
                best = world.choices[index]
    return best


def judged_after(world: State, action: i64, seat: i64, chance: Chance) -> float:
    """How a seat stands directly after an answer, with chance that is not the world's own."""
    later = world.copy()
    later.reseed_from(chance)
    later.play(action)
    return standing(later, seat)


def information_key(world: State, seat: i64, is_hiding: bool) -> i64:
    """What tells the information sets behind one answer apart for the searching seat.

    Who is asked what, and what dice and draws said. Where things are hidden the searching seat
    does not see every draw: what it may answer itself takes their place.
    """
    key: i64 = world.frames[(world.depth - 1) * FRAME + KIND] * KEY_FACTOR + asked_seat(world)
    key = (key & KEY_BITS) * KEY_FACTOR + (world.dice_trace & KEY_BITS)
    if not is_hiding:
        return (key & KEY_BITS) * KEY_FACTOR + (world.draws_trace & KEY_BITS)
    if asked_seat(world) == seat:
        index: i64
        for index in range(world.choice_count):
            key = (key & KEY_BITS) * KEY_FACTOR + world.choices[index]
    return key
