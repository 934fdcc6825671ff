"""A training on disk: its plan, how it went, what is needed to go on, and the weights so far."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from hexmoot.bots.learned.weights import (
    SUFFIX,
    About,
    BadWeights,
    Floats,
    Weights,
    read_weights,
    write_weights,
)
from hexmoot.learn.judging.trainer import JudgingTrainer
from hexmoot.learn.net import Net
from hexmoot.learn.plan import Plan, Recipe
from hexmoot.learn.trainer import Trainer

Learner = Trainer | JudgingTrainer

STATE = "state.pt"
CURVE = "curve.jsonl"
# What a point of the curve in the weights' own header holds, as far as the kind of net has it.
POINT = ("seconds", "decisions", "length", "value", "entropy")


# How weights came to be that a training began with.
NO_PAST: dict[str, Any] = {"steps": 0, "seconds": 0.0, "recipe": None, "curve": []}


class Keeper:
    """The folder of a training."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        self.past: dict[str, Any] = NO_PAST

    def held(self, device: str) -> dict[str, Any] | None:
        """What an earlier run of this training kept."""
        path = self.folder / STATE
        if not path.exists():
            return None
        found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
        return found

    def resume(self, trainer: Learner, held: dict[str, Any]) -> None:
        """Go on where that run stopped."""
        trainer.resume(held)
        trainer.decisions, trainer.rounds = held["decisions"], held["rounds"]
        torch.set_rng_state(held["chance"].cpu())
        self.seconds = held["seconds"]
        # Trainings of before this was kept had begun with nothing they could tell of.
        self.past = held.get("past", NO_PAST)
        lines = (self.folder / CURVE).read_text("utf-8").splitlines()[: held["points"]]
        self.curve = [json.loads(line) for line in lines]

    def begin(self, trainer: Learner, path: Path) -> None:
        """Start from weights that exist; BadWeights if they are for something else."""
        self.load(trainer.net, path)
        about = read_weights(path).about
        self.past = {name: getattr(about, name) for name in NO_PAST}
        trainer.begin()

    def frozen(self, path: Path) -> Net:
        """The net of these weights, whatever its width, to learn against."""
        arrays = read_weights(path).arrays
        width = arrays["first.weight"].shape[0]
        blocks = sum(name.endswith(".a.weight") for name in arrays)
        recipe = replace(self.plan.recipe, width=width, blocks=blocks)
        net = Net(replace(self.plan, recipe=recipe))
        self.load(net, path)
        return net

    def load(self, net: Net, path: Path) -> None:
        """Give a net the numbers of a file; BadWeights if they are for something else."""
        weights = read_weights(path)
        about, plan = weights.about, self.plan
        if (about.game, about.rules, about.reads) != (plan.game, plan.rules, plan.reads):
            raise BadWeights(f"{path.name}: for {about.game}, rules {about.rules}")
        try:
            arrays = grown(weights, plan)
        except KeyError as error:
            raise BadWeights(f"{path.name}: the game has no {error.args[0]!r} any more") from error
        held = {name: torch.from_numpy(array) for name, array in arrays.items()}
        try:
            net.load_state_dict(held)
        except RuntimeError as error:
            raise BadWeights(f"{path.name}: of another width or number of blocks") from error

    def keep(self, trainer: Learner) -> None:
        """Write all of it, each file whole or not at all."""
        text = "".join(json.dumps(point) + "\n" for point in self.curve)
        write_text(self.folder / CURVE, text)
        state = {
            **trainer.kept(),
            "decisions": trainer.decisions,
            "rounds": trainer.rounds,
            "chance": torch.get_rng_state(),
            "seconds": self.seconds,
            "points": len(self.curve),
            "past": self.past,
        }
        part = self.folder / "state.part"
        torch.save(state, part)
        part.replace(self.folder / STATE)
        self.write_weights(trainer, self.folder)

    def write_weights(self, trainer: Learner, folder: Path) -> None:
        """The net as a bot can play it."""
        write_net(
            folder,
            self.plan,
            trainer.learned,
            steps=self.past["steps"] + trainer.decisions,
            seconds=round(self.past["seconds"] + self.seconds, 1),
            machine=machine(trainer.device),
            recipe=told_recipe(self.plan.recipe, self.past),
            curve=told_curve(self.curve, self.past),
        )


def write_net(folder: Path, plan: Plan, net: Net, **past: Any) -> Path:
    """Write a net of this plan, and how it came to be, as a bot can play it; returns where."""
    about = About(
        game=plan.game,
        rules=plan.rules,
        columns=plan.columns,
        words=plan.words,
        seats=plan.seats,
        reads=plan.reads,
        **past,
    )
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{plan.game}{SUFFIX}"
    write_weights(path, Weights(about, net.numbers()))
    return path


def told_recipe(recipe: Recipe, past: dict[str, Any]) -> dict[str, Any]:
    """The settings of a training, and under `before` those of the weights it began with."""
    told = asdict(recipe)
    return told if past["recipe"] is None else {**told, "before": past["recipe"]}


def told_curve(curve: list[dict[str, Any]], past: dict[str, Any]) -> list[dict[str, float]]:
    """The points of a training, counted on from those of the weights it began with."""
    told = [{name: point[name] for name in POINT if name in point} for point in curve]
    for point in told:
        point["seconds"] = round(point["seconds"] + past["seconds"], 1)
        point["decisions"] += past["steps"]
    return [*past["curve"], *told]


def grown(weights: Weights, plan: Plan) -> dict[str, Floats]:
    """The arrays with room for what the game has more than when they were trained: all zero."""
    about, arrays = weights.about, dict(weights.arrays)
    columns = {name: at for at, (name, _) in enumerate(plan.columns)}
    words = {word: at for at, word in enumerate(plan.words)}
    old = arrays["first.weight"]
    first = np.zeros((old.shape[0], len(columns)), dtype=np.float32)
    for at, (name, span) in enumerate(about.columns):
        place = columns[name]
        first[:, place] = old[:, at] * (plan.columns[place][1] / span)
    rows = [words[word] for word in about.words]
    for name in ("policy.weight", "policy.bias") if words else ():
        room = np.zeros((len(words), *arrays[name].shape[1:]), dtype=np.float32)
        room[rows] = arrays[name]
        arrays[name] = room
    return {**arrays, "first.weight": first}


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_suffix(".part")
    part.write_text(text, "utf-8")
    part.replace(path)


def machine(device: str) -> str:
    """What a training ran on, in words."""
    cores = f"{os.cpu_count()} processor cores"
    return f"one {torch.cuda.get_device_name()} and {cores}" if device == "cuda" else cores
