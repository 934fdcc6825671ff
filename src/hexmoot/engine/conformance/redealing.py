"""Promises about `redeal`: all that is hidden is dealt anew, fairly, from what the seat knows."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator

from hexmoot.engine.conformance.play import Picker, expect
from hexmoot.engine.conformance.twins import RealStory, Twin, story_of
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State

STREAMS = 4  # the first numbers of a state are its chance, which imagined worlds have of their own
LENGTHS = (1, 6, 30)  # steps of the stories that are told anew
CHANGES = 24  # of each story
MOST_WORLDS = 400  # before a thing counts as never dealt anew
DEALS = 150
SURE = 1e-7  # how unlikely a difference must be before it is called one


def twins_of(game: Game, seats: int, preset: str, seed: int, effort: int) -> Iterator[Twin]:
    """Pairs of positions somebody cannot tell apart, from stories short and long."""
    for number in range(len(LENGTHS) * effort):
        length = LENGTHS[number % len(LENGTHS)]
        real = RealStory(story_of(game, seats, preset, seed + number, length))
        picker = Picker(seed + number)
        for _ in range(CHANGES):
            yield from real.twins(picker)


def differences(one: State, other: State) -> set[int]:
    """The places of a dump at which two states differ, their chance left out."""
    pairs = zip(one.numbers(), other.numbers(), strict=False)
    return {at for at, (mine, yours) in enumerate(pairs) if at >= STREAMS and mine != yours}


def hidden_things_are_redealt(game: Game, seats: int, preset: str, effort: int = 1) -> int:
    """Whatever a viewer cannot know, by the rules themselves, differs in some imagined world."""
    pairs = 0
    for number, twin in enumerate(twins_of(game, seats, preset, 51, effort)):
        same = differences(twin.real, twin.other)
        for world in range(MOST_WORLDS):
            if not same:
                break
            same -= differences(twin.real, twin.real.imagine(twin.viewer, number + world * 1009))
        expect(
            not same,
            f"viewer {twin.viewer} cannot know the numbers {sorted(same)} of the dump after "
            f"{twin.real.ply} answers, yet every imagined world has the real ones",
        )
        pairs += 1
    return pairs


def redeals_know_no_more_than_their_seat(
    game: Game, seats: int, preset: str, effort: int = 1
) -> int:
    """In two positions a viewer cannot tell apart, the same seed imagines the same world."""
    pairs = 0
    for number, twin in enumerate(twins_of(game, seats, preset, 52, effort)):
        one = twin.real.imagine(twin.viewer, number)
        other = twin.other.imagine(twin.viewer, number)
        expect(
            not differences(one, other),
            f"what viewer {twin.viewer} imagines after {twin.real.ply} answers depends on what it "
            "cannot know",
        )
        pairs += 1
    return pairs


def hidden_things_are_dealt_fairly(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """After the deal, what is hidden comes up in imagined worlds as often as in real deals.

    A real deal and a world imagined from it are two draws from one and the same distribution, so
    over many deals neither may hold any value at any place more often than the other; and real and
    imagined must agree as often as two imagined ones do. Places that no deal ever changes are left
    out: secrets that are chosen and not dealt have no frequency.
    """
    setup = game.prepare(seats, preset, {})
    deals = [game.deal(setup, seed) for seed in range(DEALS * effort)]
    rows = [deal.numbers() for deal in deals]
    dealt = {at for at, values in enumerate(zip(*rows, strict=False)) if len(set(values)) > 1}
    for viewer in (*range(seats), None):
        _expect_fair_deals(deals, dealt - set(range(STREAMS)), viewer)


def _expect_fair_deals(deals: list[State], dealt: set[int], viewer: int | None) -> None:
    counts: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
    nearer: list[int] = []
    for seed, state in enumerate(deals):
        one, two = state.imagine(viewer, 2 * seed), state.imagine(viewer, 2 * seed + 1)
        real, imagined = state.numbers(), one.numbers()
        for at in differences(state, one) & dealt:
            counts[at, real[at]]["real"] += 1
            counts[at, imagined[at]]["imagined"] += 1
        nearer.append(len(differences(state, one) & dealt) - len(differences(one, two) & dealt))
    for (at, value), score in counts.items():
        expect(
            two_sided(score["real"], score["imagined"]) * len(counts) > SURE,
            f"number {at} of a fresh deal is {value} in {score['real']} real deals and "
            f"{score['imagined']} imagined ones, for viewer {viewer}",
        )
    further, closer = sum(gap > 0 for gap in nearer), sum(gap < 0 for gap in nearer)
    expect(
        two_sided(further, closer) > SURE,
        f"imagined deals are nearer to each other than to the real one in {further} cases and "
        f"further in {closer}, for viewer {viewer}",
    )


def two_sided(one: int, other: int) -> float:
    """How likely a fair coin falls at least so unevenly; Chernoff's bound, never too small."""
    total = one + other
    if total == 0:
        return 1.0
    share = max(one, other) / total
    rest = (1 - share) * math.log(2 * (1 - share)) if share < 1 else 0.0
    return min(1.0, 2 * math.exp(-total * (share * math.log(2 * share) + rest)))
