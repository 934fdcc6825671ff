"""What a hand of resources would bring at the Market."""

from __future__ import annotations

import pytest

from hexmoot.games.alchemists_race.minds.judge import crafting_value
from hexmoot.games.alchemists_race.minds.worth import best_crafting, market_worth
from tests.games.alchemists_race.kit.table import at

ASKED = "O18<O17 speed"


def test_the_dearer_of_two_recipes_gets_the_token_both_need() -> None:
    """AR-4, AR-5: one Flower goes with Grass for 2 or with Honey for 3."""
    assert best_crafting((1, 1, 1, 0, 0, 0, 0, 0), ((0, 1, 2), (0, 2, 3))) == 3
    assert best_crafting((2, 1, 1, 0, 0, 0, 0, 0), ((0, 1, 2), (0, 2, 3))) == 5


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("flower grass", 2),
        ("flower:2 grass honey", 4),
        ("black_rock wood honey", 4),
        ("black_rock wood honey flower", 6),
        ("black_rock wood purple_crystal honey", 7),
        ("mushroom purple_crystal black_rock wood", 7),
        ("flower", 0),
    ],
)
def test_the_worth_of_a_hand(hand: str, worth: int) -> None:
    """The best set of crafts, not the first one found."""
    assert market_worth(at(f"O3<O2 speed {hand} / {ASKED}").state, 0) == worth


def test_an_empty_stack_counts_for_nothing() -> None:
    """AR-63: B holds the only Meteor; a card of one's own could be sold first."""
    assert market_worth(at("O3<O2 speed black_rock wood / M meteor", potion_supply=1).state, 0) == 0
    own = at("O3<O2 speed black_rock wood meteor / M", potion_supply=1)
    assert market_worth(own.state, 0) == 4


def test_a_recipe_of_one_kind_takes_two_of_it() -> None:
    """AR-156: by an override."""
    assert best_crafting((3, 0, 0, 0, 0, 0, 0, 0), ((0, 0, 5),)) == 5
    overrides = {"speed": {"cost": ["wood", "wood"], "value": 9}}
    state = at(f"O3<O2 speed wood:5 / {ASKED}", potion_overrides=overrides).state
    assert crafting_value(state, 0) == market_worth(state, 0) == 18
