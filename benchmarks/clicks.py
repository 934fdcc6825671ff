"""How many clicks a turn of a recorded game costs on the page.

`python -m benchmarks.clicks [GAMES...]` plays recorded games again and counts what a person would
have to click: an answer is one click, one that is asked about twice two, a set is its pieces and
*Confirm*, a walk that a click on its end walks is that click (and one for the road, where several
lead there), and a forced roll that waits is one. It runs on older trees, too: what they do not know
they ask about or do by themselves, as they did.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from hexmoot.engine.native.state import State
from hexmoot.engine.picks import pick_menu
from hexmoot.engine.record import ORDER_MARK, Record

RECORDS = Path(__file__).parents[1] / "tests" / "records"
GAMES_EACH = 4


class Count(NamedTuple):
    """Turns (answers of one seat in a row), clicks for answers, second questions, and rolls."""

    turns: int = 0
    clicks: int = 0
    again: int = 0
    rolls: int = 0

    def plus(self, other: Count) -> Count:
        """Both together."""
        return Count(*(one + more for one, more in zip(self, other, strict=True)))


def of_record(record: Record) -> Count:
    """What a whole game costs everybody."""
    state = record.start()
    actions = [text for text in record.actions if not text.startswith(ORDER_MARK)]
    numbers = [state.setup.game.actions.parse(text) for text in actions]
    whole, place, last = Count(), 0, -1
    while place < len(numbers):
        cost, length = _question(state, numbers[place:])
        whole = whole.plus(cost._replace(turns=int(state.seat != last)))
        last = state.seat
        for action in numbers[place : place + length]:
            whole = whole.plus(Count(rolls=_rolls(state, action)))
            state.apply(action)
        place += length
    return whole


def _question(state: State, coming: list[int]) -> tuple[Count, int]:
    """What the next question costs, and how many answers that gives."""
    menu = pick_menu(state)
    for one in [] if menu is None else menu.sets:
        if list(one.answers) == coming[: len(one.answers)]:
            return Count(clicks=len(one.pieces) + 1), len(one.answers)
    view = state.view(state.seat)
    walk = max(_walks(view, coming), default=(0, 0))
    if walk[0] > 1:
        return Count(clicks=walk[1]), walk[0]
    chosen = next(choice for choice in view["choices"] if choice["action"] == coming[0])
    return Count(clicks=1, again=int(chosen.get("grave", chosen["warning"] != ""))), 1


def _walks(view: dict[str, Any], coming: list[int]) -> Iterator[tuple[int, int]]:
    """Walks of one click that give the coming answers: how many of them, for how many clicks."""
    routes = (view["table"].get("hints") or {}).get("routes") or []
    targets = [route["target"] for route in routes]
    for route in routes:
        length = len(route["answers"])
        if route["answers"] == coming[:length]:
            yield length, 1 + (targets.count(route["target"]) > 1)


def _no_rolls(state: State, action: int) -> list[Any]:
    return []


def _forced() -> Callable[[State, int], list[Any]]:
    """What finds forced rolls; in a tree of before nobody throws them."""
    try:
        found: Callable[[State, int], list[Any]] = import_module("hexmoot.engine.rolls").rolls_after
    except ModuleNotFoundError:
        return _no_rolls
    return found


ROLLS_AFTER = _forced()


def _rolls(state: State, action: int) -> int:
    return len(ROLLS_AFTER(state, action))


def _sample(folder: Path) -> list[Record]:
    """A few games of several seats, from the whole row of them."""
    records = [Record.load(path) for path in sorted(folder.glob("*.json"))]
    several = [record for record in records if record.seats > 1]
    return several[:: max(1, len(several) // GAMES_EACH)][:GAMES_EACH]


def main(names: list[str]) -> int:
    """The command line."""
    for folder in sorted(path for path in RECORDS.iterdir() if path.is_dir()):
        if names and folder.name not in names:
            continue
        whole = Count()
        for record in _sample(folder):
            whole = whole.plus(of_record(record))
        each = [f"{part / whole.turns:.2f}" for part in whole[1:]]
        total = sum(whole[1:]) / whole.turns
        sys.stdout.write(
            f"{folder.name}: {whole.turns} turns, {total:.2f} clicks a turn"
            f" (answers {each[0]}, asked again {each[1]}, rolls {each[2]})\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
