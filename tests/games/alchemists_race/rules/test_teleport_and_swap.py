"""Teleport and Swap (AR-100 to AR-112)."""

from __future__ import annotations

import pytest

from tests.games.alchemists_race.kit.table import at

ASKED = "O18<O17 speed"


def test_teleport_reaches_every_other_space() -> None:
    """AR-100: 36 of the 37, the Market among them, the own space not."""
    table = at(f"O3<O2 teleport / {ASKED}")
    jumps = [f"teleport {label}" for label in table.labels if label != "O3"]
    assert len(jumps) == 36
    assert jumps[0] == "teleport M"
    assert table.choices == " | ".join(["roll", *jumps])


def test_after_teleport_the_heading_is_free() -> None:
    """AR-101: both roads of O18 are open."""
    table = at("R1<S1 teleport / M speed", dice="1").play("teleport O18")
    assert (table.place("A"), table.choices) == ("O18", "O17 | O19")


def test_teleport_passes_nobody() -> None:
    """AR-102: B stands on the only way and is not met; the Market is not visited."""
    table = at("S1<R1 teleport poison speed / M / S2<R3 wood:3", dice="1").play("teleport R3")
    assert (table.asked, table.choices) == ("A pre_roll", "roll | speed")
    assert table.seat("A") == "R3 grass speed poison"


def test_teleport_lands() -> None:
    """AR-103: first the encounter, then the space."""
    table = at("R1<S1 teleport poison speed / O18<O17 wood:2 speed", dice="1")
    table.play("teleport O18")
    assert (table.asked, table.choices) == ("A encounter", "pass | poison B")
    assert table.seat("A") == "O18 speed poison"
    table.play("pass")
    assert table.seat("A") == "O18 flower speed poison"


def test_teleport_onto_a_losing_space() -> None:
    """AR-103."""
    table = at(f"R1<S1 wood honey grass teleport / {ASKED}").play("teleport O8")
    assert (table.asked, table.choices) == ("A lose_resources", "lose grass | lose honey")


def test_the_space_of_a_teleport_may_be_switched_off() -> None:
    """AR-103: `teleport_resolves_space = false` drops the space, not the encounter."""
    table = at(
        "R1<S1 teleport poison speed / O18<O17 wood:2 speed", teleport_resolves_space=False
    ).play("teleport O18")
    assert (table.asked, table.choices) == ("A encounter", "pass | poison B")
    assert table.play("pass").seat("A") == "O18 speed poison"


def test_after_a_teleport_the_turn_goes_on_as_usual() -> None:
    """AR-104: roll, craft on the Market, play more potions."""
    table = at(f"O3<O2 flower grass teleport defence / {ASKED}").play("teleport M")
    assert table.asked == "A pre_roll"
    assert table.choices == "roll | defence | craft speed | sell defence"


@pytest.mark.parametrize("start_attack", [True, False])
def test_who_was_spared_on_landing_stays_an_open_target(start_attack: bool) -> None:
    """AR-105: whatever `start_attack` says; who was attacked is none any more."""
    start = "R1<S1 teleport poison:2 speed / O3<O2 wood:3 speed / O3<O2 honey:3"
    table = at(start, start_attack=start_attack).play("teleport O3", "poison C", "pass")
    assert (table.asked, table.choices) == ("A pre_roll", "roll | speed | poison B")


def test_nobody_is_an_open_target_on_the_market() -> None:
    """AR-105."""
    table = at("R1<S1 teleport poison speed / M wood:3 speed").play("teleport M")
    assert table.choices == "roll | speed | sell speed | sell poison"


@pytest.mark.parametrize(("other", "space"), [("B", "O9<O8"), ("C", "M"), ("D", "S1<R1")])
def test_swap_reaches_any_opponent(other: str, space: str) -> None:
    """AR-106: at any distance."""
    table = at("O18<O17 swap speed / O9<O8 / M / S1<R1")
    assert table.choices == "roll | speed | swap B | swap C | swap D"
    table.play(f"swap {other}")
    assert (table.place("A"), table.place(other)) == (space, "O18<O17")


@pytest.mark.parametrize("free", ["O9", "M"])
def test_headings_are_exchanged_with_the_places(free: str) -> None:
    """AR-107: a free heading, too."""
    table = at(f"O18<O17 swap speed / {free}").play("swap B")
    assert (table.place("A"), table.place("B")) == (free, "O18<O17")


def test_a_swap_lands_nobody() -> None:
    """AR-108: no flower, no loss, no encounter with C on the new space."""
    table = at("O8<O7 wood:2 poison swap / O18<O17 honey:2 / O18<O17 grass:2").play("swap B")
    assert table.seats[:2] == ["O18<O17 wood:2 poison", "O8<O7 honey:2"]
    assert table.asked == "A pre_roll"


@pytest.mark.parametrize(
    ("other", "choices"),
    [
        ("L1<O1", "roll | speed | swap B"),
        ("L1<R2", "roll | speed"),
        ("L1", "roll | speed | swap B"),
    ],
)
def test_a_swap_must_change_something(other: str, choices: str) -> None:
    """AR-109: on one space the headings must differ."""
    assert at(f"L1<R2 swap speed / {other}").choices == choices


@pytest.mark.parametrize("other", ["O9<O8 defended", "M"])
def test_neither_defence_nor_the_market_shelters_from_swap(other: str) -> None:
    """AR-110: only with `swap_is_attack` they do."""
    start = f"O3<O2 swap speed / {other}"
    assert at(start).choices == "roll | speed | swap B"
    assert at(start, swap_is_attack=True).choices == "roll | speed"
    assert at("O3<O2 swap speed / O9<O8", swap_is_attack=True).choices == "roll | speed | swap B"


def test_after_a_swap_those_on_the_new_space_are_open_targets() -> None:
    """AR-111: C stands where A comes to, B has gone; one attack each; none by house rule."""
    start = "O3<O2 swap poison:2 speed / O18<O17 wood:2 / O18<O19 honey:4"
    table = at(start).play("swap B")
    assert table.choices == "roll | speed | poison C"
    assert table.play("poison C").choices == "roll | speed"
    assert at(start, start_attack=False).play("swap B").choices == "roll | speed"


def test_a_swap_on_one_space_leaves_the_open_targets_as_they_were() -> None:
    """AR-111: B was attacked and does not become a target again; C, spared, still is one."""
    start = "L1<R2 swap poison:2 speed / L1<O1 wood:4 / L1<R2 honey:4"
    table = at(start).play("poison B", "swap B")
    assert table.choices == "roll | speed | poison C"


def test_no_open_targets_after_a_swap_onto_the_market() -> None:
    """AR-111."""
    table = at("O3<O2 swap poison speed / M wood:2 / M honey:2").play("swap B")
    assert table.choices == "roll | speed | sell speed | sell poison"


def test_who_is_swapped_onto_the_market_may_use_it() -> None:
    """AR-112: B crafts in the next turn and leaves by any road; A, swapped off, cannot."""
    table = at("M flower grass swap / O18<O17 flower grass", dice="1").play("swap B")
    assert table.seats == ["O19<O18 flower grass:2", "M flower grass"]
    assert (table.asked, table.choices) == ("B pre_roll", "roll | craft speed")


def test_who_is_swapped_off_the_market_may_not_use_it() -> None:
    """AR-112: B has everything for a Speed and has to roll."""
    table = at("O17<O16 swap reroll / M flower grass", dice="1 1 1")
    table.play("swap B", "roll", "keep", "S1")
    assert table.seat("B") == "O18<O17 flower:2 grass"
