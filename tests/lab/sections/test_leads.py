"""How open games are."""

from __future__ import annotations

from hexmoot.lab.facts import Lead
from hexmoot.lab.sections.leads import leads_of
from tests.lab.kit.weighing import field, made_up


def test_leads_of_games() -> None:
    games = [
        made_up([1.0, 0.0], lead=Lead(2, 0, 0.5)),
        made_up([1.0, 0.0], lead=Lead(0, 1, 0.25)),
        made_up([1.0, 0.0], lead=Lead(1, -1, 0.75)),
    ]
    leads = leads_of(field(games))
    assert leads.changes.mean == 1.0
    assert (leads.half_time_wins.mean, leads.half_time_wins.count) == (0.5, 2)
    assert leads.settled.middle == 0.5
