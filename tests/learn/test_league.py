"""At a part of the tables earlier selves are met, from the best they can to near nonsense."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hexmoot.bots.learned.weights import SUFFIX, read_weights
from hexmoot.learn.plan import Plan
from tests.learn.kit.trainings import silent, small_plan, trained

torch = pytest.importorskip("torch", exc_type=ImportError)


def league_of(plan: Plan, rounds: int = 1, partner: Any = None) -> Any:
    """A league whose first self the plan's net is."""
    from hexmoot.learn.net import Net
    from hexmoot.learn.rival import League

    torch.manual_seed(1)
    league, net = League(plan, "cpu", partner), Net(plan)
    league.meet(net, rounds)
    return league


def net_that_likes(plan: Plan, action: int, liking: float) -> Any:
    """A net to which all other answers are alike."""
    from hexmoot.learn.net import Net

    net: Any = Net(plan)
    with torch.no_grad():
        net.policy.weight.zero_()
        net.policy.bias.zero_()
        net.policy.bias[action] = liking
    return net


def asked(plan: Plan) -> Any:
    """A moment in which every table asks somebody, with three answers each."""
    from hexmoot.learn.experience import Experience

    past = Experience(plan, "cpu")
    past.seat[0] = torch.arange(plan.tables) // 3 % 2
    past.mask[0, :, 3:6] = True
    return past


def test_earlier_selves_sit_at_their_part_of_the_tables() -> None:
    """In all seats but one; everywhere else, and in that one seat, the net itself answers."""
    plan = small_plan(1024, tables=200, league=0.4)
    league, past = league_of(plan), asked(plan)
    action = torch.full((plan.tables,), -1)
    league.answer(past, 0, action)
    assert int(league.is_played.sum()) == 80
    rival = league.is_played & (past.seat[0] != league.challenger)
    assert torch.equal(past.mine[0], ~rival)
    assert set(action[~rival].tolist()) == {-1}
    assert set(action[rival].tolist()) <= {3, 4, 5}
    assert 0 < int(rival.sum()) < 80


def test_every_seat_is_the_challengers_with_every_blur() -> None:
    """Else the net would meet weaker players from one side of the table only."""
    plan = small_plan(1024, tables=400, league=0.25)
    league = league_of(plan)
    pairs = zip(
        league.blur[league.is_played].tolist(),
        league.challenger[league.is_played].tolist(),
        strict=True,
    )
    assert len(set(pairs)) == 2 * 5


def test_blur_makes_answers_more_even() -> None:
    """Without it the favourite is given; the more of it, the less often."""
    plan = small_plan(1024, tables=4000, league=1.0)
    league, past = league_of(plan), asked(plan)
    league.playing = net_that_likes(plan, 4, 2.0)
    action = torch.full((plan.tables,), -1)
    league.answer(past, 0, action)
    rival = ~past.mine[0]
    shares = [
        float((action[rival & (league.blur == blur)] == 4).float().mean())
        for blur in (0.0, 1.0, 2.0, 4.0, 8.0)
    ]
    likely = [1.0] + [float(torch.tensor([2.0 / b, 0, 0]).softmax(0)[0]) for b in (1, 2, 4, 8)]
    assert shares == pytest.approx(likely, abs=0.08)
    assert shares[0] == 1.0


def test_a_sparring_partner_has_half_of_the_tables() -> None:
    """From every seat; it gives its favourites, or answers by lot and surer than it is."""
    plan = small_plan(1024, tables=4000, league=0.5)
    league, past = league_of(plan, partner=net_that_likes(plan, 5, 1.0)), asked(plan)
    league.playing = net_that_likes(plan, 4, 500.0)
    action = torch.full((plan.tables,), -1)
    league.answer(past, 0, action)
    partners = league.is_played & league.is_partners
    assert int(partners.sum()) == pytest.approx(1000, abs=plan.seats)
    rival = ~past.mine[0]
    assert set(action[rival & ~partners].tolist()) == {4}
    likely = float(torch.tensor([1.0 / 0.5, 0, 0]).softmax(0)[0])
    for blur, wanted in ((0.0, 1.0), (0.5, likely)):
        its = partners & (league.blur == blur)
        assert set(league.challenger[its].tolist()) == {0, 1}
        shown = float((action[rival & its] == 5).float().mean())
        assert shown == pytest.approx(wanted, abs=0.06)


def test_a_training_spars_with_the_net_of_a_file(tmp_path: Path) -> None:
    """Which stays as it is, however much the other one learns."""
    from hexmoot.learn.session import Session

    plan, partner = small_plan(1024), tmp_path / f"ravens{SUFFIX}"
    trained(tmp_path, plan)
    wanted = read_weights(partner).arrays
    met: list[dict[str, Any]] = []

    def visit(learner: Any, _: object) -> list[dict[str, Any]]:
        met.append(learner.league.partner.numbers())
        return []

    plan = small_plan(2048, league=1.0)
    (tmp_path / "new").mkdir()
    Session(tmp_path / "new", plan, 1e9, 1e9, sparring=partner).run(silent, visit)
    assert met
    assert all((met[-1][name] == array).all() for name, array in wanted.items())


def test_without_a_sparring_partner_all_of_it_is_of_earlier_selves() -> None:
    """Nobody else has tables of their own."""
    league = league_of(small_plan(1024, tables=400, league=0.25))
    assert not league.is_partners.any()


def test_selves_are_remembered_from_time_to_time() -> None:
    """The one the training began with always; of the others as many as there is room for."""
    from hexmoot.learn.net import Net
    from hexmoot.learn.rival import MOST_SELVES, ROUNDS_APART

    plan = small_plan(1024, league=0.5)
    league = league_of(plan)
    first, net = league.selves[0], Net(plan)
    league.meet(net, 1 + ROUNDS_APART // 2)
    assert league.selves == [first]
    for time in range(1, 60):
        league.meet(net, time * ROUNDS_APART)
    assert len(league.selves) == MOST_SELVES
    assert league.selves[0] is first
    assert all(one is not net for one in league.selves)


def test_a_league_goes_on_after_an_interruption(tmp_path: Path) -> None:
    """With the same selves, and learning all the while."""
    trained(tmp_path, small_plan(1024, league=0.5))
    before = torch.load(tmp_path / "state.pt", weights_only=True)
    keeper = trained(tmp_path, small_plan(2048, league=0.5))
    after = torch.load(tmp_path / "state.pt", weights_only=True)
    assert [point["decisions"] for point in keeper.curve] == [1024, 2048]
    assert len(before["selves"]) == len(after["selves"]) == 1
    for name, value in before["selves"][0].items():
        assert torch.equal(value, after["selves"][0][name])
    assert not torch.equal(before["net"]["first.weight"], after["net"]["first.weight"])
