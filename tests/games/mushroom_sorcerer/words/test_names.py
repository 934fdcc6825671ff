"""Everything has a name, a sentence and a rule."""

from __future__ import annotations

import re

from hexmoot.games.mushroom_sorcerer.rules.keys import POTION_KEYS, SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.rules.kinds import DECISIONS, EVENTS
from hexmoot.games.mushroom_sorcerer.words import log, names, prompts
from tests.games.mushroom_sorcerer.kit import game


def test_everything_has_words() -> None:
    """Every decision a prompt, every event a log line, every card a name and a tooltip."""
    assert set(prompts.PROMPTS) >= set(DECISIONS.values())
    assert set(log.LOG) == set(EVENTS.values())
    assert (set(names.SPELLS), set(names.POTIONS)) == (set(SPELL_KEYS), set(POTION_KEYS))
    glossary = game().glossary
    assert all(tip.name and tip.text and tip.rule.startswith("MS-") for tip in glossary.values())
    rules = game().rules_text()
    for key, name in [(key, names.SPELLS[key][0]) for key in SPELL_KEYS]:
        rule = glossary[f"spell:{key}"].rule
        assert f"- **{rule}** {name} (" in rules
    for key in POTION_KEYS:
        rule = glossary[f"potion:{key}"].rule
        assert f"- **{rule}** {names.POTIONS[key][0]} (" in rules


def test_lessons_call_lands_by_their_names() -> None:
    """The page draws names; a code from the rules would send a newcomer looking."""
    steps = [step for lesson in game().lessons() for step in lesson.step]
    told = [words for step in steps for words in (step.say, step.ask, *step.wrong.values())]
    told += [figure.say for figure in game().figures()]
    assert [words for words in told if re.search(r"\b[A-E][1-4]\b", words)] == []
