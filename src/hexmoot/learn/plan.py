"""What a training is made with, as plain data that actors and learner share."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from hexmoot.bots.learned.rows import OBSERVATION
from hexmoot.engine.errors import BadOption

PLAN = "plan.json"


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to learn: how much, how large a net, and the numbers of the method."""

    decisions: int
    tables: int = 1024
    actors: int = 2
    width: int = 512
    blocks: int = 3
    span: int = 64
    batch: int = 8192
    epochs: int = 3
    rate: float = 5e-4
    last_rate: float = 2.5e-5
    trace: float = 0.97
    clip: float = 0.2
    entropy: float = 0.01
    last_entropy: float = 0.001
    seed: int = 1
    # How much of the mean of all nets so far stays with each round (what is kept is that mean), and
    # at how many of the tables earlier selves play all seats but one.
    mean: float = 0.98
    league: float = 0.0
    # The file of a net that plays at half of those, if any.
    sparring: str = ""
    # How many of the tables have four seats, with the usual preset.
    four: float = 0.16
    # Only for nets that judge where answers lead: positions of a round, rounds remembered, how
    # much worse than the best an answer may look to be tried now and then, and how many questions
    # are thought through before a turn (0: whatever looks best is done at once).
    positions: int = 131_072
    memory: int = 8
    heat: float = 0.02
    ahead: int = 0


# What a net is trained with unless somebody says otherwise: one that rates answers, and one that
# judges positions, which needs fewer of them and is asked about far more for each answer.
RATING = Recipe(decisions=100_000_000)
JUDGING = Recipe(
    decisions=20_000_000,
    tables=256,
    width=128,
    blocks=1,
    epochs=5,
    rate=1e-3,
    last_rate=1e-4,
    trace=0.95,
)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table: seats and preset, how it fills the row of the net, how many there are."""

    seats: int
    preset: str
    together: bool
    places: tuple[int, ...]
    fixed: dict[int, int]
    tables: int


@dataclass(frozen=True, slots=True)
class Block:
    """Tables of one kind that one actor plays."""

    kind: int
    actor: int
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything actors and learner must agree on."""

    game: str
    packages: list[str]
    rules: int
    columns: list[list[Any]]
    words: list[str]
    spans: tuple[int, ...]
    rare: tuple[int, ...]
    actions: int
    seats: int
    kinds: tuple[Kind, ...]
    blocks: tuple[Block, ...]
    recipe: Recipe
    reads: str = OBSERVATION

    @property
    def tables(self) -> int:
        """Tables of each of the two groups."""
        return self.blocks[-1].stop

    @property
    def width(self) -> int:
        """Numbers of the longest observation."""
        return max(len(kind.places) for kind in self.kinds)


def write_plan(folder: Path, plan: Plan) -> None:
    """Keep a plan where every process of the training finds it."""
    (folder / PLAN).write_text(json.dumps(asdict(plan)), "utf-8")


def read_plan(folder: Path) -> Plan:
    """The plan of a folder."""
    data = json.loads((folder / PLAN).read_text("utf-8"))
    data["kinds"] = tuple(_kind(kind) for kind in data["kinds"])
    data["blocks"] = tuple(Block(**block) for block in data["blocks"])
    data["recipe"] = Recipe(**data["recipe"])
    return Plan(**{name: _hashable(value) for name, value in data.items()})


def _kind(data: dict[str, Any]) -> Kind:
    """JSON knows no whole numbers as keys."""
    fixed = {int(place): number for place, number in data["fixed"].items()}
    return Kind(**{**data, "fixed": fixed, "places": tuple(data["places"])})


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) and value and type(value[0]) is int else value


def differences(one: Recipe, other: Recipe) -> list[str]:
    """The settings in which two recipes differ, as `rate 0.1 (was 0.2)`."""
    found = []
    for name in (field.name for field in fields(Recipe)):
        now, was = getattr(one, name), getattr(other, name)
        if now != was:
            found.append(f"{name} {now} (was {was})")
    return found


def agreed(folder: Path, plan: Plan) -> Plan:
    """The folder's own plan if it has one, refused where the recipe differs but in its length."""
    make_folder(folder)
    if (folder / PLAN).exists():
        before = read_plan(folder)
        differing = differences(plan.recipe, before.recipe)
        differing = [text for text in differing if not text.startswith(("decisions", "actors"))]
        if differing or read_alike(plan) != read_alike(before):
            words = ", ".join(differing) or "other tables or rules"
            raise BadOption("out", str(folder), f"a folder of the same training ({words})")
    write_plan(folder, plan)
    return plan


def make_folder(folder: Path) -> None:
    """Where weights are to lie, made before hours of work and not after; BadOption if it cannot."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(
            "out", str(folder), f"a folder, or where one can be made ({error.strerror})"
        ) from error


def read_alike(plan: Plan) -> tuple[object, ...]:
    """What must be the same for a net to be trained on: game, rules, tables, and how it reads."""
    return plan.game, plan.rules, plan.columns, plan.words, plan.kinds
