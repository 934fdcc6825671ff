"""A report as a page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from hexmoot.lab.page import page_part, whole_page
from hexmoot.lab.report import Report
from tests.lab.kit.weighing import weighed

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
