"""What every game promises, one function a promise; `hexmoot check` and the test suite run them.

A promise takes a game, a seat count and a preset, plays at random, and raises `BrokenPromise`
with a sentence where the game does not keep it.
"""

from __future__ import annotations

import copy
import json
import math
import pickle
from collections.abc import Callable, Iterator, Sequence

from hexmoot.engine.errors import BadOption, ChanceNeeded, HexmootError, IllegalAction
from hexmoot.engine.events import told_to
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.engine.native.chance import DICE, Chance, splitmix
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record

LONGEST_GAME = 100_000
WORLDS = 3

Promise = Callable[[Game, int, str], None]


class BrokenPromise(HexmootError):
    """A game does not do what every game must."""


def expect(holds: bool, sentence: str) -> None:
    """Raise BrokenPromise unless the condition holds."""
    if not holds:
        raise BrokenPromise(sentence)


# ---- playing at random


class Picker:
    """Uniform choices from a seed of its own, apart from the state's chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance()
        self.chance.reseed(splitmix(seed))

    def pick(self, things: list[int]) -> int:
        """One of a list."""
        return things[int(self.chance.below(DICE, len(things)))]


def random_game(state: State, seed: int) -> Iterator[int]:
    """Play at random to the end; yields each action after it was applied."""
    picker = Picker(seed)
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        action = picker.pick(state.legal())
        state.apply(action)
        yield action
    raise BrokenPromise(f"random play has not ended after {LONGEST_GAME} answers")


def finish(state: State, seed: int) -> State:
    """Play at random to the end."""
    for _ in random_game(state, seed):
        pass
    return state


def positions(game: Game, seats: int, preset: str, seed: int, every: int) -> Iterator[State]:
    """A random game's positions, every so many answers; copy one to keep it."""
    state = game.start(seats=seats, seed=seed, preset=preset)
    yield state
    for ply, _ in enumerate(random_game(state, seed)):
        if ply % every == 0 and not state.over:
            yield state


def cases(game: Game) -> Iterator[tuple[int, str]]:
    """Every seat count and preset that go together."""
    for seats in game.seat_counts:
        for preset in game.options.presets:
            try:
                game.options.resolve({}, preset, seats)
            except BadOption:
                continue
            yield seats, preset


def viewers(state: State) -> Iterator[int | None]:
    """Every seat, and a spectator."""
    yield from range(state.seats)
    yield None


# ---- play


def play_is_sound(game: Game, seats: int, preset: str) -> None:
    """Random play ends; choices are ascending, unique, readable; invariants hold throughout."""
    for seed in range(3):
        state = game.start(seats=seats, seed=seed, preset=preset)
        _expect_sound(game, state)
        for _ in random_game(state, seed):
            _expect_sound(game, state)
        outcome = state.outcome
        assert outcome is not None
        expect(1 in outcome.ranks, "nobody is on the first place")
        expect(len(outcome.scores) == seats, "a seat has no score")
        _expect_utilities(outcome.utilities, game.wins_together(state.setup.options))


def _expect_utilities(utilities: Sequence[float], together: bool) -> None:
    expect(all(0.0 <= utility <= 1.0 for utility in utilities), "a utility is outside 0..1")
    if together:
        expect(len(set(utilities)) == 1, "seats that win together have different utilities")
    else:
        expect(math.isclose(sum(utilities), 1.0), "utilities are not shares of one win")


def _expect_sound(game: Game, state: State) -> None:
    legal = state.legal()
    problems = state.problems()
    expect(problems == [], f"after {state.ply} answers: {'; '.join(problems)}")
    if state.over:
        expect(legal == [], "a finished game offers choices")
        return
    expect(legal == sorted(set(legal)), f"choices are not ascending and unique: {legal}")
    expect(len(legal) >= 2 or state.is_always_asked(), "a decision with one answer was asked")
    expect(0 <= state.seat < state.seats, "nobody is asked")
    readable = all(game.actions.parse(game.actions.text(action)) == action for action in legal)
    expect(readable, "an action's text does not parse back")


def seeds_decide(game: Game, seats: int, preset: str) -> None:
    """The same seed and answers give the same game; ten seeds do not all give one and the same."""
    one = game.start(seats=seats, seed=11, preset=preset)
    two = game.start(seats=seats, seed=11, preset=preset)
    for action in random_game(one, 5):
        two.play(action)
        expect(one.digest() == two.digest(), "the same seed and answers led to different states")
    ends = {
        finish(game.start(seats=seats, seed=seed, preset=preset), 1).digest() for seed in range(10)
    }
    expect(len(ends) > 1, "the seed makes no difference")


