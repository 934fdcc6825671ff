"""What a report comes to, in sentences."""

from __future__ import annotations

from hexmoot.lab.findings import findings_of, number, percent, signed
from hexmoot.lab.report import Report


def test_notes_name_what_is_worth_a_look(report: Report) -> None:
    found = findings_of(report)
    assert found.notes == [
        "Who leads at half-time wins 96\N{NO-BREAK SPACE}% of games.",
        "Of luck alone, the deal at the start decides most: 40\N{NO-BREAK SPACE}% of who wins.",
        "Better play is not shown to win more here: greedy over random.",
    ]
    assert found.changes[0].startswith("Best score: ")


def test_numbers_as_people_read_them() -> None:
    shares = [percent(share).replace("\N{NO-BREAK SPACE}", " ") for share in (0.0, 0.052, 0.5, 1.0)]
    assert shares == ["0 %", "5.2 %", "50 %", "100 %"]
    assert [number(value, False) for value in (3.0, 3.25)] == ["3", "3.2"]
    assert number(0.25, True) == "25\N{NO-BREAK SPACE}%"
    assert signed(-0.125, True) == "−12.5 points"
    assert signed(2.0, False) == "+2.0"
