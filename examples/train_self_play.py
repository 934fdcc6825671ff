"""Train a small policy by masked self-play policy gradient, in minutes on a CPU.

All seats share one network. Every finished game tells each of its answers whether its seat did
better or worse than an even share. Afterwards the policy plays random opponents, and must beat
them visibly.

    python examples/train_self_play.py --game alchemists_race --preset quick --rounds 15

Needs PyTorch (the CPU build is enough).
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

import numpy as np
import torch
from torch import nn

from hexmoot.research.vector import VectorEnvironment

HIDDEN = 128
MINIBATCH = 2048


def build_policy(features: int, actions: int) -> nn.Module:
    """Observation in, one number an action out."""
    return nn.Sequential(
        nn.Linear(features, HIDDEN),
        nn.ReLU(),
        nn.Linear(HIDDEN, HIDDEN),
        nn.ReLU(),
        nn.Linear(HIDDEN, actions),
    )


class Scaler:
    """Counts become numbers near one, by the bounds the features declare."""

    def __init__(self, environment: VectorEnvironment) -> None:
        spans = [
            max(1, min(feature.high, 20) - max(feature.low, 0)) for feature in environment.features
        ]
        self.spans = torch.tensor(spans, dtype=torch.float32)

    def __call__(self, observations: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(observations.astype(np.float32)) / self.spans


def choose(policy: nn.Module, scaled: torch.Tensor, masks: np.ndarray) -> torch.Tensor:
    """Sample legal actions."""
    logits = policy(scaled).masked_fill(~torch.from_numpy(masks.copy()), -torch.inf)
    return torch.distributions.Categorical(logits=logits).sample()


@dataclass
class Episode:
    """The answers of one running game: where they stand in the batch, and whose they were."""

    places: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)


@dataclass
class Batch:
    """Answers waiting for the end of their games."""

    observations: list[torch.Tensor] = field(default_factory=list)
    masks: list[np.ndarray] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    credit: list[float] = field(default_factory=list)

    def add(self, observation: torch.Tensor, mask: np.ndarray, action: int) -> int:
        """Keep one answer; its place."""
        self.observations.append(observation)
        self.masks.append(mask)
        self.actions.append(action)
        self.credit.append(np.nan)
        return len(self.actions) - 1


def collect(environment: VectorEnvironment, policy: nn.Module, scale: Scaler, steps: int) -> Batch:
    """Play on for some steps; answers of games that ended carry their credit."""
    batch = Batch()
    episodes = [Episode() for _ in range(environment.count)]
    even = 1.0 / environment.setup.seats
    for _ in range(steps):
        scaled, masks, seats = (
            scale(environment.observations),
            environment.masks.copy(),
            environment.seats.copy(),
        )
        with torch.no_grad():
            actions = choose(policy, scaled, masks).numpy()
        for index, episode in enumerate(episodes):
            episode.places.append(batch.add(scaled[index], masks[index], int(actions[index])))
            episode.seats.append(int(seats[index]))
        step = environment.step(actions)
        for index in np.flatnonzero(step.ended):
            for place, seat in zip(episodes[index].places, episodes[index].seats, strict=True):
                batch.credit[place] = float(step.rewards[index, seat]) - even
            episodes[index] = Episode()
    return batch


def improve(policy: nn.Module, optimizer: torch.optim.Optimizer, batch: Batch) -> int:
    """Policy-gradient steps on the answers whose games have ended; their number."""
    known = [place for place, credit in enumerate(batch.credit) if not np.isnan(credit)]
    order = torch.randperm(len(known)).tolist()
    for start in range(0, len(known), MINIBATCH):
        places = [known[place] for place in order[start : start + MINIBATCH]]
        nudge(policy, optimizer, batch, places)
    return len(known)


def nudge(
    policy: nn.Module, optimizer: torch.optim.Optimizer, batch: Batch, places: list[int]
) -> None:
    """One gradient step: good answers become likelier, bad ones rarer, none impossible."""
    observations = torch.stack([batch.observations[place] for place in places])
    masks = torch.from_numpy(np.stack([batch.masks[place] for place in places]))
    actions = torch.tensor([batch.actions[place] for place in places])
    credit = torch.tensor([batch.credit[place] for place in places], dtype=torch.float32)
    logits = policy(observations).masked_fill(~masks, -torch.inf)
    chosen = torch.distributions.Categorical(logits=logits)
    loss = -(chosen.log_prob(actions) * credit).mean() - 0.01 * chosen.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    optimizer.step()


def win_share(
    environment: VectorEnvironment, policy: nn.Module, scale: Scaler, games: int
) -> float:
    """The policy's mean utility in seat 0 against random play in all others."""
    won, finished = 0.0, 0
    while finished < games:
        with torch.no_grad():
            mine = choose(policy, scale(environment.observations), environment.masks).numpy()
        environment.core.choose_random()
        random = np.array(list(environment.core.actions))
        step = environment.step(np.where(environment.seats == 0, mine, random))
        won += float(step.rewards[step.ended, 0].sum())
        finished += int(step.ended.sum())
    return won / finished


def train(
    game: str, preset: str, seats: int, rounds: int, count: int, games: int
) -> tuple[float, float]:
    """Train from scratch; win shares against random play before and after."""
    torch.manual_seed(1)
    environment = VectorEnvironment(game, count, seats=seats, preset=preset, seed=1)
    contest = VectorEnvironment(game, count, seats=seats, preset=preset, seed=2)
    scale = Scaler(environment)
    policy = build_policy(len(environment.features), environment.action_count)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    before = win_share(contest, policy, scale, games)
    for number in range(rounds):
        answers = improve(policy, optimizer, collect(environment, policy, scale, 256))
        if number % 5 == 4:
            share = win_share(contest, policy, scale, games)
            print(f"round {number + 1}: {answers} answers, mean utility {share:.2f}")
    return before, win_share(contest, policy, scale, games)


def main() -> None:
    """Train and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="alchemists_race")
    parser.add_argument("--preset", default="quick")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--count", type=int, default=128)
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    before, after = train(
        chosen.game, chosen.preset, chosen.seats, chosen.rounds, chosen.count, chosen.games
    )
    print(f"mean utility against random play: {before:.2f} before, {after:.2f} after training")


if __name__ == "__main__":
    main()
