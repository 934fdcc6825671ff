"""OpenSpiel's searches sit at our tables, by what their seat knows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hexmoot
from hexmoot.bots import SeatView, bot
from hexmoot.bots.bot import UnknownBot
from hexmoot.cli.main import app
from hexmoot.engine.registry import game_names

KINDS = ["openspiel-ismcts", "openspiel-mcts"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", game_names())
def test_they_choose_legally_and_alike_in_worlds_alike(game: str, kind: str) -> None:
    """The same seed and knowledge give the same choice, whatever the others hide."""
    state = hexmoot.game(game).start(seed=5)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    other = state.imagine(state.seat, 99)
    player = bot(f"{kind}:simulations=2", 4)
    chosen = [player.choose(SeatView(world)) for world in (state, other)]
    player.close()
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.legal()


def test_wrong_settings_are_one_line() -> None:
    """As for the other bots."""
    with pytest.raises(UnknownBot, match="no setting 'depth'; it has: simulations"):
        bot("openspiel-ismcts:depth=3")
    with pytest.raises(UnknownBot, match="simulations is 'many', a whole number is needed"):
        bot("openspiel-mcts:simulations=many")
    with pytest.raises(UnknownBot, match="simulations is '0', allowed: 1 to 1,000,000"):
        bot("openspiel-mcts:simulations=0")


def test_the_arena_seats_them(tmp_path: Path) -> None:
    """By name, like any other player."""
    players = "openspiel-ismcts:simulations=30,random"
    words = ["arena", "ravens", "--players", players, "--games", "6", "--workers", "1"]
    found = CliRunner().invoke(app, [*words, "--no-stop", "--json", "--out", str(tmp_path)])
    standings = {row["player"]: row for row in json.loads(found.stdout)["standings"]}
    assert standings["openspiel-ismcts:simulations=30"]["seats_taken"] == 6
