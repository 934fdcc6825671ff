"""The results as the tables of the docs."""

from __future__ import annotations

from benchmarks.strength.matches import ALONE, ENDS, LADDER, MINDS, Measured
from benchmarks.strength.playouts import Rates
from hexmoot.engine import registry

# What the archmage must win against random in games for two.
SHARE_OF_ENDS = 0.95


def strength_table(found: list[Measured]) -> str:
    """One line a match, also of those not begun: score of the first named with its interval."""
    lines = [
        "| game | seats | match | score | 95 % interval | games | ms a decision | answers a game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines.extend(match_line(row) for row in sorted(found, key=place_in_table))
    return "\n".join(lines)


def place_in_table(row: Measured) -> tuple[str, int, int]:
    """By game, seats and rung of the ladder."""
    match = row.match
    rungs = (*ALONE, *LADDER) if match.is_alone else (*LADDER, *MINDS)
    return match.game, match.seats, rungs.index((match.stronger, match.weaker))


def is_of_minds(row: Measured) -> bool:
    """Does a match ask what the nets brought, or what one seat can win among others?"""
    return row.match.is_alone or (row.match.stronger, row.match.weaker) in MINDS


def match_line(row: Measured) -> str:
    """One line of the table."""
    match = row.match
    rivals = f"{match.seats - 1} × {match.weaker}" if match.is_alone else match.weaker
    cells = [
        registry.game(match.game).title,
        str(match.seats),
        f"{match.stronger} – {rivals}",
        *result_cells(row),
    ]
    return f"| {' | '.join(cells)} |"


def result_cells(row: Measured) -> list[str]:
    """What was measured; of a match not begun only how many games it will have."""
    if row.score is None:
        return ["", "", f"0 of {row.match.games}", "", ""]
    score, games, wanted = row.score, row.games, row.match.games
    return [
        f"{score.mean:.3f}{'' if holds(row) else ' *'}",
        f"{score.low:.3f} to {score.high:.3f}",
        str(games) if games >= wanted else f"{games} of {wanted}",
        f"{row.milliseconds[0]:.1f} / {row.milliseconds[1]:.1f}",
        f"{row.answers:.0f}",
    ]


def holds(row: Measured) -> bool:
    """Does it show what it should: an interval above an even share, the ends far apart?"""
    if row.score is None:
        return False
    if (row.match.stronger, row.match.weaker) == ENDS:
        return row.score.mean >= SHARE_OF_ENDS
    return row.score.low > row.match.even


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
