"""What must hold in every state, each broken by hand."""

from __future__ import annotations

import pytest

from hexmoot.games.rune_stones.rules import kinds
from tests.games.rune_stones.kit import Table, at


def problems(table: Table) -> list[str]:
    """What the game itself finds wrong."""
    return table.state.problems()


def test_a_fresh_game_is_sound() -> None:
    """Four seats and all expansions."""
    assert problems(Table(4, "full", {})) == []


@pytest.mark.parametrize("what", ["pool", "bought", "forged"])
def test_nothing_is_left_over_between_turns(what: str) -> None:
    """RS-32: what lasts for a turn is over."""
    table = Table(2, "base", {})
    setattr(table.state, what, 1)
    assert problems(table) == ["something is left over from the last turn"]


def test_no_slot_of_the_display_stays_empty_while_there_are_creatures() -> None:
    """RS-46 to RS-48."""
    table = Table(2, "base", {})
    table.give_cards(0, kinds.GENERAL, [table.display[0] or 0])
    assert problems(table) == ["the display has a gap that could be filled"]


def test_no_smithy_stays_empty_while_there_are_artifacts() -> None:
    """RS-87, RS-88."""
    table = Table(2, "base", {})
    table.set_smithies("-" + table.smithies()[1:])
    assert problems(table) == ["a smithy is empty that could be filled"]


def test_nobody_owes_gems() -> None:
    """RS-6: with an unlimited supply nothing is counted, but nobody falls below zero."""
    table = Table(2, "base", {"supply": "unlimited"})
    table.state.owned[kinds.RED] = -1
    assert problems(table) == [f"resource {kinds.RED} is below zero"]


def test_a_stone_without_an_owner_holds_no_gem() -> None:
    """RS-113: the gem lies on the stone."""
    table = at()
    table.state.wild_colour[1] = kinds.BLUE
    table.state.supply[kinds.BLUE] -= 1
    assert "seat 1 has a gem on a stone it does not own" in problems(table)


def test_a_zone_is_two_words_and_nothing_lies_behind_the_last() -> None:
    """What is stored of a game is not longer than what it holds."""
    assert len(at().state.zones) == 2 * kinds.ZONES
