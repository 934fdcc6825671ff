"""Rune Stones: summon creatures, use them, forge artifacts, gather rune stones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.options import Values
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Closed, Deed, Label, Panel, Tip
from hexmoot.games.rune_stones.content.options import OPTIONS, tables_of
from hexmoot.games.rune_stones.content.read import read
from hexmoot.games.rune_stones.content.tables import Box
from hexmoot.games.rune_stones.minds import deeds
from hexmoot.games.rune_stones.rules.actions import ACTIONS, DONE
from hexmoot.games.rune_stones.rules.flow import Playable
from hexmoot.games.rune_stones.rules.kinds import DECISIONS, EVENTS, MOST_SEATS
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.shown import panels, view
from hexmoot.games.rune_stones.words import labels, log, names, notes, prompts, text
from hexmoot.games.rune_stones.words.closed import closed
from hexmoot.games.rune_stones.words.glossary import glossary, glossary_for
from hexmoot.games.rune_stones.words.labels import PLACES


class RuneStones(Game[Table]):
    """RS-1: the registration of Rune Stones, for two to four seats."""

    name = "rune_stones"
    title = text.TITLE
    summary = text.SUMMARY
    minutes = (60, 90)
    weight = 2.9
    min_seats = 2
    max_seats = MOST_SEATS
    rules_version = 1
    actions = ACTIONS
    options = OPTIONS
    decisions = DECISIONS
    events = EVENTS
    endings = text.ENDINGS
    glossary = glossary()
    places = PLACES

    def glossary_for(self, setup: Setup) -> dict[str, Tip]:
        return glossary_for(setup)

    def check_content(self, file: ContentFile) -> str:
        """Check a designer's file; tables it leaves out are the built-in ones."""
        return text.CONTENT_SUMMARY.format(cards=len(read(file).cards))

    def content(self, seats: int, options: Values) -> Box:
        return tables_of(options, seats)

    def blank(self, setup: Setup) -> Table:
        return Playable(setup, setup.content.tables, setup.content.terms, True)

    def table(self, state: Table, viewer: int | None) -> dict[str, Any]:
        return view.table_view(state, viewer)

    def prompt(self, state: Table, viewer: int | None) -> str:
        return prompts.prompt(state, viewer)

    def label(self, state: Table, action: int) -> Label:
        return labels.label(state, action)

    def event_text(self, state: Table, kind: int, numbers: tuple[int, ...]) -> str:
        return log.event_text(state, kind, numbers)

    def score_parts(self, state: Table) -> list[dict[str, int]]:
        return view.score_parts(state)

    def picks_left(self, state: Table) -> int:
        return prompts.picks_left(state)

    def picks_total(self, state: Table, pieces: tuple[int, ...]) -> str:
        return notes.picks_total(state, pieces)

    def picks_limit(self, state: Table) -> str:
        return notes.picks_limit(state)

    def closed(self, state: Table) -> list[Closed]:
        return closed(state)

    def ends_picks(self, action: int) -> bool:
        return action == DONE

    def deed(self, state: Table, action: int) -> Deed | None:
        return deeds.deed(state, action)

    def roles(self, state: Table, seat: int) -> list[str]:
        return deeds.roles(state, seat)

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)

    def seat_names(self, state: Table) -> list[str]:
        return names.seat_names(state)


GAME = RuneStones()
