"""What must hold through whole random games, for several seat counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.flow import Playable
from tests.games.elementalis.kit import GAME

OPTIONS: list[dict[str, Any]] = [
    {},
    {"declarations": "implicit", "casting_passes": 2},
    {"negative_rolls": "drain", "opposition_on": "scoreless_roll", "dice": "plain"},
    {"mana_per_colour": 10, "casting_passes": 3, "moon_scoring": "one_less"},
]


def played(seats: int, seed: int, options: dict[str, Any]) -> Iterator[Playable]:
    """The state after each answer of a random game (one object)."""
    state = GAME.start(seats=seats, seed=seed, **options)
    assert isinstance(state, Playable)
    state.is_telling = True
    picker = Picker(seed)
    yield state
    while not state.over:
        state.apply(picker.pick(state.legal()))
        yield state


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_counts_cards_dice_and_links_are_always_sound(seats: int, options: dict[str, Any]) -> None:
    """I-1, I-2, I-3, I-6, I-7, I-12, I-18: problems() stays empty, and no question is pointless."""
    for state in played(seats, seats, options):
        assert state.problems() == []
        assert state.over or len(state.legal()) >= 2


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_between_turns_nothing_of_a_turn_is_left(options: dict[str, Any]) -> None:
    """I-4, I-5: when a new turn is told of, Channel, lines, leaks and marks are gone before it."""
    for state in played(4, 3, options):
        if state.in_play == 0 and not state.over:
            assert state.channel_total() == 0
            assert (state.used, state.leak, state.held, state.scorched) == (0, 0, 0, 0)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_seat_has_as_many_turns_as_rounds(options: dict[str, Any]) -> None:
    """I-13: rounds x seats turns, each seat once a round."""
    turns: list[int] = []
    for state in played(5, 8, options):
        turns += [e.numbers[0] for e in state.events(None) if e.kind == "turn"]
    assert [turns.count(seat) for seat in range(5)] == [6] * 5


def test_colourless_mana_shrinks_only_by_incinerate() -> None:
    """I-10: through games with many Tornados."""
    before = 0
    for seed in range(10):
        before = 0
        for state in played(4, seed, {"casting_passes": 3}):
            now = sum(int(state.colourless(seat)) for seat in range(4))
            burned = any(
                event.kind == "burned" and event.numbers[1] == k.COLOURLESS
                for event in state.events(None)
            )
            assert now >= before or burned
            before = now


def test_a_held_die_never_changes_its_face_until_the_turn_ends() -> None:
    """I-14: its face is the same after every answer while it is held."""
    for seed in range(10):
        faces: dict[int, int] = {}
        for state in played(4, seed, {"casting_passes": 3}):
            held = [slot for slot in range(4) if (state.held >> slot) & 1]
            for slot in held:
                assert faces.setdefault(slot, int(state.face[slot])) == state.face[slot]
            faces = {slot: face for slot, face in faces.items() if slot in held}


def test_the_chaotica_never_repeats_its_element() -> None:
    """I-16: neighbouring rounds differ, and it is always an element."""
    seen: list[tuple[int, int]] = []
    for seed in range(10):
        seen = []
        for state in played(7, seed, {"arcana": "preset"}):
            seen += [
                (int(state.round), event.numbers[1])
                for event in state.events(None)
                if event.kind == "chaos"
            ]
        elements = [element for _, element in seen]
        assert len(elements) == 6
        assert set(elements) <= {0, 1, 2, 3}
        assert all(one != other for one, other in pairwise(elements))


def test_no_line_is_used_twice_in_a_turn() -> None:
    """I-11: casts and answers of a turn and seat never outnumber its lines, nor passes a window."""
    for seed in range(6):
        spent: dict[int, int] = {}
        for state in played(4, seed, {"casting_passes": 2}):
            for event in state.events(None):
                if event.kind == "turn":
                    spent = {}
                if event.kind in ("cast", "answer"):
                    spent[event.numbers[0]] = spent.get(event.numbers[0], 0) + 1
            assert all(count <= k.LINES for count in spent.values())
            for seat, count in spent.items():
                used = int(state.used >> (seat * k.LINES)) & 15
                if state.in_play and used:
                    assert used.bit_count() == count


def test_random_games_are_as_long_as_the_prototype_found() -> None:
    """About 87 decisions with two seats and about 266 with four, all expansions."""
    for seats, low, high in ((2, 75, 100), (4, 240, 295)):
        lengths = [sum(1 for _ in played(seats, seed, {})) - 1 for seed in range(30)]
        assert low < sum(lengths) / len(lengths) < high
