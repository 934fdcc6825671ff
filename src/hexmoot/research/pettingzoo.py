"""PettingZoo AEC environments for every game.

>>> from hexmoot.research.pettingzoo import env
>>> table = env("alchemists_race", seats=3)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hexmoot.engine import registry
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import fresh_seed
from hexmoot.research.observer import Observer
from hexmoot.research.rewards import known_reward, returns

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    preset: str | None = None,
    reward: str = "utility",
    raw_view: bool = False,
    **options: Any,
) -> HexmootAEC:
    """An AEC environment of a game; `reward` is `utility` or `margin`."""
    return HexmootAEC(game, seats, preset, reward, raw_view, **options)


class HexmootAEC(AECEnv[str, Observation, int]):
    """One game as PettingZoo sees it: agents `seat_0`…, masks in the observation.

    An agent observes what its seat may know; the mask of an agent that is not asked is all zero.
    With `raw_view` the seat's view stands in `infos[agent]["view"]`.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}
    render_mode = "ansi"

    def __init__(
        self,
        game: str,
        seats: int | None,
        preset: str | None,
        reward: str,
        raw_view: bool,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = registry.game(game)
        self.setup = self.game.prepare(seats, preset, options)
        self.reward = known_reward(reward)
        self.raw_view = raw_view
        self.metadata = {**self.metadata, "name": f"hexmoot_{game}_v{self.game.rules_version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.observer = Observer(self.game, self.setup)
        mask = spaces.Box(0, 1, (self.observer.actions,), np.int8)
        shape = spaces.Dict({"observation": self.observer.box(), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, shape)
        self.action_spaces = {
            agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents
        }
        self.state_of_game: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same space for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The whole action table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a fresh game; the seed fixes all its chance."""
        dealt = self.game.deal(self.setup, fresh_seed() if seed is None else seed)
        self.state_of_game = dealt
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self.agent_selection = self.possible_agents[dealt.seat]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _info(self, agent: str) -> dict[str, Any]:
        assert self.state_of_game is not None
        return {"view": self.state_of_game.view(self._seat(agent))} if self.raw_view else {}

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do if it is asked."""
        assert self.state_of_game is not None
        seat = self._seat(agent)
        return {
            "observation": self.observer.see(self.state_of_game, seat),
            "action_mask": self.observer.mask(self.state_of_game, seat),
        }

    def step(self, action: int | None) -> None:
        """Answer for the selected agent; after the end every agent takes one step with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.state_of_game is not None
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_of_game.apply(int(action))
        if self.state_of_game.over:
            self._finish(self.state_of_game)
        else:
            self.agent_selection = self.possible_agents[self.state_of_game.seat]
        self.infos = {each: self._info(each) for each in self.agents}
        self._accumulate_rewards()

    def _finish(self, state: State) -> None:
        paid = returns(self.game, state, self.reward)
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The table as text, as a spectator sees it."""
        assert self.state_of_game is not None
        lines = []
        for panel in self.state_of_game.view(None)["panels"]:
            lines.append(panel["title"])
            lines += [panel["picture"]] if panel["picture"] else []
            lines += [f"  {row['label']}: {row['text']}" for row in panel["rows"]]
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""
