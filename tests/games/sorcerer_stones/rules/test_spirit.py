"""Walking the plane and claiming runes."""

from __future__ import annotations

import pytest

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import SPIRIT_TO
from hexmoot.games.sorcerer_stones.rules.spirit import list_free_neighbours
from tests.games.sorcerer_stones.kit import Table, at


def plane(took: str = "", at_space: str = "r4c3", **options: object) -> Table:
    """Seat 0 (red) has taken stones; its Spirit stands here, the other's in a far corner."""
    table = at(2, **options).plane().spirit(at_space).spirit("r0c4", seat=1)
    return table.objectives().offer(6, 7, 8, 9).before(kinds.SPIRIT_STEP).took(took)


def test_each_taken_stone_allows_a_step_onto_its_colour() -> None:
    """SS-80: from r4c3 yellow leads to r4c2, and then nothing is left."""
    table = plane("Y").go()
    assert table.choices == ["step r4c2", "stop"]
    table.play("step r4c2")
    assert table.at_space() == "r4c2"
    assert table.state.seat == 1


def test_walking_spends_no_stones() -> None:
    """SS-81: the reservoir is as before."""
    table = plane("RY").go().play("step r4c2", "step r4c1")
    assert table.stones() == "RY"


def test_colours_in_any_order_and_stopping_loses_the_rest() -> None:
    """SS-82: yellow or red first; after stopping the red step is lost."""
    table = plane("YR").go()
    assert table.choices == ["step r4c2", "step r4c4", "stop"]
    table.play("step r4c2")
    assert table.choices == ["step r4c1", "step r5c2", "stop"]
    table.play("stop")
    assert table.at_space() == "r4c2"
    assert table.state.seat == 1


def test_steps_are_orthogonal_and_stay_inside() -> None:
    """SS-83: from r5c0 only up and right exist, from r4c3 no diagonal is offered."""
    assert plane("RBYGN", "r4c3").go().choices == [
        "step r3c3",
        "step r4c2",
        "step r4c4",
        "step r5c3",
        "stop",
    ]
    table = plane("RBYGN", "r5c0").go()
    assert table.choices == ["step r4c0", "step r5c1", "stop"]


def test_a_space_with_a_spirit_is_closed() -> None:
    """SS-84."""
    table = plane("Y").spirit("r4c2", seat=1).go()
    assert (table.at_space(), table.state.seat) == ("r4c3", 1)


def test_the_spirit_of_the_first_seat_closes_its_space_too() -> None:
    """SS-84: seat 1 may not go where seat 0 stands."""
    table = at(2, colors=["G", "B"]).plane().objectives().offer(6, 7, 8, 9).spirit("r4c2")
    table.spirit("r4c3", seat=1).before(kinds.SPIRIT_STEP, 1).took("Y").go()
    assert (table.at_space(1), table.state.seat) == ("r4c3", 0)


def test_a_corner_with_runes_is_closed_to_every_spirit() -> None:
    """SS-85: r5c5 is printed red and holds Fire runes; even red may not enter."""
    table = plane("R", "r5c4").go()
    assert "step r5c5" not in table.choices


def test_the_start_corner_cannot_be_entered_again() -> None:
    """SS-86: red leaves r5c5 with yellow and may not go back with red."""
    table = plane("YR", "r5c5").go()
    assert table.choices == ["step r4c5", "step r5c4", "stop"]
    table.play("step r4c5")
    assert table.choices == ["step r4c4", "stop"]


def test_a_used_up_corner_is_an_ordinary_space() -> None:
    """SS-87: without Fire runes r5c5 can be entered with red."""
    table = plane("R", "r4c5").stacks(R="").go()
    assert "step r5c5" in table.choices
    table.play("step r5c5")
    assert table.at_space() == "r5c5"


def test_a_space_may_be_visited_again_in_one_turn() -> None:
    """SS-88: to r4c2 and back to r4c3 (brown)."""
    table = plane("YN").go().play("step r4c2", "step r4c3")
    assert table.at_space() == "r4c3"


