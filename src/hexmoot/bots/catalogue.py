"""Bots by name, as commands and tables write them."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import NamedTuple

from hexmoot.bots.bot import Bot, UnknownBot
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.guided import GuidedBot
from hexmoot.bots.hasty import HastyBot, Manner
from hexmoot.bots.levels import LEVELS
from hexmoot.bots.native.search import Habits
from hexmoot.bots.outside.program import PluggedBot, outside_bot
from hexmoot.bots.parallel import ParallelSearchBot
from hexmoot.bots.policy import PolicyBot
from hexmoot.bots.random_bot import RandomBot
from hexmoot.bots.searcher import SearchBot
from hexmoot.bots.thinking_time import Limit

PATIENCE = 10.0
PLUGS = "hexmoot.bots"
Settings = dict[str, str]
Maker = Callable[[int, Settings], Bot]


class Numbers(NamedTuple):
    """What a setting takes: whole numbers or any, from the least to the most."""

    kind: type[int] | type[float]
    least: float
    most: float


SEARCH_SETTINGS = {
    "playouts": Numbers(int, 1, 1_000_000_000),
    "seconds": Numbers(float, 0.001, 86_400),
    "each": Numbers(int, 1, 1_000_000),
    "curiosity": Numbers(float, 0, 1000),
    "turns": Numbers(int, 0, 1000),
    "horizon": Numbers(int, 0, 1_000_000),
    "faith": Numbers(float, 0, 1_000_000),
    "room": Numbers(int, 3, 10_000_000),
    "whim": Numbers(float, 0, 1000),
    "workers": Numbers(int, 1, 256),
}
GUIDED_SETTINGS = {
    "walks": Numbers(int, 1, 10_000_000),
    "seconds": SEARCH_SETTINGS["seconds"],
    "each": SEARCH_SETTINGS["each"],
    "blur": Numbers(float, 0.01, 1000),
    "trial": Numbers(int, 0, 1000),
}
POLICY_SETTINGS = {"blur": Numbers(float, 0, 1000)}
HASTY_SETTINGS = {"blur": Numbers(float, 0.01, 1000), "push": Numbers(float, 0, 1000)}
BEFORE_NETS = "-1"


def bot_names() -> list[str]:
    """The bots that are built in: six kinds and four levels."""
    return ["random", "greedy", "policy", "hasty", "search", "guided", *LEVELS]


def bot(name: str, seed: int = 0, patience: float = PATIENCE) -> Bot:
    """A bot by name: `random`, `greedy`, `policy`, `search`, `guided`, a level, or an outside one.

    Outside bots are a path of a program, a command line after `cmd:`, `file.py:Class`, or those of
    installed packages; `patience` is how many seconds such a bot may take for a decision.

    >>> bot("greedy", seed=3).name
    'greedy'
    >>> bot("search:playouts=200:curiosity=0.8").name
    'search:playouts=200:curiosity=0.8'
    """
    kind, *rest = name.split(":")
    found: Bot | None
    if kind in MAKERS:
        found = MAKERS[kind](seed, read_settings(name, rest))
    elif plug := plugged_in(kind):
        found = PluggedBot(plug, read_settings(name, rest), seed, patience)
    else:
        found = outside_bot(name, seed, patience)
    if found is None:
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(bot_names())}, or a file")
    found.name = name
    return found


def meaning_of(name: str) -> str:
    """What a bot's name stands for; a wrong name is refused."""
    found = bot(name)
    found.close()
    return found.meaning()


def plugged_in(kind: str) -> EntryPoint | None:
    """Where an installed package makes the bot of this name (entry points `hexmoot.bots`)."""
    return next(iter(entry_points(group=PLUGS, name=kind)), None)


def read_settings(name: str, parts: list[str]) -> Settings:
    """`key=value` parts as a dictionary."""
    found = {}
    for part in parts:
        key, sign, value = part.partition("=")
        if not sign or not value:
            raise UnknownBot(f"bot {name!r}: {part!r} is not of the form setting=value")
        found[key] = value
    return found


def refuse_settings(kind: str, settings: Settings) -> None:
    """For bots that take none."""
    if settings:
        raise UnknownBot(f"bot {kind!r} takes no settings, given: {', '.join(settings)}")


def make_random(seed: int, settings: Settings) -> Bot:
    """The bot `random`."""
    refuse_settings("random", settings)
    return RandomBot(seed)


