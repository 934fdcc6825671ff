"""A table's game in memory: the same from its log as from being played, for every game."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.conformance import Picker
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import Entry
from hexmoot.server.table.game import Playing, standing, takebacks

ANSWERS = 40
GAMES = registry.games()


def fresh(game: Game, seed: int = 5) -> Record:
    """A game before its first answer."""
    return Match.start(game, seed=seed).record


def play_some(playing: Playing, count: int, seed: int = 1) -> list[Entry]:
    """Answer at random; returns the log."""
    picker = Picker(seed)
    entries: list[Entry] = []
    for _ in range(count):
        if playing.asked is None:
            break
        action = picker.pick(playing.state.legal())
        entries += playing.answer(playing.asked, [action], "someone", 0.0)
    return entries


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_view_fits_the_protocol_and_the_log_makes_the_same_game(game: Game) -> None:
    playing = Playing(fresh(game), [])
    picker = Picker(3)
    entries: list[Entry] = []
    viewers = [None, *range(int(playing.state.seats))]
    for _ in range(ANSWERS):
        for viewer in viewers:
            assert playing.view(viewer).viewer == viewer
        if playing.asked is None:
            break
        action = picker.pick(playing.state.legal())
        entries += playing.answer(playing.asked, [action], None, 0.0)
    again = Playing(fresh(game), entries)
    assert (again.moment, again.number, again.ply) == (
        *(playing.moment, playing.number, playing.ply),
    )
    for viewer in viewers:
        assert again.view(viewer) == playing.view(viewer)
        assert again.log(viewer, 0) == playing.log(viewer, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_earlier_positions_are_what_they_were(game: Game) -> None:
    """Across checkpoints, and after going back."""
    playing = Playing(fresh(game), [])
    views = [playing.view(0)]
    for step in range(ANSWERS):
        if not play_some(playing, 1, seed=step):
            break
        views.append(playing.view(0))
    for ply in range(0, len(views), 7):
        assert playing.view(0, playing.at(ply)) == views[ply]
    middle = len(views) // 2
    playing.take_back(0, playing.answers[middle].place, None, 0.0)
    assert (playing.ply, playing.view(0)) == (middle, views[middle])
    play_some(playing, 3, seed=99)
    assert playing.view(0, playing.at(middle)) == views[middle]


def test_an_undo_is_an_entry_and_what_it_took_back_is_not_played_again() -> None:
    playing = Playing(fresh(registry.game("ravens")), [])
    entries = play_some(playing, 3)
    entries += playing.take_back(0, 1, "someone", 0.0)
    entries += play_some(playing, 1)
    assert [entry.kind for entry in entries] == ["answer", "answer", "answer", "undo", "answer"]
    assert [entry.number for entry in standing(entries)] == [1, 5]
    assert (playing.ply, playing.moment, playing.number) == (2, 5, 5)
    assert takebacks(entries) == playing.takebacks == [(4, 1)]
    again = Playing(fresh(registry.game("ravens")), entries)
    assert again.view(0) == playing.view(0)
    assert again.back_since(3) == 1
    assert again.back_since(4) is None


def test_entries_of_another_process_are_followed() -> None:
    here = Playing(fresh(registry.game("ravens")), [])
    there = Playing(fresh(registry.game("ravens")), [])
    entries = play_some(here, 3)
    entries += here.order(0, 10, "someone", 0.0)
    entries += here.take_back(0, 2, "someone", 0.0)
    for entry in entries:
        there.follow(entry)
    assert there.view(0) == here.view(0)
    assert (there.moment, there.number) == (here.moment, here.number) == (4, 5)


def test_a_log_that_leads_elsewhere_is_noticed() -> None:
    playing = Playing(fresh(registry.game("ravens")), [])
    entries = play_some(playing, 2)
    entries[1].digest = "0" * 16
    with pytest.raises(Exception, match="log entry 2 leads to another state than stored"):
        Playing(fresh(registry.game("ravens")), entries)


def test_a_fork_holds_the_record_up_to_its_point_orders_included() -> None:
    playing = Playing(fresh(registry.game("ravens")), [])
    play_some(playing, 1)
    playing.order(1, 10, "someone", 0.0)
    play_some(playing, 3)
    copied = playing.entries_until(2, 0.0)
    assert [(entry.kind, entry.seat) for entry in copied] == [
        *(("answer", 0), ("order", 1), ("answer", 0)),
    ]
    branch = Playing(fresh(registry.game("ravens")), copied)
    assert branch.view(1) == playing.view(1, playing.at(2))


def set_choice(game: Game) -> Playing | None:
    """A random position where a set of two or more is chosen, if one comes along."""
    for seed in range(30):
        playing = Playing(Match.start(game, seats=game.max_seats, seed=seed).record, [])
        picker = Picker(seed)
        for _ in range(400):
            if playing.asked is None:
                break
            if game.picks_left(playing.state) >= 2 and len(playing.state.legal()) > 1:
                return playing
            playing.answer(playing.asked, [picker.pick(playing.state.legal())], None, 0.0)
    return None


def test_a_set_choice_is_taken_whole_or_not_at_all() -> None:
    playing = set_choice(registry.game("alchemists_race"))
    assert playing is not None
    seat, before = playing.asked, playing.state.digest()
    assert seat is not None
    first = playing.state.legal()[0]
    rehearsal = playing.state.copy()
    rehearsal.apply(first)
    wrong = next(
        action
        for action in range(len(playing.match.game.actions))
        if action not in rehearsal.legal()
    )
    with pytest.raises(Refusal) as caught:
        playing.answer(seat, [first, wrong], None, 0.0)
    assert caught.value.code == "illegal"
    assert playing.state.digest() == before
    ply = playing.ply
    made = playing.answer(seat, [first, rehearsal.legal()[0]], None, 0.0)
    assert len(made) == 2
    assert playing.ply == ply + 2
