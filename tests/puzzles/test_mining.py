"""Mining: what is found can be played again, and the book does not fill up with one thing."""

from __future__ import annotations

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.puzzles import mining
from hexmoot.puzzles.judging import looked
from hexmoot.puzzles.mining import APART, FEWEST_COUNTED, Miner, revised, table_of
from tests.puzzles.test_puzzle import ravens_puzzle
from tests.upgrades.write import our_games


def mined(miner: Miner, seeds: range) -> list[str]:
    return [puzzle.id for seed in seeds for puzzle in miner.game_of(seed)]


def test_what_is_found_leads_to_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each puzzle of the toy game, with its margin and its answers; none close to another."""
    monkeypatch.setattr(mining, "FIRST_ANSWERS", 0)
    monkeypatch.setattr(mining, "FEWEST_CHOICES", 2)
    game = registry.game("ravens")
    for seed in range(1, 6):
        last = -APART
        for puzzle in Miner(game, []).game_of(seed):
            assert int(puzzle.position(game).seat) == puzzle.seat
            assert set(puzzle.best) < set(puzzle.expected)
            assert len(puzzle.actions) - last >= APART
            last = len(puzzle.actions)


def test_the_same_position_is_not_asked_twice() -> None:
    game = our_games()[-1]
    found = [puzzle for seed in range(1, 4) for puzzle in Miner(game, []).game_of(seed)]
    assert found
    again = Miner(game, found)
    fresh = mined(again, range(found[0].seed, found[0].seed + 1))
    assert not {puzzle.id for puzzle in found} & set(fresh)


def test_one_kind_of_question_does_not_fill_the_book() -> None:
    game, puzzle = ravens_puzzle()
    many = [msgspec.structs.replace(puzzle, digest=f"{number:016x}") for number in range(50)]
    miner = Miner(game, many)
    assert miner._is_full(miner.kinds[puzzle.kind])
    assert not miner._is_full(0)


def test_an_answer_that_is_asked_often_is_asked_no_more() -> None:
    game, puzzle = ravens_puzzle()
    miner = Miner(game, [puzzle] * FEWEST_COUNTED)
    assert miner._is_common(puzzle.kind, puzzle.best)
    assert not miner._is_common(puzzle.kind, ["another"])


def test_what_is_seen_at_a_glance_does_not_fill_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    game, puzzle = ravens_puzzle()
    state = puzzle.position(game)
    best = looked(state, 1, 32).best
    monkeypatch.setattr(mining, "is_plain", lambda state, best: True)
    few = Miner(game, [puzzle] * 3)
    monkeypatch.setattr(few, "_is_full", lambda count, most=0.0: False)
    assert few._has_room(state, best)
    full = Miner(game, [puzzle] * 80)
    monkeypatch.setattr(full, "_is_full", lambda count, most=0.0: False)
    assert not full._has_room(state, best)
    monkeypatch.setattr(mining, "is_plain", lambda state, best: False)
    assert full._has_room(state, best)


@pytest.mark.parametrize("minds", [(True, True), (True, False), (False, True)])
def test_a_puzzle_that_does_not_hold_is_dropped(
    monkeypatch: pytest.MonkeyPatch, minds: tuple[bool, bool]
) -> None:
    """Both must say so: the strongest mind, and a search that had no part in finding it."""
    game, puzzle = ravens_puzzle()
    monkeypatch.setattr(mining, "is_confirmed", lambda state, best: minds[0])
    monkeypatch.setattr(mining, "holds", lambda state, best, margin: minds[1])
    kept = revised(game, puzzle)
    assert (kept is not None) == all(minds)
    assert kept is None or kept.note
    assert revised(game, msgspec.structs.replace(puzzle, digest="0" * 16)) is None


def test_a_note_in_own_words_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    game, puzzle = ravens_puzzle()
    monkeypatch.setattr(mining, "_is_sure", lambda state, verdict: True)
    kept = revised(game, msgspec.structs.replace(puzzle, note="So."))
    assert kept is not None
    assert kept.note == "So."


@pytest.mark.parametrize("seed", range(12))
def test_every_table_can_be_dealt(seed: int) -> None:
    for game in our_games():
        seats, options = table_of(game, seed)
        assert game.prepare(seats, None, options).seats == seats


def test_what_only_changes_the_order_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of the other answers comes to the same position."""
    game, puzzle = ravens_puzzle()
    monkeypatch.setattr(mining, "is_confirmed", lambda state, best: True)
    monkeypatch.setattr(mining, "holds", lambda state, best, margin: True)
    best, *others = (game.actions.parse(text) for text in [*puzzle.best, *puzzle.expected])
    assert others[-1] != best
    monkeypatch.setattr(mining, "meet", lambda state, one, other: False)
    assert revised(game, puzzle) is not None
    monkeypatch.setattr(
        mining, "meet", lambda state, one, other: (one, other) == (best, others[-1])
    )
    assert revised(game, puzzle) is None
