"""ElementaliS: dice, nine kinds of mage, and spells paid with victory points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.options import Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Closed, Deed, Label, Panel, Tip
from hexmoot.games.elementalis.content.options import OPTIONS, tables_of
from hexmoot.games.elementalis.content.read import describe
from hexmoot.games.elementalis.minds import deeds
from hexmoot.games.elementalis.rules.actions import ACTIONS
from hexmoot.games.elementalis.rules.flow import Playable
from hexmoot.games.elementalis.rules.kinds import DECISIONS, EVENTS, MOST_SEATS
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import Terms
from hexmoot.games.elementalis.shown import panels, view
from hexmoot.games.elementalis.words import labels, log, names, prompts, text
from hexmoot.games.elementalis.words.closed import closed
from hexmoot.games.elementalis.words.glossary import glossary, glossary_for


class Elementalis(Game[Table]):
    """The registration of ElementaliS (EL-13: two to seven players)."""

    name = "elementalis"
    title = text.TITLE
    summary = text.SUMMARY
    minutes = (30, 75)
    weight = 2.8
    min_seats = 2
    max_seats = MOST_SEATS
    default_seats = 4
    rules_version = 1
    actions = ACTIONS
    options = OPTIONS
    decisions = DECISIONS
    events = EVENTS
    endings = tuple(EndReason(name, words) for name, words in text.ENDINGS.items())
    glossary = glossary()
    places = ("major", "minor", "symbol", "channel", "order")
    foresight = 2
    thrift = 4

    def content(self, seats: int, options: Values) -> Terms:
        return tables_of(options, seats)

    def glossary_for(self, setup: Setup) -> dict[str, Tip]:
        return glossary_for(setup)

    def check_content(self, file: ContentFile) -> str:
        return describe(file)

    def blank(self, setup: Setup) -> Table:
        return Playable(setup, setup.content, True)

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

    def deed(self, state: Table, action: int) -> Deed | None:
        return deeds.deed(state, action)

    def roles(self, state: Table, seat: int) -> list[str]:
        return deeds.roles(state, seat)

    def seat_names(self, state: Table) -> list[str]:
        return names.seat_names(state)

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)


GAME = Elementalis()
