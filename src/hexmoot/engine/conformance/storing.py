"""Promises about copies, dumps and records: nothing is shared, nothing is forgotten."""

from __future__ import annotations

import copy
import json
import pickle

from hexmoot.engine.conformance.play import (
    Picker,
    expect,
    finish,
    random_game,
    spread,
    viewers,
)
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record

KEPT = 60  # copies that must never change
TWINS = 12  # positions from which copies play on to the end
LOADED = 60  # answers between which a game is stored and loaded again, in a sample
SHOWN = 20  # positions at which all views are compared


def copies_share_nothing(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """Past copies never change, whatever is played on the original or on a copy of them."""
    for seed in range(6, 6 + effort):
        kept = [(state.copy(), state.digest()) for state in spread(game, seats, preset, seed, KEPT)]
        unchanged = all(twin.digest() == digest for twin, digest in kept)
        expect(unchanged, "a copy changed when its original was played on")
        for twin, digest in kept[::10]:
            finish(twin.copy(), 8)
            expect(twin.digest() == digest, "a state changed when its copy was played on")


def copies_are_complete(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """A copy, a loaded dump and an unpickled state equal the original and play on like it."""
    for state in spread(game, seats, preset, seed=9, about=TWINS * effort):
        loaded = game.load(json.loads(json.dumps(state.dump())))
        twins = [state.copy(), loaded, pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
        for twin in twins:
            expect(twin == state, "a copy or loaded dump is not equal to its original")
            expect(twin.legal() == state.legal(), "a copy offers other choices than its original")
        original = state.copy()
        for action in random_game(original, 3):
            for twin in twins:
                twin.play(action)
        same = all(twin.numbers() == original.numbers() for twin in twins)
        expect(same, "a copy plays on differently: copy or exchange forgets a field")


def copied_games_go_the_same_way(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """A game copied, or stored and loaded, after every answer goes like one never copied.

    Here copies are held against the original itself: what `copy` and `exchange` both forget, no
    comparison of copies with each other can show. A sample (effort 1) of a long game is loaded now
    and then; with more effort, after every answer.
    """
    for seed in range(9, 9 + effort):
        length = int(finish(game.start(seats=seats, seed=seed, preset=preset), seed).ply)
        loads = max(1, length // LOADED) if effort == 1 else 1
        shows = max(1, length // (SHOWN * effort))
        start = game.start(seats=seats, seed=seed, preset=preset)
        _go_three_ways(game, start, Picker(seed), loads, shows)


def _go_three_ways(game: Game, straight: State, picker: Picker, loads: int, shows: int) -> None:
    copied, loaded = straight.copy(), game.load(straight.dump())
    while not straight.over:
        action = picker.pick(straight.legal())
        copied = copied.copy()
        if straight.ply % loads == 0:
            loaded = game.load(loaded.dump())
        for state in (straight, copied, loaded):
            state.apply(action)
        is_shown = straight.ply % shows == 0
        _expect_same(straight, copied, "copied", "copy", is_shown)
        _expect_same(straight, loaded, "stored and loaded", "exchange", is_shown)


def _expect_same(straight: State, other: State, way: str, where: str, is_shown: bool) -> None:
    why = f"a game {way} on its way goes differently after {straight.ply} answers: {where} forgets"
    expect(straight.legal() == other.legal(), f"{why} something that decides what is legal")
    expect(straight.digest() == other.digest(), f"{why} a field")
    if is_shown:
        for viewer in viewers(straight):
            same = straight.view(viewer) == other.view(viewer)
            expect(same, f"{why} something that viewer {viewer} is shown")


def records_replay(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """A recorded game, written and read again, replays to the same digest after every answer."""
    for seed in range(3, 3 + effort):
        match = Match.start(game, seats=seats, seed=seed, preset=preset)
        picker = Picker(seed)
        while not match.state.over:
            match.play(picker.pick(match.state.legal()))
        again = Record.from_bytes(match.record.to_bytes())
        expect(again == match.record, "the record changed on its way through a file")
        expect(again.final() == match.state, "the record does not replay to the same end")
