"""The observation: what is passed over where it is always 0, and told where it is not."""

from __future__ import annotations

import pytest

from hexmoot.games.sorcerer_stones.rules.kinds import ARTIFACTS, COLOURS, OFFER
from tests.games.sorcerer_stones.kit import GAME, at


@pytest.mark.parametrize(("mode", "placed"), [("coop", 1), ("standard", 0)])
def test_stones_on_cards_are_observed_in_co_op(mode: str, placed: int) -> None:
    """SS-156: each where it lies, and what follows them stays in its place."""
    table = at(2, mode=mode)
    table.state.placed[2 * COLOURS + 1] = placed
    names = [feature.name for feature in GAME.features(table.state.setup)]
    found = dict(zip(names, GAME.observation(table.state, 0), strict=True))
    assert [found[f"placed[{index}]"] for index in range(OFFER * COLOURS)] == [
        *([0] * (2 * COLOURS + 1)),
        placed,
        *([0] * (2 * COLOURS - 2)),
    ]
    assert found["crafted_count"] == table.state.crafted_count
    bag = [found[f"unseen_artifact[{card}]"] for card in range(ARTIFACTS)]
    assert sum(bag) == bin(int(table.state.artifact_bag)).count("1")
