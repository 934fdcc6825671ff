"""How a game ended: who, by what score, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EndReason:
    """One way a game can end: a name for programs, a sentence for people."""

    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game, one entry a seat.

    `together` is None where every seat plays for itself; in a co-op game, whether they all won.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]
    utilities: tuple[float, ...]
    reason: EndReason
    together: bool | None = None

    def has_won(self, seat: int) -> bool:
        """Did this seat win, alone, shared or together with everybody?"""
        return self.ranks[seat] == 1 if self.together is None else self.together

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def final_text(outcome: Outcome, names: Sequence[str]) -> str:
    """Who ends with how many points, the first place first; one total where all play together.

    >>> won = Outcome((2, 1), (9, 12), ({}, {}), (0.0, 1.0), EndReason("", ""))
    >>> final_text(won, ["Red", "Blue"])
    'Final: Blue with 12, Red with 9.'
    """
    if outcome.together is not None:
        return f"Final: {outcome.scores[0]} together, {'won' if outcome.together else 'lost'}."
    order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    return f"Final: {', '.join(f'{names[seat]} with {outcome.scores[seat]}' for seat in order)}."
