"""Sets that are asked for piece by piece can be picked in any order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hexmoot.engine import picks
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.picks import pick_menu
from hexmoot.engine.registry import game
from hexmoot.engine.wording import Label
from hexmoot.games.alchemists_race.rules.kinds import LOSE_RESOURCES

GAME = game("alchemists_race")


def losing(due: int, held: Iterable[int], seat: int = 0) -> Any:
    """A seat with these resources has to give up `due` of them."""
    state: Any = GAME.start(seats=2, seed=7)
    for kind, count in enumerate(held):
        state.resources[seat * 8 + kind] = count
    state.push(LOSE_RESOURCES, seat, due, 0)
    state.settle()
    return state


def words(state: State) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """The menu in text: targets by piece, and each set as its pieces and its answers."""
    menu = pick_menu(state)
    assert menu is not None
    text = GAME.actions.text

    def joined(actions: tuple[int, ...]) -> str:
        """The names of the pieces, in the order of the answers."""
        return " ".join(text(action).removeprefix("lose ") for action in actions)

    pieces = {text(action): label.target for action, label in menu.labels.items()}
    return pieces, [(joined(one.pieces), joined(one.answers)) for one in menu.sets]


def test_every_piece_is_named_and_the_last_one_taken_by_itself_is_not_answered() -> None:
    """A set is given by fewer answers than pieces where the rest follows."""
    pieces, sets = words(losing(2, [1, 0, 1, 0, 1]))
    assert pieces == {
        "lose flower": "token:0:flower",
        "lose honey": "token:0:honey",
        "lose wood": "token:0:wood",
    }
    assert sets == [
        ("flower honey", "flower honey"),
        ("flower wood", "flower wood"),
        ("honey wood", "honey"),
    ]


def test_each_set_is_carried_out_by_its_answers() -> None:
    """Played out, every set takes exactly its pieces."""
    state = losing(4, [1, 2, 1, 0, 0, 2])
    menu = pick_menu(state)
    assert menu is not None
    assert len(menu.sets) == 8
    for one in menu.sets:
        twin = state.copy()
        for action in one.answers:
            twin.apply(action)
        lost = [0] * 8
        for action in one.pieces:
            lost[action - GAME.actions.parse("lose flower")] += 1
        kept = [int(state.resources[kind]) - lost[kind] for kind in range(8)]
        assert [int(twin.resources[kind]) for kind in range(8)] == kept


def test_the_answer_that_says_enough_is_no_piece() -> None:
    """Also where only one more piece may be taken: then every answer ends the choice."""
    found = 0
    for seed in range(20):
        state = game("mushroom_sorcerer").start(seats=3, seed=seed)
        for step in range(300):
            menu = None if state.over else pick_menu(state)
            if menu is not None and menu.sets[0].answers != menu.sets[-1].answers:
                enough = {one.answers[-1] for one in menu.sets if not one.pieces}
                assert not enough & menu.labels.keys()
                found += bool(enough)
            if state.over or found > 5:
                break
            state.apply(state.legal()[step * 7 % len(state.legal())])
    assert found > 5


def test_pieces_that_do_not_tell_the_answers_are_asked_for_one_by_one() -> None:
    """Sets of the same pieces must lead to the same answers, else a menu would lie."""
    one, other = picks.PickSet((), (1,)), picks.PickSet((), (2,))
    assert picks._is_ambiguous([one, other])
    assert not picks._is_ambiguous([one, picks.PickSet((5,), (5, 1))])
    assert not picks._is_ambiguous([picks.PickSet((5, 6), (5, 6)), picks.PickSet((6, 5), (6, 5))])


@pytest.mark.parametrize("name", ["elementalis", "mushroom_sorcerer", "rune_stones"])
def test_every_menu_has_pieces_to_pick(name: str) -> None:
    """In random games of every game that asks for several pieces at once."""
    menus = 0
    for seed in range(4):
        state = game(name).start(seats=3, seed=seed)
        for step in range(400):
            if state.over:
                break
            menu = pick_menu(state)
            if menu is not None:
                menus += 1
                assert menu.labels
                assert {piece for one in menu.sets for piece in one.pieces} == menu.labels.keys()
            state.apply(state.legal()[(step * 7 + seed) % len(state.legal())])
    assert menus > 0


def test_a_single_piece_and_other_questions_have_no_menu() -> None:
    """A menu is for several pieces of one kind of question."""
    assert pick_menu(losing(1, [1, 1])) is None
    assert pick_menu(GAME.start(seats=2, seed=7)) is None


def test_pieces_with_a_question_behind_each_are_asked_for_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is picked together where no set holds two pieces."""
    monkeypatch.setattr(picks, "_after", lambda state, twin, left: None)
    assert pick_menu(losing(2, [1, 1, 1])) is None


def test_a_finished_game_has_no_menu() -> None:
    """Nobody is asked any more."""
    match = Match.start(GAME, seats=2, seed=7)
    match.state.end(1)
    assert pick_menu(match.state) is None


def test_too_many_sets_are_asked_for_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """A menu nobody could read is no help."""
    monkeypatch.setattr(picks, "MOST_SETS", 7)
    assert pick_menu(losing(4, [1, 2, 1, 0, 0, 2])) is None


def test_looking_at_the_menu_changes_nothing() -> None:
    """The state is only looked at."""
    state = losing(2, [1, 1, 1])
    before = state.digest()
    pick_menu(state)
    assert state.digest() == before


def test_each_piece_is_worded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sets it is in."""
    worded: list[int] = []
    label = type(GAME).label

    def note(game: Any, state: Any, action: int) -> Label:
        worded.append(action)
        return label(game, state, action)

    monkeypatch.setattr(type(GAME), "label", note)
    menu = pick_menu(losing(2, [1, 0, 1, 0, 1]))
    assert menu is not None
    assert worded == list(menu.labels)
    assert len(menu.sets) == 3


def test_what_comes_after_a_complete_set_is_not_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy is answered for each piece that another follows, and for no last one."""
    left: list[int] = []
    answered = picks._answered

    def note(state: State, action: int) -> State:
        left.append(GAME.picks_left(state))
        return answered(state, action)

    monkeypatch.setattr(picks, "_answered", note)
    assert pick_menu(losing(3, [1, 0, 1, 0, 1, 1])) is not None
    assert set(left) == {2, 3}
