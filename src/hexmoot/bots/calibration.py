"""Chances that mean what they say: how sharply what a mind states has to be taken.

A net and a judge both know who is ahead better than they know by how much, and neither knows who
of the others is a weak player. On games nobody learned from (see `benchmarks.strength.calibration`)
two numbers a mind, game and seat count are found: chances are raised to a power and made to sum to
1 again, and a part of doubt is shared evenly. The numbers lie beside the weights.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hexmoot.engine.setup import Setup

LOG = logging.getLogger("hexmoot.bots")
FILE = "calibration.json"
NET, JUDGE = "net", "judge"
# Nobody is ever surely lost before the end.
LEAST = 1e-6


class Sharpness(NamedTuple):
    """How chances are taken: the power they are raised to, and the part that is shared evenly."""

    power: float = 1.0
    doubt: float = 0.0


PLAIN = Sharpness()
Known = dict[str, dict[str, dict[str, Sharpness]]]  # by mind, game and seats


@cache
def known_in(folder: Path) -> Known:
    """What is known of the minds of a folder; nothing, said once, if its file cannot be read."""
    path = folder / FILE
    if not path.exists():
        return {}
    try:
        return {
            mind: {
                game: {seats: read(numbers) for seats, numbers in known.items()}
                for game, known in games.items()
            }
            for mind, games in json.loads(path.read_text("utf-8")).items()
        }
    except (OSError, ValueError, TypeError, AttributeError) as error:
        LOG.warning("%s is damaged, chances are as the minds state them: %s", FILE, error)
        return {}


def read(numbers: list[float]) -> Sharpness:
    """A power above 0 and a doubt from 0 to below 1; ValueError otherwise."""
    power, doubt = numbers
    if not (0.0 < power < 100.0 and 0.0 <= doubt < 1.0):
        raise ValueError(f"power {power} and doubt {doubt} make no sense")
    return Sharpness(float(power), float(doubt))


def sharpness_of(setup: Setup, mind: str, folder: Path) -> Sharpness:
    """That for a table: of its seat count, else of the nearest one that was measured.

    Chances of one who plays alone, or of a company, are nobody's share and stay as they are.
    """
    if setup.seats == 1 or setup.wins_together:
        return PLAIN
    known = known_in(folder).get(mind, {}).get(setup.game.name, {})
    if not known:
        return PLAIN
    return known[min(known, key=lambda seats: (abs(int(seats) - setup.seats), int(seats)))]


def sharpened(chances: Sequence[float], sharpness: Sharpness) -> tuple[float, ...]:
    """Chances, parts of one, taken so sharply.

    >>> sharpened([0.8, 0.2], Sharpness(power=1.0, doubt=0.5))
    (0.65, 0.35)
    """
    if sharpness == PLAIN or not chances:
        return tuple(chances)
    raised = [max(chance, LEAST) ** sharpness.power for chance in chances]
    sure, even = (1.0 - sharpness.doubt) / sum(raised), sharpness.doubt / len(raised)
    return tuple(value * sure + even for value in raised)


def sharpened_share(share: float, seats: int, sharpness: Sharpness) -> float:
    """One seat's chance taken so, as if its rivals shared the rest evenly."""
    if sharpness == PLAIN:
        return share
    rest = (1.0 - share) / (seats - 1)
    return sharpened([share, *[rest] * (seats - 1)], sharpness)[0]
