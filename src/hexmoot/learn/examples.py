"""What a bot answers, noted to be learned: what its seat saw, what was legal, what it chose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots import Bot, SeatView, bot
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.workers.crew import Workers
from hexmoot.workers.shared_out import Tell, shared_out

# Who sits in the seat that is not watched, deal by deal: the game's net, from its favourites to
# half nonsense, so that the bot is seen in more than one kind of game.
OTHERS = ("policy", "policy:blur=1", "policy:blur=1", "policy:blur=2")


@dataclass(frozen=True, slots=True)
class Watched:
    """A game to watch: the bot in all seats but one."""

    game: str
    packages: tuple[str, ...]
    bot: str
    seats: int
    preset: str
    deal: int
    seed: int


@dataclass(frozen=True, slots=True)
class Examples:
    """Decisions with a choice, row by row: numbers seen, legal answers, the one given, the deal."""

    seen: NDArray[np.int16]
    legal: NDArray[np.bool_]
    answers: NDArray[np.int64]
    deals: NDArray[np.int64]


def watch_all(games: Sequence[Watched], workers: Workers, tell: Tell) -> Examples:
    """What the bot answered in all these games, in their order, whoever played them."""
    found = shared_out(watch_some, games, workers, lambda done: tell("games", done, len(games)))
    return Examples(
        np.concatenate([one.seen for one in found]),
        np.concatenate([one.legal for one in found]),
        np.concatenate([one.answers for one in found]),
        np.concatenate([one.deals for one in found]),
    )


def watch_some(games: Sequence[Watched]) -> list[Examples]:
    """A worker's part."""
    return [watch(one) for one in games]


def watch(one: Watched) -> Examples:
    """Play a game to its end and note what the bot answered where it had a choice."""
    for package in one.packages:
        registry.add_package(package)
    state = registry.game(one.game).start(one.seats, one.seed + one.deal, one.preset)
    other, players = one.deal % one.seats, seated(one)
    noted = Notes(state)
    while not state.over:
        seat, view = int(state.seat), SeatView(state)
        answer = players[seat].choose(view)
        if seat != other and len(view.legal()) > 1:
            noted.note(view, answer)
        state.apply(answer)
    for player in players:
        player.close()
    return noted.examples(one.deal)


def seated(one: Watched) -> list[Bot]:
    """Who sits where; the seat of the other one goes round deal by deal."""
    other = OTHERS[one.deal // one.seats % len(OTHERS)]
    names = [other if seat == one.deal % one.seats else one.bot for seat in range(one.seats)]
    return [bot(name, one.deal * one.seats + seat) for seat, name in enumerate(names)]


class Notes:
    """What was seen and answered at one table so far."""

    def __init__(self, state: State) -> None:
        self.game: Game = state.setup.game
        self.width = len(self.game.features(state.setup))
        self.seen: list[list[int]] = []
        self.legal: list[NDArray[np.bool_]] = []
        self.answers: list[int] = []

    def note(self, view: SeatView, answer: int) -> None:
        """One decision, by what the asked seat knows."""
        self.seen.append(self.game.observation(view.ground, int(view.seat)))
        legal = np.zeros(len(self.game.actions), dtype=np.bool_)
        legal[view.legal()] = True
        self.legal.append(legal)
        self.answers.append(answer)

    def examples(self, deal: int) -> Examples:
        """All of it; also of a game in which nobody had a choice."""
        count = len(self.answers)
        return Examples(
            np.array(self.seen, dtype=np.int16).reshape(count, self.width),
            np.array(self.legal, dtype=np.bool_).reshape(count, len(self.game.actions)),
            np.array(self.answers, dtype=np.int64),
            np.full(count, deal, dtype=np.int64),
        )
