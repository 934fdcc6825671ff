"""What games hide is found in their views; none of them says it."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.secrets import has_hidden_hands, has_secrets


@pytest.mark.parametrize(
    ("name", "secrets", "hands"),
    [
        ("alchemists_race", False, False),
        ("elementalis", True, False),
        ("mushroom_sorcerer", False, False),
        ("rune_stones", True, True),
        ("sorcerer_stones", False, False),
        ("ravens", True, True),
    ],
)
def test_hands_are_hidden_and_orders_are_secret(name: str, secrets: bool, hands: bool) -> None:
    """Each game is found to have just what its rules hide."""
    game = registry.game(name)
    assert (has_secrets(game), has_hidden_hands(game)) == (secrets, hands)


def test_no_game_says_it_of_itself() -> None:
    """It is found out, so that nobody can forget to say it."""
    assert [game.name for game in registry.games() if hasattr(game, "has_secrets")] == []
