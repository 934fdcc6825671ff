"""Speed and Reroll (AR-82 to AR-91)."""

from __future__ import annotations

from tests.games.alchemists_race.kit.table import at

ASKED = "O18<O17 speed"


def test_speed_gives_one_more_roll() -> None:
    """AR-82: the second roll ends the turn."""
    table = at(f"O17<O16 speed / {ASKED}", dice="1 1").play("speed")
    assert (table.state.extra_rolls, table.choices) == (1, "roll | end")
    table.play("roll")
    assert (table.seat("A"), table.active) == ("O19<O18 flower grass", "B")


def test_speeds_add_up() -> None:
    """AR-83: three rolls from two cards."""
    table = at(f"O17<O16 speed:2 / {ASKED}", dice="1 1 1").play("speed", "speed", "roll")
    assert table.choices == "roll | end"
    assert table.play("roll").seat("A") == "O20<O19 flower grass honey"


def test_an_extra_roll_waits_for_the_landing() -> None:
    """AR-84: first the losing space is paid, then the roll is offered."""
    table = at(f"O7<O6 flower grass honey speed / {ASKED}", dice="1 1").play("speed")
    assert table.asked == "A lose_resources"
    table.play("lose flower", "lose grass")
    assert (table.asked, table.choices) == ("A end_move", "roll | end")


def test_an_extra_roll_may_be_declined() -> None:
    """AR-85: it is gone in the next turn."""
    table = at("O17<O16 speed:2 / O3<O2 speed", dice="1 1").play("speed", "roll", "end")
    assert table.active == "B"
    table.play("roll")
    assert (table.active, table.state.extra_rolls) == ("A", 0)


def test_speed_after_a_move_by_house_rule() -> None:
    """AR-86: the late Speed gives a roll like any other; by the usual rule it is not offered."""
    table = at(f"O17<O16 speed / {ASKED}", dice="1 1", speed_timing="any").play("roll")
    assert (table.asked, table.choices) == ("A end_move", "end | speed")
    assert table.play("speed").choices == "roll | end"
    assert table.play("roll").seat("A") == "O19<O18 flower grass"
    usual = at(f"O17<O16 speed / {ASKED}", dice="1").play("roll")
    assert usual.active == "B"


def test_reroll_throws_the_die_again() -> None:
    """AR-87: before the first step."""
    table = at(f"O17<O16 reroll / {ASKED}", dice="2 3")
    assert (table.asked, table.choices, table.state.die) == ("A post_roll", "keep | reroll", 2)
    table.play("reroll")
    assert table.seat("A") == "O20<O19 honey"


def test_the_new_result_counts_even_if_worse() -> None:
    """AR-88: a six becomes a one."""
    table = at(f"R3<S2 reroll / {ASKED}", dice="6 1").play("reroll")
    assert (table.state.die, table.state.steps_left) == (1, 1)


def test_rerolls_may_follow_each_other() -> None:
    """AR-89."""
    table = at(f"O17<O16 reroll:3 / {ASKED}", dice="4 5 6 1").play("reroll", "reroll")
    assert (table.choices, table.state.die) == ("keep | reroll", 6)
    assert table.play("reroll").seat("A") == "O18<O17 flower"


def test_reroll_works_on_extra_rolls_too() -> None:
    """AR-90."""
    table = at(f"O17<O16 speed reroll / {ASKED}", dice="1 4 1").play("speed", "keep", "roll")
    assert (table.choices, table.state.die) == ("keep | reroll", 4)
    assert table.play("reroll").seat("A") == "O19<O18 flower grass"


def test_reroll_never_works_on_anothers_roll() -> None:
    """AR-90: B's card is not asked about in A's turn."""
    table = at("O17<O16 / O3<O2 reroll speed", dice="1")
    assert (table.seat("A"), table.asked) == ("O18<O17 flower", "B pre_roll")


def test_a_kept_roll_cannot_be_rerolled() -> None:
    """AR-91: neither after KEEP nor after a step."""
    table = at(f"R3<S2 reroll / {ASKED}", dice="2").play("keep")
    assert table.choices == "R2 | R4"
    assert table.play("R2").choices == "R1 | L1"
