"""The benchmarks run with what is installed; other people's packages stay in their own rooms."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks.speed import engine, feed, landed, others, peers, research


def test_the_research_benchmark_needs_nothing_of_its_peer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The peer is asked in an environment of its own, where pygame is installed with it."""
    monkeypatch.setattr(research, "ROUNDS", 1)
    monkeypatch.setattr(research, "COUNT", 2)
    monkeypatch.setattr(research, "VECTOR_STEPS", 2)
    monkeypatch.setattr(research, "LOOP_STEPS", 2)
    monkeypatch.setattr(research, "peer_rows", lambda name: [{"steps_per_second": 2.0}])
    monkeypatch.setattr(sys, "argv", ["research", "ravens"])
    research.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "PettingZoo connect four, Python loop: 2 steps/s"
    assert lines[1].startswith("ravens")
    assert any(need.startswith("pygame") for need in peers.NEEDED["connect_four"])


def test_every_game_is_printed_beside_all_three_peers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Medians of the rounds, each beside the peer that does the same kind of thing."""
    rates = iter([(400, 30, 6, 900), (200, 20, 8, 500), (600, 10, 4, 700)])
    monkeypatch.setattr(others, "our_speeds", lambda name: others.Speeds(*next(rates)))
    theirs = iter([(200, 10, 350), (100, 5, 500), (800, 2, 50)])
    monkeypatch.setattr(others, "peer_speeds", lambda: others.Peers(*next(theirs)))
    monkeypatch.setattr(sys, "argv", ["others", "ravens"])
    others.main()
    _, named, head, row = capsys.readouterr().out.splitlines()
    assert named == (
        "Catanatron 200 decisions/s, PettingZoo connect four 5 steps/s, "
        "OpenSpiel ISMCTS gin rummy 350 playouts/s"
    )
    assert head.split()[:4] == ["game", "decisions", "x", "peer"]
    assert row.split() == ["ravens", "400", "2.0", "20", "4.0", "6", "1.2", "700", "2.0"]


def test_our_own_side_of_the_comparison_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number comes from the measurement of its kind; without OpenSpiel its place is empty."""
    monkeypatch.setattr(others, "GAMES", 1)
    monkeypatch.setattr(research, "COUNT", 2)
    monkeypatch.setattr(research, "VECTOR_STEPS", 2)
    monkeypatch.setattr(research, "LOOP_STEPS", 2)
    monkeypatch.setattr(others, "rate_of", lambda name, seats, habits: 7.0 + seats)
    speeds = others.our_speeds("ravens")
    assert min(speeds) > 0
    assert speeds.playouts == 9.0
    asked = {"catanatron": {"decisions_per_second": 3}, "connect_four": {"steps_per_second": 4}}
    monkeypatch.setattr(others, "peer_rows", lambda name: [asked[name]])
    monkeypatch.setattr(others, "open_spiel_rate", lambda: None)
    assert others.peer_speeds() == (3, 4, others.MISSING)
    assert others.times(5, others.MISSING).split() == ["5", "-"]


def test_a_peer_that_cannot_be_installed_is_named_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The next run tries again instead of meeting half an environment."""
    monkeypatch.setattr(peers, "PEERS", tmp_path)
    (tmp_path / "connect_four").mkdir()
    false = shutil.which("false")
    assert false
    with pytest.raises(SystemExit, match=r"pettingzoo==\S+ pygame==\S+ could not be installed"):
        peers.install("connect_four", Path(false))
    assert list(tmp_path.iterdir()) == []


def test_what_learners_and_search_get_is_one_line_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the form the table is made of."""
    monkeypatch.setattr(feed, "COUNT", 2)
    monkeypatch.setattr(feed, "STEPS", 3)
    monkeypatch.setattr(feed, "rate_of", lambda *_: 7.0)
    monkeypatch.setattr(sys, "argv", ["feed", "ravens"])
    feed.main()
    row = json.loads(capsys.readouterr().out)
    assert (row["game"], row["playouts_per_second"]) == ("ravens", 7)
    assert row["fed_steps_per_second"] > 0


def test_a_training_is_measured_in_full_and_half_precision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In turn, and the medians stand beside each other."""
    pytest.importorskip("torch", exc_type=ImportError)
    from benchmarks.speed import learning

    from hexmoot.learn import trainer
    from hexmoot.learn.session import Session

    settings = {"tables": 8, "actors": 1, "width": 16, "blocks": 1, "span": 4}
    monkeypatch.setattr(learning, "SETTINGS", settings)
    monkeypatch.setattr(learning, "DECISIONS", 64)
    monkeypatch.setattr(learning, "ROUNDS", 1)
    asked, run = [], Session.run

    def watched(session: Any, *rest: Any) -> None:
        asked.append(trainer.multiplies_halves("cpu"))
        run(session, *rest)

    monkeypatch.setattr(Session, "run", watched)
    assert all(learning.rate_of("ravens", is_half) > 0 for is_half in (True, False))
    assert asked == [True, False]
    monkeypatch.setattr(learning, "rate_of", lambda name, is_half: 300.0 if is_half else 200.0)
    monkeypatch.setattr(sys, "argv", ["learning", "ravens"])
    learning.main()
    assert capsys.readouterr().out.split() == ["ravens", "200", "300", "1.50"]


def test_the_landed_state_is_a_revision_of_this_clone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Built once, then used as it is; another or none at all is simply not there."""
    monkeypatch.setattr(landed, "PLACE", tmp_path)
    assert landed.landed_source("0000000") is None
    (tmp_path / landed.LANDED).mkdir()
    (tmp_path / landed.LANDED / "compiled").touch()
    assert landed.landed_source(landed.LANDED) == tmp_path / landed.LANDED / "src"


def test_the_table_holds_medians_beside_the_landed_ones(capsys: pytest.CaptureFixture[str]) -> None:
    """Twice the landed rate of decisions, half of its copies, three times the peer."""

    def measured(*rates: tuple[int, int]) -> list[dict[str, object]]:
        names = (engine.DECISIONS, engine.COPIES)
        return [dict(zip(names, pair, strict=True)) for pair in rates]

    found = {
        ("now", "ravens usual"): measured((600, 10), (500, 20), (700, 30)),
        ("landed", "ravens usual"): measured((300, 40)),
        ("interpreted", "ravens usual"): measured((30, 4)),
        ("landed, interpreted", "ravens usual"): measured((24, 8)),
    }
    engine.print_table(found, (engine.DECISIONS, engine.COPIES), 200)
    _, head, now, interpreted = capsys.readouterr().out.splitlines()
    assert head.split()[-2:] == ["x", "peer"]
    assert now.split() == ["now", "ravens", "usual", "600", "2.00", "20", "0.50", "3.0"]
    assert interpreted.split() == [
        "interpreted",
        "ravens",
        "usual",
        "30",
        "1.25",
        "4",
        "0.50",
        "0.1",
    ]


def test_the_landed_state_is_interpreted_without_its_libraries(tmp_path: Path) -> None:
    """Everything else is there, once; the next run takes it as it is."""
    package = tmp_path / "src" / "hexmoot"
    package.mkdir(parents=True)
    for name in ("rules.py", "rules.cpython-311-x86_64-linux-gnu.so", "words.toml"):
        (package / name).touch()
    found = landed.interpreted_source(tmp_path / "src")
    assert sorted(path.name for path in (found / "hexmoot").iterdir()) == ["rules.py", "words.toml"]
    (package / "later.py").touch()
    assert landed.interpreted_source(tmp_path / "src") == found
    assert not (found / "hexmoot" / "later.py").exists()
