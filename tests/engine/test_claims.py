"""Numbers in sentences are taken from the view, or refused."""

from __future__ import annotations

import pytest

from hexmoot.engine.claims import FalseClaim, filled, loose_numbers, value_at

VIEW = {"table": {"seats": [{"coins": 3, "name": "Red"}, {"coins": -1}], "deck": [4, 5]}}


def test_a_claim_reads_as_it_is_written() -> None:
    text = "{Red = table.seats.0.name} has {three = table.seats.0.coins}, {Two = #table.deck} lie."
    assert filled(text, VIEW) == "Red has three, Two lie."
    assert filled("{-1 = table.seats.1.coins}", VIEW) == "-1"


@pytest.mark.parametrize(
    "text",
    ["{4 = table.seats.0.coins}", "{Blue = table.seats.0.name}", "{1 = #table.deck}"],
)
def test_what_is_not_so_is_refused(text: str) -> None:
    with pytest.raises(FalseClaim, match="says"):
        filled(text, VIEW)


@pytest.mark.parametrize(
    "path", ["table.seats.7.coins", "table.hand", "table.deck.x", "table.deck.0.a"]
)
def test_a_place_that_is_not_there_is_named(path: str) -> None:
    with pytest.raises(FalseClaim, match=f"no {path}"):
        value_at(VIEW, path)


def test_numbers_without_a_source_are_found() -> None:
    assert loose_numbers("Take 3 or four; one of {2 = a.b} is enough.") == [
        "3",
        "four",
    ]
