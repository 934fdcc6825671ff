"""Quake: a zone goes to a free cell, or two zones change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hexmoot.engine.state import A
from hexmoot.games.sorcerer_stones import actions, kinds
from hexmoot.games.sorcerer_stones.geometry import CELLS, ZONES

if TYPE_CHECKING:
    from hexmoot.games.sorcerer_stones.state import StonesState


def moves_from(state: StonesState, zone: i64) -> i64:
    """The place of a zone among all places of all shapes: where its moves are listed."""
    return state.shape * ZONES + state.zone_place[zone]


def list_zones(state: StonesState) -> i64:
    """SS-42, SS-48: zones with a swap (entered from the lower number) or a free cell."""
    first = state.terms.lattice.move_first
    count: i64 = 0
    zone: i64
    for zone in range(ZONES):
        index = moves_from(state, zone)
        if zone < ZONES - 1 or first[index + 1] > first[index]:
            count = state.choose(count, actions.QUAKE_PICK + zone)
    return count


def answer_zone(state: StonesState, action: i64) -> None:
    state.pop()
    state.push(kinds.QUAKE_TARGET, state.active, action - actions.QUAKE_PICK)


def list_targets(state: StonesState) -> i64:
    """SS-52 to SS-56: every zone of a higher number, and every cell that keeps one group."""
    zone = state.argument(A)
    lattice = state.terms.lattice
    index = moves_from(state, zone)
    count: i64 = 0
    partner: i64
    for partner in range(zone + 1, ZONES):
        count = state.choose(count, actions.QUAKE_SWAP + partner)
    move: i64
    for move in range(lattice.move_first[index], lattice.move_first[index + 1]):
        count = state.choose(count, actions.QUAKE_PLACE + lattice.move_cell[move])
    return count


def answer_target(state: StonesState, action: i64) -> None:
    zone = state.argument(A)
    state.pop()
    if action < actions.QUAKE_PLACE:
        swap(state, zone, action - actions.QUAKE_SWAP)
        state.tell(kinds.SWAPPED, state.active, zone, action - actions.QUAKE_SWAP)
    else:
        lay(state, zone, action - actions.QUAKE_PLACE)
        state.tell(kinds.QUAKED, state.active, zone, action - actions.QUAKE_PLACE)


def swap(state: StonesState, zone: i64, partner: i64) -> None:
    """SS-48, SS-56: two zones change cells; SS-49, SS-50: unturned, with all that is on them."""
    place = state.zone_place[zone]
    other = state.zone_place[partner]
    state.zone_place[zone] = other
    state.zone_place[partner] = place
    state.place_zone[other] = zone
    state.place_zone[place] = partner


def lay(state: StonesState, zone: i64, cell: i64) -> None:
    """SS-48, SS-57: the zone lies on a new cell and the layout is normalised.

    SS-49, SS-50: slots belong to zones, so stones and Taoists travel along, unturned.
    """
    lattice = state.terms.lattice
    move = lattice.move_index[moves_from(state, zone) * CELLS + cell]
    places = lattice.move_places[move]
    other: i64
    for other in range(ZONES):
        place = (places >> (3 * state.zone_place[other])) & 7
        state.zone_place[other] = place
        state.place_zone[place] = other
    state.shape = lattice.move_shape[move]
