"""Alchemist's Race: gather, brew and sell; the first wizard with 20 coins wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.options import Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Closed, Deed, Label, Panel, Tip
from hexmoot.games.alchemists_race.content.options import OPTIONS, tables_of
from hexmoot.games.alchemists_race.content.read import describe
from hexmoot.games.alchemists_race.minds.deeds import deed, roles
from hexmoot.games.alchemists_race.rules.actions import ACTIONS, MOST_SEATS
from hexmoot.games.alchemists_race.rules.flow import Playable
from hexmoot.games.alchemists_race.rules.kinds import DECISIONS, EVENTS
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.tables import Tables
from hexmoot.games.alchemists_race.shown.panels import panels
from hexmoot.games.alchemists_race.shown.view import glance_view, score_parts, table_view
from hexmoot.games.alchemists_race.words import text
from hexmoot.games.alchemists_race.words.closed import closed
from hexmoot.games.alchemists_race.words.glossary import glossary, glossary_for
from hexmoot.games.alchemists_race.words.labels import label
from hexmoot.games.alchemists_race.words.log import event_text
from hexmoot.games.alchemists_race.words.names import seat_names
from hexmoot.games.alchemists_race.words.prompts import picks_left, prompt


class AlchemistsRace(Game[Table]):
    """The registration of Alchemist's Race (AR-1: two to four players)."""

    name = "alchemists_race"
    title = text.TITLE
    summary = text.SUMMARY
    minutes = (20, 50)
    weight = 1.8
    min_seats = 2
    max_seats = MOST_SEATS
    rules_version = 1
    actions = ACTIONS
    options = OPTIONS
    decisions = DECISIONS
    events = EVENTS
    endings = tuple(EndReason(name, words) for name, words in text.ENDINGS.items())
    glossary = glossary()
    places = ("card", "token")  # in a seat's hand; the view counts them

    def content(self, seats: int, options: Values) -> Tables:
        return tables_of(options, seats)

    def check_content(self, file: ContentFile) -> str:
        return describe(file)

    def blank(self, setup: Setup) -> Table:
        return Playable(setup, setup.content, True)

    def table(self, table: Table, viewer: int | None) -> dict[str, Any]:
        return table_view(table, viewer)

    def glance(self, table: Table, viewer: int | None) -> dict[str, Any]:
        return glance_view(table, viewer)

    def prompt(self, table: Table, viewer: int | None) -> str:
        return prompt(table, viewer)

    def label(self, table: Table, action: int) -> Label:
        return label(table, action)

    def event_text(self, table: Table, kind: int, numbers: tuple[int, ...]) -> str:
        return event_text(table, kind, numbers)

    def score_parts(self, table: Table) -> list[dict[str, int]]:
        return score_parts(table)

    def picks_left(self, table: Table) -> int:
        return picks_left(table)

    def closed(self, table: Table) -> list[Closed]:
        return closed(table)

    def glossary_for(self, setup: Setup) -> dict[str, Tip]:
        return glossary_for(setup)

    def deed(self, table: Table, action: int) -> Deed | None:
        return deed(table, action)

    def roles(self, table: Table, seat: int) -> list[str]:
        return roles(table, seat)

    def seat_names(self, table: Table) -> list[str]:
        return seat_names(table)

    def panels(self, view: Mapping[str, Any]) -> list[Panel]:
        return panels(view)


GAME = AlchemistsRace()
