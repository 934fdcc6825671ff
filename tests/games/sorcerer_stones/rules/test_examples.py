"""The worked examples: W1 to W10 from the rulebook, X1 to X27 derived from it.

The board is the cross and the plane that of `table.PLANE` unless said otherwise.
"""

from __future__ import annotations

import pytest

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.kinds import END_CAP
from hexmoot.games.sorcerer_stones.rules.supply import gain_qi
from hexmoot.games.sorcerer_stones.shown.hints.claims import claims
from hexmoot.games.sorcerer_stones.shown.zones import zone_cells
from tests.games.sorcerer_stones.kit import Table, at, fresh

GREEN = ["G", "B"]
BLUE = ["B", "G"]


def board(
    *zones: str, colors: list[str] | None = None, taoist: int = 2, **options: object
) -> Table:
    """Seat 0 is about to activate; Spirits stand where neither can claim."""
    table = at(2, colors=colors or GREEN, **options).plane().objectives().supply(30)
    table.spirit("r1c1").spirit("r4c3", seat=1).offer(6, 7, 8, 9)
    return table.zones(*zones).taoist(taoist).before(kinds.ACTIVATE)


def test_w1_two_equal_stones_of_the_own_zone_are_no_pair() -> None:
    """SS-67, SS-68: they touch only each other; the one pair reaches into a neighbour's zone."""
    table = board("G B / R N", "B G / N R", "R Y / B Y", "G N / B R", "G R / N Y")
    found = claims(table.state, 2)
    assert [(claim.kind, claim.slots) for claim in found] == [("pair", (3, 8))]
    table.go()
    assert table.stones() == "R"
    assert list(table.state.qi) == [0, 0]


def test_w2_three_pairs_give_three_stones() -> None:
    """SS-67, SS-75: one stone each, of the own zone."""
    table = board("G N / R Y", "Y N / B R", "R B / G Y", "B N / R G", "N Y / R B").go()
    assert table.stones() == "RBY"


def test_w3_a_line_with_two_own_stones_gives_one_of_them() -> None:
    """SS-69 to SS-73: the pair inside the line counts for nothing; the player picks the stone."""
    table = board("G N / B R", "B G / R N", "Y Y / R G", "Y N / B R", "B N / Y R")
    assert [len(claim.slots) for claim in claims(table.state, 2)] == [3]
    table.go()
    assert table.choices == ["take nw", "take ne"]
    assert table.play("take ne").stones() == "Y"


def test_w4_a_diagonal_line_and_a_pair_give_two_stones_and_two_qi() -> None:
    """SS-63, SS-65, SS-71, SS-77: stones of the own colour bring Qi."""
    table = board("G N / R B", "R Y / G B", "B Y / N B", "N R / B G", "G R / N Y", colors=BLUE)
    kinds_of = sorted(claim.kind for claim in claims(table.state, 2))
    assert kinds_of == ["line", "pair"]
    table.go()
    assert table.stones() == "BB"
    assert table.state.qi[0] == 2


def test_w5_two_spirits_walk() -> None:
    """SS-80 to SS-83, SS-90, SS-91: a step for each stone taken; only beside a stack is a claim."""
    table = at(2, colors=GREEN).plane().objectives().offer(6, 7, 8, 9)
    table.spirit("r4c3").spirit("r2c1", seat=1).before(kinds.SPIRIT_STEP).took("RY").go()
    table.play("step r4c2", "step r4c1")
    assert table.at_space() == "r4c1"
    assert table.state.seat == 1  # no claim was offered to Green
    table.before(kinds.SPIRIT_STEP, 1).took("GN").go().play("step r3c1", "step r3c2")
    assert table.choices == ["claim", "decline"]
    table.play("claim")
    assert table.state.rune[1 * 5 + 4] == 4
    assert (table.stones(0), table.stones(1)) == ("RY", "GN")


