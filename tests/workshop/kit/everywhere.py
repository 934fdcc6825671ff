"""Plays a game in every part of the product, in a process that finds it as users do.

python -m tests.workshop.kit.everywhere GAME FOLDER
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from hexmoot.bots import bot
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from hexmoot.engine.secrets import has_secrets
from hexmoot.learn.plan import Recipe
from hexmoot.learn.tables import make_plan
from tests.server.kit.people import BOT, ME, Person
from tests.server.kit.process import ServerProcess

PATIENCE = 300


def command(*words: object) -> str:
    """What `hexmoot` prints; it must end well."""
    line = [sys.executable, "-m", "hexmoot", *map(str, words)]
    run = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert run.returncode == 0, run.stderr[-2000:] + run.stdout[-2000:]
    return run.stdout


def lists(game: str, folder: Path) -> None:
    """`hexmoot games` and `hexmoot rules`."""
    assert game in [row["name"] for row in json.loads(command("games", "--json"))]
    assert registry.refused() == []
    assert "The end" in command("rules", game)


def terminal(game: str, folder: Path) -> None:
    """Two bots in the terminal, saved and verified."""
    saved = folder / "terminal.json"
    command("play", game, "--players", "random,greedy", "--seats", 2, "--seed", 3, "--save", saved)
    assert Record.load(saved).final().over


def arena(game: str, folder: Path) -> None:
    """Two workers."""
    words = ("--players", "random,greedy", "--seats", 2, "--games", 4, "--workers", 2)
    places = ("--out", folder / "a", "--rows", folder / "rows.csv")
    command("arena", game, *words, "--no-stop", *places)
    assert len((folder / "rows.csv").read_text("utf-8").splitlines()) == 9


def lab(game: str, folder: Path) -> None:
    """A balance report, with two workers."""
    places = ("--out", folder / "l", "--shelf", folder / "s", "--page", folder / "page.html")
    words = ("--games", 8, "--luck", 2, "--ladder", 0, "--player", "greedy", "--workers", 2)
    command("lab", game, *words, *places)
    assert registry.game(game).title in (folder / "page.html").read_text("utf-8")


def environments(game: str, folder: Path) -> None:
    """Gymnasium, PettingZoo and many tables at once in two processes."""
    import gymnasium

    from hexmoot.research.gymnasium import environment_id
    from hexmoot.research.pettingzoo import env
    from hexmoot.research.processes import ProcessVector

    table = gymnasium.make(environment_id(registry.game(game)), disable_env_checker=True)
    _, info = table.reset(seed=1)
    table.step(int(info["action_mask"].argmax()))
    table.close()
    company = env(game)
    company.reset(seed=1)
    company.step(int(company.observe(company.agent_selection)["action_mask"].argmax()))
    with ProcessVector(game, 4, workers=2, seats=2, seed=3) as many:
        many.step(many.masks.argmax(axis=1))


def thinking(game: str, folder: Path) -> None:
    """Bots that search, and a plan to learn from."""
    match = Match.start(registry.game(game), seats=2, seed=5)
    thinker = bot("search:playouts=20")
    for _ in range(3):
        match.play(thinker.choose(SeatView(match.state)))
    assert make_plan(registry.game(game), Recipe(decisions=1000)).game == game


def server(game: str, folder: Path) -> None:
    """The lobby, the book, a table played to its end, its review, with a bot."""
    process = ServerProcess(folder, database=f"sqlite:///{folder / 'hexmoot.db'}")
    person = Person(process.url, "Wren")
    try:
        [info] = [row for row in person.get("/api/games") if row["name"] == game]
        book = person.get(f"/api/games/{game}/book")
        assert (book["title"], "The end" in book["rules"]) == (info["title"], True)
        table = person.open(game, ME, BOT, preset="short", start=True)
        assert person.get(f"/api/tables/{table}")["hides"] == has_secrets(registry.game(game))
        page = person.sit_at(table)
        while page.table["status"] != "finished":
            page.act()
            page.wait(lambda: page.choices or page.table["status"] == "finished")
        assert page.position["view"]["outcome"]["reason"] == "rounds_played"
    finally:
        person.close()
        process.stop()


PARTS: list[Callable[[str, Path], None]] = [
    *(lists, terminal, arena, lab, environments, thinking, server)
]


def main(game: str, folder: Path) -> None:
    """Every part in turn."""
    for part in PARTS:
        part(game, folder)
        sys.stdout.write(f"{part.__name__}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
