"""Answers in words, with their targets and warnings."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.games.alchemists_race.words.labels import LABELLED
from tests.games.alchemists_race.kit.table import GAME, Table, at

ASKED = "O18<O17 speed"


def labels(table: Table) -> dict[str, dict[str, Any]]:
    """The choices of the asked seat by their table talk."""
    choices = table.state.view(table.state.seat)["choices"]
    return {table.words(choice["action"]): choice for choice in choices}


@pytest.mark.parametrize(
    ("position", "dice", "answer", "label", "target"),
    [
        ("O3<O2 speed", "", "roll", "Roll the die", "die"),
        ("O3<O2 speed", "", "speed", "Play Speed: one more roll this turn", "card:0:speed"),
        ("O3<O2 reroll", "5", "keep", "Keep the 5", "die"),
        ("O3<O2 reroll", "5", "reroll", "Play Reroll: throw again", "card:0:reroll"),
        ("R3<S2", "3", "R2", "Go to Mushroom (Inner ring north-east)", "space:6"),
        ("R3<S2", "3", "R4", "Go to −1 Mat (Inner ring south-east)", "space:8"),
        ("O3<O2 teleport", "", "teleport M", "Teleport to the Market", "space:0"),
        (
            "O3<O2 swap",
            "",
            "swap B",
            "Swap with Blue: go to Flower (Meadow north), Blue comes to Mushroom (Glade east)",
            "seat:1",
        ),
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


def test_the_last_kind_is_counted_in_a_loss() -> None:
    """AR-52 to AR-54: a purple rock or a Reroll alone is a loss worth a warning."""
    rock = at(f"R3<S2 purple_rock / {ASKED}", dice="1", two_purples=True)
    assert labels(rock)["R4"]["warning"] == "ending there costs you 1 resource"
    first = at(f"R3<S2 flower / {ASKED}", dice="1")
    assert labels(first)["R4"]["warning"] == "ending there costs you 1 resource"
    cards = at(f"O3<O2 teleport reroll / {ASKED}")
    assert labels(cards)["teleport O5"]["warning"] == "ending there costs you 1 potion"


def test_every_family_of_answers_has_its_label() -> None:
    """Nothing is offered without words."""
    assert set(LABELLED) == {verb.word for verb in GAME.actions.verbs}
