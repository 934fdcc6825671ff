"""Nocturnal Creatures: wisps, night tokens and banshees; interrupts inside interrupts."""

from __future__ import annotations

import pytest

from hexmoot.engine.native.chance import DRAWS
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.scoring import final_score
from hexmoot.games.rune_stones.rules.state import tally
from tests.games.rune_stones.kit import Table, at


def near_token(
    score: int, *spaces: int, hand: tuple[int, int] = (51, 105), **more: object
) -> Table:
    """About to use card 51 (two points) near wisp tokens."""
    table = at(hand=hand, score=score, preset="night", **more)
    table.set_night(*spaces)
    table.set_wisps("WT-P", "WT-S", "WT-D", "WT-H")
    return table.utilize(*hand)


def test_rs127_reaching_and_passing_a_token() -> None:
    """RS-127: 3 to 5 reaches it, 4 to 6 passes it, 5 to 7 had it before; quiet ones do nothing."""
    assert near_token(3, 5).play("use 0").asked == "wisp_pick"
    assert near_token(4, 5).play("use 0").asked == "wisp_pick"
    assert near_token(5, 5).play("use 0").asked == "util_next"
    assert near_token(2, 5).play("use 0").asked == "util_next"
    assert near_token(3, 10).play("use 0").asked == "util_next"


def test_rs128_tokens_stay_for_the_others() -> None:
    """RS-128: the second player gets a wisp from the same token."""
    table = near_token(3, 5).play("use 0", "tile 2", "done")
    assert table.seat == 1
    table.clear(1)
    table.give_cards(1, kinds.HAND, [53, 101])
    table.state.score[1] = 4
    table.begin(1).utilize(53, 101).play("use 0")
    assert (table.asked, table.seat) == ("wisp_pick", 1)


def test_rs129_a_wisp_interrupts_the_ability() -> None:
    """RS-129: card 78 scores 3, the wisp comes before its gem is chosen."""
    table = near_token(3, 5, hand=(78, 105)).play("use 0")
    assert table.asked == "wisp_pick"
    table.play("tile 2")
    assert (table.asked, table.score()) == ("pick_gem", 7)


def test_rs130_one_wisp_for_each_token() -> None:
    """RS-130: three tokens in one gain, lowest first."""
    table = at(score=4, rows=("BYGRW", ""), preset="night")
    table.set_night(5, 10, 15)
    table.set_wisps("WT-B", "WT-Y", "WT-G", "WT-R")
    table.utilize(100, 104).play("done", "row a")
    spaces = []
    for tile in ("tile 1", "tile 2", "tile 3"):
        spaces.append(int(table.state.argument(2)))
        table.play(tile)
    assert spaces == [5, 10, 15]
    assert table.asked == "stone_pick"


def test_rs131_a_new_wisp_comes_before_waiting_ones() -> None:
    """RS-131: 3 to 13 passes 5 and 10; the Crown Wisp at 5 reaches 15, which is resolved first."""
    table = at(score=3, rows=("BYGR", ""), preset="night")
    table.set_night(5, 10, 15)
    table.set_wisps("WT-P", "WT-B", "WT-Y", "WT-G")
    table.utilize(100, 104).play("done", "row a")
    assert (table.score(), int(table.state.argument(2))) == (13, 5)
    table.play("tile 1")
    assert (table.score(), int(table.state.argument(2))) == (16, 15)
    table.play("tile 2")
    assert int(table.state.argument(2)) == 10
    table.play("tile 3")
    assert table.asked == "stone_pick"


def test_interrupts_inside_interrupts() -> None:
    """RS-129, RS-131: points, wisp, die, card, refill, points, wisp, and back to the ability."""
    table = near_token(3, 5, 10, hand=(78, 105)).play("use 0")
    assert (table.score(), table.asked) == (6, "wisp_pick")
    # The Dancing Wisp: a new tile is drawn (chance 1), then the die shows any card.
    table.load(0, 4).play("tile 3")
    assert table.asked == "take_card"
    table.play("slot 1")
    assert None not in table.display
    assert (table.score(), table.asked) == (7, "pick_gem")
    table.play("colour red")
    assert table.asked == "util_next"
    table = near_token(5, 10, 15, hand=(76, 105))
    table.play("use 0", "slot 2")
    assert table.score() == 8
    table = near_token(8, 10, 15, hand=(76, 105)).play("use 0", "slot 2")
    assert (table.score(), table.asked) == (11, "wisp_pick")


def test_rs132_the_tile_is_replaced_before_its_effect() -> None:
    """RS-132: a tile must be taken; it is discarded and replaced from the stack."""
    table = near_token(3, 5).play("use 0")
    assert table.options == ["tile 1", "tile 2", "tile 3", "tile 4"]
    stack = tally(table.state.wisp_bag)
    table.play("tile 2")
    assert tally(table.state.wisp_bag) == stack - 1
    assert table.state.wisp_discard[4] == 1
    assert (table.gems(), table.score()) == ("W1", 6)


