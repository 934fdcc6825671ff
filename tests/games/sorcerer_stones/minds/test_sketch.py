"""The sketch: a few of its numbers on boards made by hand."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import GAME, Table, at

QUIET = ("G N / Y B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")
PAIR = ("G N / R B", *QUIET[1:])


def sketched(table: Table, seat: int = 0) -> dict[str, int]:
    """The numbers of a sketch by name."""
    names = [feature.name for feature in GAME.sketch_features(table.state.setup)]
    return dict(zip(names, GAME.sketch(table.state, seat), strict=True))


def board(*zones: str) -> Table:
    """Red on T2, green on T4, a quiet plane."""
    table = at(2, colors=["R", "G"]).plane().zones(*zones).taoist(2).taoist(4, seat=1)
    return (
        table.spirit("r1c2")
        .spirit("r5c4", seat=1)
        .objectives()
        .holds("")
        .hand("spin")
        .hand("spin", seat=1)
    )


def named(found: dict[str, int], part: str) -> list[int]:
    """The numbers of both seats by a part of their names, the viewer's first."""
    return [value for name, value in found.items() if name.split(".")[-1] == part]


def test_what_the_own_zone_gives_stands_first() -> None:
    """Each seat finds itself first."""
    table = board(*PAIR).qi(3).qi(1, seat=1)
    for seat in range(2):
        found = sketched(table, seat)
        sizes = [named(found, f"size={size}") for size in range(3)]
        one, other = ([0, 1, 0], [1, 0, 0])
        assert [[row[away] for row in sizes] for away in range(2)] == (
            [one, other] if seat == 0 else [other, one]
        )
        assert named(found, "qi") == ([3, 1] if seat == 0 else [1, 3])


def test_zones_are_counted_by_what_they_would_give() -> None:
    """The pair lies in two zones, the others give nothing."""
    found = sketched(board(*PAIR))
    assert [found[f"zone_size{size}"] for size in range(3)] == [3, 2, 0]
    assert [sketched(board(*QUIET))[f"zone_size{size}"] for size in range(2)] == [5, 0]


def test_an_own_stone_is_qi_and_a_step() -> None:
    """The red stone of red's zone."""
    found = sketched(board(*PAIR))
    assert named(found, "zone_qi") == [1, 0]
    assert named(found, "zone_steps") == [1, 0]
    assert named(found, "zone_stones0") == [1, 0]


def test_who_can_fly_may_have_the_best_zone() -> None:
    """Green stands on a zone that gives nothing."""
    assert named(sketched(board(*PAIR)), "flight") == [1, 0]
    assert named(sketched(board(*PAIR).hand("fly", seat=1)), "flight") == [1, 1]


def test_cards_are_sorted_by_what_they_lack() -> None:
    """All stones of a card, or all but one."""
    table = board(*QUIET).offer(1)
    state = table.state
    cost = [int(state.tables.cost[index]) for index in range(5)]
    worth = int(state.tables.points[0])
    table.holds("".join(code * count for code, count in zip("RBYGN", cost, strict=True)))
    whole = sketched(table)
    assert named(whole, "best_missing0")[0] >= worth > 0
    assert named(whole, "best_missing1")[0] == 0
    state.reservoir[next(index for index in range(5) if cost[index])] -= 1
    less = sketched(table)
    assert named(less, "best_missing0")[0] == 0
    assert named(less, "best_missing1") == [named(whole, "best_missing0")[0], 0]


def test_a_rune_in_reach_is_seen_where_it_is() -> None:
    """SS-92: only where there is one left; its value by its distance."""
    table = board(*QUIET).stacks(R="", B="", Y="", G="", N="")
    assert named(sketched(table), "nearest=0") == [0, 0]
    assert not any(any(named(sketched(table), f"runes_at{away}")) for away in range(6))
    near = table.stacks(N="23")
    total = sum(named(sketched(near), f"runes_at{away}")[0] for away in range(6))
    assert total == near.state.tables.rune_value[4 * kinds.TOKENS + near.state.top_rune(4)]


def test_a_sketch_changes_nothing() -> None:
    """Neither the table nor what its turn has read."""
    table = board(*PAIR).before(kinds.ACTIVATE)
    before = table.state.numbers()
    sketched(table)
    assert table.state.numbers() == before
