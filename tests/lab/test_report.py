"""Reports as files."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexmoot.arena import Workers
from hexmoot.lab.report import BadReport, Report, rules_of
from hexmoot.lab.study import Study
from tests.lab.kit.studies import MADE, plan, quiet
from tests.lab.kit.weighing import weighed
from tests.lab.toys.scales import GAME


def test_a_report_survives_its_file(tmp_path: Path) -> None:
    report = Study(plan(), MADE, luck_pairs=2).run(tmp_path, Workers(1), quiet)
    assert Report.from_bytes(report.to_bytes()) == report


def test_what_is_no_report_is_refused(tmp_path: Path) -> None:
    report = Study(plan(2), MADE).run(tmp_path, Workers(1), quiet)
    later = msgspec.structs.replace(report, format="hexmoot.lab/2").to_bytes()
    with pytest.raises(BadReport, match="hexmoot.lab/2"):
        Report.from_bytes(later)
    with pytest.raises(BadReport, match="not a whole report"):
        Report.from_bytes(report.to_bytes()[:100])


def test_only_unusual_options_are_named() -> None:
    options = GAME.prepare(2, None, {"seat_edge": 3}).options
    assert rules_of(GAME.prepare(2, None, options)).options == {"seat_edge": 3}


def test_reports_stored_before_a_name_changed_are_still_read() -> None:
    """Files say `has_company` for what is called `wins_together` now."""
    data = weighed(4).to_bytes()
    assert b'"has_company": false' in data
    stored = Report.from_bytes(data.replace(b'"has_company": false', b'"has_company": true'))
    assert stored.rules.wins_together
