"""`hexmoot imitate`: a net that answers like a bot, to spar with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import typer
from rich.console import Console

from hexmoot.bots import meaning_of
from hexmoot.cli.extras import needs_extra
from hexmoot.cli.progress import bars
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.learn.examples import Watched, watch_all
from hexmoot.learn.plan import RATING, make_folder
from hexmoot.learn.tables import make_plan
from hexmoot.workers.crew import Workers


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("imitate")(imitate)


def imitate(
    game: str = typer.Argument(help="The game's name, see `hexmoot games`."),
    name: str = typer.Argument(help="The bot to be like, as the arena names it."),
    seats: int = typer.Option(2, min=2, help="Seats of the tables at which the bot is watched."),
    preset: str = typer.Option("", help="Their preset; the usual one if not given."),
    deals: int = typer.Option(1000, min=22, help="Games to watch; one of eleven says how alike."),
    epochs: int = typer.Option(6, min=1, help="How often it goes through what was answered."),
    begin: Path = typer.Option(None, help="Start from these weights instead of from nothing."),
    width: int = typer.Option(RATING.width, min=1, help="Width of a net that starts from nothing."),
    blocks: int = typer.Option(RATING.blocks, min=1, help="Its blocks."),
    workers: int = typer.Option(0, help="Processes that play; one a core if 0."),
    seed: int = typer.Option(1, help="Seed of deals and of the net."),
    out: Path = typer.Option(help="Folder for the weights."),
) -> None:
    """Watch a bot play, and let a net learn to answer like it, at the speed of a net.

    Such a net is what `hexmoot learn --sparring` wants, or plays as `policy:weights=FOLDER`.
    """
    found = registry.game(game)
    if found.has_sketch:
        raise BadOption("game", game, "a game whose net rates answers, not positions")
    meaning_of(name)
    preset = preset or found.options.default_preset
    plan = make_plan(found, replace(RATING, decisions=1, width=width, blocks=blocks, seed=seed))
    kind = next((one for one in plan.kinds if (one.seats, one.preset) == (seats, preset)), None)
    if kind is None:
        raise BadOption("seats", seats, f"a table of {game} with preset {preset!r}")
    with needs_extra("learn"):
        from hexmoot.learn.imitation import Imitation, beginner
    net = beginner(plan, begin)
    make_folder(out)
    packages = tuple(plan.packages)
    games = [Watched(game, packages, name, seats, preset, deal, seed) for deal in range(deals)]
    with bars(False) as tell:
        examples = watch_all(games, Workers(workers), tell)
        imitation = Imitation(net, plan, kind, examples)
        imitation.fit(epochs, tell)
    likeness = imitation.likeness()
    recipe = {"like": name, "seats": seats, "preset": preset, "deals": deals, "epochs": epochs}
    path = imitation.keep(out, {**recipe, "begin": begin.name if begin else "", "seed": seed})
    console = Console(highlight=False, stderr=True)
    told = f"{found.title}: in {likeness.agreement:.1%} of {likeness.decisions:,} decisions"
    console.print(f"{told} its favourite is what {name} answers. Weights: {path}", markup=False)
