"""Drawing a game in the terminal, from the view of one seat alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

SEAT_STYLES = ("red", "blue", "green", "yellow", "magenta", "cyan", "white")


def seat_style(seat: int | None) -> str:
    """The colour of a seat's panels."""
    return "none" if seat is None else SEAT_STYLES[seat % len(SEAT_STYLES)]


def draw_panel(panel: Mapping[str, Any]) -> RenderableType:
    """One titled box: its picture, then its rows."""
    rows = Table.grid(padding=(0, 1))
    for row in panel["rows"]:
        rows.add_row(Text(row["label"], style="bold"), Text(row["text"]))
    parts: list[RenderableType] = [Text(panel["picture"])] if panel["picture"] else []
    if panel["rows"]:
        parts.append(rows)
    title = escape(panel["title"])
    return Panel(Group(*parts), title=title, border_style=seat_style(panel["seat"]), expand=False)


def draw_table(view: Mapping[str, Any]) -> RenderableType:
    """The whole table of a view: shared panels, then those of the seats side by side."""
    shared = [draw_panel(panel) for panel in view["panels"] if panel["seat"] is None]
    seats = [draw_panel(panel) for panel in view["panels"] if panel["seat"] is not None]
    return Group(Columns(shared), Columns(seats), draw_scores(view))


def draw_scores(view: Mapping[str, Any]) -> RenderableType:
    """Every seat's score with its parts, in one line a seat."""
    grid = Table.grid(padding=(0, 2))
    for seat, (name, score) in enumerate(zip(view["names"], view["scores"], strict=True)):
        parts = ", ".join(f"{part} {points}" for part, points in score["parts"].items())
        grid.add_row(Text(name, style=seat_style(seat)), str(score["total"]), Text(parts, "dim"))
    return grid


def draw_choices(view: Mapping[str, Any]) -> RenderableType:
    """The question and the numbered answers, each with the text that may be typed instead."""
    decision = view["decision"]
    grid = Table.grid(padding=(0, 1))
    for number, choice in enumerate(view["choices"], start=1):
        label = Text(choice["label"])
        if choice["note"]:
            label.append(f"  {choice['note']}", style="dim")
        if choice["warning"]:
            label.append(f"  ! {choice['warning']}", style="bold red")
        grid.add_row(Text(f"{number:>3}", style="bold cyan"), label, Text(choice["text"], "dim"))
    asked = Text(decision["prompt"], style="bold")
    if decision["picks"]:
        asked.append(f" ({decision['picks']} left to pick)", style="dim")
    return Group(asked, grid)


def draw_outcome(view: Mapping[str, Any]) -> RenderableType:
    """How the game ended: places, scores and parts."""
    outcome = view["outcome"]
    table = Table("place", "seat", "score", "from", box=None)
    order = sorted(range(view["seats"]), key=lambda seat: int(outcome["ranks"][seat]))
    for seat in order:
        parts = view["scores"][seat]["parts"]
        table.add_row(
            str(outcome["ranks"][seat]),
            Text(view["names"][seat], style=seat_style(seat)),
            str(outcome["scores"][seat]),
            ", ".join(f"{part} {points}" for part, points in parts.items()),
        )
    return Group(Text(outcome["sentence"], style="bold"), table)


def told(lines: Sequence[str], names: Sequence[str]) -> list[str]:
    """Log lines with what one seat did in one line: "Red rolls 3; goes Market › Wood."."""
    found: list[str] = []
    doer = ""
    for line in lines:
        name = next((name for name in names if line.startswith((f"{name} ", f"{name}: "))), "")
        if name and name == doer:
            found[-1] = f"{found[-1].removesuffix('.')}; {line.removeprefix(name).lstrip(': ')}"
        else:
            found.append(line)
        doer = name
    return found


def say(console: Console, lines: Sequence[str]) -> None:
    """Print log lines."""
    for line in lines:
        console.print(Text(f"  {line}", style="italic"))
