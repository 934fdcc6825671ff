"""Files of earlier versions are opened, or refused in words that say why.

Files of a version that is not released may be written anew (`python -m tests.upgrades.write`),
those of a released one never: what it promises is kept, or its rules or its format have another
number, and then the refusal must say so.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadRecord, BadState
from hexmoot.engine.record import Record
from hexmoot.server.errors import Refusal
from hexmoot.version import VERSION
from tests.server.kit.houses import open_house
from tests.upgrades.write import HERE, TABLE_ANSWERS, first, our_games, spaces_of

VERSIONS = sorted(path.name for path in HERE.iterdir() if (path / "environments.json").exists())
FILES = [path for version in VERSIONS for path in sorted((HERE / version).glob("*.json"))]
RECORDS = [path for path in FILES if path.name.endswith(".record.json")]
DUMPS = [path for path in FILES if path.name.endswith(".dump.json")]
MOST_BYTES = 400_000


@pytest.fixture(params=[0, 1], ids=["these_rules", "later_rules"], autouse=True)
def _later(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything once more as if the rules of every game had got another number since."""
    for game in our_games():
        monkeypatch.setattr(game, "rules_version", game.rules_version + request.param)


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.name.partition('.')[0]}"


def test_this_version_has_its_files_and_they_are_small() -> None:
    """One record and one dump a game, the environments and a database."""
    assert VERSION in VERSIONS
    for kind in ("record", "dump"):
        found = {path.name for path in (HERE / VERSION).glob(f"*.{kind}.json")}
        assert found == {f"{game.name}.{kind}.json" for game in our_games()}
    assert sum(path.stat().st_size for path in (HERE / VERSION).iterdir()) < MOST_BYTES


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_records_are_played_again_or_refused_in_words(path: Path) -> None:
    record = Record.load(path)
    game = registry.game(record.game)
    if game.rules_version == record.rules:
        assert record.final().ply == len(record.actions)
        return
    with pytest.raises(BadRecord, match=f"made by rules {record.rules} of {record.game}"):
        record.final()


@pytest.mark.parametrize("path", DUMPS, ids=named)
def test_dumps_are_loaded_or_refused_in_words(path: Path) -> None:
    dump = msgspec.json.decode(path.read_bytes())
    game = registry.game(dump["game"])
    if game.rules_version == dump["rules"]:
        assert game.load(dump).dump() == dump
        return
    with pytest.raises(BadState, match=f"made by rules {dump['rules']}"):
        game.load(dump)


@pytest.mark.parametrize("version", VERSIONS)
def test_environments_keep_their_spaces_while_the_rules_keep_their_number(version: str) -> None:
    """The number of the rules is that of the environment: with another number all may differ."""
    kept = json.loads((HERE / version / "environments.json").read_text("utf-8"))
    for key, spaces in kept.items():
        name, seats, preset = key.split()
        game = registry.game(name)
        if game.rules_version == spaces["rules"]:
            assert spaces_of(game, int(seats), preset) == spaces, key


@pytest.mark.parametrize("version", VERSIONS)
def test_tables_of_a_database_are_played_on_or_refused_in_words(
    tmp_path: Path, version: str
) -> None:
    connection = sqlite3.connect(tmp_path / "hexmoot.db")
    connection.executescript((HERE / version / "database.sql").read_text("utf-8"))
    kept = dict(connection.execute("SELECT id, game FROM tables"))
    rules = dict(connection.execute("SELECT game, rules FROM tables"))
    owner = connection.execute("SELECT id FROM players").fetchone()[0]
    connection.close()

    async def play_on() -> dict[str, int | str]:
        found: dict[str, int | str] = {}
        async with open_house(tmp_path) as house:
            wren = await house.stores.players.by_id(owner)
            assert wren is not None
            assert len((await house.lobby.lobby(wren)).mine) == len(kept)
            for table_id, game in kept.items():
                try:
                    await house.changes.make(table_id, lambda table, now: first(table, wren, now))
                    found[game] = (await house.tables.find(table_id)).begun_game().ply
                except Refusal as refusal:
                    found[game] = str(refusal)
        return found

    for game, outcome in asyncio.run(play_on()).items():
        if registry.game(game).rules_version == rules[game]:
            assert outcome == TABLE_ANSWERS + 1, game
        else:
            assert f"made by rules {rules[game]} of {game}" in str(outcome)
