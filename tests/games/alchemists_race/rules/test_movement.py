"""Movement and headings (AR-29 to AR-48)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alchemists_race.kit.table import at

ASKED = "O18<O17 speed"


def test_the_die_is_the_number_of_steps() -> None:
    """AR-29."""
    state = at(f"R3<S2 / {ASKED}", dice="5").state
    assert (state.die, state.steps_left) == (5, 5)


def test_a_step_follows_one_road() -> None:
    """AR-30: one step less, and the space left behind is remembered."""
    table = at(f"R3<S2 / {ASKED}", dice="5").play("R2")
    assert (table.place("A"), table.state.steps_left) == ("R2<R3", 4)


@pytest.mark.parametrize(
    ("piece", "choices"), [("R3<S2", "R2 | R4"), ("R3<R2", "S2 | R4"), ("R3<R4", "S2 | R2")]
)
def test_no_step_turns_back(piece: str, choices: str) -> None:
    """AR-31."""
    assert at(f"{piece} / {ASKED}", dice="2").choices == choices


@pytest.mark.parametrize(("piece", "end"), [("O3<O2", "O4<O3 grass"), ("O3<O4", "O2<O3 flower")])
def test_the_only_road_on_is_taken_without_asking(piece: str, end: str) -> None:
    """AR-32."""
    assert at(f"{piece} / {ASKED}", dice="1").seat("A") == end


@pytest.mark.parametrize("road", ["R1", "L1"])
def test_at_a_fork_the_mover_picks(road: str) -> None:
    """AR-33."""
    table = at(f"R2<R3 / {ASKED}", dice="1")
    assert table.choices == "R1 | L1"
    assert table.play(road).place("A") == f"{road}<R2"


def test_the_heading_persists_from_turn_to_turn() -> None:
    """AR-34: after B's turn A goes on the same way."""
    table = at("O17<O16 / M speed", dice="1 1 1")
    assert table.place("A") == "O18<O17"
    table.play("roll", "S1")
    assert table.place("A") == "O19<O18"


def test_a_turn_that_ended_on_a_fork_goes_on_by_any_other_road() -> None:
    """AR-35."""
    table = at("R2<L1 / M speed", dice="1 1 1")
    table.play("R1", "roll", "S2")
    assert (table.place("A"), table.asked, table.choices) == ("R1<R2", "A path", "S1 | R8")


@pytest.mark.parametrize(
    ("space", "choices"), [("O18", "O17 | O19"), ("R1", "S1 | R2 | R8"), ("M", "S1 | S2 | S3 | S4")]
)
def test_a_free_heading_forbids_nothing(space: str, choices: str) -> None:
    """AR-36."""
    assert at(f"{space} / {ASKED}", dice="1").choices == choices


def test_roads_are_picked_when_reached_with_the_die_known() -> None:
    """AR-37: first the die is kept, then one fork after the other."""
    table = at(f"R3<S2 reroll / {ASKED}", dice="2")
    assert table.asked == "A post_roll"
    assert table.play("keep").choices == "R2 | R4"
    assert table.play("R2").choices == "R1 | L1"


def test_the_whole_roll_is_used() -> None:
    """AR-38: no stop is offered anywhere but on the Market."""
    table = at(f"R3<S2 / {ASKED}", dice="3").play("R2")
    assert table.choices == "R1 | L1"
    assert table.play("R1").choices == "S1 | R8"
    assert table.play("S1").seat("A") == "S1<R1 mushroom"


def test_the_market_is_one_space() -> None:
    """AR-39: entering it uses one of the three steps."""
    table = at(f"S1<R1 / {ASKED}", dice="3")
    assert (table.place("A"), table.state.steps_left) == ("M<S1", 2)


def test_on_the_market_the_mover_may_stop_or_go_on() -> None:
    """AR-40, AR-41: by any road except the one it came in by."""
    table = at(f"S1<R1 / {ASKED}", dice="2")
    assert table.choices == "stop | S2 | S3 | S4"
    assert table.play("S3").seat("A") == "S3<M mushroom"


def test_passing_through_excludes_the_way_in() -> None:
    """AR-41: from the east the roads are north, south and west."""
    assert at(f"S2<R3 / {ASKED}", dice="2").choices == "stop | S1 | S3 | S4"


def test_a_stop_drops_the_rest_of_the_roll() -> None:
    """AR-42: the piece lands and the turn is over, four steps unused."""
    table = at(f"S1<R1 / {ASKED}", dice="5").play("stop")
    assert (table.seat("A"), table.active, table.state.steps_left) == ("M", "B", 0)
    seller = at(f"S1<R1 poison / {ASKED}", dice="5").play("stop")
    assert (seller.asked, seller.state.steps_left) == ("A end_move", 0)


