"""The frame around a game's own table: question, choices, outcome."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.wording import Tip, reworded


def test_the_decision_says_kind_seat_and_prompt(state: State) -> None:
    """One question to one seat."""
    decision = state.decision
    assert decision is not None
    assert (decision.kind, decision.seat, decision.prompt) == ("play_card", 0, "Play a card.")
    assert state.outcome is None


def test_the_outcome_has_ranks_scores_parts_utilities_and_a_reason(state: State) -> None:
    """Whoever has more is first."""
    while not state.over:
        state.apply(state.legal()[-1])
    outcome = state.outcome
    assert outcome is not None
    best = outcome.scores.index(max(outcome.scores))
    assert outcome.winners == (best,)
    assert outcome.utilities[best] == 1.0
    assert outcome.reason.name == "three_rounds"
    assert outcome.parts == tuple({"cards": score} for score in outcome.scores)
    assert state.decision is None


def test_a_view_of_no_seat_is_refused(state: State) -> None:
    """Seats are 0 and 1 here."""
    with pytest.raises(BadOption, match="seat is 2, allowed: 0..1"):
        state.view(2)


def test_choices_are_for_the_asked_seat_alone(game: Game, state: State) -> None:
    """With their labels and what they point at."""
    shown = state.view(0)
    assert [choice["action"] for choice in shown["choices"]] == state.legal()
    assert shown["choices"][0]["label"].startswith("Play ")
    assert shown["choices"][0]["target"].startswith("card:")
    assert state.view(1)["choices"] == state.view(None)["choices"] == []


def test_house_rules_reword_the_tips_they_change() -> None:
    """Only where the option has the value; the name stays."""
    tips = {"thing:die": Tip("Die", "Six faces.", "T-1"), "thing:cup": Tip("Cup", "Shake it.")}
    house = [("dice", "two", "thing:die", "Twelve faces in all.", "T-9")]
    assert reworded(tips, {"dice": "one"}, house) == tips
    changed = reworded(tips, {"dice": "two"}, house)
    assert changed["thing:die"] == Tip("Die", "Twelve faces in all.", "T-9")
    assert changed["thing:cup"] == tips["thing:cup"]
