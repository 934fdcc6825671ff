"""Forge artifacts."""

from __future__ import annotations

import pytest

from hexmoot.engine.events import told_to
from hexmoot.engine.native.numbers import BIT
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.forge import has_room, pay_by_itself, wild_colours
from hexmoot.games.rune_stones.rules.state import tally
from tests.games.rune_stones.kit import at


def test_rs72_one_or_two_artifacts() -> None:
    """RS-72: after the first one may stop; after the second it is over."""
    table = at(gems="B2 Y2 G2").forge("smith 1 gems", smithies="BYGGG")
    assert "done" in table.options
    table.forge("smith 2 gems")
    assert table.asked == "exchange_row"
    assert table.rows()[0] == "BY"
    table = at(gems="B2 Y2 G2").forge("smith 1 gems", smithies="BYGGG").play("done")
    assert (table.seat, table.rows()[0]) == (1, "B")


def test_rs73_two_different_smithies() -> None:
    """RS-73: the smithy just used is not offered, even refilled by hand."""
    table = at(gems="B4 O6").forge("smith 1 gems", smithies="BBBBB")
    table.state.smithies[0] = kinds.YELLOW
    table.again()
    assert not any(text.startswith("smith 1 ") for text in table.options)


@pytest.mark.parametrize(("smithy", "price"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_rs74_prices_in_gems(smithy: int, price: int) -> None:
    """RS-74: so many gems of the artifact's colour, one fewer is not enough."""
    smithies = "".join("B" if place == smithy - 1 else "Y" for place in range(5))
    short = at(gems=f"B{price - 1}")
    short.set_smithies(smithies)
    assert "forge" not in short.again().options
    table = at(gems=f"B{price}").roll("ORE").forge(f"smith {smithy} gems", smithies=smithies)
    assert table.rows()[0] == "B"
    assert table.gems() in ("", "O1")


@pytest.mark.parametrize("smithy", [1, 2, 3, 4, 5])
def test_rs75_three_ore_at_every_smithy(smithy: int) -> None:
    """RS-75: three ore pay, no bonus; two ore and a gem do not."""
    smithies = "".join("B" if place == smithy - 1 else "Y" for place in range(5))
    table = at(gems="O3").forge(f"smith {smithy} ore", smithies=smithies)
    assert (table.rows()[0], table.gems(), table.score()) == ("B", "", 0)
    mixed = at(gems="B1 O2")
    mixed.set_smithies(smithies)
    assert "forge" not in mixed.again().options


def test_rs75_three_ore_at_the_wild_smithy() -> None:
    """RS-75: also there."""
    table = at(gems="O3").forge("smith-wild ore", "place b white")
    assert (table.rows(), table.gems()) == (["", "w"], "")


def test_rs76_white_gems_in_any_number() -> None:
    """RS-76: one blue and two white gems for three."""
    table = at(gems="B1 W2").roll("ORE").forge("smith 3 gems", smithies="YYBYY")
    assert (table.rows()[0], table.gems()) == ("B", "O1")


def test_rs76_a_gem_of_a_wild_colour_pays_once() -> None:
    """RS-76, RS-115: one green gem, wild for its owner, is not two gems at a green smithy."""
    table = at(gems="G1", stones=["wild"])
    table.state.wild_colour[0] = kinds.GREEN
    table.set_smithies("GGGGG")
    assert "forge" not in table.again().options
    two = at(gems="G2", stones=["wild"])
    two.state.wild_colour[0] = kinds.GREEN
    two.set_smithies("GGGGG")
    assert "forge" in two.again().options


def test_rs7_white_alone_is_wild_for_all() -> None:
    """RS-7, RS-115, RS-149: a stone and what is borrowed each add the colour that was named."""
    table = at(stones=["wild"])
    state = table.state
    assert wild_colours(state, 0) == wild_colours(state, 1) == BIT[kinds.WHITE]
    state.wild_colour[0], state.borrowed_wild = kinds.GREEN, kinds.RED
    assert wild_colours(state, 0) == BIT[kinds.WHITE] | BIT[kinds.GREEN] | BIT[kinds.RED]
    assert wild_colours(state, 1) == BIT[kinds.WHITE]


def test_rs77_the_order_of_automatic_payment() -> None:
    """RS-77: the colour, then the colour made wild, then white."""
    table = at(gems="B1 G2 W3", stones=["wild"])
    table.state.wild_colour[0] = kinds.GREEN
    table.forge("smith 5 gems", smithies="YYYYB")
    assert table.gems() == "W2"


def test_rs77_a_wild_payment_is_chosen_in_rising_colour() -> None:
    """RS-77, RS-79: colours below the last one paid are no longer offered."""
    table = at(gems="B2 Y2 W2", rows=("BYGR", "BYGR")).forge("smith-wild gems", "place a white")
    assert table.options == ["colour blue", "colour yellow"]
    table.play("colour yellow")
    assert table.gems() == "B2"
    assert table.rows()[0] == "BYGRw"


def test_rs77_wilds_asks_for_each_gem() -> None:
    """RS-77: with Wilds active the payer chooses among all colours."""
    table = at(gems="B2 Y2", tokens=["TS-W"], preset="forest").play("wilds")
    table.forge("smith 1 gems", smithies="GRRRR")
    assert table.asked == "pay_gem"
    table.play("colour blue")
    assert table.options == ["colour blue", "colour yellow"]


def test_rs78_the_slot_of_the_colour() -> None:
    """RS-78: row A or row B is asked; with one filled it goes to the other unasked."""
    table = at(gems="B2")
    table.set_smithies("BYYYY")
    table.again().play("forge")
    assert table.options == ["row a", "row b"]
    table = at(gems="B2", rows=("B", "")).forge("smith 1 gems", smithies="BYYYY")
    assert table.rows() == ["B", "B"]


def test_rs79_wild_artifacts_fit_any_empty_slot() -> None:
    """RS-79: every empty slot is offered, four gems of any colours pay."""
    table = at(gems="B1 Y1 G1 R1", rows=("B", "W"))
    table.set_smithies("-----")
    table.again().play("forge")
    places = table.offered("place")
    assert len(places) == 8
    assert "place a blue" not in places
    assert "place b white" not in places
    table.play("place a green")
    assert (table.rows(), table.gems()) == (["Bg", "w"], "")


def test_rs80_the_wild_slot_takes_wild_artifacts_only() -> None:
    """RS-80: with all blue slots taken a blue artifact finds no room on the wild slot."""
    table = at(gems="B2", rows=("BYGR", "BYGR"))
    table.set_smithies("BBBBB")
    assert "forge" not in table.again().options


def test_rs82_of_two_wild_artifacts_one_is_left() -> None:
    """RS-11, RS-82: each that is forged is one less in the stack; the last one is not lost."""
    table = at(gems="O3")
    table.state.wild_artifacts = 2
    table.forge("smith-wild ore", "place b white")
    assert table.state.wild_artifacts == 1


def test_rs81_one_wild_artifact_a_turn() -> None:
    """RS-81: with ore for another the wild smithy stays closed."""
    table = at(gems="B2 O6").forge("smith-wild ore", "place a white", smithies="BYYYY")
    assert table.asked == "forge_pick"
    assert table.offered("smith-wild") == []


def test_rs82_an_empty_wild_smithy_is_closed() -> None:
    """RS-82: no wild artifact, no offer."""
    table = at(gems="B4 O3")
    table.state.wild_artifacts = 0
    assert table.again().play("forge").offered("smith-wild") == []


def test_rs83_no_bonus_for_ore() -> None:
    """RS-83: smithy 5 gives its points for gems alone."""
    assert at(gems="O3").forge("smith 5 ore", smithies="YYYYB").score() == 0
    assert at(gems="B4").forge("smith 5 gems", smithies="YYYYB").score() == 3


def test_rs84_smithies_1_2_and_wild_give_nothing() -> None:
    """RS-84: no ore, no points, no roll."""
    for smithy, smithies in ((1, "BYYYY"), (2, "YBYYY")):
        table = at(gems="B2").forge(f"smith {smithy} gems", smithies=smithies)
        assert (table.gems(), table.score(), table.seat) == ("", 0, 1)


def test_rs69_the_smithy_die_uses_the_artifacts_colour() -> None:
    """RS-69, RS-84: a coloured gem in the colour just forged."""
    table = at(gems="G3").roll("GEM_C").forge("smith 3 gems", smithies="YYGYY")
    assert table.gems() == "G1"


def test_rs86_artifacts_stay_where_they_are() -> None:
    """RS-86: a full game's answers never move a tile; only exchange empties a row."""
    table = at(gems="B2 Y2", rows=("R", "")).forge("smith 1 gems", "row b", smithies="BYYYY")
    table.forge("smith 2 gems", "row a")
    assert table.rows() == ["YR", "B"]


def test_rs87_smithies_are_restocked_after_the_forge() -> None:
    """RS-87: empty between the two artifacts, full afterwards."""
    table = at(gems="B2 Y2").forge("smith 1 gems", smithies="BYGGG")
    assert table.smithies()[0] == "-"
    table.forge("smith 2 gems")
    assert "-" not in table.smithies()


def test_rs87_smithy_1_is_restocked_first() -> None:
    """RS-87: with one tile left it goes to the lower smithy."""
    table = at(gems="B2 Y2").forge("smith 1 gems", smithies="BYGGG")
    for colour in range(4):
        table.state.artifact_bag[colour] = 1 if colour == kinds.RED else 0
    table.forge("smith 2 gems")
    assert table.smithies() == "R-GGG"


def test_rs88_the_artifact_discard_is_shuffled_in() -> None:
    """RS-88: with an empty supply the discard becomes the supply."""
    table = at(gems="B2").again()
    table.set_smithies("BYGGG")
    for colour in range(4):
        table.state.artifact_bag[colour] = 0
    table.state.artifact_discard[kinds.RED] = 2
    table.again().forge("smith 1 gems")
    assert table.smithies() == "RYGGG"
    assert tally(table.state.artifact_discard) == 0
    assert table.state.artifact_bag[kinds.RED] == 1


# ---- the forge token


@pytest.mark.parametrize(("payment", "gems"), [("gems", "B2"), ("ore", "O3")])
def test_rs152_forging_at_smithy_2_moves_the_familiar(payment: str, gems: str) -> None:
    """RS-152: however it is paid."""
    table = at(gems=gems, preset="forest").forge(f"smith 2 {payment}", smithies="YBYYY")
    assert table.familiar() == 1


def test_rs152_for_gems_alone_with_the_option() -> None:
    """RS-152: `forge_token_any_payment = false`."""
    table = at(gems="O3", preset="forest", forge_token_any_payment=False)
    assert table.forge("smith 2 ore", smithies="YBYYY").familiar() == 0
    table = at(gems="B2", preset="forest", forge_token_any_payment=False)
    assert table.forge("smith 2 gems", smithies="YBYYY").familiar() == 1


def test_rs155_the_token_works_for_a_free_artifact() -> None:
    """RS-155: For free at smithy 2 gives the step; the wild smithy takes no token."""
    table = at(tokens=["TS-F"], preset="forest").forge("smith 2 free", smithies="YBYYY")
    assert table.familiar() == 1
    table = at(tokens=["TS-F"], preset="forest")
    table.set_smithies("-----")
    assert "forge" not in table.again().options


def test_rs152_rs155_a_free_artifact_is_no_payment_in_gems() -> None:
    """RS-152, RS-155: with `forge_token_any_payment = false` For free makes no step either."""
    table = at(tokens=["TS-F"], preset="forest", forge_token_any_payment=False)
    assert table.forge("smith 2 free", smithies="YBYYY").familiar() == 0
    assert table.rows()[0] == "B"


def test_rs155_a_free_artifact_elsewhere_moves_nobody() -> None:
    """RS-25, RS-155: the step belongs to smithy 2."""
    table = at(tokens=["TS-F"], preset="forest").forge("smith 1 free", smithies="BYYYY")
    assert (table.familiar(), table.rows()[0]) == (0, "B")


# ---- when the payer is asked


@pytest.mark.parametrize("scarce", ["Y0", "G2", "R1"])
def test_rs77_colours_that_cannot_pay_do_not_matter(scarce: str) -> None:
    """RS-77: a scarce colour is nothing to a payment of blue and white gems."""
    table = at(gems="B2 W1 Y3")
    table.set_supply(scarce)
    table.forge("smith 1 gems", smithies="BRRRR")
    assert (table.gems(), table.rows()[0]) == ("Y3 W1", "B")


def test_rs77_a_scarce_paying_colour_the_payer_lacks_does_not_matter() -> None:
    """RS-77: white is scarce, but the payer has no white gem; blue alone pays, unasked."""
    table = at(gems="B2 Y1", stones=["wild"])
    table.state.wild_colour[0] = kinds.YELLOW
    table.set_supply("W0")
    table.forge("smith 1 gems", smithies="BRRRR")
    assert table.gems() == "Y1"


@pytest.mark.parametrize("scarce", ["B2", "W2"])
def test_rs77_a_scarce_colour_the_payer_holds_is_asked_for(scarce: str) -> None:
    """RS-77: two left of a paying colour that is held; with three left nobody is asked."""
    table = at(gems="B2 W1")
    table.set_supply(scarce)
    assert table.forge("smith 1 gems", smithies="BRRRR").asked == "pay_gem"
    table = at(gems="B2 W1")
    table.set_supply(f"{scarce[0]}3")
    assert table.forge("smith 1 gems", smithies="BRRRR").gems() == "W1"


def test_rs77_only_gems_that_are_able_pay_by_themselves() -> None:
    """RS-76, RS-77: one blue and then the white gem; the red ones in between stay."""
    table = at(gems="B1 R3 W1")
    table.set_smithies("BYGGG")
    table.state.is_telling = True
    pay_by_itself(table.state, 0, 0)
    assert table.gems() == "R3"
    paid = [numbers[:3] for kind, numbers in told_to(table.state, None) if kind == kinds.E_RETURN]
    assert paid == [(0, kinds.BLUE, 1), (0, kinds.WHITE, 1)]


def test_rs77_what_is_not_held_is_not_told_as_paid() -> None:
    """RS-77: two white gems for a blue artifact, and no line about blue."""
    table = at(gems="W2")
    table.set_smithies("BYGGG")
    table.state.is_telling = True
    pay_by_itself(table.state, 0, 0)
    paid = [numbers[:3] for kind, numbers in told_to(table.state, None) if kind == kinds.E_RETURN]
    assert (table.gems(), paid) == ("", [(0, kinds.WHITE, 2)])


@pytest.mark.parametrize("row", [0, 1])
def test_rs78_a_slot_in_either_row_is_room_enough(row: int) -> None:
    """RS-78: with the other row's slot taken, and not with both."""
    state = at().state
    slots = [place * kinds.ROW_SLOTS + kinds.BLUE for place in (0, 1)]
    state.rows[slots[1 - row]] = 1
    assert has_room(state, 0, kinds.BLUE)
    state.rows[slots[row]] = 1
    assert not has_room(state, 0, kinds.BLUE)


def test_rs77_only_colours_that_are_able_are_asked_for() -> None:
    """RS-77: with a scarce supply the payer picks red or white; yellow pays for no red artifact."""
    table = at(gems="R3 Y4 W3")
    table.set_smithies("RBBBB")
    table.set_supply("R0 W0")
    table.again().play("forge", "smith 1 gems", "row a")
    assert (table.asked, table.options) == ("pay_gem", ["colour red", "colour white"])
