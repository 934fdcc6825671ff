"""The few things that can go wrong, each saying what was wrong and what is allowed.

Every message may be shown to the person who caused it; none holds what a seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class HexmootError(Exception):
    """Base of all errors this package raises on purpose; they travel between processes whole."""

    def __reduce__(self) -> tuple[Any, ...]:
        reduced = super().__reduce__()
        assert isinstance(reduced, tuple)
        kind, words, *fields = reduced
        return remade, (kind, words), *fields


def remade(kind: type[HexmootError], words: tuple[Any, ...]) -> HexmootError:
    """An error in the words it had, without asking its class to find them again."""
    return kind.__new__(kind, *words)


class UnknownGame(HexmootError):
    """No registered game has this name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown game {name!r}; known games: {', '.join(known)}")
        self.name = name


class BrokenGame(UnknownGame):
    """A game of an installed package that cannot be played, and why."""

    def __init__(self, name: str, package: str, reason: str) -> None:
        HexmootError.__init__(self, f"the game {name!r} of {package} cannot be played: {reason}")
        self.name = name
        self.package = package
        self.reason = reason


class BadOption(HexmootError):
    """A game cannot be started like this: names the option, the value and what is allowed."""

    def __init__(
        self, option: str, given: object, allowed: str, hint: str = "", code: str = "option_value"
    ) -> None:
        sentence = f"{option} is {given!r}, allowed: {allowed}"
        super().__init__(f"{sentence} ({hint})" if hint else sentence)
        self.option = option
        self.given = given
        self.allowed = allowed
        self.code = code


class BadContent(HexmootError):
    """A content file cannot be used: one line a problem, each with its line, field and reason."""

    def __init__(self, source: str, problems: Sequence[str]) -> None:
        super().__init__("\n".join(f"{source}: {problem}" for problem in problems))
        self.source = source
        self.problems = tuple(problems)


class BadState(HexmootError):
    """A dump is not a state of this game."""


class BadRecord(HexmootError):
    """A record file cannot be read, or does not replay."""


class IllegalAction(HexmootError):
    """The seat may not do this now; nothing has changed."""

    def __init__(self, seat: int, action: str, reason: str, allowed: Sequence[str] = ()) -> None:
        choices = f"; allowed: {', '.join(allowed)}" if allowed else ""
        super().__init__(f"seat {seat} cannot {action!r}: {reason}{choices}")
        self.seat = seat
        self.action = action
        self.reason = reason
        self.allowed = tuple(allowed)


class CannotUndo(HexmootError):
    """The last answer cannot be taken back freely, and why."""


class ChanceNeeded(HexmootError):
    """Strict chance ran out of loaded outcomes; the state is as it was before the action.

    Load one of `outcomes` (its probability stands at the same place in `probabilities`), then act
    again.
    """

    def __init__(self, outcomes: Sequence[int], probabilities: Sequence[float]) -> None:
        super().__init__(f"chance must be told: one of {len(outcomes)} outcomes")
        self.outcomes = tuple(outcomes)
        self.probabilities = tuple(probabilities)


class BadChance(HexmootError):
    """A loaded outcome is not possible here."""


def unknown(what: str, number: int) -> BadState:
    """What a ladder over numbers raises at its end: a branch for this one was forgotten."""
    return BadState(f"no {what} has the number {number}")
