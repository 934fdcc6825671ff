"""What the bots promise: none answers by what its seat cannot know, none goes in circles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hexmoot.bots.bot import Bot, Explanation
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.guided import GuidedBot
from hexmoot.bots.hasty import HastyBot
from hexmoot.bots.levels import LEVELS
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.policy import PolicyBot
from hexmoot.bots.random_bot import RandomBot
from hexmoot.bots.searcher import SearchBot
from hexmoot.bots.thinking_time import Limit
from hexmoot.engine.conformance.play import expect, seeded_spread
from hexmoot.engine.conformance.redealing import STREAMS, twins_of
from hexmoot.engine.conformance.secrecy import place_of
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State

POSITIONS = 8
ANSWERS = 80  # of a game in which nobody may go in circles
CLOCK = STREAMS + 1  # chance, and how many answers were given: the first numbers of a state
TWINS = 8
STORIES = 53  # the first seed of the histories told anew
# A level peeks, or does not, however long it thinks.
BUDGET = Limit(playouts=16)


def bots_do_not_peek(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """Every bot answers, and explains itself, alike in two worlds its seat cannot tell apart."""
    pairs = 0
    for number, (seed, one, other) in enumerate(worlds(game, seats, preset, effort)):
        for bot in players(number):
            same = answer_of(bot, one) == answer_of(bot, other)
            expect(same, f"the bot {bot.name!r} knows a secret: {place_of(game, seed, one)}")
            pairs += 1
    return pairs


def bots_do_not_dither(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """No bot does something and undoes it in one turn: a position it left does not come back."""
    answers = 0
    for seed in range(effort):
        for bot in players(seed):
            state = game.start(seats=seats, seed=seed, preset=preset)
            asked, left = -1, set[tuple[int, ...]]()
            for _ in range(ANSWERS):
                if state.over:
                    break
                if state.seat != asked:
                    asked, left = state.seat, set()
                place = tuple(state.numbers()[CLOCK:])
                again = f"the bot {bot.name!r} undoes what it did: {place_of(game, seed, state)}"
                expect(place not in left, again)
                left.add(place)
                state.apply(bot.choose(SeatView(state)))
                answers += 1
    return answers


def worlds(game: Game, seats: int, preset: str, effort: int) -> Iterator[tuple[int, State, State]]:
    """Pairs of worlds that the asked seat cannot tell apart: imagined, and from other histories."""
    about = POSITIONS * effort
    for number, (seed, state) in enumerate(seeded_spread(game, seats, preset, 38, about)):
        yield seed, state, state.imagine(state.seat, number)
    asked = (
        (STORIES, twin.real, twin.other)
        for twin in twins_of(game, seats, preset, STORIES, effort)
        if twin.viewer == twin.real.seat
    )
    yield from islice(asked, TWINS * effort)


def players(seed: int) -> Iterator[Bot]:
    """A bot of every kind and of every level, with little time."""
    yield from (RandomBot(seed), GreedyBot(seed), PolicyBot(seed), SearchBot(seed, BUDGET))
    yield GuidedBot(seed, BUDGET, BUDGET, trial=1)
    for level in LEVELS.values():
        player = level.bot(seed)
        if isinstance(player, GuidedBot):
            player.limit = player.walks = BUDGET
        if isinstance(player, HastyBot):
            player.judge = SearchBot(seed, BUDGET, whim=level.whim)
        yield player


def answer_of(bot: Bot, state: State) -> tuple[int, Explanation]:
    """What a bot does in a position, and what it says about it."""
    return bot.choose(SeatView(state)), bot.explain(SeatView(state))
