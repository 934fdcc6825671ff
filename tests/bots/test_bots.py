"""What the built-in bots choose, how they explain it, and by which names they are called."""

from __future__ import annotations

import pytest

from hexmoot.bots import (
    LEVELS,
    Bot,
    Explanation,
    SeatView,
    Thought,
    UnknownBot,
    bot,
    bot_names,
)
from hexmoot.bots.native.lookahead import Lookahead
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.bots.kit.positions import every_game, play_out, positions, ravens


@every_game
@pytest.mark.parametrize("name", ["random", "greedy", "search:playouts=20"])
def test_every_bot_plays_every_game(game: Game, name: str) -> None:
    """Choices are legal, also where several seats react to each other."""
    player = bot(name, seed=2)
    for state in positions(game, seed=5, every=4, most=12):
        assert player.choose(SeatView(state)) in state.legal()


@every_game
def test_explanations_speak_the_words_of_the_actions(game: Game) -> None:
    """Each considered action is legal, named as in the action table and the labels, valued 0..1."""
    state = next(positions(game, seed=6, every=3, most=1))
    seat_view = SeatView(state)
    for name in ("random", "greedy", "search:playouts=200"):
        found = bot(name, seed=1).explain(seat_view)
        assert found.seat == state.seat
        assert {thought.action for thought in found.thoughts} == set(state.legal())
        for thought in found.thoughts:
            assert thought.text == game.actions.text(thought.action)
            assert thought.label == game.label(state, thought.action).text
            assert 0.0 <= thought.expected <= 1.0


@pytest.mark.parametrize("name", ["greedy", "search:playouts=80", "search:playouts=80:whim=0.4"])
def test_the_first_thought_is_the_choice(name: str) -> None:
    """What is explained first is what is played."""
    seat_view = SeatView(ravens(seats=3, seed=4))
    player = bot(name, seed=11)
    assert player.explain(seat_view).best.action == player.choose(seat_view)


def test_the_cost_of_an_action_is_what_it_gives_away() -> None:
    """Measured against the preferred action, which costs nothing even if another looks better."""
    rows = [(1, 0.6, 90), (2, 0.7, 9), (3, 0.5, 1)]
    found = Explanation(0, 0, tuple(Thought(row[0], "", "", *row[1:]) for row in rows))
    assert [found.cost(action) for action in (1, 2, 3)] == [0.0, 0.0, pytest.approx(0.1)]
    assert found.cost(9999) == 0.0


def test_greedy_looks_no_further_than_its_own_turn() -> None:
    """An answer that hands the turn over is judged there and then, before others have moved."""
    judged = 0
    for state in positions(registry.game("alchemists_race"), seed=3, every=2, most=30):
        lookahead = Lookahead(SeatView(state), 5)
        lookahead.run(2)
        for action, in_the_end, at_once in lookahead.values():
            if not is_asked_again(state, action):
                assert in_the_end == at_once
                judged += 1
    assert judged > 10


def is_asked_again(state: State, action: int) -> bool:
    """Can the same seat be asked next, however chance falls?"""
    for seed in range(8):
        later = state.copy()
        later.reseed(seed)
        later.apply(action)
        if later.seat == state.seat:
            return True
    return False


def test_random_draws_every_action_and_each_seed_its_own() -> None:
    """Over many seeds all legal actions come up about equally often."""
    seat_view = SeatView(ravens())
    drawn = [bot("random", seed).choose(seat_view) for seed in range(400)]
    counts = [drawn.count(action) for action in seat_view.legal()]
    assert sum(counts) == 400
    assert all(150 < count < 250 for count in counts)


def test_a_bot_answers_the_same_when_asked_again() -> None:
    """Bots keep nothing between decisions: asked twice, or after a restart, they choose alike."""
    state = ravens(seats=2, seed=8)
    for name in ("random", "greedy", "search:playouts=50"):
        player = bot(name, seed=3)
        first = [player.choose(SeatView(state)) for _ in range(3)]
        assert first == [bot(name, seed=3).choose(SeatView(state))] * 3


