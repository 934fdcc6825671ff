"""PettingZoo's connect four in a Python loop, run in an environment of its own; one JSON line."""

from __future__ import annotations

import json
import warnings

from pettingzoo.classic import connect_four_v3

from benchmarks.speed.loop import loop_rate

STEPS = 2_000


def main() -> None:
    """Print how fast it is."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        print(json.dumps({"steps_per_second": loop_rate(connect_four_v3.env(), STEPS)}))


if __name__ == "__main__":
    main()
