"""A table's game in memory: the same from its log as from being played, for every game."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.conformance import Picker
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.record import Record
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import Entry
from hexmoot.server.table.game import CHECKPOINT_PLIES, TableGame, view_of
from hexmoot.server.table.log import kept_entries, takebacks

ANSWERS = 40
GAMES = registry.games()


def fresh(game: Game, seed: int = 5) -> Record:
    """A game before its first answer."""
    return Match.start(game, seed=seed).record


def play_some(live: TableGame, count: int, seed: int = 1) -> list[Entry]:
    """Answer at random; returns the log."""
    picker = Picker(seed)
    entries: list[Entry] = []
    for _ in range(count):
        if live.asked is None:
            break
        action = picker.pick(live.state.legal())
        entries += live.answer(live.asked, [action], "someone", 0.0)
    return entries


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_view_fits_the_protocol_and_the_log_makes_the_same_game(game: Game) -> None:
    live = TableGame(fresh(game), [])
    picker = Picker(3)
    entries: list[Entry] = []
    viewers = [None, *range(int(live.state.seats))]
    for _ in range(ANSWERS):
        for viewer in viewers:
            assert live.view(viewer).viewer == viewer
        if live.asked is None:
            break
        action = picker.pick(live.state.legal())
        entries += live.answer(live.asked, [action], None, 0.0)
    again = TableGame(fresh(game), entries)
    assert (again.moment, again.number, again.ply) == (*(live.moment, live.number, live.ply),)
    for viewer in viewers:
        assert again.view(viewer) == live.view(viewer)
        assert again.log(viewer, 0) == live.log(viewer, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_earlier_positions_are_what_they_were(game: Game) -> None:
    """Across checkpoints, and after going back."""
    live = TableGame(fresh(game), [])
    views = [live.view(0)]
    for step in range(ANSWERS):
        if not play_some(live, 1, seed=step):
            break
        views.append(live.view(0))
    for ply in range(0, len(views), 7):
        assert view_of(live.at(ply), 0) == views[ply]
    middle = len(views) // 2
    live.take_back(0, live.answers[middle].place, None, 0.0)
    assert (live.ply, live.view(0)) == (middle, views[middle])
    play_some(live, 3, seed=99)
    assert view_of(live.at(middle), 0) == views[middle]


def test_an_undo_is_an_entry_and_what_it_took_back_is_not_played_again() -> None:
    live = TableGame(fresh(registry.game("ravens")), [])
    entries = play_some(live, 3)
    entries += live.take_back(0, 1, "someone", 0.0)
    entries += play_some(live, 1)
    assert [entry.kind for entry in entries] == ["answer", "answer", "answer", "undo", "answer"]
    assert [entry.number for entry in kept_entries(entries)] == [1, 5]
    assert (live.ply, live.moment, live.number) == (2, 5, 5)
    assert takebacks(entries) == live.takebacks == [(4, 0, 3, 1)]
    again = TableGame(fresh(registry.game("ravens")), entries)
    assert again.view(0) == live.view(0)
    assert again.back_since(3) == 1
    assert again.back_since(4) is None


def test_entries_of_another_process_are_followed() -> None:
    here = TableGame(fresh(registry.game("ravens")), [])
    there = TableGame(fresh(registry.game("ravens")), [])
    entries = play_some(here, 3)
    entries += here.order(0, 10, "someone", 0.0)
    entries += here.take_back(0, 2, "someone", 0.0)
    for entry in entries:
        there.follow(entry)
    assert there.view(0) == here.view(0)
    assert (there.moment, there.number) == (here.moment, here.number) == (4, 5)


def test_a_log_that_leads_elsewhere_is_noticed() -> None:
    live = TableGame(fresh(registry.game("ravens")), [])
    entries = play_some(live, 2)
    entries[1].digest = "0" * 16
    with pytest.raises(Exception, match="log entry 2 leads to another state than stored"):
        TableGame(fresh(registry.game("ravens")), entries)


def test_a_fork_holds_the_record_up_to_its_point_orders_included() -> None:
    live = TableGame(fresh(registry.game("ravens")), [])
    play_some(live, 1)
    live.order(1, 10, "someone", 0.0)
    play_some(live, 3)
    copied = live.entries_until(2, 0.0)
    assert [(entry.kind, entry.seat) for entry in copied] == [
        *(("answer", 0), ("order", 1), ("answer", 0)),
    ]
    branch = TableGame(fresh(registry.game("ravens")), copied)
    assert branch.view(1) == view_of(live.at(2), 1)


def set_choice(game: Game) -> TableGame | None:
    """A random position where a set of two or more is chosen, if one comes along."""
    for seed in range(30):
        live = TableGame(Match.start(game, seats=game.max_seats, seed=seed).record, [])
        picker = Picker(seed)
        for _ in range(400):
            if live.asked is None:
                break
            if game.picks_left(live.state) >= 2 and len(live.state.legal()) > 1:
                return live
            live.answer(live.asked, [picker.pick(live.state.legal())], None, 0.0)
    return None


def test_a_set_choice_is_taken_whole_or_not_at_all() -> None:
    live = set_choice(registry.game("alchemists_race"))
    assert live is not None
    seat, before = live.asked, live.state.digest()
    assert seat is not None
    first = live.state.legal()[0]
    rehearsal = live.state.copy()
    rehearsal.apply(first)
    wrong = next(
        action for action in range(len(live.match.game.actions)) if action not in rehearsal.legal()
    )
    with pytest.raises(Refusal) as caught:
        live.answer(seat, [first, wrong], None, 0.0)
    assert caught.value.code == "illegal"
    assert live.state.digest() == before
    ply = live.ply
    made = live.answer(seat, [first, rehearsal.legal()[0]], None, 0.0)
    assert len(made) == 2
    assert live.ply == ply + 2


# ---- views that are kept


def sees(live: TableGame) -> None:
    """Every viewer is shown what would be made afresh."""
    for viewer in (None, *range(int(live.state.seats))):
        assert live.view(viewer) == view_of(live.state, viewer)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_kept_view_is_never_stale(game: Game) -> None:
    """After answers, undos, refused answers, and what another process stored."""
    here, there = TableGame(fresh(game), []), TableGame(fresh(game), [])
    for step in range(12):
        sees(here)
        entries = play_some(here, 1, seed=step)
        with pytest.raises(Refusal):
            here.answer(int(here.state.seat), [10**6], None, 0.0)
        sees(here)
        if step % 5 == 4:
            entries += here.take_back(0, here.answers[-2].place, None, 0.0)
            sees(here)
        for entry in entries:
            there.follow(entry)
            sees(there)


def test_a_view_is_kept_until_the_game_changes() -> None:
    live = TableGame(fresh(registry.game("ravens")), [])
    before = live.view(0)
    assert live.view(0) is before
    assert live.view(1) is not before
    live.order(0, 10, "someone", 0.0)
    assert live.view(0) is not before
    assert live.view(0).table["order"] == 1


def test_the_log_begins_with_what_happened_before_the_first_question() -> None:
    """Round 1 and the first roll; told once, at ply 0, and still there when all is taken back."""
    live = TableGame(fresh(registry.game("alchemists_race")), [])
    assert [line.text for line in live.log(None, 0)] == ["Round 1 – Red's turn.", "Red rolls 6."]
    assert {line.ply for line in live.log(None, 0)} == {0}
    play_some(live, 3)
    assert [line.kind for line in live.log(0, 0)][:2] == ["turn_began", "rolled"]
    assert all(line.ply > 0 for line in [*live.log(0, 1), *live.news(0, 0, 0)])
    live.take_back(0, 0, None, 0.0)
    assert [line.text for line in live.log(None, 0)][:2] == [
        "Round 1 – Red's turn.",
        "Red rolls 6.",
    ]


def test_what_one_seat_was_dealt_is_told_to_that_seat_alone() -> None:
    """A hand at the beginning is as secret as later ones."""
    live = TableGame(fresh(registry.game("rune_stones")), [])
    own, others = ([line.text for line in live.log(viewer, 0)] for viewer in (0, None))
    assert sum(text.startswith("You draw") for text in own) == 4
    assert others[0] == "Brown draws 4 cards."
    assert not any(text.startswith("You") for text in others)


def test_an_undo_plays_again_only_what_came_after_a_checkpoint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long the game is; and who may undo what is as after playing it all."""
    live = TableGame(fresh(registry.game("rune_stones")), [])
    play_some(live, 150, seed=1)
    repeated: list[int] = []
    real = Record.repeat

    def repeat(record: Record, state: State, ply: int, text: str) -> None:
        repeated.append(ply)
        real(record, state, ply, text)

    monkeypatch.setattr(Record, "repeat", repeat)
    for ply in (149, 130, 64, 63, 1):
        repeated.clear()
        live.take_back(0, live.answers[ply].place, None, 0.0)
        assert len(repeated) == ply % CHECKPOINT_PLIES
        play_some(live, 2, seed=ply)
        again = Match(live.match.record)
        assert again.state.digest() == live.state.digest()
        floors = [match.undo_floor(seat) for match in (again, live.match) for seat in (0, 1)]
        assert floors[:2] == floors[2:]