def test_w6_crafting_nu_wa_rock() -> None:
    """SS-121 to SS-125: the stones go back in the chosen order, and the row moves up."""
    table = at(2, colors=GREEN).plane().objectives().spirit("r1c1").line("BRG")
    table.offer(7, 1, 12, 3).holds("NYYG").before(kinds.CRAFT).go().play("craft 1")
    assert table.choices == ["return y", "return n"]
    table.play("return y", "return n")
    assert table.stones() == "G"
    assert table.tail == "BRGYNY"
    assert table.state.crafted[0] == 1
    assert table.row[:3] == [7, 12, 3]


def test_w7_the_scoring_example() -> None:
    """SS-141 to SS-146: runes, artifacts, Qi, symbols and stones of owned kinds."""
    table = at(2, colors=GREEN).owns(N=2, Y=3).crafted(1, 4).qi(8).holds("YNGRB")
    table.state.end(END_CAP)
    assert table.parts() == {"runes": 5, "artifacts": 6, "qi": 8, "symbols": 4, "stones": 3}
    assert table.state.outcome is not None
    assert table.state.outcome.scores[0] == 26


def test_w8_taoists_are_placed_backwards() -> None:
    """SS-12, SS-13: the last seat chooses first, and nobody where somebody stands."""
    state = fresh(4, colors=["R", "G", "B", "Y"], start_seat=0)
    asked = []
    for _ in range(4):
        asked.append((state.seat, len(state.legal())))
        state.apply(state.legal()[0])
    assert asked == [(3, 5), (2, 4), (1, 3), (0, 2)]


def test_w9_a_gain_beyond_the_supply_is_credited() -> None:
    """SS-131, SS-136: the credited Qi counts as well, and the game is over."""
    table = at().supply(1)
    gain_qi(table.state, 3)
    assert (table.state.qi[0], table.state.qi_credited[0], table.state.qi_supply) == (1, 2, 0)
    assert table.ending == "qi"
    assert table.parts()["qi"] == 3


def test_w10_eight_cards_make_an_expert() -> None:
    """SS-165: the title of a cooperative game depends on the crafted cards."""
    table = at(2, mode="coop").crafted(*range(1, 9))
    assert table.state.view(None)["table"]["title"] == "Expert Xian"


def test_x1_a_diagonal_over_a_corner() -> None:
    """SS-65, SS-71: zones that touch by a corner only make a line all the same."""
    table = board("G N / R G", "B Y / N R", "B Y / N R", "G R / B N", "Y R / B G", taoist=0).go()
    assert table.choices == ["take nw", "take se"]


def test_x2_one_line_of_four() -> None:
    """SS-64, SS-70, SS-100: it absorbs the pairs at its ends; the objective gives a free step."""
    table = board("B N / R Y", "R G / B N", "G G / Y R", "G B / N Y", "B N / R Y", colors=BLUE)
    table.objectives(1).go()
    assert table.choices == ["take nw", "take ne"]
    table.play("take nw")
    while table.asked == "spirit_step":
        table.play("stop")
    assert (table.asked, table.state.free_steps) == ("free_step", 1)
    table.play("stop")
    assert table.state.qi[0] == 1


def test_x3_a_line_and_a_pair_share_a_stone() -> None:
    """SS-71, SS-79: two claims, two stones; the strict rule lets a stone count once."""
    zones = ("B N / Y R", "R G / N B", "Y Y / G R", "Y B / N G", "B N / R G")
    assert board(*zones).go().stones() == "YY"
    assert board(*zones, take_rule="strict").go().choices == ["take nw", "take ne"]


def test_x4_two_pairs_of_one_stone_give_it_once() -> None:
    """SS-71: a stone is taken once, however many claims it is part of."""
    table = board("B N / G R", "R G / N B", "G Y / B N", "B R / Y R", "Y R / G B").go()
    assert table.stones() == "BG"


