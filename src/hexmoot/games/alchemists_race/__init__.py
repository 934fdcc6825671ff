"""Alchemist's Race: gather, brew and sell; the first wizard with 20 coins wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.options import Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Deed, Label, Panel
from hexmoot.games.alchemists_race.content.options import OPTIONS, tables_of
from hexmoot.games.alchemists_race.content.read import MOST_SEATS, content, describe
from hexmoot.games.alchemists_race.minds import deeds as components
from hexmoot.games.alchemists_race.rules.actions import action_table
from hexmoot.games.alchemists_race.rules.flow import Playable
from hexmoot.games.alchemists_race.rules.kinds import DECISIONS, EVENTS
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.tables import Tables
from hexmoot.games.alchemists_race.shown import panels, view
from hexmoot.games.alchemists_race.words import names, text
from hexmoot.games.alchemists_race.words.glossary import glossary


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
    actions = action_table()
    options = OPTIONS
    decisions = DECISIONS
    events = EVENTS
    endings = tuple(EndReason(name, words) for name, words in text.END_REASONS.items())
    glossary = glossary(content())

    def content(self, seats: int, options: Values) -> Tables:
        return tables_of(options, seats)

    def check_content(self, file: ContentFile) -> str:
        return describe(file)

    def blank(self, setup: Setup) -> Table:
        return Playable(setup, setup.content, True)

    def table(self, state: Table, viewer: int | None) -> dict[str, Any]:
        """AR-10: everything is public, so all viewers see the same."""
        return view.table_view(state)

    def prompt(self, state: Table, viewer: int | None) -> str:
        return view.prompt(state, viewer)

    def label(self, state: Table, action: int) -> Label:
        return view.label(state, self.actions.text(action))

    def event_text(self, state: Table, kind: int, numbers: tuple[int, ...]) -> str:
        return names.event_text(state, kind, numbers)

    def score_parts(self, state: Table) -> list[dict[str, int]]:
        """The score is the coins; what breaks ties is no part of it (AR-136)."""
        return [{"coins": int(state.coins[seat])} for seat in range(state.seats)]

    def picks_left(self, state: Table) -> int:
        return view.picks_left(state)

    def deed(self, state: Table, action: int) -> Deed | None:
        return components.DEEDS.get(action)

    def seat_names(self, state: Table) -> list[str]:
        return [names.seat_name(seat) for seat in range(state.seats)]

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)


GAME = AlchemistsRace()
