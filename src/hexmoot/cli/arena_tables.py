"""What `hexmoot arena` prints: standings and pairs, as tables or as data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from string import ascii_uppercase
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from hexmoot.arena import Finished, Interval, Pair, Plan, Standing, pairs, standings

TOGETHER_NOTE = "All seats win or lose together: there is nobody to rate."
THIRD_PARTY_NOTE = "A pair's score: ½ + half the difference of their wins; a third one's win is ½."
MOST_FAILURES = 5
BOUNDLESS = 100_000

Names = Mapping[str, str]  # what a table calls each player


def show(plan: Plan, folder: Path, finished: Finished, as_json: bool) -> None:
    """Print the standings and the pairs."""
    table = standings(finished.rows, plan.players)
    wins_together = plan.setup().wins_together
    met = [] if wins_together else pairs(finished.rows, plan.players)
    if as_json:
        found = as_data(plan, folder, finished)
        found["standings"] = [standing_data(standing, wins_together) for standing in table]
        found["pairs"] = [pair_data(pair) for pair in met]
        typer.echo(json.dumps(found, indent=1))
        return
    console = Console(highlight=False)
    makers = [lambda names: standings_table(table, plan, names, wins_together)]
    if met:
        makers.append(lambda names: pairs_table(met, names))
    print_tables(console, plan.players, makers)
    print_notes(console, plan, wins_together, bool(met))
    ended = "stopped early, every pair is decided" if finished.stopped_early else "all played"
    console.print(f"{len(finished.rows)} games, {ended}. Records: {folder / 'games'}")
    print_failures(console, table)


def print_tables(
    console: Console, players: list[str], makers: list[Callable[[Names], Table]]
) -> None:
    """The tables with the players' names; names too long for them are explained by letters."""
    names: Names = {player: player for player in players}
    if not all(fits(console, make(names)) for make in makers):
        names = lettered(players)
        for player, letter in names.items():
            console.print(f" {letter}  {player}", markup=False, soft_wrap=True)
    for make in makers:
        console.print(make(names))


def fits(console: Console, table: Table) -> bool:
    """Is there room for every word of a table?"""
    as_wide_as_it_likes = console.options.update(max_width=BOUNDLESS)
    return console.measure(table, options=as_wide_as_it_likes).maximum <= console.width


def lettered(players: list[str]) -> Names:
    """A letter for each player, or a number where there are more of them than letters."""
    if len(players) > len(ascii_uppercase):
        return {player: str(number) for number, player in enumerate(players, 1)}
    return dict(zip(players, ascii_uppercase, strict=False))


def print_notes(console: Console, plan: Plan, wins_together: bool, has_pairs: bool) -> None:
    """What one must know to read the tables."""
    if wins_together:
        console.print(TOGETHER_NOTE)
    if has_pairs and plan.seats > 2:
        console.print(THIRD_PARTY_NOTE)


def print_failures(console: Console, table: list[Standing]) -> None:
    """Some of the games in which bots failed."""
    for standing in table:
        for failure in standing.failures[:MOST_FAILURES]:
            console.print(f"{standing.player}: {failure}", style="red", markup=False)


# ---- as data


def as_data(plan: Plan, folder: Path, finished: Finished) -> dict[str, Any]:
    """What was played, as plain data."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "folder": str(folder),
        "games": len(finished.rows),
        "stopped_early": finished.stopped_early,
    }


def standing_data(standing: Standing, wins_together: bool) -> dict[str, Any]:
    """A standing as plain data, without a rating where there is nothing to rate."""
    found: dict[str, Any] = msgspec.to_builtins(standing)
    return {**found, "rating": None} if wins_together else found


def pair_data(pair: Pair) -> dict[str, Any]:
    """A pair as plain data."""
    return {**msgspec.to_builtins(pair), "decided": pair.is_decided}


# ---- as tables


def standings_table(table: list[Standing], plan: Plan, names: Names, wins_together: bool) -> Table:
    """Players by rating; columns nobody has anything in are left out."""
    even = f"share (even: {1 / plan.seats:.3f})"
    has_failures = any(standing.failures for standing in table)
    shown = Table(box=None)
    for column in (
        "player",
        *([] if wins_together else ["rating"]),
        *(even, "rank", "score", "ms", "seats"),
        *(["failed"] if has_failures else []),
    ):
        shown.add_column(column, no_wrap=True)
    for standing in sorted(table, key=lambda standing: -standing.rating.mean):
        rating = f"{standing.rating.mean:.1f} ± {2 * standing.rating.deviation:.1f}"
        shown.add_row(
            names[standing.player],
            *([] if wins_together else [rating]),
            worded(standing.share),
            f"{standing.mean_rank:.2f}",
            f"{standing.mean_score:.1f}",
            f"{standing.milliseconds:.1f}",
            str(standing.seats_taken),
            *([str(len(standing.failures))] if standing.failures else []),
        )
    return shown


def pairs_table(met: list[Pair], names: Names) -> Table:
    """Every pair, and whether it is decided."""
    shown = Table(box=None)
    for column in ("first", "second", "score of the first", "games", ""):
        shown.add_column(column, no_wrap=True)
    for pair in met:
        sure = "decided" if pair.is_decided else "open"
        first, second = names[pair.first], names[pair.second]
        shown.add_row(first, second, worded(pair.score), str(pair.games), sure)
    return shown


def worded(interval: Interval) -> str:
    """A mean with its bounds."""
    return f"{interval.mean:.3f} ({interval.low:.3f} to {interval.high:.3f})"
