"""Exchange of rows for points and rune stones, and the end of the turn."""

from __future__ import annotations

import pytest

from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.exchange import return_stones_aside
from hexmoot.games.rune_stones.rules.state import tally
from tests.games.rune_stones.kit import Table, at

FOUR = ["magic", "hand", "exchange", "wild"]


def after_utilize(**position: object) -> Table:
    """In the exchange step after a Utilize that did nothing."""
    table = at(**position)
    return table.utilize(100, 104).play("done")


def test_rs90_none_one_or_both_rows() -> None:
    """RS-90: both rows are offered beside DONE; DONE keeps them."""
    table = after_utilize(rows=("BY", "GR"))
    assert table.options == ["done", "row a", "row b"]
    table.play("done")
    assert (table.rows(), table.score()) == (["BY", "GR"], 0)


def test_rs91_a_row_goes_as_a_whole() -> None:
    """RS-91: nothing of it is left."""
    table = after_utilize(rows=("BYGR", "BY")).play("row a")
    assert table.rows() == ["", "BY"]


@pytest.mark.parametrize("row", ["", "B", "W"])
def test_rs92_fewer_than_two_cannot_be_exchanged(row: str) -> None:
    """RS-92: the row is not offered."""
    table = after_utilize(rows=(row, "BY"))
    assert table.options == ["done", "row b"]


def test_rs94_kinds_do_not_matter() -> None:
    """RS-94: three wild artifacts score like three coloured ones."""
    assert after_utilize(rows=("bgW", "")).play("row a").score() == 6


@pytest.mark.parametrize(("row", "wild"), [("bgrW", 4), ("BYGR", 0), ("bYGR", 1)])
def test_rs100_wild_artifacts_go_back_to_their_stack(row: str, wild: int) -> None:
    """RS-11, RS-100: all eight are there again, as many as the row held and no more."""
    table = after_utilize(rows=(row, ""))
    assert table.state.wild_artifacts == 8 - wild
    assert table.play("row a").state.wild_artifacts == 8


def test_rs95_and_rs97_only_types_not_owned() -> None:
    """RS-95, RS-97: owned types and empty stacks are not offered."""
    table = at(rows=("BY", ""), stones=["plus", "magic"], seats=3)
    table.state.stones_left[kinds.STONE_THREE] = 0
    table.utilize(100, 104).play("done", "row a")
    assert table.options == [
        "stone hand",
        "stone exchange",
        "stone wild",
        "stone double-die",
        "stone extra-point",
    ]
    table.play("stone wild")
    assert table.stones() == ["magic", "wild", "plus"]
    assert table.state.stones_left[kinds.STONE_WILD] == 1


def test_rs96_the_stone_cannot_be_refused() -> None:
    """RS-96: DONE is not among the answers."""
    table = after_utilize(rows=("BY", "")).play("row a")
    assert table.asked == "stone_pick"
    assert "done" not in table.options


def test_rs96_a_single_stone_is_taken_unasked() -> None:
    """RS-96: compulsory, so the last possible type comes by itself."""
    table = at(rows=("BY", ""))
    for stone in range(7):
        table.state.stones_left[stone] = 0
    table.utilize(100, 104).play("done", "row a")
    assert table.stones() == ["three"]


def test_rs99_no_type_to_take() -> None:
    """RS-99: all stacks empty, or only owned types left: points alone."""
    table = at(rows=("BY", ""), stones=["plus"], seats=3)
    for stone in range(8):
        table.state.stones_left[stone] = 1 if stone == kinds.STONE_PLUS else 0
    table.utilize(100, 104).play("done", "row a")
    assert (table.score(), table.stones()) == (3, ["plus"])
    assert table.asked != "stone_pick"


def test_rs101_two_rows_two_stones() -> None:
    """RS-101: 3 + 6 points and two different types."""
    table = after_utilize(rows=("BY", "BYG")).play("row b", "stone plus", "row a")
    assert "stone plus" not in table.options
    table.play("stone hand")
    assert (table.score(), table.stones()) == (9, ["hand", "plus"])


