"""Matches: recorded answers, undo up to the last information barrier, standing orders."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import CannotUndo, IllegalAction
from hexmoot.engine.match import Match


@pytest.fixture
def match() -> Match:
    """The toy game: seat 0 plays a card (shown, then one is drawn), then may keep or roll."""
    return Match.start(registry.game("ravens"), seats=2, seed=5)


def play(match: Match, *texts: str) -> None:
    """Answers by their texts."""
    for text in texts:
        match.play(match.game.actions.parse(text))


def first_card(match: Match) -> str:
    """The lowest card of the hand that is asked for."""
    return match.game.actions.text(match.state.legal()[0])


def test_an_answer_that_teaches_nobody_can_be_undone(match: Match) -> None:
    """KEEP shows nothing; the state is as before, to the digest."""
    play(match, first_card(match))
    before = match.state.numbers()
    play(match, "keep")
    assert match.state.seat == 1
    assert match.undo_floor(0) == 1
    match.undo(0)
    assert match.state.numbers() == before
    assert len(match.record.actions) == len(match.record.digests) == 1


def test_a_card_shown_or_drawn_cannot_be_undone(match: Match) -> None:
    """Everybody has seen it."""
    play(match, first_card(match))
    assert match.undo_floor(0) == 1
    with pytest.raises(CannotUndo, match="something came to light"):
        match.undo(0)


def test_a_die_cannot_be_undone(match: Match) -> None:
    """Chance was shown."""
    play(match, first_card(match), "roll")
    with pytest.raises(CannotUndo, match="something came to light"):
        match.undo(0)


def test_nobody_undoes_past_what_somebody_else_did(match: Match) -> None:
    """Nor takes back another seat's answer."""
    play(match, first_card(match), "keep")
    with pytest.raises(CannotUndo, match="somebody else has acted"):
        match.undo(1)
    play(match, first_card(match), "keep")
    with pytest.raises(CannotUndo, match="somebody else has acted"):
        match.undo(0)
    match.undo(1)


def test_at_the_start_there_is_nothing_to_undo(match: Match) -> None:
    """An error, not a crash."""
    with pytest.raises(CannotUndo, match="nothing has been played"):
        match.undo(0)
    assert match.undo_floor(0) == 0


def test_standing_orders_do_not_bar_and_go_with_an_undo(match: Match) -> None:
    """Another seat's secret order neither blocks an undo nor survives it."""
    play(match, first_card(match), "keep")
    match.order(1, match.game.actions.parse("order keep"))
    assert match.undo_floor(0) == 1
    match.undo(0)
    assert cast(Any, match.state).always_keep[1] == 0
    assert match.record.actions == [match.record.actions[0]]


def test_a_standing_order_answers_like_its_seat_would(match: Match) -> None:
    """It is an ordinary recorded answer; nobody else can see a difference."""
    match.order(0, match.game.actions.parse("order keep"))
    assert match.play_standing() is False
    play(match, first_card(match))
    before = match.state.view(1)
    assert match.play_standing() is True
    assert match.record.actions[-1] == "keep"
    assert (before["ply"], match.state.view(1)["ply"]) == (1, 2)


def test_orders_are_checked(match: Match) -> None:
    """Only what the game offers."""
    with pytest.raises(IllegalAction, match="not a standing order of this seat"):
        match.order(0, 0)


def test_only_the_asked_seat_may_answer(match: Match) -> None:
    """A foreign seat is refused and nothing changes."""
    before = match.state.numbers()
    with pytest.raises(IllegalAction, match="seat 1 cannot .*: it is not asked now"):
        match.play(match.state.legal()[0], seat=1)
    assert match.state.numbers() == before


def test_several_answers_are_taken_whole_or_not_at_all(match: Match) -> None:
    """A wrong one in the middle takes the first ones back too."""
    before = match.state.numbers()
    card = match.state.legal()[0]
    with pytest.raises(IllegalAction):
        match.play_all([card, match.game.actions.parse("order keep")], seat=0)
    assert match.state.numbers() == before
    assert match.record.actions == []
    match.play_all([card, 0], seat=0)
    assert match.record.actions[-1] == "keep"


def test_a_match_goes_on_from_its_record(match: Match) -> None:
    """Resumed, it knows the same barriers."""
    play(match, first_card(match), "keep")
    again = Match(match.record)
    assert again.state == match.state
    assert again.undo_floor(0) == 1
    again.undo(0)
    assert again.entries == 1


def test_rewinding_by_consent_goes_past_barriers(match: Match) -> None:
    """The same chance comes again: it belongs to the state."""
    play(match, first_card(match), "roll")
    digest = match.record.digests[-1]
    match.rewind(0)
    assert match.entries == 0
    play(match, first_card(match), "roll")
    assert match.record.digests[-1] == digest


def test_a_match_tells_from_the_first_moment() -> None:
    """What the deal brought is there before the first answer, and gone with it."""
    match = Match.start(registry.game("alchemists_race"), seats=2, seed=5)
    assert [event.kind for event in match.events(None)] == ["turn_began", "rolled"]
    match.play(match.state.legal()[0])
    assert "turn_began" not in [event.kind for event in match.events(None)][:1]
