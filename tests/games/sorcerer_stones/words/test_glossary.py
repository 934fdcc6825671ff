"""Tooltips."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from hexmoot.games.sorcerer_stones.content.read import standard
from tests.games.sorcerer_stones.kit import GAME


def test_every_component_has_a_name_and_a_tooltip() -> None:
    """None is missing, and the tooltip says what the piece does."""
    content = standard()
    wanted = {f"magic:{card.id}" for card in content.magic}
    wanted |= {f"artifact:{card.id}" for card in content.artifact}
    wanted |= {f"objective:{card.id}" for card in content.objective}
    wanted |= {f"tile:{tile.id}" for tile in content.tile}
    for thing in ("stone", "rune", "stack"):
        wanted |= {f"{thing}:{colour.code}" for colour in content.colour}
    assert wanted <= set(GAME.glossary)
    assert GAME.glossary["artifact:A1"].text == "3 points for brown, yellow, yellow."
    assert GAME.glossary["objective:OB1"].text == (
        "By your longest line: 3 pays 1 Qi, 4 pays 1 Qi and a free step, "
        "5 pays 4 Qi and a free step."
    )


def numbers(**changed: int) -> dict[str, Any]:
    """The numbers of the box, some of them changed."""
    return {**to_builtins(standard().numbers), **changed}


def tips(**options: Any) -> dict[str, str]:
    """The sentences at a table with these options."""
    setup = GAME.prepare(2, None, options)
    return {key: tip.text for key, tip in GAME.glossary_for(setup).items()}


@pytest.mark.parametrize(
    ("options", "component", "words"),
    [
        ({"corner_contact": True}, "magic:quake", "corners hold zones together"),
        ({"equal_turns": True}, "thing:qi", "the round is finished"),
        ({"take_rule": "strict"}, "thing:zone", "No line gives two"),
        ({"optional_taking": True}, "thing:taoist", "as many of the matching as you like"),
        ({"paid_steps": 2}, "objective:OB6", "up to 2 stones"),
        ({"content": {"numbers": numbers(cards_per_turn=1)}}, "thing:hand", "play one a turn"),
        ({"content": {"numbers": numbers(cards_per_turn=3)}}, "thing:hand", "one to 3 a turn"),
    ],
)
def test_a_tip_says_what_the_option_changes(
    options: dict[str, Any], component: str, words: str
) -> None:
    """SS-33, SS-53, SS-79, SS-109, SS-139, SS-174."""
    assert words in tips(**options)[component]
    assert words not in tips()[component]


def test_what_a_mode_does_not_know_has_no_tip() -> None:
    """SS-27: plane, runes, objectives and Qi are of the standard game, titles of the co-op."""
    assert set(GAME.glossary) - set(tips()) == {"thing:title"}
    for mode in ("intro", "coop"):
        gone = set(tips()) - set(tips(mode=mode))
        assert {"thing:qi", "thing:spirit", "rune:R", "objective:OB1", "stack:N"} <= gone
        assert not any(key.startswith(("magic:", "artifact:", "stone:")) for key in gone)
    assert "thing:title" in tips(mode="coop")
