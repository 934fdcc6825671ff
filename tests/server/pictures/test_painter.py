"""Painting without a browser: the boards' own code, for every game that ships one."""

from __future__ import annotations

import struct
from pathlib import Path

import msgspec
import pytest

from hexmoot.engine.record import Record, perform
from hexmoot.engine.view import frame_of
from hexmoot.server.pictures import painter
from hexmoot.server.pictures.subject import Shown, Subject
from tests.server.kit.process import ROOT
from tests.server.kit.studio import STILL, studio

RECORDS = ROOT / "tests" / "records"
GAMES = sorted(path.name for path in RECORDS.iterdir() if path.is_dir() and path.name[0] != "_")
PARTS = (0.0, 0.4, 1.0)
# What only a browser would understand, or run.
NEVER = ("var(", "light-dark(", "<use", "<script", "<style", "class=", "foreignObject")


def subjects(game: str) -> list[bytes]:
    """A recorded game at its beginning, on its way and at its end."""
    record = Record.from_bytes(min((RECORDS / game).glob("3-seats-*.json")).read_bytes())
    state = record.start()
    found = []
    for place in range(len(record.actions) + 1):
        if place in [round(part * len(record.actions)) for part in PARTS]:
            view = frame_of(state.setup.game, state, None)
            people = [Shown(f"Ann & <{seat}>", "7") for seat in range(record.seats)]
            words = Subject(game, "Title", view, "Move 3", "It rained.", people)
            found.append(msgspec.json.encode(words))
        if place < len(record.actions):
            perform(state, record.actions[place])
    return found


@studio
@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_drawn_and_needs_nothing_else(game: str) -> None:
    for subject in subjects(game):
        svg = painter.draw(STILL, subject)
        assert svg.startswith("<svg ")
        for never in (
            "var(",
            "light-dark(",
            "<use",
            "<script",
            "<style",
            "class=",
            "foreignObject",
        ):
            assert never not in svg
        assert "Ann &amp; &lt;0&gt;" in svg or "Ann &amp; &lt;0>" in svg
        # A board of a few shapes would be a board that was not drawn.
        assert svg.count("<path") + svg.count("<circle") > 60


@studio
def test_a_picture_is_a_png_of_the_size_wanted() -> None:
    picture = painter.paint(STILL, subjects("alchemists_race")[1], 800)
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (800, 420)
    assert len(picture) > 20_000


@studio
def test_letters_are_drawn() -> None:
    """The page's own fonts, whatever the machine has."""
    subject = msgspec.json.decode(subjects("alchemists_race")[0], type=Subject)
    said = painter.paint(STILL, msgspec.json.encode(subject), 600)
    subject.title = subject.told = subject.where = ""
    unsaid = painter.paint(STILL, msgspec.json.encode(subject), 600)
    assert len(said) > len(unsaid) + 1000


@studio
def test_a_game_without_a_still_is_shown_by_a_picture() -> None:
    words = Subject("ravens", "Ravens", {"names": []}, "Move 1", "", [Shown("Ann", "1")])
    assert "Ravens" in painter.draw(STILL, msgspec.json.encode(words))


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "PACKAGES", ("json",))
    assert painter.missing(tmp_path) == "painter.js, sans.ttf, title.ttf not built"
    monkeypatch.setattr(painter, "PACKAGES", ("json", "no_such_package"))
    assert "hexmoot[pictures]" in painter.missing(tmp_path)
    monkeypatch.setattr(painter, "PACKAGES", ("json",))
    for name in (painter.SCRIPT, *painter.FACES):
        (tmp_path / name).touch()
    assert painter.missing(tmp_path) == ""
