"""The bot that searches with a net: what it knows, its limits, and what it does without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.bots import Bot, Limit, SeatView, UnknownBot, bot
from hexmoot.bots.guided import DEFAULT_WALKS, GuidedBot
from hexmoot.bots.searcher import SearchBot
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from tests.bots.kit.made_up import kept
from tests.bots.kit.positions import every_game, play_out, positions, ravens

WALKS = Limit(playouts=40)


def guided(name: str) -> GuidedBot:
    """A bot by name that searches with a net."""
    found = bot(name)
    assert isinstance(found, GuidedBot)
    return found


@every_game
def test_it_knows_what_its_seat_knows(game: Game, tmp_path: Path) -> None:
    """In worlds the seat cannot tell apart, choice and stated chances are the same."""
    player = GuidedBot(1, walks=WALKS, folder=kept(tmp_path, game))
    for state in positions(game, seed=4, every=9, most=4):
        player.trial = None if state.ply % 2 else 3
        found = player.explain(SeatView(state))
        for seed in range(2):
            world = state.imagine(state.seat, seed)
            assert player.explain(SeatView(world)) == found
            assert player.choose(SeatView(world)) in state.legal()


def test_walks_are_limited_and_fewer_where_the_choice_is_clear(tmp_path: Path) -> None:
    """Explanations go on to the limit, choices stop when nothing can change."""
    state = ravens(seats=3)
    player = GuidedBot(1, walks=Limit(playouts=200), folder=kept(tmp_path, state.setup.game))
    thorough = player.tallies(SeatView(state), is_thorough=True)
    brief = player.tallies(SeatView(state))
    assert sum(visits for _, visits, _ in thorough.actions) == 199
    assert sum(visits for _, visits, _ in brief.actions) <= 199
    assert brief.standings
    assert abs(sum(brief.standings) - 1.0) < 1e-6


def test_without_a_net_the_search_answers(tmp_path: Path) -> None:
    """The same choices as the search of the same seed and limit."""
    plain = SearchBot(5, Limit(playouts=100))
    guided = GuidedBot(5, Limit(playouts=100), WALKS, tmp_path)
    for seed in range(3):
        state = ravens(seats=2, seed=seed)
        assert guided.choose(SeatView(state)) == plain.choose(SeatView(state))


def test_a_whole_game(tmp_path: Path) -> None:
    """From the deal to the end, with somebody who interrupts every thought."""
    state = ravens(seats=3)
    folder = kept(tmp_path, state.setup.game)
    players = [GuidedBot(seed, walks=WALKS, folder=folder) for seed in range(3)]
    players[1].interrupt()
    assert play_out(state, list(players)).over


def test_settings_by_name(tmp_path: Path) -> None:
    """Walks, walks for each action, seconds, and weights of one's own."""
    usual, said = guided("guided"), guided("guided:walks=7:each=2")
    assert usual.walks == Limit(DEFAULT_WALKS)
    assert said.walks == Limit(7, None, 2)
    own = guided(f"guided:seconds=0.2:weights={tmp_path}")
    assert own.folder == tmp_path
    assert usual.meaning() != said.meaning()
    with pytest.raises(UnknownBot, match="no setting 'playouts'"):
        bot("guided:playouts=3")
    with pytest.raises(UnknownBot, match="there is no folder"):
        bot("guided:weights=nowhere")


def test_a_blur_suits_the_game_for_two_unless_it_is_said() -> None:
    """Mushroom Sorcerer gains by it with two seats; other games and larger tables have none."""
    usual, said = guided("guided:walks=50"), guided("guided:walks=50:blur=2.5")
    mushrooms, race = registry.game("mushroom_sorcerer"), registry.game("alchemists_race")
    assert [usual.blur_at(mushrooms, seats) for seats in (2, 3, 4)] == [4.0, 1.0, 1.0]
    assert usual.blur_at(race, 2) == 1.0
    assert {said.blur_at(game, seats) for game in (mushrooms, race) for seats in (2, 4)} == {2.5}
    assert usual.meaning_at(mushrooms, 2).endswith("blur 4")
    assert "blur" not in usual.meaning_at(mushrooms, 4) + usual.meaning_at(race, 2)
    assert said.meaning_at(race, 4).endswith("blur 2.5")
    assert usual.meaning() != said.meaning()
    with pytest.raises(UnknownBot, match="blur"):
        bot("guided:blur=0")


