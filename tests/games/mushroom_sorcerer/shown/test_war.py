"""The forces of a war and its exact odds before the dice."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.shown.hints.war import attack_preview
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CHARLES, EDDIE, SHIELD, Table, land


def arena(dice: tuple[int, int] = (0, 0)) -> Table:
    """Bahon with one flame servant beside Charles with one stone servant, three high."""
    table = Table(4).tower(BAHON, "c1", "FF", flame=2).tower(CHARLES, "d1", "SSS", stone=1)
    return table.dice(BAHON, dice[0]).dice(CHARLES, dice[1])


def test_a_war_without_dice_is_certain() -> None:
    """MS-101: three arrows against two shields destroy one GU."""
    war = attack_preview(arena().state, BAHON, land("c1"), land("d1"))
    assert war["chances"] == [0.0, 1.0, 0.0]
    assert (war["expected"], war["at_least_one"], war["cap"], war["height"]) == (1.0, 1.0, 2, 3)
    assert war["attacker"] == {
        "seat": BAHON,
        "land": land("c1"),
        "arrows": 3,
        "block": 0,
        "dice": 0,
        "most_arrows": 3,
        "most_block": 0,
        "wall": 2,
        "flame": 2,
        "stone": 0,
        "shields": {"flame": 1, "stone": 2},
    }


def test_forces_reach_from_no_die_to_all_dice() -> None:
    """MS-93, MS-95: each die is an arrow or a shield."""
    war = attack_preview(arena((2, 3)).state, BAHON, land("c1"), land("d1"))
    forces = [
        (side["arrows"], side["most_arrows"], side["block"], side["most_block"])
        for side in (war["attacker"], war["defender"])
    ]
    assert forces == [(3, 5, 0, 2), (0, 3, 0, 3)]


@pytest.mark.parametrize(
    ("dice", "chances"),
    [((1, 0), [0.0, 0.5, 0.5]), ((0, 1), [0.5, 0.5, 0.0]), ((1, 1), [0.25, 0.5, 0.25])],
)
def test_the_odds_are_exact(dice: tuple[int, int], chances: list[float]) -> None:
    """MS-92, MS-101, MS-102: arrows of the attacker help, shields of the defender hinder."""
    war = attack_preview(arena(dice).state, BAHON, land("c1"), land("d1"))
    assert war["chances"] == chances


def test_the_odds_agree_with_every_throw() -> None:
    """MS-92: playing out all throws of three dice gives the shares the preview names."""
    counts = [0, 0, 0]
    for throw in range(8):
        table = arena((2, 1))
        table.show(*[(throw >> die) & 1 for die in range(3)]).play("attack c1")
        most = len(table.offered("count")) - 1 if table.asked == "raze" else 0
        counts[most] += 1
    war = attack_preview(arena((2, 1)).state, BAHON, land("c1"), land("d1"))
    assert war["chances"] == [count / 8 for count in counts]


def test_the_menu_shows_the_odds_of_every_attack() -> None:
    """MS-86: in the view and on the buttons; only while an attack can be chosen."""
    table = arena().tower(EDDIE, "c2", "T")
    attacks = table.state.view(None)["table"]["attacks"]
    assert [(war["attacker"]["land"], war["defender"]["land"]) for war in attacks] == [
        (2, 3),
        (2, 7),
    ]
    words = table.label("attack c1").text
    assert words == "Attack from Clover (1.0 GUs on average, 100 % for at least one)"
    table.play("attack c1")
    assert table.label("land d1").text == (
        "Attack Dell of Charles: 1.0 GUs on average, 100 % for at least one"
    )
    weak = Table(4).tower(BAHON, "c1", "F", stone=1).tower(CHARLES, "d1", "SS", stone=2)
    assert weak.label("attack c1").text == "Attack from Clover (no GU can fall)"
    assert Table(4).play("deck war").state.view(None)["table"]["attacks"] == []


def test_the_war_under_way_is_shown_with_what_was_announced() -> None:
    """MS-88, MS-91: forces and odds change with an announcement, for everybody."""
    table = Table(4).tower(EDDIE, "c1", "FF", flame=1).tower(CHARLES, "d1", "SSS", stone=1)
    table.potion(EDDIE, "cheating").turn_of(EDDIE).play("attack c1")
    war = table.state.view(BAHON)["table"]["war"]
    assert (war["attacker"]["dice"], war["at_least_one"]) == (0, 0.0)
    table.show(ARROW, SHIELD).play("power")
    war = table.state.view(BAHON)["table"]["war"]
    assert war["thrown"][0] == {"arrows": 1, "shields": 1}
    assert (war["damage"], war["excess"], war["counted_cap"]) == ([0, 3], 1, 1)
    table.play("count 1")
    assert table.state.view(BAHON)["table"]["war"] is None


@pytest.mark.parametrize(
    ("dice", "guards", "most"),
    [((0, 0), 0, 2), ((0, 0), 1, 1), ((0, 0), 2, 0), ((1, 0), 2, 1), ((0, 1), 0, 2)],
)
def test_the_most_that_can_fall_is_told(dice: tuple[int, int], guards: int, most: int) -> None:
    """MS-101, MS-102: no more than arrows can reach, though cap and height allow two."""
    table = Table(2).tower(BAHON, "c1", "FF", flame=1, stone=1)
    table.tower(CHARLES, "d1", "SS", flame=guards)
    table.dice(BAHON, dice[0]).dice(CHARLES, dice[1])
    shown = attack_preview(table.state, BAHON, land("c1"), land("d1"))
    assert (min(shown["cap"], shown["height"]), shown["most"]) == (2, most)
