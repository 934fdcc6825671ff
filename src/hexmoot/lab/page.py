"""A report as a page: a part for the web app, or a whole file that needs nothing else."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from hexmoot.lab.findings import SOURCE_WORDS, findings_of, number, percent, signed, verdict
from hexmoot.lab.report import Report, Rules

STYLES = ("standalone.css", "report.css")
# The scale of a drawn share: from nothing to this many times the even share, or everything.
SCALE_OF_EVEN = 2.0


def whole_page(report: Report) -> str:
    """One HTML file without scripts, fonts or anything to load."""
    styles = "\n".join(_text(name) for name in STYLES)
    return (
        _environment()
        .get_template("page.html.jinja")
        .render(**_values(report), styles=Markup(styles))
    )


def page_part(report: Report) -> str:
    """The report without head and body, for the web app, which has the styles."""
    return _environment().get_template("report.html.jinja").render(**_values(report))


def heading(rules: Rules) -> str:
    """`Rune Stones for 4`."""
    return f"{rules.title} for {rules.seats}"


def _values(report: Report) -> dict[str, Any]:
    """What the templates read."""
    findings = findings_of(report)
    return {
        "report": report,
        "heading": heading(report.rules),
        "verdict": verdict(findings),
        "findings": findings,
        "deeds": _by(report.deeds, "verb"),
        "choices": _by(report.choices, "kind"),
        "scale": min(1.0, SCALE_OF_EVEN * report.even),
        "sources": SOURCE_WORDS,
    }


def _by(lines: list[Any], attribute: str) -> list[tuple[str, list[Any]]]:
    """Lines under the value of one of their attributes, in their order."""
    grouped = groupby(lines, key=lambda line: getattr(line, attribute))
    return [(str(value), list(members)) for value, members in grouped]


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("hexmoot.lab", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["percent"] = percent
    environment.filters["number"] = number
    environment.filters["signed"] = signed
    environment.filters["words"] = lambda text: str(text).replace("_", " ")
    return environment


def _text(name: str) -> str:
    return files("hexmoot.lab").joinpath("templates", name).read_text(encoding="utf-8")
