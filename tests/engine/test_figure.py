"""Pictures of the rules are read as they stand, and belong to chapters that have rules."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.engine.conformance.lessons import faults_of_figures
from hexmoot.engine.errors import BadContent
from hexmoot.engine.figure import Figure, chapters_of, figures_in
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Deal
from hexmoot.engine.walkthrough import answers_before, begun, scene_of
from tests.upgrades.write import our_games

HEAD = 'format = "hexmoot.figures/1"\n'
ONE = '[[figure]]\nchapter = "Setup"\nlesson = "first"\nstep = 1\nsay = "So."\n'
GAMES = [game for game in registry.games() if game.figures()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_picture_shows_what_it_says(game: Game) -> None:
    assert list(faults_of_figures(game)) == []


def test_all_five_games_have_pictures() -> None:
    assert len(GAMES) >= 5


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_every_chapter_of_our_rules_has_a_picture(game: Game) -> None:
    pictured = {figure.chapter for figure in game.figures()}
    assert [one for one in chapters_of(game.rules_text()) if one not in pictured] == []


def test_a_picture_may_bring_its_own_deal() -> None:
    """It is a real position: the answers lead there, and the seat is shown what it may see."""
    game = registry.game("alchemists_race")
    deal = Deal(seats=2, seed=7, seat=1, preset="quick", opening=["step 1"])
    figure = Figure(chapter="Setup", say="So.", deal=deal)
    scene = scene_of(game, figure)
    assert (scene.ply, scene.view["viewer"], scene.view["ply"]) == (1, 1, 1)
    assert answers_before(game, figure) == ["step 1"]


def test_answers_before_a_step_lead_to_it() -> None:
    game = registry.game("alchemists_race")
    figure = Figure(chapter="Setup", say="So.", lesson="first", step=3)
    match = begun(game, game.lessons()[0])
    match.play_all([game.actions.parse(text) for text in answers_before(game, figure)])
    assert game.view(match.state, 0) == scene_of(game, figure).view


def test_a_file_is_read_or_refused_with_the_reason(tmp_path: Path) -> None:
    assert figures_in(tmp_path) == []
    file = tmp_path / "figures.toml"
    file.write_text(HEAD + ONE, encoding="utf-8")
    assert [one.chapter for one in figures_in(tmp_path)] == ["Setup"]
    for text, reason in [
        (HEAD.replace("/1", "/7"), "figures/7"),
        (HEAD + ONE.replace("step = 1", "step = 0"), "step"),
        ("format =", "Invalid"),
    ]:
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadContent, match=reason):
            figures_in(tmp_path)


def test_headings_of_a_book_are_its_chapters() -> None:
    assert chapters_of("# Game\n\n## Setup\n\ntext\n\n### Dice\n") == ["Setup", "Dice"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"chapter": "Nowhere"}, "no heading"),
        ({"step": 99}, "no step 99"),
        ({"lesson": ""}, "no step 1"),
        ({"lesson": "", "deal": {"seats": 2, "seed": 1, "opening": ["dance"]}}, "'dance'"),
        ({"lesson": "", "deal": {"seats": 2, "seed": 1, "seat": 5}}, "there are 2"),
        ({"light": ["space:99"]}, "rings 'space:99'"),
        ({"light": ["answers"]}, "rings 'answers'"),
        ({"say": "Take 3."}, "says 3"),
        ({"say": "{9 = table.die}"}, "says '9'"),
    ],
)
def test_a_fault_is_named(
    change: dict[str, object], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game("alchemists_race")
    plain = {"chapter": "Setup", "lesson": "first", "step": 1, "say": "So.", **change}
    spoilt = msgspec.convert(plain, Figure)
    monkeypatch.setattr(type(game), "figures", lambda self: [spoilt])
    assert reason in "; ".join(faults_of_figures(game))


def test_a_heading_of_a_picture_stands_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under two of the same words the page would show it twice."""
    game = registry.game("alchemists_race")
    rules = game.rules_text()
    monkeypatch.setattr(type(game), "rules_text", lambda self: f"{rules}\n\n## Setup\n")
    assert list(faults_of_figures(game)) == [
        "'Setup' is a heading twice, and the picture would be shown twice"
    ]
