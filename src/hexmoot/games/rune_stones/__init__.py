"""Rune Stones: summon creatures, use them, forge artifacts, gather rune stones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.options import Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Deed, Label, Panel
from hexmoot.games.rune_stones.content.options import OPTIONS
from hexmoot.games.rune_stones.content.pack import pack
from hexmoot.games.rune_stones.content.read import Content, content_of, read_tables
from hexmoot.games.rune_stones.minds import deeds as components
from hexmoot.games.rune_stones.rules.actions import ACTIONS, DONE
from hexmoot.games.rune_stones.rules.flow import RuneStones
from hexmoot.games.rune_stones.rules.tables import Book
from hexmoot.games.rune_stones.shown import panels, view
from hexmoot.games.rune_stones.words import labels, text
from hexmoot.games.rune_stones.words import log as text_events
from hexmoot.games.rune_stones.words.glossary import standard_glossary


@dataclass(frozen=True, slots=True)
class Library:
    """The content for people (its cards worded once) and packed for the rules."""

    content: Content
    book: Book
    printed: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)


class RuneStonesGame(Game):
    """RS-1: the registration of Rune Stones, for two to four seats."""

    name = "rune_stones"
    title = text.TITLE
    summary = text.SUMMARY
    minutes = (60, 90)
    weight = 2.9
    min_seats = 2
    max_seats = 4
    rules_version = 1
    actions = ACTIONS
    options = OPTIONS
    decisions = text.DECISION_NAMES
    events = text_events.EVENT_NAMES
    endings = (
        EndReason("target_reached", text.ENDING_SENTENCES[0]),
        EndReason("round_limit", text.ENDING_SENTENCES[1]),
    )
    glossary = standard_glossary()

    def check_content(self, file: ContentFile) -> str:
        """Check a designer's file; tables it leaves out are the built-in ones."""
        return text.CONTENT_SUMMARY.format(cards=len(read_tables(file).cards))

    def content(self, seats: int, options: Values) -> Library:
        """The content the options name, and its book."""
        content = content_of(options["content"])
        return Library(content, pack(content, options))

    def blank(self, setup: Setup) -> RuneStones:
        return RuneStones(setup, setup.content.book, setup.seats, True)

    def table(self, state: State, viewer: int | None) -> dict[str, Any]:
        return view.table_view(_mine(state), viewer)

    def prompt(self, state: State, viewer: int | None) -> str:
        return labels.prompt(_mine(state), viewer)

    def label(self, state: State, action: int) -> Label:
        return labels.label(_mine(state), action)

    def event_text(self, state: State, kind: int, numbers: tuple[int, ...]) -> str:
        return text_events.event_sentence(state.setup.content.content, kind, numbers)

    def score_parts(self, state: State) -> list[dict[str, int]]:
        return view.score_parts(_mine(state))

    def picks_left(self, state: State) -> int:
        return labels.picks_left(_mine(state))

    def ends_picks(self, action: int) -> bool:
        return action == DONE

    def deed(self, state: State, action: int) -> Deed | None:
        return components.deed(_mine(state), action)

    def roles(self, state: State, seat: int) -> list[str]:
        return components.roles(_mine(state), seat)

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)

    def seat_names(self, state: State) -> list[str]:
        return list(text.SEAT_NAMES[: state.seats])


def _mine(state: State) -> RuneStones:
    assert isinstance(state, RuneStones)
    return state


GAME: Final = RuneStonesGame()
