"""What would be: where a roll or a step leads, what a landing brings, what a sale makes.

Hints are for the seat that is asked, and made of nothing but what lies open (AR-10).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from hexmoot.engine.gravity import is_grave
from hexmoot.games.alchemists_race.rules.actions import (
    ACTIONS,
    POTION_WORDS,
    RESOURCE_WORDS,
)
from hexmoot.games.alchemists_race.rules.kinds import (
    KINDS,
    MARKET,
    NO_SPACE,
    PLAIN,
    POST_ROLL,
    RESOURCE_SPACE,
)
from hexmoot.games.alchemists_race.rules.losses import landing_loss
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.shown.walks import Heading, Walks, ends_of_rolls
from hexmoot.games.alchemists_race.words.labels import loss_warning
from hexmoot.games.alchemists_race.words.names import (
    place_name,
    resource_name,
    seat_name,
    space_name,
)
from hexmoot.games.alchemists_race.words.text import HINTS

MOST_NAMED_ENDS: Final = 2

Offered = dict[str, list[int]]
Hint = dict[str, Any]


def hints_for(table: Table, viewer: int | None, is_whole: bool = True) -> Hint | None:
    """The hints for the asked seat; nothing for anybody else.

    Unless they are whole, what is drawn while one points is left out: roads, ends, faces.
    """
    if table.over or viewer != table.seat:
        return None
    offered = offered_to(table)
    walks = {first: walks_of(table, first) for first in offered.get("step", [])}
    return {
        "reach": reach(table, offered) if is_whole or table.asked() == POST_ROLL else [],
        "steps": [step_hint(table, first, walks[first], is_whole) for first in walks],
        "routes": routes(table, list(walks.values()), offered, is_whole),
        "lacks": lacks(table, offered),
        "sales": sales(table, offered),
    }


def offered_to(table: Table) -> Offered:
    """The legal answers by family."""
    found: Offered = {}
    for action in table.legal():
        word, index = ACTIONS.family(action)
        found.setdefault(word, []).append(index)
    return found


# ---- rolls


def reach(table: Table, offered: Offered) -> list[Hint]:
    """AR-29: the spaces each face of the die can lead to; once it is rolled, no face is left."""
    is_rolled = table.asked() == POST_ROLL
    if not is_rolled and "roll" not in offered:
        return []
    here, back = int(table.here()), int(table.came_from[table.active])
    most = int(table.die if is_rolled else table.terms.die_sides)
    ends = ends_of_rolls(table.board, here, back, most)
    if is_rolled:
        return [{"space": space, "faces": []} for space in sorted(ends[-1])]
    return [
        {"space": space, "faces": [face for face, some in enumerate(ends, 1) if space in some]}
        for space in sorted(set().union(*ends))
    ]


# ---- steps and walks


def walks_of(table: Table, first: int) -> Walks:
    """All walks that begin with a step to this space."""
    return Walks(table.board, int(table.here()), first, int(table.steps_left))


def step_hint(table: Table, first: int, walks: Walks, is_whole: bool) -> Hint:
    """Where a step leads: the roads beyond it and what their ends bring."""
    ends = list(dict.fromkeys(heading[0] for _, heading in walks.ends()))
    return {
        "target": f"space:{first}",
        "roads": walks.roads() if is_whole else [],
        "ends": [landing(table, end) for end in ends] if is_whole else [],
        "outlook": outlook(table, ends),
    }


def outlook(table: Table, ends: list[int]) -> str:
    """`ends on Mushroom (Blue there) or Grass`; only how many there are where they are many."""
    if len(ends) > MOST_NAMED_ENDS:
        return HINTS["many_ends"].format(count=len(ends))
    places = " or ".join(_place_with_company(table, end) for end in ends)
    return HINTS["ends_on"].format(places=places)


def _place_with_company(table: Table, space: int) -> str:
    there = [
        seat_name(seat)
        for seat in range(table.seats)
        if seat != table.active and table.position[seat] == space
    ]
    name = space_name(table, space)
    return HINTS["company"].format(space=name, seats=", ".join(there)) if there else name


def routes(table: Table, fans: list[Walks], offered: Offered, is_whole: bool) -> list[Hint]:
    """Walks to spaces further off, without a question on the way.

    Where several lead to a space, only what they leave different is asked: AR-31, the way back is
    barred to the next walk, so one for each road the space can be entered by.
    """
    near = {*offered.get("step", []), *([int(table.here())] if "stop" in offered else [])}
    asking = meetings(table)
    found: dict[int, dict[int, list[Route]]] = {}
    for walks in fans:
        for place, heading in walks.ends():
            if heading[0] not in near:
                ways = found.setdefault(heading[0], {})
                ways.setdefault(_left_by(table, heading), []).append(Route(walks, place, heading))
    return [
        route_hint(table, alike[0], len(ways) > 1, is_whole)
        for ways in found.values()
        if not asking
        or not any(asking & route.passed() for alike in ways.values() for route in alike)
        for alike in ways.values()
    ]


def _left_by(table: Table, heading: Heading) -> int:
    """AR-31, AR-44: the space that is barred to the next walk; none after a rest on the Market."""
    return int(NO_SPACE) if heading[0] == table.board.market else heading[1]


class Route(NamedTuple):
    """One of the walks that end with this heading; all of them leave the table the same."""

    walks: Walks
    place: int
    heading: Heading

    def path(self) -> list[int]:
        """The spaces of the walk, in order."""
        return self.walks.path(self.place, self.heading)

    def passed(self) -> set[int]:
        """The spaces such walks pass before the last: somebody may be there."""
        return self.walks.passed(self.place, self.heading)


def meetings(table: Table) -> set[int]:
    """AR-113, AR-119, AR-127: the spaces on which the mover would be asked about an attack."""
    if not table.is_armed(table.active):
        return set()
    others = [seat for seat in range(table.seats) if seat != table.active]
    return {int(table.position[seat]) for seat in others if table.is_exposed(seat)}


def route_hint(table: Table, route: Route, is_one_of_several: bool, is_whole: bool) -> Hint:
    """One walk that needs no more than a click on its end, or on its end and the road to it."""
    path = route.path()
    end, answers, warning = path[-1], route.walks.answers(path), loss_warning(table, path[-1])
    words = HINTS["walk_by" if is_one_of_several else "walk"]
    by = path[-2] if len(path) > 1 else end
    return {
        "target": f"space:{end}",
        "label": words.format(space=place_name(table, end), by=place_name(table, by)),
        "warning": warning,
        "grave": is_grave(table, answers, warning),
        "answers": answers,
        "roads": _roads_along(table, path) if is_whole else [],
        "ends": [landing(table, end)] if is_whole else [],
    }


def _roads_along(table: Table, path: list[int]) -> list[list[int]]:
    """The roads of a walk, each as its two ends."""
    return [list(road) for road in zip([int(table.here()), *path], path, strict=False)]


def landing(table: Table, space: int) -> Hint:
    """What the mover gets or loses by ending on a space."""
    lost = int(landing_loss(table, table.active, space))
    row = table.board.spaces[space]
    is_found = row.kind == RESOURCE_SPACE and table.has_left(row.resource)
    return {
        "space": space,
        "brings": HINTS[_landing_key(row.kind, is_found, lost)].format(amount=lost),
        "resource": RESOURCE_WORDS[row.resource] if is_found else None,
        "is_loss": lost > 0,
    }


def _landing_key(kind: int, is_found: bool, lost: int) -> str:
    """Which words fit a landing (AR-44, AR-50, AR-51, AR-54, AR-57, AR-59)."""
    if kind in (MARKET, PLAIN):
        return "market" if kind == MARKET else "plain"
    if is_found:
        return "gain"
    return "loss" if lost > 0 else "unchanged"


# ---- the Market


def lacks(table: Table, offered: Offered) -> dict[str, str]:
    """AR-62, AR-63: while potions can be crafted, why the others cannot."""
    if "craft" not in offered:
        return {}
    barred = [potion for potion in range(KINDS) if potion not in offered["craft"]]
    return {f"potion:{POTION_WORDS[potion]}": lack_of(table, potion) for potion in barred}


def lack_of(table: Table, potion: int) -> str:
    """What is missing for a potion: a card, or some of its resources."""
    if table.stacks[potion] == 0:
        return HINTS["no_card"]
    row = table.active * KINDS
    needed = Counter([int(table.terms.first_cost[potion]), int(table.terms.second_cost[potion])])
    missing = [kind for kind, count in needed.items() if table.resources[row + kind] < count]
    return HINTS["needs"].format(resources=", ".join(resource_name(kind) for kind in missing))


def sales(table: Table, offered: Offered) -> dict[str, int]:
    """AR-5, AR-73: the coins the seller would have after selling one of each kind."""
    coins = int(table.coins[table.active])
    return {
        f"potion:{POTION_WORDS[potion]}": coins + int(table.terms.value[potion])
        for potion in offered.get("sell", [])
    }
