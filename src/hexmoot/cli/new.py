"""`hexmoot new` and `hexmoot fields`: a game of one's own, as a package of its own."""

from __future__ import annotations

from pathlib import Path

import typer

from hexmoot.workshop import fields, template

STEPS = """{folder}: a whole game, {name}. README.md says what to change first. Now:

  cd {folder}
  HEXMOOT_PURE=1 pip install --no-build-isolation -e .
  hexmoot play {name} --players me,greedy
  hexmoot check {name}
  pytest"""


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("new")(new_game)
    app.command("fields")(write_fields)


def new_game(
    name: str = typer.Argument(help="What the game and its package are called: night_market."),
    secrets: bool = typer.Option(False, "--secrets", help="With hidden hands."),
    folder: Path = typer.Option(Path("."), help="Where the new folder shall lie."),
) -> None:
    """Write a small, whole, playable game as a package of its own."""
    made = template.write_game(name, folder, secrets)
    typer.echo(STEPS.format(folder=made, name=name))


def write_fields(
    folder: Path = typer.Argument(help="A game's package: the folder with `rules` in it."),
) -> None:
    """Write how a game's table is copied and stored, from the attributes of its class Table."""
    is_new = fields.write(folder)
    typer.echo(f"{folder / 'rules' / 'fields.py'}: {'written' if is_new else 'nothing to change'}")
