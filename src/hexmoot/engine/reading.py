"""How long a lesson takes somebody who reads every word of it and finds what it speaks of."""

from __future__ import annotations

from hexmoot.engine.lesson import Lesson
from hexmoot.engine.walkthrough import Scene, said

WORDS_A_MINUTE = 200
# To find what is meant and click it; to see what others do.
SECONDS_A_CLICK = 3.0
SECONDS_A_SIGHT = 1.1
# A first lesson longer than that is left before its end.
MOST_MINUTES = 10


def minutes_of(lesson: Lesson, scenes: list[Scene]) -> float:
    """All words of goal and steps, all clicks, and what is only watched, with the log beside it."""
    read = words_of(lesson, scenes) / WORDS_A_MINUTE
    clicks = sum(clicks_of(scene) for scene in scenes)
    sights = sum(not clicks_of(scene) for scene in scenes)
    return read + (clicks * SECONDS_A_CLICK + sights * SECONDS_A_SIGHT) / 60


def words_of(lesson: Lesson, scenes: list[Scene]) -> int:
    """Every word that has to be read where every answer is the expected one."""
    firsts = {scene.step: scene for scene in reversed(scenes)}
    steps = [said(lesson, scene) for scene in firsts.values()]
    texts = [lesson.title, lesson.goal]
    texts += [text for step in steps for text in (step.say, step.ask)]
    return sum(len(text.split()) for text in texts)


def clicks_of(scene: Scene) -> int:
    """Clicks until a scene is answered; a set is picked piece by piece and confirmed."""
    if not scene.expects or scene.picks is None:
        return min(1, len(scene.expects))
    whole = (one for one in scene.picks.sets if one.answers == scene.expects[: len(one.answers)])
    return next((len(one.pieces) + 1 for one in whole), 1)
