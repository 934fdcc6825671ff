"""What a thing says that no answer points at: what is missing, or which action leads to it."""

from __future__ import annotations

from collections.abc import Iterator

from hexmoot.engine.wording import Closed
from hexmoot.games.mushroom_sorcerer.rules.actions import ATTACK
from hexmoot.games.mushroom_sorcerer.rules.casting import spell_cost
from hexmoot.games.mushroom_sorcerer.rules.growing import growth_price
from hexmoot.games.mushroom_sorcerer.rules.keys import DECK_KEYS, SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.rules.kinds import TURN_MENU
from hexmoot.games.mushroom_sorcerer.rules.memory import MAIN_NONE, T_MAIN
from hexmoot.games.mushroom_sorcerer.rules.pieces import DROP, GOODS, LANDS, MANA, NONE, SLOTS
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.shown.hints.war import possible_attacks
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import goods_text
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind


def closed(table: Table) -> list[Closed]:
    """MS-28 to MS-31: lands, decks, tracks and scrolls in the menu of a turn."""
    if asked_kind(table) != TURN_MENU:
        return []
    return [*_lands(table), *_main_things(table), *_scrolls(table)]


def _lands(table: Table) -> Iterator[Closed]:
    """MS-44, MS-86: a rival's tower leads to the attacks on it, free land says its price."""
    attacks = possible_attacks(table, table.seat)
    legal = table.legal()
    for land in range(LANDS):
        sources = {source for source, target in attacks if target == land}
        ways = tuple(ATTACK + source for source in sorted(sources) if ATTACK + source in legal)
        yield Closed(f"land:{land}", "" if ways else _land_words(table, land), ways)


def _land_words(table: Table, land: int) -> str:
    owner = int(table.owner[land])
    if owner not in (NONE, table.seat):
        return text.CLOSED["done" if _has_acted(table) else "no_attack"]
    if not (int(table.free_lands()) >> land) & 1 and owner == NONE:
        return text.CLOSED["forbidden"]
    if table.height[land] >= table.tables.height:
        return text.CLOSED["full"]
    price, held = int(growth_price(table, table.seat, land)), _held(table, DROP)
    if price > held:
        return text.CLOSED["drops"].format(price=goods_text(DROP, price), held=held)
    return text.CLOSED["done" if _has_acted(table) else "no_growth"]


def _has_acted(table: Table) -> bool:
    """MS-30: one main action a turn."""
    return bool(table.turn[T_MAIN] != MAIN_NONE)


def _held(table: Table, good: int) -> int:
    return int(table.goods[table.seat * GOODS + good])


def _main_things(table: Table) -> Iterator[Closed]:
    """MS-38, MS-74: why nothing can be studied or summoned."""
    words = text.CLOSED["done" if _has_acted(table) else "not_now"]
    for deck, key in enumerate(DECK_KEYS):
        is_empty = table.deck_top[deck] == NONE
        yield Closed(f"deck:{key}", text.CLOSED["empty"] if is_empty else words)
    yield Closed("track:", text.CLOSED["done" if _has_acted(table) else "no_level"])


def _scrolls(table: Table) -> Iterator[Closed]:
    """MS-112: the mana a scroll costs, or what it waits for."""
    for slot in range(SLOTS):
        spell = int(table.archive[table.seat * SLOTS + slot])
        if spell != NONE:
            mana, held = int(spell_cost(table, table.seat, spell)), _held(table, MANA)
            words = {"price": goods_text(MANA, mana), "held": held}
            name = "mana" if mana > held else "scroll"
            yield Closed(f"scroll:{SPELL_KEYS[spell]}", text.CLOSED[name].format(**words))