def test_a_last_step_onto_the_market_lands_there() -> None:
    """AR-43: nothing is asked."""
    table = at(f"S1<R1 / {ASKED}", dice="1")
    assert (table.seat("A"), table.active) == ("M", "B")


def test_resting_on_the_market_frees_the_heading() -> None:
    """AR-44: next turn the way back is open, too."""
    table = at("S1<R1 / O18<O17 speed", dice="1 1 1")
    table.play("roll")
    assert (table.asked, table.choices) == ("A path", "S1 | S2 | S3 | S4")
    assert table.play("S1").seat("A") == "S1<M mushroom"


def test_a_speed_roll_after_a_stop_may_go_back() -> None:
    """AR-44: the heading is free at once, for the extra roll of the same turn as well."""
    table = at(f"S1<R1 speed / {ASKED}", dice="3 1").play("speed", "stop", "roll")
    assert (table.place("A"), table.choices) == ("M", "S1 | S2 | S3 | S4")


@pytest.mark.parametrize("die", ["1", "3"])
def test_by_house_rule_a_speed_roll_after_a_stop_goes_on(die: str) -> None:
    """AR-160: not back the way it came, landed or stopped; the next turn is free."""
    table = at(f"S1<R1 speed / {ASKED}", dice=f"{die} 1 1", speed_turns_back=False).play(
        "speed", *["stop"] * (die == "3")
    )
    assert table.place("A") == "M<S1"
    assert table.play("roll").choices == "S2 | S3 | S4"
    rested = at(f"S1<R1 / {ASKED}", dice="1 1 1", speed_turns_back=False)
    assert rested.place("A") == "M"
    assert rested.play("roll").choices == "S1 | S2 | S3 | S4"


def test_by_house_rule_a_late_speed_goes_on_too() -> None:
    """AR-86, AR-160: a Speed played after the stop belongs to the same turn."""
    options: dict[str, Any] = {"speed_turns_back": False, "speed_timing": "any"}
    table = at(f"S1<R1 speed / {ASKED}", dice="1 1", **options).play("roll", "speed", "roll")
    assert table.choices == "S2 | S3 | S4"
    ended = at(f"S1<R1 speed / {ASKED}", dice="1", **options).play("roll", "speed", "end")
    assert ended.place("A") == "M"


def test_by_house_rule_a_teleport_to_the_market_is_free() -> None:
    """AR-101, AR-160: there is no road it came by."""
    table = at(f"O3<O2 teleport speed / {ASKED}", dice="1", speed_turns_back=False)
    assert table.play("teleport M", "roll").choices == "S1 | S2 | S3 | S4"


def test_an_extra_roll_begun_on_the_market_offers_no_stop() -> None:
    """AR-45: not on the second roll, though a third is left."""
    table = at(f"S1<R1 speed:2 / {ASKED}", dice="2 2").play("speed", "speed", "stop", "roll")
    assert (table.asked, table.choices) == ("A path", "S1 | S2 | S3 | S4")
    assert table.state.extra_rolls == 1


def test_a_roll_from_the_market_stops_there_only_after_coming_back() -> None:
    """AR-45: a seven goes round the shortest loop of six and offers the stop then."""
    table = at(f"M / {ASKED}", dice="7", die_sides=12)
    assert table.choices == "S1 | S2 | S3 | S4"
    table.play("S1", "R2", "R3", "S2")
    assert (table.place("A"), table.choices) == ("M<S2", "stop | S1 | S3 | S4")


def test_pieces_never_block() -> None:
    """AR-46: over one full space and onto another."""
    table = at("O17<O16 / O18<O17 speed / O18<O19 / O19<O18", dice="2")
    assert [table.place(seat) for seat in "ABCD"] == ["O19<O18", "O18<O17", "O18<O19", "O19<O18"]


def test_spaces_on_the_way_do_nothing() -> None:
    """AR-47: a flower, a potion thief and a resource thief are passed."""
    table = at(f"O1<L1 wood:2 poison / {ASKED}", dice="6").play("O2", "O7")
    assert table.seat("A") == "O7<O6 wood:2 purple_crystal poison"


def test_an_extra_roll_goes_on_from_there() -> None:
    """AR-48: from the new space with the new heading."""
    table = at("O17<O16 speed / M speed", dice="1 2")
    table.play("speed")
    assert (table.seat("A"), table.choices) == ("O18<O17 flower", "roll | end")
    assert table.play("roll").seat("A") == "O20<O19 flower honey"