def illegal_is_refused(game: Game, seats: int, preset: str) -> None:
    """An illegal action raises IllegalAction and changes nothing, also after the end."""
    state = game.start(seats=seats, seed=4, preset=preset)
    for end in (False, True):
        before = state.numbers()
        legal = set(state.legal())
        foreign = next(action for action in range(len(game.actions)) if action not in legal)
        for wrong in (foreign, -1, len(game.actions), 10**6):
            try:
                state.apply(wrong)
            except IllegalAction:
                expect(state.numbers() == before, "a refused action changed the state")
            else:
                raise BrokenPromise(f"the illegal action {wrong} was taken")
        if not end:
            finish(state, 4)


# ---- storing


def copies_share_nothing(game: Game, seats: int, preset: str) -> None:
    """Past copies never change, whatever is played on the original or on a copy of them."""
    state = game.start(seats=seats, seed=6, preset=preset)
    kept = [(state.copy(), state.digest())]
    for ply, _ in enumerate(random_game(state, 6)):
        if ply % 7 == 0:
            kept.append((state.copy(), state.digest()))
    unchanged = all(twin.digest() == digest for twin, digest in kept)
    expect(unchanged, "a copy changed when its original was played on")
    for twin, digest in kept[::10]:
        finish(twin.copy(), 8)
        expect(twin.digest() == digest, "a state changed when its copy was played on")


def copies_are_complete(game: Game, seats: int, preset: str) -> None:
    """A copy, a loaded dump and an unpickled state equal the original and play on like it."""
    for state in positions(game, seats, preset, seed=9, every=40):
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


def records_replay(game: Game, seats: int, preset: str) -> None:
    """A recorded game, written and read again, replays to the same digest after every answer."""
    match = Match.start(game, seats=seats, seed=3, preset=preset)
    picker = Picker(3)
    while not match.state.over:
        match.play(picker.pick(match.state.legal()))
    again = Record.from_bytes(match.record.to_bytes())
    expect(again == match.record, "the record changed on its way through a file")
    expect(again.final() == match.state, "the record does not replay to the same end")


def chance_can_be_told(game: Game, seats: int, preset: str) -> None:
    """In strict mode every outcome is asked for, and the state stays as it was until it is told."""
    picker = Picker(21)
    state = _deal_told(game, seats, preset, picker)
    for _ in range(60):
        if state.over:
            return
        _act_told(state, picker.pick(state.legal()), picker)


def _deal_told(game: Game, seats: int, preset: str, picker: Picker) -> State:
    outcomes: list[int] = []
    while True:
        try:
            return game.start(seats=seats, seed=1, preset=preset, chance=outcomes, strict=True)
        except ChanceNeeded as needed:
            outcomes.append(_told(needed, picker))


def _act_told(state: State, action: int, picker: Picker) -> None:
    outcomes: list[int] = []
    while True:
        before = state.numbers()
        state.load_chance(outcomes, strict=True)
        try:
            state.apply(action)
            return
        except ChanceNeeded as needed:
            expect(state.numbers() == before, "asking for chance changed the state")
            expect(action in state.legal(), "asking for chance changed the choices")
            outcomes.append(_told(needed, picker))


def _told(needed: ChanceNeeded, picker: Picker) -> int:
    fair = abs(sum(needed.probabilities) - 1.0) < 1e-9 and min(needed.probabilities) > 0
    expect(fair, "chance probabilities do not add up to one")
    return picker.pick(list(needed.outcomes))


# ---- secrets


def seen_by(state: State, viewer: int | None) -> str:
    """Everything a viewer is shown, byte for byte."""
    shown = {
        "view": state.view(viewer),
        "legal": state.legal() if viewer == state.seat else None,
        "orders": None if viewer is None else state.orders(viewer),
    }
    return json.dumps(shown, sort_keys=True)


def acted(state: State, action: int) -> State:
    """A telling copy of the state after one answer."""
    twin = state.copy()
    twin.is_telling = True
    twin.apply(action)
    return twin


def worlds_look_alike(game: Game, seats: int, preset: str) -> None:
    """An imagined world looks the same to its seat, byte for byte, and is sound and repeatable."""
    for number, state in enumerate(positions(game, seats, preset, seed=31, every=11)):
        before = state.numbers()
        for viewer in viewers(state):
            real = seen_by(state, viewer)
            for world in range(WORLDS):
                imagined = state.imagine(viewer, number * WORLDS + world)
                expect(imagined.problems() == [], f"an imagined world: {imagined.problems()}")
                expect(seen_by(imagined, viewer) == real, "an imagined world looks different")
            again = state.imagine(viewer, 5) == state.imagine(viewer, 5)
            expect(again, "the same seed imagines different worlds")
        expect(state.numbers() == before, "imagining changed the real state")


