"""What each zone would give, on boards made by hand."""

from __future__ import annotations

import pytest

from hexmoot.games.sorcerer_stones.minds.worth import (
    all_harvests,
    lines_of,
    longest_of,
    missing_for,
    most_of_one_colour,
    reward,
    size_of,
    stones_of,
    worth_of,
)
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.kinds import CODES
from tests.games.sorcerer_stones.kit import Table, at, colour

QUIET = ("G N / Y B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")


def board(*zones: str, taoist: int = 2) -> Table:
    """A board of the cross with seat 0 (red) on a zone."""
    return at(2, mode="intro").zones(*zones).taoist(taoist).before(kinds.ACTIVATE)


def given(table: Table, zone: int = 2) -> tuple[str, int, int]:
    """The stones a zone would give, its lines, and the longest."""
    found = all_harvests(table.state)[zone]
    stones = "".join(code * stones_of(found, colour(code)) for code in CODES)
    assert size_of(found) == len(stones)
    return stones, int(lines_of(found)), int(longest_of(found))


@pytest.mark.parametrize(
    ("zones", "zone", "wanted"),
    [
        (QUIET, 2, ("", 0, 0)),
        (("G N / R B", *QUIET[1:]), 2, ("R", 0, 0)),
        (("G N / R B", *QUIET[1:]), 0, ("R", 0, 0)),
        (("B N / R Y", "R G / B N", "G G / Y R", "G B / N Y", "B N / R Y"), 2, ("G", 1, 4)),
        (("B N / Y R", "R G / N B", "Y Y / G R", "Y B / N G", "B N / R G"), 2, ("YY", 1, 3)),
    ],
    ids=["nothing", "pair", "its other end", "line", "twins"],
)
def test_what_a_zone_would_give(
    zones: tuple[str, ...], zone: int, wanted: tuple[str, int, int]
) -> None:
    """SS-61 to SS-74, as the activation would have it."""
    table = board(*zones, taoist=zone)
    stones, lines, longest = given(table, zone)
    assert (stones, lines, longest) == wanted
    if "" != stones != "G":  # of the line's two stones here the player chooses one
        assert table.go().stones() == stones


def test_looking_changes_nothing() -> None:
    """Also not what the activation under way has read."""
    table = board("G N / R B", *QUIET[1:])
    state = table.state
    state.singles, state.doubles, state.line_count, state.longest = 3, 5, 2, 4
    before = state.numbers()
    assert any(all_harvests(state))
    assert state.numbers() == before


def test_twins_are_counted_by_their_colour() -> None:
    """SS-102: two yellow stones."""
    twins = board("B N / Y R", "R G / N B", "Y Y / G R", "Y B / N G", "B N / R G")
    assert most_of_one_colour(all_harvests(twins.state)[2]) == 2
    pair = board("G N / R B", *QUIET[1:])
    assert most_of_one_colour(all_harvests(pair.state)[2]) == 1


@pytest.mark.parametrize(
    ("objectives", "paid"), [((), (0, 0)), ((1,), (1, 1)), ((2,), (0, 0)), ((5,), (0, 0))]
)
def test_open_objectives_pay_for_a_harvest(
    objectives: tuple[int, ...], paid: tuple[int, int]
) -> None:
    """SS-100: a line of four pays 1 Qi and a step, if that objective is open; one stone nothing."""
    table = board("B N / R Y", "R G / B N", "G G / Y R", "G B / N Y", "B N / R Y")
    table.objectives(*objectives)
    found, tables = all_harvests(table.state)[2], table.state.tables
    qi = reward(table.state, found, tables.reward_qi)
    assert (qi, reward(table.state, found, tables.reward_steps)) == paid


def test_a_harvest_brings_a_card_nearer() -> None:
    """SS-122: A4 costs two red stones and a green one; the zone would give a red one."""
    table = board("G N / R B", *QUIET[1:])
    state = table.state
    found = all_harvests(state)[2]
    for held, lacks in (("", (3, 2)), ("G", (2, 1)), ("RG", (1, 0)), ("RRGN", (0, 0))):
        table.holds(held)
        assert (missing_for(state, 0, 3, 0), missing_for(state, 0, 3, found)) == lacks


def test_a_card_is_worth_its_points_and_its_symbols() -> None:
    """SS-142, SS-144: more with runes of the colours it asks for; no card is worth nothing."""
    state = at(2).plane().owns().state
    plain = [int(worth_of(state, 0, card)) for card in range(kinds.ARTIFACTS)]
    assert all(plain)
    rich = at(2).plane().owns(R=1, B=1, Y=1, G=1, N=1).state
    full = [int(worth_of(rich, 0, card)) for card in range(kinds.ARTIFACTS)]
    assert sum(full) > sum(plain)
    assert worth_of(state, 0, kinds.NO_CARD) == 0
