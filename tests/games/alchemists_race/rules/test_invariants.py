"""What must hold after every action (INV-1 to INV-19), over whole random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from hexmoot.engine.conformance import Picker, finish
from hexmoot.engine.native.stack import KIND
from hexmoot.games.alchemists_race.rules.actions import ACTION_COUNT, CRAFT, STEP, SWAP, TELEPORT
from hexmoot.games.alchemists_race.rules.flow import Playable
from hexmoot.games.alchemists_race.rules.kinds import KINDS, NO_SPACE, PATH, TARGET
from tests.games.alchemists_race.kit.ledger import Ledger, Told, told
from tests.games.alchemists_race.kit.table import GAME, Table, at

GAMES = [
    pytest.param(seats, preset, seed, id=f"{preset}-{seats}-{seed}")
    for preset in GAME.options.presets
    for seats, seed in ((2, 1), (3, 2), (4, 3))
]


def start(seats: int, preset: str, seed: int) -> Playable:
    """A telling game of a preset."""
    state = cast(Playable, GAME.start(seats=seats, seed=seed, preset=preset))
    state.is_telling = True
    return state


def course(state: Playable, seed: int) -> Iterator[tuple[int, list[Told]]]:
    """A random game: each action, once applied, with what it brought about."""
    picker = Picker(seed)
    while not state.over:
        action = picker.pick(state.legal())
        state.apply(action)
        yield action, told(state)


@pytest.mark.parametrize(("seats", "preset", "seed"), GAMES)
def test_every_position_is_sound(seats: int, preset: str, seed: int) -> None:
    """INV-1, INV-2, INV-3, INV-5, INV-6, INV-9, INV-10: nothing is ever complained of."""
    state = start(seats, preset, seed)
    for _ in course(state, seed):
        assert state.problems() == []


FAULTS: dict[str, tuple[str, Callable[[Playable], object], str]] = {
    "INV-1": ("scarce", lambda s: s.resources.__setitem__(2, 1), "resource 2: 1 held and 3 left"),
    "INV-2": ("scarce", lambda s: s.potions.__setitem__(2, 1), "potion 2: 1 held and 4 left"),
    "INV-3": ("standard", lambda s: s.coins.__setitem__(0, -1), "coins below zero"),
    "INV-3b": ("standard", lambda s: s.supply.__setitem__(0, -2), "supply or stack below zero"),
    "INV-5": ("standard", lambda s: s.position.__setitem__(1, 37), "seat 1 stands on no space"),
    "INV-5b": ("standard", lambda s: s.came_from.__setitem__(0, 9), "came from a space that is no"),
    "INV-6": ("standard", lambda s: s.came_from.__setitem__(1, 1), "rests on the Market with"),
    "INV-7": ("standard", lambda s: setattr(s, "ending", TARGET), "0 seats have the target after"),
    "INV-8": ("standard", lambda s: s.defended.__setitem__(0, 2), "neither on nor off"),
    "INV-9": ("standard", lambda s: setattr(s, "steps_left", 7), "7 steps left of a"),
    "INV-9b": ("standard", lambda s: setattr(s, "steps_left", 0), "a way is asked for without"),
    "INV-10": (
        "standard",
        lambda s: setattr(s, "open_targets", 2),
        "seat 1 is a target, but not on",
    ),
    "INV-10b": ("standard", lambda s: setattr(s, "extra_rolls", -1), "extra rolls below zero"),
    "INV-11": ("standard", lambda s: setattr(s, "choice_count", 0), "nobody can do anything"),
    "INV-18": ("standard", lambda s: s.coins.__setitem__(0, 20), "and the game goes on"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_broken_invariant_is_noticed(fault: str) -> None:
    """INV-1 to INV-18: the check itself is checked, one planted fault at a time."""
    preset, spoil, complaint = FAULTS[fault]
    state = cast(Playable, GAME.start(seats=2, seed=1, preset=preset, first_player=0))
    assert state.problems() == []
    spoil(state)
    assert any(complaint in problem for problem in state.problems())


@pytest.mark.parametrize(("seats", "preset", "seed"), GAMES)
def test_holdings_follow_from_the_log(seats: int, preset: str, seed: int) -> None:
    """INV-3, INV-4, INV-14: only these events move tokens, cards and coins; coins never fall."""
    state = start(seats, preset, seed)
    books = Ledger(state)
    coins = [0] * seats
    for _, events in course(state, seed):
        for event in events:
            books.enter(event)
        assert books.agrees_with(state)
        assert all(now >= before for now, before in zip(books.coins, coins, strict=True))
        coins = list(books.coins)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_the_usual_game_ends(seats: int) -> None:
    """INV-7, INV-18: one winner with 20 to 23 coins, the others below, nothing left to answer."""
    for seed in range(5):
        state = finish(start(seats, "standard", seed), seed)
        outcome = state.outcome
        assert outcome is not None
        [winner] = outcome.winners
        assert outcome.scores[winner] in range(20, 24)
        assert all(score < 20 for seat, score in enumerate(outcome.scores) if seat != winner)
        assert sum(outcome.scores) <= 80
        assert state.legal() == []


@pytest.mark.parametrize(("seats", "preset", "seed"), GAMES)
def test_protections_last_one_round_of_turns(seats: int, preset: str, seed: int) -> None:
    """INV-8: only what its owner played in the latest own turn is active."""
    state = start(seats, preset, seed)
    active: set[tuple[int, int]] = set()
    for _, events in course(state, seed):
        for name, (seat, what, *_) in events:
            if name == "turn_began":
                active -= {(seat, 1), (seat, 2)}
            elif name == "drank" and what in (1, 2):
                active.add((seat, what))
        flags = {(seat, 1) for seat in range(seats) if state.invisible[seat]}
        flags |= {(seat, 2) for seat in range(seats) if state.defended[seat]}
        assert flags == active


@pytest.mark.parametrize(("seats", "preset", "seed"), GAMES)
def test_legal_actions_are_in_the_table_and_never_turn_back(
    seats: int, preset: str, seed: int
) -> None:
    """INV-9, INV-11: at least one, distinct, in the table; no step to where the piece came from."""
    state = start(seats, preset, seed)
    for _ in course(state, seed):
        legal = state.legal()
        assert state.over or 1 <= len(set(legal)) == len(legal)
        assert all(0 <= action < ACTION_COUNT for action in legal)
        if not state.over and state.frames[state.top() + KIND] == PATH:
            assert STEP + state.came_from[state.active] not in legal or (
                state.came_from[state.active] == NO_SPACE
            )


@pytest.mark.parametrize(("seats", "preset", "seed"), GAMES)
def test_losses_are_whole_and_in_order(seats: int, preset: str, seed: int) -> None:
    """INV-12: each loss takes exactly min(required, held) pieces, in rising table order."""
    state = start(seats, preset, seed)
    books = Ledger(state)
    position = [int(state.board.market)] * seats
    previous: Told = ("", (0,))
    loss: list[int] = []
    due = 0
    for _, events in course(state, seed):
        for name, numbers in events:
            seat = numbers[0]
            if name in ("lost_resource", "lost_potion"):
                if not loss:
                    attack = numbers_of_attack(previous)
                    demand = attack or int(state.board.amount[position[seat]])
                    held = books.held(seat) if name == "lost_resource" else books.cards(seat)
                    due = min(demand, held)
                loss.append(numbers[1])
                assert loss == sorted(loss)
                assert len(loss) <= due
            elif loss:
                assert len(loss) == due
                loss = []
            if name in ("stepped", "teleported"):
                position[seat] = numbers[2]
            elif name == "swapped":
                position[seat], position[numbers[1]] = numbers[2], numbers[3]
            books.enter((name, numbers))
            previous = (name, numbers)


def numbers_of_attack(event: Told) -> int:
    """How many resources the attack that was just told demands; 0 if it was none."""
    name, numbers = event
    return {5: 2, 6: 4}[numbers[2]] if name == "attacked" else 0


@pytest.mark.parametrize(("seats", "preset", "seed"), GAMES)
def test_the_market_and_defence_protect_in_others_turns(seats: int, preset: str, seed: int) -> None:
    """INV-13: whoever loses a resource in another's turn is neither on the Market nor defended."""
    state = start(seats, preset, seed)
    active = int(state.active)
    for _, events in course(state, seed):
        for name, (seat, *_) in events:
            if name == "turn_began":
                active = seat
            elif name == "lost_resource" and seat != active:
                assert not state.is_on_market(seat)
                assert not state.defended[seat]


