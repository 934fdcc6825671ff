"""Mushroom Sorcerer: grow towers of mushrooms, rule the forest or follow the moons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.options import Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Closed, Deed, Label, Panel, Tip
from hexmoot.games.mushroom_sorcerer.content.options import OPTIONS, tables_of
from hexmoot.games.mushroom_sorcerer.content.read import describe
from hexmoot.games.mushroom_sorcerer.minds import deeds
from hexmoot.games.mushroom_sorcerer.rules.actions import ACTIONS, DONE
from hexmoot.games.mushroom_sorcerer.rules.flow import Playable
from hexmoot.games.mushroom_sorcerer.rules.kinds import DECISIONS, EVENTS
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.tables import Tables, Terms
from hexmoot.games.mushroom_sorcerer.shown import panels, view
from hexmoot.games.mushroom_sorcerer.words import labels, log, names, prompts, text
from hexmoot.games.mushroom_sorcerer.words.closed import closed
from hexmoot.games.mushroom_sorcerer.words.glossary import glossary, glossary_for


class MushroomSorcerer(Game[Table]):
    """The registration of Mushroom Sorcerer (MS-1: two to four sorcerers)."""

    name = "mushroom_sorcerer"
    title = text.TITLE
    summary = text.SUMMARY
    minutes = (60, 120)
    weight = 3.6
    min_seats = 2
    max_seats = 4
    default_seats = 4
    rules_version = 1
    actions = ACTIONS
    options = OPTIONS
    decisions = DECISIONS
    events = EVENTS
    endings = tuple(EndReason(name, words) for name, words in text.ENDINGS.items())
    glossary = glossary()
    places = text.PLACES
    foresight = 2
    blur = 4.0
    trial = 60

    def glossary_for(self, setup: Setup) -> dict[str, Tip]:
        return glossary_for(setup)

    def check_content(self, file: ContentFile) -> str:
        return describe(file)

    def content(self, seats: int, options: Values) -> tuple[Tables, Terms]:
        return tables_of(options, seats)

    def blank(self, setup: Setup) -> Table:
        tables, terms = setup.content
        return Playable(setup, tables, terms, True)

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

    def closed(self, state: Table) -> list[Closed]:
        return closed(state)

    def picks_left(self, state: Table) -> int:
        return prompts.picks_left(state)

    def ends_picks(self, action: int) -> bool:
        """MS-36: an allocation may stop at any servant."""
        return action == DONE

    def deed(self, state: Table, action: int) -> Deed | None:
        return deeds.deed(state, action)

    def roles(self, state: Table, seat: int) -> list[str]:
        return deeds.roles(state, seat)

    def seat_names(self, state: Table) -> list[str]:
        return names.seat_names(state)

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)


GAME = MushroomSorcerer()
