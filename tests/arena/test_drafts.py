"""How much a draft decides: what is measured on made-up results."""

from __future__ import annotations

import pytest
from benchmarks.strength.drafts import Draft, again, drafted, mages, part_of_draft

STREAMS = ("stream_setup", "stream_draws", "stream_dice")


def with_results(results: list[list[list[float]]]) -> list[Draft]:
    """Drafts of which this came; the first seat is a guardian, the second an elitist."""
    start = drafted(2, 0).start
    return [Draft(start, [["guardian"], ["elitist"]], one) for one in results]


def test_all_nothing_or_half_is_decided_by_the_draft() -> None:
    """Games of one draft end alike; or as they would anyway; or half of the variance is common."""
    won, lost = [1.0, 0.0], [0.0, 1.0]
    assert part_of_draft(with_results([[won, won], [lost, lost]] * 20))[0] == pytest.approx(1.0)
    evenly = [[won, lost], [lost, won], [won, won], [lost, lost]] * 20
    share, half = part_of_draft(with_results(evenly))
    assert share == pytest.approx(0.0)
    assert 0.0 < half < 0.3
    mixed = [[won, won], [lost, lost]] * 20 + evenly[:40]
    assert part_of_draft(with_results(mixed))[0] == pytest.approx(0.5)


def test_where_all_games_end_alike_nothing_is_the_drafts() -> None:
    """What does not vary has no causes; and no warning of a division either."""
    assert part_of_draft(with_results([[[1.0, 0.0]] * 2] * 5)) == (0.0, 0.0)


def test_mages_are_named_with_what_their_seats_won() -> None:
    """Best first, over all seats that had them."""
    found = list(mages(with_results([[[1.0, 0.0]] * 3, [[0.0, 1.0], [1.0, 0.0], [1.0, 0.0]]])))
    assert [(role, won.count) for role, won in found] == [("guardian", 6), ("elitist", 6)]
    assert [won.mean for _, won in found] == pytest.approx([5 / 6, 1 / 6])


def test_drafts_are_by_lot_and_their_games_have_dice_of_their_own() -> None:
    """Everybody has mages; the same number is the same draft; nobody is asked to draft any more."""
    one, other = drafted(2, 1), drafted(2, 2)
    assert all(one.roles)
    assert one.roles != other.roles
    assert one.roles == drafted(2, 1).roles
    first, second = again(one.start, 1), again(one.start, 2)
    assert one.start.ply == first.ply
    seeds = [[getattr(state, name) for name in STREAMS] for state in (first, second)]
    assert all(mine != theirs for mine, theirs in zip(*seeds, strict=True))


def test_symbols_can_be_left_out_of_drafts() -> None:
    """What a fix would do: nobody has the Moon, neither large nor small."""
    roles = [role for number in range(30) for own in drafted(2, number, "m").roles for role in own]
    assert not {"major:m", "minor:m"} & set(roles)
    assert {"major:m", "minor:m"} <= {
        role for number in range(30) for own in drafted(2, number).roles for role in own
    }


def test_a_draft_can_be_named() -> None:
    """The answers in their order; whatever is not named is by lot."""
    words = ["major e", "major w", "minor m", "minor m"]
    whole = drafted(2, 5, named=words)
    assert "major:e" in whole.roles[0]
    assert "major:w" in whole.roles[1]
    assert {"minor:m"} <= set(whole.roles[0]) & set(whole.roles[1])
    begun = [drafted(2, number, named=words[:1]).roles for number in range(10)]
    assert all("major:e" in first for first, _ in begun)
    assert len({str(second) for _, second in begun}) > 1
