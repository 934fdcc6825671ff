"""Hints for the asked seat: where rolls and steps lead, what landings bring, sales and lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.games.alchemists_race.rules.flow import Playable
from hexmoot.games.alchemists_race.rules.kinds import (
    END_MOVE,
    PATH,
    POISON_POTION,
    POST_ROLL,
    PRE_ROLL,
)
from hexmoot.games.alchemists_race.shown.hints import hints_for
from tests.games.alchemists_race.kit.boards import pocket_ring
from tests.games.alchemists_race.kit.table import GAME, Table, at
from tests.games.alchemists_race.kit.walker import Walk, ends_of_face, walks

ASKED = "O18<O17 speed"


def hints(table: Table) -> dict[str, Any]:
    """The hints of the asked seat."""
    shown: dict[str, Any] = table.state.view(table.state.seat)["table"]["hints"]
    return shown


def labels(table: Table, spaces: list[dict[str, Any]]) -> list[str]:
    """The labels of the spaces hints speak of."""
    return [table.labels[hint["space"]] for hint in spaces]


def roads(table: Table, hint: dict[str, Any]) -> str:
    """The roads of a hint by the labels of their ends."""
    return " ".join("-".join(table.labels[space] for space in road) for road in hint["roads"])


def step(table: Table, label: str) -> dict[str, Any]:
    """The hint of a step to this space."""
    return _to(table, "steps", label)


def route(table: Table, label: str) -> dict[str, Any]:
    """The hint of a walk to this space."""
    return _to(table, "routes", label)


def _to(table: Table, kind: str, label: str) -> dict[str, Any]:
    target = f"space:{table.labels.index(label)}"
    return next(hint for hint in hints(table)[kind] if hint["target"] == target)


def far(table: Table) -> list[str]:
    """Where a single click walks to."""
    return [table.labels[int(hint["target"][6:])] for hint in hints(table)["routes"]]


# ---- whom they are for


def test_only_the_asked_seat_gets_hints() -> None:
    """AR-10: nothing is secret, but others are not asked; nobody is when the game is over."""
    table = at("M meteor coins:17 / M")
    assert [table.state.view(viewer)["table"]["hints"] is None for viewer in (0, 1, None)] == [
        False,
        True,
        True,
    ]
    table.play("sell meteor")
    assert table.state.over
    assert table.state.view(0)["table"]["hints"] is None


# ---- rolls


def test_faces_that_lead_to_a_space_are_known_before_the_roll() -> None:
    """AR-29, AR-31, AR-40: never back, and the Market from the first time it is passed."""
    table = at(f"O2<O1 speed / {ASKED}", die_sides=2)
    assert hints(table)["reach"] == [
        {"space": table.labels.index("O3"), "faces": [1]},
        {"space": table.labels.index("O4"), "faces": [2]},
    ]
    home = at(f"S1<R1 speed / {ASKED}", die_sides=3)
    assert {hint["space"]: hint["faces"] for hint in hints(home)["reach"]}[0] == [1, 2, 3]
    away = at(f"M speed / {ASKED}", die_sides=3)
    assert 0 not in [hint["space"] for hint in hints(away)["reach"]]


def test_after_the_roll_only_its_ends_are_shown() -> None:
    """AR-29: no face is left to fall."""
    table = at(f"O2<O1 reroll / {ASKED}", dice="2")
    assert table.asked == "A post_roll"
    assert hints(table)["reach"] == [{"space": table.labels.index("O4"), "faces": []}]
    assert hints(at(f"R3<S2 / {ASKED}", dice="2"))["reach"] == []


# ---- steps


def test_a_step_shows_its_roads_and_ends() -> None:
    """AR-31, AR-35: every road behind it once, and where the walks end."""
    table = at(f"R3<S2 / {ASKED}", dice="3")
    found = step(table, "R4")
    roads = [[table.labels[space] for space in road] for road in found["roads"]]
    assert ["-".join(road) for road in roads] == [
        "R3-R4",
        "R4-R5",
        "R4-L2",
        "R5-S3",
        "R5-R6",
        "L2-O6",
    ]
    assert labels(table, found["ends"]) == ["S3", "R6", "O6"]
    assert found["outlook"] == "3 places to end on"


def test_an_outlook_names_places_and_who_is_there() -> None:
    """One or two ends are named."""
    table = at("R3<S2 / R2<R1 speed / R4<R5", dice="1")
    assert step(table, "R2")["outlook"] == "ends on Mushroom (Blue there)"
    assert step(table, "R4")["outlook"] == "ends on −1 Mat (Green there)"
    crowd = at("R3<S2 / R2<R1 speed / R2<R1", dice="1")
    assert step(crowd, "R2")["outlook"] == "ends on Mushroom (Blue, Green there)"
    two = at(f"R3<S2 / {ASKED}", dice="2")
    assert step(two, "R4")["outlook"].count(" or ") == 1


@pytest.mark.parametrize(
    ("position", "way", "brings", "resource"),
    [
        ("R3<S2", "R2", "+1", "mushroom"),
        ("R3<R2", "S2", "+1", "flower"),
        ("R3<S2 wood", "R4", "−1", None),
        ("R3<S2", "R4", "0", None),
    ],
)
def test_what_a_landing_brings(position: str, way: str, brings: str, resource: str | None) -> None:
    """AR-50, AR-52, AR-54: a token, a loss, or nothing where there is nothing to lose."""
    table = at(f"{position} / {ASKED}", dice="1")
    (end,) = step(table, way)["ends"]
    assert (end["brings"], end["resource"]) == (brings, resource)
    assert end["is_loss"] == brings.startswith("−")


def test_an_invisible_mover_loses_nothing() -> None:
    """AR-57."""
    table = at(f"R3<S2 wood invisibility / {ASKED}", dice="1").play("invisibility")
    assert [end["brings"] for end in step(table, "R4")["ends"]] == ["0"]


def test_an_empty_supply_brings_nothing() -> None:
    """AR-51."""
    table = at("R3<S2 / O18<O17 mushroom:3 speed", dice="1", resource_supply=3)
    (end,) = step(table, "R2")["ends"]
    assert (end["brings"], end["resource"], end["is_loss"]) == ("0", None, False)


def test_the_market_is_a_stop_and_a_plain_space_brings_nothing() -> None:
    """AR-40, AR-59: the Market ends a walk early, other spaces do not."""
    home = at(f"R1<R8 / {ASKED}", dice="3")
    ends = step(home, "S1")["ends"]
    assert labels(home, ends) == ["M", "S2", "S3", "S4"]
    assert [end["brings"] for end in ends] == ["stop", "+1", "+1", "+1"]
    board = pocket_ring()
    del board["spaces"][6]["resource"]
    board["spaces"][6]["kind"] = "plain"
    (end,) = step(at("Q1<S1 / M", dice="1", board=board), "Q2")["ends"]
    assert (end["brings"], end["resource"]) == ("", None)


# ---- walks with one click


def test_a_place_with_one_way_is_walked_to_with_one_click() -> None:
    """AR-32: only the forks on the way are answered."""
    table = at(f"R3<S2 wood:2 / {ASKED}", dice="3")
    assert far(table) == ["S1", "R8", "O1", "S3", "R6", "O6"]
    found = route(table, "O6")
    assert [table.words(action) for action in found["answers"]] == ["R4", "L2"]
    assert roads(table, found) == "R3-R4 R4-L2 L2-O6"
    assert (found["label"], found["warning"]) == (
        "Walk to Purple Crystal (Outer corner south-east)",
        "",
    )
    assert labels(table, found["ends"]) == ["O6"]


def test_a_walk_may_stop_on_the_market_or_go_on_through_it() -> None:
    """AR-40: both are answers to the same question."""
    table = at(f"R1<R8 / {ASKED}", dice="3")
    through, stopped = route(table, "S3"), route(table, "M")
    assert [table.words(action) for action in through["answers"]] == ["S1", "S3"]
    assert [table.words(action) for action in stopped["answers"]] == ["S1", "stop"]
    assert stopped["label"] == "Walk to the Market"


def test_the_market_asks_even_where_one_road_leads_on() -> None:
    """AR-40: to stop is always the other answer."""
    board = pocket_ring()
    board["edges"] = [edge for edge in board["edges"] if edge not in ([0, 3], [0, 4])] + [[3, 4]]
    table = at("Q1<Q2 / M", dice="3", board=board)
    assert [table.words(action) for action in route(table, "S2")["answers"]] == ["S1", "S2"]
    assert table.play("S1").choices == "stop | S2"


def test_where_two_ways_lead_to_the_market_either_will_do() -> None:
    """AR-44: a rest there frees the heading, so it does not matter which."""
    table = at(f"R3<S2 / {ASKED}", dice="4")
    assert "M" in labels(table, step(table, "R2")["ends"])
    assert "M" in labels(table, step(table, "R4")["ends"])
    assert far(table).count("M") == 1
    assert route(table, "M")["label"] == "Walk to the Market"


def test_where_two_ways_leave_another_heading_the_road_is_asked() -> None:
    """AR-31: the way back is barred to the next walk, so the mover says by which road."""
    table = at(f"R1<R8 / {ASKED}", dice="3")
    end = route(table, "S2")["target"]
    found = [hint for hint in hints(table)["routes"] if hint["target"] == end]
    assert [table.labels[hint["roads"][-1][0]] for hint in found] == ["M", "R3"]
    assert all(" by way of " in hint["label"] for hint in found)


def test_a_route_to_a_loss_asks_again_only_where_it_cannot_be_taken_back() -> None:
    """AR-52: what is lost is asked of the mover next, and until then everything can be undone."""
    assert not route(at(f"O6<O5 wood:3 grass / {ASKED}", dice="2"), "O8")["grave"]
    assert route(at(f"O6<O5 wood / {ASKED}", dice="2"), "O8")["grave"]


def test_a_walk_that_ends_in_a_loss_says_so() -> None:
    """AR-52: as a last step does."""
    table = at(f"O6<O5 wood:3 / {ASKED}", dice="2")
    assert route(table, "O8")["warning"] == "ending there costs you 2 resources"
    assert route(table, "O8")["ends"][0]["brings"] == "−2"


@pytest.mark.parametrize(
    ("mover", "other", "is_walked"),
    [
        ("poison", "L2<R4 wood", False),
        ("meteor", "L2<R4 wood", False),
        ("", "L2<R4 wood", True),
        ("reroll", "L2<R4 wood", True),
        ("poison", "L2<R4", True),
        ("poison", "L2<R4 wood defended", True),
        ("poison", "O6<O5 wood", True),
        ("poison", "M wood", True),
    ],
)
def test_a_meeting_on_the_way_asks_first(mover: str, other: str, is_walked: bool) -> None:
    """AR-113, AR-119, AR-127: only where the mover could attack, and not at the end of the walk."""
    table = at(f"R3<S2 {mover} / {other}", dice="3")
    if table.asked == "A post_roll":
        table.play("keep")
    assert ("O6" in far(table)) == is_walked


# ---- the Market


def test_a_sale_shows_the_coins_it_makes() -> None:
    """AR-5, AR-73."""
    table = at(f"M meteor speed:2 coins:3 / {ASKED}")
    assert hints(table)["sales"] == {"potion:speed": 5, "potion:meteor": 7}
    assert hints(at(f"O3<O2 meteor / {ASKED} wood", dice="1"))["sales"] == {}


def test_what_is_missing_for_the_other_potions() -> None:
    """AR-62, AR-63: resources by name, or a card; nothing while no potion can be crafted."""
    table = at("M flower grass wood / O18<O17 swap reroll", potion_supply=1, resource_supply=9)
    assert hints(table)["lacks"] == {
        "potion:invisibility": "needs Honey",
        "potion:defence": "needs Honey",
        "potion:teleport": "needs Black Rock, Purple Crystal",
        "potion:swap": "no card left",
        "potion:poison": "needs Mushroom",
        "potion:meteor": "needs Black Rock",
        "potion:reroll": "no card left",
    }
    assert hints(at(f"M flower speed / {ASKED}"))["lacks"] == {}


def test_a_recipe_of_one_kind_needs_two_of_it() -> None:
    """AR-156: by an override."""
    overrides = {"meteor": {"cost": ["wood", "wood"]}}
    table = at(f"M flower grass wood / {ASKED}", potion_overrides=overrides)
    assert hints(table)["lacks"]["potion:meteor"] == "needs Wood"


# ---- beside the rules themselves

GAMES = [
    {"seed": 1, "seats": 4},
    {"seed": 2, "seats": 3, "board": "pocket_ring", "die_sides": 8},
    {"seed": 3, "seats": 4, "board": "pocket_ring", "preset": "house_rules"},
]
MOST_ANSWERS = 400


def positions(options: dict[str, Any]) -> Iterator[Playable]:
    """Positions of a random game in which everybody is armed and has something to lose."""
    state = cast(Playable, GAME.start(**options))
    for seat in range(state.seats):
        state.take_potion(seat, POISON_POTION)
        state.take_resource(seat, seat)
    picker = Picker(options["seed"])
    for _ in range(MOST_ANSWERS):
        if state.over:
            return
        yield state
        state.apply(picker.pick(state.legal()))


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"seed-{options['seed']}")
def test_steps_and_routes_are_what_the_rules_allow(options: dict[str, Any]) -> None:
    """AR-30 to AR-45: the same walks as when every answer is tried on a copy of the game."""
    met = far_off = 0
    for state in positions(options):
        if state.asked() != PATH:
            continue
        found = hints_for(state, state.seat)
        assert found is not None
        tried = list(walks(state))
        assert shown_steps(found) == tried_steps(state, tried)
        shown, possible = shown_routes(state, found), tried_routes(state, tried)
        assert shown.keys() == possible.keys()
        assert all(shown[way] in possible[way] for way in shown)
        met += any(walk.is_interrupted for walk in tried)
        far_off += len(found["routes"])
    assert (met > 0, far_off > 0) == (True, True)


def shown_steps(found: dict[str, Any]) -> dict[str, tuple[set[int], set[frozenset[int]]]]:
    """Ends and roads of each step, as the hints say."""
    return {
        hint["target"]: (
            {end["space"] for end in hint["ends"]},
            {frozenset(road) for road in hint["roads"]},
        )
        for hint in found["steps"]
    }


def tried_steps(
    state: Playable, tried: list[Walk]
) -> dict[str, tuple[set[int], set[frozenset[int]]]]:
    """The same from walks that were made."""
    found: dict[str, tuple[set[int], set[frozenset[int]]]] = {}
    for walk in tried:
        ends, taken = found.setdefault(f"space:{walk.path[0]}", (set(), set()))
        ends.add(walk.path[-1])
        spaces = (int(state.here()), *walk.path)
        taken |= {frozenset(road) for road in zip(spaces, walk.path, strict=False)}
    return found


Way = tuple[str, int]


def shown_routes(state: Playable, found: dict[str, Any]) -> dict[Way, tuple[int, ...]]:
    """The answers of each route by its end and the road to it, as the hints say."""
    shown = {
        _way(state, [space for _, space in hint["roads"]]): tuple(hint["answers"])
        for hint in found["routes"]
    }
    assert len(shown) == len(found["routes"])
    return shown


def _way(state: Playable, path: Sequence[int]) -> Way:
    """A walk's end and the space before it; whichever that is where it ends on the Market."""
    before = (int(state.here()), *path)[-2]
    return f"space:{path[-1]}", -1 if path[-1] == state.board.market else before


