"""Answers in words: what they give, what they point at, what they warn of."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import at, blue_board, labels, targets, warnings


def test_every_board_choice_says_what_it_would_give() -> None:
    """Spinning T0 away breaks the column; flying off leaves it."""
    table = blue_board().play("play spin")
    shown = labels(table)
    assert shown["spin t4 cw"].startswith("Turn T4 clockwise: take ")
    assert shown["spin t0 cw"] != shown["spin t0 ccw"]
    table = blue_board().play("play fly")
    assert labels(table)["fly t2"].startswith("Stay on T2: take blue, blue")
    assert targets(table)["fly t3"] == "zone:3"


def test_choices_point_at_things_on_the_table() -> None:
    """Cards, zones, cells, slots, spaces, stacks, offers and stones."""
    table = blue_board()
    assert targets(table)["play shift-r"] == "magic:0:shift-R"
    table.play("play quake")
    assert targets(table)["quake t0"] == "zone:0"
    table.play("quake t0")
    assert targets(table)["lay 0,0"] == "cell:0,0"
    assert targets(table)["swap t3"] == "zone:3"
    table = blue_board().play("play shift-r")
    assert targets(table)["shift t0.nw"] == "slot:0"
    table = blue_board().before(kinds.ACTIVATE).go()
    assert targets(table) == {"take nw+se": "slot:8", "take se+sw": "slot:11"}
    table = at().plane().objectives().spirit("r2c2").before(kinds.CLAIM_RUNE).go()
    assert targets(table)["claim"] == "stack:N"
    table = at().offer(1, 2, 3, 4).holds("NYY").objectives().before(kinds.CRAFT).go()
    assert targets(table)["craft 0"] == "offer:0"
    assert targets(table.play("craft 0"))["return y"] == "stone:Y"


def test_each_way_of_turning_points_at_its_own_arrow() -> None:
    shown = targets(blue_board().play("play spin"))
    assert shown["spin t2 cw"] == "turn:2:clockwise"
    assert shown["spin t2 ccw"] == "turn:2:counter-clockwise"


def test_a_claim_shows_value_and_bonus() -> None:
    """SS-144, SS-145: two brown symbols and a brown stone make the bonus 3."""
    table = at().plane().objectives().spirit("r2c2").crafted(5).holds("N")
    table.before(kinds.CLAIM_RUNE).go()
    assert labels(table)["claim"] == "Claim Earth rune (4, bonus now 3)"
    assert table.state.view(0)["decision"]["prompt"] == "Claim the Earth rune worth 4?"


def test_choices_that_close_a_road_warn() -> None:
    """The end of the game, the last round, lost steps, wasted stones and idle cards."""
    table = blue_board().supply(2).before(kinds.ACTIVATE).go()
    assert "ends the game" in warnings(table)["take nw+se"]
    table = at().plane().objectives().spirit("r2c2").owns(B=1, Y=1, G=1)
    assert "last round" in warnings(table.before(kinds.CLAIM_RUNE).go())["claim"]
    table = at().plane().objectives().spirit("r4c3").spirit("r0c4", seat=1)
    table.before(kinds.SPIRIT_STEP).took("YR").go()
    assert warnings(table)["stop"] == "2 steps would be lost."
    table = at().offer(7, 1, 12, 3).holds("NYYRRR").objectives().before(kinds.CRAFT).go()
    assert warnings(table)["no-craft"] == "1 more than you may keep."
    table = at(2, mode="coop").offer(1, 5, 9, 3).before(kinds.PLACE_STONE)
    table.state.placing[0] = table.state.placing[4] = 1
    assert "goes back to the line" in warnings(table.go())["put r"]
    table = at().hand("shift-n spin fly quake").zones(*["R B / Y G"] * 5)
    assert "does nothing" in warnings(table.before(kinds.FIRST_CARD).go())["play shift-n"]


def test_objective_qi_that_empties_the_supply_is_warned_of() -> None:
    """SS-105, SS-136: two Qi for the colour, two by objectives; the fourth ends the game."""
    ends = "This empties the Qi supply and ends the game."
    for supply, warning in ((4, ends), (5, "")):
        table = blue_board().supply(supply).before(kinds.ACTIVATE).go()
        assert warnings(table) == {"take nw+se": warning, "take se+sw": warning}
        table = blue_board().supply(supply).play("play fly", "fly t2")
        assert warnings(table)["end-cards"] == warning
        table.play("play spin")
        assert warnings(table)["spin t1 cw"] == warning


def test_a_card_that_leaves_others_to_play_ends_nothing_yet() -> None:
    """SS-33: as long as another card may follow; without one the activation is next."""
    assert warnings(blue_board().supply(4).play("play fly"))["fly t2"] == ""
    table = blue_board().supply(4).hand("fly").before(kinds.FIRST_CARD).go()
    assert table.asked == "fly"
    assert warnings(table)["fly t2"] == "This empties the Qi supply and ends the game."


def test_an_empty_supply_ends_nothing_where_turns_are_equal() -> None:
    """SS-139."""
    table = blue_board(equal_turns=True).supply(2).before(kinds.ACTIVATE).go()
    assert set(warnings(table).values()) == {""}
