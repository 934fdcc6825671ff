"""The end of the game (MS-203 to MS-214, MS-219, MS-220)."""

from __future__ import annotations

from typing import Any

from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    BLESSING,
    DOMINANCE,
    ROUND_CAP,
    STEP_CYCLE,
    STEP_REPEAT,
)
from tests.games.mushroom_sorcerer.kit import BAHON, CASSANDRA, CHARLES, EDDIE, Table


def ranks(table: Table) -> tuple[int, ...]:
    """The places of the seats."""
    return tuple(table.state.outcome.ranks)


def ended(table: Table) -> str:
    """The name of the ending."""
    return str(table.state.outcome.reason.name)


def blessed(table: Table, seat: int, where: tuple[str, ...], moon: int) -> Table:
    """A seat on the moon path with moon GUs on these lands."""
    for place in where:
        table.tower(seat, place, "M")
    return table.elements(seat, 0, 0, 0, 0, moon=moon)


def test_thirty_influence_at_the_start_of_a_turn_set_off_dominance() -> None:
    """MS-203: not 29, and not 30 reached in the middle of a turn."""
    table = Table(2).influence(BAHON, 29).scrolls(BAHON, "raging_roar")
    table.step(STEP_CYCLE, 1)
    table.play("spell raging_roar")
    assert (table.points(BAHON), table.state.dominance) == (31, 0)
    table.step(STEP_CYCLE, 2)
    assert table.state.dominance == 1
    assert "Bahon sets off Forest Dominance: this cycle is the last." in table.log
    goal = Table(2, influence_goal=10).influence(BAHON, 10)
    assert goal.step(STEP_CYCLE, 1).state.dominance == 1


def test_the_cycle_is_played_to_its_end() -> None:
    """MS-204: those after the one who set it off still have their turn, then it is over."""
    table = Table(3).influence(CHARLES, 30)
    table.step(STEP_CYCLE, 2)
    table.play("end")
    assert (table.state.dominance, table.seat) == (1, CHARLES)
    table.play("end")
    assert table.seat == EDDIE
    table.play("end")
    assert (table.asked, int(table.state.ending)) == ("over", DOMINANCE)


def test_the_greatest_influence_wins_whoever_set_it_off() -> None:
    """MS-205: the one who set it off may lose."""
    table = Table(2).influence(BAHON, 30).influence(CHARLES, 29).scrolls(CHARLES, "raging_roar")
    table.step(STEP_CYCLE, 1)
    table.play("end", "spell raging_roar", "end")
    assert (ended(table), ranks(table)) == ("dominance", (2, 1))
    assert table.state.outcome.scores == (30, 31)


def dominance(table: Table) -> Table:
    """The cycle ends with Dominance set off."""
    table.state.dominance = 1
    table.step(STEP_CYCLE, 3)
    while table.asked != "over":
        table.play("end")
    return table


def test_equal_influence_is_decided_by_gus() -> None:
    """MS-206: moon GUs count too."""
    table = Table(2).influence(BAHON, 31).influence(CHARLES, 31).tower(BAHON, "c1", "FS")
    dominance(table.tower(CHARLES, "d1", "FSM"))
    assert ranks(table) == (2, 1)


def test_the_moon_path_cannot_win_by_dominance() -> None:
    """MS-207: little influence beats any moon, unless nobody is off the moon path."""
    table = Table(3).influence(BAHON, 2).elements(CHARLES, 0, 0, 0, 0, moon=15)
    dominance(table.elements(EDDIE, 0, 0, 0, 0, moon=9))
    assert ranks(table) == (1, 2, 3)
    moons = Table(3)
    for seat, moon in enumerate((3, 15, 9)):
        moons.elements(seat, 0, 0, 0, 0, moon=moon)
    assert ranks(dominance(moons)) == (3, 1, 2)


def test_a_blessed_turn_ends_the_game_at_once() -> None:
    """MS-208: in the middle of a cycle, without a turn."""
    table = blessed(Table(3), CHARLES, ("c1", "e1", "b4", "d4"), 16)
    table.step(STEP_CYCLE, 1)
    table.play("end")
    assert (ended(table), ranks(table)[CHARLES]) == ("blessing", 1)


