"""Sorcerer & Stones: five moving zones of stones, runes, artifacts and Qi."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.options import Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Closed, Deed, Label, Panel, Tip
from hexmoot.games.sorcerer_stones.content.options import OPTIONS, tables_of
from hexmoot.games.sorcerer_stones.content.read import read
from hexmoot.games.sorcerer_stones.minds import deeds
from hexmoot.games.sorcerer_stones.rules.actions import ACTIONS
from hexmoot.games.sorcerer_stones.rules.flow import Playable
from hexmoot.games.sorcerer_stones.rules.kinds import DECISIONS, EVENTS
from hexmoot.games.sorcerer_stones.rules.scoring import is_success
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.rules.tables import Tables
from hexmoot.games.sorcerer_stones.shown import panels, view
from hexmoot.games.sorcerer_stones.words import labels, log, names, prompts, text
from hexmoot.games.sorcerer_stones.words.closed import closed
from hexmoot.games.sorcerer_stones.words.glossary import glossary, glossary_for


class SorcererStones(Game[Table]):
    """The registration of Sorcerer & Stones (SS-1: two to four seats, co-op also alone)."""

    name = "sorcerer_stones"
    title = text.TITLE
    summary = text.SUMMARY
    minutes = (30, 60)
    weight = 2.8
    min_seats = 1
    max_seats = 4
    default_seats = 2  # only co-op can be played alone
    rules_version = 1
    actions = ACTIONS
    options = OPTIONS
    decisions = DECISIONS
    events = EVENTS
    places = ("cell", "stone", "turn")
    endings = tuple(EndReason(name, words) for name, words in text.ENDINGS.items())
    glossary = glossary()

    def glossary_for(self, setup: Setup) -> dict[str, Tip]:
        return glossary_for(setup)

    def check_content(self, file: ContentFile) -> str:
        return text.CONTENT_FOUND.format(name=read(file).name)

    def content(self, seats: int, options: Values) -> Tables:
        return tables_of(options, seats)

    def wins_together(self, options: Values) -> bool:
        """SS-165: co-op is won or lost by the group."""
        return bool(options["mode"] == "coop")

    def blank(self, setup: Setup) -> Table:
        return Playable(setup, setup.content, True)

    def table(self, state: Table, viewer: int | None) -> dict[str, Any]:
        """SS-7: everything is open to all; the asked seat also sees where its answers lead."""
        return view.table_view(state, viewer)

    def glance(self, state: Table, viewer: int | None) -> dict[str, Any]:
        return view.glance_view(state, viewer)

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

    def closed(self, state: Table) -> list[Closed]:
        return closed(state)

    def has_company_won(self, state: Table) -> bool:
        """SS-165: from so many crafted cards on."""
        return is_success(state)

    def deed(self, state: Table, action: int) -> Deed | None:
        return deeds.deed(state, action)

    def first_seat(self, state: Table) -> int:
        """SS-11, SS-12: not whoever is asked first, who is the last in the order of turns."""
        return int(state.start_seat)

    def roles(self, state: Table, seat: int) -> list[str]:
        return deeds.roles(state, seat)

    def seat_names(self, state: Table) -> list[str]:
        return names.seat_names(state)

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)


GAME = SorcererStones()
