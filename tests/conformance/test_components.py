"""What games tell balance reports: deeds and roles name components and keep secrets."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hexmoot.engine.conformance import positions, random_game
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.conformance.cases import CASES, GAMES

SEATS = 2
MOST_GAMES = 60
EVERY = 9  # positions from one look into other worlds to the next

# A verb is the heading of a table, and few of them are enough for a game.
VERB = re.compile(r"[a-z]+( [a-z]+){0,2}")
MOST_VERBS = 16
# Of these games every verb is known; all must come up.
VERBS = {
    "alchemists_race": {"crafted", "sold", "played", "given up"},
    "elementalis": {"chosen", "named", "cast", "copied"},
    "mushroom_sorcerer": {
        "drunk",
        "used",
        "taken",
        "replaced",
        "cast",
        "placed",
        "raised",
        "summoned",
        "picked",
    },
    "rune_stones": {
        "played for magic",
        "bought",
        "played for ability",
        "given up",
        "taken",
        "called back",
        "picked",
        "forged",
        "chosen",
        "laid aside",
        "made wild",
        "used",
        "spent",
    },
    "sorcerer_stones": {"played", "crafted", "claimed", "used"},
}
# Options under which the rarest of them come up often enough.
OPTIONS: dict[str, dict[str, Any]] = {
    "mushroom_sorcerer": {"roles": ["charles", "eddie"]},
    "rune_stones": {"nocturnal": True, "forest": True, "stone_swap": True},
}


@pytest.mark.parametrize(("game", "seats", "preset"), CASES)
def test_deeds_and_roles_name_components(game: Game, seats: int, preset: str) -> None:
    """Every deed of a legal answer and every role stands in the glossary."""
    met: set[str] = set()
    for state in positions(game, seats, preset, seed=5, every=1):
        for action in state.legal():
            deed = game.deed(state, action)
            if deed is not None:
                assert deed.component in game.glossary
                assert VERB.fullmatch(deed.verb)
                met.add(deed.verb)
    assert met <= VERBS.get(game.name, met)
    assert len(met) <= MOST_VERBS
    assert state.over
    for seat in range(seats):
        roles = game.roles(state, seat)
        assert set(roles) <= set(game.glossary)
        assert len(set(roles)) == len(roles)


@pytest.mark.parametrize(("game", "seats", "preset"), CASES)
def test_deeds_are_the_same_in_every_world(game: Game, seats: int, preset: str) -> None:
    """A deed depends on what the asked seat knows, and telling it changes nothing."""
    for number, state in enumerate(positions(game, seats, preset, seed=6, every=EVERY)):
        before = state.digest()
        world = state.imagine(state.seat, number)
        legal = state.legal()
        real = [game.deed(state, action) for action in legal]
        assert [game.deed(world, action) for action in legal] == real
        assert state.digest() == before


@pytest.mark.parametrize("game", [case for case in GAMES if case.id in VERBS])
def test_every_verb_comes_up(game: Game) -> None:
    """Random games offer each verb of the game."""
    met: set[str] = set()
    for seed in range(MOST_GAMES):
        if met >= VERBS[game.name]:
            break
        state = game.start(seats=SEATS, seed=seed, **OPTIONS.get(game.name, {}))
        met |= offered(game, state)
        for _ in random_game(state, seed):
            met |= offered(game, state)
    assert met == VERBS[game.name]


def offered(game: Game, state: State) -> set[str]:
    """The verbs of the answers that are legal now."""
    deeds = [game.deed(state, action) for action in state.legal()]
    return {deed.verb for deed in deeds if deed is not None}