def test_with_end_of_cycle_everybody_plays_on() -> None:
    """MS-208: those blessed as their turn began are compared at the end, though they lost it
    since.
    """
    options: dict[str, Any] = {"blessing_timing": "end_of_cycle"}
    table = blessed(Table(3, **options), BAHON, ("c1", "b4"), 20)
    blessed(table, EDDIE, ("e1", "d4"), 20).tower(CHARLES, "d1", "F", flame=1)
    table.step(STEP_CYCLE, 1)
    assert table.asked == "turn_menu"
    table.play("end")
    table.play("attack d1", "land c1", "count 1", "end")
    assert table.state.moon_gus(BAHON) == 1
    assert table.asked == "turn_menu"
    table.play("end")
    assert (ended(table), ranks(table)) == ("blessing", (1, 3, 1))


def test_all_who_meet_the_blessing_are_compared() -> None:
    """MS-209: the one whose turn it is may lose to a rival with more moon elements."""
    table = blessed(Table(4), BAHON, ("a1", "c1", "e1", "a3"), 17)
    blessed(table, CHARLES, ("c3", "e3", "b4"), 19).step(STEP_CYCLE, 1)
    assert (ended(table), ranks(table)) == ("blessing", (2, 1, 3, 3))


def test_the_blessing_beats_a_dominance_under_way() -> None:
    """MS-210: set off by Bahon, but Charles's turn begins blessed."""
    table = blessed(Table(2).influence(BAHON, 40), CHARLES, ("c1", "e1"), 20)
    table.step(STEP_CYCLE, 1)
    table.play("end")
    assert (ended(table), ranks(table)) == ("blessing", (2, 1))


def test_overwork_and_dominance() -> None:
    """MS-211: set off in cycle 3 there is no extra turn; set off in it, it is the last."""
    table = Table(2).potion(CHARLES, "overwork").influence(BAHON, 30)
    table.step(STEP_CYCLE, 3)
    table.play("end", "end")
    assert table.asked == "over"
    table = (
        Table(2).potion(CHARLES, "overwork").influence(CHARLES, 28).scrolls(CHARLES, "raging_roar")
    )
    table.step(STEP_CYCLE, 3)
    table.play("end", "spell raging_roar", "end")
    assert (table.seat, table.state.cycle, table.state.dominance) == (CHARLES, 4, 1)
    table.play("end")
    assert ended(table) == "dominance"


def test_influence_has_no_upper_end() -> None:
    """MS-212: 30 and 2 are 32, and 100 and 2 are 102."""
    table = Table(2).influence(BAHON, 100).scrolls(BAHON, "raging_roar").play("spell raging_roar")
    assert table.points(BAHON) == 102


def test_an_unbroken_tie_is_shared() -> None:
    """MS-213: both win, and share the utility."""
    table = dominance(Table(3).influence(BAHON, 31).influence(EDDIE, 31))
    assert ranks(table) == (1, 3, 1)
    assert table.state.outcome.utilities == (0.5, 0.0, 0.5)


def tie_lines(table: Table) -> list[str]:
    """What the log says between the sentence about the end and the result."""
    at = next(place for place, line in enumerate(table.log) if line.startswith("The game is over"))
    return table.log[at + 1 : -1]


def test_the_log_says_what_broke_a_tie() -> None:
    """MS-206: each rival with the same influence is named, those with less are not."""
    table = Table(4).tower(BAHON, "c1", "FS").tower(CHARLES, "d1", "FSM").tower(EDDIE, "a3", "F")
    for seat, points in enumerate((31, 31, 31, 30)):
        table.influence(seat, points)
    assert tie_lines(dominance(table)) == [
        "Charles and Bahon are level; more GUs in the forest decide for Charles, 3 to 2.",
        "Charles and Eddie are level; more GUs in the forest decide for Charles, 3 to 1.",
    ]


def test_the_log_says_who_shares_the_win() -> None:
    """MS-213: the seats that nothing sets apart, two, three or four of them."""
    table = dominance(Table(3).influence(BAHON, 31).influence(EDDIE, 31))
    assert tie_lines(table) == ["Bahon and Eddie are level in all that counts and share the win."]
    three = Table(4).influence(CHARLES, 9).influence(EDDIE, 9).influence(CASSANDRA, 9)
    assert tie_lines(cap(three)) == [
        "Charles, Eddie and Cassandra are level in all that counts and share the win."
    ]
    assert tie_lines(cap(Table(4))) == [
        "Bahon, Charles, Eddie and Cassandra are level in all that counts and share the win."
    ]


def test_the_log_says_nothing_where_there_was_no_tie() -> None:
    """MS-205: a tie for a lower place is none for the win, nor is one across the two paths."""
    table = Table(3).influence(BAHON, 31).influence(CHARLES, 30).influence(EDDIE, 30)
    assert tie_lines(dominance(table)) == []
    paths = Table(2).influence(BAHON, 7).elements(CHARLES, 0, 0, 0, 0, moon=7)
    assert tie_lines(cap(paths)) == []


