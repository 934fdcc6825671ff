"""The worked examples of the rules, numbered as in the specification."""

from __future__ import annotations

import pytest

from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.scoring import final_score
from hexmoot.games.rune_stones.rules.state import tally
from tests.games.rune_stones.kit import GAME, Table, at

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


def wild_green() -> Table:
    """A player with a green gem on the Wild gem stone."""
    table = at(gems="G2 Y1 W1", stones=["wild"])
    table.state.wild_colour[0] = kinds.GREEN
    table.state.supply[kinds.GREEN] -= 1
    table.set_smithies("BBYBB")
    return table.again()


def test_example_29_gems_made_wild_pay_before_white_ones() -> None:
    """RS-76, RS-77: Y1 and G2 pay, W1 is kept; the die uses yellow."""
    table = wild_green().roll("GEM_C").forge("smith 3 gems")
    assert table.gems() == "Y1 W1"
    assert table.rows()[0] == "Y"


def test_example_30_the_gem_on_the_stone_does_not_count() -> None:
    """RS-114, RS-161: two gems are no full three."""
    table = wild_green()
    table.set_gems(0, "G2")
    assert final_score(table.state, 0) == 0


def test_example_31_exchange_once_a_turn() -> None:
    """RS-111: a white gem becomes ore, and that was it for this turn."""
    table = at(gems="W1", stones=["exchange"])
    assert "gem-for-ore white" in table.options
    table.play("gem-for-ore white")
    assert table.gems() == "O1"
    assert table.offered("gem-for-ore") == table.offered("ore-for-gem") == []


def test_example_32_wilds_pays_with_any_gem() -> None:
    """RS-154, RS-83: all three gems, and the bonus die."""
    table = at(gems="B1 Y1 R1", tokens=["TS-W"], preset="forest")
    table.play("wilds").roll("ORE").forge("smith 3 gems", smithies="GGGGG")
    assert table.gems() == "O1"
    assert table.rows()[0] == "G"


def test_example_33_for_free_has_no_bonus() -> None:
    """RS-155: the artifact, no points, the token is gone."""
    table = at(tokens=["TS-F"], preset="forest")
    table.forge("smith 5 free", smithies="BBBBR")
    assert table.rows()[0] == "R"
    assert table.score() == 0
    assert table.tokens() == []


def test_example_34_no_discard_keeps_everything() -> None:
    """RS-150: both cards go to the own discard pile."""
    table = at(hand=[40, 107], tokens=["TS-N"], preset="forest", pause=True)
    table.utilize(40, 107).play("done")
    assert table.options == ["done", "yes"]
    table.play("yes")
    assert table.discard() == [40, 107]
    assert table.tokens() == []


def test_example_35_a_copy_before_the_loss() -> None:
    """RS-151: three more green gems, then 69 is lost."""
    table = at(hand=[15, 69], tokens=["TS-C"], preset="forest", pause=True).utilize(15, 69)
    table.play("use 1", "use 0", "side a")
    assert table.asked == "copy_own"
    table.play("use 1")
    assert table.gems() == "G6 O1"
    assert table.general == [69]


def test_example_36_a_refill_through_a_reshuffle() -> None:
    """RS-105: one card, reshuffle, one card more."""
    table = at(hand=[100, 101, 102, 103], deck=[104], discard=[105, 106, 107, 11], gems="B1")
    table.utilize(100, 101).play("done")
    assert len(table.hand()) == 4
    assert 104 in table.hand()
    assert table.discard() == []
    assert len(table.deck()) == 4


def test_example_37_nothing_to_draw() -> None:
    """RS-106: the hand stays as it is."""
    table = at(hand=[100, 101, 102], deck=[], gems="B2")
    table.forge("smith 1 gems", smithies="BYYYY")
    assert table.hand() == [100, 101, 102]


def test_example_38_a_large_hand_is_kept() -> None:
    """RS-104: five cards, no draw."""
    table = at(hand=[100, 101, 102, 11, 12], deck=[103], gems="B2")
    table.forge("smith 1 gems", smithies="BYYYY")
    assert table.hand() == [11, 12, 100, 101, 102]


def test_example_39_the_round_is_finished() -> None:
    """RS-157, RS-158: seat 0 still has its turn, then the game ends."""
    table = at(3, active=2, score=60, rows=("BYG", ""), first_player=1)
    table.utilize(100, 104).play("done", "row a", "stone plus")
    assert table.score(2) == 66
    assert table.state.final_round
    assert table.seat == 0
    table.play("utilize")
    while table.seat == 0:
        table.play(table.options[0])
    assert table.state.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason.name == "target_reached"


def test_example_40_the_last_seat_ends_the_game() -> None:
    """RS-159: no further turn."""
    table = at(4, active=3, score=62, rows=("BY", ""))
    table.utilize(100, 104).play("done", "row a", "stone plus")
    assert table.state.over