@pytest.mark.parametrize(("seats", "preset", "seed"), GAMES)
def test_no_turn_both_crafts_and_rolls(seats: int, preset: str, seed: int) -> None:
    """INV-15."""
    state = start(seats, preset, seed)
    done: set[str] = set()
    for _, events in course(state, seed):
        for name, _ in events:
            done = set() if name == "turn_began" else done | {name}
            assert not {"crafted", "rolled"} <= done


@pytest.mark.parametrize("preset", GAME.options.presets)
def test_the_same_seed_and_answers_give_the_same_game(preset: str) -> None:
    """INV-16: also when the game is saved and loaded at every answer."""
    state = start(3, preset, 5)
    answers = [action for action, _ in course(state, 5)]
    again = GAME.start(seats=3, seed=5, preset=preset)
    for action in answers:
        again.apply(action)
        again = GAME.load(again.dump())
    assert again.numbers() == state.numbers()


@pytest.mark.parametrize("preset", GAME.options.presets)
def test_playing_on_a_copy_changes_nothing(preset: str) -> None:
    """INV-17."""
    state = start(3, preset, 6)
    for ply, _ in enumerate(course(state, 6)):
        if ply % 40 == 0:
            before = state.numbers()
            finish(state.copy(), ply)
            assert state.numbers() == before