def test_rs102_after_every_main_action() -> None:
    """RS-102: after Summon and Forge too, and in the last round."""
    table = at(hand=[11, 100], rows=("BY", "")).play("summon", "card 11", "done", "slot 1", "done")
    assert table.asked == "exchange_row"
    table = at(gems="R2", rows=("BY", "")).forge("smith 1 gems", "row b", smithies="RYYYY")
    assert table.asked == "exchange_row"
    table = at(rows=("BY", ""))
    table.state.final_round = True
    assert table.utilize(100, 104).play("done").asked == "exchange_row"


def test_rs103_a_stone_may_be_laid_aside_with_the_option() -> None:
    """RS-103: four stones, one goes aside with its gem, another is taken."""
    table = at(seats=3, rows=("BY", ""), stones=FOUR, stone_swap=True)
    table.state.wild_colour[0] = kinds.RED
    table.state.supply[kinds.RED] -= 1
    red = table.supply("R")
    table.utilize(100, 104).play("done", "row a")
    assert table.options == ["done", "stone magic", "stone hand", "stone exchange", "stone wild"]
    table.play("stone wild")
    assert table.supply("R") == red + 1
    assert table.state.wild_colour[0] == kinds.NONE
    assert table.state.stones_aside[kinds.STONE_WILD] == 1
    assert "stone magic" not in table.options
    table.play("stone plus")
    assert table.stones() == ["magic", "hand", "exchange", "plus"]


def test_rs103_stones_aside_return_when_all_stacks_are_empty() -> None:
    """RS-103: the last stone of the board brings them back."""
    table = at(rows=("BY", ""), stones=FOUR, stone_swap=True)
    for stone in range(8):
        table.state.stones_left[stone] = 1 if stone == kinds.STONE_PLUS else 0
    table.utilize(100, 104).play("done", "row a", "stone magic")
    assert table.stones() == ["hand", "exchange", "wild", "plus"]
    assert table.state.stones_left[kinds.STONE_MAGIC] == 1
    assert table.state.stones_aside[kinds.STONE_MAGIC] == 0


def test_rs103_without_the_option_stones_stay() -> None:
    """RS-103: nothing is asked with four stones."""
    table = at(seats=3, rows=("BY", ""), stones=FOUR).utilize(100, 104).play("done", "row a")
    assert table.stones() == FOUR
    assert table.asked not in ("stone_discard", "stone_pick")


# ---- the stones' powers


def test_rs109_the_pool_starts_at_two() -> None:
    """RS-109: and fits the colour of any card."""
    table = at(hand=[27, 100], stones=["magic"]).play("summon")
    assert table.state.pool == 2
    table.play("card 27")
    assert table.state.pool == 4


def test_rs110_six_cards() -> None:
    """RS-110: the refill limit with the stone."""
    table = at(stones=["hand"], deck=[101, 102, 103, 105, 106, 107]).utilize(100, 104).play("done")
    assert len(table.hand()) == 6


def test_rs111_exchange_both_ways() -> None:
    """RS-111: any gem for ore, ore for a coloured gem but not for a white one."""
    table = at(gems="B1 W1 O1", stones=["exchange"])
    assert table.offered("gem-for-ore") == ["gem-for-ore blue", "gem-for-ore white"]
    assert table.offered("ore-for-gem") == [
        f"ore-for-gem {colour}" for colour in ("blue", "yellow", "green", "red")
    ]
    table.play("ore-for-gem red")
    assert table.gems() == "B1 R1 W1"
    assert table.offered("gem-for-ore") == table.offered("ore-for-gem") == []