def test_example_41_final_scoring() -> None:
    """RS-161, RS-162: 66 + 2 + 0 + 6."""
    table = at(score=66, gems="B2 Y2 W1 O3", rows=("B", "BYG"))
    assert final_score(table.state, 0) == 74


def test_example_42_familiars_at_the_end() -> None:
    """RS-163, RS-164: 8, 5, 3 and nothing for the one that never moved."""
    table = at(4, preset="forest")
    for seat, (space, arrival) in enumerate([(9, 20), (9, 25), (0, 0), (4, 11)]):
        table.set_gems(seat, "")
        table.state.familiar[seat] = space
        table.state.arrival[seat] = arrival
    assert [int(final_score(table.state, seat)) for seat in range(4)] == [8, 5, 0, 3]


def test_example_43_equal_totals_share_the_win() -> None:
    """RS-166: the second and third player win together."""
    table = at(3)
    for seat, score in enumerate([71, 74, 74]):
        table.set_gems(seat, "")
        table.state.score[seat] = score
    table.state.ending = kinds.ENDING_TARGET
    assert [int(rank) for rank in table.state.ranks()] == [3, 1, 1]
    assert [table.state.utility(seat) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_example_44_a_dragon_is_set_aside() -> None:
    """RS-18, RS-19: slot 3 gets the next card, the dragon is back in the deck."""
    # First player fixed; five artifacts, then creatures by their place in the ascending deck.
    chance = [0, 0, 0, 0, 0, 0, 0, 61, 0]
    state = GAME.start(seats=2, seed=1, first_player=0, chance=chance)
    table = at()
    table.state = state  # type: ignore[assignment]
    assert table.display[:3] == [11, 12, 13]
    assert 74 in table.zone(kinds.CREATURE_DECK)


def test_example_45_a_gain_stops_at_the_supply() -> None:
    """RS-6: one blue gem is left."""
    table = at(hand=[59, 105])
    table.set_supply("B1")
    table.utilize(59, 105).play("use 0", "side a")
    assert table.gems() == "B1"
    assert table.supply("B") == 0


def test_example_46_the_returned_gem_comes_back() -> None:
    """RS-63: returned first, gained after."""
    table = at(hand=[23, 105], gems="W1")
    table.set_supply("W0")
    table.utilize(23, 105).play("use 0", "colour white")
    assert table.gems() == "W1"
    assert table.score() == 1


def test_example_47_no_room_for_blue() -> None:
    """RS-78: a wild artifact on one blue slot, a blue one on the other."""
    table = at(gems="B4 O3", rows=("b", "B"))
    table.set_smithies("BYYYY")
    table.again().play("forge")
    assert not any(text.startswith("smith 1 ") for text in table.options)


def test_example_48_wild_artifacts_return_to_their_smithy() -> None:
    """RS-100: six points, green to the discard, two wild ones back."""
    table = at(rows=("GrW", ""))
    before = int(table.state.wild_artifacts)
    table.utilize(100, 104).play("done", "row a")
    assert table.score() == 6
    assert table.state.artifact_discard[kinds.GREEN] == 1
    assert table.state.wild_artifacts == before + 2


def test_example_49_a_wisp_that_stops_short() -> None:
    """RS-131: 4 + 2 reaches 5, the Crown Wisp leads to 9."""
    table = at(hand=[53, 105], score=4, preset="night")
    table.set_night(5, 10)
    table.set_wisps("WT-P", "WT-B", "WT-B", "WT-Y")
    table.utilize(53, 105).play("use 0", "tile 1")
    assert table.score() == 9
    assert table.asked == "util_next"


def test_example_50_wisps_inside_a_utilize() -> None:
    """RS-120, RS-127, RS-129: 3 to 6, a wisp, 9; then 12 and a second wisp; 53 is lost."""
    table = at(hand=[51, 53], score=3, preset="night", stones=["extra-point"], pause=True)
    table.set_night(5, 10)
    table.set_wisps("WT-P", "WT-B", "WT-Y", "WT-G")
    table.utilize(51, 53).play("use 1")
    assert (table.score(), table.asked) == (6, "wisp_pick")
    table.play("tile 1")
    assert (table.score(), table.asked) == (9, "util_next")
    table.play("use 0")
    assert (table.score(), table.asked) == (12, "wisp_pick")
    table.play("tile 2")
    assert table.general == [53]
    assert table.discard() == [51]


def test_example_51_the_stone_alone_buys() -> None:
    """RS-37, RS-109: a pool of two without a card, for slot 1 or slot 2."""
    table = at(hand=[33], stones=["magic"]).play("done")
    assert table.options == ["slot 1", "slot 2"]
    table.play("slot 1")
    assert 33 in table.hand()
    assert table.discard() == [43]


def test_example_52_the_round_cap() -> None:
    """RS-160: after round 200 the game is scored."""
    table = at(active=1, score=58)
    table.state.round = 200
    table.utilize(100, 104).play("done")
    assert table.state.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason.name == "round_limit"


def test_example_53_a_scarce_supply_asks() -> None:
    """RS-77: two yellow gems go unasked, the third may be white; with plenty nothing is asked."""
    table = at(gems="Y3 W1")
    table.set_supply("W0")
    table.forge("smith 3 gems", smithies="BBYBB")
    assert table.options == ["colour yellow", "colour white"]
    assert table.gems() == "Y1 W1"
    table = at(gems="Y3 W1")
    table.set_supply("W3 Y3")
    table.roll("ORE").forge("smith 3 gems", smithies="BBYBB")
    assert table.gems() == "W1 O1"


def test_example_54_only_reachable_cards_join() -> None:
    """RS-33, RS-36, RS-168: one colour must reach the price, and the last card is asked for."""
    alone = [None, None, None, None, None, 36]
    table = at(hand=[73, 79, 82, 100], display=alone, preset="night").play("summon", "card 73")
    assert table.options == ["card 79", "card 82"]
    table.play("card 79")
    assert table.options == ["card 100"]
    table = at(hand=[73, 79, 82], display=alone, preset="night")
    assert "summon" not in table.options


def test_example_55_what_is_known_after_a_reshuffle() -> None:
    """RS-105, RS-169: three cards are known, the fourth is one of five."""
    table = at(
        2,
        active=1,
        hand=[102, 103, 104, 105],
        deck=[106],
        discard=[101, 27, 45, 60],
        display=[31, 32, 33, 34, 35, 36],
    )
    table.utilize(104, 105).play("done")
    assert table.known(1) == [102, 103, 106]
    fourth = (set(table.hand(1)) - {102, 103, 106}).pop()
    assert fourth in {27, 45, 60, 101, 104}
    seen = dict.fromkeys((27, 45, 60, 101, 104), 0)
    for seed in range(500):
        world = table.state.imagine(0, seed)
        twin = at()
        twin.state = world  # type: ignore[assignment]
        (guess,) = set(twin.hand(1)) - {102, 103, 106}
        seen[guess] += 1
    assert min(seen.values()) > 60


def test_example_56_asked_with_done_alone() -> None:
    """RS-35, RS-168: no other card fits blue, but the question does not tell."""
    table = at(hand=[27, 30, 33, 42]).play("summon", "card 27")
    assert table.state.pool == 2
    assert (table.asked, table.options) == ("summon_card", ["done"])


def test_example_57_two_switches() -> None:
    """RS-137, RS-171: both banshees are lost, nothing else; No discard is not asked."""
    table = at(hand=[91, 94], preset="full", tokens=["TS-N"], pause=True).utilize(91, 94)
    table.play("use 0", "slot 1", "use 1", "slot 6")
    assert table.general == [91, 94]
    assert len(table.hand()) == 2
    assert table.discard() == []
    assert table.asked == "exchange_row"
    assert table.tokens() == ["TS-N"]


def test_example_58_no_step_no_answer() -> None:
    """RS-143, RS-170: the familiar stands on 16, nobody is asked."""
    table = at(gems="B2", preset="forest")
    table.state.familiar[0] = 16
    table.give_tokens(1, "TS-C")
    table.forge("smith 2 gems", smithies="YBYYY")
    assert table.familiar() == 16
    assert (table.asked, table.seat) == ("turn_action", 1)


def test_example_59_a_free_play_before_the_copy() -> None:
    """RS-31, RS-151: an ore becomes the gem that the copied swap returns."""
    table = at(hand=[26, 51], preset="forest", tokens=["TS-C"], gems="B1", stones=["exchange"])
    table.utilize(26, 51).play("use 1", "use 0", "colour blue")
    assert (table.asked, table.gems()) == ("copy_own", "O2")
    table.play("ore-for-gem blue", "use 0", "colour blue")
    assert table.gems(0) == "O3"


def test_example_60_hands_that_leave_an_answer() -> None:
    """RS-169: after 45 a higher card must be in the hand; five pairs are equally likely."""
    table = at(active=1, hand=[45, 13, 52], deck=[27, 101], display=[31, 32, 33, 34, 35, 36])
    table.play("utilize", "card 45")
    pairs: dict[tuple[int, ...], int] = {}
    for seed in range(1000):
        twin = at()
        twin.state = table.state.imagine(0, seed)  # type: ignore[assignment]
        pair = tuple(twin.hand(1))
        pairs[pair] = pairs.get(pair, 0) + 1
    assert sorted(pairs) == [(13, 52), (13, 101), (27, 52), (27, 101), (52, 101)]
    assert sum((count - 200) ** 2 / 200 for count in pairs.values()) < 18.5
