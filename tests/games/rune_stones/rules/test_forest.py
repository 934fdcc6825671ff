"""Enchanted Forest: familiars, spaces, toadstools."""

from __future__ import annotations

import pytest

from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.scoring import is_familiar_ahead
from hexmoot.games.rune_stones.rules.state import tally
from hexmoot.games.rune_stones.rules.utilize import list_copies
from tests.games.rune_stones.kit import at

FAR = [31, 32, 33, 34, 35, 36]


def test_rs142_a_step_for_an_ability() -> None:
    """RS-142: offered for each unresolved card; the card counts as resolved."""
    table = at(hand=[69, 105], preset="forest").utilize(69, 105)
    assert table.offered("familiar") == ["familiar 0", "familiar 1"]
    table.play("familiar 0")
    assert (table.familiar(), table.gems()) == (1, "")
    assert table.offered("use") == ["use 1"]
    assert at(hand=[69, 105]).utilize(69, 105).offered("familiar") == []


def test_rs143_no_step_beyond_16() -> None:
    """RS-143: on the heart nothing is offered."""
    table = at(hand=[69, 105], preset="forest")
    table.state.familiar[0] = 16
    assert table.utilize(69, 105).offered("familiar") == []


@pytest.mark.parametrize(
    ("space", "answers", "gems", "score", "tokens"),
    [
        (1, [], "", 0, 0),
        (2, [], "O1", 0, 0),
        (3, [], "", 0, 1),
        (4, ["colour red"], "R1", 0, 0),
        (6, [], "", 0, 1),
        (7, [], "", 1, 0),
        (8, [], "W1", 0, 0),
        (9, [], "", 0, 1),
        (10, ["slot 1"], "", 0, 0),
        (11, [], "", 2, 0),
        (12, [], "", 0, 1),
        (13, [], "O1", 0, 0),
        (14, [], "W1", 0, 0),
        (15, [], "", 2, 0),
        (16, [], "", 3, 1),
    ],
)
def test_rs144_the_bonus_of_each_space(
    space: int, answers: list[str], gems: str, score: int, tokens: int
) -> None:
    """RS-144: received on entering."""
    table = at(hand=[69, 105], preset="forest")
    table.state.familiar[0] = space - 1
    table.utilize(69, 105).play("familiar 0", *answers)
    assert table.familiar() == space
    assert (table.gems(), table.score(), len(table.tokens())) == (gems, score, tokens)
    assert table.discard() == ([43] if space == 10 else [])


def test_rs145_the_earlier_arrival_is_ahead() -> None:
    """RS-145: two familiars on space 1, the first one there leads."""
    table = at(hand=[69, 105], preset="forest", deck=[100, 101, 102, 103])
    table.utilize(69, 105).play("familiar 0", "done")
    table.clear(1)
    table.give_cards(1, kinds.HAND, [70, 106])
    table.begin(1).utilize(70, 106).play("familiar 0")
    assert table.familiar(0) == table.familiar(1) == 1
    assert is_familiar_ahead(table.state, 0, 1)
    assert not is_familiar_ahead(table.state, 1, 0)


def test_rs146_an_empty_stack_is_refilled_from_the_used_ones() -> None:
    """RS-146: reshuffle; with both empty there is nothing to get."""
    table = at(hand=[69, 105], preset="forest")
    table.state.familiar[0] = 2
    for kind in range(5):
        table.state.toadstool_bag[kind] = 0
    table.state.toadstool_discard[kinds.WILDS] = 1
    table.utilize(69, 105).play("familiar 0")
    assert table.tokens() == ["TS-W"]
    assert tally(table.state.toadstool_discard) == 0
    table = at(hand=[69, 105], preset="forest")
    table.state.familiar[0] = 2
    for kind in range(5):
        table.state.toadstool_bag[kind] = 0
    table.utilize(69, 105).play("familiar 0")
    assert table.tokens() == []