def test_claim_windows_are_after_walk_free_steps_and_bonus() -> None:
    """SS-89: after the walk; after free steps only if one was made."""
    table = plane("", "r2c2").go()
    assert table.asked == "claim_rune"
    table = plane("", "r2c2").before(kinds.FREE_STEP)
    table.state.free_steps = 1
    table.go().play("stop")
    assert table.state.seat == 1
    table = plane("", "r2c1").before(kinds.FREE_STEP)
    table.state.free_steps = 1
    table.go().play("step r2c2")
    assert table.asked == "claim_rune"


def test_a_step_of_makers_grace_opens_a_claim_window() -> None:
    """SS-89: from r2c1 onto r2c2 beside Earth."""
    table = plane("", "r2c1").objectives(5).offer(1, 2, 3, 4).holds("NYY").before(kinds.CRAFT)
    table.go().play("craft 0", "return n", "step r2c2")
    assert table.asked == "claim_rune"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("r0c1", "G"),
        ("r1c0", "G"),
        ("r0c4", "B"),
        ("r1c5", "B"),
        ("r4c0", "Y"),
        ("r5c1", "Y"),
        ("r2c2", "N"),
        ("r2c3", "N"),
        ("r3c2", "N"),
        ("r3c3", "N"),
        ("r4c5", ""),
        ("r5c4", ""),
        ("r1c1", ""),
        ("r2c1", ""),
    ],
)
def test_stacks_are_claimed_from_the_spaces_beside_them(name: str, kind: str) -> None:
    """SS-90: two spaces a corner, four for Earth; red owns Fire already."""
    table = plane("", name).spirit("r1c3", seat=1).go()
    if not kind:
        assert table.state.seat == 1
        return
    table.play("claim")
    assert [rune["type"] for rune in table.state.view(0)["table"]["seats"][0]["runes"]] == [kind]


def test_a_claim_takes_the_top_rune() -> None:
    """SS-91: Earth 4 before 3."""
    table = plane("", "r2c2").go().play("claim")
    shown = table.state.view(0)["table"]
    assert shown["seats"][0]["runes"] == [{"type": "N", "value": 4}]
    assert shown["stacks"][4]["values"] == [3, 2]


def test_an_owned_type_cannot_be_claimed() -> None:
    """SS-92: neither the starting type nor one claimed before."""
    assert plane("", "r5c4").go().state.seat == 1
    assert plane("", "r2c2").owns(N=2).go().state.seat == 1


def test_one_rune_a_turn() -> None:
    """SS-93: after a claim in step 3 free steps open no second window."""
    table = plane("", "r2c2").objectives(4)
    table.state.line_count = 2
    table.go().play("claim", "step r1c2")
    assert table.state.seat == 1
    table = plane("", "r2c3").owns(N=2).objectives(4)
    table.state.line_count = 3
    table.state.claims_made = 1
    table.go().play("step r1c3", "step r0c3", "stop")
    assert table.state.seat == 1


def test_a_claim_is_optional() -> None:
    """SS-94."""
    table = plane("", "r2c2").go()
    assert table.choices == ["claim", "decline"]
    table.play("decline")
    assert list(table.state.rune) == [0] * 10
    assert table.state.seat == 1


def test_a_spirit_that_stood_still_may_claim() -> None:
    """SS-95: nothing taken, no step made."""
    assert plane("", "r3c3").go().asked == "claim_rune"


def test_an_empty_stack_gives_nothing() -> None:
    """SS-96."""
    assert plane("", "r2c2").stacks(N="").go().state.seat == 1


def test_no_free_step_leads_off_the_plane() -> None:
    """SS-83, SS-104: at the edge there are three neighbours, also when no stack has runes left."""
    state = plane("", "r0c2").state
    for kind in range(len(state.stack)):
        state.stack[kind] = 0
    assert list_free_neighbours(state, 0) == 3
    assert min(state.choices[:3]) >= SPIRIT_TO
