"""What somebody has played, and what it comes to; nothing of a running game is in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from hexmoot.server.hall.history import ratings, role_name
from hexmoot.server.storage.rows import ResultRow
from hexmoot.server.table import new_table
from hexmoot.server.wire.pastimes import Export, MyGames
from tests.server.kit.houses import named, open_house
from tests.server.kit.played import begun_game, played_game

# A deal of Ravens that the host wins, where everybody takes the first choice.
WON_BY_THE_HOST = 3


def test_a_game_is_there_with_everybody_who_played_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_table, "fresh_seed", lambda: WON_BY_THE_HOST)

    async def work() -> tuple[MyGames, MyGames]:
        async with open_house(tmp_path) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            await played_game(house, [wren, rafe])
            await played_game(house, [wren, rafe], practice=True)
            await begun_game(house, [wren, rafe])
            return await house.history.of_player(wren), await house.history.of_player(rafe)

    mine, theirs = asyncio.run(work())
    assert [[one.name for one in game.rivals] for game in mine.games] == [["Rafe"]]
    assert (mine.games[0].share, theirs.games[0].share) == (1.0, 0.0)
    assert [(one.game, one.games) for one in mine.ratings] == [("ravens", 1)]
    assert next(one for one in mine.achievements if one.name == "games").have == 1


def test_an_export_holds_everything_of_mine_and_no_seed(tmp_path: Path) -> None:
    async def work() -> tuple[Export, str]:
        async with open_house(tmp_path) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            await played_game(house, [wren, rafe])
            running = await begun_game(house, [wren, rafe])
            return await house.history.export(wren), running.row.seed

    export, seed = asyncio.run(work())
    assert (export.name, len(export.tables), len(export.games)) == ("Wren", 2, 1)
    assert seed not in msgspec.json.encode(export).decode()


def test_roles_have_names() -> None:
    assert role_name("gone", "mage:purist") == "purist"
    assert role_name("ravens", "bird:black") == "black"
    assert ratings([]) == []


def test_the_newest_rating_of_a_game_stands_with_all_its_games() -> None:
    """Results come with the newest first; those that were not rated do not count."""

    def row(game: str, mean: float | None) -> ResultRow:
        deviation = None if mean is None else 7.0
        return ResultRow(
            table_id="t",
            player="wren",
            seat=0,
            game=game,
            preset="",
            seats=2,
            plies=9,
            ended=1.0,
            mean=mean,
            deviation=deviation,
        )

    rows = [row("ravens", 28.0), row("ravens", None), row("rune_stones", 24.0), row("ravens", 26.0)]
    found = {one.game: (one.mean, one.games) for one in ratings(rows)}
    assert found == {"ravens": (28.0, 2), "rune_stones": (24.0, 1)}
