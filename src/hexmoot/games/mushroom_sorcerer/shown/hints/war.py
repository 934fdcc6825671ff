"""What a war would bring: forces of both sides and exact odds, before the dice are thrown."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import Any

from hexmoot.games.mushroom_sorcerer.rules.actions import ELEMENT
from hexmoot.games.mushroom_sorcerer.rules.battle import (
    dice_of,
    fixed_arrows,
    fixed_block,
    shields_of,
    wall_of,
)
from hexmoot.games.mushroom_sorcerer.rules.keys import ELEMENT_KEYS, RESOURCE_KEYS
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    ATTACKER,
    DEFENDER,
    SIDES,
    W_ACTIVE,
    W_CAP,
    W_DAMAGE,
    W_DICE,
    W_EXCESS,
    W_FALLEN,
    W_GUS,
    W_LAND,
    W_REVIVED,
    W_ROLLED,
    W_SEAT,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    FLAME,
    HEIGHT,
    LANDS,
    NONE,
    SERVANT_KINDS,
    STONE,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.war import begin_war
from hexmoot.games.mushroom_sorcerer.words import text


def attack_preview(table: Table, seat: int, land: int, target: int) -> dict[str, Any]:
    """The war this attack would be if nobody announced anything."""
    twin: Any = table.copy()
    begin_war(twin, seat, land, target)
    return war_preview(twin)


def war_preview(table: Table) -> dict[str, Any]:
    """The war that is being announced, with everything announced so far."""
    sides = [side_view(table, side) for side in range(SIDES)]
    cap = int(table.tower_servants(table.war[W_LAND + ATTACKER]))
    height = int(table.height[table.war[W_LAND + DEFENDER]])
    chances = destruction_chances(sides, cap, height)
    return {
        "attacker": sides[ATTACKER],
        "defender": sides[DEFENDER],
        "cap": cap,
        "height": height,
        "most": max(count for count, chance in enumerate(chances) if chance > 0),
        "chances": [round(chance, 4) for chance in chances],
        "expected": round(sum(count * chance for count, chance in enumerate(chances)), 2),
        "at_least_one": round(1 - chances[0], 4),
        "attacker_damage": round(expected_damage(sides, ATTACKER), 2),
        "defender_damage": round(expected_damage(sides, DEFENDER), 2),
    }


def side_view(table: Table, side: int) -> dict[str, Any]:
    """MS-93 to MS-96: arrows and block before and with its dice, the dice, the servants."""
    land = int(table.war[W_LAND + side])
    arrows, block = int(fixed_arrows(table, side)), int(fixed_block(table, side))
    dice = int(dice_of(table, side))
    return {
        "seat": int(table.war[W_SEAT + side]),
        "land": land,
        "arrows": arrows,
        "block": block,
        "dice": dice,
        "most_arrows": arrows + dice,
        "most_block": block + dice,
        "wall": int(wall_of(table, side)),
        "flame": int(table.servants[SERVANT_KINDS * land + FLAME]),
        "stone": int(table.servants[SERVANT_KINDS * land + STONE]),
        "shields": {
            key: int(shields_of(table, table.war[W_SEAT + side], kind))
            for kind, key in enumerate(RESOURCE_KEYS[:SERVANT_KINDS])
        },
    }


def arrow_chances(dice: int) -> list[float]:
    """The chance of each number of arrows among so many dice."""
    return [comb(dice, arrows) / 2**dice for arrows in range(dice + 1)]


def destruction_chances(sides: list[dict[str, Any]], cap: int, height: int) -> list[float]:
    """MS-101, MS-102: for each number the chance that just so many GUs can be destroyed."""
    attacker, defender = sides
    most = min(cap, height)
    found = [0.0] * (most + 1)
    for thrown, likely in enumerate(arrow_chances(attacker["dice"])):
        for answered, answer in enumerate(arrow_chances(defender["dice"])):
            block = defender["block"] + defender["dice"] - answered
            left = attacker["arrows"] + thrown - block - defender["wall"]
            found[max(0, min(left, most))] += likely * answer
    return found


def expected_damage(sides: list[dict[str, Any]], side: int) -> float:
    """MS-95, MS-97: the damage this side's servants face on average."""
    own, rival = sides[side], sides[1 - side]
    damage = 0.0
    for thrown, likely in enumerate(arrow_chances(rival["dice"])):
        for blocked, answer in enumerate(arrow_chances(own["dice"])):
            left = rival["arrows"] + thrown - own["block"] - (own["dice"] - blocked)
            damage += max(0, left) * likely * answer
    return damage


def odds_text(war: Mapping[str, Any]) -> str:
    """MS-101, MS-102: what a war promises before its dice."""
    if war["most"] == 0:
        return text.NO_ODDS
    chance = round(100 * war["at_least_one"])
    return text.ODDS.format(expected=war["expected"], chance=chance)


def revived_stack(table: Table, element: int) -> list[int]:
    """MS-172: the kinds in the attacked tower if this GU came back, bottom first."""
    twin: Any = table.copy()
    land = int(table.war[W_LAND + DEFENDER])
    twin.play(ELEMENT + element)
    return [int(twin.stack[land * HEIGHT + level]) for level in range(int(twin.height[land]))]


def possible_attacks(table: Table, seat: int, source: int = NONE) -> list[tuple[int, int]]:
    """Every attack this seat could make (from one land, if given): from, target."""
    found = []
    for land in range(LANDS):
        if table.owner[land] != seat or table.tower_servants(land) == 0:
            continue
        if source not in (NONE, land):
            continue
        for target in range(LANDS):
            is_near = (int(table.near[land]) >> target) & 1
            if is_near and table.owner[target] not in (NONE, seat):
                found.append((land, target))
    return found


def war_view(table: Table) -> dict[str, Any] | None:
    """The war under way: odds before the dice, the dice and the damage after them."""
    war = table.war
    if war[W_ACTIVE] == 0:
        return None
    shown = war_preview(table)
    dice = [int(war[W_DICE + side]) for side in range(SIDES)]
    arrows = [int(war[W_ROLLED + side]) for side in range(SIDES)]
    shown["thrown"] = [
        {"arrows": arrows[side], "shields": dice[side] - arrows[side]} for side in range(SIDES)
    ]
    shown["damage"] = [int(war[W_DAMAGE + side]) for side in range(SIDES)]
    shown["fought"] = any(dice) or any(shown["damage"])
    shown["counted_cap"] = int(war[W_CAP])
    shown["excess"] = int(war[W_EXCESS])
    shown["fallen"] = int(war[W_FALLEN])
    shown["fallen_gus"] = [
        {
            "kind": ELEMENT_KEYS[int(war[W_GUS + place])],
            "back": (int(war[W_REVIVED]) >> place) & 1 == 1,
        }
        for place in range(int(war[W_FALLEN]))
    ]
    return shown
