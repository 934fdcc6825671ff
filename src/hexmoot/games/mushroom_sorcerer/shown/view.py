"""What people see: the table as plain data, and the questions in words.

Only the order of the decks is hidden, and no order is kept: all viewers see the same table.
"""

from __future__ import annotations

from typing import Any, cast

from hexmoot.engine.native.state import A, B
from hexmoot.games.mushroom_sorcerer.content.keys import (
    BONUS_KEYS,
    DECK_KEYS,
    ELEMENT_KEYS,
    GOOD_KEYS,
    LAND_KINDS,
    LAND_LABELS,
    POTION_KEYS,
    SORCERER_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.casting import spell_cost
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    COLUMNS,
    DECISIONS,
    DECKS,
    GENERAL,
    GOODS,
    HEIGHT,
    KINDS,
    LANDS,
    MAIN_NONE,
    NONE,
    PLENTY,
    POTIONS,
    SLOTS,
    SPELLS,
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
    TURN_MENU,
    VICTIM,
    WAR_TARGET,
)
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable
from hexmoot.games.mushroom_sorcerer.shown.hints.preview import (
    attack_preview,
    possible_attacks,
    war_view,
)
from hexmoot.games.mushroom_sorcerer.shown.reasons import reasons
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import phase_name, spell_name
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind, asked_land, picks_left

MAINS = ("none", "study", "grow", "summon", "war")
PHASES = ("twilight", "night", "daybreak")


def bits(mask: int, size: int) -> list[int]:
    """The members of a bit set."""
    return [index for index in range(size) if (int(mask) >> index) & 1]


# ---- the table


def table_view(forest: ForestTable) -> dict[str, Any]:
    """Everything on the table, named one by one."""
    house = forest.house
    return {
        "round": int(forest.round),
        "max_rounds": int(house.max_rounds),
        "phase": PHASES[int(forest.phase)],
        "cycle": int(forest.cycle),
        "phase_name": phase_name(int(forest.phase), int(forest.cycle)),
        "active": int(forest.active),
        "order": [int(forest.order[index]) for index in range(forest.seats)],
        "queue": [int(forest.queue[at]) for at in range(forest.queue_at, forest.queue_size)],
        "dominance": forest.dominance != 0,
        "blessed": bits(forest.blessed, forest.seats),
        "goal": int(house.goal),
        "moon_box": int(house.moon_box),
        "checkpoints": checkpoints(forest),
        "lands": [land_view(forest, land) for land in range(LANDS)],
        "seats": [seat_view(forest, seat) for seat in range(forest.seats)],
        "decks": [deck_view(forest, deck) for deck in range(DECKS)],
        "discard": [SPELL_KEYS[spell] for spell in bits(forest.discard, SPELLS)],
        "supply": {
            key: None if forest.supply[good] > PLENTY // 2 else int(forest.supply[good])
            for good, key in enumerate(GOOD_KEYS)
        },
        "box": {key: int(forest.box[kind]) for kind, key in enumerate(ELEMENT_KEYS)},
        "dice": int(forest.dice_supply),
        "debris": int(forest.debris_supply),
        "tracks": [track_view(forest, element) for element in range(KINDS)],
        "turn": turn_view(forest),
        "war": war_view(forest),
        "attacks": attacks_view(forest),
        "asked": asked_view(forest),
    }


def checkpoints(forest: ForestTable) -> list[dict[str, int]]:
    """MS-72: moon elements and the moon GUs they then need."""
    house = forest.house
    return [
        {"elements": int(house.checkpoint_elements[at]), "gus": int(house.checkpoint_gus[at])}
        for at in range(len(house.checkpoint_elements))
    ]


def land_view(forest: ForestTable, land: int) -> dict[str, Any]:
    """One cell of the forest with everything on it."""
    kind = LAND_KINDS[int(forest.land_kind[land])]
    good, owner, height = (
        int(forest.land_good[land]),
        int(forest.owner[land]),
        int(forest.height[land]),
    )
    return {
        "id": f"land:{land}",
        "number": land,
        "label": LAND_LABELS[land],
        "row": land // COLUMNS,
        "column": land % COLUMNS,
        "kind": kind,
        "resource": None if good == NONE else GOOD_KEYS[good],
        "debris": land in bits(forest.debris, LANDS),
        "owner": None if owner == NONE else owner,
        "stack": [ELEMENT_KEYS[int(forest.stack[land * HEIGHT + n])] for n in range(height)],
        "height": height,
        "flame": int(forest.servants[2 * land]),
        "stone": int(forest.servants[2 * land + 1]),
        "near": bits(forest.near[land], LANDS),
        "tooltip": land_tooltip(kind, good),
    }