def own_answers_tell_nothing_hidden(game: Game, seats: int, preset: str) -> None:
    """An own answer without chance or disclosure looks the same in every world."""
    for number, state in enumerate(positions(game, seats, preset, seed=33, every=13)):
        actor = state.seat
        action = Picker(number).pick(state.legal())
        real = acted(state, action)
        if real.disclosed:
            continue
        for world in range(WORLDS):
            _expect_alike(acted(state.imagine(actor, world), action), real, actor)


def barriers_are_complete(game: Game, seats: int, preset: str) -> None:
    """An answer without an information barrier fits, and looks the same in, every world any
    other viewer holds possible."""
    for number, state in enumerate(positions(game, seats, preset, seed=34, every=7)):
        action = Picker(number).pick(state.legal())
        real = acted(state, action)
        if real.disclosed:
            continue
        for viewer in viewers(state):
            if viewer == state.seat:
                continue
            for world in range(WORLDS):
                imagined = state.imagine(viewer, world)
                possible = action in imagined.legal()
                expect(possible, f"an answer told viewer {viewer} a secret without a barrier")
                _expect_alike(acted(imagined, action), real, viewer)


def _expect_alike(other: State, real: State, viewer: int | None) -> None:
    expect(told_to(other, viewer) == told_to(real, viewer), "events tell worlds apart")
    expect(seen_by(other, viewer) == seen_by(real, viewer), "views tell worlds apart")


def observations_are_honest(game: Game, seats: int, preset: str) -> None:
    """Observations have one name a number, stay in bounds, and do not tell worlds apart."""
    features = game.features(game.prepare(seats, preset, {}))
    names = [feature.name for feature in features]
    expect(len(set(names)) == len(names), "two numbers of an observation share a name")
    for number, state in enumerate(positions(game, seats, preset, seed=36, every=23)):
        for seat in range(seats):
            seen = game.observation(state, seat)
            expect(len(seen) == len(features), "an observation has not one number a name")
            for feature, value in zip(features, seen, strict=True):
                fits = feature.low <= value <= feature.high
                expect(fits, f"{feature.name} is {value}, not {feature.low}..{feature.high}")
            imagined = game.observation(state.imagine(seat, number), seat)
            expect(imagined == seen, "an observation tells worlds apart")


# ---- words


def views_are_complete(game: Game, seats: int, preset: str) -> None:
    """Views are plain data; prompts, labels, panels and log lines are worded; scores add up."""
    state = game.start(seats=seats, seed=41, preset=preset)
    state.is_telling = True
    for ply, _ in enumerate(random_game(state, 41)):
        for viewer in viewers(state):
            worded = all(event.text.strip() for event in state.events(viewer))
            expect(worded, "an event has no log line")
            if ply % 10 == 0:
                _expect_worded(state, viewer)
    expect(bool(state.view(None)["outcome"]["sentence"]), "the ending has no sentence")


def _expect_worded(state: State, viewer: int | None) -> None:
    shown = state.view(viewer)
    expect(json.loads(json.dumps(shown)) == shown, "a view is not plain data")
    expect(bool(shown["panels"]), "there are no panels")
    expect(all(panel["title"] for panel in shown["panels"]), "a panel has no title")
    for score in shown["scores"]:
        expect(score["total"] == sum(score["parts"].values()), "score parts do not add up")
    expect(bool(shown["choices"]) == (viewer == state.seat), "choices shown to the wrong viewer")
    if not state.over:
        expect(bool(shown["decision"]["prompt"].strip()), "a decision has no prompt")
    labels = [(choice["label"], choice["target"]) for choice in shown["choices"]]
    expect(all(label for label, _ in labels), "a choice has no label")
    expect(len(set(labels)) == len(labels), f"two choices read the same: {labels}")


PROMISES: tuple[Promise, ...] = (
    play_is_sound,
    seeds_decide,
    illegal_is_refused,
    copies_share_nothing,
    copies_are_complete,
    records_replay,
    chance_can_be_told,
    worlds_look_alike,
    own_answers_tell_nothing_hidden,
    barriers_are_complete,
    observations_are_honest,
    views_are_complete,
)
