"""The page: whole, without anything to load, and nothing in it that was not escaped."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest

from hexmoot.arena.statistics import Interval
from hexmoot.lab.findings import findings_of, number, percent, signed
from hexmoot.lab.ladder import RungLine
from hexmoot.lab.luck import LuckLine
from hexmoot.lab.page import page_part, whole_page
from hexmoot.lab.report import Report, compared, rules_of
from tests.lab.kit.weighing import weigh, weighed
from tests.lab.toys.scales import GAME

VOID = {"meta", "path", "circle", "line", "rect"}


class Tags(HTMLParser):
    """Every element is closed where it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.ids += [values["id"] or ""] if "id" in values else []
        self.links += [values["href"] or ""] if "href" in values else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.fixture
def report() -> Report:
    """Everything a report can have."""
    found = weighed(120, seats=2, seat_edge=600)
    rules = rules_of(GAME.prepare(2, None, {"seat_edge": 300}))
    found = compared(found, rules, weigh(120, seat_edge=600), weigh(120, seat_edge=300))
    return msgspec.structs.replace(
        found,
        luck=[
            LuckLine("setup", True, 0.4, 0.2, 0.6, 50),
            LuckLine("draws", False, 0.0, 0.0, 0.0, 0),
        ],
        ladder=[RungLine("greedy", "random", Interval(0.5, 0.4, 0.6, 60))],
    )


def test_the_page_needs_nothing_else(report: Report) -> None:
    page = whole_page(report)
    assert page.startswith("<!doctype html>")
    assert not re.search(r"<script|<link|<img|@import|url\(|https?:", page)


def test_every_element_is_closed_and_every_link_leads_somewhere(report: Report) -> None:
    tags = Tags()
    tags.feed(whole_page(report))
    assert tags.open == []
    assert len(set(tags.ids)) == len(tags.ids)
    assert {link.removeprefix("#") for link in tags.links} <= set(tags.ids)
    assert len(tags.links) == 9


def test_names_are_escaped(report: Report) -> None:
    part = page_part(report)
    assert "Scales &lt;of&gt; Luck for 2: balance report" in part
    assert "<of>" not in part


def test_sections_without_anything_are_left_out() -> None:
    plain = page_part(weighed(20))
    for section in ("lab-luck", "lab-ladder", "lab-compared"):
        assert section not in plain


def test_what_stands_out_stands_on_top_and_at_its_line(report: Report) -> None:
    part = page_part(report)
    assert "<li>Seat 1 wins" in part
    assert re.search(r'<tr class="lab-out"><th scope="row">Seat 1 <span class="lab-mark">', part)


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