def make_greedy(seed: int, settings: Settings) -> Bot:
    """The bot `greedy`."""
    refuse_settings("greedy", settings)
    return GreedyBot(seed)


def make_policy(seed: int, settings: Settings) -> Bot:
    """The bot `policy`, with the package's weights or those of a folder (`policy:weights=…`)."""
    folder = weights_setting("policy", settings)
    values = read_numbers("policy", POLICY_SETTINGS, settings)
    return PolicyBot(seed, folder, float(values.get("blur", 0.0)))


def make_hasty(seed: int, settings: Settings) -> Bot:
    """The bot `hasty`, with the package's weights or those of a folder."""
    folder = weights_setting("hasty", settings)
    values = read_numbers("hasty", HASTY_SETTINGS, settings)
    manner = Manner(float(values.get("blur", 4.0)), float(values.get("push", 1.0)))
    return HastyBot(seed, manner, folder)


def weights_setting(kind: str, settings: Settings) -> Path | None:
    """The folder of `weights=…`, taken out of the settings."""
    folder = settings.pop("weights", "")
    if folder and not Path(folder).is_dir():
        raise UnknownBot(f"bot {kind!r}: there is no folder {folder!r}")
    return Path(folder) if folder else None


def make_level(level: str) -> Maker:
    """The maker of a level's bots."""

    def make(seed: int, settings: Settings) -> Bot:
        refuse_settings(level, settings)
        return LEVELS[level].bot(seed)

    return make


def make_judging(level: str) -> Maker:
    """The maker of a level's players as they were before there were nets (`archmage-1`)."""

    def make(seed: int, settings: Settings) -> Bot:
        refuse_settings(f"{level}{BEFORE_NETS}", settings)
        return LEVELS[level].judging_bot(seed)

    return make


def make_guided(seed: int, settings: Settings) -> Bot:
    """The bot `guided`, limited by 400 walks unless the settings say otherwise."""
    folder = weights_setting("guided", settings)
    values = read_numbers("guided", GUIDED_SETTINGS, settings)
    most, each = (int(values[key]) if key in values else None for key in ("walks", "each"))
    blur = values.pop("blur", None)
    trial = int(values.pop("trial")) if "trial" in values else None
    walks = Limit(most, values.get("seconds"), each) if values else None
    return GuidedBot(seed, walks=walks, folder=folder, blur=blur, trial=trial)


def make_search(seed: int, settings: Settings) -> Bot:
    """The bot `search`, limited by half a second unless the settings say otherwise."""
    values = read_numbers("search", SEARCH_SETTINGS, settings)
    limits = {key: values.pop(key) for key in ("playouts", "seconds", "each") if key in values}
    whim = float(values.pop("whim", 0.0))
    workers = int(values.pop("workers", 1))
    try:
        limit = Limit(**(limits or {"seconds": 0.5}))  # type: ignore[arg-type]
    except ValueError as error:
        raise UnknownBot(f"bot 'search': {error}") from error
    habits = Habits(**values)  # type: ignore[arg-type]
    if workers > 1:
        return ParallelSearchBot(seed, limit, habits, whim, workers)
    return SearchBot(seed, limit, habits, whim)


def read_numbers(
    name: str, taken: dict[str, Numbers], settings: Settings
) -> dict[str, int | float]:
    """The settings of a bot that takes numbers."""
    values = {}
    for key, value in settings.items():
        if key not in taken:
            raise UnknownBot(f"bot {name!r} has no setting {key!r}; it has: {', '.join(taken)}")
        try:
            values[key] = read_number(value, taken[key])
        except ValueError as error:
            raise UnknownBot(f"bot {name!r}: {key} is {value!r}, {error}") from error
    return values


def read_number(text: str, taken: Numbers) -> int | float:
    """A number within its bounds; ValueError says what is needed instead."""
    kind, least, most = taken
    try:
        value = kind(text)
    except ValueError as error:
        needed = "a whole number is needed" if kind is int else "a number is needed"
        raise ValueError(needed) from error
    if not least <= value <= most:
        raise ValueError(f"allowed: {least:,} to {most:,}")
    return value


MAKERS: dict[str, Maker] = {
    "random": make_random,
    "greedy": make_greedy,
    "policy": make_policy,
    "hasty": make_hasty,
    "search": make_search,
    "guided": make_guided,
    **{f"{level}{BEFORE_NETS}": make_judging(level) for level in ("magus", "archmage")},
    **{level: make_level(level) for level in LEVELS},
}
