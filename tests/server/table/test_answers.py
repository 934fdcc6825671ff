"""Answers at a table: whose, for which moment, and what they do to clock and undo."""

from __future__ import annotations

import pytest

from hexmoot.engine.native.state import State
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import UndoRequest
from hexmoot.server.table.answers import act, answer
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import Act
from hexmoot.server.wire.parts import Clock
from tests.server.kit.tables import NOOR, NOW, RAFE, WREN, begun, game_of, table_of


def first(table: Table) -> int:
    """The first choice of whoever is asked."""
    return int(game_of(table).state.legal()[0])


def message(*actions: int, moment: int = 0) -> Act:
    """An answer."""
    return Act(id="x", moment=moment, actions=list(actions))


def test_an_answer_is_logged_with_who_gave_it() -> None:
    table = begun(WREN, RAFE)
    chosen = first(table)
    act(table, WREN, message(chosen), NOW + 1)
    (entry,) = table.fresh
    assert (entry.number, entry.kind, entry.seat, entry.player) == (1, "answer", 0, "wren")
    assert entry.text == game_of(table).match.game.actions.text(chosen)
    assert entry.digest == f"{game_of(table).state.digest():016x}"
    assert table.moment == 1


def test_answers_that_are_refused_change_nothing() -> None:
    table = begun(WREN, RAFE)
    before = game_of(table).state.digest()
    wrong = next(action for action in range(2, 10) if action not in game_of(table).state.legal())
    for player, sent, code in (
        (RAFE, message(first(table)), "not_yours"),
        (NOOR, message(first(table)), "not_yours"),
        (WREN, message(first(table), moment=1), "stale"),
        (WREN, message(wrong), "illegal"),
        (WREN, message(10**6), "illegal"),
        (WREN, message(first(table), first(table)), "illegal"),
    ):
        with pytest.raises(Refusal) as caught:
            act(table, player, sent, NOW)
        assert caught.value.code == code
    assert (table.fresh, table.moment, game_of(table).state.digest()) == ([], 0, before)
    with pytest.raises(Refusal, match="no game is going on"):
        act(table_of(WREN, RAFE), WREN, message(0), NOW)


def test_legality_is_asked_once_and_the_digest_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One gate: `Match.play`. (Where the engine is compiled its own calls are not seen.)"""
    asked: list[str] = []
    real_check, real_digest = State.refuse_unless_legal, State.digest

    def check(state: State, action: int) -> None:
        asked.append("legal")
        real_check(state, action)

    def digest(state: State) -> int:
        asked.append("digest")
        return int(real_digest(state))

    table = begun(WREN, RAFE)
    kind = type(game_of(table).state)
    monkeypatch.setattr(kind, "refuse_unless_legal", check, raising=False)
    monkeypatch.setattr(kind, "digest", digest, raising=False)
    answer(table, 0, [first(table)], "wren", NOW)
    assert asked == ["legal", "digest"]


def test_time_is_spent_and_an_open_undo_lapses() -> None:
    table = begun(WREN, RAFE, clock=Clock(kind="bank", seconds=60, increment=5))
    table.row.undo.request = UndoRequest(
        number=1, seat=1, player="rafe", entry=0, ply=0, waiting=[0]
    )
    act(table, WREN, message(first(table)), NOW + 10)
    assert table.row.left == [50.0, 60.0]
    assert table.row.undo.request is None


def test_whoever_answers_for_a_seat_a_bot_plays_is_back() -> None:
    table = begun(WREN, RAFE)
    table.seats[0].stand_in = "absent"
    act(table, WREN, message(first(table)), NOW)
    assert not table.seats[0].is_automatic


def test_a_bots_answer_has_no_person() -> None:
    table = begun("adept", WREN)
    answer(table, 0, [first(table)], None, NOW)
    assert table.fresh[0].player is None
    with pytest.raises(Refusal, match="not this seat's decision"):
        answer(table, 1, [0], None, NOW)
