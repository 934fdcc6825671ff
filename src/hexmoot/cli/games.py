"""`hexmoot games` and `hexmoot rules`: what can be played, and how."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from hexmoot.engine import registry
from hexmoot.engine.game import Game


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("games")(list_games)
    app.command("rules")(show_rules)


def described(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "seats": [game.min_seats, game.max_seats],
        "default_seats": game.usual_seats,
        "minutes": list(game.minutes),
        "weight": game.weight,
        "rules": game.rules_version,
        "presets": game.options.presets,
        "options": game.options.form(),
        "actions": len(game.actions),
    }


def list_games(as_json: bool = typer.Option(False, "--json", help="For programs.")) -> None:
    """List the games with seats, length and presets."""
    if as_json:
        typer.echo(json.dumps([described(game) for game in registry.games()], indent=1))
        return
    table = Table("name", "game", "seats", "minutes", "weight", "presets", box=None)
    for game in registry.games():
        table.add_row(
            game.name,
            game.title,
            f"{game.min_seats}–{game.max_seats}",
            f"{game.minutes[0]}–{game.minutes[1]}",
            f"{game.weight:g} of 5",
            ", ".join(game.options.presets),
        )
    Console().print(table)
    for broken in registry.refused():
        Console(highlight=False).print(f"not listed: {broken}", markup=False)


def show_rules(
    game: str = typer.Argument(help="The game's name, see `hexmoot games`."),
    find: str = typer.Option("", "--find", help="Only the rules with this word or id."),
) -> None:
    """Show a game's rules, or those that mention a word."""
    text = registry.game(game).rules_text()
    if not find:
        Console().print(Markdown(text))
        return
    found = [line for line in text.splitlines() if find.lower() in line.lower()]
    if not found:
        typer.echo(f"no rule of {game} mentions {find!r}")
        raise typer.Exit(1)
    Console().print(Markdown("\n".join(found)))
