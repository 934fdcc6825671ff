"""The bot any bot must beat."""

from __future__ import annotations

from hexmoot.bots import SeatView, bot
from tests.bots.kit.positions import ravens


def test_random_draws_every_action_and_each_seed_its_own() -> None:
    """Over many seeds all legal actions come up about equally often."""
    seat_view = SeatView(ravens())
    drawn = [bot("random", seed).choose(seat_view) for seed in range(400)]
    counts = [drawn.count(action) for action in seat_view.legal()]
    assert sum(counts) == 400
    assert all(150 < count < 250 for count in counts)