def test_rs147_used_toadstools_are_discarded() -> None:
    """RS-147: any number may be held, and each use costs one."""
    table = at(tokens=["TS-W", "TS-W", "TS-U"], preset="forest").play("wilds")
    assert table.tokens() == ["TS-U", "TS-W"]
    assert table.state.toadstool_discard[kinds.WILDS] == 1


def test_rs148_only_copy_effect_answers_in_another_turn() -> None:
    """RS-148: a holder of every other toadstool is not asked."""
    table = at(gems="R4", preset="forest")
    table.give_tokens(1, "TS-U", "TS-N", "TS-W", "TS-F")
    table.forge("smith 5 gems", smithies="BYBYR")
    assert (table.asked, table.seat) == ("turn_action", 1)
    assert len(table.tokens(1)) == 4


def test_rs149_a_borrowed_stone() -> None:
    """RS-149: a type on the board and not owned; the stone itself stays there."""
    table = at(tokens=["TS-U"], stones=["plus"], preset="forest", seats=3)
    table.state.stones_left[kinds.STONE_THREE] = 0
    table.again()
    assert "borrow plus" not in table.options
    assert "borrow three" not in table.options
    table.state.is_telling = True
    table.play("borrow magic")
    assert any("borrows" in event.text for event in table.state.events(None))
    assert table.state.stones_left[kinds.STONE_MAGIC] == 2
    assert table.play("summon").state.pool == 2


def test_rs149_a_borrowed_wild_gem_asks_for_a_colour() -> None:
    """RS-149: no gem is laid, the colour is wild this turn."""
    table = at(tokens=["TS-U"], gems="G2", preset="forest")
    table.set_smithies("RBBBB")
    blue = table.supply("G")
    table.again().play("borrow wild")
    assert table.asked == "wild_colour"
    table.play("colour green")
    assert table.supply("G") == blue
    assert table.forge("smith 1 gems").rows()[0] == "R"


def test_rs149_the_same_stone_is_not_borrowed_twice() -> None:
    """RS-149: with two tokens the borrowed type is no longer offered."""
    table = at(tokens=["TS-U", "TS-U"], preset="forest").play("borrow hand")
    assert "borrow hand" not in table.options
    assert "borrow plus" in table.options


def test_rs150_no_discard_may_be_declined() -> None:
    """RS-150: asked when a card is about to be lost; the token stays if it is declined."""
    table = at(tokens=["TS-N"], preset="forest", pause=True).utilize(100, 104).play("done")
    assert table.asked == "no_discard"
    table.play("done")
    assert (table.tokens(), table.removed(), table.discard()) == (["TS-N"], [104], [100])


def test_rs151_only_used_cards_can_be_copied() -> None:
    """RS-151: a card given up or left out cannot; without a used card nothing is asked."""
    table = at(hand=[39, 69], tokens=["TS-C"], preset="forest", pause=True).utilize(39, 69)
    table.play("use 0", "familiar 1")
    assert (table.asked, table.options) == ("copy_own", ["done", "use 0"])
    table.play("use 0")
    assert table.gems() == "W2"
    table = at(hand=[39, 69], tokens=["TS-C"], preset="forest", pause=True).utilize(39, 69)
    assert table.play("done").asked == "exchange_row"
    assert list_copies(at(tokens=["TS-C"], preset="forest").state, 0) == 0
    assert list_copies(at(preset="forest").state, 0) == 0


def test_rs151_a_copy_rolls_anew_and_doubles_anew() -> None:
    """RS-151: new roll, stones as before."""
    table = at(
        hand=[27, 105], tokens=["TS-C"], stones=["double-die"], preset="forest", pause=True
    ).utilize(27, 105)
    table.roll("PP1", "ORE").play("use 0", "done")
    assert table.score() == 2
    table.play("use 0")
    assert table.gems() == "O2"


def test_rs151_a_destroyed_banshee_cannot_be_copied() -> None:
    """RS-151: it no longer lies in the played zone."""
    table = at(hand=[39, 91], tokens=["TS-C"], preset="full", pause=True).utilize(39, 91)
    table.play("use 1", "slot 1", "use 0")
    assert (table.asked, table.options) == ("copy_own", ["done", "use 0"])


