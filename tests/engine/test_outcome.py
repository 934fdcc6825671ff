"""How a game ended, seat by seat."""

from __future__ import annotations

import pytest

from hexmoot.engine.outcome import EndReason, Outcome, final_text


def ended(ranks: tuple[int, ...], together: bool | None) -> Outcome:
    """An end with these ranks."""
    reason = EndReason("over", "It is over.")
    return Outcome(
        ranks, (0,) * len(ranks), ({},) * len(ranks), (0.0,) * len(ranks), reason, together
    )


def test_first_places_win() -> None:
    """Alone or shared."""
    outcome = ended((1, 2, 1), None)
    assert outcome.winners == (0, 2)
    assert [outcome.has_won(seat) for seat in range(3)] == [True, False, True]


@pytest.mark.parametrize("won", [True, False])
def test_a_company_wins_or_loses_as_one(won: bool) -> None:
    """Whatever the places say."""
    assert [ended((1, 1), won).has_won(seat) for seat in range(2)] == [won, won]


def test_the_last_line_has_the_numbers() -> None:
    """The first place first; one total where all play together."""
    assert final_text(ended((2, 1), None), ["Ann", "Bo"]) == "Final: Bo with 0, Ann with 0."
    assert final_text(ended((1, 1), False), ["Ann", "Bo"]) == "Final: 0 together, lost."
    assert final_text(ended((1, 1), True), ["Ann", "Bo"]) == "Final: 0 together, won."
