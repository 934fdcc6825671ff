"""Forced rolls: the positions before dice fell by the only answer there was."""

from __future__ import annotations

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.engine.events import all_told
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.registry import game
from hexmoot.engine.rolls import Roll, rolls_after, rolls_of_deal

GAMES = ("alchemists_race", "elementalis", "mushroom_sorcerer", "rune_stones", "sorcerer_stones")
MOST_ANSWERS = 250


def ways(name: str, seed: int) -> list[tuple[State, State, list[Roll]]]:
    """Of a random game: before each answer, after it, and the forced rolls in between."""
    match = Match.start(game(name), seed=seed, stirred=True)
    picker = Picker(seed)
    found = []
    for _ in range(MOST_ANSWERS):
        if match.state.over:
            break
        action = picker.pick(match.state.legal())
        before = match.state.copy()
        match.record.stir(before, match.entries)
        match.play(action)
        found.append((before, match.state.copy(), rolls_after(before, action)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_forced_roll_leads_where_the_game_went(name: str) -> None:
    """Its one answer, given from there, ends in the very state the game is in."""
    for _, after, rolls in ways(name, seed=5):
        for roll in rolls:
            assert len(roll.state.legal()) == 1
        if rolls:
            last = rolls[-1].state.copy()
            last.ply -= 1
            last.play(last.legal()[0])
            assert last.digest() == after.digest()


def test_the_race_rolls_nearly_every_turn_without_asking() -> None:
    """What was told by then belongs to the answer before, never the roll itself."""
    rolls = [roll for _, _, some in ways("alchemists_race", seed=5) for roll in some]
    assert len(rolls) > 20
    kinds = game("alchemists_race").events
    assert all(kinds[one.kind] != "rolled" for roll in rolls[:1] for one in roll.told)
    decisions = [game("alchemists_race").decision(roll.state) for roll in rolls]
    assert {decision.kind for decision in decisions if decision} == {"pre_roll"}


def test_the_first_roll_comes_before_the_first_question() -> None:
    """The deal is followed by a roll nobody is asked about."""
    match = Match.start(game("alchemists_race"), seed=7)
    (roll,) = rolls_of_deal(match.record)
    told = all_told(match.state)
    assert roll.told == told[: len(roll.told)]
    assert len(roll.told) < len(told)
    roll.state.ply -= 1
    roll.state.play(roll.state.legal()[0])
    assert roll.state.digest() == match.state.digest()


def test_looking_changes_nothing() -> None:
    """The state that is asked about stays as it is."""
    state = Match.start(game("alchemists_race"), seed=7).state
    before = state.digest()
    for action in state.legal():
        rolls_after(state, action)
    assert state.digest() == before
