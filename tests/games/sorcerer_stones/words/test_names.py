"""Zones are called by names people can say."""

from __future__ import annotations

import re

from hexmoot.engine import registry
from hexmoot.games.sorcerer_stones.rules.geometry import ZONES
from hexmoot.games.sorcerer_stones.words.names import ZONE_NAMES, slot_name

CODE = re.compile(r"\bT\d\b")


def test_every_zone_has_a_name_of_its_own() -> None:
    assert len(set(ZONE_NAMES)) == ZONES
    assert slot_name(8) == "Storm north-west"


def test_lessons_figures_and_puzzles_call_zones_by_their_names() -> None:
    """The page draws names; a code from a record would send a newcomer looking."""
    game = registry.game("sorcerer_stones")
    steps = [step for lesson in game.lessons() for step in lesson.step]
    told = [words for step in steps for words in (step.say, step.ask, *step.wrong.values())]
    told += [figure.say for figure in game.figures()]
    told += game.folder().joinpath("puzzles.json").read_text().splitlines()
    assert [words for words in told if CODE.search(words)] == []
