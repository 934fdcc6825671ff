"""Prompts, and for each legal action its label, the thing it points at and a warning."""

from __future__ import annotations

from hexmoot.engine.native.state import KIND, A, B, C
from hexmoot.engine.wording import Label
from hexmoot.games.rune_stones.content.abilities import COLOUR_NAMES
from hexmoot.games.rune_stones.content.pack import all_abilities
from hexmoot.games.rune_stones.rules.actions import (
    BORROW,
    CARD,
    COLOUR,
    DONE,
    FAMILIAR,
    FORGE,
    FREE_SLOT,
    GEM_FOR_ORE,
    ORE_FOR_GEM,
    PASS,
    PLACE,
    PLAY_WILDS,
    ROW,
    SET_WILD,
    SIDE,
    SLOT,
    SMITH,
    SMITH_WILD,
    STONE,
    SUMMON,
    TILE,
    USE,
    UTILIZE,
    YES,
)
from hexmoot.games.rune_stones.rules.card_sets import size
from hexmoot.games.rune_stones.rules.flow import RuneStones
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITY_DIE,
    COPY_OWN,
    COPY_RESPONSE,
    COPY_STEP,
    EXCHANGE_ROW,
    FIRST_DRUID,
    FORGE_PICK,
    HAND,
    KEEP_CARDS,
    OR_SECOND,
    PAY_GEM,
    PICK_GEM,
    PLACE_ROW,
    RAISE_PICK,
    ROW_SLOTS,
    SLOTS,
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
from hexmoot.games.rune_stones.rules.utilize import lost_index
from hexmoot.games.rune_stones.shown.middle import content_of_table
from hexmoot.games.rune_stones.words.log import card_text
from hexmoot.games.rune_stones.words.text import (
    GAME_OVER,
    PAYMENT_NAMES,
    PROMPTS,
    ROW_NAMES,
    SEAT_NAMES,
    WAITING,
    ability_text,
    bonus_text,
    points_text,
    side_text,
)

