"""What the asked seat is told beside the question; the rules themselves say what comes true."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.engine.native.stack import FRAME, KIND
from hexmoot.engine.native.state import State
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.frames import GEMS_LEFT
from tests.games.rune_stones.kit import GAME, Table, at

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


def hints(table: Table, seat: int | None = 0) -> dict[str, Any]:
    """What a seat is told."""
    found: dict[str, Any] = table.state.view(seat)["table"]["hints"]
    return found


def answer(table: Table, text: str) -> dict[str, Any]:
    """What is said of one answer."""
    found: dict[str, Any] = hints(table)["answers"][text]
    return found


# ---- whom they are for


def test_only_the_asked_seat_gets_hints() -> None:
    """RS-3: they are made from its own hand."""
    table = at()
    assert hints(table) is not None
    assert table.state.view(1)["table"]["hints"] is None
    assert table.state.view(None)["table"]["hints"] is None


def test_a_game_that_is_over_hints_at_nothing() -> None:
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


# ---- forging


def test_a_smithy_takes_its_colour_then_what_is_wild_then_white() -> None:
    """RS-77, RS-84: smithy 5 asks four gems and gives three points."""
    table = at(gems="R1 G2 W3", stones=["wild"])
    table.state.wild_colour[0] = kinds.GREEN
    table.set_smithies("BBBBR")
    table.again().play("forge")
    found = answer(table, "smith 5 gems")
    assert found["change"] == {"red": -1, "green": -2, "white": -1}
    assert (found["points"], found["then"]) == (3, [])


def test_a_scarce_supply_asks_for_the_gems() -> None:
    """RS-77: example 53."""
    table = at(gems="Y3 W1")
    table.set_smithies("BBYBB")
    table.set_supply("W0")
    found = answer(table.again().play("forge"), "smith 3 gems")
    assert (found["change"], found["then"]) == ({}, ["gems", "die"])


def test_ore_brings_no_bonus_and_a_token_costs_nothing() -> None:
    """RS-75, RS-83, RS-155."""
    table = at(gems="O3", preset="forest", tokens=["TS-F"])
    table.set_smithies("BBBBR")
    table.again().play("forge")
    assert answer(table, "smith 5 ore")["change"] == {"ore": -3}
    assert answer(table, "smith 5 ore")["points"] == 0
    assert answer(table, "smith 5 free")["change"] == {}


def test_the_forge_token_promises_a_step() -> None:
    """RS-152: the step comes after whatever else there is."""
    table = at(gems="O3", preset="forest")
    smithy = int(table.state.tables.forge_smithy)
    table.set_smithies("BBBBB")
    found = answer(table.again().play("forge"), f"smith {smithy + 1} ore")
    assert found["then"] == ["step"]


def test_an_artifact_shows_where_it_would_lie() -> None:
    """RS-78, RS-79."""
    table = at(gems="O6").forge("smith 1 ore", "", smithies="BYGRR")
    assert table.asked == "place_row"
    assert answer(table, "row b")["placed"] == {"target": "p0:B:blue", "colour": "blue"}
    table.play("row b", "smith-wild ore")
    assert answer(table, "place a green")["placed"] == {"target": "p0:A:green", "colour": "white"}


def test_gems_that_can_be_paid_later_are_told_too() -> None:
    """RS-77: a set of gems is picked in any order."""
    table = at(gems="B2 Y2 W2").forge("smith-wild gems", "place a blue", smithies="YYYYY")
    assert table.options == ["colour blue", "colour yellow"]
    assert {text: hint["change"] for text, hint in hints(table)["answers"].items()} == {
        "colour blue": {"blue": -1},
        "colour yellow": {"yellow": -1},
        "colour white": {"white": -1},
    }


# ---- the hand


def test_magic_that_does_not_fit_is_named() -> None:
    """RS-35: 27 is blue, 30 red, a druid's magic fits both."""
    table = at(hand=[27, 30, 104]).play("summon")
    cards = hints(table)["cards"]
    assert cards["card:27"]["clashes"] == {"card:30": "blue does not fit red"}
    assert cards["card:104"] == {"magic": 2, "colour": None, "clash": "", "clashes": {}}
    table.play("card 27")
    assert hints(table)["cards"]["card:30"]["clash"] == "red does not fit blue"


def test_wilds_let_all_magic_fit() -> None:
    """RS-154: and the largest pool is that of the whole hand."""
    table = at(hand=[27, 30], preset="forest", tokens=["TS-W"]).play("wilds")
    assert hints(table)["main_actions"]["summon"] == "buy creatures with up to 4 magic"
    table.play("summon")
    card = hints(table)["cards"]["card:27"]
    assert (card["colour"], card["clashes"]) == (None, {})


