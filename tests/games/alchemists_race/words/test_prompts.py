"""Questions in words, for the asked seat and for the others."""

from __future__ import annotations

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
        ("M speed", "", "Roll the die, or use the Market first?"),
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
        ("O4<O3 poison meteor", "1", "This space takes 1 potion from you: which one goes first?"),
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
