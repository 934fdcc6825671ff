"""The seven objectives."""

from __future__ import annotations

import pytest

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.activation import read_zone
from hexmoot.games.sorcerer_stones.rules.objectives import qi_paid, steps_paid
from tests.games.sorcerer_stones.kit import Table, at


def step_four(*objectives: int, longest: int = 0, lines: int = 0, took: str = "") -> Table:
    """Seat 0 (red) stands before step 4 with this activation behind it."""
    table = at(2).plane().spirit("r1c2").spirit("r5c4", seat=1).offer(6, 7, 8, 9).supply(20)
    table.objectives(*objectives).before(kinds.GRANT_STEPS).took(took)
    table.state.longest = longest
    table.state.line_count = lines
    return table


def paid(table: Table) -> tuple[int, int]:
    """Qi and free steps of step 4."""
    return int(qi_paid(table.state)), int(steps_paid(table.state))


def test_objectives_serve_every_seat_on_every_turn() -> None:
    """SS-97: both seats are paid, and the card stays open."""
    table = step_four(2, took="RB").go()
    assert table.state.qi[0] == 1
    table.before(kinds.GRANT_STEPS, seat=1).took("RB").go()
    assert table.state.qi[1] == 1
    table.before(kinds.GRANT_STEPS).took("RB").go()
    assert table.state.qi[0] == 2


def test_only_the_best_tier_pays() -> None:
    """SS-98: a line of five pays 4 Qi and one step, not 6 and two."""
    assert paid(step_four(1, longest=5, lines=1)) == (4, 1)


def test_lines_are_those_of_the_activation_through_the_own_zone() -> None:
    """SS-99: the line is gone from the board when step 4 comes, a line elsewhere is no use."""
    table = at(2).plane().spirit("r1c2").spirit("r5c4", seat=1).offer(6, 7, 8, 9).supply(20)
    table.zones("G N / B R", "B G / R N", "Y Y / R G", "Y N / B R", "B N / Y R").taoist(2)
    read_zone(table.state, 4)
    assert (table.state.line_count, table.state.longest) == (0, 0)
    table.objectives(1).line("BBB").activate().play("take nw")
    assert table.zone(2) == "B Y / R G"
    assert table.state.qi[0] == 1


@pytest.mark.parametrize(
    ("longest", "qi", "steps"), [(0, 0, 0), (3, 1, 0), (4, 1, 1), (5, 4, 1), (6, 4, 1)]
)
def test_long_line(longest: int, qi: int, steps: int) -> None:
    """SS-100."""
    assert paid(step_four(1, longest=longest, lines=1)) == (qi, steps)


@pytest.mark.parametrize(("took", "qi"), [("", 0), ("R", 0), ("RB", 1), ("RBY", 2), ("RBYG", 4)])
def test_rich_harvest(took: str, qi: int) -> None:
    """SS-101: counted as taken, also when the stones are spent by then."""
    table = step_four(2, took=took).holds("")
    assert paid(table) == (qi, 0)


@pytest.mark.parametrize("walk", [[], ["step r4c2"], ["step r4c2", "step r4c1"]])
@pytest.mark.parametrize(("objective", "took", "qi"), [(2, "YRB", 2), (3, "YYR", 3)])
def test_stones_count_as_taken_however_far_the_spirit_walks(
    objective: int, took: str, qi: int, walk: list[str]
) -> None:
    """SS-81, SS-101, SS-102: steps left and steps made change nothing about what was taken."""
    table = at(2).plane().objectives(objective).spirit("r4c3").spirit("r0c4", seat=1)
    table.offer(6, 7, 8, 9).supply(20).before(kinds.SPIRIT_STEP).took(took).go()
    table.play(*walk, "stop")
    assert (table.state.active, table.state.qi[0]) == (1, qi)


@pytest.mark.parametrize(
    ("took", "qi"), [("RB", 0), ("RR", 3), ("RRR", 3), ("RRBB", 3), ("RBYG", 0)]
)
def test_twin_stones(took: str, qi: int) -> None:
    """SS-102: once, also for two colours, also when the stones are spent by then."""
    table = step_four(3, took=took).holds("")
    assert paid(table) == (qi, 0)


@pytest.mark.parametrize(("lines", "steps"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 3)])
def test_crossing_lines(lines: int, steps: int) -> None:
    """SS-103."""
    assert paid(step_four(4, longest=3, lines=lines)) == (0, steps)


def test_free_steps_add_up_go_anywhere_and_are_optional() -> None:
    """SS-104: one of Long Line, one of Crossing Lines; any colour, no closed corner, no Spirit."""
    table = step_four(1, 4, longest=4, lines=2).spirit("r0c1").spirit("r1c1", seat=1).go()
    assert table.choices == ["step r0c2", "stop"]
    table.play("step r0c2")
    assert table.state.free_steps == 1
    table.play("stop")
    assert table.at_space() == "r0c2"


