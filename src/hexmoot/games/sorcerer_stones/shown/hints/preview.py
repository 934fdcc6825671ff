"""What activating a zone would give: now, and after each choice of step 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from hexmoot.games.sorcerer_stones.rules import actions, activation, cards, kinds, objectives, quake
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import (
    COLOURS,
    CROSSING_LINES,
    EMPTY,
    REACH,
    STANDARD,
)
from hexmoot.games.sorcerer_stones.shown.claims import Claim, claims
from hexmoot.games.sorcerer_stones.words import names, text


@dataclass(frozen=True, slots=True)
class Gain:
    """The result of an activation: stones by colour, the sets to choose from, Qi and free steps."""

    zone: int
    sets: tuple[int, ...]
    colours: tuple[int, ...]
    own_qi: int
    objectives: tuple[tuple[int, int, int], ...]
    longest: int
    lines: int

    @property
    def stones(self) -> int:
        return sum(self.colours)

    @property
    def qi(self) -> int:
        return self.own_qi + sum(qi for _, qi, _ in self.objectives)

    @property
    def steps(self) -> int:
        return sum(steps for _, _, steps in self.objectives)


def gain_of(table: StonesTable, seat: int, zone: int) -> Gain:
    """SS-61, SS-74: what this seat would get if this zone were activated as the board lies."""
    twin = cast(StonesTable, table.copy())
    activation.read_zone(twin, zone)
    mask = activation.sets_to_take(twin)
    sets = tuple(chosen for chosen in range(16) if mask >> chosen & 1)
    for colour in range(COLOURS):
        twin.gained[colour] = 0
    for slot in range(4):
        colour = int(twin.slots[zone * 4 + slot])
        if sets[0] >> slot & 1 and colour != EMPTY:
            twin.gained[colour] += 1
    is_standard = table.terms.mode == STANDARD
    return Gain(
        zone,
        sets,
        tuple(int(twin.gained[colour]) for colour in range(COLOURS)),
        int(twin.gained[twin.colour[seat]]) if is_standard else 0,
        rewards(twin),
        int(twin.longest),
        int(twin.line_count),
    )


def rewards(table: StonesTable) -> tuple[tuple[int, int, int], ...]:
    """Objective, Qi and steps for each objective that would pay."""
    found = []
    for objective in range(CROSSING_LINES + 1):
        if not table.is_open(objective):
            continue
        index = objective * REACH + int(objectives.reached(table, objective))
        qi, steps = int(table.terms.reward_qi[index]), int(table.terms.reward_steps[index])
        if qi or steps:
            found.append((objective, qi, steps))
    return tuple(found)


def gain_words(table: StonesTable, gain: Gain) -> str:
    """`take red, red, +2 Qi, 1 step free`"""
    if not gain.stones:
        return text.GAIN["nothing"]
    form = "choice" if len(gain.sets) > 1 else "stones"
    parts = [text.GAIN[form].format(stones=names.stones_words(table, list(gain.colours)))]
    if gain.qi:
        parts.append(text.GAIN["qi"].format(qi=gain.qi))
    if gain.steps:
        parts.append(text.GAIN["steps"].format(steps=text.counted(text.STEPS, gain.steps)))
    return ", ".join(parts)


def after_choice(table: StonesTable, kind: int, action: int) -> Gain | None:
    """What the active zone would give after a choice that changes the board, else None."""
    twin = table_after(table, kind, action)
    return None if twin is None else gain_here(twin)


def gain_here(table: StonesTable) -> Gain:
    """What the zone under the active seat's Taoist would give."""
    seat = int(table.active)
    return gain_of(table, seat, int(table.taoist[seat]))


def table_after(table: StonesTable, kind: int, action: int) -> StonesTable | None:
    """The table as it would lie after a choice of step 1, None where that is not settled yet."""
    twin = cast(StonesTable, table.copy())
    if kind == kinds.SPIN:
        index = action - actions.SPIN
        cards.spin(twin, index >> 1, index & 1)
    elif kind == kinds.FLY:
        cards.fly(twin, action - actions.FLY)
    elif kind == kinds.QUAKE_TARGET:
        quake.answer_target(twin, action)
    elif kind == kinds.SHIFT_PARTNER:
        cards.answer_shift_partner(twin, action)
    elif action != actions.END_CARDS:
        return None
    return twin


# ---- as plain data


def gain_view(table: StonesTable, gain: Gain) -> dict[str, Any]:
    """An activation's result with every claim as the slots it runs through."""
    ids = [card.id for card in names.content_of(table).objective]
    # A claim brings a stone: where none would be taken there is nothing to read.
    found = claims(table, gain.zone) if gain.stones else []
    return {
        "zone": f"zone:{gain.zone}",
        "words": gain_words(table, gain),
        "stones": names.stone_list(list(gain.colours)),
        "sets": [slot_ids(gain.zone, chosen) for chosen in gain.sets],
        "claims": [claim_view(claim) for claim in found],
        "own_colour_qi": gain.own_qi,
        "objectives": [
            {"objective": f"objective:{ids[card]}", "qi": qi, "steps": steps}
            for card, qi, steps in gain.objectives
        ],
        "qi": gain.qi,
        "free_steps": gain.steps,
        "longest_line": gain.longest,
        "lines": gain.lines,
    }


def claim_view(claim: Claim) -> dict[str, Any]:
    """A pair or line as the slots it runs through, and those of the zone."""
    return {
        "kind": claim.kind,
        "colour": names.CODES[claim.colour],
        "slots": [f"slot:{slot}" for slot in claim.slots],
        "own": [f"slot:{slot}" for slot in claim.own],
    }


def slot_ids(zone: int, chosen: int) -> list[str]:
    """The slots of a set."""
    return [f"slot:{4 * zone + slot}" for slot in range(4) if chosen >> slot & 1]
