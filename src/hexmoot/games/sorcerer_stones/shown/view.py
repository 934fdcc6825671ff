"""What people see: the whole table as plain data. Nothing of this game is private (SS-7)."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.native.state import KIND, A
from hexmoot.games.sorcerer_stones.content.read import CODES
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.geometry import ZONES
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import (
    COLOURS,
    COOP,
    CORNERS,
    EARTH,
    FILL_ORDER,
    INTRO,
    MAGIC,
    NO_CARD,
    OBJECTIVES,
    OFFER,
    SPACES,
    STANDARD,
    TOKENS,
)
from hexmoot.games.sorcerer_stones.shown.claims import zone_cells
from hexmoot.games.sorcerer_stones.shown.hints.preview import gain_of, gain_view, gain_words
from hexmoot.games.sorcerer_stones.words import glossary, names, text

Data = dict[str, Any]
SET_UP = 0
STEP_OF = {
    kinds.PLACE_TAOIST: SET_UP,
    kinds.WHICH_STONES: 2,
    kinds.PLACE_STONE: 2,
    kinds.SPIRIT_STEP: 3,
    kinds.PAY_STEP: 3,
    kinds.FREE_STEP: 4,
    kinds.CRAFT: 6,
    kinds.PAY_SYMBOL: 6,
    kinds.RETURN_ORDER: 6,
    kinds.CRAFT_BONUS: 6,
    kinds.GIVE_BACK: 6,
}
CLAIM_STEP = {kinds.AFTER_WALK: 3, kinds.AFTER_FREE_STEPS: 4, kinds.AFTER_BONUS: 6}


def asked_kind(table: StonesTable) -> int:
    """The kind of the present decision."""
    return int(table.frames[table.top() + KIND])


def step_of(table: StonesTable) -> int:
    """SS-29: the step of the turn, 1 to 6; 0 while Taoists are placed."""
    kind = asked_kind(table)
    if kind == kinds.CLAIM_RUNE:
        return CLAIM_STEP[int(table.argument(A))]
    if kind == kinds.RETURN_ORDER and table.is_coop():
        return STEP_OF[kinds.PLACE_STONE]  # SS-159: crafted while the taken stones are placed
    return STEP_OF.get(kind, 1)


def is_dealt(table: StonesTable) -> bool:
    """SS-172: are cards, line and boards on the table yet?"""
    return table.round > 0


def table_view(table: StonesTable) -> Data:
    """SS-7: everything that lies open; orders of decks are kept nowhere."""
    shown = {
        "mode": str(table.setup.options["mode"]),
        "round": int(table.round),
        "turn": int(table.turn),
        "max_rounds": int(table.terms.max_rounds),
        "start_seat": int(table.start_seat),
        "active": int(table.active),
        "step": step_of(table),
        "last_round": last_round(table),
        "zones": [zone_view(table, zone) for zone in range(ZONES)],
        "line": [CODES[table.line[index]] for index in range(table.line_length)],
        "next_stones": next_stones(table),
        "offer": [offer_view(table, position) for position in range(OFFER)],
        "artifacts_unseen": bin(table.artifact_bag).count("1"),
        "crafted_in_all": int(table.crafted_count),
        "seats": [seat_view(table, seat) for seat in range(table.seats)],
        "preview": preview_view(table),
        "stones_on_the_way": on_the_way(table),
    }
    if table.terms.mode == COOP:
        shown |= group_view(table)
    if table.terms.mode == INTRO:
        shown["goal"] = int(table.terms.intro_goal)
    if table.terms.mode == STANDARD:
        shown |= standard_view(table)
    return shown


def group_view(table: StonesTable) -> Data:
    """SS-165: the title reached so far, whether that counts as a win, and all titles."""
    crafted = int(table.crafted_count)
    content = names.content_of(table)
    return {
        "title": names.title_of(content, crafted),
        "success": is_success(table),
        "titles": [{"crafted": title.crafted, "name": title.name} for title in content.title],
    }


def is_success(table: StonesTable) -> bool:
    """SS-165: does the co-op game count as won, as the table stands?"""
    return bool(table.crafted_count >= table.terms.coop_success)


def last_round(table: StonesTable) -> str | None:
    """SS-133, SS-139: why the round under way is the last one, or None."""
    if table.last_reason == 0:
        return None
    return tuple(text.END_REASONS)[int(table.last_reason) - 1]


def zone_view(table: StonesTable, zone: int) -> Data:
    """One alchemy zone with its stones and the Taoists on it."""
    x, y = zone_cells(table)[zone]
    return {
        "id": f"zone:{zone}",
        "name": names.zone_name(zone),
        "x": x,
        "y": y,
        "turn": int(table.zone_turn[zone]),
        "slots": [
            {
                "id": f"slot:{4 * zone + slot}",
                "name": text.SLOT_NAMES[slot],
                "stone": names.code(int(table.slots[4 * zone + slot])),
            }
            for slot in range(4)
        ],
        "taoists": [seat for seat in range(table.seats) if table.taoist[seat] == zone],
    }


def next_stones(table: StonesTable) -> list[Data]:
    """SS-115 to SS-117: the first stones of the line and the slots they would fill if all went."""
    zone = int(table.taoist[table.active])
    if not is_dealt(table):
        return []
    return [
        {
            "stone": CODES[table.line[index]],
            "slot": f"slot:{4 * zone + int(FILL_ORDER[index])}",
            "name": text.SLOT_NAMES[int(FILL_ORDER[index])],
        }
        for index in range(min(4, int(table.line_length)))
    ]


def on_the_way(table: StonesTable) -> Data:
    """Stones between two places: to the tail, or (co-op) to a card."""
    return {
        "to_tail": names.stone_list([int(table.pending[colour]) for colour in range(COLOURS)]),
        "to_place": names.stone_list([int(table.placing[colour]) for colour in range(COLOURS)]),
    }


def offer_view(table: StonesTable, position: int) -> Data | None:
    """One card on offer, what lies on it (co-op) and what the active seat lacks for it."""
    card = int(table.offer[position])
    if card == NO_CARD:
        return None
    cost = [int(table.terms.cost[card * COLOURS + colour]) for colour in range(COLOURS)]
    placed = [int(table.placed[position * COLOURS + colour]) for colour in range(COLOURS)]
    base = int(table.active) * COLOURS
    held = [int(table.reservoir[base + colour]) + placed[colour] for colour in range(COLOURS)]
    missing = [max(0, need - have) for need, have in zip(cost, held, strict=True)]
    content = names.content_of(table).artifact[card]
    return {
        "id": f"offer:{position}",
        "card": f"artifact:{content.id}",
        "name": content.name,
        "cost": list(content.cost),
        "points": content.points,
        "placed": names.stone_list(placed),
        "missing": names.stone_list(missing),
    }


def seat_view(table: StonesTable, seat: int) -> Data:
    """What lies before one seat."""
    base = seat * COLOURS
    taoist = int(table.taoist[seat])
    shown: Data = {
        "id": f"seat:{seat}",
        "name": names.seat_name(table, seat),
        "colour": CODES[table.colour[seat]],
        "zone": None if taoist < 0 else f"zone:{taoist}",
        "hand": magic_list(table, seat),
        "deck": int(table.deck_count[seat]),
        "discard": sum(int(table.discard[seat * MAGIC + card]) for card in range(MAGIC)),
        "discards": discard_list(table, seat),
        "stones": names.stone_list(
            [int(table.reservoir[base + colour]) for colour in range(COLOURS)]
        ),
        "limit": int(table.terms.reservoir_limit),
        "crafted": crafted_list(table, seat),
        "would_take": would_take(table, seat),
    }
    if table.terms.mode == STANDARD:
        shown |= {
            "qi": int(table.qi[seat]),
            "credited": int(table.qi_credited[seat]),
            "spirit": f"space:{int(table.spirit[seat])}" if is_dealt(table) else None,
            "owned": [CODES[kind] for kind in range(COLOURS) if table.owned[seat] >> kind & 1],
            "runes": rune_list(table, seat),
        }
    return shown


def would_take(table: StonesTable, seat: int) -> str | None:
    """What the seat's zone would give as the board lies, in words."""
    taoist = int(table.taoist[seat])
    if taoist < 0:
        return None
    return gain_words(table, gain_of(table, seat, taoist))