def test_free_steps_then_claim_then_qi() -> None:
    """SS-105: the Qi of all cards comes last and as one gain."""
    table = step_four(1, 2, 4, longest=4, lines=2, took="RB")
    table.state.is_telling = True
    table.go()
    assert (table.asked, table.state.qi[0]) == ("free_step", 0)
    table.play("step r2c2", "stop")
    assert (table.asked, table.state.qi[0]) == ("claim_rune", 0)
    table.play("claim")
    gains = [numbers for kind, numbers in table.events() if kind == "qi_gained"]
    assert gains == [(0, 2, 0, 0)]


def crafting(*objectives: int) -> Table:
    """Seat 0 (red) on T2 can craft A1."""
    table = at(2, return_order="auto").plane().spirit("r2c1").spirit("r5c4", seat=1).taoist(2)
    return table.objectives(*objectives).offer(1, 2, 3, 4).holds("NYY").before(kinds.CRAFT).go()


def test_makers_grace_gives_a_step_or_a_flight() -> None:
    """SS-106: or neither; after a step beside Earth a claim may follow, then the turn is over."""
    table = crafting(5).play("craft 0")
    assert table.choices == [
        "fly t0",
        "fly t1",
        "fly t3",
        "fly t4",
        "step r1c1",
        "step r2c0",
        "step r2c2",
        "step r3c1",
        "skip",
    ]
    assert crafting(5).play("craft 0", "fly t4").state.taoist[0] == 4
    assert crafting(5).play("craft 0", "step r1c1").at_space() == "r1c1"
    assert crafting(5).play("craft 0", "skip").state.seat == 1
    assert crafting(1).play("craft 0").state.seat == 1


def test_makers_grace_is_nothing_when_crafting_ended_the_game() -> None:
    """SS-107."""
    table = crafting(5).crafted(*range(2, 15), seat=1).offer(1).relist().play("craft 0")
    assert table.ending == "artifacts"


def burning(holds: str, *objectives: int, took: str = "", **options: object) -> Table:
    """Seat 0 on r4c3: yellow left, blue below, red right, green above."""
    table = at(2, **options).plane().spirit("r4c3").spirit("r0c4", seat=1).offer(6, 7, 8, 9)
    return table.objectives(*objectives).holds(holds).before(kinds.SPIRIT_STEP).took(took).go()


def test_burning_step_spends_a_stone_for_a_step_onto_its_colour() -> None:
    """SS-108."""
    table = burning("YB", 6)
    assert table.choices == ["step r4c2", "step r5c3", "stop"]
    table.play("step r5c3")
    assert (table.at_space(), table.stones()) == ("r5c3", "Y")


def test_burning_step_works_once_a_turn_at_any_point() -> None:
    """SS-109: before or after a free step, with a stone just taken, and once."""
    table = burning("", 6, took="YR").play("step r4c2", "step r4c1")
    assert table.stones() == "RY"
    table = burning("B", 6, took="Y").play("step r5c3")
    assert table.stones() == "Y"
    assert table.choices == ["step r5c4", "stop"]
    table = burning("YR", 6).play("step r4c2")
    assert table.state.seat == 1
    table = burning("YR", 6, paid_steps=2).play("step r4c2", "step r4c1")
    assert (table.at_space(), table.stones()) == ("r4c1", "")


def test_a_burnt_stone_goes_to_the_tail_at_once() -> None:
    """SS-110: before the refill; the two stones of a pair in colour order."""
    table = burning("YY", 6).line("RG").before(kinds.SPIRIT_STEP)
    table.zones("B N / R Y", "G G / B N", "G . / Y R").taoist(2).line("R").go().play("step r4c2")
    assert table.zone(2) == "G R / Y R"
    assert table.tail == "Y"
    table = burning("NR", 6, 7).line("G").play("step r4c2")
    assert table.tail[:3] == "GRN"


def test_a_step_the_budget_covers_costs_nothing() -> None:
    """SS-111: yellow taken and yellow held, the step is free."""
    table = burning("Y", 6, took="Y").play("step r4c2")
    assert table.stones() == "YY"
    assert table.state.paid_steps_used == 0


def test_transmutation_spends_two_stones_as_one() -> None:
    """SS-112: any colour."""
    table = burning("BB", 6, 7)
    assert table.choices == ["step r3c3", "step r4c2", "step r4c4", "step r5c3", "stop"]
    table.play("step r3c3")
    assert (table.at_space(), table.stones()) == ("r3c3", "")


def test_transmutation_serves_for_steps_and_for_artifacts() -> None:
    """SS-113: as often as wanted: A1 (N Y Y) for six stones."""
    assert burning("BB", 6).choices == ["step r5c3", "stop"]
    table = at(2, return_order="auto").plane().spirit("r1c2").offer(1, 2, 3, 4).objectives(7)
    table.holds("RRBBGG").before(kinds.CRAFT).go()
    assert "craft 0" in table.choices
    table.play("craft 0", "pay-pair rr", "pay-pair bb")
    assert table.stones() == ""
    assert table.state.crafted[0] == 1


def test_a_pair_never_holds_the_colour_it_stands_for() -> None:
    """SS-114: for yellow, R R is offered and R Y is not."""
    table = burning("RRY", 6, 7).play("step r4c2")
    assert table.choices == ["pay-exact", "pay-pair rr"]
