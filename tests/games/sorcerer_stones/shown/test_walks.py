"""Walks of several steps in one answer: exactly those that answers, one by one, would allow."""

from __future__ import annotations

from typing import Any, cast

from hexmoot.engine.conformance import positions
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import SPIRIT_TO
from hexmoot.games.sorcerer_stones.rules.flow import Playable
from tests.games.sorcerer_stones.kit import GAME, Table, at, space

ASKED = (kinds.SPIRIT_STEP, kinds.FREE_STEP)


def walking(took: str, here: str = "r4c3") -> Table:
    """Seat 0 has taken stones and walks; the other Spirit stands far off."""
    table = at(2).plane().spirit(here).spirit("r0c4", seat=1).objectives().offer(6, 7, 8, 9)
    return table.before(kinds.SPIRIT_STEP).took(took).go()


def routes(state: Playable) -> list[dict[str, Any]]:
    """The ways the asked seat could walk."""
    found: list[dict[str, Any]] = state.view(state.seat)["table"]["hints"]["routes"]
    return found


def test_a_walk_uses_each_stone_once_in_any_order() -> None:
    """SS-80, SS-82: from r4c3 yellow then red to r4c1 or r5c2; red then yellow behind r4c4."""
    found = {route["target"]: route for route in routes(walking("RY").state)}
    assert found[f"space:{space('r4c1')}"] == {
        "answers": [SPIRIT_TO + space("r4c2"), SPIRIT_TO + space("r4c1")],
        "label": "Walk to row 5, column 2 (2 steps: red, yellow)",
        "target": f"space:{space('r4c1')}",
        "path": [f"space:{space('r4c2')}", f"space:{space('r4c1')}"],
    }
    assert set(found) == {f"space:{space(name)}" for name in ("r4c1", "r4c5", "r5c2", "r5c4")}


def test_walks_keep_off_spirits_and_corners_with_runes() -> None:
    """SS-84 to SS-87: the red corner r5c5 is entered only when its stack is used up."""
    corner = f"space:{space('r5c5')}"
    table = walking("RYR", "r4c3")
    assert corner not in {route["target"] for route in routes(table.state)}
    table.stacks(R="")
    assert corner in {route["target"] for route in routes(table.state)}
    table.spirit("r4c4", seat=1)
    assert corner not in {route["target"] for route in routes(table.state)}


def test_hints_are_for_the_asked_seat_alone() -> None:
    """Others get none, and before the walk there are no routes."""
    state = walking("RY").state
    assert state.view(1)["table"]["hints"] is None
    assert state.view(None)["table"]["hints"] is None
    assert routes(at(2).state) == []


def test_walks_are_just_what_single_steps_allow() -> None:
    """SS-80 to SS-88, SS-104: in random games, by every order of steps that needs no payment."""
    checked = 0
    for position in positions(GAME, 3, "standard", seed=4, every=1):
        state = cast(Playable, position)
        if state.over or state.asked() not in ASKED:
            continue
        ends = {space for path in stepped(state, ()) if len(path) > 1 for space in path[-1:]}
        near = {path[0] for path in stepped(state, ()) if len(path) == 1}
        far = ends - near - {int(state.spirit[state.active])}
        assert {int(route["target"].split(":")[1]) for route in routes(state)} == far
        for route in routes(state):
            twin = state.copy()
            for answer in route["answers"]:
                assert twin.asked() == state.asked()
                twin.apply(answer)
            assert f"space:{int(twin.spirit[state.active])}" == route["target"]
        checked += bool(far)
    assert checked >= 5


def stepped(state: Playable, path: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every walk that one answer after the other allows without spending a stone."""
    found = [path] if path else []
    for action in state.legal():
        is_step = SPIRIT_TO <= action < SPIRIT_TO + 36
        is_paid = (
            state.asked() == kinds.SPIRIT_STEP
            and is_step
            and (state.budget[state.plane[action - SPIRIT_TO]] == 0)
        )
        if not is_step or is_paid:
            continue
        twin = state.copy()
        twin.apply(action)
        space = action - SPIRIT_TO
        if twin.over or twin.asked() != state.asked() or twin.active != state.active:
            found.append((*path, space))
        else:
            found += stepped(twin, (*path, space))
    return found