def test_x5_two_lines_and_three_objectives() -> None:
    """SS-98 to SS-105: one stone a line, and what each open objective gives for it."""
    zones = ("R N / B G", "N R / Y G", "B Y / B B", "B N / R G", "B R / N G")
    table = board(*zones, colors=BLUE).spirit("r4c3").spirit("r1c1", seat=1).objectives(1, 2, 4)
    table.go()
    assert table.choices == ["take nw+se", "take se+sw"]
    table.play("take nw+se")
    assert table.stones() == "BB"
    assert table.state.qi[0] == 2
    table.play("stop")
    assert (table.asked, table.state.free_steps) == ("free_step", 2)
    table.play("stop")
    assert table.state.qi[0] == 4


def test_x6_spin_clockwise() -> None:
    """SS-44: every stone goes on by one corner."""
    table = at().hand("spin fly quake shift-r").zones("R B / Y G").before(kinds.FIRST_CARD).go()
    assert table.play("play spin", "spin t0 cw").zone(0) == "Y R / G B"


def test_x7_quake_on_the_cross() -> None:
    """SS-52, SS-56: seven places for each outer zone, none for the middle one."""
    lattice = at().state.tables.lattice
    shape = at().state.shape
    moves = [
        int(lattice.move_first[shape * 5 + place + 1] - lattice.move_first[shape * 5 + place])
        for place in range(5)
    ]
    assert moves == [7, 7, 0, 7, 7]


def test_x8_bridging_an_l() -> None:
    """SS-52, SS-54: the rest must hang together once the zone is laid."""
    table = at().layout((0, 0), (0, 1), (0, 2), (0, 3), (1, 0)).hand("quake spin fly shift-r")
    table.before(kinds.FIRST_CARD).go().play("play quake", "quake t0")
    assert [choice for choice in table.choices if "lay" in choice] == ["lay 1,1"]


def test_x9_normalising_after_a_move() -> None:
    """SS-57: the leftmost and topmost zones are counted from 0 again."""
    table = at().hand("quake spin fly shift-r").before(kinds.FIRST_CARD).go()
    table.play("play quake", "quake t4", "lay 1,-1")
    assert zone_cells(table.state) == [(1, 1), (0, 2), (1, 2), (2, 2), (1, 0)]


@pytest.mark.parametrize("corners", [False, True])
def test_x10_corner_contact(corners: bool) -> None:
    """SS-53: a corner is contact enough only where the option says so."""
    table = at(2, corner_contact=corners).hand("quake spin fly shift-r")
    table.before(kinds.FIRST_CARD).go().play("play quake", "quake t4")
    assert ("lay 0,-1" in table.choices) == corners


def test_x11_refill_order() -> None:
    """SS-116, SS-117: corners are filled in their order, from the head of the line."""
    table = board(*["R B / Y G"] * 3, "R . / G .", "R B / Y G", taoist=3).line("BNYR")
    table.before(kinds.REFILL).go()
    assert table.zone(3) == "R N / G B"
    assert table.tail == "YR"


def test_x12_a_line_that_is_empty_at_the_refill() -> None:
    """SS-118, SS-119: what is paid later in the turn fills the zone at its end."""
    table = at(4).plane().objectives().taoist(2).offer(6, 7, 8, 9).line("")
    table.zones("R B / Y G", "R B / Y G", ". . / . G", "R B / Y G", "R B / Y G")
    for seat in (1, 2, 3):
        table.holds("RRRRR", seat=seat)
    table.holds("GGNNBBYY").before(kinds.REFILL).go()
    assert table.zone(2) == ". . / . G"
    table.play("craft 0", "return g", "return n", "return g")
    assert table.stones() == "BBYY"
    assert table.zone(2) == "G G / N G"
    assert table.tail == "N"


