"""Log sentences: an event's numbers in words."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import EMPTY, SHIFT_CARD
from hexmoot.games.sorcerer_stones.words import names, text

Words = dict[str, object]
REASONS = tuple(text.END_REASONS)


def event_text(table: StonesTable, kind: int, numbers: tuple[int, ...]) -> str:
    """The log sentence of an event."""
    name = _variant(kind, numbers)
    return text.LOG[name].format(**_words(table, kind, numbers))


def _variant(kind: int, numbers: tuple[int, ...]) -> str:
    """The template: some events have a second form."""
    if kind == kinds.TOOK and numbers[1] == 0:
        return "took_nothing"
    if kind == kinds.QI_GAINED and numbers[2]:
        return "qi_credited"
    return kinds.EVENTS[kind]


def _words(table: StonesTable, kind: int, numbers: tuple[int, ...]) -> Words:
    """What fills the template: first the events without a seat, then all others."""
    first, second, third, fourth = numbers
    if kind == kinds.SLOT_FILLED:
        return {"slot": names.slot_name(first), "stone": names.colour_name(table, second)}
    if kind == kinds.CARD_SHOWN:
        return {"card": names.artifact_name(table, first)}
    if kind == kinds.GAME_OVER:
        return {"reason": text.END_REASONS[REASONS[first - 1]]}
    if kind == kinds.DEALT:
        return {}
    words: Words = {"seat": names.seat_name(table, first)}
    if kind <= kinds.CARD_DRAWN:
        return words | _card_words(table, kind, second, third, fourth)
    return words | _later_words(table, kind, second, third, fourth)


def _card_words(table: StonesTable, kind: int, second: int, third: int, fourth: int) -> Words:
    """Events of set-up and of step 1."""
    if kind == kinds.TURN_BEGAN:
        return {"round": second}
    if kind in (kinds.CARD_PLAYED, kinds.CARD_DRAWN):
        return {"card": names.magic_name(table, second)}
    if kind == kinds.CARD_IDLE:
        colour = names.colour_name(table, second - SHIFT_CARD)
        return {"card": names.magic_name(table, second), "colour": colour}
    if kind == kinds.SHIFTED:
        return {
            "slot": names.slot_name(second),
            "other": names.slot_name(third),
            "first": names.colour_name(table, fourth // 8),
            "second": names.colour_name(table, fourth % 8),
        }
    words: Words = {"zone": names.zone_name(second), "partner": names.zone_name(third)}
    if kind == kinds.SPUN:
        words["turn"] = text.TURNS[third]
    elif kind == kinds.QUAKED:
        words["beside"] = text.BESIDE[fourth]
    return words


def _later_words(table: StonesTable, kind: int, second: int, third: int, fourth: int) -> Words:
    """Events of steps 2 to 6."""
    if kind == kinds.TOOK:
        return _took_words(table, second, third, fourth)
    if kind == kinds.QI_GAINED:
        return {"qi": second, "credited": third}
    if kind == kinds.WALKED:
        return {"space": names.space_name(second)}
    if kind == kinds.RUNE_CLAIMED:
        return {"element": names.element(table, second), "value": third}
    if kind == kinds.OBJECTIVE_MET:
        objective = names.content_of(table).objective[second].name
        return {"objective": objective, "gifts": names.gift_words(third, fourth)}
    if kind == kinds.CRAFTED:
        return {"card": names.artifact_name(table, second), "points": third}
    if kind == kinds.LAST_ROUND:
        reason = text.LAST_ROUND_REASONS[REASONS[second - 1]]
        return {"reason": reason.format(seat=names.seat_name(table, int(table.active)))}
    words: Words = {"stone": names.colour_name(table, second)}
    if kind == kinds.STONE_PLACED:
        words["card"] = names.artifact_name(table, third)
    return words


def _took_words(table: StonesTable, packed: int, zone: int, lines: int) -> Words:
    """Colours are packed by three bits, after a leading 1; lines as 32 * number + longest."""
    counts = [0] * (EMPTY + 1)
    while packed > 1:
        counts[packed & 7] += 1
        packed >>= 3
    count, longest = divmod(lines, 32)
    shape = text.LINES[1 if count == 1 else 2].format(count=count, longest=longest)
    return {
        "stones": names.stones_words(table, counts),
        "zone": names.zone_name(zone),
        "lines": shape if count else "",
    }