@pytest.mark.parametrize("left", [0, 1, 2])
def test_rs111_the_last_one_of_the_supply_can_be_had(left: int) -> None:
    """RS-6, RS-111, RS-113: of ore, of a coloured gem, and for the Wild gem stone; none of none."""
    table = at(gems="B1 O1", stones=["exchange", "wild"])
    table.set_supply(f"O{left} Y{left}")
    offered = table.again().options
    for text in ("gem-for-ore blue", "ore-for-gem yellow", "set-wild yellow"):
        assert (text in offered) == (left > 0)


def test_rs111_exchange_needs_the_supply() -> None:
    """RS-111, RS-6: nothing for nothing."""
    table = at(gems="B1 O1", stones=["exchange"])
    table.set_supply("O0 Y0")
    table.again()
    assert table.offered("gem-for-ore") == []
    assert "ore-for-gem yellow" not in table.options


def test_rs112_exchange_in_the_turn_it_is_taken() -> None:
    """RS-112: in the exchange step, right after the stone."""
    table = after_utilize(rows=("BY", ""), gems="R1").play("row a", "stone exchange")
    assert (table.asked, table.options) == ("exchange_row", ["done", "gem-for-ore red"])
    assert table.play("gem-for-ore red").gems() == "O1"


def test_rs113_wild_gem_waits_for_its_gem() -> None:
    """RS-113: without the gem nothing is wild; laying it is a free play out of the supply."""
    table = at(gems="G2", stones=["wild"])
    table.set_smithies("YBBBB")
    table.again()
    assert "forge" not in table.options
    green = table.supply("G")
    table.play("set-wild green")
    assert table.supply("G") == green - 1
    assert table.gems() == "G2"
    assert "forge" in table.options
    assert table.offered("set-wild") == []


def test_rs114_the_gem_on_the_stone_cannot_be_stolen_or_spent() -> None:
    """RS-114: a thief of its colour finds nothing."""
    table = at(2, active=1, hand=[81, 105], preset="night")
    table.set_gems(0, "")
    table.state.wild_colour[0] = kinds.GREEN
    table.utilize(81, 105).play("use 0")
    assert table.gems(1) == ""
    assert table.state.wild_colour[0] == kinds.GREEN


def test_rs115_gems_made_wild_keep_their_colour_for_thieves() -> None:
    """RS-115: wild in payments, green for a green thief."""
    table = at(2, active=1, hand=[81, 105], preset="night")
    table.set_gems(0, "G2")
    table.state.wild_colour[0] = kinds.GREEN
    table.utilize(81, 105).play("use 0")
    assert (table.gems(0), table.gems(1)) == ("G1", "G1")
    payer = at(gems="G2", stones=["wild"])
    payer.state.wild_colour[0] = kinds.GREEN
    assert payer.forge("smith 1 gems", smithies="RBBBB").rows()[0] == "R"


def test_rs116_plus_offers_the_other_side() -> None:
    """RS-116: after one side the other or DONE; without the stone it is not asked."""
    table = at(hand=[11, 105], stones=["plus"]).utilize(11, 105).play("use 0", "side b")
    assert (table.asked, table.options) == ("or_second", ["done", "side a"])
    assert table.play("side a").gems() == "B1 G1"


def test_rs117_a_doubled_result() -> None:
    """RS-117: one roll, carried out twice."""
    table = at(hand=[27, 105], stones=["double-die"]).utilize(27, 105).roll("PP2").play("use 0")
    assert table.score() == 4
    assert table.state.loaded_next == 1


@pytest.mark.parametrize(("card", "score"), [(68, 6), (75, 7)])
def test_rs117_each_of_two_rolls_is_doubled(card: int, score: int) -> None:
    """RS-117: two rolls, two results, each carried out twice; a printed point stays one."""
    table = at(hand=[card, 105], stones=["double-die"]).utilize(card, 105)
    table.roll("PP1", "PP2").play("use 0")
    assert (table.score(), table.state.loaded_next) == (score, 2)