DONE_TEXTS = {
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

MAIN_TEXTS = {
    SUMMON: "Summon creatures",
    UTILIZE: "Utilize abilities",
    FORGE: "Forge artifacts",
    PASS: "Pass",
}


def kind_of(table: RuneStones) -> int:
    """The kind of the decision on top."""
    return int(table.frames[table.top() + KIND])


# ---- prompts


def prompt(table: RuneStones, viewer: int | None) -> str:
    """The question for the asked seat; for everybody else only whom we wait for."""
    if table.over:
        return GAME_OVER
    if viewer != table.seat:
        return WAITING.format(seat=SEAT_NAMES[table.seat])
    kind = kind_of(table)
    words = {"pool": int(table.pool), "due": int(table.argument(C)), "card": "", "bonus": ""}
    if kind == COPY_RESPONSE:
        words["bonus"] = _response_text(table)
    elif "{card}" in PROMPTS[kind]:
        words["card"] = _ability_name(table, kind)
    return PROMPTS[kind].format(other=SEAT_NAMES[int(table.active)], **words)


def _response_text(table: RuneStones) -> str:
    if table.argument(A) == COPY_STEP:
        return "a familiar step from the forge token"
    return bonus_text(content_of_table(table).smithies[int(table.argument(B))])


def _ability_name(table: RuneStones, kind: int) -> str:
    """The card that asks: the one about to be lost, or the one whose ability is running."""
    content = content_of_table(table)
    if kind == KEEP_CARDS:
        return card_text(content, int(table.played[lost_index(table)]))
    ability = int(table.argument(A))
    if ability < len(content.cards):
        return card_text(content, ability)
    return "the die" if ability >= ABILITY_DIE else "the smithy"


def picks_left(table: RuneStones) -> int:
    """Cards to play, creatures to buy and gems to pay are picked as sets, in any order.

    The third card of a Utilize is a question of its own: two are a whole set already.
    """
    kind = 0 if table.over else kind_of(table)
    if kind == UTIL_CARD:
        return max(0, 2 - int(table.played_count))
    if kind == SUMMON_CARD:
        return int(size(table.zones, HAND + table.seat)) + 1
    if kind == SUMMON_BUY:
        return int(table.book.summon_limit or SLOTS) - int(table.bought).bit_count()
    return int(table.argument(C)) if kind == PAY_GEM else 0


# ---- labels


def label(table: RuneStones, action: int) -> Label:
    """A legal action in words, with what it points at."""
    if action < CARD:
        return _plain_label(table, action)
    if action < USE:
        return _card_label(table, action - CARD)
    if action < SLOT:
        return _played_label(table, action)
    if action < SMITH:
        return _slot_label(table, action)
    if action < ROW:
        return _smith_label(table, action)
    if action < COLOUR:
        return _place_label(table, action)
    if action < GEM_FOR_ORE:
        return _choice_label(table, action)
    return _free_label(table, action)


def _plain_label(table: RuneStones, action: int) -> Label:
    if action == DONE:
        return Label(DONE_TEXTS[kind_of(table)], "done")
    if action == YES:
        token = "TS-C" if kind_of(table) == COPY_RESPONSE else "TS-N"
        return Label("Use the toadstool", f"p{table.seat}:{token}")
    return Label(MAIN_TEXTS[action], f"main:{MAIN_TEXTS[action].split()[0].lower()}")


def _card_label(table: RuneStones, card: int) -> Label:
    content = content_of_table(table)
    name = card_text(content, card)
    target = f"card:{content.cards[card].number}"
    kind = kind_of(table)
    if kind == RAISE_PICK:
        return Label(f"Call back {name}", target)
    if kind == SUMMON_CARD:
        magic = content.cards[card].magic
        return Label(f"Play {name} for {magic} magic", target)
    return Label(f"Play {name}", target, _loss_warning(table, card))


def _loss_warning(table: RuneStones, card: int) -> str:
    """RS-55 to RS-57, RS-124: what playing this card as the next one means for the loss."""
    count = int(table.played_count)
    if count == 0:
        return ""
    lost = card
    if count == 2 and not table.book.loses_highest_of_three:
        lost = int(table.played[0])
    where = "leaves the game" if lost >= FIRST_DRUID else "goes to the general discard"
    return f"{card_text(content_of_table(table), lost)} is then lost and {where}"


def _played_label(table: RuneStones, action: int) -> Label:
    content = content_of_table(table)
    if action >= FAMILIAR:
        card = int(table.played[action - FAMILIAR])
        space = int(table.familiar[table.seat]) + 1
        bonus = ability_text(content.forest[space]) or "No bonus."
        text = f"Give up {card_text(content, card)}: familiar to space {space}. {bonus}"
        return Label(text, f"forest:{space}")
    card = int(table.played[action - USE])
    ability = all_abilities(content)[int(table.book.ability_of(table.seat, card))]
    again = "Use again" if kind_of(table) == COPY_OWN else "Use"
    text = f"{again} {card_text(content, card)}: {ability_text(ability)}"
    return Label(text, f"card:{content.cards[card].number}")


def _slot_label(table: RuneStones, action: int) -> Label:
    slot = action - (FREE_SLOT if action >= FREE_SLOT else SLOT)
    name = card_text(content_of_table(table), int(table.display[slot]))
    target = f"d{slot + 1}"
    if action >= FREE_SLOT:
        return Label(f"Take {name} with For free", target)
    if kind_of(table) == SUMMON_BUY:
        return Label(f"Buy {name} for {int(table.book.display_costs[slot])}", target)
    where = "into your hand" if table.argument(B) == TO_HAND else "to your discard pile"
    return Label(f"Take {name} {where}", target)


def _smith_label(table: RuneStones, action: int) -> Label:
    smithies = content_of_table(table).smithies
    if action >= SMITH_WILD:
        payment = PAYMENT_NAMES[action - SMITH_WILD]
        return Label(f"Forge a wild artifact with {payment}", "sW")
    smithy, payment_index = divmod(action - SMITH, 3)
    part = smithies[smithy]
    colour = COLOUR_NAMES[int(table.smithies[smithy])]
    text = f"Forge the {colour} artifact of {part.name} with {PAYMENT_NAMES[payment_index]}"
    misses = payment_index > 0 and ability_text(part.ability) != ""
    warning = "the smithy's bonus needs a payment in gems" if misses else ""
    return Label(text, part.id, warning)


def _row_value(table: RuneStones, row: int, more: int) -> str:
    count = int(table.row_size(table.seat, row)) + more
    return points_text(int(table.book.row_points[count]))


def _place_label(table: RuneStones, action: int) -> Label:
    seat = table.seat
    if action >= PLACE:
        row, slot = divmod(action - PLACE, ROW_SLOTS)
        value = _row_value(table, row, 1)
        text = f"Row {ROW_NAMES[row]}, {COLOUR_NAMES[slot]} slot (row then worth {value})"
        return Label(text, f"p{seat}:{ROW_NAMES[row]}:{COLOUR_NAMES[slot]}")
    row = action - ROW
    target = f"p{seat}:{ROW_NAMES[row]}"
    if kind_of(table) == PLACE_ROW:
        value = _row_value(table, row, 1)
        colour = COLOUR_NAMES[int(table.smithies[int(table.argument(A))])]
        return Label(f"Row {ROW_NAMES[row]} (then worth {value})", f"{target}:{colour}")
    value = _row_value(table, row, 0)
    return Label(f"Trade in row {ROW_NAMES[row]} for {value}", target)


COLOUR_TEXTS = {
    PAY_GEM: "Pay a {colour} gem",
    SWAP_GEM: "Hand in a {colour} gem",
    PICK_GEM: "Take a {colour} gem",
    WILD_COLOUR: "Make {colour} wild",
}


def _choice_label(table: RuneStones, action: int) -> Label:
    content = content_of_table(table)
    kind = kind_of(table)
    if action < STONE:
        colour = COLOUR_NAMES[action - COLOUR]
        owner = f"p{table.seat}:gem" if kind in (PAY_GEM, SWAP_GEM) else "supply"
        return Label(COLOUR_TEXTS[kind].format(colour=colour), f"{owner}:{colour}")
    if action < SIDE:
        part = content.stones[action - STONE]
        word = "Lay aside" if kind == STONE_DISCARD else "Take"
        return Label(f"{word} {part.name}", part.id)
    if action < TILE:
        ability = all_abilities(content)[int(table.argument(A))]
        text = side_text(ability.sides[action - SIDE])
        return Label(f"{text[0].upper()}{text[1:]}", f"side:{ROW_NAMES[action - SIDE]}")
    wisp = content.wisps[int(table.wisp_up[action - TILE])]
    return Label(f"{wisp.name}: {ability_text(wisp.ability)}", f"w{action - TILE + 1}")


def _free_label(table: RuneStones, action: int) -> Label:
    content = content_of_table(table)
    seat = table.seat
    if action == PLAY_WILDS:
        return Label("Use Wilds: all gems wild, all magic fits, this turn", f"p{seat}:TS-W")
    if action >= BORROW:
        part = content.stones[action - BORROW]
        return Label(f"Use stone: borrow {part.name} for this turn", part.id)
    if action >= SET_WILD:
        colour = COLOUR_NAMES[action - SET_WILD]
        warning = f"{colour} stays wild for the whole game"
        return Label(f"Lay a {colour} gem on Wild gem", f"supply:{colour}", warning)
    if action >= ORE_FOR_GEM:
        colour = COLOUR_NAMES[action - ORE_FOR_GEM]
        return Label(f"Exchange: an ore for a {colour} gem", f"supply:{colour}")
    colour = COLOUR_NAMES[action - GEM_FOR_ORE]
    return Label(f"Exchange: a {colour} gem for an ore", f"p{seat}:gem:{colour}")