def test_search_wins_at_the_toy() -> None:
    """With every card a number, searching beats drawing lots in most games."""
    won = 0.0
    for game in range(40):
        seat = game % 2
        players: list[Bot] = [bot("random", game), bot("random", game)]
        players[seat] = bot("search:playouts=150", game)
        outcome = play_out(ravens(seed=game // 2), players).outcome
        assert outcome is not None
        won += outcome.utilities[seat]
    assert won >= 27


@pytest.mark.parametrize("name", bot_names())
def test_built_in_bots_are_found_by_name(name: str) -> None:
    """Every built-in name makes a bot of that name and seed."""
    found = bot(name, seed=17)
    assert (found.name, found.seed) == (name, 17)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("wizzard", "unknown bot 'wizzard'; known: random, greedy, search, apprentice"),
        ("random:playouts=3", "bot 'random' takes no settings, given: playouts"),
        ("adept:seconds=3", "bot 'adept' takes no settings, given: seconds"),
        ("search:speed=3", "has no setting 'speed'; it has: playouts, seconds"),
        ("search:playouts=many", "playouts is 'many', a whole number is needed"),
        ("search:seconds=many", "seconds is 'many', a number is needed"),
        ("cmd:'x", 'bot "cmd:\'x" is no command line: No closing quotation'),
        ("search:playouts", "'playouts' is not of the form setting=value"),
    ],
)
def test_a_wrong_name_is_one_clear_line(name: str, complaint: str) -> None:
    """What is wrong and what would be right."""
    with pytest.raises(UnknownBot, match=complaint):
        bot(name)


@pytest.mark.parametrize(
    ("setting", "least", "most"),
    [
        ("playouts", "1", "1,000,000,000"),
        ("seconds", "0.001", "86,400"),
        ("each", "1", "1,000,000"),
        ("curiosity", "0", "1,000"),
        ("turns", "0", "1,000"),
        ("horizon", "0", "1,000,000"),
        ("faith", "0", "1,000,000"),
        ("room", "3", "10,000,000"),
        ("whim", "0", "1,000"),
        ("workers", "1", "256"),
    ],
)
def test_every_number_has_bounds_and_they_are_said(setting: str, least: str, most: str) -> None:
    """Within them a bot can be made, past them it is one clear line."""
    for value in (least, most):
        bot(f"search:seconds=1:{setting}={value.replace(',', '')}").close()
    too_many = str(int(most.replace(",", "")) + 1)
    for value in ("-1", "9" * 30, too_many):
        with pytest.raises(UnknownBot, match=f"{setting} is '{value}', allowed: {least} to {most}"):
            bot(f"search:{setting}={value}")


@pytest.mark.parametrize("value", ["nan", "inf", "-inf"])
def test_a_search_without_end_is_refused(value: str) -> None:
    """Also where the number reads as one."""
    with pytest.raises(UnknownBot, match=f"seconds is '{value}', allowed: 0.001 to 86,400"):
        bot(f"search:seconds={value}")


@pytest.mark.parametrize("least", ["room=3", "faith=0", "curiosity=0", "turns=0", "horizon=0"])
def test_a_search_thinks_within_its_bounds(least: str) -> None:
    """The least of everything still gives an answer."""
    seat_view = SeatView(ravens(seats=3))
    player = bot(f"search:playouts=200:{least}")
    assert player.choose(seat_view) in seat_view.legal()


def test_the_levels_are_four_with_rising_budgets_and_people() -> None:
    """Names, budgets and characters: every word is there and no two are called alike."""
    assert list(LEVELS) == ["apprentice", "adept", "magus", "archmage"]
    assert [level.seconds for level in LEVELS.values()] == [0.01, 0.05, 0.5, 3.0]
    whims = [level.whim for level in LEVELS.values()]
    assert whims == sorted(whims, reverse=True)
    assert whims[-1] == 0.0
    people = [person for level in LEVELS.values() for person in level.characters]
    assert len({person.name for person in people}) == len(people) == 12
    for person in people:
        assert all((person.manner, person.greeting, person.victory, person.defeat))
    assert LEVELS["magus"].character(4) is LEVELS["magus"].characters[1]


def test_the_meaning_of_a_level_is_its_budget() -> None:
    """Other levels mean something else; a bot without settings is its name."""
    level = LEVELS["magus"]
    assert bot("magus").meaning() == f"magus: {level.limit}, whim={level.whim}"
    assert bot("greedy").meaning() == "greedy"
