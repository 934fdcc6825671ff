"""One game of the arena, played by bots from their seats' views alone."""

from __future__ import annotations

import time
from hashlib import blake2b

from hexmoot.arena.plan import Fixture, Plan
from hexmoot.arena.rows import Row
from hexmoot.bots import SeatView, bot
from hexmoot.bots.guarded import GuardedBot, seated
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.workers.errors import WorkersFailed

Played = tuple[Row, bytes]  # the row, and the record as a file


def play_batch(plan: Plan, fixtures: list[Fixture], seconds: float) -> tuple[list[Played], float]:
    """Play games one after the other until the time is up; also how many seconds it took.

    The first is always played; those there was no time for are left to whoever gave them.
    """
    began = time.monotonic()
    played: list[Played] = []
    spent = 0.0
    for fixture in fixtures:
        if played and spent >= seconds:
            break
        played.append(play_fixture(plan, fixture))
        spent = time.monotonic() - began
    return played, spent


def play_fixture(plan: Plan, fixture: Fixture) -> Played:
    """Play one game to its end."""
    names = [plan.players[player] for player in fixture.lineup]
    match = Match.start(
        game_of(plan),
        seats=plan.seats,
        seed=fixture.deal,
        preset=plan.preset or None,
        players=names,
        **plan.options,
    )
    bots = (bot(name, seat_seed(fixture, seat), plan.patience) for seat, name in enumerate(names))
    with seated(bots) as players:
        decisions, seconds = let_play(match, players)
    return result(match, fixture, players, decisions, seconds), match.record.to_bytes()


def game_of(plan: Plan) -> Game:
    """The game as it is installed here, if its rules are those of the plan."""
    game = registry.game(plan.game)
    if game.rules_version != plan.rules:
        raise WorkersFailed(
            f"a worker knows rules {game.rules_version} of {plan.game}, this run needs rules "
            f"{plan.rules}: install the same version of hexmoot everywhere"
        )
    return game


def seat_seed(fixture: Fixture, seat: int) -> int:
    """A bot's own seed: of the deal, the player and the seat, never of where or when it runs.

    Nobody can tell the deal from it, or a bot could deal the game again and see everything.
    """
    source = f"bot {fixture.deal} {fixture.lineup[seat]} {seat}"
    return int.from_bytes(blake2b(source.encode(), digest_size=8).digest(), "big")


def let_play(match: Match, bots: list[GuardedBot]) -> tuple[list[int], list[float]]:
    """Ask whoever is asked until the game is over; decisions and seconds of each seat."""
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not match.state.over:
        seat = match.state.seat
        clock = time.monotonic if bots[seat].thinks_elsewhere else time.thread_time
        began = clock()
        action = bots[seat].choose(SeatView(match.state))
        seconds[seat] += clock() - began
        decisions[seat] += 1
        match.play(action)
    return decisions, seconds


def result(
    match: Match,
    fixture: Fixture,
    bots: list[GuardedBot],
    decisions: list[int],
    seconds: list[float],
) -> Row:
    """The row of a finished game."""
    outcome = match.state.outcome
    assert outcome is not None
    return Row(
        index=fixture.index,
        block=fixture.block,
        deal=fixture.deal,
        players=match.record.players,
        lineup=list(fixture.lineup),
        ranks=list(outcome.ranks),
        scores=list(outcome.scores),
        utilities=list(outcome.utilities),
        ending=outcome.reason.name,
        answers=match.entries,
        decisions=decisions,
        seconds=[round(spent, 4) for spent in seconds],
        failures=[player.failure for player in bots],
    )
