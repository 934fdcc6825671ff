"""`python -m benchmarks.strength.calibration`: do stated chances come true?

Games are played by minds from strong to weak. Half of them find the power and the doubt of each
mind (see `hexmoot.bots.calibration`), the other half, which had no part in that, say how far
stated chances lie from what came: the mean over ten bins, each as much as is in it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import typer

from benchmarks.strength.held_out import Chances, judged_games, learned_games
from benchmarks.strength.tables import put_into
from hexmoot.bots.calibration import FILE, JUDGE, LEAST, NET, Sharpness, sharpened
from hexmoot.bots.learned.shelf import net_of, weights_folder
from hexmoot.engine import registry

PAGE = Path(__file__).parent.parent.parent / "docs" / "strength.md"
RESULTS = Path(__file__).parent / "results" / "calibration.json"
BINS = 10
POWERS = [round(0.2 * 1.03**step, 3) for step in range(135)]
DOUBTS = [round(0.01 * step, 2) for step in range(26)]


@dataclass(frozen=True, slots=True)
class Line:
    """One mind at one kind of table: how it is taken, and the gaps on games that were held out."""

    game: str
    seats: int
    mind: str
    games: int
    positions: int
    power: float
    doubt: float
    search: float
    before: float
    after: float


def calibrate(
    names: list[str] = typer.Argument(None, help="Games to measure; all if none is named."),
    seats: str = typer.Option("2,4", help="Seat counts, separated by commas."),
    games: int = typer.Option(800, help="Games for each line; half of them are held out."),
    weights: Path = typer.Option(None, help="Folder of the weights, where what is found is kept."),
    results: Path = typer.Option(RESULTS, help="What was measured so far."),
    page: Path = typer.Option(PAGE, help="The page whose table is replaced."),
) -> None:
    """Find powers and doubts, say what they bring, keep both."""
    folder = weights or weights_folder()
    for name in names or registry.game_names():
        for count in (int(word) for word in seats.split(",")):
            line = line_of(name, count, games, folder)
            typer.echo(str(line))
            keep(line, results, folder)
    page.write_text(put_into(page.read_text("utf-8"), "calibration", table(read(results))), "utf-8")


def line_of(name: str, seats: int, games: int, folder: Path) -> Line:
    """Play and measure."""
    net = net_of(registry.game(name), folder)
    found = learned_games(net, seats, games) if net else judged_games(name, seats, games)
    half = games // 2
    known = [seen for seen in found if seen.game < half]
    held_out = [seen for seen in found if seen.game >= half]
    best = best_sharpness([seen.stated for seen in known], [seen.came for seen in known])
    looked = [seen for seen in held_out if seen.searched]
    came = [seen.came for seen in held_out]
    return Line(
        game=name,
        seats=seats,
        mind=NET if net else JUDGE,
        games=games - half,
        positions=len(held_out),
        power=best.power,
        doubt=best.doubt,
        search=round(gap([seen.searched for seen in looked], [seen.came for seen in looked]), 4),
        before=round(gap([seen.stated for seen in held_out], came), 4),
        after=round(gap([sharpened(seen.stated, best) for seen in held_out], came), 4),
    )


# ---- how far off


def gap(stated: Sequence[Chances], came: Sequence[Chances]) -> float:
    """The mean distance of stated chances from what came, over ten bins by their weight.

    >>> gap([(0.75, 0.25), (0.75, 0.25)], [(1.0, 0.0), (0.0, 1.0)])
    0.25
    """
    chances, shares = np.ravel(stated), np.ravel(came)
    bins = np.minimum(BINS - 1, (chances * BINS).astype(int))
    off = np.bincount(bins, chances - shares, BINS)
    return float(np.abs(off).sum() / max(1, len(chances)))


def best_sharpness(stated: Sequence[Chances], came: Sequence[Chances]) -> Sharpness:
    """The power and the doubt by which what came was least surprising (cross entropy)."""
    logs, shares = np.log(np.maximum(stated, LEAST)), np.array(came)

    def surprise(power: float, doubt: float) -> float:
        raised = np.exp(logs * power)
        told = (1 - doubt) * raised / raised.sum(1, keepdims=True) + doubt / raised.shape[1]
        return float(-(shares * np.log(np.maximum(told, LEAST))).mean())

    tried = [(surprise(power, doubt), power, doubt) for doubt in DOUBTS for power in POWERS]
    _, power, doubt = min(tried)
    return Sharpness(power, doubt)


# ---- what is kept


def keep(line: Line, results: Path, folder: Path) -> None:
    """Put a line among the others, and how it is taken beside the weights."""
    lines = [old for old in read(results) if (old.game, old.seats) != (line.game, line.seats)]
    lines = sorted([*lines, line], key=lambda one: (one.game, one.seats))
    rows = [{name: getattr(one, name) for name in Line.__slots__} for one in lines]
    results.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    known: dict[str, dict[str, dict[str, list[float]]]] = {}
    for one in lines:
        numbers = [one.power, one.doubt]
        known.setdefault(one.mind, {}).setdefault(one.game, {})[str(one.seats)] = numbers
    (folder / FILE).write_text(json.dumps(known, indent=1) + "\n", "utf-8")


def read(results: Path) -> list[Line]:
    """What was measured so far."""
    if not results.exists():
        return []
    return [Line(**row) for row in json.loads(results.read_text("utf-8"))]


def table(lines: Sequence[Line]) -> str:
    """For the page."""
    rows = [
        "| game | seats | mind | power | doubt | search before | as it is | calibrated | games |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for one in lines:
        title = registry.game(one.game).title
        gaps = f"{one.search:.3f} | {one.before:.3f} | {one.after:.3f}"
        taken = f"{one.mind} | {one.power:.2f} | {one.doubt:.2f}"
        rows.append(f"| {title} | {one.seats} | {taken} | {gaps} | {one.games} |")
    return "\n".join(rows)


if __name__ == "__main__":
    typer.run(calibrate)
