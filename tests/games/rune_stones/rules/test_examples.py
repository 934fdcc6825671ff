"""The worked examples of the rules up to 28, numbered as in the specification."""

from __future__ import annotations

import pytest

from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.state import tally
from tests.games.rune_stones.kit import Table, at

STONES = ["magic", "hand", "exchange", "wild"]


@pytest.mark.parametrize(("seats", "whole"), [(2, 8), (3, 16), (4, 24)])
def test_example_1_stones_on_the_board(seats: int, whole: int) -> None:
    """RS-10: one stone a type fewer than there are players."""
    state = Table(seats, "base", {}).state
    assert [int(left) for left in state.stones_left] == [seats - 1] * 8
    assert tally(state.stones_left) == whole


@pytest.mark.parametrize(("row", "points"), [("BY", 3), ("BYG", 6), ("BYGR", 10), ("BYGRW", 15)])
def test_example_2_a_row_scores_by_its_length(row: str, points: int) -> None:
    """RS-93, RS-95: 3, 6, 10 or 15 points, the row is empty, a stone is taken."""
    table = at(rows=(row, "")).utilize(100, 104).play("done", "row a")
    assert table.score() == points
    assert table.rows() == ["", ""]
    table.play("stone plus")
    assert table.stones() == ["plus"]


def test_example_3_one_artifact_cannot_be_exchanged() -> None:
    """RS-92: the step is skipped."""
    table = at(rows=("R", "")).utilize(100, 104).play("done")
    assert table.seat == 1
    assert table.rows() == ["R", ""]


def test_example_4_with_four_stones_only_points() -> None:
    """RS-98: 40 + 6, still four stones."""
    table = at(3, score=40, rows=("", "BGR"), stones=STONES)
    table.utilize(100, 104).play("done", "row b")
    assert table.score() == 46
    assert table.stones() == STONES


def test_example_5_the_bonus_pays_for_the_second_artifact() -> None:
    """RS-84, RS-85: the ore of smithy 4 completes three ore for smithy 1."""
    table = at(gems="R3 B1 O2")
    table.forge("smith 4 gems", smithies="BYGRY").forge("smith 1 ore")
    assert table.gems() == "B1"
    assert table.rows() == ["BR", ""]


def test_example_6_one_wild_artifact_a_turn() -> None:
    """RS-81: the wild smithy is not offered again."""
    table = at(gems="B3 Y3 G3")
    table.set_smithies("YGYGY")
    table.again().play("forge", "smith-wild gems", "place a white")
    table.play("colour blue", "colour blue", "colour blue", "colour green")
    assert table.asked == "forge_pick"
    assert table.offered("smith-wild") == []
    assert "smith 1 gems" in table.options


def test_example_7_both_abilities_for_familiar_steps() -> None:
    """RS-142, RS-58: two steps, an ore from space 2; the higher card is lost all the same."""
    table = at(hand=[100, 104], preset="forest", pause=True).utilize(100, 104)
    table.play("familiar 0", "familiar 1")
    assert table.familiar() == 2
    assert table.gems() == "O1"
    assert table.removed() == [104]
    assert table.discard() == [100]


def test_example_8_two_wisps_for_one_gain() -> None:
    """RS-130: tokens 15 and 20, then the stone."""
    table = at(score=13, rows=("BYGR", ""), preset="night")
    table.set_night(15, 20, 35)
    table.set_wisps("WT-B", "WT-Y", "WT-G", "WT-R")
    table.utilize(100, 104).play("done", "row a")
    assert table.score() == 23
    assert table.asked == "wisp_pick"
    assert table.state.argument(2) == 15
    table.play("tile 1")
    assert table.asked == "wisp_pick"
    assert table.state.argument(2) == 20
    table.play("tile 2")
    assert table.asked == "stone_pick"
    assert table.gems() == "B2 Y2"


def test_example_9_another_player_copies_the_bonus() -> None:
    """RS-153: three points each, the token is discarded."""
    table = at(gems="R4", preset="forest")
    table.give_tokens(1, "TS-C")
    table.forge("smith 5 gems", smithies="BYBYR")
    assert table.score() == 3
    assert (table.asked, table.seat) == ("copy_response", 1)
    table.play("yes")
    assert table.score(1) == 3
    assert table.tokens(1) == []
    assert table.state.toadstool_discard[kinds.COPY_EFFECT] == 1


def test_example_10_the_hand_stone_works_at_once() -> None:
    """RS-110: taken in the exchange step, it counts for this refill."""
    table = at(hand=[100, 101, 102, 104], rows=("BY", ""), deck=[103, 105, 106, 107])
    table.utilize(100, 104).play("done", "row a", "stone hand")
    assert len(table.hand()) == 6


def test_example_11_a_smithy_waits_for_tiles() -> None:
    """RS-89, RS-107: it stays empty until a later exchange brings tiles."""
    table = at(gems="G3")
    table.set_smithies("BYGRB")
    table.set_rows(0, ("", "BYR"))
    for colour in range(4):
        table.state.artifact_bag[colour] = 0
    table.again().roll("ORE").forge("smith 3 gems")
    assert table.asked == "exchange_row"
    assert table.smithies() == "BY-RB"
    table.play("row b", "stone plus")
    assert table.smithies()[2] in "BYR"
    assert tally(table.state.artifact_bag) == 2


def test_example_12_gems_are_no_magic() -> None:
    """RS-45: the pool is what the cards say."""
    table = at(hand=[27, 100], gems="W1").play("summon", "card 27")
    assert table.state.pool == 2


