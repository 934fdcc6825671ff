"""Daybreak (MS-197 to MS-202)."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_DAYBREAK
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table


def test_elements_pay_by_their_levels() -> None:
    """MS-197: flame and stone servants, mana for thunder, drops for water."""
    table = Table(2).elements(BAHON, 1, 4, 8, 12).step(STEP_DAYBREAK)
    assert table.reserve(BAHON) == (1, 2)
    assert (table.drops(BAHON), table.mana(BAHON)) == (5 + 3, 1 + 4)


def test_mastered_elements_bring_influence() -> None:
    """MS-198: one for each, moon aside."""
    table = Table(2).elements(BAHON, 7, 8, 8, 12).step(STEP_DAYBREAK)
    assert table.points(BAHON) == 3


def test_the_sequence_of_daybreak() -> None:
    """MS-199: by sorcerer: flame, stone, thunder, water, shrines by land, then the box."""
    table = (
        Table(4).order(1, 0, 2, 3).elements(BAHON, 1, 1, 1, 1).elements(CHARLES, 1, 1, 1, 1, moon=4)
    )
    table.tower(CHARLES, "d3", "M").tower(CHARLES, "b2", "F").step(STEP_DAYBREAK)
    while table.asked == "place":
        table.play("reserve")
    assert [line for line in table.log if line.startswith(("Daybreak for", "Charles: moon"))] == [
        "Daybreak for Charles: flame.",
        "Daybreak for Charles: stone.",
        "Daybreak for Charles: thunder.",
        "Daybreak for Charles: water.",
        "Charles: moon 5.",
        "Charles: moon 6.",
        "Daybreak for Charles: the box of the moon.",
        "Charles: moon 7.",
        "Daybreak for Bahon: flame.",
        "Daybreak for Bahon: stone.",
        "Daybreak for Bahon: thunder.",
        "Daybreak for Bahon: water.",
    ]


def test_a_shrine_pays_influence_or_a_moon_element() -> None:
    """MS-200: the holder's choice for each shrine, with a warning on the moon."""
    table = Table(4).tower(BAHON, "b2", "F").tower(BAHON, "d3", "S").influence(BAHON, 3)
    table.step(STEP_DAYBREAK)
    assert (table.asked, table.choices) == ("shrine_pays", ["element moon", "influence"])
    assert table.label("element moon").warning == (
        "You leave the influence path for good and lose your 3 influence"
    )
    assert table.state.decision.prompt == "What does the shrine on Bramble pay you?"
    table.play("influence")
    assert table.state.decision.prompt == "What does the shrine on Dusk pay you?"
    table.play("influence")
    assert (table.points(BAHON), table.moon(BAHON)) == (5, 0)
    moon = Table(4).tower(BAHON, "b2", "F").influence(BAHON, 3).step(STEP_DAYBREAK)
    moon.play("element moon")
    assert (moon.points(BAHON), moon.moon(BAHON)) == (0, 1)


def test_on_the_moon_path_a_shrine_pays_the_moon() -> None:
    """MS-201: without a question; also when the other shrine has just led there."""
    table = Table(4).tower(BAHON, "b2", "F").elements(BAHON, 0, 0, 0, 0, moon=1).step(STEP_DAYBREAK)
    assert table.moon(BAHON) == 2
    both = Table(4).tower(BAHON, "b2", "F").tower(BAHON, "d3", "F").step(STEP_DAYBREAK)
    both.play("element moon")
    assert (both.moon(BAHON), both.asked) == (2, "potion")


def test_the_box_adds_a_moon_element() -> None:
    """MS-202: from four on when its turn comes; not with three; the option moves it."""
    assert Table(2).elements(BAHON, 0, 0, 0, 0, moon=4).step(STEP_DAYBREAK).moon(BAHON) == 5
    assert Table(2).elements(BAHON, 0, 0, 0, 0, moon=3).step(STEP_DAYBREAK).moon(BAHON) == 3
    moved = Table(2, moon_box=2).elements(BAHON, 0, 0, 0, 0, moon=2).step(STEP_DAYBREAK)
    assert moved.moon(BAHON) == 3


def test_shrines_side_by_side_both_pay() -> None:
    """MS-200: the next one is looked for on the very next land."""
    table = Table(4, layout="SSPGGGGPGGGPPGGGPPGG").tower(BAHON, "a1", "F").tower(BAHON, "b1", "F")
    table.step(STEP_DAYBREAK).play("influence", "influence")
    assert table.points(BAHON) == 2
