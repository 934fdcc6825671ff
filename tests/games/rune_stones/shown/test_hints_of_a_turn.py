"""Hints about forging, the hand, the beginning of a turn, and what everybody sees."""

from __future__ import annotations

from typing import Any

from hexmoot.games.rune_stones.rules import kinds
from tests.games.rune_stones.kit import at
from tests.games.rune_stones.shown.asked import answer, hints

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
    assert hints(table)["main_actions"]["summon"] == "with up to 4 magic"
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
        "summon": "with up to 5 magic",
        "utilize": "two of 4 cards, lose one",
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
