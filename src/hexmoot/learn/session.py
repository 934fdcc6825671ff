"""A training from its first round, or from where it stopped, to its end."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from hexmoot.bots.learned.rows import SKETCH
from hexmoot.learn.crew import ACTOR, JUDGING_ACTOR, Crew
from hexmoot.learn.judging.shared import RIVAL, position_arrays, write_net
from hexmoot.learn.judging.trainer import OPENING_ROUNDS, JudgingTrainer
from hexmoot.learn.keeping import Keeper, Learner
from hexmoot.learn.plan import Plan, write_plan
from hexmoot.learn.rival import Rival
from hexmoot.learn.shared import Arrays, shared_arrays
from hexmoot.learn.trainer import Trainer

MEMORY_DISK = Path("/dev/shm")

Tell = Callable[[str, int, int], None]
# Asked for every point of the curve; what it returns is noted there.
Visit = Callable[[Learner, Keeper], list[dict[str, Any]]]


class Session:
    """One run of a training in a folder, for at most so many seconds."""

    def __init__(
        self,
        folder: Path,
        plan: Plan,
        every: float,
        most_seconds: float,
        begin: Path | None = None,
        against: Path | None = None,
        sparring: Path | None = None,
    ) -> None:
        self.plan, self.every, self.most_seconds, self.begin = plan, every, most_seconds, begin
        self.against, self.sparring = against, sparring
        self.keeper = Keeper(folder, plan)

    def run(self, tell: Tell, visit: Visit, command: tuple[str, ...] = ()) -> None:
        """Train; an interruption keeps what was learned and is passed on."""
        device = "cuda" if torch.cuda.is_available() else "cpu"
        room = MEMORY_DISK if MEMORY_DISK.is_dir() else None
        with tempfile.TemporaryDirectory(prefix="hexmoot-", dir=room) as name:
            write_plan(Path(name), self.plan)
            arrays = self.make_arrays(Path(name))
            held = self.keeper.held(device)
            # Deals that were played before an interruption are not played again.
            seed = self.plan.recipe.seed + (held["rounds"] if held else 0)
            if self.against and self.is_judging:
                write_net(Path(name) / RIVAL, self.keeper.frozen(self.against).numbers())
            actor = command or (JUDGING_ACTOR if self.is_judging else ACTOR)
            with Crew(Path(name), self.plan.recipe.actors, seed, actor) as crew:
                trainer = self.learner(arrays, crew, device, Path(name))
                if held:
                    self.keeper.resume(trainer, held)
                elif self.begin:
                    self.keeper.begin(trainer, self.begin)
                self.train(trainer, tell, visit)

    @property
    def is_judging(self) -> bool:
        """Does the net learn to judge where answers lead, instead of the answers?"""
        return self.plan.reads == SKETCH

    def make_arrays(self, folder: Path) -> list[Arrays]:
        """The memory that actors and learner share."""
        make = position_arrays if self.is_judging else shared_arrays
        return make(folder, self.plan, create=True)

    def learner(self, arrays: list[Arrays], crew: Crew, device: str, folder: Path) -> Learner:
        """Who learns, by what the net is shown."""
        if self.is_judging:
            opening = 0 if self.begin else OPENING_ROUNDS
            return JudgingTrainer(self.plan, arrays, crew, device, folder, opening)
        rival = None
        if self.against:
            rival = Rival(self.keeper.frozen(self.against), self.plan, device)
        partner = self.keeper.frozen(self.sparring) if self.sparring else None
        return Trainer(self.plan, arrays, crew, device, rival, partner)

    def train(self, trainer: Learner, tell: Tell, visit: Visit) -> None:
        """Round by round until all decisions are made or the time is over."""
        begun = kept = time.monotonic()
        before = self.keeper.seconds
        news: dict[str, float] = {}
        while trainer.share < 1.0 and time.monotonic() - begun < self.most_seconds:
            try:
                trainer.play_round()
                news = trainer.learn()
            except KeyboardInterrupt:
                self.keeper.keep(trainer)
                raise
            self.keeper.seconds = before + time.monotonic() - begun
            tell(self.plan.game, trainer.decisions, self.plan.recipe.decisions)
            if time.monotonic() - kept > self.every and trainer.share < 1.0:
                self.rest(trainer, news, visit)
                kept = time.monotonic()
        if news:
            self.rest(trainer, news, visit)

    def rest(self, trainer: Learner, news: dict[str, float], visit: Visit) -> None:
        """A point of the curve with a look from outside, and everything kept."""
        point: dict[str, Any] = {
            "seconds": round(self.keeper.seconds, 1),
            "decisions": trainer.decisions,
            **{name: round(value, 4) for name, value in (trainer.counted() | news).items()},
        }
        self.keeper.curve.append({**point, "matches": visit(trainer, self.keeper)})
        self.keeper.keep(trainer)
