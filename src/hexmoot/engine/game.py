"""A game as the rest of the product sees it: what it sets, and the hooks it overrides."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic

from typing_extensions import TypeVar

from hexmoot.engine.actions import ActionTable
from hexmoot.engine.content import ContentFile
from hexmoot.engine.dump import dumped, loaded
from hexmoot.engine.errors import BadContent, BadOption
from hexmoot.engine.events import RESULT, Event, all_told, told_to
from hexmoot.engine.figure import Figure, figures_in
from hexmoot.engine.lesson import Lesson, lessons_in
from hexmoot.engine.native.sheet import Feature, Sheet
from hexmoot.engine.native.state import EVERYONE, State
from hexmoot.engine.options import OptionSet, Values
from hexmoot.engine.outcome import EndReason, Outcome, final_text
from hexmoot.engine.setup import Setup, fresh_seed, registered
from hexmoot.engine.view import decision_of, outcome_of, view_of
from hexmoot.engine.wording import Closed, Decision, Deed, Label, Panel, Tip

# The script of a board that a package brings, in its folder `board`.
BOARD = "board.js"

# The class of a game's own states: a registration names it, so that its hooks need no narrowing.
Played = TypeVar("Played", bound=State, default=Any)


class Game(Generic[Played]):
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
    places: Collection[str] = ()  # families of targets a board draws beside the ids of its table
    foresight: int = 1  # turns a searching bot plays on before it asks `judge`, with two seats
    blur: float = 1.0  # how evenly a search with a net looks at its answers, with two seats
    trial: int = 0  # decisions a net plays on with to try answers at larger tables; 0: tree search
    thrift: int = 1  # a level makes one of so many walks of such a search: more do not help here

    # ---- hooks

    def check_content(self, file: ContentFile) -> str:
        """Check a designer's file of this game; one line about what it holds, or BadContent."""
        raise BadContent(file.name, [f"{self.name} takes no content files"])

    def content(self, seats: int, options: Values) -> Any:
        """What the state reads but never changes (board, cards), built from the options."""
        return None

    def blank(self, setup: Setup) -> Played:
        """A state of the right size with nothing dealt."""
        raise TypeError("a game must make its states")

    def table(self, state: Played, viewer: int | None) -> dict[str, Any]:
        """Everything on the table that this viewer may see, by naming it."""
        raise TypeError("a game must show its table")

    def glance(self, state: Played, viewer: int | None) -> dict[str, Any]:
        """The same without what is drawn only while somebody points at a thing, where that is much.

        Lists are empty there, and nothing else differs: a page asks for the rest when it needs it.
        """
        return self.table(state, viewer)

    def prompt(self, state: Played, viewer: int | None) -> str:
        """The question in words, fit for this viewer."""
        raise TypeError("a game must word its questions")

    def label(self, state: Played, action: int) -> Label:
        """A legal action in words for the seat that may take it."""
        raise TypeError("a game must word its actions")

    def event_text(self, state: Played, kind: int, numbers: tuple[int, ...]) -> str:
        """The log sentence of an event."""
        raise TypeError("a game must word its events")

    def score_parts(self, state: Played) -> list[dict[str, int]]:
        """Each seat's score so far by parts that add up, from public knowledge only."""
        raise TypeError("a game must score its seats")

    def picks_left(self, state: Played) -> int:
        """How many answers of a set may still be picked in the present decision, else 0."""
        return 0

    def picks_total(self, state: Played, pieces: tuple[int, ...]) -> str:
        """What these pieces of a set come to together, and what they leave: "4 of 7 magic"."""
        return ""

    def picks_limit(self, state: Played) -> str:
        """Why some pieces of a set may not go with others: "All must share one colour."."""
        return ""

    def closed(self, state: Played) -> list[Closed]:
        """What things say to the asked seat while no answer points at them.

        What is missing, or which answers lead there; things answers point at may be among them.
        """
        return []

    def ends_picks(self, action: int) -> bool:
        """Does this answer say that the set is large enough, and is no piece of it itself?"""
        return False

    def wins_together(self, options: Values) -> bool:
        """Do all seats win or lose as one with these options? Then utilities are no shares."""
        return False

    def has_company_won(self, state: Played) -> bool:
        """Where all seats win or lose as one: is it a win, as the table stands?"""
        raise TypeError("a game won together must say when it is won")

    def glossary_for(self, setup: Setup) -> Mapping[str, Tip]:
        """The tips as they read at a table with these options: of `glossary` what is in play."""
        return self.glossary

    def deed(self, state: Played, action: int) -> Deed | None:
        """What a legal answer does with a card, potion or the like, for balance reports."""
        return None

    def roles(self, state: Played, seat: int) -> list[str]:
        """Components of the glossary that set a seat apart for the whole game, now that it is over.

        Characters, decks, secret aims: dealt or chosen, whatever makes seats unlike each other.
        """
        return []

    def first_seat(self, state: Played) -> int:
        """Who has the first turn, asked before any answer: reports count seats from there.

        Whoever is asked first, unless a game says otherwise.
        """
        return int(state.seat)

    def round_of(self, state: Played) -> int:
        """The round being played: the state's field `round`, 0 where a game has none."""
        return int(getattr(state, "round", 0))

    def seat_names(self, state: Played) -> list[str]:
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
        self,
        setup: Setup,
        seed: int,
        chance: Sequence[int] = (),
        strict: bool = False,
        telling: bool = False,
    ) -> State:
        """Deal a prepared game from a seed; `telling` from the first moment, if wanted."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**128:
            raise BadOption(
                "seed", seed, "a whole number from 0 to 2**128 - 1", code="option_range"
            )
        state: State = self.blank(setup)
        state.reseed(seed)
        state.load_chance(list(chance), strict)
        state.is_telling = telling
        state.deal()
        state.settle()
        return state

    def decision(self, state: Played, viewer: int | None = None) -> Decision | None:
        """The question asked now; without a viewer in the words for the asked seat."""
        return decision_of(self, state, viewer)

    def outcome(self, state: Played) -> Outcome | None:
        """The result, or None while the game goes on."""
        return outcome_of(self, state)

    def view(self, state: Played, viewer: int | None) -> dict[str, Any]:
        """What a viewer may know, as plain data."""
        return view_of(self, state, viewer)

    @property
    def decision_kinds(self) -> int:
        """One above the highest number of a decision."""
        return max(self.decisions) + 1

    def features(self, setup: Setup) -> list[Feature]:
        """The names and bounds of an observation's numbers, in their order."""
        sheet = Sheet(True, 0)
        self.deal(setup, 0).observe_all(0, self.decision_kinds, sheet)
        return sheet.features

    @property
    def has_sketch(self) -> bool:
        """Does the game describe where answers lead, for a net that judges positions?"""
        return type(self.blank(self.prepare(None, None, {}))).sketch is not State.sketch

    def sketch_features(self, setup: Setup) -> list[Feature]:
        """The names and bounds of a sketch's numbers; TypeError if the game has no sketch."""
        sheet = Sheet(True, 0)
        self.deal(setup, 0).sketch_all(0, self.decision_kinds, sheet)
        return sheet.features

    def observation(self, state: Played, seat: int) -> list[int]:
        """What a seat may know as a row of numbers; `features` names them."""
        sheet = Sheet(False, len(self.features(state.setup)))
        state.observe_all(seat, self.decision_kinds, sheet)
        return [int(number) for number in sheet.out]

    def sketch(self, state: Played, seat: int) -> list[int]:
        """A sketch of a position as a row of numbers; `sketch_features` names them."""
        sheet = Sheet(False, len(self.sketch_features(state.setup)))
        state.sketch_all(seat, self.decision_kinds, sheet)
        return [int(number) for number in sheet.out]

    def events_for(self, state: Played, viewer: int | None) -> list[Event]:
        """What happened since the last answer, as this viewer may see it."""
        told = [self._worded(state, *one) for one in told_to(state, viewer)]
        return [*told, *self._result(state)]

    def events_by_audience(self, state: Played) -> list[tuple[int, Event]]:
        """What happened since the last answer, each with the mask of who may see it."""
        told = all_told(state)
        worded = [(one.audience, self._worded(state, one.kind, one.numbers)) for one in told]
        return [*worded, *((EVERYONE, event) for event in self._result(state))]

    def _result(self, state: Played) -> list[Event]:
        """The last line of the log: who ends with what, once the game is over."""
        outcome = self.outcome(state)
        if outcome is None:
            return []
        return [Event(RESULT, (), final_text(outcome, self.seat_names(state)))]

    def _worded(self, state: Played, kind: int, numbers: tuple[int, ...]) -> Event:
        return Event(self.events[kind], numbers, self.event_text(state, kind, numbers))

    def dump(self, state: Played) -> dict[str, Any]:
        """The whole state as plain data."""
        return dumped(self, state)

    def load(self, data: Mapping[str, Any]) -> State:
        """The state a dump was made from; BadState says what is wrong with it."""
        return loaded(self, data)

    def rules_text(self) -> str:
        """The game's RULES.md."""
        return files(type(self).__module__).joinpath("RULES.md").read_text(encoding="utf-8")

    def lessons(self) -> list[Lesson]:
        """The lessons beside the game, first chapter first."""
        return lessons_in(self.folder())

    def figures(self) -> list[Figure]:
        """The pictures of the rules, in the order they stand in their file."""
        return figures_in(self.folder())

    def folder(self) -> Traversable:
        """Where the game's own files lie: its package, or that of the module it is written in."""
        module = import_module(type(self).__module__)
        is_package = hasattr(module, "__path__")
        return files(module.__name__ if is_package else str(module.__package__))

    def board_folder(self) -> Path | None:
        """The folder of the board that the game's own package brings for the page, if any."""
        folder = Path(str(files(type(self).__module__).joinpath("board")))
        return folder if (folder / BOARD).is_file() else None

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (registered, (type(self).__module__,))
