"""Log sentences: an event's numbers in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.kinds import COLOURS, SHIFT_CARD
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import names, text

LEVEL: Final = "{seat} and {other} are level: "
LOG: Final[dict[str, str]] = {
    "taoist_placed": "{seat}'s Taoist begins on {zone}.",
    "turn_began": "Round {round}: {seat} begins a turn.",
    "card_played": "{seat} plays {card}.",
    "card_idle": "No {colour} stone lies on a zone: {card} does nothing.",
    "spun": "{seat} spins {zone} {turn}.",
    "flew": "{seat}'s Taoist flies to {zone}.",
    "quaked": "{seat} quakes {zone} {beside} {partner}.",
    "swapped": "{seat} swaps {zone} and {partner}.",
    "shifted": "{seat} shifts {first} at {slot} with {second} at {other}.",
    "reshuffled": "{seat} shuffles the discards into a new deck.",
    "card_drawn": "{seat} turns up {card}.",
    "took": "{seat} takes {stones} from {zone}{lines}.",
    "took_nothing": "{seat} takes nothing from {zone}.",
    "qi_gained": "{seat} gains {qi} Qi.",
    "qi_credited": "{seat} gains {qi} Qi and is credited with {credited}.",
    "walked": "{seat}'s Spirit steps to {space}.",
    "stone_spent": "{seat} spends {stone} for the step.",
    "rune_claimed": "{seat} claims {element} {value}.",
    "objective_met": "{objective} pays {seat} {gifts}.",
    "slot_filled": "{slot} is refilled with {stone}.",
    "crafted": "{seat} crafts {card} ({points}).",
    "stone_returned": "{seat} returns {stone} to the line.",
    "card_shown": "{card} comes up on the artifact deck.",
    "last_round_runes": "{seat} owns {kinds} kinds of rune. The last round has begun.",
    "last_round_artifacts": "{seat} crafted the last artifact. The last round has begun.",
    "last_round_qi": "The Qi supply is empty. The last round has begun.",
    "stone_placed": "{seat} places {stone} on {card}.",
    "stone_discarded": "{seat} discards {stone} to the line.",
    "game_over": "Game over. {reason}",
    "dealt": "Cards, line and boards are dealt; the first round begins.",
    "colour_chosen": "{number} plays {colour}.",
    "tie_by_runes": LEVEL + "{seat} has claimed more runes ({more} to {less}).",
    "tie_by_artifacts": LEVEL + "{seat} has crafted more artifacts ({more} to {less}).",
    "tie_by_qi": LEVEL + "{seat} has more Qi ({more} to {less}).",
    "tie_by_stones": LEVEL + "{seat} holds more stones ({more} to {less}).",
    "tie_shared": LEVEL + "they share the win.",
}
LINES: Final = {1: " (1 line of {longest})", 2: " ({count} lines, longest {longest})"}

Words = dict[str, object]
Filler = Callable[[Table, int, int, int], Words]
REASONS: Final = tuple(text.ENDINGS)


def event_text(table: Table, kind: int, numbers: tuple[int, ...]) -> str:
    """The log sentence of an event."""
    return LOG[_variant(kind, numbers)].format(**_words(table, kind, numbers))


def _variant(kind: int, numbers: tuple[int, ...]) -> str:
    """The template: some events have a second form."""
    if kind == kinds.TOOK and numbers[1] == 0:
        return "took_nothing"
    if kind == kinds.QI_GAINED and numbers[2]:
        return "qi_credited"
    if kind == kinds.LAST_ROUND:
        return f"last_round_{REASONS[numbers[1] - 1]}"
    return kinds.EVENTS[kind]


def _words(table: Table, kind: int, numbers: tuple[int, ...]) -> Words:
    """What fills the template: most events begin with a seat."""
    first, second, third, fourth = numbers
    if kind in WITHOUT_SEAT:
        return WITHOUT_SEAT[kind](table, first, second, third)
    words: Words = {"seat": names.seat_name(table, first)}
    return words | BY_KIND[kind](table, second, third, fourth)


# ---- events without a seat's name, by all their numbers


def _filled(table: Table, slot: int, colour: int, _: int) -> Words:
    return {"slot": names.slot_name(slot), "stone": names.colour_name(table, colour)}


def _artifact(table: Table, card: int, *_: int) -> Words:
    return {"card": names.artifact_name(table, card)}


def _ending(table: Table, reason: int, *_: int) -> Words:
    return {"reason": text.ENDINGS[REASONS[reason - 1]]}


def _nothing(table: Table, *_: int) -> Words:
    return {}


def _coloured(table: Table, seat: int, colour: int, _: int) -> Words:
    """SS-173: the seat by its number, since its name is the colour from now on."""
    return {"number": names.seat_number(seat), "colour": names.colour_name(table, colour)}


WITHOUT_SEAT: Final[Mapping[int, Filler]] = {
    kinds.SLOT_FILLED: _filled,
    kinds.CARD_SHOWN: _artifact,
    kinds.GAME_OVER: _ending,
    kinds.DEALT: _nothing,
    kinds.COLOUR_CHOSEN: _coloured,
}

# ---- events of a seat, by the numbers behind it


def _round(table: Table, number: int, *_: int) -> Words:
    return {"round": number}


def _magic(table: Table, card: int, *_: int) -> Words:
    return {"card": names.magic_name(table, card)}


def _idle(table: Table, card: int, *_: int) -> Words:
    colour = names.colour_name(table, card - SHIFT_CARD)
    return {"card": names.magic_name(table, card), "colour": colour}


def _zone(table: Table, zone: int, *_: int) -> Words:
    return {"zone": names.zone_name(zone)}


def _spun(table: Table, zone: int, turn: int, _: int) -> Words:
    return {"zone": names.zone_name(zone), "turn": names.TURNS[turn]}


def _swapped(table: Table, zone: int, partner: int, _: int) -> Words:
    return {"zone": names.zone_name(zone), "partner": names.zone_name(partner)}


def _quaked(table: Table, zone: int, partner: int, side: int) -> Words:
    return _swapped(table, zone, partner, side) | {"beside": names.BESIDE[side]}


def _shifted(table: Table, slot: int, other: int, colours: int) -> Words:
    first, second = divmod(colours, kinds.BY_COLOUR)
    return {
        "slot": names.slot_name(slot),
        "other": names.slot_name(other),
        "first": names.colour_name(table, first),
        "second": names.colour_name(table, second),
    }


def _took(table: Table, packed: int, zone: int, lines: int) -> Words:
    """Colours lie behind a leading 1; lines are their number and the longest."""
    counts = [0] * COLOURS
    while packed > 1:
        packed, colour = divmod(packed, kinds.BY_COLOUR)
        counts[colour] += 1
    count, longest = divmod(lines, kinds.BY_LINE)
    shape = LINES[1 if count == 1 else 2].format(count=count, longest=longest)
    return {
        "stones": names.stones_words(table, counts),
        "zone": names.zone_name(zone),
        "lines": shape if count else "",
    }


def _qi(table: Table, paid: int, credited: int, _: int) -> Words:
    return {"qi": paid, "credited": credited}


def _space(table: Table, space: int, *_: int) -> Words:
    return {"space": names.space_name(space)}


def _rune(table: Table, kind: int, value: int, _: int) -> Words:
    return {"element": names.element(table, kind), "value": value}


def _objective(table: Table, card: int, qi: int, steps: int) -> Words:
    objective = table.tables.content.objective[card].name
    return {"objective": objective, "gifts": names.gift_words(qi, steps)}


def _crafted(table: Table, card: int, points: int, _: int) -> Words:
    return {"card": names.artifact_name(table, card), "points": points}


def _stone(table: Table, colour: int, *_: int) -> Words:
    return {"stone": names.colour_name(table, colour)}


def _placed(table: Table, colour: int, card: int, _: int) -> Words:
    return {
        "stone": names.colour_name(table, colour),
        "card": names.artifact_name(table, card),
    }


def _last_round(table: Table, *_: int) -> Words:
    return {"kinds": int(table.tables.rune_types_to_finish)}


def _tie(table: Table, other: int, more: int, less: int) -> Words:
    return {"other": names.seat_name(table, other), "more": more, "less": less}


BY_KIND: Final[Mapping[int, Filler]] = {
    kinds.TAOIST_PLACED: _zone,
    kinds.TURN_BEGAN: _round,
    kinds.CARD_PLAYED: _magic,
    kinds.CARD_IDLE: _idle,
    kinds.SPUN: _spun,
    kinds.FLEW: _zone,
    kinds.QUAKED: _quaked,
    kinds.SWAPPED: _swapped,
    kinds.SHIFTED: _shifted,
    kinds.RESHUFFLED: _nothing,
    kinds.CARD_DRAWN: _magic,
    kinds.TOOK: _took,
    kinds.QI_GAINED: _qi,
    kinds.WALKED: _space,
    kinds.STONE_SPENT: _stone,
    kinds.RUNE_CLAIMED: _rune,
    kinds.OBJECTIVE_MET: _objective,
    kinds.CRAFTED: _crafted,
    kinds.STONE_RETURNED: _stone,
    kinds.LAST_ROUND: _last_round,
    kinds.STONE_PLACED: _placed,
    kinds.STONE_DISCARDED: _stone,
    **dict.fromkeys(range(kinds.TIE_BY_RUNES, kinds.TIE_SHARED + 1), _tie),
}
