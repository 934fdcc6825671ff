"""Where answers lead on the tracks and what growing costs: the numbers in the answers' words."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

import hexmoot
from hexmoot.engine.conformance import positions
from hexmoot.games.mushroom_sorcerer.rules.flow import Playable
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table

GAME = hexmoot.game("mushroom_sorcerer")
WAY = re.compile(r"(flame|stone|water|thunder|moon) (\d+) › (\d+)")
MOST = 400


def asked_of(table: Table) -> dict[str, Any]:
    """What a spectator is told of the question."""
    found: dict[str, Any] = table.state.view(None)["table"]["asked"]
    return found


def lead(table: Table, answer: str) -> Any:
    """What is said of where an answer leads."""
    return asked_of(table)["leads"].get(str(GAME.actions.parse(answer)))


def test_a_gu_leads_along_its_track_and_the_road_of_influence() -> None:
    """MS-53, MS-54: level 2 brings an influence and two elements."""
    table = Table(4).tower(BAHON, "c1", "F").has(BAHON, drops=5).influence(BAHON, 7).turn_of(BAHON)
    table.play("grow c1")
    track = {"element": "water", "from": 0, "to": 2}
    assert lead(table, "element water") == {"track": track, "influence": 8}
    assert lead(table, "element moon")["influence"] is None


def test_the_road_ends_at_the_goal() -> None:
    """MS-203: no place lies behind it."""
    table = Table(4).tower(BAHON, "c1", "F").has(BAHON, drops=5)
    table.state.influence[BAHON] = table.state.terms.goal
    table.turn_of(BAHON).play("grow c1")
    assert lead(table, "element water")["influence"] == table.state.terms.goal


def test_growing_says_its_price_by_land() -> None:
    """MS-45, MS-46, MS-50."""
    table = Table(4).tower(BAHON, "c1", "FF").has(BAHON, drops=5).turn_of(BAHON)
    prices = asked_of(table)["prices"]
    assert prices["land:2"] == {"drops": 3, "servants": 0}
    assert {
        f"land:{GAME.actions.family(action)[1]}"
        for action in table.state.legal()
        if GAME.actions.family(action)[0] == "grow"
    } == set(prices)


def test_destroyed_gus_pay_no_influence_on_the_moon_path() -> None:
    """MS-69, MS-105: neither in the note nor on the road."""
    for moon, note, influence in (
        (0, "Each GU pays 1 influence and 1 drop, and you may grow one GU.", 1),
        (1, "Each GU pays 1 drop, and you may grow one GU.", None),
    ):
        table = Table(4).tower(BAHON, "c1", "FF", flame=2).tower(CHARLES, "d1", "SS")
        table.state.moon[BAHON] = moon
        table.state.influence[BAHON] = 0
        table.turn_of(BAHON).play("attack c1")
        assert table.asked == "raze"
        assert asked_of(table)["note"] == note
        found = lead(table, "count 1")
        assert (found and found["influence"]) == influence


@pytest.mark.parametrize("preset", ["standard", "gentle"])
def test_leads_and_prices_are_the_numbers_of_the_words(preset: str) -> None:
    """In random games: what is drawn is what is written."""
    checked = 0
    for position in positions(GAME, 3, preset, seed=5, every=3):
        state = cast(Playable, position)
        if state.over or checked > MOST:
            continue
        shown = state.view(state.seat)
        asked = shown["table"]["asked"]
        for choice in shown["choices"]:
            given = asked["leads"].get(str(choice["action"]), {"track": None, "influence": None})
            assert given == named(state, choice["label"])
            if choice["text"].startswith("grow "):
                price = asked["prices"][choice["target"]]
                words = re.findall(r"(\d+) (drop|servant)", choice["label"])
                assert {noun: int(number) for number, noun in words} == {
                    key.rstrip("s"): number
                    for key, number in price.items()
                    if number or key == "drops"
                }
            checked += bool(given["track"])
    assert checked > 20


def named(state: Playable, label: str) -> dict[str, Any]:
    """The way on a track and the influence that the words of an answer name."""
    way = WAY.search(label)
    gain = sum(int(number) for number in re.findall(r"(\d+) influence", label))
    gain += label == "One influence"
    goal = int(state.terms.goal)
    track = way and {"element": way[1], "from": int(way[2]), "to": int(way[3])}
    influence = min(goal, int(state.influence[state.seat]) + gain) if gain else None
    return {"track": track, "influence": influence}
