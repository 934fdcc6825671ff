"""The table as it is shown: board, seats, recipes and the running turn."""

from __future__ import annotations

import pytest

from tests.games.alchemists_race.kit.table import at

ASKED = "O18<O17 speed"


def test_the_board_is_shown_as_it_is_drawn() -> None:
    """Spaces with place, roads, content and a tooltip."""
    board = at(f"O3<O2 speed / {ASKED}").state.view(None)["table"]["board"]
    assert (board["id"], board["title"], board["canvas"]) == (
        "four_regions",
        "Four Regions",
        [1000, 1000],
    )
    assert len(board["spaces"]) == 37
    assert board["spaces"][8] == {
        "id": "space:8",
        "number": 8,
        "label": "R4",
        "name": "−1 Mat",
        "place": "−1 Mat (Inner ring south-east)",
        "kind": "lose_material",
        "resource": None,
        "amount": 1,
        "x": 680,
        "y": 680,
        "region": "Inner ring south-east",
        "roads": [7, 9, 14],
        "tooltip": "End your move here and you must give up 1 resource.",
    }


@pytest.mark.parametrize(
    ("supply", "tooltip"),
    [
        ("unlimited", "End your move here to take one Flower."),
        ("scarce", "End your move here to take one Flower (1 left)."),
        (2, "No Flower is left: somebody has to spend or lose one first."),
    ],
)
def test_a_resource_space_says_how_many_are_left(supply: str | int, tooltip: str) -> None:
    """AR-51: where the supply is limited."""
    table = at(f"O3<O2 flower:2 speed / {ASKED}", resource_supply=supply)
    assert table.state.view(None)["table"]["board"]["spaces"][2]["tooltip"] == tooltip


def test_a_seat_is_shown_with_all_it_has() -> None:
    """AR-10: place, heading, exits, holdings, protections and worth."""
    table = at("R1<S1 flower:2 grass wood speed coins:3 / M poison defended")
    seats = table.state.view(None)["table"]["seats"]
    assert seats[0] | {"resources": None, "potions": None} == {
        "id": "seat:0",
        "seat": 0,
        "name": "Red",
        "space": 5,
        "came_from": 1,
        "exits": [6, 12],
        "coins": 3,
        "resources": None,
        "potions": None,
        "defended": False,
        "invisible": False,
        "worth": 2,
    }
    assert seats[0]["resources"]["flower"] == 2
    assert (seats[1]["came_from"], seats[1]["exits"]) == (None, [1, 2, 3, 4])
    assert seats[1]["defended"] is True


def test_recipes_and_stacks_are_shown() -> None:
    """AR-4, AR-5, AR-7."""
    table = at(f"O3<O2 speed / {ASKED}", potion_supply=4)
    recipes = table.state.view(None)["table"]["recipes"]
    assert recipes[0] == {
        "id": "potion:speed",
        "name": "Speed",
        "cost": ["flower", "grass"],
        "value": 2,
        "left": 2,
    }
    assert [row["name"] for row in recipes][5:] == ["Poison", "Meteor", "Reroll"]


def test_the_running_turn_is_shown() -> None:
    """Die, steps, extra rolls, targets, and a pending loss."""
    table = at("R3<S2 poison speed / R2<R1 wood honey grass", dice="4").play("speed", "R2")
    shown = table.state.view(None)["table"]
    assert (shown["die"], shown["steps_left"], shown["extra_rolls"]) == (4, 3, 1)
    assert (shown["encounters"], shown["open_targets"], shown["loss"]) == ([1], [1], None)
    shown = table.play("poison B").state.view(1)["table"]
    assert shown["loss"] == {"seat": 1, "left": 2, "what": "resources"}
