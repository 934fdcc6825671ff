"""What a game is started with: typed options with bounds, help and presets, checked once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hexmoot.engine.errors import BadOption


@dataclass(frozen=True, slots=True)
class Option:
    """Base of all options: a name, a default, one line of help."""

    name: str
    default: Any
    help: str

    def check(self, value: object) -> Any:
        """The value in its plain form, or BadOption."""
        raise TypeError("an option must say what it allows")

    def form(self) -> dict[str, Any]:
        """What a page needs to draw an input for it."""
        return {
            "name": self.name,
            "default": self.default,
            "help": self.help,
            "type": type(self).__name__.lower(),
        }


@dataclass(frozen=True, slots=True)
class Flag(Option):
    """Yes or no."""

    def check(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise BadOption(self.name, value, "true or false", code="option_choice")
        return value


@dataclass(frozen=True, slots=True)
class Number(Option):
    """A whole number within bounds, or one of a few words that stand beside the numbers."""

    low: int
    high: int
    words: tuple[str | None, ...] = ()

    def check(self, value: object) -> int | str | None:
        if (value is None or isinstance(value, str)) and value in self.words:
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            code = "option_choice" if self.words and isinstance(value, str) else "option_range"
            raise BadOption(self.name, value, self.allowed, code=code)
        if not self.low <= value <= self.high:
            raise BadOption(self.name, value, self.allowed, code="option_range")
        return value

    @property
    def allowed(self) -> str:
        words = ["none" if word is None else word for word in self.words]
        return ", ".join([f"{self.low}..{self.high}", *words])

    def form(self) -> dict[str, Any]:
        shape = Option.form(self)
        return {**shape, "low": self.low, "high": self.high, "words": list(self.words)}


@dataclass(frozen=True, slots=True)
class Choice(Option):
    """One word of a list."""

    words: tuple[str, ...]

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.words:
            raise BadOption(self.name, value, ", ".join(self.words), code="option_choice")
        return value

    def form(self) -> dict[str, Any]:
        return {**Option.form(self), "words": list(self.words)}


@dataclass(frozen=True, slots=True)
class Several(Option):
    """A set of words of a list, kept in the list's order."""

    words: tuple[str, ...]

    def check(self, value: object) -> list[str]:
        if not isinstance(value, (list, tuple, set, frozenset)):
            raise BadOption(self.name, value, f"a list of {', '.join(self.words)}")
        for word in value:
            if word not in self.words:
                raise BadOption(self.name, word, ", ".join(self.words), code="option_choice")
        return [word for word in self.words if word in value]

    def form(self) -> dict[str, Any]:
        return {**Option.form(self), "words": list(self.words)}


@dataclass(frozen=True, slots=True)
class Custom(Option):
    """Anything else as plain data (a board, a table of overrides), checked by a function."""

    checker: Callable[[object], Any]
    words: tuple[str, ...] = ()

    def check(self, value: object) -> Any:
        return self.checker(value)

    def form(self) -> dict[str, Any]:
        return {**Option.form(self), "words": list(self.words)}


Values = dict[str, Any]


class OptionSet:
    """All options of a game, its presets, and what must hold between them."""

    def __init__(
        self,
        options: Iterable[Option],
        presets: Mapping[str, Mapping[str, Any]] | None = None,
        together: Callable[[Values, int], None] | None = None,
    ) -> None:
        self.options = {option.name: option for option in options}
        self.presets: dict[str, dict[str, Any]] = {
            name: dict(values) for name, values in (presets or {"standard": {}}).items()
        }
        self.together = together

    @property
    def default_preset(self) -> str:
        """The first preset: what a game is started with when nothing is said."""
        return next(iter(self.presets))

    def resolve(self, given: Mapping[str, Any], preset: str | None, seats: int) -> Values:
        """Every option with its value: the given one, else the preset's, else the default."""
        name = preset if preset is not None else self.default_preset
        if name not in self.presets:
            raise BadOption("preset", preset, ", ".join(self.presets), code="option_choice")
        for unknown in given:
            if unknown not in self.options:
                allowed = ", ".join(self.options)
                raise BadOption(
                    unknown, given[unknown], allowed, "no such option", "option_unknown"
                )
        chosen = {**self.presets[name], **given}
        values = {
            key: option.check(chosen.get(key, option.default))
            for key, option in self.options.items()
        }
        if self.together is not None:
            self.together(values, seats)
        return values

    def form(self) -> list[dict[str, Any]]:
        """The options as plain data, for a page that asks for them."""
        return [option.form() for option in self.options.values()]
