"""What changed between two plain values, and how it is put back."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.server.wire.native.patch import Differences, Patch, difference, patched

LEAVES = some.none() | some.integers(0, 3) | some.text("ab", max_size=2)
VALUES: some.SearchStrategy[Any] = some.recursive(
    LEAVES,
    lambda inner: (
        some.lists(inner, max_size=5)
        | some.dictionaries(some.text("abc", max_size=1), inner)
        | some.lists(some.fixed_dictionaries({"a": inner, "b": inner}), max_size=3)
    ),
    max_leaves=12,
)
MOST_ANSWERS = 60


@given(VALUES, VALUES)
def test_what_changed_is_put_back_exactly(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    assert patched(before, difference(before, after)) == after
    assert before == kept


@given(VALUES)
def test_between_equal_objects_nothing_changed(value: Any) -> None:
    assert difference({"a": value}, {"a": copy.deepcopy(value)}) == {}


@given(some.dictionaries(some.text("abc", max_size=1), VALUES), VALUES)
def test_differences_of_objects_with_common_parts_are_the_same(
    before: dict[str, Any], part: Any
) -> None:
    """Each part is compared once, whoever has it."""
    found = Differences()
    for own in (1, 2, 2):
        after = {**before, "b": part, "own": own}
        assert found.between(before, after) == difference(before, after)
        nested = found.between({"in": before}, {"in": after})
        assert nested == difference({"in": before}, {"in": after})


def test_a_part_that_several_have_is_compared_once() -> None:
    found, old, new = Differences(), [1, 2, 3], [1, 2, 4]

    def line_for(seat: int) -> Any:
        patch = found.between({"seat": 0, "line": old}, {"seat": seat, "line": new})
        assert isinstance(patch, dict)
        assert patch == {"line": {"2": [4]}} | ({"seat": [seat]} if seat else {})
        return patch["line"]

    first = line_for(0)
    assert line_for(1) is first
    assert line_for(2) is first
    found.clear()
    assert line_for(0) is not first


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        (1, None, [None]),
        ({"a": 1}, {"a": [1]}, {"a": [[1]]}),
        ({"a": 1, "b": 2}, {"b": 3, "c": None}, {"a": [], "b": [3], "c": [None]}),
        ([], [1], [[1]]),
        ([1], [], [[]]),
        ([1, 2, 3], [1, 2, 4], {"2": [4]}),
        ([1, 2, 3], [1, 5, 4], [1, 2, [5, 4]]),
        ([1, 2, 3], [1, 3], [1, 1, []]),
        ([1, 1], [1, 1, 1], [2, 0, [1]]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
        ({"a": []}, {"a": {}}, {"a": [{}]}),
        ([], [{"a": 1}, {"a": 2}], [["a"], [[1], [2]]]),
        ({}, {"x": {"a": 1}, "y": {"a": 2}}, [["a"], {"x": [1], "y": [2]}]),
        ([{"a": 0}, 3], [{"a": 0}, {"a": 1}, {"a": 2}], [1, 1, ["a"], [[1], [2]]]),
        ([{"a": 0}], [{"a": 0}, {"a": 1}, {"b": 2}], [1, 0, [{"a": 1}, {"b": 2}]]),
        (
            None,
            {"b": 1, "c": [{"d": [{"e": 1}, {"e": 2}]}, {"d": []}]},
            {"b": [1], "c": [[["d", ["e"]]], [[[[1], [2]]], [[]]]]},
        ),
    ],
)
def test_a_patch_says_only_what_changed(before: Any, after: Any, patch: Patch) -> None:
    assert difference(before, after) == patch
    assert patched(before, patch) == after


@pytest.mark.parametrize("name", registry.game_names())
def test_the_views_of_a_whole_game_follow_from_their_patches(name: str) -> None:
    """For everybody who looks; and of what is not panels only little is sent again."""
    match = Match.start(registry.game(name), seed=11)
    for viewer in (None, 0):
        shown = [msgspec.to_builtins(state.view(viewer)) for state in played(match)]
        seen = shown[0]
        for before, after in pairwise(shown):
            seen = patched(
                seen, msgspec.json.decode(msgspec.json.encode(difference(before, after)))
            )
            assert seen == after


def played(match: Match) -> list[Any]:
    """The states of the first answers, each the first choice or the last, by turns."""
    match.rewind(0)
    found = [match.state.copy()]
    for ply in range(MOST_ANSWERS):
        if match.state.over:
            break
        match.play(match.state.legal()[-(ply % 2)])
        found.append(match.state.copy())
    return found
