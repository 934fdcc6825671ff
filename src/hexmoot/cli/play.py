"""`hexmoot play`: a game in the terminal, for one or several people and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from platformdirs import user_data_path
from rich.console import Console

from hexmoot.cli.options import read_options
from hexmoot.cli.sitting import PERSON, Sitting
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("play")(play)


def play(
    game: str = typer.Argument("", help="The game's name, see `hexmoot games`."),
    seats: int = typer.Option(0, help="How many seats; the game's usual number if not given."),
    seed: int = typer.Option(-1, help="Seed of all chance; a fresh one if not given."),
    preset: str = typer.Option("", help="A preset of the game's options."),
    option: list[str] = typer.Option([], "--option", "-o", help="name=value, may be repeated."),
    players: str = typer.Option("", help="Who sits where: me or a bot, separated by commas."),
    resume: Path = typer.Option(None, help="Go on with a saved game."),
    save: Path = typer.Option(None, help="Where to save; a file in the user's data folder else."),
) -> None:
    """Play a game in the terminal; `help` at the prompt lists what can be typed."""
    match = Match(Record.load(resume)) if resume else new_match(game, seats, seed, preset, option)
    who = read_players(players, match)
    match.record.players = who
    target = save or resume or default_save(match.game.name)
    Sitting(match, who, Console(highlight=False), target).run()


def new_match(name: str, seats: int, seed: int, preset: str, given: list[str]) -> Match:
    """Deal a fresh game as the command line asks for it."""
    found = registry.game(name)
    options: dict[str, Any] = read_options(found, given)
    return Match.start(
        found,
        seats=seats or None,
        seed=None if seed < 0 else seed,
        preset=preset or None,
        **options,
    )


def read_players(text: str, match: Match) -> list[str]:
    """One name a seat; missing ones are people, or those of the resumed record."""
    seats = int(match.state.seats)
    names = [name.strip() for name in text.split(",")] if text else list(match.record.players)
    if len(names) > seats:
        raise BadOption("players", text, f"at most {seats} names, one a seat")
    return names + [PERSON] * (seats - len(names))


def default_save(name: str) -> Path:
    """A file of its own for each game in the user's data folder."""
    folder = user_data_path("hexmoot", ensure_exists=True)
    return folder / f"{name}.json"
