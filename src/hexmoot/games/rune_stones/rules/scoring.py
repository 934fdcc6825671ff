"""The end: points by their parts, familiars, ranks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import zeros
from hexmoot.games.rune_stones.rules.kinds import RESOURCES
from hexmoot.games.rune_stones.rules.state import Table


def resource_points(table: Table, seat: i64) -> i64:
    """RS-161, RS-165: a point for every full three gems and ore together."""
    held: i64 = 0
    kind: i64
    for kind in range(RESOURCES):
        held += table.owned[seat * RESOURCES + kind]
    return held // table.tables.resources_per_point


def row_points(table: Table, seat: i64) -> i64:
    """RS-162: what the two rows left on the board score."""
    points = table.tables.row_points
    return points[table.row_size(seat, 0)] + points[table.row_size(seat, 1)]


def is_familiar_ahead(table: Table, seat: i64, other: i64) -> bool:
    """RS-145, RS-163: further on the track, or on the same space and there earlier."""
    if table.familiar[seat] != table.familiar[other]:
        return table.familiar[seat] > table.familiar[other]
    return table.arrival[seat] < table.arrival[other]


def familiar_rank(table: Table, seat: i64) -> i64:
    """RS-163, RS-164: 0 for the familiar in front; -1 for one that never moved."""
    if table.familiar[seat] == 0:
        return -1
    rank: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat and is_familiar_ahead(table, other, seat):
            rank += 1
    return rank


def familiar_points(table: Table, seat: i64) -> i64:
    """RS-163, RS-164: what the familiar's rank scores."""
    rank = familiar_rank(table, seat)
    if rank < 0:
        return 0
    return table.tables.familiar_points[rank]


def final_score(table: Table, seat: i64) -> i64:
    """RS-161 to RS-165: score, resources, rows and familiar; it reaches no token (RS-140)."""
    return (
        table.score[seat]
        + resource_points(table, seat)
        + row_points(table, seat)
        + familiar_points(table, seat)
    )


def ranks(table: Table) -> vec[i64]:
    """RS-166: places by the final score; equal scores share the better place."""
    scores = zeros(table.seats)
    places = zeros(table.seats)
    seat: i64
    other: i64
    for seat in range(table.seats):
        scores[seat] = final_score(table, seat)
    for seat in range(table.seats):
        place: i64 = 1
        for other in range(table.seats):
            if scores[other] > scores[seat]:
                place += 1
        places[seat] = place
    return places
