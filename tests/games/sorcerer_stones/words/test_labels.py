"""Answers in words: what they give, what they point at, what they warn of."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.content.read import standard_file
from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import (
    GAME,
    at,
    blue_board,
    fresh,
    labels,
    targets,
    warnings,
)

NUMBERS = standard_file().data["numbers"]
QUIET = ("G N / Y B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")
GIVES_UP_TO = "take up to blue, blue (to be chosen), +2 Qi"


def test_every_board_choice_says_what_it_would_give() -> None:
    """Spinning Sky away breaks the column; flying off leaves it."""
    table = blue_board().play("play spin")
    shown = labels(table)
    assert shown["spin t4 cw"].startswith("Turn Peak clockwise: take ")
    assert shown["spin t0 cw"] != shown["spin t0 ccw"]
    table = blue_board().play("play fly")
    assert labels(table)["fly t2"].startswith("Stay on Storm: take blue, blue")
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
    """Clockwise and counter-clockwise are two places on the table."""
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


def test_an_empty_supply_begins_the_last_round_where_turns_are_equal() -> None:
    """SS-139: and nothing more once the last round is under way."""
    begins = "This empties the Qi supply and begins the last round."
    table = blue_board(equal_turns=True).supply(2).before(kinds.ACTIVATE).go()
    assert set(warnings(table).values()) == {begins}
    table.state.last_reason = kinds.END_RUNES
    assert set(warnings(table).values()) == {""}


def test_the_last_artifact_ends_the_game_or_begins_the_last_round() -> None:
    """SS-135, SS-139."""
    cards = range(2, 15)
    words = {
        False: "The last artifact: this ends the game.",
        True: "The last artifact: this begins the last round.",
    }
    for equal_turns, warning in words.items():
        table = at(equal_turns=equal_turns).objectives().crafted(*cards, seat=1).offer(1)
        assert warnings(table.holds("NYY").before(kinds.CRAFT).go())["craft 0"] == warning


def test_a_won_race_is_warned_of_with_its_own_goal() -> None:
    """SS-149: designers may set another goal."""
    for goal, crafted in ((4, (2, 4, 5)), (3, (2, 4))):
        table = at(mode="intro", content={"numbers": {**NUMBERS, "intro_goal": goal}})
        table.crafted(*crafted).offer(7, 1, 12, 3).holds("NYY").before(kinds.CRAFT).go()
        assert warnings(table)["craft 1"] == f"You would have crafted {goal} artifacts: you win."


def test_the_rune_that_begins_the_last_round_is_counted() -> None:
    """SS-133: designers may ask for fewer kinds."""
    for kinds_asked, runes in ((5, {"B": 1, "Y": 1, "G": 1}), (4, {"B": 1, "Y": 1})):
        content = {"numbers": {**NUMBERS, "rune_types_to_finish": kinds_asked}}
        table = at(content=content).plane().objectives().spirit("r2c2").owns(0, **runes)
        warning = f"You would own {kinds_asked} kinds of rune: this begins the last round."
        assert warnings(table.before(kinds.CLAIM_RUNE).go())["claim"] == warning


def test_a_zone_is_laid_beside_another_zone() -> None:
    """SS-48: by place, in every mode; an edge is named before a corner."""
    for mode in ("standard", "coop"):
        table = at(mode=mode).hand("quake fly spin spin").zones(*QUIET).before(kinds.FIRST_CARD)
        table.go().play("play quake", "quake t4")
        shown = {word: label.partition(":")[0] for word, label in labels(table).items()}
        assert shown["lay 1,-1"] == "Lay Peak above Sky"
        assert shown["lay 0,0"] == "Lay Peak left of Sky"
        assert shown["lay 3,1"] == "Lay Peak right of Wind"
        assert shown["lay 0,2"] == "Lay Peak below Lake"
        assert targets(table)["lay 1,-1"] == "cell:1,-1"


def test_a_zone_laid_by_a_corner_says_so() -> None:
    """SS-53: with `corner_contact`."""
    table = at(corner_contact=True).hand("quake fly spin spin").before(kinds.FIRST_CARD).go()
    shown = labels(table.play("play quake", "quake t4"))
    assert shown["lay 0,-1"].startswith("Lay Peak above left of Sky")


def test_a_label_says_where_the_log_then_says_the_zone_lies() -> None:
    """SS-48, SS-57: every free cell of every zone."""
    for zone in (0, 1, 3, 4):
        start = at().hand("quake fly spin spin").before(kinds.FIRST_CARD).go()
        start.play("play quake", f"quake t{zone}")
        for word, label in labels(start).items():
            if not word.startswith("lay"):
                continue
            state = start.state.copy()
            state.is_telling = True
            state.apply(GAME.actions.parse(word))
            place = label.partition(":")[0].removeprefix("Lay ")
            assert f"Red quakes {place}." in [event.text for event in state.events(None)]


def test_what_is_left_and_what_is_taken_is_said_where_taking_is_optional() -> None:
    """SS-136, SS-174: a warning goes with the stones of its own answer."""
    table = blue_board(optional_taking=True).supply(2).objectives()
    assert labels(table.play("play fly"))["fly t2"].endswith(GIVES_UP_TO)
    shown = warnings(table.before(kinds.ACTIVATE).go())
    assert labels(table)["take none"] == "Take nothing"
    assert (shown["take none"], shown["take se"]) == ("", "")
    assert shown["take nw+se"] == "This empties the Qi supply and ends the game."


def test_a_colour_to_play_is_named() -> None:
    """SS-173."""
    state = fresh(2, colors="choose", start_seat=0)
    shown = state.view(1)
    words = ["Play red", "Play blue", "Play yellow", "Play green"]
    assert [choice["label"] for choice in shown["choices"]] == words
    targets = [choice["target"] for choice in shown["choices"]]
    assert targets == ["stone:R", "stone:B", "stone:Y", "stone:G"]
    assert [seat["has_colour"] for seat in shown["table"]["seats"]] == [False, False]
    assert shown["decision"]["prompt"] == "Which colour do you play?"
