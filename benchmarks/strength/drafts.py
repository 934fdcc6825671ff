"""`python -m benchmarks.strength.drafts`: how much of ElementaliS is decided by the draft?

Mages are drafted by lot, so that who has which is nobody's choice; then the net plays all seats,
several times from each draft with other dice. What games of one draft have in common is the
draft's part of the result; what a mage wins is the mage's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import typer

from benchmarks.strength.playing_on import play_on
from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.engine import registry
from hexmoot.engine.native.chance import DICE, DRAWS, SETUP, splitmix
from hexmoot.engine.native.state import State

GAME = "elementalis"
DRAFTING = ("major", "minor")
SEED = 7_000_000


@dataclass(frozen=True, slots=True)
class Draft:
    """A position after the draft, and what each seat won in its games."""

    start: State
    roles: list[list[str]]
    results: list[list[float]]


def drafts(
    seats: int = typer.Option(2, help="Seats at a table."),
    count: int = typer.Option(400, help="Drafts, by lot."),
    replays: int = typer.Option(4, help="Games from each draft."),
    without: str = typer.Option("", help="Symbols nobody may draft, such as m for the Moon."),
    preset: str = typer.Option("full", help="A preset in which mages are drafted."),
    named: str = typer.Option("", help="Answers to take first, such as 'major e,major w'."),
) -> None:
    """Say what part of the result the draft decides, and what each mage wins."""
    words = named.split(",") if named else []
    found = [drafted(seats, number, without, preset, words) for number in range(count)]
    play_all(found, replays)
    share, half = part_of_draft(found)
    limits = f" without {without}" if without else ""
    limits += f" after {named}" if named else ""
    typer.echo(f"{seats} seats, {count} drafts by lot{limits}, {replays} games each, {preset}")
    for seat in range(seats):
        won = share_interval([[result[seat] for result in draft.results] for draft in found])
        typer.echo(f"seat {seat + 1}: {won.mean:.3f}, {won.low:.3f} to {won.high:.3f}")
    typer.echo(f"decided by the draft: {share:.3f}, {share - half:.3f} to {share + half:.3f}")
    for role, won in mages(found):
        typer.echo(f"{role}: {won.mean:.3f}, {won.low:.3f} to {won.high:.3f}, {won.count} seats")


def drafted(
    seats: int,
    number: int,
    without: str = "",
    preset: str = "full",
    named: Sequence[str] = (),
) -> Draft:
    """A draft by lot, without some symbols, after the answers that are named."""
    game = registry.game(GAME)
    state = game.start(seats=seats, seed=SEED + number, preset=preset)
    lots = np.random.default_rng([SEED, number])
    for word in named:
        state.apply(game.actions.parse(word.strip()))
    while game.actions.text(state.legal()[0]).split()[0] in DRAFTING:
        allowed = [one for one in state.legal() if game.actions.text(one)[-1] not in without]
        state.apply(allowed[int(lots.integers(len(allowed)))])
    return Draft(state, [game.roles(state, seat) for seat in range(seats)], [])


def play_all(found: Sequence[Draft], replays: int) -> None:
    """All games of all drafts."""
    games = [
        (draft, again(draft.start, number * replays + replay))
        for number, draft in enumerate(found)
        for replay in range(replays)
    ]
    play_on([state for _, state in games])
    for draft, state in games:
        draft.results.append([float(state.utility(seat)) for seat in range(state.seats)])


def again(start: State, number: int) -> State:
    """The position with dice and draws to come that no other game has."""
    state = start.copy()
    for stream in (SETUP, DRAWS, DICE):
        state.reseed_stream(stream, splitmix(SEED + 10 * number + stream))
    return state


def part_of_draft(found: Sequence[Draft]) -> tuple[float, float]:
    """The share of the variance of results that games of one draft have in common, and ± 95 %."""
    won = np.array([draft.results for draft in found])  # drafts, games, seats
    usual = won.mean((0, 1))
    share = common(won - usual)
    left_out = [common(np.delete(won, one, 0) - usual) for one in range(len(won))]
    spread = float(np.std(left_out)) * (len(won) - 1) / len(won) ** 0.5
    return share, 1.96 * spread


def common(surplus: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
    """What two games of one draft have in common, as a share of what varies at all, if anything."""
    if not surplus.any():
        return 0.0
    games = surplus.shape[1]
    together = (surplus.sum(1) ** 2).sum(1) - (surplus**2).sum((1, 2))
    return float((together / (games * (games - 1))).mean() / (surplus**2).sum(2).mean())


def mages(found: Sequence[Draft]) -> Iterator[tuple[str, Interval]]:
    """What seats with each mage won, best first; games of a draft belong together."""
    names = sorted({role for draft in found for own in draft.roles for role in own})
    shares = {role: share_interval([won_with(role, draft) for draft in found]) for role in names}
    for role in sorted(names, key=lambda one: -shares[one].mean):
        yield role, shares[role]


def won_with(role: str, draft: Draft) -> list[float]:
    """What seats with a mage won in the games of a draft."""
    seats = [seat for seat, own in enumerate(draft.roles) if role in own]
    return [result[seat] for result in draft.results for seat in seats]


if __name__ == "__main__":
    typer.run(drafts)
