"""Questions in words, for the asked seat and for the others."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.games.alchemists_race.rules.kinds import DECISIONS
from hexmoot.games.alchemists_race.words.prompts import PROMPTS
from tests.games.alchemists_race.kit.table import Table, at

ASKED = "O18<O17 speed"


def prompt(table: Table) -> str:
    """The question as the asked seat reads it."""
    decision = table.state.decision
    assert decision is not None
    return decision.prompt


@pytest.mark.parametrize(
    ("position", "dice", "question"),
    [
        ("O3<O2 speed", "", "Roll the die, or do something first?"),
        ("M speed", "", "Roll the die, or sell something first?"),
        ("M wood black_rock", "", "Roll the die, or craft instead?"),
        ("M wood black_rock speed", "", "Roll the die, or craft instead? You may sell first."),
        ("O3<O2 reroll", "5", "You rolled 5. Walk it?"),
        ("R3<S2", "1", "Which way? 1 step to go."),
        ("R3<S2", "3", "Which way? 3 steps to go."),
        ("S1<R1", "3", "Stop at the Market, or walk on? 2 steps to go."),
        ("M", "3", "Which way? 3 steps to go."),
        ("O17<O16 poison", "1", "You meet Blue. Attack?"),
        (
            "O7<O6 wood honey grass",
            "1",
            "This space takes 2 resources from you: which one goes first?",
        ),
        ("O4<O3 poison meteor", "1", "This space takes 1 potion from you: which one goes?"),
        ("S1<R1 poison", "1", "Your move is done. What now?"),
    ],
)
def test_questions(position: str, dice: str, question: str) -> None:
    """One sentence for each decision."""
    assert prompt(at(f"{position} / O18<O17 wood speed", dice=dice)) == question


def test_questions_that_need_a_turn() -> None:
    """After an attack, after a move with rolls left, in a market turn."""
    hit = at("O17<O16 poison / O18<O17 wood honey grass", dice="1").play("poison B")
    assert prompt(hit) == "Red hit you, 2 resources must go: which one first?"
    fast = at(f"O17<O16 speed / {ASKED}", dice="1").play("speed")
    assert prompt(fast) == "Your move is done, 1 extra roll left. What now?"
    market = at(f"M flower grass / {ASKED}").play("craft speed")
    assert prompt(market) == "Craft and sell as you like, then end the turn."


@pytest.mark.parametrize(
    ("held", "options", "question"),
    [
        ("wood black_rock", {"selling": "market_turn"}, "Roll the die, or use the Market instead?"),
        ("meteor", {"selling": "market_turn"}, "Roll the die, or use the Market instead?"),
        ("", {"may_stay": True}, "Roll the die, or stay where you are?"),
        ("speed", {"may_stay": True}, "Roll the die, or sell something first?"),
    ],
)
def test_what_the_market_offers_is_asked_by_house_rule(
    held: str, options: dict[str, Any], question: str
) -> None:
    """AR-18, AR-77: what takes the place of the roll is not said to come before it."""
    assert prompt(at(f"M {held} / {ASKED}", **options)) == question


def test_a_craft_that_is_barred_is_not_offered() -> None:
    """AR-70: after a Teleport that bars crafting only the sale is left."""
    table = at(f"O3<O2 teleport wood black_rock reroll / {ASKED}", warp_craft=False)
    assert prompt(table.play("teleport M")) == "Roll the die, or sell something first?"


def test_only_those_who_can_be_attacked_are_named() -> None:
    """AR-127: neither the guarded nor those who hold nothing; who was hit is left out."""
    table = at("O17<O16 poison:2 / O18<O17 wood defended / O18<O17 / O18<O19 wood:3", dice="1")
    assert prompt(table) == "You meet Yellow. Attack?"
    two = at("O17<O16 poison:2 / O18<O17 wood / O18<O17 / O18<O19 wood:3", dice="1")
    assert prompt(two) == "You meet Blue and Yellow. Attack?"
    assert prompt(two.play("poison B")) == "You meet Yellow. Attack?"


def test_others_read_whom_we_wait_for() -> None:
    """No choices are shown to anybody else."""
    view = at(f"O3<O2 speed / {ASKED}").state.view(1)
    assert (view["decision"]["prompt"], view["choices"]) == ("Waiting for Red.", [])


def test_a_set_is_marked_with_the_picks_left() -> None:
    """AR-56: the page may let people pick in any order."""
    table = at(f"O7<O6 wood honey grass / {ASKED}", dice="1")
    assert table.state.view(0)["decision"]["picks"] == 2
    assert table.play("lose grass").state.view(0)["decision"]["picks"] == 1
    assert at(f"O3<O2 speed / {ASKED}").state.view(0)["decision"]["picks"] == 0


def test_every_decision_has_its_question() -> None:
    """Nothing is asked without a sentence."""
    assert all(any(key.startswith(name) for key in PROMPTS) for name in DECISIONS.values())
