"""The worked examples of the rules, played move by move."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from hexmoot.games.alchemists_race.content.boards.plan import BadBoard, board_of
from tests.games.alchemists_race.kit.table import COUNTED, at


def test_w1_a_meeting_after_four_of_six_steps() -> None:
    """W1 (AR-114, AR-121, AR-125, AR-120, AR-50): Poison in mid-move, then two more steps."""
    table = at("R3<S2 poison / O20<O19 honey:2 wood speed", dice="6", **COUNTED)
    assert (table.asked, table.choices) == ("A path", "R2 | R4")
    assert table.play("R2").choices == "R1 | L1"
    assert table.play("L1").choices == "O2 | O20"
    table.play("O20")
    assert (table.asked, table.choices) == ("A encounter", "pass | poison B")
    table.play("poison B")
    assert (table.asked, table.choices) == ("B lose_resources", "lose honey | lose wood")
    table.play("lose honey")
    assert table.seats == ["O18<O19 flower", "O20<O19 wood speed"]
    assert (table.supply("honey"), table.supply("flower"), table.stack("poison")) == (3, 2, 4)


def test_w2_the_heading_is_kept_over_turns() -> None:
    """W2 (AR-34, AR-35, AR-47): a turn that ended on a junction goes on to any other road."""
    table = at("O3<O2 / M speed", dice="3 1 1", **COUNTED)
    assert table.seat("A") == "O6<O5 purple_crystal"
    table.play("roll", "S1")
    assert (table.asked, table.choices) == ("A path", "L2 | O7")
    table.play("L2")
    assert table.seat("A") == "L2<O6 wood purple_crystal"


def test_w3_stopping_at_the_market_and_leaving_by_the_way_one_came() -> None:
    """W3 (AR-40, AR-41, AR-42, AR-44): the stop costs two steps and frees the heading."""
    table = at("S1<R1 / O18<O17 speed", dice="3 1 2", **COUNTED)
    assert (table.asked, table.choices) == ("A path", "stop | S2 | S3 | S4")
    table.play("stop")
    assert table.seat("A") == "M"
    table.play("roll")
    assert (table.asked, table.choices) == ("A path", "S1 | S2 | S3 | S4")
    table.play("S1")
    assert table.seat("A") == "R1<S1 honey"


def test_w4_an_exact_landing_on_the_market_asks_nothing() -> None:
    """W4 (AR-43)."""
    table = at("R1<R2 / O18<O17 speed", dice="2", **COUNTED)
    assert table.choices == "S1 | R8"
    table.play("S1")
    assert (table.seat("A"), table.asked) == ("M", "B pre_roll")


def test_w5_a_market_turn() -> None:
    """W5 (AR-61, AR-64, AR-71, AR-26): two crafts, one sale, no roll."""
    table = at("M flower:2 grass mushroom wood black_rock / O18<O17 speed", **COUNTED)
    crafts = "craft speed | craft poison | craft meteor | craft reroll"
    assert (table.asked, table.choices) == ("A pre_roll", f"roll | {crafts}")
    table.play("craft speed")
    assert (table.asked, table.choices) == ("A market_turn", "end | craft meteor | sell speed")
    assert table.play("craft meteor").choices == "end | sell speed | sell meteor"
    assert table.play("sell meteor").choices == "end | sell speed"
    table.play("end")
    assert (table.seat("A"), table.active) == ("M flower mushroom speed coins:4", "B")


def test_w6_winning_on_arrival() -> None:
    """W6 (AR-75, AR-132, AR-133): the sale that reaches 20 ends the game with Speed unsold."""
    table = at("S3<R5 defence speed coins:17 / M coins:18", dice="4", **COUNTED)
    assert table.choices == "roll | speed | defence"
    assert table.play("roll").choices == "stop | S1 | S2 | S4"
    assert table.play("stop").choices == "end | sell speed | sell defence"
    table.play("sell defence")
    assert table.seat("A") == "M speed coins:20"
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.reason.name) == ((0,), "target")


def test_w7_meteor_on_three_resources_takes_all_three() -> None:
    """W7 (AR-122, AR-124, AR-49): no choice is asked, then the landing is resolved."""
    table = at("O9<O8 meteor / O11<O12 flower wood black_rock speed", dice="2", **COUNTED)
    assert (table.asked, table.choices) == ("A encounter", "pass | meteor B")
    table.play("meteor B")
    assert table.seats == ["O11<O10 black_rock", "O11<O12 speed"]


def test_w8_meteor_with_a_choice_in_canonical_order() -> None:
    """W8 (AR-56): honey cannot be the first pick, too few pieces would be left above it."""
    hand = "flower grass:2 honey black_rock:2 speed"
    table = at(f"O9<O8 meteor / O11<O12 {hand}", dice="2", **COUNTED)
    assert table.play("meteor B").choices == "lose flower | lose grass"
    assert table.play("lose flower").choices == "lose grass | lose honey"
    assert table.play("lose grass").choices == "lose grass | lose honey | lose black_rock"
    assert table.play("lose grass").choices == "lose honey | lose black_rock"
    table.play("lose honey")
    assert table.seat("B") == "O11<O12 black_rock:2 speed"


def test_w9_defence_runs_out() -> None:
    """W9 (AR-17, AR-95, AR-127): safe in the first turn, hit in the second."""
    table = at("O17<O16 poison / O18<O17 flower:2 speed defended", dice="1 1 1", **COUNTED)
    assert (table.asked, table.seat("A")) == ("B pre_roll", "O18<O17 flower poison")
    assert (table.supply("flower"), table.seat("B")) == (0, "O18<O17 flower:2 speed")
    table.play("roll")
    assert (table.asked, table.choices) == ("A encounter", "pass | poison B")
    assert table.play("poison B").choices == "lose flower | lose grass"
    table.play("lose flower")
    assert table.seats == ["O19<O18 flower grass", "O19<O18 grass speed"]
    assert (table.supply("flower"), table.supply("grass")) == (2, 1)


def test_w10_invisibility_covers_two_rolls() -> None:
    """W10 (AR-93, AR-84): neither losing space takes anything."""
    hand = "flower grass black_rock purple_crystal"
    table = at(f"O7<O6 {hand} invisibility speed reroll / O18<O17 speed", dice="1 4", **COUNTED)
    assert table.play("invisibility", "speed").choices == "keep | reroll"
    assert table.play("keep").choices == "roll | end"
    assert table.play("roll").choices == "keep | reroll"
    assert table.play("keep").choices == "L3 | O12"
    table.play("O12")
    assert table.seat("A") == f"O12<O11 {hand} reroll invisible"
    assert table.active == "B"


def test_w11_swap_exchanges_headings() -> None:
    """W11 (AR-107, AR-108): each goes on as the other would have."""
    table = at("R6<R5 swap / O14<O15", dice="1 1", **COUNTED)
    assert table.choices == "roll | swap B"
    table.play("swap B")
    assert table.seats == ["O13<O14", "R6<R5"]
    assert (table.asked, table.choices) == ("B path", "R7 | L3")


def test_w12_swap_into_the_market_and_craft() -> None:
    """W12 (AR-70, AR-110, AR-58): crafting in the same turn; the losing space does nothing."""
    hand = "flower grass black_rock purple_crystal"
    table = at(f"O8<O7 {hand} swap / M grass mushroom", dice="1", **COUNTED)
    table.play("swap B")
    assert table.seats == [f"M {hand}", "O8<O7 grass mushroom"]
    assert table.choices == "roll | craft speed | craft teleport"
    table.play("craft teleport", "sell teleport", "end")
    assert table.seats == ["M flower grass coins:4", "O9<O8 grass mushroom black_rock"]


def test_w13_teleport_onto_an_opponent_on_a_bad_tile() -> None:
    """W13 (AR-103, AR-25, AR-101): the encounter first, then a tile that finds no potion."""
    table = at("R1<S1 teleport poison / O5<O4 honey wood speed", dice="2", **COUNTED)
    table.play("teleport O5")
    assert (table.asked, table.choices) == ("A encounter", "pass | poison B")
    table.play("poison B")
    assert table.seats == ["O5", "O5<O4 speed"]
    assert (table.asked, table.choices) == ("A path", "O4 | O6")
    assert table.play("O6").choices == "L2 | O7"
    table.play("O7")
    assert table.seat("A") == "O7<O6 purple_crystal"
    assert (table.stack("teleport"), table.stack("poison")) == (4, 4)


def test_w14_two_rerolls_on_one_roll() -> None:
    """W14 (AR-89, AR-88): the third throw counts, and there is no card left to ask about."""
    table = at("O2<O1 reroll:2 / M speed", dice="4 4 1", **COUNTED)
    assert (table.asked, table.choices) == ("A post_roll", "keep | reroll")
    assert table.play("reroll").choices == "keep | reroll"
    table.play("reroll")
    assert table.seat("A") == "O3<O2 mushroom"


def test_w15_two_opponents_on_one_space() -> None:
    """W15 (AR-118, AR-117, AR-56): each can be attacked once, in any order."""
    others = "O18<O17 flower:2 grass speed / O18<O19 honey:2 mushroom:2 wood"
    table = at(f"O16<O15 poison meteor / {others}", dice="3", **COUNTED)
    assert table.choices == "L4 | O17"
    table.play("O17")
    assert table.choices == "pass | poison B | poison C | meteor B | meteor C"
    table.play("poison B")
    assert (table.asked, table.choices) == ("B lose_resources", "lose flower | lose grass")
    assert table.play("lose flower").choices == "pass | meteor C"
    table.play("meteor C")
    assert (table.asked, table.choices) == ("C lose_resources", "lose honey | lose mushroom")
    assert table.play("lose honey").choices == "lose mushroom | lose wood"
    table.play("lose mushroom")
    assert table.seats == ["O19<O18 grass", "O18<O17 grass speed", "O18<O19 wood"]


def test_w16_an_attack_before_the_roll() -> None:
    """W16 (AR-116, AR-117, AR-130): Poison first, so Meteor cannot follow."""
    hand = "grass:2 wood:2 purple_crystal speed"
    table = at(f"O3<O2 poison meteor / O3<O4 {hand}", dice="1", **COUNTED)
    assert table.choices == "roll | poison B | meteor B"
    assert table.play("poison B").choices == "lose grass | lose wood"
    assert table.play("lose grass").choices == "lose grass | lose wood | lose purple_crystal"
    table.play("lose grass")
    assert table.seats == ["O4<O3 grass meteor", "O3<O4 wood:2 purple_crystal speed"]


def test_w17_an_empty_supply_gives_nothing() -> None:
    """W17 (AR-51)."""
    table = at("O1<L1 / O18<O17 flower:3 speed", dice="1", **COUNTED)
    assert table.choices == "O2 | O20"
    table.play("O2")
    assert (table.seat("A"), table.supply("flower")) == ("O2<O1", 0)


def test_w18_an_empty_stack_is_refilled_by_a_sale() -> None:
    """W18 (AR-63, AR-12)."""
    table = at("M grass:2 mushroom:2 / O18<O17 poison:3 speed", **COUNTED)
    assert table.play("craft poison").choices == "end | craft reroll | sell poison"
    assert table.play("sell poison").choices == "end | craft poison | craft reroll"
    assert (table.seat("A"), table.stack("poison")) == ("M grass mushroom coins:2", 1)
    assert table.play("craft poison").choices == "end | sell poison"


def test_w19_speed_and_then_a_stop() -> None:
    """W19 (AR-85, AR-44): the extra roll is dropped, or leaves the Market by any road."""
    start = "S2<R3 invisibility speed coins:5 / O18<O17 speed"
    table = at(start, dice="5 1", **COUNTED)
    assert table.play("speed", "roll").choices == "stop | S1 | S3 | S4"
    assert table.play("stop").choices == "roll | end | sell invisibility"
    assert table.play("sell invisibility").choices == "roll | end"
    rolling = table.state.copy()
    table.play("end")
    assert (table.seat("A"), table.active) == ("M coins:7", "B")
    rolling.apply(table.number("roll"))
    assert rolling.legal() == [table.number(road) for road in ("S1", "S2", "S3", "S4")]


def test_w20_passing_costs_nothing() -> None:
    """W20 (AR-47): neither gain nor loss on the four spaces on the way."""
    table = at("O6<O5 purple_crystal:2 / M speed", dice="5", **COUNTED)
    assert table.choices == "L2 | O7"
    table.play("O7")
    assert table.seat("A") == "O11<O10 black_rock purple_crystal:2"


@pytest.mark.parametrize("hand", ["purple_crystal", ""])
def test_w21_less_than_the_tile_wants(hand: str) -> None:
    """W21 (AR-54): the one purple goes without a question, and nothing asks for nothing."""
    table = at(f"O7<O6 {hand} / M speed", dice="1", **COUNTED)
    assert (table.seat("A"), table.active) == ("O8<O7", "B")
    assert table.supply("purple_crystal") == 3


def test_w22_no_craft_after_speed() -> None:
    """W22 (AR-69): only the roll is left, so it is made at once."""
    table = at("M flower grass speed / O18<O17 speed", dice="2", **COUNTED)
    assert table.choices == "roll | speed | craft speed | sell speed"
    table.play("speed")
    assert (table.asked, table.choices) == ("A path", "S1 | S2 | S3 | S4")


def test_w23_swap_on_one_space_needs_different_headings() -> None:
    """W23 (AR-109)."""
    table = at("L1<R2 swap / L1<O1 speed", dice="1", **COUNTED)
    assert table.choices == "roll | swap B"
    table.play("swap B")
    assert table.seats == ["R2<L1 mushroom", "L1<R2 speed"]
    alike = at("L1<R2 swap / L1<R2 speed", dice="1", **COUNTED)
    assert alike.seat("A") == "O1<L1 flower swap"


def test_w24_a_full_round() -> None:
    """W24 (AR-134, AR-136): B reaches 21, C has 19, A overtakes with 22 at the end of the round."""
    table = at(
        "M swap coins:19 / M teleport coins:17 / O18<O17 speed coins:19",
        dice="1 1 1",
        turn="B",
        first="B",
        round=14,
        end_mode="full_round",
        **COUNTED,
    )
    table.play("sell teleport", "S1", "roll", "sell swap")
    assert not table.state.over
    table.play("S2")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((22, 21, 19), (1, 2, 3))
    assert (outcome.winners, outcome.reason.name) == ((0,), "full_round")


def test_w25_a_board_with_a_dead_end_and_no_wood_is_refused() -> None:
    """W25 (AR-143, AR-146, AR-149): both problems in one answer."""
    board: dict[str, Any] = json.loads(
        files("hexmoot.games.alchemists_race")
        .joinpath("content/boards/pocket_ring.json")
        .read_text()
    )
    board["edges"].remove([12, 13])
    for space in (12, 20):
        board["spaces"][space] |= {"kind": "plain"}
        del board["spaces"][space]["resource"]
    with pytest.raises(BadBoard) as refused:
        board_of(board, two_purples=False)
    assert refused.value.codes == ["board_dead_end", "board_missing_resource"]
    assert "space 12" in refused.value.found[0].reason
    assert refused.value.found[1].reason == "no space gives wood"


def test_w26_selling_as_a_turn() -> None:
    """W26 (AR-77): the first sale makes the turn a market turn."""
    table = at("M meteor speed / O18<O17 speed", selling="market_turn", **COUNTED)
    assert table.choices == "roll | speed | sell speed | sell meteor"
    table.play("sell meteor")
    assert (table.asked, table.choices) == ("A market_turn", "end | sell speed")
    assert table.seat("A") == "M speed coins:4"


def test_w27_meteor_after_the_die() -> None:
    """W27 (AR-159, AR-130, AR-124, AR-53): Poison's time is over, Meteor's is not."""
    table = at("O3<O2 poison meteor / O3<O4 grass:2 wood:2 speed", dice="2", **COUNTED)
    assert table.choices == "roll | poison B | meteor B"
    table.play("roll")
    assert (table.asked, table.choices) == ("A post_roll", "keep | meteor B")
    table.play("meteor B")
    assert table.seats == ["O5<O4", "O3<O4 speed"]


def test_w28_no_shortage_in_the_default_game() -> None:
    """W28 (AR-6, AR-7, AR-50, AR-64): seven flowers are out and one more is gained; six crafts."""
    table = at("O1<L1 / O18<O17 flower:7 speed poison:5", dice="1")
    assert table.choices == "O2 | O20"
    table.play("O2")
    assert table.seat("A") == "O2<O1 flower"
    table = at("M grass:6 mushroom:6 / O18<O17 speed")
    table.play(*["craft poison"] * 6)
    assert table.seat("A") == "M poison:6"