def magic_list(table: StonesTable, seat: int) -> list[Data]:
    """The magic cards turned up."""
    content = names.content_of(table).magic
    return [
        {"id": f"magic:{seat}:{content[card].id}", "name": names.magic_name(table, card)}
        for card in range(MAGIC)
        for _ in range(table.hand[seat * MAGIC + card])
    ]


def discard_list(table: StonesTable, seat: int) -> list[str]:
    """The names of the magic cards a seat has played since its last shuffle."""
    return [
        names.magic_name(table, card)
        for card in range(MAGIC)
        for _ in range(table.discard[seat * MAGIC + card])
    ]


def crafted_list(table: StonesTable, seat: int) -> list[Data]:
    """The artifacts a seat has crafted (co-op: all of them lie with the first seat)."""
    content = names.content_of(table).artifact
    return [
        {
            "card": f"artifact:{card.id}",
            "name": card.name,
            "cost": list(card.cost),
            "points": card.points,
        }
        for index, card in enumerate(content)
        if table.crafted[seat] >> index & 1
    ]


def rune_list(table: StonesTable, seat: int) -> list[Data]:
    """The rune tokens a seat has claimed."""
    found = []
    for kind in range(COLOURS):
        token = int(table.rune[seat * COLOURS + kind])
        if token:
            value = int(table.terms.rune_value[kind * TOKENS + token - 1])
            found.append({"type": CODES[kind], "value": value})
    return found