@pytest.mark.parametrize(
    ("smithy", "smithies", "roll", "gems", "score"),
    [(3, "BBRBB", "GEM_C", "R1", 0), (4, "BBBRB", "ORE", "O1", 0), (5, "BBBBR", "ORE", "", 3)],
)
def test_rs153_the_same_bonus_for_the_holder(
    smithy: int, smithies: str, roll: str, gems: str, score: int
) -> None:
    """RS-153: an own roll with the same colour, an ore, or three points."""
    table = at(gems="R4", preset="forest")
    table.set_gems(1, "")
    table.give_tokens(1, "TS-C")
    table.roll("WILD", roll) if smithy == 3 else table.again()
    table.forge(f"smith {smithy} gems", smithies=smithies)
    assert (table.asked, table.seat) == ("copy_response", 1)
    table.state.is_telling = True
    table.play("yes")
    told = [event.text for event in table.state.events(None)]
    assert sum("answers with a Copy effect" in line for line in told) == 1
    assert (table.gems(1), table.score(1)) == (gems, score)


def test_rs153_a_step_is_copied_as_a_step() -> None:
    """RS-153: the forge token's step."""
    table = at(gems="B2", preset="forest")
    table.give_tokens(1, "TS-C")
    table.forge("smith 2 gems", smithies="YBYYY").play("yes")
    assert (table.familiar(0), table.familiar(1)) == (1, 1)


def test_rs153_clockwise_one_token_each_and_no_copies_of_copies() -> None:
    """RS-153: seats 2, 0 after active 1; each is asked once although more tokens are held."""
    table = at(3, active=1, gems="R4", preset="forest")
    table.give_tokens(2, "TS-C", "TS-C")
    table.give_tokens(0, "TS-C")
    table.give_tokens(1, "TS-C")
    table.forge("smith 5 gems", smithies="BYBYR")
    assert (table.asked, table.seat) == ("copy_response", 2)
    table.play("yes")
    assert (table.asked, table.seat) == ("copy_response", 0)
    table.play("done")
    assert table.asked != "copy_response"
    assert [table.score(seat) for seat in range(3)] == [0, 3, 3]
    assert table.tokens(2) == ["TS-C"]
    assert table.tokens(0) == ["TS-C"]


def test_rs153_no_bonus_no_answer() -> None:
    """RS-153: nothing is asked for smithy 1, or for a payment in ore."""
    for gems, smithy in (("B2", "smith 1 gems"), ("O3", "smith 5 ore")):
        table = at(gems=gems, preset="forest")
        table.give_tokens(1, "TS-C")
        table.forge(smithy, smithies="BYYYB")
        assert (table.asked, table.seat) == ("turn_action", 1)


def test_rs170_asked_even_if_the_supply_was_empty() -> None:
    """RS-170: smithy 4 had no ore to give, the holder is asked all the same."""
    table = at(gems="B3", preset="forest")
    table.give_tokens(1, "TS-C")
    table.set_supply("O0")
    table.forge("smith 4 gems", smithies="YYYBY")
    assert (table.asked, table.seat) == ("copy_response", 1)


def test_rs170_a_holder_on_16_is_not_asked_for_a_step() -> None:
    """RS-170: he could not move."""
    table = at(gems="B2", preset="forest")
    table.give_tokens(1, "TS-C")
    table.state.familiar[1] = 16
    table.forge("smith 2 gems", smithies="YBYYY")
    assert table.familiar(0) == 1
    assert (table.asked, table.seat) == ("turn_action", 1)


def test_rs156_forest_points_are_no_card_points() -> None:
    """RS-156: no extra point for a space."""
    table = at(hand=[51, 105], stones=["extra-point"], preset="forest")
    table.state.familiar[0] = 10
    table.utilize(51, 105).play("familiar 0")
    assert table.score() == 2
