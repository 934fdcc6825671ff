"""An observation: named numbers with bounds, in one fixed order."""

from __future__ import annotations

from hexmoot.engine.game import Game
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
    sheet.one_hot("kind", 2, 3)
    sheet.bits("set", 0b101, 3)
    sheet.number("count", 9, 0, 12)
