"""What people see of any game: complete words everywhere."""

from __future__ import annotations

import json

from hexmoot.engine.game import Game
from tests.conformance.cases import every_case, every_game
from tests.support import random_game


@every_case
def test_every_view_is_plain_data_with_words(game: Game, seats: int, preset: str) -> None:
    """Views are JSON, prompts and labels are sentences, panels have titles, events have log lines."""
    state = game.start(seats=seats, seed=41, preset=preset)
    state.is_telling = True
    for ply, _ in enumerate(random_game(state, 41)):
        for viewer in [*range(seats), None]:
            for event in state.events(viewer):
                assert event.text.strip()
            if ply % 10 == 0:
                shown = state.view(viewer)
                assert json.loads(json.dumps(shown)) == shown
                assert shown["panels"]
                assert all(panel["title"] for panel in shown["panels"])
                if not state.over:
                    assert shown["decision"]["prompt"].strip()
    shown = state.view(None)
    assert shown["outcome"]["sentence"]


@every_case
def test_scores_add_up_and_labels_are_distinct(game: Game, seats: int, preset: str) -> None:
    """The parts of a score add up; no two choices of one decision read the same."""
    state = game.start(seats=seats, seed=42, preset=preset)
    for ply, _ in enumerate(random_game(state, 42)):
        if ply % 5 or state.over:
            continue
        shown = state.view(state.seat)
        for score in shown["scores"]:
            assert score["total"] == sum(score["parts"].values())
        labels = [(choice["label"], choice["target"]) for choice in shown["choices"]]
        assert len(set(labels)) == len(labels), labels


@every_game
def test_the_registration_is_complete(game: Game) -> None:
    """Titles, summary, names of decisions, events and endings, tooltips and rules are there."""
    assert game.title
    assert game.summary
    assert game.minutes[0] <= game.minutes[1]
    assert 1 <= game.weight <= 5
    assert game.rules_version >= 1
    assert game.glossary
    assert all(tip.name and tip.text for tip in game.glossary.values())
    assert all(ending.name and ending.sentence for ending in game.endings)
    assert all(option.help for option in game.options.options.values())
    assert all(form["name"] for form in game.options.form())
