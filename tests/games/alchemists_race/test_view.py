"""What people see: the table, questions, labels with targets and warnings, panels."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alchemists_race.table import Table, at

ASKED = "O18<O17 speed"


def prompt(table: Table) -> str:
    """The question as the asked seat reads it."""
    decision = table.state.decision
    assert decision is not None
    return decision.prompt


def labels(table: Table) -> dict[str, dict[str, Any]]:
    """The choices of the asked seat by their table talk."""
    choices = table.state.view(table.state.seat)["choices"]
    return {table.words(choice["action"]): choice for choice in choices}


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
        "kind": "lose_material",
        "resource": None,
        "amount": 1,
        "x": 680,
        "y": 680,
        "region": "Inner ring SE",
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


# ---- questions


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


# ---- labels


@pytest.mark.parametrize(
    ("position", "dice", "answer", "label", "target"),
    [
        ("O3<O2 speed", "", "roll", "Roll the die", "die"),
        ("O3<O2 speed", "", "speed", "Play Speed: one more roll this turn", "card:0:speed"),
        ("O3<O2 reroll", "5", "keep", "Keep the 5", "die"),
        ("O3<O2 reroll", "5", "reroll", "Play Reroll: throw again", "card:0:reroll"),
        ("R3<S2", "3", "R2", "Go to R2 (Mushroom)", "space:6"),
        ("R3<S2", "3", "R4", "Go to R4 (−1 Mat)", "space:8"),
        ("O3<O2 teleport", "", "teleport M", "Teleport to the Market", "space:0"),
        ("O3<O2 swap", "", "swap B", "Swap with Blue: you to O18, Blue to O3", "seat:1"),
        ("O17<O16 poison", "1", "poison B", "Poison Blue: 1 of 1 resource", "seat:1"),
        ("O17<O16 poison", "1", "pass", "Let them be", ""),
        ("M flower grass", "", "craft speed", "Craft Speed from Flower and Grass", "potion:speed"),
        (
            "M meteor coins:3",
            "",
            "sell meteor",
            "Sell Meteor for 4, which makes 7 coins",
            "card:0:meteor",
        ),
        ("O7<O6 wood honey grass", "1", "lose honey", "Give up Honey", "token:0:honey"),
        ("O4<O3 poison meteor", "1", "lose meteor", "Give up Meteor", "card:0:meteor"),
        ("S1<R1", "3", "stop", "Stop at the Market", "space:0"),
        ("S1<R1 poison", "1", "end", "End the turn", ""),
    ],
)
def test_labels(position: str, dice: str, answer: str, label: str, target: str) -> None:
    """The words of the button and the thing on the table it points at."""
    choice = labels(at(f"{position} / O18<O17 wood speed", dice=dice))[answer]
    assert (choice["label"], choice["target"]) == (label, target)


def test_labels_of_protections_meteor_and_another_roll() -> None:
    """The rest of the families."""
    start = at("O18<O17 defence invisibility meteor / O18<O17 wood:6 speed")
    words = {answer: choice["label"] for answer, choice in labels(start).items()}
    assert words["defence"] == "Play Defence: no Poison or Meteor until your next turn"
    assert words["invisibility"].startswith("Play Invisibility: losing spaces do nothing")
    assert words["meteor B"] == "Meteor on Blue: 4 of 6 resources"
    moved = at(f"O17<O16 speed / {ASKED}", dice="1").play("speed")
    assert labels(moved)["roll"]["label"] == "Roll again"


@pytest.mark.parametrize(
    ("position", "dice", "answer", "warning"),
    [
        ("S1<R1", "3", "stop", "2 steps left unused"),
        ("M speed", "", "speed", "no crafting this turn"),
        ("O3<O2 speed", "", "speed", ""),
        (
            "M flower grass",
            "",
            "craft speed",
            "no roll and no potion after this, only crafting and selling",
        ),
        ("M meteor", "", "sell meteor", ""),
        ("R3<S2 wood", "1", "R4", "ending there costs you 1 resource"),
        ("R3<S2 wood", "2", "R4", ""),
        ("R3<S2", "1", "R4", ""),
        ("O3<O2 wood:3 teleport", "", "teleport O8", "ending there costs you 2 resources"),
        ("O3<O2 speed teleport", "", "teleport O5", "ending there costs you 1 potion"),
    ],
)
def test_warnings(position: str, dice: str, answer: str, warning: str) -> None:
    """Where an answer closes a road or costs something."""
    assert labels(at(f"{position} / {ASKED}", dice=dice))[answer]["warning"] == warning


def test_warnings_that_depend_on_the_turn() -> None:
    """Dropping rolls; a second craft; an invisible mover; a space switched off for Teleport."""
    fast = at(f"O17<O16 speed:2 / {ASKED}", dice="1").play("speed", "speed")
    assert labels(fast)["end"]["warning"] == "drops 2 extra rolls"
    market = at(f"M flower:2 grass:2 / {ASKED}").play("craft speed")
    assert labels(market)["craft speed"]["warning"] == ""
    unseen = at(f"R3<S2 wood invisibility / {ASKED}", dice="1").play("invisibility")
    assert labels(unseen)["R4"]["warning"] == ""
    safe = at(f"O3<O2 wood teleport / {ASKED}", teleport_resolves_space=False)
    assert labels(safe)["teleport O8"]["warning"] == ""


# ---- panels


def rows(table: Table, title: str) -> dict[str, str]:
    """The lines of a panel by their labels."""
    for panel in table.state.view(None)["panels"]:
        if panel["title"] == title:
            return {row["label"]: row["text"] for row in panel["rows"]}
    raise AssertionError(f"no panel {title}")


def test_panels() -> None:
    """The table in words, for the terminal."""
    table = at("R1<S1 flower:2 wood speed coins:3 / M poison defended invisible", potion_supply=4)
    assert rows(table, "Red") == {
        "Coins": "3 / 20",
        "Place": "R1, came from S1",
        "Resources": "2 Flower, 1 Wood",
        "Potions": "1 Speed",
        "Protection": "none",
        "Worth at the Market": "0",
    }
    assert rows(table, "Blue")["Place"] == "M, free to leave any way"
    assert rows(table, "Blue")["Protection"] == "Defence and Invisibility"
    assert rows(table, "Potions")["Speed"] == "Flower + Grass, sells for 2 (3 left)"
    assert rows(table, "Round 1: Red's turn")["Die"] == "not rolled"


def test_the_supply_panel_is_there_only_when_limited() -> None:
    """AR-6."""
    limited = at(f"O3<O2 wood speed / {ASKED}", resource_supply=3)
    assert rows(limited, "Supply")["Wood"] == "2 left"
    titles = [panel["title"] for panel in at(f"O3<O2 speed / {ASKED}").state.view(None)["panels"]]
    assert titles == ["Four Regions", "Round 1: Red's turn", "Red", "Blue", "Potions"]


def test_the_board_as_a_picture() -> None:
    """Every label stands in it, and the pieces under their space."""
    table = at("R1<S1 speed / R1<R2 / M / O6<O5")
    picture = table.state.view(None)["panels"][0]["picture"]
    for label in table.labels[1:]:
        assert f"{label}:" in picture
    assert "Market" in picture
    assert "[RB]" in picture
    assert all(f"[{colour}]" in picture for colour in "GY")
    assert max(map(len, picture.splitlines())) <= 90


def test_designer_boards_are_drawn_too() -> None:
    """Plain spaces have a mark of their own."""
    from tests.games.alchemists_race.boards import pocket_ring

    board = pocket_ring()
    del board["spaces"][6]["resource"]
    board["spaces"][6]["kind"] = "plain"
    picture = at("Q1<S1 speed / M", board=board).state.view(None)["panels"][0]["picture"]
    assert "Q2:·" in picture
