"""The fixed action table of a game: every answer is a small number with a unique text form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from hexmoot.engine.errors import IllegalAction


@dataclass(frozen=True, slots=True)
class Verb:
    """One family of actions: a word, and for each argument the words it can be.

    `family("roll", 0)` is one action, `family("swap", 1, numbered(4))` four: `swap 0` to `swap 3`.
    """

    word: str
    first: int
    arguments: tuple[Sequence[str], ...]

    def texts(self) -> Iterable[str]:
        for words in product(*self.arguments):
            yield " ".join((self.word, *words))


def family(word: str, first: int, *arguments: Sequence[str]) -> Verb:
    """A family of actions whose first number the rules know as a constant.

    The table refuses a number that does not fit, so that rules and words cannot drift apart.
    """
    return Verb(word, first, arguments)


def numbered(count: int, start: int = 0) -> tuple[str, ...]:
    """The argument words `start`, `start + 1`, …"""
    return tuple(str(start + index) for index in range(count))


class ActionTable:
    """All actions of a game in their fixed order, text both ways.

    >>> table = ActionTable([family("roll", 0), family("swap", 1, numbered(4))])
    >>> table.text(2), table.parse("swap 1"), len(table), table.base("swap"), table.family(4)
    ('swap 1', 2, 5, 1, ('swap', 3))
    """

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs = tuple(verbs)
        self._texts: list[str] = []
        self._base: dict[str, int] = {}
        self._families: list[tuple[str, int]] = []
        for one in self.verbs:
            first = len(self._texts)
            if one.first != first:
                raise ValueError(f"the actions of {one.word!r} begin at {first}, not {one.first}")
            self._base[one.word] = first
            self._texts.extend(one.texts())
            self._families += [(one.word, index) for index in range(len(self._texts) - first)]
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two actions share one text")

    def __len__(self) -> int:
        return len(self._texts)

    def base(self, word: str) -> int:
        """The number of a family's first action."""
        return self._base[word]

    def family(self, action: int) -> tuple[str, int]:
        """The word of the family an action belongs to, and its place in that family."""
        return self._families[action]

    def text(self, action: int) -> str:
        """The text form of an action number."""
        if not 0 <= action < len(self._texts):
            raise IllegalAction(-1, str(action), f"action numbers go from 0 to {len(self) - 1}")
        return self._texts[action]

    def name(self, action: object) -> str:
        """The text form where there is one, for error messages."""
        if isinstance(action, int) and 0 <= action < len(self._texts):
            return self._texts[action]
        return repr(action)

    def parse(self, text: str) -> int:
        """The action number of a text form; extra spaces and capitals do not matter."""
        number = self._numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise IllegalAction(-1, text, "no action reads like this")
        return number
