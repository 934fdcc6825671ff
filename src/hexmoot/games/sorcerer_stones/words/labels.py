"""Every legal answer in words, with the thing on the table it points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.engine.native.numbers import bit_count
from hexmoot.engine.native.stack import SEAT
from hexmoot.engine.wording import Label
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import ACTIONS, END_CARDS
from hexmoot.games.sorcerer_stones.rules.coop import NOWHERE, card_for
from hexmoot.games.sorcerer_stones.rules.geometry import GRID, ZONE_SLOTS
from hexmoot.games.sorcerer_stones.rules.kinds import ARTIFACTS, CODES, COLOURS, INTRO, SHIFT_CARD
from hexmoot.games.sorcerer_stones.rules.payment import PAIR_FIRST, PAIR_SECOND, due_colour
from hexmoot.games.sorcerer_stones.rules.quake import beside
from hexmoot.games.sorcerer_stones.rules.spirit import claimable
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.taking import SLOT_SETS, sets_to_take
from hexmoot.games.sorcerer_stones.shown.hints.preview import (
    Gain,
    gain_after,
    gain_by_taking,
    gain_of,
    gain_words,
)
from hexmoot.games.sorcerer_stones.words import names
from hexmoot.games.sorcerer_stones.words.notes import note
from hexmoot.games.sorcerer_stones.words.prompts import rune_words

LABELS: Final[dict[str, str]] = {
    "place": "Begin on {zone}",
    "play": "Play {card}",
    "end-cards": "Activate {zone}",
    "spin": "Turn {zone} {turn}",
    "fly": "Fly to {zone}",
    "stay": "Stay on {zone}",
    "quake": "Quake {zone}",
    "swap": "Swap {zone} with {partner}",
    "lay": "Lay {zone} {beside} {partner}",
    "shift": "Shift {stone} at {slot}",
    "with": "with {stone} at {slot}",
    "take": "Take {stones} ({slots})",
    "take_none": "Take nothing",
    "step": "Step to {space} ({colour})",
    "step_paid": "Step to {space} ({colour}), spending a stone",
    "step_free": "Free step to {space} ({colour})",
    "stop": "Stop here",
    "claim": "Claim {rune} ({value}, bonus now {bonus})",
    "decline": "Leave the rune",
    "craft": "Craft {card} ({points} for {cost})",
    "no-craft": "Craft nothing",
    "pay-exact": "Pay {stone}",
    "pay-pair": "Pay {first} and {second}",
    "return": "Return {stone}",
    "put": "Place {stone} on {card}",
    "put_away": "Discard {stone}",
    "play_colour": "Play {stone}",
    "skip": "Neither",
}
GIVES: Final = "{label}: {gives}"
WARNINGS: Final[dict[str, str]] = {
    "idle": "No {colour} stone lies on a zone: the card does nothing.",
    "qi_end": "This empties the Qi supply and ends the game.",
    "qi_last_round": "This empties the Qi supply and begins the last round.",
    "last_rune": "You would own {count} kinds of rune: this begins the last round.",
    "last_artifact": "The last artifact: this ends the game.",
    "artifact_last_round": "The last artifact: this begins the last round.",
    "goal": "You would have crafted {count} artifacts: you win.",
    "wasted": "The card in front does not need it: the stone goes back to the line.",
    "unused": "{steps} would be lost.",
    "surplus": "{count} more than you may keep.",
}

Words = dict[str, object]


def label(table: Table, action: int) -> Label:
    """A legal action in words, the thing it points at, and a warning where a road closes."""
    word, index = ACTIONS.family(action)
    plain = BY_WORD[word](table, index)
    gain = gain_after(table, action)
    said = plain if gain is None else _with_gain(table, plain, gain, action)
    return said.with_note(note(table, action))


def _say(name: str, words: Words, target: str = "", warning: str = "") -> Label:
    return Label(LABELS[name].format(**words), target, warning)


# ---- set-up and step 1


def _with_gain(table: Table, plain: Label, gain: Gain, action: int) -> Label:
    """An answer of step 1 with what the activation would give after it."""
    words = GIVES.format(label=plain.text, gives=gain_words(table, gain))
    is_now = action == END_CARDS or not _may_play_on(table)
    return Label(words, plain.target, _qi_warning(table, gain) if is_now else "")


def _may_play_on(table: Table) -> bool:
    """SS-33, SS-34: is there a card that may follow the one being carried out?"""
    has_card = table.hand_count[table.active] > 0
    return has_card and table.cards_played < table.tables.cards_per_turn


def _qi_warning(table: Table, gain: Gain) -> str:
    """SS-136: Qi for the own colour, or later in the turn by objectives, may end the game."""
    is_empty = 0 < table.qi_supply <= gain.qi
    return _end_warning(table, "qi_end", "qi_last_round") if is_empty else ""


def _end_warning(table: Table, at_once: str, after_the_round: str) -> str:
    """SS-139: with equal turns the round is finished, unless it is the last one already."""
    if not table.terms.has_equal_turns:
        return WARNINGS[at_once]
    return "" if table.last_reason else WARNINGS[after_the_round]


def _place(table: Table, zone: int) -> Label:
    gives = gain_words(table, gain_of(table, int(table.argument(SEAT)), zone))
    words = LABELS["place"].format(zone=names.zone_name(zone))
    return Label(GIVES.format(label=words, gives=gives), f"zone:{zone}")


def _play(table: Table, card: int) -> Label:
    warning = ""
    if card >= SHIFT_CARD and not table.lies_on_zones(card - SHIFT_CARD):
        warning = WARNINGS["idle"].format(colour=names.colour_name(table, card - SHIFT_CARD))
    target = f"magic:{int(table.active)}:{table.tables.content.magic[card].id}"
    return _say("play", {"card": names.magic_name(table, card)}, target, warning)


def _end_cards(table: Table, index: int) -> Label:
    zone = int(table.taoist[table.active])
    return _say("end-cards", {"zone": names.zone_name(zone)}, f"zone:{zone}")


def _spin(table: Table, index: int) -> Label:
    zone, turn = divmod(index, len(names.TURNS))
    words: Words = {"zone": names.zone_name(zone), "turn": names.TURNS[turn]}
    return _say("spin", words, f"turn:{zone}:{names.TURNS[turn]}")


def _fly(table: Table, zone: int) -> Label:
    name = "stay" if table.taoist[table.active] == zone else "fly"
    return _say(name, {"zone": names.zone_name(zone)}, f"zone:{zone}")


def _quake(table: Table, zone: int) -> Label:
    return _say("quake", {"zone": names.zone_name(zone)}, f"zone:{zone}")


def _swap(table: Table, partner: int) -> Label:
    zone = names.zone_name(int(table.argument(kinds.MOVED_ZONE)))
    words: Words = {"zone": zone, "partner": names.zone_name(partner)}
    return _say("swap", words, f"zone:{partner}")


def _lay(table: Table, index: int) -> Label:
    """Cells are counted from -1 on, before the layout is normalised."""
    row, column = divmod(index, GRID)
    x, y = column - 1, row - 1
    zone = int(table.argument(kinds.MOVED_ZONE))
    partner, direction = beside(table, zone, (x, y))
    words: Words = {
        "zone": names.zone_name(zone),
        "beside": names.BESIDE[direction],
        "partner": names.zone_name(partner),
    }
    return _say("lay", words, f"cell:{x},{y}")


def _shift(table: Table, slot: int) -> Label:
    return _say("shift", _stone_at(table, slot), f"slot:{slot}")


def _with(table: Table, slot: int) -> Label:
    return _say("with", _stone_at(table, slot), f"slot:{slot}")


def _stone_at(table: Table, slot: int) -> Words:
    stone = names.colour_name(table, int(table.slots[slot]))
    return {"stone": stone, "slot": names.slot_name(slot)}


# ---- step 2


def _take(table: Table, chosen: int) -> Label:
    if not chosen:
        return _say("take_none", {})
    zone = int(table.taoist[table.active])
    slots = [slot for slot in range(ZONE_SLOTS) if chosen >> slot & 1]
    colours = [int(table.slots[ZONE_SLOTS * zone + slot]) for slot in slots]
    words: Words = {
        "stones": names.listing([names.colour_name(table, colour) for colour in colours]),
        "slots": names.listing([names.SLOT_WORDS[slot] for slot in slots]),
    }
    warning = _qi_warning(table, gain_by_taking(table, chosen))
    return _say("take", words, _set_target(table, zone, chosen), warning)


def _set_target(table: Table, zone: int, chosen: int) -> str:
    """A slot that tells this set from the others, if there is one; else the zone."""
    all_sets = [mask for mask in range(SLOT_SETS) if sets_to_take(table) >> mask & 1]
    for slot in range(ZONE_SLOTS):
        if [mask for mask in all_sets if mask >> slot & 1] == [chosen]:
            return f"slot:{ZONE_SLOTS * zone + slot}"
    return f"zone:{zone}"


# ---- steps 3 and 4


def _step(table: Table, space: int) -> Label:
    colour = int(table.plane[space])
    words: Words = {
        "space": names.space_name(space),
        "colour": names.colour_name(table, colour),
    }
    if table.asked() != kinds.SPIRIT_STEP:
        return _say("step_free", words, f"space:{space}")
    return _say("step" if table.budget[colour] > 0 else "step_paid", words, f"space:{space}")


def _stop(table: Table, index: int) -> Label:
    left = int(table.free_steps)
    if table.asked() == kinds.SPIRIT_STEP:
        left = sum(int(table.budget[colour]) for colour in range(COLOURS))
    unused = WARNINGS["unused"].format(steps=names.counted(names.STEPS, left))
    target = f"space:{int(table.spirit[table.active])}"
    return _say("stop", {}, target, unused if left else "")


def _claim(table: Table, index: int) -> Label:
    seat = int(table.active)
    kind = int(claimable(table, seat))
    found = rune_words(table)
    rune = names.RUNE_NAME.format(element=found["element"])
    words: Words = {"rune": rune, "value": found["value"], "bonus": _bonus(table, seat, kind)}
    types = bit_count(table.owned[seat]) + 1
    is_last = types >= table.tables.rune_types_to_finish and table.last_reason == 0
    warning = WARNINGS["last_rune"].format(count=types) if is_last else ""
    return _say("claim", words, f"stack:{CODES[kind]}", warning)


def _bonus(table: Table, seat: int, kind: int) -> int:
    """Points that owning this type brings for symbols and stones the seat has now."""
    return int(table.symbols_crafted(seat, kind) + table.reservoir[seat * COLOURS + kind])


def _decline(table: Table, index: int) -> Label:
    return _say("decline", {})


# ---- step 6 and co-op


def _craft(table: Table, position: int) -> Label:
    card = int(table.offer[position])
    words: Words = {
        "card": names.artifact_name(table, card),
        "points": int(table.tables.points[card]),
        "cost": names.cost_words(table, card),
    }
    return _say("craft", words, f"offer:{position}", _craft_warning(table))


def _craft_warning(table: Table) -> str:
    crafted = int(table.cards_crafted(table.active)) + 1
    if table.terms.mode == INTRO and crafted >= table.tables.intro_goal:
        return WARNINGS["goal"].format(count=crafted)
    if table.crafted_count + 1 == ARTIFACTS:
        return _end_warning(table, "last_artifact", "artifact_last_round")
    return ""


def _no_craft(table: Table, index: int) -> Label:
    extra = int(table.stones_held(table.active) - table.tables.reservoir_limit)
    warning = WARNINGS["surplus"].format(count=extra) if extra > 0 else ""
    return _say("no-craft", {}, "", warning)


def _pay_exact(table: Table, index: int) -> Label:
    is_symbol = table.asked() == kinds.PAY_SYMBOL
    colour = int(due_colour(table) if is_symbol else table.argument(kinds.WANTED_COLOUR))
    return _say("pay-exact", *_stone(table, colour))


def _pay_pair(table: Table, pair: int) -> Label:
    first, second = int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair])
    words: Words = {
        "first": names.colour_name(table, first),
        "second": names.colour_name(table, second),
    }
    return _say("pay-pair", words, f"stone:{CODES[first]}")


def _return(table: Table, colour: int) -> Label:
    return _say("return", *_stone(table, colour))


def _put(table: Table, colour: int) -> Label:
    words, target = _stone(table, colour)
    if table.asked() == kinds.CHOOSE_COLOUR:
        return _say("play_colour", words, target)
    position = int(card_for(table, colour))
    if position == NOWHERE:
        return _say("put_away", words, target, WARNINGS["wasted"])
    words["card"] = names.artifact_name(table, int(table.offer[position]))
    return _say("put", words, target)


def _stone(table: Table, colour: int) -> tuple[Words, str]:
    """The words for a stone held, and where it is pointed at."""
    return {"stone": names.colour_name(table, colour)}, f"stone:{CODES[colour]}"


def _skip(table: Table, index: int) -> Label:
    return _say("skip", {})


BY_WORD: Final[Mapping[str, Callable[[Table, int], Label]]] = {
    "place": _place,
    "play": _play,
    "end-cards": _end_cards,
    "spin": _spin,
    "fly": _fly,
    "quake": _quake,
    "swap": _swap,
    "lay": _lay,
    "shift": _shift,
    "with": _with,
    "take": _take,
    "step": _step,
    "stop": _stop,
    "claim": _claim,
    "decline": _decline,
    "craft": _craft,
    "no-craft": _no_craft,
    "pay-exact": _pay_exact,
    "pay-pair": _pay_pair,
    "return": _return,
    "put": _put,
    "skip": _skip,
}
