"""`python -m benchmarks.strength.stones`: who gets which rune stone, and what that decides.

The net of Rune Stones plays itself, and seats are counted from whoever begins. There is one stone
of each kind fewer than players; `--more` lays one more of a kind, to see what such a fix would do.
The net never met that in training.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import typer

from benchmarks.strength.playing_on import play_on
from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.engine import registry

GAME = "rune_stones"
SEED = 9_000_000


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over, by seats as they follow whoever begins: wins, and stones as bits."""

    won: list[float]
    stones: list[int]


def stones(
    seats: int = typer.Option(4, help="Seats at a table."),
    count: int = typer.Option(1000, help="Games."),
    more: str = typer.Option("", help="A kind there is one more of, such as ST-UTIL3."),
) -> None:
    """Say what each seat wins, which stones it has at the end, and what their owners win."""
    kinds = kinds_of_stones()
    if more and more not in kinds:
        raise typer.BadParameter(f"{more!r} is none of {', '.join(kinds)}")
    games = play(seats, count, list(kinds).index(more) if more else None)
    typer.echo(f"{seats} seats, {count} games{f', one {kinds[more]} more' if more else ''}")
    for seat in range(seats):
        won = share_interval([[game.won[seat]] for game in games])
        typer.echo(f"seat {seat + 1}: {told(won)}")
    for kind, name in enumerate(kinds.values()):
        parts = " ".join(f"{part:.2f}" for part in owners(games, kind))
        typer.echo(f"{name}: has it {parts}, its owners win {told(won_with(games, kind))}")


def kinds_of_stones() -> dict[str, str]:
    """The kinds with their names, in the order of their bits."""
    view = registry.game(GAME).start(seats=2, seed=1).view(None)
    return {stone["id"]: stone["name"] for stone in view["table"]["stones"]}


def play(seats: int, count: int, more: int | None = None) -> list[Ended]:
    """Games by the net, with one more stone of a kind if one is named."""
    game = registry.game(GAME)
    # The stacks are the game's own: nothing the engine says of states in general.
    tables: list[Any] = [game.start(seats=seats, seed=SEED + number) for number in range(count)]
    if more is not None:
        for table in tables:
            table.stones_left[more] += 1
    play_on(tables)
    return [ended(table, seats) for table in tables]


def ended(table: Any, seats: int) -> Ended:
    """What came of a table."""
    order = [(table.first + away) % seats for away in range(seats)]
    won = [float(table.utility(seat)) for seat in order]
    return Ended(won, [int(table.stones[seat]) for seat in order])


def owners(games: Sequence[Ended], kind: int) -> list[float]:
    """In what part of the games each seat ends with a stone of a kind."""
    seats = range(len(games[0].won))
    return [sum(game.stones[seat] >> kind & 1 for game in games) / len(games) for seat in seats]


def won_with(games: Sequence[Ended], kind: int) -> Interval:
    """What those win who end with a stone of a kind."""
    blocks = [
        [won for won, held in zip(game.won, game.stones, strict=True) if held >> kind & 1]
        for game in games
    ]
    return share_interval(blocks)


def told(share: Interval) -> str:
    """A share with its interval."""
    return f"{share.mean:.3f}, {share.low:.3f} to {share.high:.3f}"


if __name__ == "__main__":
    typer.run(stones)
