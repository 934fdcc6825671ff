"""What every bot is: somebody who answers for a seat from what that seat knows, and can say why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import splitmix


class BotFailed(HexmootError):
    """A bot hung, crashed, lied or flooded: it gave no answer that can be used.

    The reason is one line that a terminal only shows, whatever the bot's own words in it hold.

    >>> str(BotFailed("crashed: \\x1b[2J\\nboo"))
    'crashed: [2J boo'
    """

    def __init__(self, reason: str) -> None:
        super().__init__(" ".join(printable(reason).split()))


class UnknownBot(HexmootError):
    """No bot has this name, or it does not take these settings."""


@dataclass(frozen=True, slots=True)
class Thought:
    """One action a bot considered: its words, what to expect of it, how often it was tried.

    `expected` runs from 0 (surely lost) to 1 (surely won alone), as the bot sees it.
    """

    action: int
    text: str
    label: str
    expected: float
    visits: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a bot thinks of the decision at hand, the action it prefers first.

    `chances` is every seat's share of the win as the bot sees it, summing to 1 (where all win
    together, what the group may hope for, the same for each); empty if the bot has no opinion.
    """

    seat: int
    ply: int
    thoughts: tuple[Thought, ...]
    chances: tuple[float, ...] = ()

    @property
    def best(self) -> Thought:
        """The action the bot prefers."""
        return self.thoughts[0]

    def thought(self, action: int) -> Thought | None:
        """What was thought of one action, if it was considered."""
        return next((thought for thought in self.thoughts if thought.action == action), None)

    def cost(self, action: int) -> float:
        """How much less than the preferred action this one promises; never below zero."""
        thought = self.thought(action)
        return 0.0 if thought is None else max(0.0, self.best.expected - thought.expected)


class Bot:
    """Base of every bot; a bot of your own overrides `choose`.

    A choice may depend on the seat view, the seed and the budget alone, so that a bot can be asked
    again after a crash and answers the same. `thinks_elsewhere` says that other processes do the
    thinking, so that its cost is the time that passes, not this process's own.
    """

    name = "bot"
    thinks_elsewhere = False

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat_view: SeatView) -> int:
        """One of the legal actions."""
        raise NotImplementedError("a bot must choose")

    def explain(self, seat_view: SeatView) -> Explanation:
        """What the bot thinks of each action; by default only which one it would take."""
        chosen = self.choose(seat_view)
        return explanation(seat_view, [(chosen, 0.5, 1)])

    def meaning(self) -> str:
        """What the bot's name stands for; bots of equal meaning and seed choose alike."""
        return self.name

    def meaning_at(self, game: Game, seats: int) -> str:
        """What the name stands for at one kind of table: weights of other games do not matter."""
        return self.meaning()

    def interrupt(self) -> None:
        """End the thinking with the best answer so far; any thread may call this.

        It counts for the decision under way, or else for the next one, and for no other.
        """

    def close(self) -> None:
        """Give back processes and pipes; the bot is not used afterwards."""

    def decision_seed(self, seat_view: SeatView) -> int:
        """The seed of this decision: the bot's own, spread by how far the game has come."""
        return splitmix(splitmix(self.seed % 2**64) ^ splitmix(seat_view.ply))


def printable(text: str) -> str:
    """The text without characters that would steer a terminal; line breaks become spaces."""
    return "".join(sign for sign in text if sign.isspace() or sign.isprintable())


def explanation(
    seat_view: SeatView,
    considered: Iterable[tuple[int, float, int]],
    standings: Sequence[float] = (),
) -> Explanation:
    """The considered (action, expected, visits), best first as given, in the words of the game."""
    thoughts = tuple(
        Thought(action, seat_view.text(action), seat_view.label(action), expected, visits)
        for action, expected, visits in considered
    )
    chances = as_chances(standings, seat_view.ground.setup.wins_together)
    return Explanation(int(seat_view.seat), seat_view.ply, thoughts, chances)


def as_chances(standings: Sequence[float], wins_together: bool) -> tuple[float, ...]:
    """How seats stand, each 0..1: as parts of one win, or as it is where there are no rivals."""
    if wins_together or len(standings) == 1:
        return tuple(standings)
    whole = sum(standings)
    return tuple(value / whole for value in standings) if whole > 0.0 else ()
