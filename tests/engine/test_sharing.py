"""Parts of views that are made once: the same views, and only for the state that is shown."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.sharing import Parts, Sharing, fixed, shared

ANSWERS = 40
made: list[tuple[int, int]] = []


@shared
def counted(state: State, number: int) -> int:
    """A part that notes down when it is made."""
    made.append((int(state.ply), number))
    return number


@pytest.fixture
def match() -> Match:
    """A match begun, nothing made yet."""
    made.clear()
    return Match.start(registry.game("ravens"), seed=3)


def test_a_part_is_made_once_for_each_of_its_arguments(match: Match) -> None:
    """Asked a second time it is the same one."""
    with Sharing(match.state, {}):
        assert [counted(match.state, number) for number in (1, 2, 1)] == [1, 2, 1]
    assert made == [(0, 1), (0, 2)]


def test_it_is_made_anew_for_another_state_and_where_nothing_is_shared(match: Match) -> None:
    """Also for one that looks the same: it may be changed while the other is shown."""
    twin = match.state.copy()
    with Sharing(match.state, {}):
        counted(match.state, 1)
        counted(twin, 1)
        twin.play(twin.legal()[0])
        counted(twin, 1)
    counted(match.state, 1)
    assert made == [(0, 1), (0, 1), (1, 1), (0, 1)]


def test_what_is_kept_is_used_until_it_is_forgotten(match: Match) -> None:
    """Beyond one look at the table, if the parts are kept."""
    parts: Parts = {}
    for _ in range(2):
        with Sharing(match.state, parts):
            counted(match.state, 1)
    parts.clear()
    with Sharing(match.state, parts):
        counted(match.state, 1)
    assert len(made) == 2


@pytest.mark.parametrize("name", registry.game_names())
def test_shared_views_are_the_views(name: str) -> None:
    """In every game, for everybody, whoever is shown it first."""
    match = Match.start(registry.game(name), seed=5)
    viewers = [None, *range(match.state.seats)]
    for ply in range(ANSWERS):
        if match.state.over:
            break
        match.play(match.state.legal()[-(ply % 2)])
        order = viewers[ply % len(viewers) :] + viewers[: ply % len(viewers)]
        with Sharing(match.state, {}):
            found = [match.state.view(viewer) for viewer in order]
        assert found == [match.state.view(viewer) for viewer in order]


def test_what_did_not_change_is_taken_over_from_the_position_before(match: Match) -> None:
    """The same object where it is equal, a new one where it is not."""

    @shared
    def names(state: State) -> list[str]:
        return [f"seat {seat}" for seat in range(state.seats)]

    @shared
    def plies(state: State) -> list[int]:
        return [int(state.ply)]

    before: Parts = {}
    with Sharing(match.state, before):
        first = (names(match.state), plies(match.state))
    match.play(match.state.legal()[0])
    with Sharing(match.state, {}, before):
        assert names(match.state) is first[0]
        assert plies(match.state) == [1]
    assert first[1] == [0]


def test_a_fixed_part_is_one_for_all_positions_that_are_shown(match: Match) -> None:
    """And a new one for whoever may change it."""

    @fixed
    def stone(colour: str, place: int) -> dict[str, object]:
        return {"colour": colour, "place": place}

    with Sharing(match.state, {}):
        one = stone("red", 1)
        assert stone("red", 2) == {"colour": "red", "place": 2}
    with Sharing(match.state.copy(), {}):
        assert stone("red", 1) is one
    assert stone("red", 1) == one
    assert stone("red", 1) is not one