def test_each_pool_says_how_many_creatures_it_pays() -> None:
    """RS-38, RS-109: prices 1 to 6, the first slot empty; the stone gives two."""
    table = at(hand=[27, 104], stones=["magic"], display=[None, 44, 45, 46, 74, 51])
    found = hints(table.play("summon"))["magic"]
    assert found == {"from_stone": 2, "creatures_within": [0, 0, 1, 2, 3, 4, 5]}


def test_the_card_that_will_be_lost_is_known_before() -> None:
    """RS-55 to RS-57: of two the higher one; druids leave the game."""
    table = at(hand=[27, 30, 104]).play("utilize")
    cards = hints(table)["cards"]
    assert {card: hint["lost_beside"] for card, hint in cards.items()} == {
        "card:27": [],
        "card:30": ["card:27"],
        "card:104": ["card:27", "card:30"],
    }
    hand = table.state.view(0)["table"]["seats"][0]["hand"]
    losses = ["to the general discard", "to the general discard", "leaves the game"]
    assert [card["if_lost"] for card in hand] == losses
    table.play("card 27")
    assert hints(table)["cards"]["card:30"]["lost_beside"] == ["card:27"]


def test_a_third_card_says_which_number_is_lost() -> None:
    """RS-123 to RS-125: only with the stone, and as the option says."""
    assert hints(at().play("utilize"))["third_card"] == ""
    lowest = at(stones=["three"], hand=[27, 30, 104]).play("utilize")
    assert "the lowest number is lost" in hints(lowest)["third_card"]
    highest = at(stones=["three"], hand=[27, 30, 104], util3_lost="highest").play("utilize")
    assert "the highest number is lost" in hints(highest)["third_card"]


# ---- the beginning of a turn


def test_main_actions_say_what_one_has_for_them() -> None:
    """RS-28, RS-33, RS-73: example 13's hand has five blue magic; smithy 1 can be paid with ore."""
    table = at(hand=[27, 30, 100, 104], gems="O3")
    table.set_smithies("B----")
    assert hints(table.again())["main_actions"] == {
        "summon": "buy creatures with up to 5 magic",
        "utilize": "use two of your 4 cards, lose one",
        "forge": "2 smithies within reach",
    }


def test_closed_main_actions_say_why() -> None:
    """RS-29, RS-33, RS-52."""
    poor: dict[str, Any] = {"hand": [100], "stones": ["exchange"], "gems": "B1"}
    table = at(display=[None, None, None, None, None, 51], **poor)
    assert hints(table)["main_actions"] == {
        "summon": "your cards do not reach the cheapest price",
        "utilize": "needs two cards in hand",
        "forge": "no smithy can be paid, or no slot is free",
    }
    assert hints(at(display=[], **poor))["main_actions"]["summon"] == "no creature is on offer"


# ---- what everybody sees


def test_powers_and_wild_colours_are_those_of_the_moment() -> None:
    """RS-126, RS-149, RS-154: a borrowed stone counts for this turn, Wilds for all gems."""
    table = at(stones=["plus"], preset="forest", tokens=["TS-U", "TS-W"])
    seat = table.play("borrow wild", "colour green").state.view(None)["table"]["seats"][0]
    assert (seat["powers"], seat["stones"]) == (["ST-WILD", "ST-PLUS"], ["ST-PLUS"])
    assert seat["wild_colours"] == ["green", "white"]
    seat = table.play("wilds").state.view(None)["table"]["seats"][0]
    assert seat["wild_colours"] == list(kinds.COLOUR_NAMES)


def test_rows_say_what_one_more_artifact_makes_them_worth() -> None:
    """RS-93: 3, 6, 10, 15; a full row has no next."""
    seats = at(rows=("BYGRW", "B")).state.view(0)["table"]["seats"]
    assert [(row["points"], row["next_points"]) for row in seats[0]["rows"]] == [(15, None), (0, 3)]


def test_the_turn_tells_where_is_forged_and_what_called_a_wisp() -> None:
    """RS-79, RS-127."""
    table = at(gems="O3").forge("smith-wild ore", "")
    assert table.state.view(None)["table"]["turn"]["forging_at"] == "sW"
    table = at(hand=[51, 100], preset="night", score=4)
    table.set_night(5)
    turn = table.utilize(51, 100).play("use 0").state.view(1)["table"]["turn"]
    assert (table.asked, turn["wisp_token"], turn["forging_at"]) == ("wisp_pick", 5, None)


def test_a_creature_says_how_much_magic_it_leaves() -> None:
    """RS-38, RS-39: each slot has its price."""
    table = at(hand=[27, 104], stones=["magic"], display=[None, 44, 45, 46, 74, 51])
    table.play("summon", "card 27", "card 104")
    pool = int(table.state.pool)
    for text, hint in hints(table)["answers"].items():
        cost = int(table.state.terms.display_costs[int(text.split()[1]) - 1])
        assert (hint["magic"], hint["pool"]) == (-cost, pool - cost)
