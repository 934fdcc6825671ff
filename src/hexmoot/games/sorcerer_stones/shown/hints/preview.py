"""What activating a zone would give: now, and after each choice of step 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hexmoot.engine.sharing import shared
from hexmoot.games.sorcerer_stones.rules import activation, cards, kinds, quake, taking
from hexmoot.games.sorcerer_stones.rules.actions import ACTIONS
from hexmoot.games.sorcerer_stones.rules.geometry import ZONE_SLOTS
from hexmoot.games.sorcerer_stones.rules.kinds import CODES, COLOURS, EMPTY, STANDARD, TIERED
from hexmoot.games.sorcerer_stones.rules.objectives import reward
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.shown.hints.claims import Claim, claims
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


@shared
def gain_of(table: Table, seat: int, zone: int) -> Gain:
    """SS-61, SS-74: the most this seat would get if this zone were activated as the board lies."""
    twin = table.copy()
    activation.read_zone(twin, zone)
    mask = taking.largest_sets(twin)
    sets = tuple(chosen for chosen in range(taking.SLOT_SETS) if mask >> chosen & 1)
    return gain_by(twin, seat, zone, sets)


def gain_by_taking(table: Table, chosen: int) -> Gain:
    """SS-73, SS-174: what the active seat gets by taking just these stones of its zone."""
    seat = int(table.active)
    return gain_by(table.copy(), seat, int(table.taoist[seat]), (chosen,))


def gain_by(twin: Table, seat: int, zone: int, sets: tuple[int, ...]) -> Gain:
    """What one of these sets brings, all of one worth; `twin` has read the zone, and is changed."""
    for colour in range(COLOURS):
        twin.gained[colour] = 0
    for slot in range(ZONE_SLOTS):
        colour = int(twin.slots[zone * ZONE_SLOTS + slot])
        if sets[0] >> slot & 1 and colour != EMPTY:
            twin.gained[colour] += 1
    is_standard = twin.terms.mode == STANDARD
    return Gain(
        zone,
        sets,
        tuple(int(twin.gained[colour]) for colour in range(COLOURS)),
        int(twin.gained[twin.colour[seat]]) if is_standard else 0,
        rewards(twin),
        int(twin.longest),
        int(twin.line_count),
    )


def rewards(table: Table) -> tuple[tuple[int, int, int], ...]:
    """Objective, Qi and steps for each objective that would pay."""
    found = []
    for objective in range(TIERED):
        qi = int(reward(table, objective, table.tables.reward_qi))
        steps = int(reward(table, objective, table.tables.reward_steps))
        if qi or steps:
            found.append((objective, qi, steps))
    return tuple(found)


def gain_words(table: Table, gain: Gain) -> str:
    """`take red, red, +2 Qi, 1 step free`"""
    if not gain.stones:
        return text.GAIN["nothing"]
    form = "choice" if len(gain.sets) > 1 else "stones"
    if table.terms.is_taking_optional:
        form += "_or_fewer"
    parts = [text.GAIN[form].format(stones=names.stones_words(table, list(gain.colours)))]
    if gain.qi:
        parts.append(text.GAIN["qi"].format(qi=gain.qi))
    if gain.steps:
        parts.append(text.GAIN["steps"].format(steps=names.counted(names.STEPS, gain.steps)))
    return ", ".join(parts)


def gain_here(table: Table) -> Gain:
    """What the zone under the active seat's Taoist would give."""
    seat = int(table.active)
    return gain_of(table, seat, int(table.taoist[seat]))


# ---- after a choice of step 1


def table_after(table: Table, action: int) -> Table | None:
    """The table as it would lie after an answer of step 1, None where that is not settled yet."""
    word, index = ACTIONS.family(action)
    if table.asked() > kinds.SECOND_CARD or word not in CHANGES:
        return None
    twin = table.copy()
    CHANGES[word](twin, index)
    return twin


@shared
def gain_after(table: Table, action: int) -> Gain | None:
    """What activating would give after an answer of step 1, None where that is not settled yet."""
    twin = table_after(table, action)
    return None if twin is None else gain_here(twin)


def _spin(table: Table, index: int) -> None:
    cards.spin(table, index >> 1, index & 1)


def _swap(table: Table, partner: int) -> None:
    quake.swap(table, table.argument(kinds.MOVED_ZONE), partner)


def _lay(table: Table, cell: int) -> None:
    quake.lay(table, table.argument(kinds.MOVED_ZONE), cell)


def _exchange(table: Table, slot: int) -> None:
    cards.exchange_stones(table, table.argument(kinds.FIRST_SLOT), slot)


def _leave(table: Table, index: int) -> None:
    """No more cards: the board stays as it lies."""


CHANGES: Final[Mapping[str, Callable[[Table, int], None]]] = {
    "spin": _spin,
    "fly": cards.fly,
    "swap": _swap,
    "lay": _lay,
    "with": _exchange,
    "end-cards": _leave,
}


# ---- as plain data


def gain_view(table: Table, gain: Gain, is_whole: bool = True) -> dict[str, Any]:
    """An activation's result; if it is whole, with every set and claim as slots."""
    ids = [card.id for card in table.tables.content.objective]
    # A claim brings a stone: where none would be taken there is nothing to read.
    found = claims(table, gain.zone) if gain.stones and is_whole else []
    sets = gain.sets if is_whole else ()
    return {
        "zone": f"zone:{gain.zone}",
        "words": gain_words(table, gain),
        "stones": names.stone_list(list(gain.colours)),
        "sets": [slot_ids(gain.zone, chosen) for chosen in sets],
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
        "colour": CODES[claim.colour],
        "slots": [f"slot:{slot}" for slot in claim.slots],
        "own": [f"slot:{slot}" for slot in claim.own],
    }


def slot_ids(zone: int, chosen: int) -> list[str]:
    """The slots of a set."""
    return [f"slot:{ZONE_SLOTS * zone + slot}" for slot in range(ZONE_SLOTS) if chosen >> slot & 1]
