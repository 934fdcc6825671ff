"""What the asked seat is told beside the question; the rules themselves say what comes true."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.engine.native.stack import FRAME, KIND
from hexmoot.engine.native.state import State
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.frames import GEMS_LEFT
from tests.games.rune_stones.kit import GAME, at
from tests.games.rune_stones.shown.asked import answer, hints

# Frames that wait below a question without bringing anything by themselves.
CALM = {
    kinds.UTIL_NEXT,
    kinds.COPY_OWN,
    kinds.KEEP_CARDS,
    kinds.FORGE_PICK,
    kinds.EXCHANGE_ROW,
    kinds.STEP_PLACE_CARDS,
    kinds.STEP_RESTOCK,
    kinds.STEP_END_TURN,
}
PLACING = ("place_row", "place_wild", "pay_gem")


# ---- whom they are for


def test_only_the_asked_seat_gets_hints() -> None:
    """RS-3: they are made from its own hand."""
    table = at()
    assert hints(table) is not None
    assert table.state.view(1)["table"]["hints"] is None
    assert table.state.view(None)["table"]["hints"] is None


def test_a_game_that_is_over_hints_at_nothing() -> None:
    """Neither to the seats nor to a spectator."""
    state = GAME.start(seats=2, seed=1, max_rounds=10)
    picker = Picker(1)
    while not state.over:
        state.apply(picker.pick(state.legal()))
    assert [state.view(seat)["table"]["hints"] for seat in (0, 1, None)] == [None] * 3


def test_making_hints_changes_nothing() -> None:
    """The listing of smithies and the copies leave the table as it is."""
    table = at(gems="B2 O3", preset="full")
    before, legal = table.state.digest(), table.state.legal()
    table.state.view(0)
    assert (table.state.digest(), table.state.legal()) == (before, legal)


# ---- they come true


def is_calm(state: State) -> bool:
    """Is nothing under way that would bring more by itself?"""
    depth = int(state.depth)
    below = {int(state.frames[frame * FRAME + KIND]) for frame in range(depth - 1)}
    many = state.frames[state.top() + KIND] == kinds.PICK_GEM and state.argument(GEMS_LEFT) > 1
    return below <= CALM and not many


def carried_out(state: State, action: int, seat: int) -> Any:
    """The state after an answer and whatever it takes to place and pay an artifact."""
    after: Any = state.copy()
    after.apply(action)
    while not after.over and after.seat == seat and after.decision.kind in PLACING:
        after.apply(after.legal()[0])
    return after


def check_promises(state: Any) -> int:
    """Every whole hint of the present question against the rules; how many there were."""
    seat = state.seat
    if state.decision.kind in PLACING:
        return 0
    found = state.view(seat)["table"]["hints"]["answers"]
    checked = 0
    for text, hint in found.items():
        if hint["then"] or hint["wisps"] or hint["placed"] or hint["magic"]:
            continue
        after = carried_out(state, GAME.actions.parse(text), seat)
        base = seat * kinds.RESOURCES
        change = [int(after.owned[base + k] - state.owned[base + k]) for k in range(6)]
        promised = [hint["change"].get(key, 0) for key in (*kinds.COLOUR_NAMES, "ore")]
        assert (text, change) == (text, promised)
        assert int(after.score[seat]) == hint["score"] == state.score[seat] + hint["points"]
        assert bool(after.final_round) == bool(state.final_round or hint["starts_last_round"])
        checked += 1
    return checked


@pytest.mark.parametrize("seed", range(6))
def test_what_is_promised_comes_true(seed: int) -> None:
    """RS-61, RS-77, RS-93: gems, ore, points and the last round, in whole games."""
    options: dict[str, Any] = {"target_score": 20, "stone_swap": True}
    state = GAME.start(seats=2 + seed % 3, seed=seed, preset=("full", "base")[seed % 2], **options)
    picker = Picker(seed)
    checked = 0
    while not state.over:
        if is_calm(state):
            checked += check_promises(state)
        state.apply(picker.pick(state.legal()))
    assert checked > 100


@pytest.mark.parametrize("seed", range(3))
def test_hints_do_not_know_what_chance_will_bring(seed: int) -> None:
    """Other dice and draws to come, the same hints."""
    state = GAME.start(seats=2, seed=seed, preset="full")
    picker = Picker(seed)
    for number in range(150):
        other = state.copy()
        other.reseed(number)
        hinted = [one.view(state.seat)["table"]["hints"] for one in (state, other)]
        assert hinted[0] == hinted[1]
        state.apply(picker.pick(state.legal()))


# ---- abilities


def test_a_card_gives_as_far_as_the_supply_goes() -> None:
    """RS-6, RS-61: 58 gives an ore and a red gem, but there is no red gem left."""
    table = at(hand=[58, 100]).utilize(58, 100)
    assert answer(table, "use 0")["change"] == {"red": 1, "ore": 1}
    table.set_supply("R0")
    assert answer(table, "use 0")["change"] == {"ore": 1}
    assert answer(table, "use 0")["then"] == []


def test_the_extra_point_is_counted_once_a_card() -> None:
    """RS-120, RS-121: not again when the card is copied."""
    table = at(hand=[51, 100], stones=["extra-point"], preset="forest", tokens=["TS-C"])
    table.utilize(51, 100)
    assert answer(table, "use 0")["points"] == 3
    table.play("use 0", "use 1")
    while table.asked != "copy_own":
        table.play(table.options[-1])
    assert answer(table, "use 0")["points"] == 2


def test_what_follows_is_named() -> None:
    """RS-68: a die is rolled; RS-62: a side is chosen first."""
    table = at(hand=[27, 42]).utilize(27, 42)
    assert (answer(table, "use 0")["then"], answer(table, "use 1")["then"]) == (["die"], ["choice"])


def test_the_sides_of_a_card_are_those_of_the_card_that_asks() -> None:
    """RS-62: 42 scores 2 points or gives an ore."""
    table = at(hand=[42, 100]).utilize(42, 100).play("use 0")
    found = hints(table)
    assert found["asking"]["shape"] == "or"
    sides = [found["answers"][f"side {side}"] for side in "ab"]
    assert [(side["points"], side["change"]) for side in sides] in (
        [(0, {"ore": 1}), (2, {})],
        [(2, {}), (0, {"ore": 1})],
    )


def test_a_swap_gives_the_gem_back_first() -> None:
    """RS-63: example 46, the returned white gem comes back from an empty supply."""
    table = at(hand=[23, 100], gems="W1").utilize(23, 100)
    table.set_supply("W0")
    table.play("use 0")
    found = answer(table, "colour white")
    assert (found["change"], found["points"]) == ({}, 1)


def test_theft_counts_the_gems_of_others() -> None:
    """RS-133, RS-134: example 28, only one of two opponents has a red gem."""
    table = at(3, hand=[82, 100], preset="night")
    table.set_gems(1, "W2")
    table.set_gems(2, "R3")
    table.utilize(82, 100)
    assert answer(table, "use 0")["change"] == {"red": 1}


def test_the_next_space_and_a_wisp() -> None:
    """RS-144, RS-132: bonuses of the expansions."""
    table = at(hand=[100, 104], preset="forest").utilize(100, 104)
    space = table.state.view(0)["table"]["forest"]["spaces"][1]["ability"]["sides"][0]
    promised = {term["colour"]: term["count"] for term in space if term["op"] == "gem"}
    assert answer(table, "familiar 0")["change"] == promised
    table.state.familiar[0] = 5
    assert answer(table, "familiar 0")["then"] == ["toadstool"]


# ---- points


def test_points_lead_to_wisps_and_the_last_round() -> None:
    """RS-127, RS-157: a row of four takes 13 to 23, past 15 and 20."""
    table = at(score=13, rows=("BYGR", ""), preset="night", target_score=20, hand=[100, 104])
    table.set_night(15, 20, 35)
    table.utilize(100, 104).play("done")
    found = answer(table, "row a")
    assert (found["points"], found["score"], found["wisps"]) == (10, 23, [15, 20])
    assert found["starts_last_round"]


def test_points_of_a_card_call_a_wisp() -> None:
    """RS-127: 51 takes 4 to 6."""
    table = at(hand=[51, 100], preset="night", score=4)
    table.set_night(5)
    found = answer(table.utilize(51, 100), "use 0")
    assert (found["wisps"], found["starts_last_round"]) == ([5], False)
