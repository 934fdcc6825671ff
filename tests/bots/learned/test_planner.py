"""A turn thought through, deed after deed."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

import hexmoot
from hexmoot.bots.guided import GuidedBot
from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.planner import BELOW, COST, Planner
from hexmoot.bots.learned.shelf import net_of, weights_folder
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.policy import PolicyBot
from hexmoot.bots.thinking_time import Limit
from hexmoot.engine.native.state import State

GAME = hexmoot.game("sorcerer_stones")


def net() -> JudgingNet:
    """The weights of the package."""
    return cast(JudgingNet, net_of(GAME, weights_folder()))


def position(answers: int, seats: int = 2, preset: str | None = None) -> State:
    """Some way into a game played by the net."""
    state: State = GAME.start(seats=seats, seed=11, preset=preset)
    player = PolicyBot(1)
    while state.ply < answers:
        state.apply(player.choose(SeatView(state)))
    return state


def thought(state: State, walks: int) -> Planner:
    """A planner that thought for so long."""
    planner = Planner(net(), SeatView(state), 5)
    planner.begin()
    while planner.walks < walks and not planner.is_settled(walks - planner.walks):
        planner.walk(walks - planner.walks)
    return planner


def test_after_the_first_look_every_answer_has_a_plan_and_the_nets_favourite_leads() -> None:
    """One look at all deeds is the policy's own opinion."""
    state = position(10)
    planner = thought(state, 1)
    found = planner.found()
    assert sorted(found) == state.legal()
    assert planner.walks == COST
    view = SeatView(state)
    opinion = net().opinion(view.imagine(5), int(view.seat))
    best = max(found.values(), key=lambda plan: plan.hope)
    assert best.first == state.legal()[int(opinion.answers.argmax())]


def test_plans_lead_where_their_answers_lead() -> None:
    """A plan's place is what its answers make of where it was; whole ones end the turn."""
    state = position(10)
    planner = thought(state, 300)
    assert planner.whole
    for plan in planner.whole:
        world = plan.before.copy()
        for action in plan.actions:
            assert action in world.legal()
            world.apply(action)
        assert world == plan.state
        if plan.is_whole:
            assert world.over or world.seat != state.seat
        whole = planner.ground.copy()
        for action in plan.way:
            whole.apply(action)
        assert (whole, plan.first) == (world, plan.way[0])
    assert all(not plan.is_whole for _, _, plan in planner.waiting)


def test_no_place_is_thought_about_twice() -> None:
    """Deeds in another order lead to the same; what only looks alike is another place."""
    planner = thought(position(10), 1500)
    assert len(planner.met) == planner.walks // COST - 1
    ends = [plan.state.digest() for plan in planner.whole]
    assert len(set(ends)) == len(ends) == len(planner.ends)


def test_what_leads_where_another_answer_leads_is_never_the_best() -> None:
    """Somebody who found its plans first has them; it keeps what it looked like, or less."""
    planner = thought(position(10), 1500)
    deed = next(iter(planner.first_looks.values()))
    assert planner.glanced_at(deed, 1.0).hope == deed.hope
    assert planner.glanced_at(deed, deed.hope / 2).hope == pytest.approx(deed.hope / 2 * BELOW)


def test_chances_are_parts_of_one() -> None:
    """Of every plan, and of how all stand after the best."""
    planner = thought(position(10), 300)
    for plan in planner.whole:
        assert float(plan.chances.sum()) == pytest.approx(1.0, abs=1e-3)
    assert sum(planner.standings()) == pytest.approx(1.0, abs=1e-3)


def test_longer_thought_finds_no_worse_turn() -> None:
    """What was found stays found."""
    short, long = (thought(position(10), walks).whole for walks in (60, 1500))
    assert len(short) < len(long)
    assert max(plan.hope for plan in short) <= max(plan.hope for plan in long)


def test_what_is_found_is_ranked_by_hope() -> None:
    """The answer with most visits is the one with the highest hope, and all were considered."""
    planner = thought(position(10), 400)
    rows = planner.tallies()
    assert sorted(action for action, _, _ in rows) == position(10).legal()
    most = max(rows, key=lambda row: row[1])
    assert most[2] / most[1] == pytest.approx(max(total / visits for _, visits, total in rows))


def test_thinking_comes_to_an_end_by_itself() -> None:
    """When no plan is left to go on with."""
    planner = thought(position(4), 400_000)
    assert planner.is_settled(1)
    assert not planner.waiting
    assert planner.walks < 400_000


class Impatient(GuidedBot):
    """Says so when it is asked to think on for too long."""

    asked = 0

    def must_stop(self) -> bool:
        self.asked += 1
        assert self.asked < 10_000, "thinking does not end"
        return False


def test_thorough_thought_ends_too_when_nothing_is_left() -> None:
    """A hint asks for all the walks there are, and a turn may be thought through before."""
    player = Impatient(3, walks=Limit(playouts=400_000))
    assert player.explain(SeatView(position(4))).best.action in position(4).legal()


@pytest.mark.parametrize(("seats", "preset"), [(4, None), (3, "intro"), (2, "coop"), (1, "coop")])
def test_it_plays_at_every_kind_of_table(seats: int, preset: str | None) -> None:
    """More seats, the introductory game, a company, and alone."""
    state = position(6, seats, preset)
    player = GuidedBot(3, walks=Limit(playouts=150))
    for _ in range(6):
        choice = player.choose(SeatView(state))
        assert choice in state.legal()
        state.apply(choice)


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    """Nothing of the real world beyond the view decides: a twin world is answered alike."""
    state = position(10)
    twin = state.imagine(state.seat, 99)
    player = GuidedBot(3, walks=Limit(playouts=300))
    assert player.choose(SeatView(state)) == player.choose(SeatView(twin))
    first, second = thought(state, 300), thought(twin, 300)
    assert np.allclose(first.standings(), second.standings())
