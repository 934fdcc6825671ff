"""An observation: named numbers with bounds, in one fixed order."""

from __future__ import annotations

import pytest

from hexmoot.engine.game import Game
from hexmoot.engine.native.numbers import BIT, table
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State


def test_names_come_once_and_numbers_fill_the_same_row(game: Game, state: State) -> None:
    """The naming pass and the filling pass go through the same places."""
    features = game.features(state.setup)
    row = game.observation(state, 1)
    assert len(row) == len(features)
    assert len({feature.name for feature in features}) == len(features)
    held = {
        feature.name: value
        for feature, value in zip(features, row, strict=True)
        if feature.name.startswith("held[")
    }
    hand = state.view(1)["table"]["hand"]
    assert [card for card in range(8) if held[f"held[{card}]"]] == hand


def test_bits_and_one_hots_spread_over_their_places() -> None:
    """One number a place."""
    naming = Sheet(True, 0)
    fill(naming)
    sheet = Sheet(False, len(naming.features))
    fill(sheet)
    assert list(sheet.out) == [0, 0, 1, 1, 0, 1, 9]


def fill(sheet: Sheet) -> None:
    """A sheet with one entry of each sort."""
    sheet.one_hot("kind", 2, 3)
    sheet.bits("set", 0b101, 3)
    sheet.number("count", 9, 0, 12)


def test_a_cleared_sheet_holds_nothing_of_before() -> None:
    """Flags that are not set any more included."""
    sheet = Sheet(False, 7)
    fill(sheet)
    sheet.clear()
    assert list(sheet.out) == [0] * 7
    fill(sheet)
    assert list(sheet.out) == [0, 0, 1, 1, 0, 1, 9]


def test_items_of_one_kind_are_numbered() -> None:
    """Each has its index behind the name, and its own bounds."""
    naming = Sheet(True, 0)
    naming.about_seat(1)
    naming.item("flux", 3, 7, 0, 9)
    (feature,) = naming.features
    assert (feature.name, feature.low, feature.high) == ("seat+1.flux[3]", 0, 9)
    sheet = Sheet(False, 2)
    sheet.item("flux", 0, 7, 0, 9)
    sheet.item("flux", 1, -2, -5, 9)
    assert list(sheet.out) == [7, -2]


def test_numbers_that_are_passed_over_stay_0() -> None:
    """And what follows stands behind them."""
    sheet = Sheet(False, 4)
    sheet.number("first", 1, 0, 9)
    sheet.pass_over(2)
    sheet.number("last", 4, 0, 9)
    assert list(sheet.out) == [1, 0, 0, 4]


def test_a_set_shows_its_first_things_only() -> None:
    """Up to the last of 61, and none beyond the count."""
    sheet = Sheet(False, 62)
    sheet.bits("all", BIT[60] + BIT[31] + 1, 61)
    assert [place for place, flag in enumerate(sheet.out) if flag] == [0, 31, 60]
    sheet.clear()
    sheet.bits("few", BIT[7] + BIT[2], 4)
    sheet.number("next", 5, 0, 9)
    assert list(sheet.out)[:8] == [0, 0, 1, 0, 5, 0, 0, 0]


def test_a_number_that_does_not_fit_is_named() -> None:
    """Sixteen bits are enough for every game; a game that needs more is told so at once."""
    with pytest.raises(ValueError, match=r"gold is 0\.\.40000, a sheet holds -32768\.\.32767"):
        Sheet(True, 0).number("gold", 1, 0, 40_000)


def test_a_row_stays_below_its_bound() -> None:
    """What a seat holds may have no limit; what is shown of it has."""
    sheet = Sheet(False, 3)
    sheet.row("coins", table([5, 40, 7, 99]), 1, 3, 0, 50)
    assert list(sheet.out) == [40, 7, 50]


def test_one_hots_stand_side_by_side_under_their_own_names() -> None:
    """A number outside sets nothing."""
    naming, sheet = Sheet(True, 0), Sheet(False, 6)
    for each in (naming, sheet):
        each.one_hots(["left", "right"], table([9, 2, -1]), 1, 3)
    assert [feature.name for feature in naming.features[::3]] == ["left=0", "right=0"]
    assert list(sheet.out) == [0, 0, 1, 0, 0, 0]
