"""For each legal action its label, the thing it points at and a warning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.engine.wording import Label
from hexmoot.games.rune_stones.content.tables import ability_of, content_of
from hexmoot.games.rune_stones.rules.actions import ACTIONS
from hexmoot.games.rune_stones.rules.frames import ABILITY_ASKED, DESTINATION, FORGED_AT
from hexmoot.games.rune_stones.rules.kinds import (
    COLOUR_NAMES,
    COPY_OWN,
    COPY_RESPONSE,
    EXCHANGE_ROW,
    FORGE_PICK,
    KEEP_CARDS,
    OR_SECOND,
    PAY_GEM,
    PAYMENTS,
    PICK_GEM,
    PLACE_ROW,
    RAISE_PICK,
    ROW_SLOTS,
    STONE_DISCARD,
    SUMMON_BUY,
    SUMMON_CARD,
    SWAP_GEM,
    TAKE_CARD,
    TO_HAND,
    UTIL_CARD,
    UTIL_NEXT,
    WILD_COLOUR,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.utilize import lost_of
from hexmoot.games.rune_stones.words.names import (
    PAYMENT_NAMES,
    RESOURCE_NAMES,
    ROW_NAMES,
    SLOT_NAMES,
    card_text,
    loss_text,
    points_text,
)
from hexmoot.games.rune_stones.words.notes import note
from hexmoot.games.rune_stones.words.text import ability_text, side_text

# Families of targets that a board draws beside the ids of the table: buttons, the sides of a card,
# gems, slots and toadstools of a seat, the supply, the cards of an open pile.
PLACES: Final = ("done", "main", "side", "p0", "p1", "p2", "p3", "supply", "card")
DONE_TEXTS: Final = {
    SUMMON_CARD: "Go on to buying",
    SUMMON_BUY: "Buy no more",
    UTIL_CARD: "Two cards are enough",
    UTIL_NEXT: "Leave the other abilities",
    OR_SECOND: "Leave the other side",
    SWAP_GEM: "Hand in no gem",
    TAKE_CARD: "Take no card",
    RAISE_PICK: "Take no card",
    COPY_OWN: "Copy nothing",
    KEEP_CARDS: "Let it go",
    FORGE_PICK: "Forge no more",
    COPY_RESPONSE: "Do not answer",
    EXCHANGE_ROW: "Keep the rows",
    STONE_DISCARD: "Keep all stones",
}
COLOUR_TEXTS: Final = {
    PAY_GEM: "Pay a {gem}",
    SWAP_GEM: "Hand in a {gem}",
    PICK_GEM: "Take a {gem}",
    SUMMON_CARD: "Hand in a {gem} for 1 magic",
    WILD_COLOUR: "Make {colour} wild",
}


# Questions in which a gem of the own ones is chosen, not one of the supply.
HANDED_IN: Final = (PAY_GEM, SWAP_GEM, SUMMON_CARD)


def label(table: Table, action: int) -> Label:
    """A legal action in words, with what it points at."""
    word, index = ACTIONS.family(action)
    return LABELS[word](table, index).with_note(note(table, action))


# ---- plain answers and cards


def _done(table: Table, index: int) -> Label:
    return Label(DONE_TEXTS[int(table.asked())], "done")


def _yes(table: Table, index: int) -> Label:
    token = "TS-C" if table.asked() == COPY_RESPONSE else "TS-N"
    return Label("Use the toadstool", f"p{table.seat}:{token}")


def _card(table: Table, card: int) -> Label:
    content = content_of(table)
    name = card_text(content, card)
    target = f"card:{content.cards[card].number}"
    kind = table.asked()
    if kind == RAISE_PICK:
        return Label(f"Call back {name}", target)
    if kind == SUMMON_CARD:
        return Label(f"Play {name} for {content.cards[card].magic} magic", target)
    return Label(f"Play {name}", target, _loss_warning(table, card), is_meant=True)


def _loss_warning(table: Table, card: int) -> str:
    """RS-55 to RS-57, RS-124: what playing this card as the next one means for the loss."""
    count = int(table.played_count)
    if count == 0:
        return ""
    place = int(lost_of(table, count + 1))
    lost = card if place == count else int(table.played[place])
    return f"{card_text(content_of(table), lost)} is then lost and {loss_text(lost)}"


def _use(table: Table, index: int) -> Label:
    content = content_of(table)
    card = int(table.played[index])
    ability = ability_of(table, int(table.tables.ability_of(table.seat, card)))
    again = "Use again" if table.asked() == COPY_OWN else "Use"
    text = f"{again} {card_text(content, card)}: {ability_text(ability)}"
    return Label(text, f"card:{content.cards[card].number}")


def _familiar(table: Table, index: int) -> Label:
    content = content_of(table)
    card = card_text(content, int(table.played[index]))
    space = int(table.familiar[table.seat]) + 1
    bonus = ability_text(content.forest[space]) or "No bonus."
    return Label(f"Give up {card}: familiar to space {space}. {bonus}", f"forest:{space}")


# ---- display and smithies


def _slot_card(table: Table, slot: int) -> str:
    return card_text(content_of(table), int(table.display[slot]))


def _slot(table: Table, slot: int) -> Label:
    name = _slot_card(table, slot)
    if table.asked() == SUMMON_BUY:
        return Label(f"Buy {name} for {int(table.terms.display_costs[slot])}", f"d{slot + 1}")
    where = "into the hand" if table.argument(DESTINATION) == TO_HAND else "to the discard pile"
    return Label(f"Take {name} {where}", f"d{slot + 1}")


def _free_slot(table: Table, slot: int) -> Label:
    return Label(f"Take {_slot_card(table, slot)} with For free", f"d{slot + 1}")


def _smith(table: Table, index: int) -> Label:
    smithy, payment = divmod(index, PAYMENTS)
    part = content_of(table).smithies[smithy]
    colour = COLOUR_NAMES[int(table.smithies[smithy])]
    text = f"Forge the {colour} artifact of {part.name} with {PAYMENT_NAMES[payment]}"
    misses = payment > 0 and ability_text(part.ability) != ""
    warning = "the smithy's bonus needs a payment in gems" if misses else ""
    return Label(text, part.id, warning)


def _smith_wild(table: Table, payment: int) -> Label:
    return Label(f"Forge a wild artifact with {PAYMENT_NAMES[payment]}", "sW")


# ---- rows


def _row_value(table: Table, row: int, more: int) -> str:
    count = int(table.row_size(table.seat, row)) + more
    return points_text(int(table.tables.row_points[count]))


def _row(table: Table, row: int) -> Label:
    target = f"p{table.seat}:{ROW_NAMES[row]}"
    if table.asked() == PLACE_ROW:
        colour = COLOUR_NAMES[int(table.smithies[int(table.argument(FORGED_AT))])]
        text = f"Row {ROW_NAMES[row]} (then worth {_row_value(table, row, 1)})"
        return Label(text, f"{target}:{colour}")
    return Label(f"Trade in row {ROW_NAMES[row]} for {_row_value(table, row, 0)}", target)


def _place(table: Table, index: int) -> Label:
    row, slot = divmod(index, ROW_SLOTS)
    value = _row_value(table, row, 1)
    text = f"Row {ROW_NAMES[row]}, {SLOT_NAMES[slot]} slot (row then worth {value})"
    return Label(text, f"p{table.seat}:{ROW_NAMES[row]}:{COLOUR_NAMES[slot]}")


# ---- colours, stones, sides and wisps


def _colour(table: Table, index: int) -> Label:
    kind = int(table.asked())
    colour = COLOUR_NAMES[index]
    owner = f"p{table.seat}:gem" if kind in HANDED_IN else "supply"
    text = COLOUR_TEXTS[kind].format(colour=colour, gem=RESOURCE_NAMES[index])
    return Label(text, f"{owner}:{colour}")


def _stone(table: Table, stone: int) -> Label:
    part = content_of(table).stones[stone]
    word = "Lay aside" if table.asked() == STONE_DISCARD else "Take"
    return Label(f"{word} {part.name}", part.id)


def _side(table: Table, side: int) -> Label:
    ability = ability_of(table, int(table.argument(ABILITY_ASKED)))
    text = side_text(ability.sides[side])
    return Label(f"{text[0].upper()}{text[1:]}", f"side:{ROW_NAMES[side]}")


def _tile(table: Table, tile: int) -> Label:
    wisp = content_of(table).wisps[int(table.wisp_up[tile])]
    return Label(f"{wisp.name}: {ability_text(wisp.ability)}", f"w{tile + 1}")


# ---- free plays


def _gem_for_ore(table: Table, index: int) -> Label:
    colour = COLOUR_NAMES[index]
    return Label(f"Exchange: a {RESOURCE_NAMES[index]} for an ore", f"p{table.seat}:gem:{colour}")


def _ore_for_gem(table: Table, index: int) -> Label:
    colour = COLOUR_NAMES[index]
    return Label(f"Exchange: an ore for a {RESOURCE_NAMES[index]}", f"supply:{colour}")


def _set_wild(table: Table, index: int) -> Label:
    colour = COLOUR_NAMES[index]
    warning = f"{colour} stays wild for the whole game"
    return Label(f"Lay a {colour} gem on Wild gem", f"supply:{colour}", warning)


def _borrow(table: Table, stone: int) -> Label:
    part = content_of(table).stones[stone]
    return Label(f"Use stone: borrow {part.name} for this turn", part.id)


def _wilds(table: Table, index: int) -> Label:
    return Label("Use Wilds: all gems wild, all magic fits, this turn", f"p{table.seat}:TS-W")


LABELS: Final[dict[str, Callable[[Table, int], Label]]] = {
    "done": _done,
    "yes": _yes,
    "summon": lambda table, index: Label("Summon creatures", "main:summon"),
    "utilize": lambda table, index: Label("Utilize abilities", "main:utilize"),
    "forge": lambda table, index: Label("Forge artifacts", "main:forge"),
    "pass": lambda table, index: Label("Pass", "main:pass"),
    "card": _card,
    "use": _use,
    "familiar": _familiar,
    "slot": _slot,
    "free-slot": _free_slot,
    "smith": _smith,
    "smith-wild": _smith_wild,
    "row": _row,
    "place": _place,
    "colour": _colour,
    "stone": _stone,
    "side": _side,
    "tile": _tile,
    "gem-for-ore": _gem_for_ore,
    "ore-for-gem": _ore_for_gem,
    "set-wild": _set_wild,
    "borrow": _borrow,
    "wilds": _wilds,
}
