"""Gymnasium environments: one learner among bots. Importing this module registers them.

>>> import gymnasium
>>> import hexmoot.research.gymnasium
>>> table = gymnasium.make("hexmoot/AlchemistsRace-v0", opponents="greedy")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hexmoot.bots import Bot, SeatView, bot
from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.research.observer import Observer
from hexmoot.research.rewards import known_reward, returns

Observation = NDArray[np.int64]


def environment_id(game: Game) -> str:
    """`hexmoot/RuneStones-v0`: the version rises with every change of the rules."""
    words = "".join(word.capitalize() for word in game.name.split("_"))
    return f"hexmoot/{words}-v{game.rules_version - 1}"


def register_environments() -> None:
    """Make every game known to `gymnasium.make`."""
    for game in registry.games():
        if environment_id(game) not in gymnasium.registry:
            entry = "hexmoot.research.gymnasium:LearnerEnvironment"
            gymnasium.register(environment_id(game), entry, kwargs={"game": game.name})


class LearnerEnvironment(gymnasium.Env[Observation, np.int64]):
    """A game in which bots answer for every seat but the learner's.

    The mask of legal actions stands in `info["action_mask"]`. The reward is paid at the end.
    Gymnasium lets programs try any action: one the mask forbids is replaced by a random legal one
    and `info["replaced"]` says so. With `illegal="refuse"` it raises IllegalAction instead.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        opponents: str = "greedy",
        seats: int | None = None,
        preset: str | None = None,
        seat: int | None = None,
        reward: str = "utility",
        illegal: str = "replace",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("replace", "refuse"):
            raise BadOption("illegal", illegal, "replace, refuse")
        self.illegal = illegal
        self.game = registry.game(game)
        self.setup = self.game.prepare(seats, preset, options)
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise BadOption("seat", seat, f"0..{self.setup.seats - 1}, or none to draw it")
        self.opponents = opponents
        self.fixed_seat = seat
        self.seat = seat or 0
        self.reward = known_reward(reward)
        self.render_mode = render_mode
        self.observer = Observer(self.game, self.setup)
        self.observation_space: spaces.Space[Observation] = self.observer.box()
        self.action_space = spaces.Discrete(self.observer.actions)
        self.state: State | None = None
        self._bots: Bot | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal; bots play until the learner is asked. A game that ends before is dealt again."""
        super().reset(seed=seed)
        while True:
            self.seat = self._draw_seat()
            self.state = self.game.deal(self.setup, int(self.np_random.integers(2**63)))
            self.close()
            self._bots = bot(self.opponents, int(self.np_random.integers(2**31)))
            self._let_bots_play()
            if not self.state.over:
                return self._seen(), self._info()

    def _draw_seat(self) -> int:
        if self.fixed_seat is not None:
            return self.fixed_seat
        return int(self.np_random.integers(self.setup.seats))

    def close(self) -> None:
        """Send the bots home; the next `reset` makes others."""
        if self._bots is not None:
            self._bots.close()
            self._bots = None

    def _let_bots_play(self) -> None:
        assert self.state is not None
        assert self._bots is not None
        while not self.state.over and self.state.seat != self.seat:
            self.state.apply(int(self._bots.choose(SeatView(self.state))))

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's answer, then the bots'."""
        assert self.state is not None
        taken = self._legal(int(action))
        self.state.apply(taken)
        self._let_bots_play()
        over = self.state.over
        paid = returns(self.game, self.state, self.reward)[self.seat] if over else 0.0
        return self._seen(), paid, over, False, {**self._info(), "replaced": taken != int(action)}

    def _legal(self, action: int) -> int:
        """The action itself, or a legal one in its place where that is wanted."""
        assert self.state is not None
        legal = self.state.legal()
        if action in legal or self.illegal == "refuse":
            return action
        return legal[int(self.np_random.integers(len(legal)))]

    def _seen(self) -> Observation:
        assert self.state is not None
        return self.observer.see(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        assert self.state is not None
        return {"action_mask": self.observer.mask(self.state, self.seat), "seat": self.seat}

    def render(self) -> str | None:
        """The table as the learner sees it, as text."""
        if self.render_mode != "ansi" or self.state is None:
            return None
        panels = self.state.view(self.seat)["panels"]
        rows = [f"{row['label']}: {row['text']}" for panel in panels for row in panel["rows"]]
        return "\n".join(rows)


register_environments()
