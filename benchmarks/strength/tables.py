"""The results as the tables of the docs."""

from __future__ import annotations

from benchmarks.strength.matches import Measured
from benchmarks.strength.playouts import Rate
from hexmoot.arena import Interval
from hexmoot.engine import registry

BEGIN = "<!-- strength: begin -->"
END = "<!-- strength: end -->"


def strength_table(found: list[Measured]) -> str:
    """One line a match: score of the stronger with its interval."""
    lines = [
        "| game | seats | match | score | 95 % interval | games | ms a decision | answers a game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in sorted(found, key=lambda row: (row.match.game, row.match.seats)):
        lines.append(match_line(row))
    return "\n".join(lines)


def match_line(row: Measured) -> str:
    """One line of the table; a star where the interval does not lie above one half."""
    match, score = row.match, row.pair.score
    star = "" if score.low > 0.5 else " *"
    cells = (
        registry.game(match.game).title,
        match.seats,
        f"{match.stronger} – {match.weaker}",
        f"{score.mean:.3f}{star}",
        bounds(score),
        row.pair.games,
        f"{row.milliseconds[0]:.1f} / {row.milliseconds[1]:.1f}",
        f"{row.plies:.0f}",
    )
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def bounds(interval: Interval) -> str:
    """Lower and upper bound."""
    return f"{interval.low:.3f} to {interval.high:.3f}"


def rate_table(rates: list[Rate], peer: float | None) -> str:
    """One line a game and seat count; ratios to the peer of the same run."""
    against = "× OpenSpiel" if peer else "× OpenSpiel (not installed)"
    lines = [
        f"| game | seats | playouts/s, as our bots do them | at random to the end | {against} |",
        "|---|---|---|---|---|",
    ]
    for rate in rates:
        ratio = f"{rate.to_the_end / peer:.1f}" if peer else ""
        title = registry.game(rate.game).title
        numbers = f"{rate.judged:,.0f} | {rate.to_the_end:,.0f}"
        lines.append(f"| {title} | {rate.seats} | {numbers} | {ratio} |")
    if peer:
        lines.append(f"| OpenSpiel ISMCTS, gin rummy | 2 | | {peer:,.0f} | 1.0 |")
    return "\n".join(lines)


def put_into(page: str, tables: str) -> str:
    """A page with the part between the marks replaced."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"
