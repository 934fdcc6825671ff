"""The table as plain data: board, seats, shelf, supply and the running turn."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.native.stack import SEAT
from hexmoot.engine.sharing import fixed, shared
from hexmoot.games.alchemists_race.minds.worth import market_worth
from hexmoot.games.alchemists_race.rules.actions import POTION_WORDS, RESOURCE_WORDS
from hexmoot.games.alchemists_race.rules.kinds import (
    DUE,
    KINDS,
    LOSE_POTIONS,
    LOSE_RESOURCES,
    NO_SPACE,
    SPACE_WORDS,
    UNLIMITED,
)
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.tables import Board
from hexmoot.games.alchemists_race.shown.hints import hints_for
from hexmoot.games.alchemists_race.words.glossary import space_words
from hexmoot.games.alchemists_race.words.names import (
    name_on,
    place_on,
    potion_name,
    region_name,
    seat_name,
    seats_in,
)


def table_view(table: Table, viewer: int | None) -> dict[str, Any]:
    """AR-10: everything on the table, named one by one, and hints for the asked seat."""
    return {**open_view(table), "hints": hints_for(table, viewer)}


def glance_view(table: Table, viewer: int | None) -> dict[str, Any]:
    """The same without the ways that are drawn only while an answer is pointed at."""
    return {**open_view(table), "hints": hints_for(table, viewer, is_whole=False)}


@shared
def open_view(table: Table) -> dict[str, Any]:
    """Everything on the table: all of it lies open."""
    return {
        "board": board_view(table),
        "seats": [seat_view(table, seat) for seat in range(table.seats)],
        "recipes": [recipe_view(table, potion) for potion in range(KINDS)],
        "supply": {
            RESOURCE_WORDS[kind]: _stock(int(table.supply[kind]))
            for kind in range(table.terms.resource_kinds)
        },
        **turn_view(table),
    }


def turn_view(table: Table) -> dict[str, Any]:
    """How far the race is, whose turn it is and what has happened in it."""
    return {
        "round": int(table.round),
        "max_rounds": int(table.terms.max_rounds),
        "turn": int(table.turn_count),
        "active": int(table.active),
        "first_player": int(table.first_player),
        "target_coins": int(table.terms.target_coins),
        "target_reached": bool(table.target_reached),
        "die": int(table.die),
        "die_sides": int(table.terms.die_sides),
        "steps_left": int(table.steps_left),
        "extra_rolls": int(table.extra_rolls),
        "warped": bool(table.warped),
        "has_stepped": bool(table.has_stepped),
        "open_targets": seats_in(table, int(table.open_targets)),
        "encounters": seats_in(table, int(table.encounters)),
        "loss": loss_view(table),
    }


def _stock(left: int) -> int | None:
    """A count, or nothing where there is no limit."""
    return None if left == UNLIMITED else left


def board_view(table: Table) -> dict[str, Any]:
    """The board as it is drawn."""
    supply = tuple(int(left) for left in table.supply)
    return printed_board(table.board, bool(table.terms.sells_freely), supply)


@fixed
def printed_board(board: Board, sells_freely: bool, supply: tuple[int, ...]) -> dict[str, Any]:
    """The same by what its words depend on."""
    return {
        "id": board.name,
        "title": board.title,
        "canvas": list(board.canvas),
        "spaces": [
            space_view(board, number, space_words(row, sells_freely, supply))
            for number, row in enumerate(board.spaces)
        ],
    }


@fixed
def space_view(board: Board, number: int, tooltip: str) -> dict[str, Any]:
    """One space: what it is, where it is drawn, where its roads lead, what is said of it."""
    row = board.spaces[number]
    return {
        "id": f"space:{number}",
        "number": number,
        "label": row.label,
        "name": name_on(board, number),
        "place": place_on(board, number),
        "kind": SPACE_WORDS[row.kind],
        "resource": RESOURCE_WORDS[row.resource] if row.resource >= 0 else None,
        "amount": row.amount,
        "x": row.x,
        "y": row.y,
        "region": region_name(row.region),
        "roads": list(row.neighbours),
        "tooltip": tooltip,
    }


@shared
def seat_view(table: Table, seat: int) -> dict[str, Any]:
    """One seat: its piece and heading, everything it holds, its protections."""
    row = seat * KINDS
    space, back = int(table.position[seat]), int(table.came_from[seat])
    return {
        "id": f"seat:{seat}",
        "seat": seat,
        "name": seat_name(seat),
        "space": space,
        "came_from": None if back == NO_SPACE else back,
        "exits": table.board.roads_on(space, back),
        "coins": int(table.coins[seat]),
        "resources": {
            RESOURCE_WORDS[kind]: int(table.resources[row + kind])
            for kind in range(table.terms.resource_kinds)
        },
        "potions": {
            POTION_WORDS[potion]: int(table.potions[row + potion]) for potion in range(KINDS)
        },
        "defended": bool(table.defended[seat]),
        "invisible": bool(table.invisible[seat]),
        "worth": market_worth(table, seat),
    }


@shared
def recipe_view(table: Table, potion: int) -> dict[str, Any]:
    """One potion on the shelf: recipe, value, cards left."""
    terms = table.terms
    return {
        "id": f"potion:{POTION_WORDS[potion]}",
        "name": potion_name(potion),
        "cost": [
            RESOURCE_WORDS[int(terms.first_cost[potion])],
            RESOURCE_WORDS[int(terms.second_cost[potion])],
        ],
        "value": int(terms.value[potion]),
        "left": _stock(int(table.stacks[potion])),
    }


def loss_view(table: Table) -> dict[str, Any] | None:
    """Who has to give up how many pieces of what, while somebody is choosing."""
    kind = table.asked()
    if kind not in (LOSE_RESOURCES, LOSE_POTIONS):
        return None
    what = "resources" if kind == LOSE_RESOURCES else "potions"
    return {"seat": int(table.argument(SEAT)), "left": int(table.argument(DUE)), "what": what}


def score_parts(table: Table) -> list[dict[str, int]]:
    """The score is the coins; what breaks ties is no part of it (AR-136)."""
    return [{"coins": int(coins)} for coins in table.coins]
