"""What roles win."""

from __future__ import annotations

from hexmoot.lab.sections.roles import role_lines
from tests.lab.kit.weighing import field, made_up


def test_in_company_a_game_counts_once_however_many_seats_hold_a_role() -> None:
    games = [made_up([1.0, 1.0], roles=[["baker"], ["baker"]])] * 5
    (line,) = role_lines(field(games, wins_together=True))
    assert (line.component, line.name, line.share.count) == ("baker", "Baker", 5)


def test_roles_best_first() -> None:
    games = [made_up([1.0, 0.0], roles=[["smith"], ["baker"]])] * 12
    lines = role_lines(field(games))
    assert [(line.name, line.share.mean, line.stands_out) for line in lines] == [
        ("Smith", 1.0, True),
        ("Baker", 0.0, True),
    ]
