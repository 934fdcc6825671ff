"""`hexmoot learn`: train a net by self-play, for the bot `policy`."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import typer
from platformdirs import user_data_path
from rich.console import Console

from hexmoot.bots import meaning_of
from hexmoot.bots.learned.weights import read_weights
from hexmoot.cli.extras import needs_extra
from hexmoot.cli.progress import bars
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.learn.page import curves_page
from hexmoot.learn.plan import Recipe, agreed
from hexmoot.learn.tables import make_plan, usual_recipe

PAGE = "curves.html"
FOREVER = 1e9


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("learn")(learn)


def learn(
    game: str = typer.Argument(help="The game's name, see `hexmoot games`."),
    decisions: int = typer.Option(
        None, min=1, help="Decisions to learn from; 100,000,000, or 20,000,000 to judge."
    ),
    seats: int = typer.Option(0, help="Only tables of so many seats; all if not given."),
    preset: str = typer.Option("", help="Only tables of this preset; all if not given."),
    minutes: float = typer.Option(0.0, help="Stop after so long; the same command goes on."),
    every: float = typer.Option(60.0, help="Seconds between points of the curve and checkpoints."),
    rivals: str = typer.Option("random,greedy", help="Bots the net meets at each point."),
    deals: int = typer.Option(10, help="Deals of such a match, each from every seat; 0: none."),
    actors: int = typer.Option(0, help="Processes that play; one a core if 0."),
    tables: int = typer.Option(
        None, min=1, help="Tables played at once: 1024 in each of two groups, or 256 to judge."
    ),
    width: int = typer.Option(None, min=1, help="Width of the net; 512, or 128 to judge."),
    blocks: int = typer.Option(None, min=1, help="Blocks of the net; 3, or 1 to judge."),
    batch: int = typer.Option(8192, min=1, help="Decisions of one step of the optimiser."),
    rate: float = typer.Option(
        None, help="Learning rate at the beginning; 0.0005, or 0.001 to judge."
    ),
    span: int = typer.Option(64, min=1, help="To rate: decisions of each table in a round."),
    positions: int = typer.Option(131_072, min=1, help="To judge: positions of a round."),
    memory: int = typer.Option(8, min=1, help="To judge: rounds that are remembered."),
    heat: float = typer.Option(
        0.02, help="To judge: a deed that looks so much worse than the best is tried now and then."
    ),
    ahead: int = typer.Option(
        0, min=0, help="To judge: questions thought through before a turn; 0: it is not planned."
    ),
    league: float = typer.Option(
        0.0, min=0.0, max=1.0, help="To rate: part of the tables where earlier selves are met."
    ),
    four: float = typer.Option(
        0.16, min=0.0, max=0.4, help="Part of the tables for four, with the usual preset."
    ),
    begin: Path = typer.Option(None, help="Start from these weights instead of from nothing."),
    against: Path = typer.Option(
        None, help="Learn in one seat of each table; this net, frozen, plays all others."
    ),
    sparring: Path = typer.Option(
        None, help="To rate: a net for half of the league's tables, see `hexmoot imitate`."
    ),
    seed: int = typer.Option(1, help="Seed of deals, answers and the net."),
    out: Path = typer.Option(None, help="Folder of the training; the same is gone on with."),
) -> None:
    """Let a net play itself and learn; its weights, curves and matches are kept in a folder.

    A game that sketches where answers lead gets a net that judges positions, every other game one
    that rates answers; options are for both unless they say for which.
    """
    found = registry.game(game)
    if league and against is not None:
        raise BadOption("league", league, "0 with --against, whose net plays at every table")
    if sparring is not None and not league:
        raise BadOption(
            "sparring", str(sparring), "together with --league, half of whose tables it has"
        )
    for path in filter(None, (begin, against, sparring)):
        read_weights(path)  # a bad file is said before anything is written
    recipe = recipe_of(
        found,
        decisions=decisions,
        tables=tables,
        actors=actors or os.cpu_count() or 1,
        width=width,
        blocks=blocks,
        batch=batch,
        span=span,
        rate=rate,
        positions=positions,
        memory=memory,
        heat=heat,
        ahead=ahead,
        league=league,
        sparring=sparring.name if sparring else "",
        four=four,
        seed=seed,
    )
    plan = make_plan(found, recipe, seats, preset)
    names = [name.strip() for name in rivals.split(",") if name.strip()]
    for name in names:
        meaning_of(name)
    folder = out or user_data_path("hexmoot") / "learn" / game
    plan = agreed(folder, plan)
    with needs_extra("learn"):
        from hexmoot.learn.ladder import Ladder, no_ladder
        from hexmoot.learn.session import Session
    seconds = 60 * minutes if minutes > 0 else FOREVER
    session = Session(folder, plan, every, seconds, begin, against, sparring)
    kind = plan.kinds[0]
    ladder = Ladder(kind.seats, kind.preset, tuple(names), deals)
    visit = ladder.climb if deals and not kind.together else no_ladder
    with bars(False) as tell:
        try:
            session.run(tell, visit)
        finally:
            page = curves_page(plan, session.keeper.curve)
            (folder / PAGE).write_text(page, encoding="utf-8")
            show(found, folder)


def recipe_of(game: Game, **given: Any) -> Recipe:
    """The game's usual recipe with what was given; the rate falls as far as it usually does."""
    usual = usual_recipe(game)
    changes = {name: value for name, value in given.items() if value is not None}
    if "rate" in changes:
        changes["last_rate"] = changes["rate"] / round(usual.rate / usual.last_rate)
    return replace(usual, **changes)


def show(game: Game, folder: Path) -> None:
    """Where everything is, and how to play it."""
    console = Console(highlight=False, stderr=True)
    console.print(f"{game.title}: weights, curve and matches are in {folder}", markup=False)
    console.print(f"Curves: {folder / PAGE}. As a bot: policy:weights={folder}", markup=False)
