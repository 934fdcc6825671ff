"""How large a message with the news of an answer is, as it goes over the line: at most 4 KB."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from hexmoot.engine import registry
from hexmoot.engine.native.chance import splitmix
from hexmoot.server.entrance.protocols import DEFLATE
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.answers import act
from hexmoot.server.table.consequences import settle
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import Viewer, drawn_games
from hexmoot.server.wire.messages import Act
from tests.server.kit.houses import Clock as Time
from tests.server.kit.houses import settings_in
from tests.server.kit.tables import NOW, RAFE, WREN, begun

MOST_BYTES = 4096
ANSWERS = 120
DEALS = 3
# Of 2,000 deals of ElementaliS the one with most ways to fill a set: 491, where 500 are told.
MANY_WAYS = 1631
PEOPLE = (WREN, RAFE)


class Line:
    """A page that watches, and what its messages weigh when they are deflated as we do it."""

    def __init__(self, folder: Path, table: Table, player: PlayerRow | None) -> None:
        settings = settings_in(folder, now=Time(NOW))
        self.viewer = Viewer(settings, player, None, drawn_games(table.row.game))
        window = int(DEFLATE.server_max_window_bits or zlib.MAX_WBITS)
        self.deflate = zlib.compressobj(wbits=-window, **dict(DEFLATE.compress_settings or {}))
        self.viewer.hello(table)
        self.weights()

    def weights(self) -> list[int]:
        """The bytes of each message that waits."""
        found = []
        while not self.viewer.outbox.empty():
            message = self.viewer.outbox.get_nowait()
            assert message is not None
            sent = self.deflate.compress(message) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
            found.append(len(sent))
        return found


def heaviest(folder: Path, game: str, deal: int) -> int:
    """Play some of a game with two people and a spectator; the heaviest message of it."""
    rules = registry.game(game).rules_version
    table = begun(*PEOPLE, game=game, rules=rules, seed=f"{splitmix(deal):032x}")
    lines = [Line(folder, table, player) for player in (*PEOPLE, None)]
    most = 0
    for turn in range(ANSWERS):
        asked = table.asked_seat
        if asked is None or table.game is None:
            break
        legal = table.game.state.legal()
        chosen = legal[splitmix(deal * ANSWERS + turn) % len(legal)]
        act(table, PEOPLE[asked.seat], Act(id="", moment=table.moment, actions=[chosen]), NOW)
        settle(table, NOW)
        table.row.version += 1
        for line in lines:
            line.viewer.refresh(table)
            most = max([most, *line.weights()])
    return most


@pytest.mark.parametrize("game", registry.game_names())
def test_news_of_an_answer_are_small(tmp_path: Path, game: str) -> None:
    found = [heaviest(tmp_path, game, deal) for deal in range(DEALS)]
    assert 0 < max(found) <= MOST_BYTES


def test_every_way_to_fill_a_large_set_is_small_enough(tmp_path: Path) -> None:
    assert MOST_BYTES * 3 // 4 < heaviest(tmp_path, "elementalis", MANY_WAYS) <= MOST_BYTES
