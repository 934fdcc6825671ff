"""The results as the tables of the docs."""

from __future__ import annotations

from benchmarks.strength.matches import Measured
from benchmarks.strength.playouts import Rates
from hexmoot.engine import registry


def strength_table(found: list[Measured]) -> str:
    """One line a match that was played at all: score of the first named with its interval."""
    lines = [
        "| game | seats | match | score | 95 % interval | games | ms a decision | answers a game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in sorted(found, key=lambda row: (row.match.game, row.match.seats)):
        if row.pair is not None:
            lines.append(match_line(row))
    return "\n".join(lines)


def match_line(row: Measured) -> str:
    """One line of the table."""
    assert row.pair is not None
    match, score = row.match, row.pair.score
    cells = (
        registry.game(match.game).title,
        match.seats,
        f"{match.stronger} – {match.weaker}",
        f"{score.mean:.3f}{mark(row)}",
        f"{score.low:.3f} to {score.high:.3f}",
        row.pair.games if row.pair.games >= match.games else f"{row.pair.games} of {match.games}",
        f"{row.milliseconds[0]:.1f} / {row.milliseconds[1]:.1f}",
        f"{row.answers:.0f}",
    )
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def mark(row: Measured) -> str:
    """A star where the interval does not lie above one half."""
    return "" if row.pair is not None and row.pair.score.low > 0.5 else " *"


def rate_table(rates: Rates | None) -> str:
    """One line a game and seat count; ratios to the peer of the same run."""
    lines = [
        "| game | seats | as our bots do them | at random to the end | × OpenSpiel |",
        "|---|---|---|---|---|",
    ]
    for rate in rates.games if rates else []:
        peer = rates.open_spiel if rates else None
        ratio = f"{rate.to_the_end / peer:.1f}" if peer else ""
        title = registry.game(rate.game).title
        numbers = f"{rate.judged:,.0f} | {rate.to_the_end:,.0f}"
        lines.append(f"| {title} | {rate.seats} | {numbers} | {ratio} |")
    if rates and rates.open_spiel:
        lines.append(f"| OpenSpiel ISMCTS, gin rummy | 2 | | {rates.open_spiel:,.0f} | 1.0 |")
    return "\n".join(lines)


def put_into(page: str, name: str, table: str) -> str:
    """A page with the part between the marks of this name replaced."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n\n{table}\n\n{end}{after}"