def test_rs132_an_empty_stack_takes_the_discard_with_this_tile() -> None:
    """RS-132: the taken tile is the only one that can come back."""
    table = near_token(3, 5)
    for kind in range(9):
        table.state.wisp_bag[kind] = 0
    table.play("use 0", "tile 2")
    assert table.state.wisp_up[1] == 4
    assert tally(table.state.wisp_discard) == 0


@pytest.mark.parametrize("pile", ["wisp", "toadstool", "artifact"])
def test_what_is_discarded_after_a_shuffle_is_not_in_the_new_stack(pile: str) -> None:
    """RS-88, RS-132, RS-146: they are two piles; of three, one drawn and one used, two and one."""
    state = at(preset="full").state
    for kind in range(len(getattr(state, f"{pile}_bag"))):
        getattr(state, f"{pile}_bag")[kind] = 0
        getattr(state, f"{pile}_discard")[kind] = 3 if kind == 0 else 0
    if pile == "wisp":
        assert state.draw_wisp(DRAWS) == 0
    elif pile == "toadstool":
        state.draw_toadstool(0)
    else:
        assert state.draw_artifact(DRAWS) == 0
    getattr(state, f"{pile}_discard")[0] += 1
    assert tally(getattr(state, f"{pile}_bag")) == 2
    assert tally(getattr(state, f"{pile}_discard")) == 1


def test_rs132_the_card_of_a_guiding_wisp_may_be_left() -> None:
    """RS-132, RS-169: into the hand, known to all, or not at all."""
    table = near_token(3, 5).play("use 0", "tile 4")
    assert table.options[0] == "done"
    taken = table.display[4]
    table.play("slot 5")
    assert table.hand() == [taken] == table.known()
    table = near_token(3, 5).play("use 0", "tile 4", "done")
    assert table.hand() == []


def test_rs133_every_other_player_gives_one() -> None:
    """RS-133: three victims at once."""
    table = at(4, hand=[80, 105], preset="night").utilize(80, 105).play("use 0")
    assert table.gems() == "Y3"
    assert [table.gems(seat) for seat in (1, 2, 3)] == ["B1 G1 R1 W1"] * 3


def test_rs135_an_empty_general_discard_gives_nothing() -> None:
    """RS-135: nothing is asked."""
    table = at(hand=[83, 105], preset="night").utilize(83, 105).play("use 0")
    assert table.asked == "util_next"


def test_rs137_no_other_card_is_lost() -> None:
    """RS-137: with three cards played the lowest stays too."""
    table = at(hand=[12, 60, 92], stones=["three"], preset="night", pause=True)
    table.utilize(12, 60, 92).play("use 2", "slot 1", "done")
    assert table.general == [92]
    assert table.discard() == [12, 60]


def test_rs138_an_empty_display_is_like_declining() -> None:
    """RS-138: nothing to take, the usual loss."""
    table = at(hand=[12, 91], display=[None] * 6, preset="night", pause=True)
    table.set_creature_deck([])
    table.utilize(12, 91).play("use 1", "done")
    assert table.general == [91]
    assert table.discard() == [12]


def test_rs138_a_forfeited_switch_is_lost_by_number() -> None:
    """RS-138: beside a druid the banshee is kept."""
    table = at(hand=[91, 100], preset="night", pause=True).utilize(91, 100).play("done")
    assert (table.removed(), table.discard()) == ([100], [91])


def test_rs140_final_points_reach_no_tokens() -> None:
    """RS-140: the final scoring asks nothing and changes no score on the track."""
    table = at(active=1, score=64, rows=("BY", "BYG"), gems="B3", preset="night")
    table.set_night(50)
    table.state.round = 200
    table.utilize(100, 104).play("done", "done")
    assert table.state.over
    assert table.score(1) == 64
    assert final_score(table.state, 1) == 64 + 1 + 3 + 6


def test_rs141_a_wisp_in_another_players_turn() -> None:
    """RS-141: the player who scored chooses, though it is not his turn."""
    table = at(gems="R4", preset="full")
    table.set_night(5)
    table.give_tokens(1, "TS-C")
    table.state.score[1] = 3
    table.forge("smith 5 gems", smithies="BYBYR").play("yes")
    assert (table.asked, table.seat) == ("wisp_pick", 1)
    table.set_wisps("WT-P", "WT-S", "WT-D", "WT-H")
    table.play("tile 2")
    assert table.score(1) == 7
    assert table.gems(1) == "B1 Y1 G1 R1 W2"


def test_rs157_the_end_trigger_counts_in_another_players_turn() -> None:
    """RS-157: the copied three points start the last round; RS-167: nobody gets the throne."""
    table = at(gems="R4", preset="full")
    table.give_tokens(1, "TS-C")
    table.state.score[1] = 62
    table.set_night()
    table.forge("smith 5 gems", smithies="BYBYR")
    assert not table.state.final_round
    table.play("yes")
    assert table.state.final_round
    shown = table.state.view(None)["table"]
    assert (shown["last_round"], shown["target"]) == (True, 65)
    assert all("throne" not in seat for seat in shown["seats"])
