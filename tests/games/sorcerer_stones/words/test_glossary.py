"""Tooltips."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.content.read import standard
from tests.games.sorcerer_stones.kit import GAME


def test_every_component_has_a_name_and_a_tooltip() -> None:
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