def test_x13_the_qi_supply_runs_out_in_step_two() -> None:
    """SS-136, SS-138: the game ends in the middle of the turn; all stones held are scored."""
    table = at(2).plane().objectives(6).supply(1).taoist(2).holds("NNNNN")
    table.zones("G N / R B", "Y G / N R", "R Y / G R", "N G / R B", "B Y / N G").activate()
    assert (table.state.qi[0], table.state.qi_credited[0]) == (1, 1)
    assert table.ending == "qi"
    assert table.stones() == "RRNNNNN"


def test_x14_leaving_the_start_corner() -> None:
    """SS-82, SS-83: either exit, and then no neighbour has the other colour."""
    table = at(2, colors=GREEN).plane().objectives().offer(6, 7, 8, 9)
    table.spirit("r0c0").spirit("r0c5", seat=1).before(kinds.SPIRIT_STEP).took("RY").go()
    assert table.choices == ["step r0c1", "step r1c0", "stop"]
    for exit_space in ("r0c1", "r1c0"):
        table.spirit("r0c0").before(kinds.SPIRIT_STEP).holds("").took("RY").go()
        table.play(f"step {exit_space}")
        assert table.asked != "spirit_step"


def test_x15_burning_a_stone_without_taking_any() -> None:
    """SS-108 to SS-110: once a turn, and the stone lies in the line before the refill."""
    table = at(2, colors=GREEN).plane().objectives(6).offer(6, 7, 8, 9).spirit("r4c3")
    table.spirit("r0c5", seat=1).holds("YB").line("RR").before(kinds.SPIRIT_STEP).go()
    assert table.choices == ["step r4c2", "step r5c3", "stop"]
    table.play("step r5c3")
    assert table.stones() == "Y"
    assert table.tail[:3] == "RRB"
    assert table.state.seat == 1


def test_x16_two_for_one() -> None:
    """SS-112 to SS-114: two others stand for a missing stone; three stones are not enough."""
    table = at(2).plane().objectives(7).spirit("r1c1").offer(3, 6, 8, 9).holds("RBYG")
    table.before(kinds.CRAFT).go()
    assert table.choices == ["craft 0", "no-craft"]
    table.play("craft 0")
    assert [int(table.state.pending[k]) for k in range(5)] == [1, 1, 1, 1, 0]
    assert table.holds("RBG").before(kinds.CRAFT).go().state.seat == 1


def test_x17_ways_to_pay_for_a_step() -> None:
    """SS-113, SS-114: the stone itself, or a pair that does not contain it."""
    table = at(2, colors=GREEN).plane().objectives(6, 7).offer(6, 7, 8, 9).spirit("r4c3")
    table.spirit("r0c5", seat=1).holds("RRY").before(kinds.SPIRIT_STEP).go().play("step r4c2")
    assert table.choices == ["pay-exact", "pay-pair rr"]


def test_x18_a_used_up_corner() -> None:
    """SS-87, SS-90: the Spirit may go there, but nothing is left to be claimed."""
    table = at(2, colors=GREEN).plane().stacks(R="").objectives().offer(6, 7, 8, 9)
    table.spirit("r4c5").spirit("r0c5", seat=1).before(kinds.SPIRIT_STEP).took("R").go()
    table.play("step r5c5")
    assert table.at_space() == "r5c5"
    assert table.state.seat == 1


def test_x19_the_last_seat_completes_the_set() -> None:
    """SS-134: nobody comes after it in the round, so that the game ends with this turn."""
    table = at(3, start_seat=1).plane().objectives().spirit("r2c2").spirit("r1c1", seat=1)
    table.spirit("r1c3", seat=2).owns(B=1, Y=1, G=1).before(kinds.CLAIM_RUNE).go().play("claim")
    assert table.ending == "runes"


def test_x20_the_last_artifact_with_makers_grace_open() -> None:
    """SS-107, SS-135, SS-138: the game ends at once, without a free step or a surplus to return."""
    table = at(2).plane().objectives(5).crafted(*range(2, 15), seat=1).offer(1)
    table.owns(N=1).holds("NYYRRRNNN").before(kinds.CRAFT).go().play("craft 0")
    assert table.ending == "artifacts"
    assert table.stones() == "RRRNNN"
    assert table.parts()["stones"] == 6