@pytest.mark.parametrize("card", [68, 75])
def test_rs117_both_rolls_double_their_own_result(card: int) -> None:
    """RS-117: an ore twice, then a wild gem twice; without the stone one of each."""
    for stones, gems in ((["double-die"], "W2 O2"), ([], "W1 O1")):
        table = at(hand=[card, 105], stones=stones).utilize(card, 105)
        assert table.roll("ORE", "WILD").play("use 0").gems() == gems


def test_rs118_no_doubling_beyond_cards() -> None:
    """RS-118: wisp tiles, also a Wisp Keeper's, and forest spaces roll plainly."""
    table = at(hand=[87, 105], stones=["double-die"], preset="night")
    table.set_wisps("WT-D", "WT-B", "WT-Y", "WT-G")
    table.utilize(87, 105).play("use 0").load(0, 2).play("tile 1")
    assert table.gems() == "O1"
    table = at(hand=[100, 105], stones=["double-die"], preset="forest")
    table.state.familiar[0] = 4
    table.utilize(100, 105).roll("ORE").play("familiar 0")
    assert table.gems() == "O1"


def test_rs119_each_execution_may_be_given_up() -> None:
    """RS-119: the first card is declined, the second taken."""
    table = at(hand=[27, 105], stones=["double-die"]).utilize(27, 105)
    table.roll("ANY_CARD").play("use 0", "done")
    assert table.asked == "take_card"
    table.play("slot 1")
    assert table.discard() == [43]
    assert table.asked == "util_next"


def test_rs121_one_extra_point_a_card() -> None:
    """RS-121: also when both sides score or the card is copied; another card has its own."""
    table = at(hand=[51, 53], stones=["extra-point"], tokens=["TS-C"], preset="forest", pause=True)
    table.utilize(51, 53).play("use 0", "use 1")
    assert table.score() == 6
    table.play("use 0")
    assert table.score() == 8


def test_rs122_other_points_are_not_raised() -> None:
    """RS-122: smithy 5 and a row give what they say."""
    table = at(gems="B4", stones=["extra-point"], rows=("", "YG"))
    table.forge("smith 5 gems", smithies="YYYYB")
    assert table.score() == 3
    table.play("row b")
    assert table.score() == 6


def test_rs123_three_cards() -> None:
    """RS-123: all three abilities are used."""
    table = at(hand=[39, 51, 69], stones=["three"]).utilize(39, 51, 69)
    table.play("use 0", "use 1", "use 2")
    assert (table.gems(), table.score()) == ("G3 W1", 2)


def test_rs124_the_highest_with_the_option() -> None:
    """RS-124: `util3_lost = highest`."""
    table = at(hand=[13, 64, 105], stones=["three"], util3_lost="highest", pause=True)
    table.utilize(13, 64, 105).play("done")
    assert (table.removed(), table.discard()) == ([105], [13, 64])


def test_rs125_two_cards_lose_the_higher() -> None:
    """RS-125: the stone does not matter then."""
    table = at(hand=[13, 64], stones=["three"], pause=True).utilize(13, 64).play("done")
    assert (table.general, table.discard()) == ([64], [13])


def test_rs126_a_stone_works_at_once() -> None:
    """RS-126: the hand stone in the same turn's refill, the wild stone in the same step."""
    table = after_utilize(rows=("BY", "")).play("row a", "stone wild")
    assert table.offered("set-wild") != []


def test_rs103_one_stone_left_on_a_stack_keeps_the_others_aside() -> None:
    """RS-103: only when all eight stacks are empty do they come back."""
    state = at(stone_swap=True).state
    for stone in range(kinds.STONES):
        state.stones_left[stone] = 1 if stone == kinds.STONE_WILD else 0
        state.stones_aside[stone] = 1
    return_stones_aside(state)
    assert tally(state.stones_aside) == kinds.STONES
    state.stones_left[kinds.STONE_WILD] = 0
    return_stones_aside(state)
    assert (tally(state.stones_left), tally(state.stones_aside)) == (kinds.STONES, 0)
