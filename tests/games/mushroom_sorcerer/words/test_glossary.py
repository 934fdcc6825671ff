"""Tooltips as the options of a table make them read."""

from __future__ import annotations

from typing import Any

import pytest

import hexmoot

GAME = hexmoot.game("mushroom_sorcerer")


def tips(**options: Any) -> dict[str, str]:
    """The sentences at a table with these options."""
    setup = GAME.prepare(3, None, options)
    return {key: tip.text for key, tip in GAME.glossary_for(setup).items()}


@pytest.mark.parametrize(
    ("options", "component", "words"),
    [
        ({"influence_goal": 20}, "thing:influence", "with 20 to set off"),
        ({"moon_box": 6}, "thing:box", "From 6 moon elements on"),
        ({"moon_checkpoints": [[10, 3]]}, "thing:checkpoint", "3 moon GUs at 10"),
        ({"flipped_keep_slot": False}, "thing:flipped", "leaves the archive"),
        ({"displaced_servant": "supply"}, "thing:tower", "goes to the supply"),
        ({"slide_collects": True}, "thing:slide", "takes what lies there"),
        ({"slide_to_any_tower": True}, "thing:slide", "however far"),
        ({"plan_b_again": "all"}, "potion:plan_b", "all your war dice"),
        ({"blessing_timing": "end_of_cycle"}, "thing:blessing", "when the cycle is finished"),
        ({"revive_cancels_reward": True}, "potion:nine_lives", "earns nobody anything"),
    ],
)
def test_a_tip_says_what_the_option_changes(
    options: dict[str, Any], component: str, words: str
) -> None:
    """MS-41, MS-72, MS-79, MS-111, MS-117, MS-172, MS-182, MS-202, MS-203, MS-208."""
    assert words in tips(**options)[component]
    assert words not in tips()[component]
