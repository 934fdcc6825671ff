"""Invisibility and Defence (AR-92 to AR-99)."""

from __future__ import annotations

import pytest

from hexmoot.games.alchemists_race.rules.movement import may_attack_here
from tests.games.alchemists_race.kit.table import at

ASKED = "O18<O17 speed"


def test_invisibility_lasts_until_the_owners_next_turn() -> None:
    """AR-92: through B's turn; in A's next one the losing space bites again."""
    table = at("O6<O5 wood:3 invisibility / O18<O17 speed", dice="2 1 2").play("invisibility", "O7")
    assert (table.seat("A"), table.active) == ("O8<O7 wood:3 invisible", "B")
    table.play("roll")
    assert table.seat("A") == "O10<O9 wood:2"


def test_invisibility_covers_every_landing_of_the_turn() -> None:
    """AR-93: Teleport, first roll and extra roll."""
    table = at(f"R1<S1 wood:2 poison teleport speed invisibility / {ASKED}", dice="2 2")
    table.play("invisibility", "speed", "teleport O8", "O9")
    assert table.seat("A") == "O10<O9 wood:2 poison invisible"
    assert table.play("roll", "O12").seat("A") == "O12<O11 wood:2 poison invisible"


def test_invisibility_does_not_stop_attacks_or_gains() -> None:
    """AR-94."""
    table = at("O17<O16 poison / O18<O17 honey:2 speed invisible", dice="1")
    assert (table.choices, table.seat("B")) == (
        "pass | poison B",
        "O18<O17 honey:2 speed invisible",
    )
    assert table.play("poison B").seat("B") == "O18<O17 speed"
    gaining = at(f"O17<O16 invisibility / {ASKED}", dice="1").play("invisibility")
    assert gaining.seat("A") == "O18<O17 flower invisible"


@pytest.mark.parametrize(
    ("start", "answers", "open_choices"),
    [
        ("O17<O16 poison meteor", (), "pass | poison B | meteor B"),
        ("O3<O2 poison meteor teleport", ("teleport O18",), "pass | poison B | meteor B"),
        ("O18<O17 poison meteor speed", (), "roll | speed | poison B | meteor B"),
    ],
)
def test_defence_bars_every_attack(start: str, answers: tuple[str, ...], open_choices: str) -> None:
    """AR-95: met by a step, met by Teleport, or on the own space."""
    target = "O18<O17 honey:4 speed"
    assert at(f"{start} / {target}", dice="1").play(*answers).choices == open_choices
    guarded = at(f"{start} / {target} defended", dice="1 1").play(*answers)
    assert "poison B" not in guarded.choices
    assert "meteor B" not in guarded.choices


def test_defence_ends_when_the_owners_turn_begins() -> None:
    """AR-95: on guard in A's turn, off guard in A's next one."""
    table = at("O17<O16 meteor / O18<O17 honey:4 speed defended", dice="1 1 1")
    assert (table.active, table.seat("B")) == ("B", "O18<O17 honey:4 speed")
    table.play("roll")
    assert (table.asked, table.choices) == ("A encounter", "pass | meteor B")


def test_defence_does_not_stop_losing_spaces_or_swap() -> None:
    """AR-96: unless `swap_is_attack`."""
    table = at(f"O7<O6 wood:2 defence / {ASKED}", dice="1").play("defence")
    assert table.seat("A") == "O8<O7 defended"
    guarded = "O3<O2 swap speed / O18<O17 defended"
    assert at(guarded).choices == "roll | speed | swap B"
    assert at(guarded, swap_is_attack=True).choices == "roll | speed"


def test_no_second_copy_while_one_is_active() -> None:
    """AR-97."""
    table = at(f"O3<O2 defence:2 invisibility:2 speed / {ASKED}")
    assert table.play("defence").choices == "roll | speed | invisibility"
    assert table.play("invisibility").choices == "roll | speed"


@pytest.mark.parametrize("potion", ["defence", "invisibility"])
def test_a_further_one_may_be_played_in_the_new_turn(potion: str) -> None:
    """AR-98."""
    table = at(f"O16<O15 {potion}:2 / O3<O2 speed", dice="1 1").play(potion, "O17", "roll")
    assert (table.asked, table.choices) == ("A pre_roll", f"roll | {potion}")


def test_both_may_be_played_before_a_market_turn() -> None:
    """AR-99."""
    table = at(f"M flower grass defence invisibility / {ASKED}")
    table.play("invisibility", "defence", "craft speed", "end")
    assert (table.seat("A"), table.active) == ("M speed defended invisible", "B")


@pytest.mark.parametrize("is_defended", [False, True])
def test_who_meets_only_the_defended_is_not_held_up(is_defended: bool) -> None:
    """AR-114, AR-127: an attack potion in hand asks nothing where nobody can be attacked."""
    state = at("O17<O16 poison / O17<O16 honey:2", dice="1").state
    state.encounters, state.defended[1] = 2, int(is_defended)
    assert may_attack_here(state) != is_defended
