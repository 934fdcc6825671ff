"""How much of a result is luck: games that share one source of chance, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from statistics import fmean, stdev

import msgspec

from hexmoot.arena import Workers
from hexmoot.arena.plan import Plan
from hexmoot.arena.play import game_of
from hexmoot.arena.statistics import NORMAL_95
from hexmoot.bots import SeatView, bot
from hexmoot.bots.guarded import seated
from hexmoot.engine.native.chance import DICE, DRAWS, SETUP, STREAM_NAMES, splitmix
from hexmoot.engine.setup import Setup
from hexmoot.workers.shared_out import Tell, shared_out

STREAMS = (SETUP, DRAWS, DICE)
PLAYERS = len(STREAMS)  # the source behind the last stream: what the bots do by chance
SOURCES = (*STREAM_NAMES, "players")

Seeds = tuple[int, ...]  # one a source
Result = list[float]


class LuckLine(msgspec.Struct, frozen=True):
    """The share of the differences between results that a source explains by itself."""

    source: str
    is_used: bool
    share: float
    low: float
    high: float
    pairs: int


class Kinship(msgspec.Struct, frozen=True):
    """A game, and others that each share one source of chance with it."""

    base: Result
    twins: list[Result | None]  # one a source; None where the game never asked it


def luck_of(plan: Plan, pairs: int, workers: Workers, tell: Tell) -> list[LuckLine]:
    """Play `pairs` games and their twins, and say what each source of chance decides.

    The first-order index of Sobol: the covariance of results that have only this in common, as a
    share of the variance of results.
    """
    work = partial(play_pairs, plan)
    played = shared_out(work, range(pairs), workers, lambda done: tell("luck", done, pairs))
    return [luck_line(source, played) for source in range(len(SOURCES))]


def play_pairs(plan: Plan, numbers: Sequence[int]) -> list[Kinship]:
    """These pairs, for a worker."""
    game_of(plan)  # refuses other rules than the plan's
    setup = plan.setup()
    return [play_pair(setup, plan, number) for number in numbers]


def play_pair(setup: Setup, plan: Plan, number: int) -> Kinship:
    """A game, and for each source it asked a second one with only that in common."""
    own = seeds_of(plan.seed, 2 * number)
    other = seeds_of(plan.seed, 2 * number + 1)
    base, asked = play(setup, plan.players[0], own)
    twins: list[Result | None] = []
    for source in range(len(SOURCES)):
        shared = tuple(own[one] if one == source else other[one] for one in range(len(SOURCES)))
        twins.append(play(setup, plan.players[0], shared)[0] if asked[source] else None)
    return Kinship(base, twins)


def seeds_of(seed: int, number: int) -> Seeds:
    """A seed for each source, unlike those of any other number."""
    start = splitmix(splitmix(seed % 2**64) ^ number)
    return tuple(splitmix(start ^ source) for source in range(len(SOURCES)))


def play(setup: Setup, player: str, seeds: Seeds) -> tuple[Result, list[bool]]:
    """Play one game with a bot of this name in every seat; what each won, and what was asked."""
    state = setup.game.blank(setup)
    for stream in STREAMS:
        state.reseed_stream(stream, seeds[stream])
    before = (state.stream_setup, state.stream_draws, state.stream_dice)
    state.deal()
    state.settle()
    bots = (bot(player, splitmix(seeds[PLAYERS] ^ seat)) for seat in range(setup.seats))
    with seated(bots) as players:
        while not state.over:
            state.play(players[state.seat].choose(SeatView(state)))
    after = (state.stream_setup, state.stream_draws, state.stream_dice)
    asked = [then != now for then, now in zip(before, after, strict=True)]
    return [state.utility(seat) for seat in range(setup.seats)], [*asked, True]


def luck_line(source: int, pairs: Sequence[Kinship]) -> LuckLine:
    """The index of one source with its 95 % interval (jackknife over pairs)."""
    met = [(pair.base, twin) for pair in pairs if (twin := pair.twins[source]) is not None]
    name = SOURCES[source]
    if len(met) < 2:
        return LuckLine(name, False, 0.0, 0.0, 0.0, len(met))
    usual = [fmean(pair.base[seat] for pair in pairs) for seat in range(len(pairs[0].base))]
    surplus = [(less(base, usual), less(twin, usual)) for base, twin in met]
    shared = [products(base, twin) for base, twin in surplus]
    spread = [(products(base, base) + products(twin, twin)) / 2 for base, twin in surplus]
    total, variance = sum(shared), sum(spread)
    if variance <= 0.0:
        return LuckLine(name, True, 0.0, 0.0, 0.0, len(met))
    left_out = [
        (total - one) / (variance - own) if variance > own else 0.0
        for one, own in zip(shared, spread, strict=True)
    ]
    count = len(met)
    half = NORMAL_95 * stdev(left_out) * (count - 1) / math.sqrt(count)
    share = total / variance
    return LuckLine(name, True, clipped(share), clipped(share - half), clipped(share + half), count)


def less(result: Result, usual: Result) -> Result:
    """What each seat won above what this seat usually wins."""
    return [won - mean for won, mean in zip(result, usual, strict=True)]


def products(first: Result, second: Result) -> float:
    """The mean over the seats of what two results have in common."""
    return fmean(one * other for one, other in zip(first, second, strict=True))


def clipped(share: float) -> float:
    """Shares lie between nothing and everything, whatever their estimates say."""
    return max(0.0, min(1.0, share))