def test_the_log_says_how_the_moon_ranking_broke_a_tie() -> None:
    """MS-214: moon GUs before all GUs, each named as what it is."""
    table = Table(4)
    for seat, where in enumerate(("c1", "e1", "a3", "b4")):
        table.tower(seat, where, "M").elements(seat, 0, 0, 0, 0, moon=7)
    table.tower(CHARLES, "d4", "M").tower(EDDIE, "a1", "FF").elements(CASSANDRA, moon=6)
    assert tie_lines(cap(table)) == [
        "Charles and Bahon are level; more moon GUs decide for Charles, 2 to 1.",
        "Charles and Eddie are level; more moon GUs decide for Charles, 2 to 1.",
    ]
    gus = Table(2).elements(BAHON, moon=7).elements(CHARLES, moon=7).tower(BAHON, "c1", "F")
    assert tie_lines(cap(gus)) == [
        "Bahon and Charles are level; more GUs in the forest decide for Bahon, 1 to 0."
    ]


def test_equal_moon_elements_share_a_blessing() -> None:
    """MS-209, MS-213: more moon GUs do not matter among the blessed."""
    table = blessed(Table(4), BAHON, ("a1", "c1", "e1", "a3"), 19)
    blessed(table, CHARLES, ("c3", "e3", "b4"), 19).step(STEP_CYCLE, 1)
    assert ranks(table) == (1, 1, 3, 3)
    assert tie_lines(table) == ["Bahon and Charles are level in all that counts and share the win."]


def cap(table: Table) -> Table:
    """The last round is over."""
    table.state.round = table.state.terms.max_rounds
    return table.step(STEP_REPEAT)


def test_the_last_round_ends_the_game() -> None:
    """MS-214: the blessed first, else influence off the moon path, else the moon ranking."""
    table = cap(Table(2, max_rounds=3).influence(CHARLES, 5))
    assert (int(table.state.ending), ranks(table)) == (ROUND_CAP, (2, 1))
    assert ended(table) == "round_cap"
    table = cap(blessed(Table(2).influence(CHARLES, 29), BAHON, ("c1", "e1"), 20))
    assert ranks(table) == (1, 2)
    moons = Table(4)
    for seat, where in enumerate(("c1", "e1", "a3", "b4")):
        moons.tower(seat, where, "M").elements(seat, 0, 0, 0, 0, moon=7)
    moons.tower(CHARLES, "d4", "M").tower(EDDIE, "a1", "FF")
    assert ranks(cap(moons)) == (3, 1, 2, 3)


def test_an_earlier_round_does_not_end_the_game() -> None:
    """MS-214: only the last one allowed."""
    table = Table(2, max_rounds=3)
    table.state.round = 2
    assert table.step(STEP_REPEAT).state.round == 3


def test_a_dominance_set_off_is_never_withdrawn() -> None:
    """MS-219: Bahon turns to the moon in the same turn, and the game ends all the same."""
    table = Table(2).influence(BAHON, 31).influence(CHARLES, 12).scrolls(BAHON, "moon_essence")
    table.step(STEP_CYCLE, 2)
    table.play("spell moon_essence", "end", "end")
    assert (ended(table), ranks(table)) == ("dominance", (2, 1))


def test_dominance_does_not_look_at_the_blessing() -> None:
    """MS-220: Bahon meets the Blessing only after his turn began; it does not count at the end."""
    table = Table(2).influence(CHARLES, 31).elements(BAHON, 0, 0, 0, 0, moon=19)
    table.tower(BAHON, "c1", "M").tower(BAHON, "e1", "M").scrolls(BAHON, "moon_essence")
    table.order(0, 1)
    table.step(STEP_CYCLE, 2)
    table.play("spell moon_essence", "end")
    assert table.state.is_blessed(BAHON)
    table.play("end")
    assert (ended(table), ranks(table)) == ("dominance", (2, 1))
    assert int(table.state.blessed) == 0


def test_the_whole_ranking_of_a_blessing() -> None:
    """MS-209, MS-207: blessed, then the influence path by influence, then the other moons."""
    table = blessed(Table(4), CASSANDRA, ("c1", "e1"), 20).influence(CHARLES, 9).influence(BAHON, 4)
    table.elements(EDDIE, 0, 0, 0, 0, moon=19).order(3, 0, 1, 2)
    table.step(STEP_CYCLE, 1)
    assert int(table.state.ending) == BLESSING
    assert ranks(table) == (3, 2, 4, 1)
