"""A game as the rest of the product sees it: how it starts, speaks and is stored."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from typing import Any

from hexmoot.engine.actions import ActionTable
from hexmoot.engine.content import ContentFile
from hexmoot.engine.errors import BadContent, BadOption, BadState
from hexmoot.engine.events import Event, told_to
from hexmoot.engine.native.sheet import Feature, Sheet
from hexmoot.engine.native.state import KIND, State
from hexmoot.engine.options import OptionSet, Values
from hexmoot.engine.outcome import EndReason, Outcome

STATE_FORMAT = "hexmoot.state/1"


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
    """A legal action in words, and the thing on the table it points at."""

    text: str
    target: str = ""
    warning: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a panel: a name, what stands there, and the thing on the table it shows."""

    label: str
    text: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A titled box of the table, for the terminal and for pages that have no board of their own."""

    title: str
    rows: tuple[Row, ...] = ()
    picture: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Tip:
    """What a component is called, what it does in a sentence or two, and the rule that says so."""

    name: str
    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """What an answer does with a component of the glossary: `bought`, `card:53`."""

    verb: str
    component: str


@dataclass(frozen=True)
class Setup:
    """What a state was started with; shared by all its copies, never changed."""

    game: Game
    seats: int
    options: Values
    content: Any = field(default=None, compare=False)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (_prepared, (type(self.game).__module__, self.seats, self.options))


class Game:
    """Base of every game's registration: a game sets the attributes and overrides the hooks."""

    name: str
    title: str
    summary: str
    minutes: tuple[int, int]
    weight: float
    min_seats: int
    max_seats: int
    default_seats: int = 0
    rules_version: int
    actions: ActionTable
    options: OptionSet
    decisions: Mapping[int, str]
    events: Mapping[int, str]
    endings: Sequence[EndReason]
    glossary: Mapping[str, Tip]
    has_secrets: bool = False
    foresight: int = 1  # turns a searching bot plays on before it asks `judge`, with two seats

    # ---- hooks

    def check_content(self, file: ContentFile) -> str:
        """Check a designer's file of this game; one line about what it holds, or BadContent."""
        raise BadContent(file.name, [f"{self.name} takes no content files"])

    def content(self, seats: int, options: Values) -> Any:
        """What the state reads but never changes (board, cards), built from the options."""
        return None

    def blank(self, setup: Setup) -> State:
        """A state of the right size with nothing dealt."""
        raise TypeError("a game must make its states")

    def table(self, state: State, viewer: int | None) -> dict[str, Any]:
        """Everything on the table that this viewer may see, by naming it."""
        raise TypeError("a game must show its table")

    def prompt(self, state: State, viewer: int | None) -> str:
        """The question in words, fit for this viewer."""
        raise TypeError("a game must word its questions")

    def label(self, state: State, action: int) -> Label:
        """A legal action in words for the seat that may take it."""
        raise TypeError("a game must word its actions")

    def event_text(self, state: State, kind: int, numbers: tuple[int, ...]) -> str:
        """The log sentence of an event."""
        raise TypeError("a game must word its events")

    def score_parts(self, state: State) -> list[dict[str, int]]:
        """Each seat's score so far by parts that add up, from public knowledge only."""
        raise TypeError("a game must score its seats")

    def picks_left(self, state: State) -> int:
        """How many answers of a set may still be picked in the present decision, else 0."""
        return 0

    def ends_picks(self, action: int) -> bool:
        """Does this answer say that the set is large enough, and is no piece of it itself?"""
        return False

    def wins_together(self, options: Values) -> bool:
        """Do all seats win or lose as one with these options? Then utilities are no shares."""
        return False

    def has_company_won(self, state: State) -> bool:
        """Where all seats win or lose as one: is it a win, as the table stands?"""
        raise TypeError("a game won together must say when it is won")

    def deed(self, state: State, action: int) -> Deed | None:
        """What a legal answer does with a card, potion or the like, for balance reports."""
        return None

    def roles(self, state: State, seat: int) -> list[str]:
        """Components of the glossary that set a seat apart for the whole game, now that it is over.

        Characters, decks, secret aims: dealt or chosen, whatever makes seats unlike each other.
        """
        return []

    def seat_names(self, state: State) -> list[str]:
        """What the seats are called in sentences until people sit down."""
        return [f"Seat {seat + 1}" for seat in range(state.seats)]

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        """The table as titled boxes of text, made from what `table` let this viewer see."""
        raise TypeError("a game must describe its table")

    # ---- the same for all games

    @property
    def usual_seats(self) -> int:
        """The number of seats when nothing is said: `default_seats`, else the smallest."""
        return self.default_seats or self.min_seats

    @property
    def seat_counts(self) -> range:
        """The numbers of seats this game can be played with."""
        return range(self.min_seats, self.max_seats + 1)

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        preset: str | None = None,
        *,
        chance: Sequence[int] = (),
        strict: bool = False,
        **options: Any,
    ) -> State:
        """A freshly dealt game; `chance` loads the first outcomes, bad options raise BadOption."""
        setup = self.prepare(seats, preset, options)
        return self.deal(setup, fresh_seed() if seed is None else seed, chance, strict)

    def prepare(self, seats: int | None, preset: str | None, options: Mapping[str, Any]) -> Setup:
        """Check seats and options and build the content, without dealing."""
        count = self.usual_seats if seats is None else seats
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.seat_counts:
            allowed = f"{self.min_seats}..{self.max_seats}"
            raise BadOption("seats", seats, allowed, code="option_players")
        values = self.options.resolve(options, preset, count)
        return Setup(self, count, values, self.content(count, values))

    def deal(
        self, setup: Setup, seed: int, chance: Sequence[int] = (), strict: bool = False
    ) -> State:
        """Deal a prepared game from a seed."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**128:
            raise BadOption(
                "seed", seed, "a whole number from 0 to 2**128 - 1", code="option_range"
            )
        state = self.blank(setup)
        state.reseed(seed)
        state.load_chance(list(chance), strict)
        state.deal()
        state.settle()
        return state

    def decision(self, state: State, viewer: int | None = None) -> Decision | None:
        """The question asked now; without a viewer in the words for the asked seat."""
        if state.over:
            return None
        reader = state.seat if viewer is None else viewer
        kind = self.decisions[int(state.frames[state.top() + KIND])]
        return Decision(kind, state.seat, self.prompt(state, reader), self.picks_left(state))

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        if not state.over:
            return None
        parts = self.score_parts(state)
        seats = range(state.seats)
        ranks = state.ranks()
        is_company = self.wins_together(state.setup.options)
        return Outcome(
            ranks=tuple(int(ranks[seat]) for seat in seats),
            scores=tuple(sum(part.values()) for part in parts),
            parts=tuple(parts),
            utilities=tuple(state.utility(seat) for seat in seats),
            reason=self.endings[int(state.ending) - 1],
            together=self.has_company_won(state) if is_company else None,
        )

    def view(self, state: State, viewer: int | None) -> dict[str, Any]:
        """What a viewer may know: the frame all games share around the game's own table."""
        if viewer is not None and not 0 <= viewer < state.seats:
            raise BadOption("seat", viewer, f"0..{state.seats - 1}, or none for a spectator")
        table = self.table(state, viewer)
        return {
            "game": self.name,
            "rules": self.rules_version,
            "viewer": viewer,
            "seats": int(state.seats),
            "names": self.seat_names(state),
            "ply": int(state.ply),
            "decision": self._decision_view(state, viewer),
            "choices": self._choices_view(state, viewer),
            "scores": [
                {"total": sum(parts.values()), "parts": parts} for parts in self.score_parts(state)
            ],
            "outcome": self._outcome_view(state),
            "table": table,
            "panels": [_panel_view(panel) for panel in self.panels(table)],
        }

    def _decision_view(self, state: State, viewer: int | None) -> dict[str, Any] | None:
        if state.over:
            return None
        kind = self.decisions[int(state.frames[state.top() + KIND])]
        picks = self.picks_left(state) if viewer == state.seat else 0
        prompt = self.prompt(state, viewer)
        return {"kind": kind, "seat": state.seat, "prompt": prompt, "picks": picks}

    def _choices_view(self, state: State, viewer: int | None) -> list[dict[str, Any]]:
        """The legal answers with labels and targets, for the asked seat alone."""
        if state.over or viewer != state.seat:
            return []
        found = []
        for action in state.legal():
            label = self.label(state, action)
            found.append(
                {
                    "action": action,
                    "text": self.actions.text(action),
                    "label": label.text,
                    "target": label.target,
                    "warning": label.warning,
                }
            )
        return found

    def _outcome_view(self, state: State) -> dict[str, Any] | None:
        outcome = self.outcome(state)
        if outcome is None:
            return None
        return {
            "ranks": list(outcome.ranks),
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "reason": outcome.reason.name,
            "sentence": outcome.reason.sentence,
            "together": outcome.together,
        }

    @property
    def decision_kinds(self) -> int:
        """One above the highest number of a decision."""
        return max(self.decisions) + 1

    def features(self, setup: Setup) -> list[Feature]:
        """The names and bounds of an observation's numbers, in their order."""
        sheet = Sheet(True, 0)
        self.deal(setup, 0).observe_all(0, self.decision_kinds, sheet)
        return sheet.features

    def observation(self, state: State, seat: int) -> list[int]:
        """What a seat may know as a row of numbers; `features` names them."""
        sheet = Sheet(False, len(self.features(state.setup)))
        state.observe_all(seat, self.decision_kinds, sheet)
        return [int(number) for number in sheet.out]

    def events_for(self, state: State, viewer: int | None) -> list[Event]:
        """What happened since the last answer, as this viewer may see it."""
        return [
            Event(self.events[kind], numbers, self.event_text(state, kind, numbers))
            for kind, numbers in told_to(state, viewer)
        ]

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state as plain data."""
        return {
            "format": STATE_FORMAT,
            "game": self.name,
            "rules": self.rules_version,
            "seats": int(state.seats),
            "options": dict(state.setup.options),
            "numbers": state.numbers(),
            "digest": f"{state.digest():016x}",
        }

    def load(self, data: Mapping[str, Any]) -> State:
        """The state a dump was made from; BadState says what is wrong with it."""
        if not isinstance(data, Mapping) or data.get("format") != STATE_FORMAT:
            raise BadState(f"not a dump of the form {STATE_FORMAT}")
        if data.get("game") != self.name:
            raise BadState(f"a dump of {data.get('game')!r}, not of {self.name!r}")
        if data.get("rules") != self.rules_version:
            raise BadState(f"made by rules {data.get('rules')!r}, these are {self.rules_version}")
        numbers = data.get("numbers")
        if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
            raise BadState("the numbers of the dump are not whole numbers")
        options = data.get("options")
        if not isinstance(options, Mapping):
            raise BadState("the dump has no options")
        state = self.blank(self.prepare(data.get("seats"), None, options))
        state.restore(list(numbers))
        if f"{state.digest():016x}" != data.get("digest"):
            raise BadState("the dump has been changed: its digest does not fit")
        return state

    def rules_text(self) -> str:
        """The game's RULES.md."""
        return files(type(self).__module__).joinpath("RULES.md").read_text(encoding="utf-8")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_registered, (type(self).__module__,))


def _registered(module: str) -> Game:
    """Unpickle: the game is found where it was registered."""
    game: Game = import_module(module).GAME
    return game


def _prepared(module: str, seats: int, options: Values) -> Setup:
    """Unpickle: prepare again where the game is registered."""
    return _registered(module).prepare(seats, None, options)


def _panel_view(panel: Panel) -> dict[str, Any]:
    """A panel as plain data; written out, since `asdict` takes most of the time of a view."""
    rows = [{"label": row.label, "text": row.text, "target": row.target} for row in panel.rows]
    return {"title": panel.title, "rows": rows, "picture": panel.picture, "seat": panel.seat}


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(128)
