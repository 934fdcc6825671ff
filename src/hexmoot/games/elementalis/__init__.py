"""ElementaliS: dice, nine kinds of mage, and spells paid with victory points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.options import Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Deed, Label, Panel
from hexmoot.games.elementalis.content.options import OPTIONS, build_house
from hexmoot.games.elementalis.content.read import read
from hexmoot.games.elementalis.minds import deeds as components
from hexmoot.games.elementalis.rules.actions import ACTIONS
from hexmoot.games.elementalis.rules.flow import ElementalisState
from hexmoot.games.elementalis.rules.kinds import MOST_SEATS, POOL
from hexmoot.games.elementalis.rules.tables import House
from hexmoot.games.elementalis.shown import panels, view
from hexmoot.games.elementalis.words import glossary as tips
from hexmoot.games.elementalis.words import labels as wording
from hexmoot.games.elementalis.words import text


class Elementalis(Game):
    """The registration."""

    name = "elementalis"
    title = "ElementaliS"
    summary = (
        "Roll elements, push your luck, and cast spells on every roll at the table.\n"
        "Mana is money and score at once: each spell costs you points."
    )
    minutes = (30, 75)
    weight = 2.8
    min_seats = 2
    max_seats = MOST_SEATS
    default_seats = 4
    rules_version = 1
    actions = ACTIONS
    options = OPTIONS
    decisions = text.DECISION_NAMES
    events = text.EVENT_NAMES
    endings = (EndReason("last_round", "The last round is over; the largest Pool wins."),)
    glossary = tips.glossary()
    has_secrets = True
    foresight = 2

    def content(self, seats: int, options: Values) -> House:
        return build_house(seats, options)

    def check_content(self, file: ContentFile) -> str:
        found = read(file)
        return f"{len(found.dice)} dice, {len(found.arcana)} arcana, {len(found.spells)} spells"

    def blank(self, setup: Setup) -> ElementalisState:
        return ElementalisState(setup, setup.content, True)

    def table(self, state: State, viewer: int | None) -> dict[str, Any]:
        assert isinstance(state, ElementalisState)
        return view.show(state, viewer, self.seat_names(state))

    def prompt(self, state: State, viewer: int | None) -> str:
        assert isinstance(state, ElementalisState)
        return wording.prompt(state, viewer, self.seat_names(state))

    def label(self, state: State, action: int) -> Label:
        assert isinstance(state, ElementalisState)
        return wording.label(state, action, self.seat_names(state))

    def event_text(self, state: State, kind: int, numbers: tuple[int, ...]) -> str:
        return text.LOG[kind](numbers, self.seat_names(state))

    def score_parts(self, state: State) -> list[dict[str, int]]:
        """EL-176: each colour and the colourless Mana of the Pool."""
        assert isinstance(state, ElementalisState)
        return [parts(state, seat) for seat in range(state.seats)]

    def picks_left(self, state: State) -> int:
        assert isinstance(state, ElementalisState)
        return wording.left_to_pick(state, wording.kind_asked(state))

    def deed(self, state: State, action: int) -> Deed | None:
        return components.DEEDS.get(action)

    def roles(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, ElementalisState)
        return components.roles(state, seat)

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)


def parts(state: ElementalisState, seat: int) -> dict[str, int]:
    """EL-109, EL-176: the Mana of a Pool by colour."""
    found = {
        name.lower(): int(state.pool[seat * POOL + colour])
        for colour, name in enumerate(tips.CATEGORY_NAMES[:4])
    }
    return {**found, "colourless": int(state.colourless(seat))}


GAME = Elementalis()