def tried_routes(state: Playable, tried: list[Walk]) -> dict[Way, set[tuple[int, ...]]]:
    """The same from walks that were made: all to one end, none of which is asked on the way."""
    asking = {walk.path[-1] for walk in tried if walk.is_interrupted}
    near = {GAME.label(state, action).target for action in state.legal()}
    found: dict[Way, set[tuple[int, ...]]] = {}
    for walk in tried:
        if walk.path[-1] not in asking and f"space:{walk.path[-1]}" not in near:
            found.setdefault(_way(state, walk.path), set()).add(walk.answers)
    return found


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"seed-{options['seed']}")
def test_reach_is_what_the_rules_allow(options: dict[str, Any]) -> None:
    """AR-29 to AR-45: the same ends as when every face is thrown on a copy of the game."""
    looked = 0
    for state in positions(options):
        found = hints_for(state, state.seat)
        assert found is not None
        if state.asked() not in (PRE_ROLL, END_MOVE) or not found["reach"]:
            assert bool(found["reach"]) == (state.asked() == POST_ROLL)
            continue
        looked += 1
        for face in range(1, state.terms.die_sides + 1):
            shown = {hint["space"] for hint in found["reach"] if face in hint["faces"]}
            assert shown == ends_of_face(state, face)
    assert looked > 0
