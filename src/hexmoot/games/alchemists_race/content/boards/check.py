"""What can be wrong with a board, one small function a rule (AR-139 to AR-149)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexmoot.engine.content import Field as Path
from hexmoot.games.alchemists_race.content.boards.draft import (
    SECOND_PURPLE,
    Draft,
    Problem,
    Problems,
)
from hexmoot.games.alchemists_race.content.boards.shape import check_format
from hexmoot.games.alchemists_race.rules.actions import MOST_SPACES
from hexmoot.games.alchemists_race.rules.kinds import SPACE_WORDS
from hexmoot.games.alchemists_race.rules.tables import MOST_EXITS

LEAST_SPACES: Final = 8
MOST_LOST: Final = 4

Roads = dict[int, set[int]]


def problems_of(draft: Draft) -> list[Problem]:
    """AR-149: all problems in the order of the rules; wrong format or ids stop the search."""
    found = list(check_format(draft))
    if found:
        return found
    found = [*check_size(draft), *check_ids(draft)]
    if any(problem.code == "board_ids" for problem in found):
        return found
    found += [*check_market(draft), *check_edges(draft)]
    roads = good_roads(draft)
    found += [*check_degrees(draft, roads), *check_connected(draft, roads)]
    if not found:
        found += check_way_home(draft, roads)
    return [*found, *check_resources(draft), *check_kinds(draft), *check_coordinates(draft)]


def check_size(draft: Draft) -> Problems:
    """AR-139: 8 to 64 spaces."""
    count = len(draft.data["spaces"])
    if not LEAST_SPACES <= count <= MOST_SPACES:
        reason = f"{count} spaces, allowed {LEAST_SPACES}..{MOST_SPACES}"
        yield draft.problem("board_size", ("spaces",), reason)


def check_ids(draft: Draft) -> Problems:
    """AR-140: ids 0..n-1, each once, and no label twice."""
    last = len(draft.data["spaces"]) - 1
    ids: set[int] = set()
    labels: set[str] = set()
    order = sorted(enumerate(draft.data["spaces"]), key=lambda entry: int(entry[1]["id"]))
    for index, space in order:
        place: Path = ("spaces", index)
        if not 0 <= space["id"] <= last:
            reason = f"id {space['id']} is not one of 0..{last}"
            yield draft.problem("board_ids", (*place, "id"), reason)
        elif space["id"] in ids:
            yield draft.problem("board_ids", (*place, "id"), f"id {space['id']} is used twice")
        if space["label"] in labels:
            reason = f"label {space['label']!r} is used twice"
            yield draft.problem("board_ids", (*place, "label"), reason)
        ids.add(space["id"])
        labels.add(space["label"])


def check_market(draft: Draft) -> Problems:
    """AR-141: exactly one Market."""
    found = [space["id"] for space in draft.spaces if space["kind"] == "market"]
    if len(found) != 1:
        which = f"spaces {', '.join(map(str, found))}" if found else "no space"
        reason = f"{which} of kind market, there must be exactly one"
        yield draft.problem("board_market", ("spaces",), reason)


def check_edges(draft: Draft) -> Problems:
    """AR-142: an edge joins two different known spaces, no pair twice."""
    seen: set[frozenset[int]] = set()
    for index, edge in enumerate(draft.data["edges"]):
        reason = _edge_fault(edge, len(draft.data["spaces"]), seen)
        if reason:
            sentence = f"edge {edge[0]}-{edge[1]} {reason}"
            yield draft.problem("board_edges", ("edges", index), sentence)
        seen.add(frozenset(edge))


def _edge_fault(edge: list[int], size: int, seen: set[frozenset[int]]) -> str:
    if edge[0] == edge[1]:
        return "leads from a space to itself"
    unknown = [end for end in edge if not 0 <= end < size]
    if unknown:
        return f"leads to unknown space {unknown[0]}"
    return "is given twice" if frozenset(edge) in seen else ""


def good_roads(draft: Draft) -> Roads:
    """The neighbours of each space by the edges that AR-142 accepts."""
    size = len(draft.data["spaces"])
    roads: Roads = {space: set() for space in range(size)}
    for one, other in draft.data["edges"]:
        if one != other and 0 <= one < size and 0 <= other < size:
            roads[one].add(other)
            roads[other].add(one)
    return roads


def check_degrees(draft: Draft, roads: Roads) -> Problems:
    """AR-143: no dead ends, and no more than eight roads at a space."""
    for space in draft.spaces:
        degree = len(roads[space["id"]])
        if degree < 2:
            reason = f"has {degree} neighbour{'s' if degree != 1 else ''}, at least 2 are needed"
            yield draft.of_space("board_dead_end", space, reason)
        elif degree > MOST_EXITS:
            reason = f"has {degree} neighbours, at most {MOST_EXITS} are allowed"
            yield draft.of_space("board_degree", space, reason)


def check_connected(draft: Draft, roads: Roads) -> Problems:
    """AR-144: one connected graph."""
    reached = [0] if roads else []
    for space in reached:
        reached.extend(sorted(roads[space] - set(reached)))
    cut_off = sorted(set(roads) - set(reached))
    if cut_off:
        reason = f"cannot be reached from space 0 (nor can {len(cut_off) - 1} others)"
        yield draft.of_space("board_unconnected", draft.spaces[cut_off[0]], reason)


def check_way_home(draft: Draft, roads: Roads) -> Problems:
    """AR-145: from every directed edge a walk without turning back leads to the Market."""
    market = next(space["id"] for space in draft.spaces if space["kind"] == "market")
    for start, space in lost_walks(roads, market):
        reason = f"has no way to the Market for a piece that came from {start}"
        yield draft.of_space("board_no_way_home", draft.spaces[space], reason)


def lost_walks(roads: Roads, market: int) -> list[tuple[int, int]]:
    """The directed edges (from, to) that no walk without turning back leads home from."""
    walks = {(start, space) for start in roads for space in roads[start]}
    home = {walk for walk in walks if walk[1] == market}
    while True:
        leading = {
            (start, space)
            for start, space in walks - home
            if any((space, onward) in home for onward in roads[space] - {start})
        }
        if not leading:
            return sorted(walks - home)
        home |= leading


def check_resources(draft: Draft) -> Problems:
    """AR-146: every resource kind in play has a space."""
    offered = {space.get("resource") for space in draft.spaces}
    for name in draft.kinds_in_play:
        if name not in offered:
            reason = f"no space gives {name}"
            yield draft.problem("board_missing_resource", ("spaces",), reason)


def check_kinds(draft: Draft) -> Problems:
    """AR-147: known kinds and resources, amounts 1..4, purple rock only with `two_purples`."""
    order = sorted(enumerate(draft.data["spaces"]), key=lambda entry: int(entry[1]["id"]))
    for index, space in order:
        yield from _check_kind(draft, ("spaces", index), space, draft.kinds_in_play)
    for name, content in draft.data.get("two_purples", {}).items():
        yield from _check_kind(draft, ("two_purples", name), content, list(draft.resources))


def _check_kind(
    draft: Draft, place: Path, content: Mapping[str, Any], resources: list[str]
) -> Problems:
    kind, resource, amount = content["kind"], content.get("resource"), content.get("amount")
    if kind not in SPACE_WORDS:
        reason = f"unknown kind {kind!r}, allowed: {', '.join(SPACE_WORDS)}"
        yield draft.problem("board_kind", (*place, "kind"), reason)
    if resource is not None and resource not in resources:
        hint = " without two_purples" if resource == SECOND_PURPLE else ""
        reason = f"unknown resource {resource!r}{hint}, allowed: {', '.join(resources)}"
        yield draft.problem("board_kind", (*place, "resource"), reason)
    if amount is not None and not 1 <= amount <= MOST_LOST:
        reason = f"amount {amount}, allowed 1..{MOST_LOST}"
        yield draft.problem("board_kind", (*place, "amount"), reason)


def check_coordinates(draft: Draft) -> Problems:
    """AR-148: every space inside the canvas, no two on one point."""
    canvas = draft.data["canvas"]
    taken: dict[tuple[int, int], int] = {}
    for space in draft.spaces:
        point = (space["x"], space["y"])
        if not (0 <= point[0] <= canvas["width"] and 0 <= point[1] <= canvas["height"]):
            reason = f"lies at {point[0]}, {point[1]}, outside the canvas"
            yield draft.of_space("board_coordinates", space, reason, "x")
        elif point in taken:
            reason = f"lies on the same point as space {taken[point]}"
            yield draft.of_space("board_coordinates", space, reason, "x")
        taken.setdefault(point, space["id"])
