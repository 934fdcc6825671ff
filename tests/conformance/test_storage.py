"""Copies, dumps and records of any game."""

from __future__ import annotations

import copy
import json
import pickle

from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from tests.conformance.cases import every_case, every_game
from tests.support import Picker, random_game, sampled_positions


@every_case
def test_past_copies_never_change_and_copies_share_nothing(
    game: Game, seats: int, preset: str
) -> None:
    """Every copy taken on the way still has the digest it had, whatever was played afterwards."""
    state = game.start(seats=seats, seed=6, preset=preset)
    kept = [(state.copy(), state.digest())]
    for ply, _ in enumerate(random_game(state, 6)):
        if ply % 7 == 0:
            kept.append((state.copy(), state.digest()))
    assert all(twin.digest() == digest for twin, digest in kept)
    for twin, _ in kept[::10]:
        original = twin.copy()
        before = original.digest()
        for _ in random_game(twin, 8):
            pass
        assert original.digest() == before


@every_case
def test_a_copy_goes_on_exactly_as_the_original(game: Game, seats: int, preset: str) -> None:
    """Original and copy, played on with the same answers, end alike: no field was forgotten."""
    for state in sampled_positions(game, seats, preset, seed=9, every=40):
        twin = state.copy()
        assert twin == state
        assert twin.legal() == state.legal()
        one, two = state.copy(), twin
        for action in random_game(one, 3):
            two.apply(action)
        assert one.numbers() == two.numbers()


@every_case
def test_dump_and_load_round_trip(game: Game, seats: int, preset: str) -> None:
    """A dump is plain JSON data; the loaded state is equal, offers the same and plays on the same."""
    for state in sampled_positions(game, seats, preset, seed=12, every=60):
        loaded = game.load(json.loads(json.dumps(state.dump())))
        assert loaded == state
        assert loaded.legal() == state.legal()
        original = state.copy()
        for action in random_game(loaded, 1):
            original.apply(action)
        assert loaded.digest() == original.digest()


@every_game
def test_pickle_and_the_copy_module_work(game: Game) -> None:
    """States cross process borders."""
    state = game.start(seed=1)
    state.apply(state.legal()[0])
    for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        assert twin.legal() == state.legal()


@every_case
def test_a_record_replays_to_the_same_digests(game: Game, seats: int, preset: str) -> None:
    """Play through a match, write its record, read it again, replay it: the same at every step."""
    match = Match.start(game, seats=seats, seed=3, preset=preset)
    picker = Picker(3)
    while not match.state.over:
        match.play(picker.pick(match.state.legal()))
    again = Record.from_bytes(match.record.to_bytes())
    assert again == match.record
    states = again.replay()
    assert f"{next(states).digest():016x}" == f"{game.deal(again.setup(game), 3).digest():016x}"
    seen = [f"{state.digest():016x}" for state in states]
    assert seen == again.digests
    assert again.final() == match.state


@every_case
def test_strict_chance_asks_and_leaves_the_state_alone(game: Game, seats: int, preset: str) -> None:
    """With every outcome asked for and handed in, the game is the same as with its own streams."""
    from tests.support_chance import played_with_explicit_chance

    played_with_explicit_chance(game, seats, preset, answers=60)
