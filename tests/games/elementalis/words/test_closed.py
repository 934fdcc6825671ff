"""What spell lines say that no answer points at."""

from __future__ import annotations

from tests.games.elementalis.kit import GAME, Bench, at


def closed(bench: Bench) -> dict[str, tuple[str, list[str]]]:
    """By the thing: why not, and the answers that lead to it."""
    found = bench.state.view(bench.state.seat)["closed"]
    return {
        one["target"]: (one["why"], [GAME.actions.text(action) for action in one["actions"]])
        for one in found
    }


def test_a_spell_that_could_be_paid_leads_to_declaring() -> None:
    """EL-45: the others say their price."""
    found = closed(at("W/W", "F/F", pools=["", "F"]).power("W W F F / W"))
    assert ("", ["declare yes"]) in found.values()
    whys = [why for why, _ in found.values() if why]
    assert whys
    assert all("Mana of its colour, and you have 1." in why for why in whys)


def test_nobody_else_is_told() -> None:
    """It speaks of the asked seat alone."""
    bench = at("W/W", "F/F", pools=["", "F"]).power("W W F F / W")
    assert bench.state.view(0)["closed"] == []