def test_example_13_a_pool_of_five() -> None:
    """RS-35, RS-38: blue and rainbow add up, red may not join."""
    table = at(hand=[27, 30, 100, 104]).play("summon", "card 27")
    assert "card 30" not in table.options
    table.play("card 100", "card 104")
    assert table.state.pool == 5
    table.play("done")
    bundles = set()
    for first in range(1, 7):
        for second in range(first, 7):
            if first + second * (second > first) <= 5:
                bundles.add((first, second))
    assert table.options == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    table.play("slot 2")
    assert table.options == ["done", "slot 3"]
    assert (2, 3) in bundles


def test_example_14_the_display_slides_right() -> None:
    """RS-46, RS-47: new cards on the left, the first revealed leftmost."""
    table = at(hand=[27, 100, 104, 105], display=[31, 32, 33, 34, 35, 36])
    table.set_creature_deck([12, 13])
    table.play("summon", "card 27", "card 100", "card 104", "card 105", "slot 2")
    table.load(1).play("slot 4")
    assert table.display == [13, 12, 31, 33, 35, 36]


def test_example_15_too_few_cards_for_the_display() -> None:
    """RS-47, RS-49: the slot farthest from the remaining cards stays empty."""
    table = at(hand=[27, 100, 104], display=[31, 32, 33, 34, 35, 36])
    table.set_creature_deck([12])
    table.play("summon", "card 27", "card 100", "card 104", "slot 1", "slot 2")
    assert table.display == [None, 12, 33, 34, 35, 36]


@pytest.mark.parametrize(
    ("number", "played", "general", "removed", "kept"),
    [
        (16, [45, 60], [60], [], [45]),
        (17, [78, 101], [], [101], [78]),
        (18, [102, 106], [], [106], [102]),
    ],
)
def test_examples_16_to_18_the_higher_number_is_lost(
    number: int, played: list[int], general: list[int], removed: list[int], kept: list[int]
) -> None:
    """RS-55, RS-56, RS-57: creatures to the general discard, druids out of the game."""
    table = at(hand=played, pause=True, display=[31, 32, 33, 34, 35, 36])
    table.utilize(*played).play("done")
    assert (table.general, table.removed(), table.discard()) == (general, removed, kept)


@pytest.mark.parametrize(
    ("played", "general", "removed", "kept"),
    [([13, 64, 105], [13], [], [64, 105]), ([103, 104, 105], [], [103], [104, 105])],
)
def test_examples_19_and_20_of_three_the_lowest_is_lost(
    played: list[int], general: list[int], removed: list[int], kept: list[int]
) -> None:
    """RS-124, RS-57: two cards are kept."""
    table = at(hand=played, stones=["three"], pause=True).utilize(*played).play("done")
    assert (table.general, table.removed(), table.discard()) == (general, removed, kept)


def test_example_21_a_doubled_ore_needs_two_ore() -> None:
    """RS-117, RS-6: the supply has but one."""
    table = at(hand=[28, 105], stones=["double-die"])
    table.set_supply("O1")
    table.utilize(28, 105).roll("ORE").play("use 0")
    assert table.gems() == "O1"


def test_example_22_smithy_rolls_are_not_doubled() -> None:
    """RS-118: two points, not four."""
    table = at(gems="B3", stones=["double-die"])
    table.roll("PP2").forge("smith 3 gems", smithies="YYBYY")
    assert table.score() == 2


def test_example_23_one_extra_point_for_a_card() -> None:
    """RS-120, RS-121: 2 + 1, then 2."""
    table = at(hand=[72, 105], stones=["extra-point"], gems="B1 Y1 G1").utilize(72, 105)
    table.play("use 0", "colour blue", "colour yellow", "done")
    assert table.score() == 5
    assert table.gems() == "G1"


def test_example_24_plus_and_extra_point() -> None:
    """RS-116, RS-120: both sides, one point more."""
    table = at(3, hand=[42, 105], stones=["plus", "extra-point"]).utilize(42, 105)
    table.play("use 0", "side b", "side a")
    assert table.score() == 3
    assert table.gems() == "O1"


def test_example_25_no_extra_point_on_the_die() -> None:
    """RS-71: one point only."""
    table = at(hand=[27, 105], stones=["extra-point"]).utilize(27, 105)
    table.roll("PP1").play("use 0")
    assert table.score() == 1


def test_example_26_a_switch_replaces_the_loss() -> None:
    """RS-137: 69 in hand, the banshee lost, the other card kept, three cards before the refill."""
    table = at(
        hand=[12, 91, 100, 101],
        display=[31, 32, 33, 34, 69, 36],
        pause=True,
        preset="night",
    )
    table.utilize(12, 91).play("use 1", "slot 5", "done")
    assert table.hand() == [69, 100, 101]
    assert table.general == [91]
    assert table.discard() == [12]


def test_example_27_a_declined_switch_changes_nothing() -> None:
    """RS-138: the higher number is lost."""
    table = at(hand=[12, 91, 100, 101], pause=True, preset="night").utilize(12, 91)
    table.play("use 1", "done", "done")
    assert table.general == [91]
    assert table.discard() == [12]


def test_example_28_white_gems_are_safe() -> None:
    """RS-133, RS-134: only the player with red gems gives one."""
    table = at(3, hand=[82, 105], preset="night")
    table.set_gems(1, "W2")
    table.set_gems(2, "R3")
    table.utilize(82, 105).play("use 0")
    assert (table.gems(0), table.gems(1), table.gems(2)) == ("R1", "W2", "R2")
