"""Quake: moving and swapping zones."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.shown.zones import zone_cells
from tests.games.sorcerer_stones.kit import Table, at

L_SHAPE = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))
LETTERS = ("R B / Y G", "B Y / G N", "Y G / N R", "G N / R B", "N R / B Y")


def quake(**options: object) -> Table:
    """Seat 0 has played Quake on the cross."""
    table = at(2, **options).hand("quake spin fly shift-r").zones(*LETTERS).taoist(4)
    return table.before(kinds.FIRST_CARD).go().play("play quake")


def test_quake_moves_one_zone_or_exchanges_two() -> None:
    """SS-48: both kinds of target for T0 of the cross."""
    table = quake().play("quake t0")
    assert table.choices[:4] == ["swap t1", "swap t2", "swap t3", "swap t4"]
    assert table.choices[4:] == [
        "lay 0,0",
        "lay 2,0",
        "lay -1,1",
        "lay 3,1",
        "lay 0,2",
        "lay 2,2",
        "lay 1,3",
    ]
    table.play("swap t2")
    assert zone_cells(table.state) == [(1, 1), (0, 1), (1, 0), (2, 1), (1, 2)]


def test_quake_never_turns_a_zone() -> None:
    """SS-49: stones keep their places on moved and swapped zones."""
    table = quake().play("quake t4", "lay 1,-1")
    assert [table.zone(zone) for zone in range(5)] == list(LETTERS)
    assert list(table.state.zone_turn) == [0] * 5
    table = quake().play("quake t1", "swap t3")
    assert [table.zone(zone) for zone in range(5)] == list(LETTERS)


def test_stones_and_taoists_travel_with_their_zone() -> None:
    """SS-50: T4 goes north, its stones and the Taoist go along."""
    table = quake().play("quake t4", "lay 1,-1")
    assert zone_cells(table.state)[4] == (1, 0)
    assert table.zone(4) == LETTERS[4]
    assert table.state.taoist[0] == 4


def test_zones_lie_on_whole_cells() -> None:
    """SS-51: every destination is a cell of the lattice with whole numbers."""
    table = quake().play("quake t4")
    cells = [choice.split()[1] for choice in table.choices if choice.startswith("lay")]
    assert all(len(cell.split(",")) == 2 and "." not in cell for cell in cells)
    assert len(cells) == 7


def test_all_zones_must_stay_one_group() -> None:
    """SS-52: the centre of the cross cannot leave, the arms can go to seven cells each."""
    counts = []
    for zone in range(5):
        table = quake()
        if f"quake t{zone}" in table.choices:
            table.play(f"quake t{zone}")
            counts.append(sum(choice.startswith("lay") for choice in table.choices))
    assert counts == [7, 7, 0, 7, 7]


def test_corner_contact_does_not_connect_unless_the_option_says_so() -> None:
    """SS-53: (0,-1) touches T0 by a corner only."""
    assert "lay 0,-1" not in quake().play("quake t4").choices
    assert "lay 0,-1" in quake(corner_contact=True).play("quake t4").choices


def test_only_the_final_layout_counts() -> None:
    """SS-54: lifting the corner of an L splits the rest, and (1,1) bridges it again."""
    table = at().layout(*L_SHAPE).hand("quake spin fly shift-r").before(kinds.FIRST_CARD).go()
    table.play("play quake", "quake t0")
    assert [choice for choice in table.choices if choice.startswith("lay")] == ["lay 1,1"]


def test_the_destination_is_free_and_another_cell() -> None:
    """SS-55: neither the own cell of T0 nor that of any other zone is offered."""
    choices = quake().play("quake t0").choices
    for x, y in ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2)):
        assert f"lay {x},{y}" not in choices


def test_every_exchange_is_legal() -> None:
    """SS-56: ten swaps, entered from the lower number, on the cross and on an L."""
    for cells in (None, L_SHAPE):
        swaps = []
        for zone in range(5):
            table = at().hand("quake spin fly shift-r")
            if cells is not None:
                table.layout(*cells)
            table.before(kinds.FIRST_CARD).go().play("play quake")
            if f"quake t{zone}" not in table.choices:
                continue
            table.play(f"quake t{zone}")
            swaps += [(zone, choice) for choice in table.choices if choice.startswith("swap")]
        assert len(swaps) == 10


def test_positions_are_normalised() -> None:
    """SS-57: T4 above T0 shifts all others down."""
    table = quake().play("quake t4", "lay 1,-1")
    assert zone_cells(table.state) == [(1, 1), (0, 2), (1, 2), (2, 2), (1, 0)]


def test_a_zone_without_swap_or_move_is_not_offered() -> None:
    """SS-48: T4 in the centre of the cross has no higher partner and cannot leave."""
    table = at().layout((1, 0), (0, 1), (1, 2), (2, 1), (1, 1)).hand("quake spin fly shift-r")
    table.before(kinds.FIRST_CARD).go().play("play quake")
    assert table.choices == ["quake t0", "quake t1", "quake t2", "quake t3"]


def test_the_log_tells_beside_which_zone_the_moved_one_lies() -> None:
    """By direction, not by coordinates."""
    table = quake()
    table.state.is_telling = True
    table.play("quake t4", "lay 1,-1")
    assert [event.text for event in table.state.events(None)] == ["Red quakes Peak above Sky."]
