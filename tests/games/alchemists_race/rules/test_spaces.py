"""What spaces do when a move ends on them (AR-49 to AR-59)."""

from __future__ import annotations

import pytest

from tests.games.alchemists_race.kit.boards import pocket_ring
from tests.games.alchemists_race.kit.table import COUNTED, at

ASKED = "O18<O17 speed"


def test_encounters_come_before_the_space() -> None:
    """AR-49: the flowers B drops are back in the supply when A lands on the flower."""
    table = at("O17<O16 poison / O18<O17 flower:3 speed", dice="1", **COUNTED)
    assert (table.asked, table.supply("flower")) == ("A encounter", 0)
    table.play("poison B")
    assert table.seats == ["O18<O17 flower", "O18<O17 flower speed"]
    assert table.supply("flower") == 1


@pytest.mark.parametrize(
    ("piece", "gain"),
    [("O17<O16", "O18<O17 flower"), ("L1<R2", "O1<L1 flower"), ("O13<O12", "O14<O13 wood")],
)
def test_a_resource_space_gives_one_token(piece: str, gain: str) -> None:
    """AR-50."""
    assert at(f"{piece} / {ASKED}", dice="1").seat("A") == gain


def test_an_empty_kind_gives_nothing_instead() -> None:
    """AR-51: B holds all three flowers."""
    table = at("O17<O16 wood / O9<O8 flower:3 speed", dice="1", **COUNTED)
    assert (table.seat("A"), table.supply("flower")) == ("O18<O17 wood", 0)


def test_a_losing_space_takes_resources_of_the_players_choice() -> None:
    """AR-52: two of three kinds go, the player says which."""
    table = at(f"O7<O6 flower grass honey / {ASKED}", dice="1")
    assert (table.asked, table.choices) == ("A lose_resources", "lose flower | lose grass")
    assert table.play("lose flower").choices == "lose grass | lose honey"
    assert table.play("lose honey").seat("A") == "O8<O7 grass"


def test_a_losing_space_takes_one_where_it_says_one() -> None:
    """AR-52."""
    table = at(f"O9<O8 flower grass / {ASKED}", dice="1")
    assert table.play("lose grass").seat("A") == "O10<O9 flower"


def test_a_losing_space_takes_a_potion_of_the_players_choice() -> None:
    """AR-53."""
    table = at(f"O4<O3 poison meteor / {ASKED}", dice="1", potion_supply=4)
    assert (table.asked, table.choices) == ("A lose_potions", "lose poison | lose meteor")
    table.play("lose meteor")
    assert (table.seat("A"), table.stack("meteor")) == ("O5<O4 poison", 4)


def test_a_board_may_take_several_potions() -> None:
    """AR-53, AR-56: in the order of the table, too."""
    board = pocket_ring()
    board["spaces"][16]["amount"] = 2
    table = at("Q11<Q10 poison meteor:2 / S1<M speed", dice="1", board=board)
    assert table.choices == "lose poison | lose meteor"
    assert table.play("lose meteor").seat("A") == "Q12<Q11 poison"


@pytest.mark.parametrize("hand", ["wood", ""])
def test_too_little_is_given_up_whole(hand: str) -> None:
    """AR-54: one of two, or nothing of nothing, without a question."""
    table = at(f"O7<O6 {hand} / {ASKED}", dice="1")
    assert (table.seat("A"), table.active) == ("O8<O7", "B")
    table = at(f"O4<O3 {hand} / {ASKED}", dice="1")
    assert table.active == "B"


def test_losses_are_paid_in_kind() -> None:
    """AR-55: no potion for a resource, no resource for a potion, never a coin."""
    potions = at(f"O9<O8 poison meteor coins:7 / {ASKED}", dice="1")
    assert potions.seat("A") == "O10<O9 poison meteor coins:7"
    resources = at(f"O4<O3 wood honey coins:7 / {ASKED}", dice="1")
    assert resources.seat("A") == "O5<O4 honey wood coins:7"


def test_losses_are_named_in_table_order() -> None:
    """AR-56: after grass there is no going back to flower."""
    table = at(f"O7<O6 flower grass:2 / {ASKED}", dice="1")
    assert table.choices == "lose flower | lose grass"
    assert table.play("lose grass").seat("A") == "O8<O7 flower"


def test_a_kind_too_far_up_cannot_be_named_first() -> None:
    """AR-56: wood alone could not cover the two that are due."""
    table = at(f"O7<O6 flower honey wood / {ASKED}", dice="1")
    assert table.choices == "lose flower | lose honey"


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("O7<O6 wood poison invisibility", "O8<O7 wood poison invisible"),
        ("O4<O3 wood poison invisibility", "O5<O4 wood poison invisible"),
    ],
)
def test_an_invisible_player_ignores_losing_spaces(start: str, end: str) -> None:
    """AR-57: of both sorts."""
    table = at(f"{start} / {ASKED}", dice="1").play("invisibility")
    assert table.seat("A") == end


def test_starting_a_turn_on_a_space_does_not_trigger_it() -> None:
    """AR-58: no second flower where A stands, no loss on the losing space."""
    assert at(f"O18<O17 speed / {ASKED}").seat("A") == "O18<O17 speed"
    assert at(f"O8<O7 wood:2 speed / {ASKED}").seat("A") == "O8<O7 wood:2 speed"


def test_being_swapped_onto_a_space_does_not_trigger_it() -> None:
    """AR-58: neither the flower for A nor the loss for B."""
    table = at("O8<O7 wood speed swap / O18<O17 honey:2 speed").play("swap B")
    assert table.seats == ["O18<O17 wood speed", "O8<O7 honey:2 speed"]


def test_a_plain_space_does_nothing() -> None:
    """AR-59."""
    board = pocket_ring()
    board["spaces"][6] = {
        key: value for key, value in board["spaces"][6].items() if key != "resource"
    } | {"kind": "plain"}
    table = at("Q1<S1 wood poison / S1<M speed", dice="1", board=board).play("Q2")
    assert table.seat("A") == "Q2<Q1 wood poison"