def land_tooltip(kind: str, good: int) -> str:
    """What a land is good for now."""
    if kind in ("shrine", "forbidden"):
        return text.LANDS[kind][1]
    if good == NONE:
        return text.LAND_EMPTY
    if kind == "plateau":
        return text.LANDS[kind][1]
    return text.LAND_GIVES.format(good=text.GOODS[GOOD_KEYS[good]][0])


def seat_view(forest: ForestTable, seat: int) -> dict[str, Any]:
    """One sorcerer: path and score, goods, elements, scrolls, potions."""
    role = SORCERER_KEYS[int(forest.role[seat])]
    potion = int(forest.potion[seat])
    goods = {key: int(forest.goods[seat * GOODS + good]) for good, key in enumerate(GOOD_KEYS)}
    return {
        "id": f"seat:{seat}",
        "seat": seat,
        "sorcerer": role,
        "name": text.SORCERERS[role][0],
        "title": text.SORCERERS[role][1],
        "colour": forest.tables.colours[forest.role[seat]],
        "path": "moon" if forest.is_on_moon(seat) else "influence",
        "influence": int(forest.influence[seat]),
        "moon": int(forest.moon[seat]),
        "moon_gus": int(forest.moon_gus(seat)),
        "needs": next_checkpoint(forest, seat),
        "is_blessed": bool(forest.is_blessed(seat)),
        "gus": int(forest.gus_of(seat)),
        "towers": bits(forest.towers[seat], LANDS),
        "platforms": int(forest.platforms_left(seat)),
        "drops": goods["drop"],
        "flasks": goods["flask"],
        "mana": goods["mana"],
        "reserve": {"flame": goods["flame"], "stone": goods["stone"]},
        "servants": int(forest.servants_of(seat)),
        "dice": int(forest.dice[seat]),
        "elements": [element_view(forest, seat, element) for element in range(GENERAL)],
        "archive": [scroll_view(forest, seat, n) for n in range(forest.archive_size[seat])],
        "archive_room": int(forest.tables.archive),
        "potion": None if potion == NONE else POTION_KEYS[potion],
        "potion_name": "" if potion == NONE else text.POTIONS[POTION_KEYS[potion]][0],
        "potion_mastered": bool(forest.masters_potion(seat)),
        "potions_left": [POTION_KEYS[left] for left in bits(forest.potions_left[seat], POTIONS)],
        "potions": [potion_view(forest, seat, potion) for potion in own_potions(forest, seat)],
        "free_gu": forest.free_gu[seat] != 0,
    }


def own_potions(forest: ForestTable, seat: int) -> list[int]:
    """MS-2: the five potions of this sorcerer, drunk or not."""
    owners = forest.tables.potion_owner
    return [potion for potion in range(POTIONS) if owners[potion] == forest.role[seat]]


def potion_view(forest: ForestTable, seat: int, potion: int) -> dict[str, Any]:
    """MS-24, MS-156: a potion, the element that masters it (None: no master effect), its state."""
    element = int(forest.tables.potion_element[potion])
    is_left = (int(forest.potions_left[seat]) >> potion) & 1 == 1
    return {
        "id": f"potion:{POTION_KEYS[potion]}",
        "potion": POTION_KEYS[potion],
        "name": text.POTIONS[POTION_KEYS[potion]][0],
        "element": None if element == NONE else ELEMENT_KEYS[element],
        "mastered": element != NONE and bool(forest.is_mastered(seat, element)),
        "state": "left" if is_left else "active" if forest.potion[seat] == potion else "drunk",
    }


def next_checkpoint(forest: ForestTable, seat: int) -> dict[str, int] | None:
    """MS-72: the checkpoint a moon seeker has reached, or the first one."""
    if not forest.is_on_moon(seat):
        return None
    points = checkpoints(forest)
    reached = [point for point in points if point["elements"] <= forest.moon[seat]]
    return (reached or points[:1])[-1]


