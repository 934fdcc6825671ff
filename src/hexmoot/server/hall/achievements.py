"""Achievements: they reward trying every game, preset, mage and sorcerer, not playing for ever."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache

from hexmoot.bots import LEVELS
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.native.playout import play_many
from hexmoot.server.storage.rows import ResultRow
from hexmoot.server.wire.pastimes import Achievement

LONGEST_GAME = 100_000
TABLES_WITH_PEOPLE = 10


def achievements(games: Sequence[Game], results: Sequence[ResultRow]) -> list[Achievement]:
    """Everything there is to try, with how far somebody has come."""
    found = [_every_game(games, results), *_company(results)]
    found += [_level(level, games, results) for level in LEVELS]
    for game in games:
        own = [row for row in results if row.game == game.name]
        found += [_presets(game, own), *_roles(game, own)]
    return found


def _every_game(games: Sequence[Game], results: Iterable[ResultRow]) -> Achievement:
    done = {row.game for row in results}
    names = {game.name: game.title for game in games}
    return _of_many("games", "Round the house", "Play every game to its end.", names, done)


def _company(results: Sequence[ResultRow]) -> list[Achievement]:
    with_people = sum(row.people > 0 for row in results)
    together = any(row.together and row.share for row in results)
    return [
        Achievement(
            name="people",
            title="Good company",
            text=f"Play {TABLES_WITH_PEOPLE} games with other people.",
            have=min(with_people, TABLES_WITH_PEOPLE),
            want=TABLES_WITH_PEOPLE,
        ),
        Achievement(
            name="together",
            title="All of us",
            text="Win a game that is won together.",
            have=int(together),
            want=1,
        ),
    ]


def _level(level: str, games: Sequence[Game], results: Iterable[ResultRow]) -> Achievement:
    """Won against a bot of this level, in every game."""
    done = {row.game for row in results if row.share and level in row.levels}
    names = {game.name: game.title for game in games}
    title = f"Past the {LEVELS[level].name}"
    text = f"Win against a bot of the level {LEVELS[level].name} in every game."
    return _of_many(f"level:{level}", title, text, names, done)


def _presets(game: Game, own: Iterable[ResultRow]) -> Achievement:
    done = {row.preset for row in own}
    names = {name: name.replace("_", " ") for name in game.options.presets}
    text = "Play it with every preset."
    return _of_many(f"presets:{game.name}", f"{game.title}: every way", text, names, done)


def _roles(game: Game, own: Sequence[ResultRow]) -> list[Achievement]:
    """A game whose seats are somebody: every mage, every sorcerer."""
    family = role_family(game)
    names = {key: tip.name for key, tip in game.glossary.items() if key.startswith(f"{family}:")}
    if not family or len(names) < 2:
        return []
    done = {role for row in own for role in row.roles}
    text = f"Play as every {family}."
    return [_of_many(f"roles:{game.name}", f"{game.title}: every {family}", text, names, done)]


@cache
def role_family(game: Game) -> str:
    """What sets the seats of a game apart (`mage`), found at the end of one; empty if nothing."""
    try:
        end = game.start(seed=1)
        play_many([end], 1, LONGEST_GAME)
        roles = game.roles(end, 0)
    except HexmootError:
        return ""
    return roles[0].partition(":")[0] if roles else ""


def _of_many(
    name: str, title: str, text: str, names: dict[str, str], done: Collection[str]
) -> Achievement:
    missing = [word for key, word in names.items() if key not in done]
    return Achievement(
        name=name,
        title=title,
        text=text,
        have=len(names) - len(missing),
        want=len(names),
        missing=missing,
    )