# ---- the standard game


def standard_view(table: StonesTable) -> Data:
    """Plane, stacks, objectives and Qi, once they are dealt."""
    dealt = is_dealt(table)
    return {
        "qi_supply": int(table.qi_supply),
        "plane": plane_view(table) if dealt else [],
        "plane_tiles": tile_list(table) if dealt else [],
        "stacks": [stack_view(table, kind) for kind in range(COLOURS)] if dealt else [],
        "objectives": [
            objective_view(table, card) for card in range(OBJECTIVES) if table.is_open(card)
        ],
        "steps": {
            "budget": names.stone_list([int(table.budget[colour]) for colour in range(COLOURS)]),
            "free": int(table.free_steps),
            "paid": int(table.paid_steps_used),
            "claimed": bool(table.claims_made),
        },
    }


def objective_view(table: StonesTable, card: int) -> Data:
    """One open objective and what it says."""
    content = names.content_of(table).objective[card]
    tip = glossary.objective_tip(content)
    tiers = [{"at": tier.at, "qi": tier.qi, "steps": tier.steps} for tier in content.tiers]
    return {
        "id": f"objective:{content.id}",
        "kind": content.kind,
        "name": content.name,
        "text": tip.text,
        "tiers": tiers,
    }


def plane_view(table: StonesTable) -> list[Data]:
    """The thirty-six spaces, row by row."""
    spirits = {int(table.spirit[seat]): seat for seat in range(table.seats)}
    return [
        {
            "id": f"space:{space}",
            "name": names.space_name(space),
            "colour": CODES[table.plane[space]],
            "spirit": spirits.get(space),
        }
        for space in range(SPACES)
    ]


def tile_list(table: StonesTable) -> list[Data]:
    """The four tiles of the plane with their quarter turns: NW, NE, SW, SE."""
    tiles = names.content_of(table).tile
    return [
        {
            "tile": f"tile:{tiles[int(table.plane_tile[index])].id}",
            "turns": int(table.plane_tile[index + 4]),
        }
        for index in range(4)
    ]


def stack_view(table: StonesTable, kind: int) -> Data:
    """One rune stack: where it lies and the values left, top first."""
    values = [
        int(table.terms.rune_value[kind * TOKENS + token])
        for token in range(TOKENS - 1, -1, -1)
        if table.stack[kind] >> token & 1
    ]
    corner = next((c for c in range(4) if table.corner_type[c] == kind), None)
    where = None if kind == EARTH or corner is None else f"space:{int(CORNERS[corner])}"
    return {"id": f"stack:{CODES[kind]}", "type": CODES[kind], "space": where, "values": values}


# ---- the live preview


def preview_view(table: StonesTable) -> Data | None:
    """Until stones are taken: what activating the active seat's zone gives as the board lies."""
    seat = int(table.active)
    is_before = step_of(table) == 1 or asked_kind(table) == kinds.WHICH_STONES
    if table.over or not is_before or not is_dealt(table):
        return None
    return gain_view(table, gain_of(table, seat, int(table.taoist[seat])))
