"""Promises about words: everything is named, worded and points at something that is there."""

from __future__ import annotations

import json
import re
from typing import Any

from hexmoot.engine.conformance.play import expect, random_game, viewers
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.targets import is_there

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+[a-z]?)\*\* ", re.M)


def views_are_complete(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """Views are plain data; prompts, labels, panels and log lines are worded; scores add up."""
    for seed in range(41, 41 + effort):
        state = game.start(seats=seats, seed=seed, preset=preset)
        state.is_telling = True
        for ply, _ in enumerate(random_game(state, seed)):
            for viewer in viewers(state):
                _expect_sentences([event.text for event in state.events(viewer)])
                if ply % 10 == 0:
                    _expect_worded(game, state, viewer)
        expect(bool(state.view(None)["outcome"]["sentence"]), "the ending has no sentence")


def _expect_sentences(lines: list[str]) -> None:
    expect(all(line.strip() for line in lines), "an event has no log line")
    open_lines = [line for line in lines if line[-1] not in ".!?"]
    expect(not open_lines, f"a log line has no full stop: {open_lines}")


def _expect_worded(game: Game, state: State, viewer: int | None) -> None:
    shown = state.view(viewer)
    expect(json.loads(json.dumps(shown)) == shown, "a view is not plain data")
    expect(bool(shown["panels"]), "there are no panels")
    expect(all(panel["title"] for panel in shown["panels"]), "a panel has no title")
    for score in shown["scores"]:
        expect(score["total"] == sum(score["parts"].values()), "score parts do not add up")
    expect(bool(shown["choices"]) == (viewer == state.seat), "choices shown to the wrong viewer")
    hinted = viewer == state.seat or not shown["table"].get("hints")
    expect(hinted, "hints shown to the wrong viewer")
    if not state.over:
        expect(bool(shown["decision"]["prompt"].strip()), "a decision has no prompt")
    labels = [(choice["label"], choice["target"]) for choice in shown["choices"]]
    expect(all(label for label, _ in labels), "a choice has no label")
    expect(len(set(labels)) == len(labels), f"two choices read the same: {labels}")
    _expect_targets(game, shown)
    _expect_closed(game, state, shown)
    table = game.glance(state, viewer)
    expect(_is_glance(table, shown["table"]), "at a glance there is more than lists left out")


def _is_glance(glance: Any, whole: Any) -> bool:
    """Is this the same, but for lists that are empty?"""
    if isinstance(whole, dict) and isinstance(glance, dict):
        alike = glance.keys() == whole.keys()
        return alike and all(_is_glance(glance[key], whole[key]) for key in whole)
    if isinstance(whole, list) and isinstance(glance, list) and glance:
        alike = len(glance) == len(whole)
        return alike and all(map(_is_glance, glance, whole))
    return bool(glance == whole or (isinstance(whole, list) and glance == []))


def _expect_closed(game: Game, state: State, shown: dict[str, Any]) -> None:
    """What is not lit says why or leads on: to a thing without an answer, by legal answers."""
    answered = {choice["target"] for choice in shown["choices"]}
    legal = set(state.legal()) if shown["choices"] else set()
    for closed in shown["closed"]:
        target = closed["target"]
        expect(bool(closed["why"] or closed["actions"]), f"{target!r} does not say why")
        expect(target not in answered, f"{target!r} can be answered, and says why not")
        expect(set(closed["actions"]) <= legal, f"{target!r} leads to what is not allowed")
    targets = [closed["target"] for closed in shown["closed"]]
    expect(len(set(targets)) == len(targets), f"a thing says twice why not: {targets}")


def _expect_targets(game: Game, shown: dict[str, Any]) -> None:
    """What a label points at is on the table or its panels, or of a family the board draws."""
    for choice in shown["choices"]:
        target = choice["target"]
        drawn = not target or is_there(game.places, shown, target)
        expect(drawn, f"{choice['label']!r} points at {target!r}, which nothing shows")


def tips_name_rules(game: Game, seats: int, preset: str, effort: int = 1) -> None:
    """Every tip has a name and a text, and the rule it names stands in the game's rules."""
    here = game.glossary_for(game.prepare(seats, preset, {}))
    strange = sorted(set(here) - set(game.glossary))
    expect(not strange, f"a table has tips of components the game does not list: {strange}")
    tips = [*game.glossary.items(), *here.items()]
    named = {tip.rule for _, tip in tips} - {""}
    rules = set(RULE.findall(game.rules_text())) if named else set()
    for component, tip in tips:
        expect(bool(tip.name.strip() and tip.text.strip()), f"the tip of {component!r} is empty")
        known = not tip.rule or tip.rule in rules
        expect(known, f"the tip of {component!r} names {tip.rule}, which is no rule")
