"""`hexmoot docs`: the pages and the changelog that come with the package."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console
from rich.markdown import Markdown

from hexmoot.engine.errors import BadOption

PACKAGE = Path(__file__).parent.parent


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("docs")(show_page)


def pages() -> dict[str, Path]:
    """The pages by name: packed with the package, or where a checkout keeps them."""
    checkout = PACKAGE.parent.parent
    packed = list((PACKAGE / "docs").glob("*.md"))
    found = packed or [*(checkout / "docs").glob("*.md"), checkout / "CHANGELOG.md"]
    named = {path.stem.lower(): path for path in found if path.is_file()}
    return dict(sorted(named.items()))


def show_page(
    page: str = typer.Argument("", help="The page's name; without one all are listed."),
) -> None:
    """Show the documentation, a page of it or the changelog."""
    known = pages()
    if not page:
        typer.echo("\n".join(known))
        return
    if page not in known:
        raise BadOption("page", page, ", ".join(known))
    Console().print(Markdown(known[page].read_text("utf-8")))
