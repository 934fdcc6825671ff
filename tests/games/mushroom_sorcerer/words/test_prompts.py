"""Questions in words, and the sets of picks they ask for."""

from __future__ import annotations

from hexmoot.engine.picks import pick_menu
from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_TWILIGHT_END
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table, game


def test_others_are_told_whom_we_wait_for() -> None:
    """Only the asked seat reads the question."""
    table = Table(2).play("grow c1")
    assert table.state.view(BAHON)["decision"]["prompt"] == "Which GU grows on Clover, at level 1?"
    assert table.state.view(CHARLES)["decision"]["prompt"] == "Waiting for Bahon."
    assert table.state.view(CHARLES)["choices"] == []


def test_sets_of_picks_are_marked() -> None:
    """The page may let people pick in any order where a batch is chosen."""
    table = Table(2).scrolls(BAHON, "purify").has(BAHON, flame=2, stone=2).play("spell purify")
    assert table.state.view(BAHON)["decision"]["picks"] == 2
    alloc = (
        Table(2).tower(BAHON, "c1", "FF").has(BAHON, flame=3).turn_of(BAHON, after=(1,)).play("end")
    )
    assert alloc.state.view(BAHON)["decision"]["picks"] == 3
    assert Table(2).state.view(BAHON)["decision"]["picks"] == 0


def test_an_allocation_is_a_set_of_any_size() -> None:
    """MS-36: saying that it is enough is no piece of the set."""
    table = Table(2).tower(BAHON, "c1", "FF").has(BAHON, flame=2).turn_of(BAHON, after=(1,))
    menu = pick_menu(table.play("end").state)
    assert menu is not None
    assert [label.target for label in menu.labels.values()] == ["land:2:flame"]
    assert [(len(one.pieces), len(one.answers)) for one in menu.sets] == [(0, 1), (1, 2), (2, 2)]


def test_a_set_ends_where_a_servant_must_be_placed_first() -> None:
    """MS-77: mana and drops are picked together, a servant is placed before the next pick."""
    table = Table(2).tower(BAHON, "c1", "FF").elements(BAHON, 4, 0, 0, 0)
    table.potion(BAHON, "hibernate").step(STEP_TWILIGHT_END)
    menu = pick_menu(table.state)
    assert menu is not None
    text_of = game().actions.text
    sets = [
        [text_of(action).removeprefix("resource ") for action in one.pieces] for one in menu.sets
    ]
    assert sets == [["flame"], ["stone"], ["mana", "mana"], ["mana", "drop"], ["drop", "drop"]]


def test_elements_are_picked_together_unless_a_bonus_asks() -> None:
    """MS-62, MS-67: the servant of space 2 is placed before the second element is chosen."""
    table = Table(2).tower(BAHON, "c1", "FF").elements(BAHON, 1, 0, 0, 11)
    menu = pick_menu(table.scrolls(BAHON, "hunch").play("spell hunch").state)
    assert menu is not None
    text_of = game().actions.text
    sets = [
        [text_of(action).removeprefix("element ") for action in one.pieces] for one in menu.sets
    ]
    assert sets[:4] == [["flame"], ["stone", "stone"], ["stone", "water"], ["stone", "thunder"]]