def rotated(action: int, seats: int) -> int:
    """The same action with every seat named one higher."""
    if SWAP <= action < CRAFT:
        family, seat = divmod(action - SWAP, 4)
        return SWAP + family * 4 + (seat + 1) % seats
    return action


def turned(values: list[int], seats: int, width: int = 1) -> list[int]:
    """Seat-indexed numbers with every seat moved one up."""
    last = (seats - 1) * width
    return values[last:] + values[:last]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_is_special(seats: int) -> None:
    """INV-19: a game with all seats moved one up goes the same way."""
    one = cast(Playable, GAME.start(seats=seats, seed=4, first_player=0, potion_supply=9))
    two = cast(Playable, GAME.start(seats=seats, seed=4, first_player=1, potion_supply=9))
    for action, _ in course(one, 4):
        two.apply(rotated(action, seats))
        for name in ("position", "came_from", "coins", "defended", "invisible"):
            row = [int(number) for number in getattr(one, name)]
            assert turned(row, seats) == [int(number) for number in getattr(two, name)]
        for name in ("resources", "potions"):
            row = [int(number) for number in getattr(one, name)]
            assert turned(row, seats, KINDS) == [int(number) for number in getattr(two, name)]
        assert (one.active + 1) % seats == two.active
        assert list(one.supply) == list(two.supply)
        wanted = sorted(rotated(choice, seats) for choice in one.legal())
        assert wanted == two.legal()
    assert two.over


def test_a_window_before_the_roll_is_finite() -> None:
    """Every action before the roll costs a card, so a full hand runs out."""
    hand = "speed:2 invisibility defence teleport:2 swap:2 poison"
    table: Table = at(f"O3<O2 {hand} / O3<O4 wood:5 / O9<O8 wood:5", dice="1")
    answers = 0
    while table.asked == "A pre_roll":
        choices = [action for action in table.state.legal() if action != 0]
        if not choices:
            break
        table.state.apply(min(choices, key=lambda action: (action >= TELEPORT, action)))
        answers += 1
        assert answers < 40
    assert table.state.die == 1
