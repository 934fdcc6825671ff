"""What the bots promise: none of them answers by what its seat cannot know."""

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
from hexmoot.engine.conformance.redealing import twins_of
from hexmoot.engine.conformance.secrecy import place_of
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State

POSITIONS = 8
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
