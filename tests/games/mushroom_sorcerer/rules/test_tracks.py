"""Element tracks, the moon path, and the supply of GUs (MS-59 to MS-73)."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules.elements import gain_elements
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CHARLES, Table

FLAME, STONE, WATER, THUNDER, MOON = range(5)


def gained(table: Table, element: int, amount: int, seat: int = BAHON) -> Table:
    """The seat gains elements out of the blue."""
    gain_elements(table.state, seat, element, amount)
    table.state.events_told = type(table.state.events_told)([])
    table.state.settle()
    return table.heard()


@pytest.mark.parametrize("element", range(4))
def test_a_general_track_ends_at_twelve(element: int) -> None:
    """MS-59: elements beyond are lost."""
    table = Table(2).elements(BAHON, 11, 11, 11, 11)
    gained(table, element, 3)
    assert table.track(BAHON) == [12 if n == element else 11 for n in range(4)]


def test_levels_by_position() -> None:
    """MS-60: 0, then I from 1, II from 4, III from 8, IV at 12."""
    table = Table(2)
    levels = []
    for step in range(13):
        table.elements(BAHON, step, 0, 0, 0)
        levels.append(int(table.state.level(BAHON, FLAME)))
    assert levels == [0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]


def test_mastery_begins_at_level_three() -> None:
    """MS-61: not at 7, but at 8 and at 12."""
    table = Table(2).elements(BAHON, 7, 8, 12, 0)
    mastered = [bool(table.state.is_mastered(BAHON, element)) for element in range(4)]
    assert mastered == [False, True, True, False]


BONUSES = {
    FLAME: {2: "flame", 4: "die", 7: "flame", 8: "die", 9: "influence", 12: "die"},
    STONE: {2: "stone", 5: "die", 7: "stone", 9: "influence", 10: "die"},
    WATER: {2: "drop", 5: "flask", 7: "drop", 9: "influence", 11: "flask"},
    THUNDER: {2: "mana", 5: "scroll", 7: "mana", 9: "influence", 11: "scroll"},
}


def holdings(table: Table) -> dict[str, int]:
    """What bonuses can change."""
    return {
        **{key: table.good(BAHON, key) for key in ("flame", "stone", "mana", "drop", "flask")},
        "die": int(table.state.dice[BAHON]),
        "influence": table.points(BAHON),
        "scroll": len(table.archive(BAHON)),
    }


@pytest.mark.parametrize("element", range(4))
@pytest.mark.parametrize("space", range(1, 13))
def test_each_space_gives_its_bonus_once(element: int, space: int) -> None:
    """MS-62: reaching the space gives what stands there, and nothing else does."""
    table = Table(2)
    table.state.element[BAHON * 4 + element] = space - 1
    before = holdings(table)
    gained(table, element, 1)
    if table.asked == "scroll":
        table.play("deck war")
    bonus = BONUSES[element].get(space)
    after = {key: count + (key == bonus) for key, count in before.items()}
    assert holdings(table) == after


def test_passing_a_space_gives_its_bonus_too() -> None:
    """MS-62: from 3 to 6 on flame passes the die at 4, and nobody gets it twice."""
    table = gained(Table(2).elements(BAHON, 3, 0, 0, 0), FLAME, 3)
    assert (table.track(BAHON)[FLAME], table.state.dice[BAHON]) == (6, 1)
    assert gained(table, FLAME, 0).state.dice[BAHON] == 1


def test_several_elements_are_walked_step_by_step() -> None:
    """MS-63: bonuses come from the lower space to the higher one; a decision stops the walk."""
    table = Table(2).tower(BAHON, "c1", "F").elements(BAHON, 6, 0, 0, 0)
    gained(table, FLAME, 4)
    assert (table.asked, table.track(BAHON)[FLAME]) == ("place", 7)
    table.play("land c1")
    assert table.log == [
        "Bahon: flame 7 (II).",
        "Bahon puts 1 flame servant on Clover.",
        "Bahon: flame 8 (III).",
        "Bahon gains a war die.",
        "Bahon: flame 9 (III).",
        "Bahon gains 1 influence.",
        "Bahon: flame 10 (III).",
    ]


def test_a_war_die_stays_for_the_rest_of_the_game() -> None:
    """MS-64: it is out of the supply, in the pool, and back there after a war."""
    table = gained(Table(2).elements(BAHON, 3, 0, 0, 0), FLAME, 1)
    assert (table.state.dice[BAHON], table.state.dice_supply) == (1, 19)
    table.tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "S").turn_of(BAHON)
    table.show(ARROW).play("attack c1", "count 0")
    assert table.state.dice[BAHON] == 1


def test_a_scroll_bonus_takes_the_top_of_any_deck() -> None:
    """MS-65: a choice of deck; lost with a full archive or without any scroll."""
    table = gained(Table(2).top("strike").elements(BAHON, 0, 0, 0, 4), THUNDER, 1)
    assert (table.asked, len(table.choices)) == ("scroll", 4)
    assert table.play("deck war").archive(BAHON) == ["strike"]
    full = Table(2).elements(BAHON, 0, 0, 0, 4)
    full.scrolls(BAHON, "hunch", "purify", "siphon", "bounty", "glorify", "squeeze")
    assert gained(full, THUNDER, 1).asked == "turn_menu"
    bare = Table(2).elements(BAHON, 0, 0, 0, 4)
    for deck in ("summoning", "servant", "gu", "war"):
        bare.deck_left(deck)
    assert gained(bare, THUNDER, 1).asked == "turn_menu"


def test_elements_and_dice_are_never_lost() -> None:
    """MS-66: the loser of a war and of a whole tower keeps tracks and dice."""
    table = Table(2).tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "F")
    table.elements(CHARLES, 5, 0, 0, 0).dice(CHARLES, 1).show(ARROW)
    table.play("attack c1", "count 1")
    assert table.owner("d1") is None
    assert (table.track(CHARLES), table.state.dice[CHARLES]) == ([5, 0, 0, 0], 1)


def test_any_element_is_never_moon_and_may_repeat() -> None:
    """MS-67: Hunch offers the four general ones, and the same one again."""
    table = Table(2).scrolls(BAHON, "hunch").play("spell hunch")
    assert table.choices == ["element flame", "element stone", "element water", "element thunder"]
    table.play("element water", "element water")
    assert table.track(BAHON) == [0, 0, 2, 0]


# ---- the moon path


def test_the_first_moon_element_costs_all_influence() -> None:
    """MS-68: from whatever source; the second costs nothing more."""
    table = gained(Table(2).influence(BAHON, 17), MOON, 1)
    assert (table.moon(BAHON), table.points(BAHON)) == (1, 0)
    assert table.log[0] == "Bahon leaves the influence path for the moon (17 influence lost)."
    gained(table, MOON, 1)
    assert sum("leaves the influence path" in line for line in table.log) == 1


def test_on_the_moon_path_nothing_brings_influence() -> None:
    """MS-69: not growing, not a track, not summoning, not a war."""
    table = Table(2).elements(BAHON, 8, 0, 0, 0, moon=1)
    table.tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "S")
    table.play("attack c1", "count 1", "grow b4", "element flame")
    assert (table.points(BAHON), table.track(BAHON)[FLAME]) == (0, 9)


def test_the_moon_path_is_never_left() -> None:
    """MS-70: without any moon GU the sorcerer is still on it."""
    table = Table(2).elements(BAHON, 0, 0, 0, 0, moon=1)
    table.tower(BAHON, "c1", "M").no_tower("c1").turn_of(BAHON)
    table.play("grow c1", "element flame")
    assert table.state.is_on_moon(BAHON)
    assert table.points(BAHON) == 0


def test_the_moon_track_gives_mana_and_servants() -> None:
    """MS-71: mana at 2 and 10, a flame servant at 6 and 14, nothing else, and it ends at 20."""
    table = Table(2).has(BAHON, mana=0)
    seen = {}
    for step in range(1, 22):
        before = (table.mana(BAHON), table.good(BAHON, "flame"))
        gained(table, MOON, 1)
        after = (table.mana(BAHON), table.good(BAHON, "flame"))
        if before != after:
            seen[step] = "mana" if after[0] > before[0] else "flame"
    assert seen == {2: "mana", 6: "flame", 10: "mana", 14: "flame"}
    assert table.moon(BAHON) == 20


@pytest.mark.parametrize(
    ("elements", "gus", "blessed"),
    [
        (15, 4, False),
        (16, 3, False),
        (16, 4, True),
        (17, 3, False),
        (18, 3, True),
        (19, 2, False),
        (20, 2, True),
        (20, 1, False),
        (20, 4, True),
    ],
)
def test_the_blessing_needs_elements_and_moon_gus(elements: int, gus: int, blessed: bool) -> None:
    """MS-72: 16 with 4, 18 with 3, 20 with 2; more of either is fine."""
    table = Table(4).elements(BAHON, 0, 0, 0, 0, moon=elements)
    for where in ("a1", "c1", "e1", "a4")[:gus]:
        table.tower(BAHON, where, "FM")
    assert bool(table.state.is_blessed(BAHON)) == blessed


def test_a_lost_moon_gu_takes_no_elements() -> None:
    """MS-73: destroyed in a war, the track stays."""
    table = Table(2).elements(CHARLES, 0, 0, 0, 0, moon=9).tower(CHARLES, "d1", "M")
    table.tower(BAHON, "c1", "F", flame=1).play("attack c1", "count 1")
    assert (table.moon(CHARLES), table.state.moon_gus(CHARLES)) == (9, 0)
