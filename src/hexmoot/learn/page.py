"""The curves of a training as a page that needs nothing else."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from hexmoot.engine import registry
from hexmoot.learn.plan import Plan

WIDTH, HEIGHT = 640, 160
CURVES = {
    "value": "Surprise at the result (the lower, the better the chances are foreseen)",
    "entropy": "Doubt about the answer",
    "length": "Answers a game",
}


def curves_page(plan: Plan, curve: list[dict[str, Any]]) -> str:
    """All curves and matches of a training."""
    environment = Environment(
        loader=PackageLoader("hexmoot.learn"), autoescape=True, undefined=StrictUndefined
    )
    return environment.get_template("curves.html.jinja").render(
        title=registry.game(plan.game).title,
        recipe=asdict(plan.recipe),
        last=curve[-1] if curve else {},
        curves=[drawn(words, curve, name) for name, words in CURVES.items() if has(curve, name)],
        matches=[(point, row) for point in curve for row in point["matches"]],
        width=WIDTH,
        height=HEIGHT,
    )


def has(curve: list[dict[str, Any]], name: str) -> bool:
    """Does this kind of training tell such a number? Without a point nobody knows."""
    return not curve or any(name in point for point in curve)


def drawn(words: str, curve: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """One curve over the decisions made: its words, its ends, and its points on the paper."""
    points = [(point["decisions"], point[name]) for point in curve if name in point]
    last = max([decisions for decisions, _ in points], default=1)
    top = max([value for _, value in points], default=1.0) or 1.0
    line = " ".join(
        f"{WIDTH * decisions / last:.1f},{HEIGHT - HEIGHT * value / top:.1f}"
        for decisions, value in points
    )
    return {"words": words, "line": line, "top": f"{top:.3g}", "last": f"{last:,}"}
