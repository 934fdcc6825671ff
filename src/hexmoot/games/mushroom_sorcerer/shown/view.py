"""What people see: the table as plain data.

Only the order of the decks is hidden, and no order is kept: all viewers see the same table.
"""

from __future__ import annotations

from typing import Any, Final

from hexmoot.engine.sharing import shared
from hexmoot.games.mushroom_sorcerer.rules.frames import DAMAGE_LEFT, KIND_PLACED, ON_LAND
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    ELEMENT_KEYS,
    GOOD_KEYS,
    RESOURCE_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    DECISIONS,
    PLACE,
    PORTAL_SWAP,
    RAZE,
    TURN_MENU,
    VICTIM,
    WAR_TARGET,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    MAIN_NONE,
    T_CAST,
    T_CHAIN_USED,
    T_DESTROYED,
    T_GROW_LEFT,
    T_GROWN,
    T_KILLED,
    T_LAST_TARGET,
    T_MAIN,
    T_POTION_USED,
    T_SLID,
    T_STUDY_LEFT,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import DECKS, NONE, PLENTY, SPELLS
from hexmoot.games.mushroom_sorcerer.rules.sets import members
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.shown.hints.casualties import casualties
from hexmoot.games.mushroom_sorcerer.shown.hints.gains import raze_note
from hexmoot.games.mushroom_sorcerer.shown.hints.leads import leads, prices
from hexmoot.games.mushroom_sorcerer.shown.hints.war import (
    attack_preview,
    possible_attacks,
    war_view,
)
from hexmoot.games.mushroom_sorcerer.shown.lands import cells_of, land_view
from hexmoot.games.mushroom_sorcerer.shown.reasons import reasons
from hexmoot.games.mushroom_sorcerer.shown.seats import checkpoints, seat_view
from hexmoot.games.mushroom_sorcerer.shown.supplies import deck_view, tracks_view
from hexmoot.games.mushroom_sorcerer.words.names import phase_name
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind, asked_land, picks_left

MAINS: Final = ("none", "study", "grow", "summon", "war")
PHASES: Final = ("twilight", "night", "daybreak")
PLACING: Final = (PLACE, PORTAL_SWAP)


def table_view(table: Table, viewer: int | None) -> dict[str, Any]:
    """MS-12: all see the same."""
    return open_table(table)


@shared
def open_table(table: Table) -> dict[str, Any]:
    """MS-12: everything on the table; what lies under a deck's top is unknown to all alike."""
    terms = table.terms
    return {
        "round": int(table.round),
        "max_rounds": int(terms.max_rounds),
        "phase": PHASES[int(table.phase)],
        "cycle": int(table.cycle),
        "phase_name": phase_name(int(table.phase), int(table.cycle)),
        "active": int(table.active),
        "order": [int(table.order[index]) for index in range(table.seats)],
        "queue": [int(table.queue[at]) for at in range(table.queue_at, table.queue_size)],
        "dominance": table.dominance != 0,
        "blessed": members(table.blessed, table.seats),
        "goal": int(terms.goal),
        "moon_box": int(terms.moon_box),
        "checkpoints": checkpoints(table),
        "lands": [land_view(cell) for cell in cells_of(table)],
        "seats": [seat_view(table, seat) for seat in range(table.seats)],
        "decks": [deck_view(table, deck) for deck in range(DECKS)],
        "discard": [SPELL_KEYS[spell] for spell in members(table.discard, SPELLS)],
        "supply": {
            key: None if table.supply[good] > PLENTY // 2 else int(table.supply[good])
            for good, key in enumerate(GOOD_KEYS)
        },
        "box": {key: int(table.box[kind]) for kind, key in enumerate(ELEMENT_KEYS)},
        "dice": int(table.dice_supply),
        "debris": int(table.debris_supply),
        "tracks": tracks_view(table),
        "turn": turn_view(table),
        "war": war_view(table),
        "attacks": attacks_view(table),
        "asked": asked_view(table),
    }


def turn_view(table: Table) -> dict[str, Any]:
    """What the running turn has seen so far."""
    turn = table.turn
    target = int(turn[T_LAST_TARGET])
    return {
        "main": MAINS[int(turn[T_MAIN])],
        "study_left": int(turn[T_STUDY_LEFT]),
        "grow_left": int(turn[T_GROW_LEFT]),
        "grown": {key: int(turn[T_GROWN + kind]) for kind, key in enumerate(ELEMENT_KEYS)},
        "killed": int(turn[T_KILLED]),
        "destroyed": int(turn[T_DESTROYED]),
        "slid": turn[T_SLID] != 0,
        "potion_used": turn[T_POTION_USED] != 0,
        "chain_used": turn[T_CHAIN_USED] != 0,
        "cast": [SPELL_KEYS[spell] for spell in members(turn[T_CAST], SPELLS)],
        "last_target": None if target == NONE else target,
    }


def attacks_view(table: Table) -> list[dict[str, Any]]:
    """MS-86: the attacks the active sorcerer may choose among now, with their odds."""
    kind = asked_kind(table)
    if kind == WAR_TARGET:
        found = possible_attacks(table, table.seat, int(table.argument(ON_LAND)))
    elif kind == TURN_MENU and table.turn[T_MAIN] == MAIN_NONE:
        found = possible_attacks(table, table.seat)
    else:
        found = []
    seat = int(table.active)
    return [attack_preview(table, seat, land, target) for land, target in found]


def asked_view(table: Table) -> dict[str, Any] | None:
    """Which thing on the table the present question is about."""
    kind = asked_kind(table)
    if kind == NONE:
        return None
    land = asked_land(table)
    return {
        "kind": DECISIONS[kind],
        "seat": table.seat,
        "land": None if land == NONE else f"land:{land}",
        "left": picks_left(table),
        "damage": int(table.argument(DAMAGE_LEFT)) if kind == VICTIM else 0,
        "placing": placed_servant(table, kind),
        "because": reasons(table),
        "note": raze_note(table) if kind == RAZE else "",
        "casualties": casualties(table),
        "prices": prices(table),
        "leads": leads(table),
    }


def placed_servant(table: Table, kind: int) -> str | None:
    """MS-12: which kind of servant looks for a place; chosen in the open, so everybody sees it."""
    return RESOURCE_KEYS[int(table.argument(KIND_PLACED))] if kind in PLACING else None


def score_parts(table: Table) -> list[dict[str, int]]:
    """Each seat's progress on its path: influence, or moon elements."""
    return [
        {"influence": int(table.influence[seat]), "moon": int(table.moon[seat])}
        for seat in range(table.seats)
    ]
