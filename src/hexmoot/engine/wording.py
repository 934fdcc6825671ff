"""What a game says to people: questions, answers, panels, tooltips, deeds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

# What a house rule changes: option, value, component, its words then and the rule that says so.
HouseTip = tuple[str, object, str, str, str]


@dataclass(frozen=True, slots=True)
class Decision:
    """One question to one seat.

    `picks` is above 0 where the question is part of choosing a set: that many answers of the same
    kind are still to come in canonical order, and a page may let people pick them in any order.
    """

    kind: str
    seat: int
    prompt: str
    picks: int = 0


@dataclass(frozen=True, slots=True)
class Label:
    """A legal action in words, and the thing on the table it points at.

    `note` is the line below it: what it costs, what it leaves, what it brings. A warning says what
    it costs or closes; where that `is_meant`, because it is the point of the move (another throw
    that may lose everything), nobody is asked a second time.
    """

    text: str
    target: str = ""
    warning: str = ""
    note: str = ""
    is_meant: bool = False

    def with_note(self, note: str) -> Label:
        """The same with this line below it; written out, since `replace` takes much longer."""
        return Label(self.text, self.target, self.warning, note, self.is_meant)


@dataclass(frozen=True, slots=True)
class Closed:
    """A thing on the table no answer points at: why not, or the answers that lead to it.

    A target that ends in a colon (`space:`) speaks for all things of that family alike.
    """

    target: str
    why: str
    actions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PanelRow:
    """One line of a panel: a name, what stands there, and the thing on the table it shows."""

    label: str
    text: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A titled box of the table, for the terminal and for pages that have no board of their own."""

    title: str
    rows: tuple[PanelRow, ...] = ()
    picture: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Tip:
    """What a component is called, what it does in a sentence or two, and the rule that says so."""

    name: str
    text: str
    rule: str = ""


def reworded(
    tips: Mapping[str, Tip], options: Mapping[str, Any], house: Iterable[HouseTip]
) -> dict[str, Tip]:
    """The tips with the words that these options change; names stay."""
    found = dict(tips)
    for option, value, component, words, rule in house:
        if options[option] == value:
            found[component] = Tip(found[component].name, words, rule)
    return found


@dataclass(frozen=True, slots=True)
class Deed:
    """What an answer does with a component of the glossary: `bought`, `card:53`."""

    verb: str
    component: str