def test_a_level_makes_no_walks_that_would_not_help() -> None:
    """In ElementaliS a quarter of them; one whose walks somebody named makes them all."""
    level, named = guided("archmage"), guided("guided:walks=2000:each=150")
    mages, race = registry.game("elementalis"), registry.game("alchemists_race")
    walks = level.walks_at(mages, 2)
    assert (walks.playouts, walks.each, walks.seconds) == (500, 38, level.walks.seconds)
    assert level.walks_at(race, 2) == level.walks
    assert named.walks_at(mages, 2) == named.walks
    assert level.meaning_at(mages, 4) != level.meaning_at(race, 4)
    view = SeatView(mages.start(seats=2, seed=3))
    assert visits(level, view) <= 38 * len(view.legal()) < visits(named, view)


def test_answers_are_tried_out_at_larger_tables_where_that_suits_the_game() -> None:
    """In Mushroom Sorcerer with three seats and four; with two, and elsewhere, there is a tree."""
    level, said = guided("archmage"), guided("guided:walks=50:trial=9")
    mushrooms, race = registry.game("mushroom_sorcerer"), registry.game("alchemists_race")
    assert [level.trial_at(mushrooms, seats) for seats in (2, 3, 4)] == [0, 60, 60]
    assert level.trial_at(race, 4) == 0
    assert {said.trial_at(game, seats) for game in (mushrooms, race) for seats in (2, 4)} == {9}
    assert level.walks_at(mushrooms, 2) == level.walks
    longer = level.walks_at(mushrooms, 4)
    assert (longer.playouts, longer.each, longer.seconds) == (4000, 300, level.walks.seconds)
    assert said.walks_at(mushrooms, 4) == said.walks
    assert level.meaning_at(mushrooms, 4).endswith("trial 60")
    assert "trial" not in level.meaning_at(mushrooms, 2) + level.meaning_at(race, 4)
    assert said.meaning() != bot("guided:walks=50").meaning()
    with pytest.raises(UnknownBot, match="trial"):
        bot("guided:trial=-1")


def test_a_trial_is_part_of_the_choice() -> None:
    """What is said of the answers comes from worlds played on; without one from the tree."""
    state = registry.game("mushroom_sorcerer").start(seats=4, seed=3)
    for _ in range(30):
        state.apply(state.legal()[0])
    view = SeatView(state)
    tried = bot("guided:walks=600:trial=5", 1).explain(view)
    walked = bot("guided:walks=600:trial=0", 1).explain(view)
    assert {one.visits for one in tried.thoughts} != {one.visits for one in walked.thoughts}
    assert sum(one.visits for one in walked.thoughts) == 599
    assert sum(one.visits for one in tried.thoughts) < 300


def visits(player: Bot, view: SeatView) -> int:
    """How often all answers together were tried."""
    return sum(thought.visits for thought in player.explain(view).thoughts)


def test_a_blur_reaches_the_search() -> None:
    """Of the answers at hand more are looked at, and the walks stay as many."""
    state = registry.game("mushroom_sorcerer").start(seats=2, seed=3)
    looked = [
        bot(f"guided:walks=120:blur={blur}", 1).explain(SeatView(state)).thoughts
        for blur in (1, 30)
    ]
    assert [sum(one.visits for one in thoughts) for thoughts in looked] == [119, 119]
    assert looked[0][0].visits > looked[1][0].visits


@pytest.mark.parametrize("level", ["magus", "archmage"])
def test_levels_of_before_keep_their_names(level: str) -> None:
    """`archmage-1` and `magus-1` are settings of the search alone."""
    before = bot(f"{level}-1")
    assert type(before) is SearchBot
    assert before.name == f"{level}-1"
    with pytest.raises(UnknownBot, match="takes no settings"):
        bot(f"{level}-1:whim=1")
