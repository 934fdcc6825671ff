"""Writes what this version writes, into a folder of its name: once, before it is released.

python -m tests.upgrades.write
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from hexmoot.engine import registry
from hexmoot.engine.conformance import Picker, cases
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.answers import answer
from hexmoot.server.table.table import Table
from hexmoot.server.wire.bodies import NewTable
from hexmoot.version import VERSION
from tests.server.kit.houses import ME, named, open_house

HERE = Path(__file__).parent
ANSWERS = 30
TABLE_ANSWERS = 6
SECRET = "not kept in the database of a test"


def our_games() -> list[Game]:
    """The games of this package."""
    return [game for game in registry.games() if type(game).__module__.startswith("hexmoot.games.")]


def played(game: Game) -> Match:
    """The beginning of a random game."""
    match = Match.start(game, seed=20)
    picker = Picker(20)
    for _ in range(ANSWERS):
        match.play(picker.pick(match.state.legal()))
    return match


def spaces_of(game: Game, seats: int, preset: str) -> dict[str, Any]:
    """What a program that learned with an environment relies on."""
    features = game.features(game.prepare(seats, preset, {}))
    words = [game.actions.text(action) for action in range(len(game.actions))]
    return {
        "rules": game.rules_version,
        "observation": len(features),
        "features": print_of([[one.name, one.low, one.high] for one in features]),
        "actions": len(words),
        "words": print_of(words),
    }


def print_of(data: object) -> str:
    """A short print of plain data."""
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:16]


def environments() -> dict[str, dict[str, Any]]:
    """The spaces of every game, seat count and preset."""
    return {
        f"{game.name} {seats} {preset}": spaces_of(game, seats, preset)
        for game in our_games()
        for seats, preset in cases(game)
    }


async def tables_in(folder: Path) -> None:
    """A database with a running table of every game, some answers into it."""
    async with open_house(folder, secret=SECRET) as house:
        wren = await named(house, "Wren")
        for game in our_games():
            seats = [ME] * game.usual_seats
            table = await house.maker.new(wren, NewTable(game=game.name, seats=seats, start=True))
            for _ in range(TABLE_ANSWERS):
                await house.changes.make(table.id, lambda table, now: first(table, wren, now))


def first(table: Table, player: PlayerRow, now: float) -> None:
    """The first choice of whoever is asked."""
    state = table.running_game().state
    answer(table, int(state.seat), [int(state.legal()[0])], player.id, now)


def database() -> str:
    """That database as SQL."""
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(tables_in(Path(name)))
        connection = sqlite3.connect(Path(name) / "hexmoot.db")
        text = "\n".join(connection.iterdump())
        connection.close()
    return text + "\n"


def write(folder: Path) -> None:
    """Everything, anew."""
    folder.mkdir(exist_ok=True)
    for game in our_games():
        match = played(game)
        match.record.save(folder / f"{game.name}.record.json")
        dump = msgspec.json.encode(match.state.dump())
        (folder / f"{game.name}.dump.json").write_bytes(dump + b"\n")
    rows = msgspec.json.format(msgspec.json.encode(environments()), indent=1)
    (folder / "environments.json").write_bytes(rows + b"\n")
    (folder / "database.sql").write_text(database(), "utf-8")


if __name__ == "__main__":
    write(HERE / VERSION)