def element_view(forest: ForestTable, seat: int, element: int) -> dict[str, Any]:
    """A seat's place on a general track."""
    return {
        "element": ELEMENT_KEYS[element],
        "at": int(forest.position(seat, element)),
        "level": int(forest.level(seat, element)),
        "mastered": bool(forest.is_mastered(seat, element)),
    }


def scroll_view(forest: ForestTable, seat: int, slot: int) -> dict[str, Any]:
    """A scroll in an archive: what it costs its owner now, and whether it is used up."""
    spell = int(forest.archive[seat * SLOTS + slot])
    return {
        "id": f"scroll:{SPELL_KEYS[spell]}",
        "slot": slot,
        "spell": SPELL_KEYS[spell],
        "name": spell_name(spell),
        "deck": DECK_KEYS[int(forest.tables.spell_deck[spell])],
        "mana": int(spell_cost(forest, seat, spell)),
        "flipped": bool(forest.is_flipped(spell)),
        "cast": spell in bits(forest.turn[T_CAST], SPELLS),
        "tooltip": text.SPELLS[SPELL_KEYS[spell]][1],
    }


def deck_view(forest: ForestTable, deck: int) -> dict[str, Any]:
    """MS-12: a deck's top scroll and how many are left."""
    top = int(forest.deck_top[deck])
    return {
        "id": f"deck:{DECK_KEYS[deck]}",
        "deck": DECK_KEYS[deck],
        "name": text.DECKS[DECK_KEYS[deck]][0],
        "top": None if top == NONE else SPELL_KEYS[top],
        "top_name": "" if top == NONE else spell_name(top),
        "mana": 0 if top == NONE else int(forest.tables.spell_mana[top]),
        "tooltip": "" if top == NONE else text.SPELLS[SPELL_KEYS[top]][1],
        "left": int(forest.deck_size(deck)),
    }


def track_view(forest: ForestTable, element: int) -> dict[str, Any]:
    """A track: its spaces, their levels and bonuses."""
    tables = forest.tables
    length = int(tables.track_length[element])
    bonuses = [int(tables.bonus(element, at)) for at in range(length + 1)]
    return {
        "element": ELEMENT_KEYS[element],
        "length": length,
        "levels": []
        if element == GENERAL
        else [int(tables.level_at[n]) for n in range(length + 1)],
        "bonuses": [None if bonus == NONE else BONUS_KEYS[bonus] for bonus in bonuses],
    }


def turn_view(forest: ForestTable) -> dict[str, Any]:
    """What the running turn has seen so far."""
    turn = forest.turn
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
        "cast": [SPELL_KEYS[spell] for spell in bits(turn[T_CAST], SPELLS)],
        "last_target": None if target == NONE else target,
    }


def attacks_view(forest: ForestTable) -> list[dict[str, Any]]:
    """MS-86: the attacks the active sorcerer may choose among now, with their odds."""
    kind = asked_kind(forest)
    if kind == WAR_TARGET:
        found = possible_attacks(forest, forest.seat, int(forest.argument(A)))
    elif kind == TURN_MENU and forest.turn[T_MAIN] == MAIN_NONE:
        found = possible_attacks(forest, forest.seat)
    else:
        found = []
    seat = int(forest.active)
    return [attack_preview(forest, seat, land, target) for land, target in found]


def asked_view(forest: ForestTable) -> dict[str, Any] | None:
    """Which thing on the table the present question is about."""
    kind = asked_kind(forest)
    if kind == NONE:
        return None
    land = asked_land(forest)
    return {
        "kind": DECISIONS[kind],
        "seat": forest.seat,
        "land": None if land == NONE else f"land:{land}",
        "left": picks_left(forest),
        "damage": int(forest.argument(B)) if kind == VICTIM else 0,
        "because": reasons(forest),
    }


def score_parts(forest: ForestTable) -> list[dict[str, int]]:
    """Each seat's progress on its path: influence, or moon elements."""
    return [
        {"influence": int(forest.influence[seat]), "moon": int(forest.moon[seat])}
        for seat in range(forest.seats)
    ]


def forest_of(state: object) -> ForestTable:
    """A state of this game by its own name."""
    return cast(ForestTable, state)
