"""All games a report is made of."""

from __future__ import annotations

from tests.lab.kit.weighing import field, made_up

GAMES = [made_up([1.0, 0.0]), made_up([0.5, 0.5])]


def test_an_unremarkable_seat_wins_what_all_win_on_average() -> None:
    found = field(GAMES)
    assert (found.seats, found.even) == (2, 0.5)


def test_seats_that_win_together_count_once() -> None:
    everybody = [0, 1]
    assert field(GAMES).won_by(lambda fact: everybody) == [[1.0, 0.0], [0.5, 0.5]]
    together = field(GAMES, wins_together=True)
    assert together.won_by(lambda fact: everybody) == [[1.0], [0.5]]
    assert together.share(lambda fact: everybody).count == 2


def test_a_component_nobody_explains_is_called_by_its_key() -> None:
    assert (field(GAMES).name("copper"), field(GAMES).name("mithril")) == ("Copper", "mithril")