def test_x21_the_deck_is_renewed() -> None:
    """SS-38: the discards are shuffled when a card must be drawn and none is left."""
    table = at().hand("spin fly quake shift-r").deck("")
    state = table.state
    table.before(kinds.FIRST_CARD).go().play("play spin", "spin t0 cw", "end-cards")
    assert (state.hand_count[0], state.deck_count[0], table.discards()) == (4, 7, [])


def test_x22_a_shift_without_its_colour() -> None:
    """SS-41: nothing moves, yet it counts as a played card."""
    table = at().hand("shift-n spin fly quake")
    table.zones("R B / Y G", "R B / Y G", "R B / Y G", "R B / Y G", "R B / Y G")
    table.before(kinds.FIRST_CARD).go().play("play shift-n")
    assert table.asked == "second_card"
    assert [table.zone(zone) for zone in range(5)] == ["R B / Y G"] * 5
    assert table.state.cards_played == 1


@pytest.mark.parametrize("first", ["y", "r"])
def test_x23_placing_in_a_good_and_in_a_bad_order(first: str) -> None:
    """SS-156 to SS-160: a stone that does not fit the leftmost card is lost."""
    table = at(2, mode="coop").offer(1, 5, 9, 3).line("G")
    table.state.placed[2] = 1
    table.before(kinds.PLACE_STONE)
    for index in (0, 2, 4):
        table.state.placing[index] = 1
    table.go().play(f"put {first}")
    if first == "y":
        table.play("put n", "return n")
        assert table.row[0] == 5
        assert table.state.placed[0] == 1
        assert table.tail == "GNYY"
    else:
        assert table.tail == "GR"
        assert table.row[0] == 1


def test_x24_a_seat_without_cards_plays_on() -> None:
    """SS-155: it skips the cards, and activates and places its stones as always."""
    table = at(2, mode="coop").offer(5, 1, 9, 3).hand("").hand("spin fly quake", seat=1).taoist(2)
    table.state.deck_count[0] = table.state.deck_count[1] = 0
    table.zones("G N / R B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y").taoist(3, seat=1)
    table.before(kinds.FIRST_CARD, 1).go().play("play fly", "fly t4", "end-cards")
    assert table.state.placed[0] == 1  # seat 0 took and placed its red stone without a card
    assert table.state.seat == 1


def test_x25_the_fourth_artifact_of_the_introductory_game() -> None:
    """SS-149: that player has won, and returns no surplus."""
    table = at(2, mode="intro").crafted(2, 4, 5).offer(7, 1, 12, 3).holds("NYYRRRRRR")
    table.before(kinds.CRAFT).go().play("craft 1")
    assert table.ending == "intro"
    assert table.stones() == "RRRRRR"
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


def test_x26_no_jumping_over_a_spirit() -> None:
    """SS-84: a space with another Spirit on it is not offered, nor any beyond it."""
    table = at(2, colors=GREEN).plane().objectives().offer(6, 7, 8, 9).spirit("r3c1")
    table.spirit("r3c2", seat=1).before(kinds.SPIRIT_STEP).took("N").go()
    assert table.state.seat == 1


def test_x27_one_claim_a_turn() -> None:
    """SS-93, SS-95: the second stack must wait for the next turn, and then needs no step."""
    table = at(2).plane().objectives(4).offer(6, 7, 8, 9).spirit("r0c4", seat=1)
    table.spirit("r3c2").before(kinds.SPIRIT_STEP)
    table.state.line_count = 3
    table.go().play("claim", "step r4c2", "step r4c1", "step r4c0")
    assert table.at_space() == "r4c0"
    assert table.state.seat == 1
    table.before(kinds.SPIRIT_STEP).go()
    assert table.choices == ["claim", "decline"]
