"""What an answer promises is what the supply can give (MS-215)."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_TWILIGHT_END
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, EDDIE, Table


@pytest.mark.parametrize(
    ("water", "left", "gain"),
    [
        (12, 50, "4 drops and 1 influence"),
        (12, 2, "2 drops and 1 influence"),
        (12, 0, "1 influence"),
        (4, 1, "1 drop"),
        (4, 0, "nothing"),
    ],
)
def test_a_summons_promises_no_more_than_is_left(water: int, left: int, gain: str) -> None:
    """MS-74, MS-215: the level says how much, the supply how much of it there is."""
    table = Table(3).has(EDDIE, drops=0).elements(BAHON, 0, 0, water, 0)
    table.supply(drops=min(left, table.stock("drop"))).turn_of(BAHON, after=(CHARLES,))
    assert table.label("summon water").text == f"Summon water: {gain}"
    before = table.drops(BAHON)
    table.play("summon water")
    assert table.drops(BAHON) - before == min(left, int(table.state.level(BAHON, 2)))


def test_servants_that_are_not_there_are_not_promised() -> None:
    """MS-77, MS-215: two flame servants are left for level III."""
    table = Table(3).elements(BAHON, 8, 0, 0, 0).supply(flame=2)
    words = "Summon flame: 2 flame servants and 1 influence"
    assert table.label("summon flame").text == words


def test_without_limits_the_level_alone_counts() -> None:
    """MS-215: nothing runs out."""
    table = Table(2, limited_supply=False).elements(BAHON, 0, 0, 4, 0)
    assert table.label("summon water").text == "Summon water: 2 drops"


@pytest.mark.parametrize(
    ("element", "supply", "words"),
    [
        ("flame", {"flame": 0}, "Flame: flame 1 › 2 (I)"),
        ("stone", {"stone": 0}, "Stone: stone 1 › 2 (I)"),
        ("water", {"drops": 0}, "Water: water 1 › 2 (I)"),
        ("thunder", {"mana": 0}, "Thunder: thunder 1 › 2 (I)"),
        ("thunder", {"mana": 1}, "Thunder: thunder 1 › 2 (I), 1 mana"),
    ],
)
def test_a_bonus_that_is_used_up_is_not_promised(
    element: str, supply: dict[str, int], words: str
) -> None:
    """MS-62, MS-215: the space is reached, its bonus is not there."""
    table = Table(3).scrolls(BAHON, "hunch").elements(BAHON, 1, 1, 1, 1).supply(**supply)
    table.play("spell hunch")
    assert table.label(f"element {element}").text == words


def test_dice_and_scrolls_that_cannot_be_gained_are_not_promised() -> None:
    """MS-64, MS-65: no die in the supply; a full archive, or no deck."""
    table = Table(2).scrolls(BAHON, "hunch").elements(BAHON, 3, 0, 0, 4).play("spell hunch")
    assert table.label("element flame").text == "Flame: flame 3 › 4 (II), 1 war die"
    assert table.label("element thunder").text == "Thunder: thunder 4 › 5 (II), 1 scroll"
    table.dice(CHARLES, 20)
    assert table.label("element flame").text == "Flame: flame 3 › 4 (II)"
    others = ("whistle", "water_pouch", "purify", "glorify", "strike")
    table.scrolls(BAHON, *others)
    assert table.label("element thunder").text == "Thunder: thunder 4 › 5 (II)"


def test_a_scroll_is_not_promised_without_decks() -> None:
    """MS-42, MS-65: with all decks empty there is nothing to take."""
    table = Table(2).scrolls(BAHON, "hunch").elements(BAHON, 0, 0, 0, 4).play("spell hunch")
    for deck in ("summoning", "servant", "gu", "war"):
        table.deck_left(deck)
    assert table.label("element thunder").text == "Thunder: thunder 4 › 5 (II)"


def test_what_a_gu_costs_can_be_gained_by_it() -> None:
    """MS-57, MS-216: the drops and the servant paid lie in the supply before the bonuses come."""
    table = Table(3).elements(BAHON, 0, 0, 1, 0).supply(drops=0).play("grow c1")
    words = "Water: +1 influence, water 1 › 2 (I), 1 drop"
    assert table.label("element water").text == words
    paid = Table(3).elements(BAHON, 1, 0, 0, 0).has(BAHON, flame=1).debris("c1").supply(flame=0)
    paid.play("grow c1")
    words = "Flame: +1 influence, flame 1 › 2 (I), 1 flame servant"
    assert paid.label("element flame").text == words
    other = Table(3).elements(BAHON, 1, 0, 0, 0).has(BAHON, stone=1).debris("c1").supply(flame=0)
    other.play("grow c1")
    assert other.label("element flame").text == "Flame: +1 influence, flame 1 › 2 (I)"


@pytest.mark.parametrize(
    ("drops", "moon", "words"),
    [
        (9, 0, "2 GUs: 2 influence and 2 drops"),
        (1, 0, "2 GUs: 2 influence and 1 drop"),
        (0, 0, "2 GUs: 2 influence"),
        (1, 1, "2 GUs: 1 drop"),
        (0, 1, "2 GUs"),
    ],
)
def test_destroyed_gus_promise_the_drops_that_are_left(drops: int, moon: int, words: str) -> None:
    """MS-69, MS-105, MS-215: influence without end, drops only from the supply."""
    table = Table(3).tower(BAHON, "c1", "FF", flame=2).tower(CHARLES, "d1", "SS")
    table.elements(BAHON, moon=moon).supply(drops=drops).play("attack c1")
    assert (table.asked, table.label("count 2").text) == ("raze", words)


def test_broken_flasks_promise_the_resources_that_are_left() -> None:
    """MS-173, MS-174, MS-215: two resources for each flask, but only three are there."""
    table = Table(3).potion(CHARLES, "curiosity").elements(CHARLES, 0, 0, 8, 0)
    table.has(CHARLES, flasks=3).supply(flame=0, stone=1, mana=0, drops=2)
    table.step(STEP_TWILIGHT_END)
    assert table.asked == "curiosity"
    assert table.label("count 1").text == "1 flask, for 2 resources"
    assert table.label("count 3").text == "3 flasks, for 3 resources"


def test_thunder_chain_promises_the_kinds_that_are_left() -> None:
    """MS-196, MS-215: mastered it gives two kinds; with one in the supply it is one."""
    table = Table(4).potion(3, "thunder_chain").elements(3, 0, 0, 0, 8).scrolls(3, "hunch")
    table.turn_of(3).play("spell hunch", "element flame", "element flame")
    view = table.state.view(3)
    assert view["decision"]["prompt"] == "Use Thunder Chain now for 2 resources?"
    table.supply(flame=0, stone=0, mana=0)
    view = table.state.view(3)
    assert view["decision"]["prompt"] == "Use Thunder Chain now for 1 resource?"
