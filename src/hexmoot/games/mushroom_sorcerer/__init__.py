"""Mushroom Sorcerer: grow towers of mushrooms, rule the forest or follow the moons."""

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
from hexmoot.games.mushroom_sorcerer.content.options import OPTIONS, house_for, tables_for
from hexmoot.games.mushroom_sorcerer.content.read import read
from hexmoot.games.mushroom_sorcerer.minds import deeds as components
from hexmoot.games.mushroom_sorcerer.rules.actions import DONE, action_table
from hexmoot.games.mushroom_sorcerer.rules.flow import ForestState
from hexmoot.games.mushroom_sorcerer.rules.kinds import DECISIONS, EVENTS
from hexmoot.games.mushroom_sorcerer.rules.tables import House, Tables
from hexmoot.games.mushroom_sorcerer.shown import panels, view
from hexmoot.games.mushroom_sorcerer.shown.view import forest_of
from hexmoot.games.mushroom_sorcerer.words import labels, prompts, text
from hexmoot.games.mushroom_sorcerer.words import names as words
from hexmoot.games.mushroom_sorcerer.words.glossary import glossary


class MushroomSorcerer(Game):
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
    actions = action_table()
    options = OPTIONS
    decisions = DECISIONS
    events = EVENTS
    endings = tuple(EndReason(name, words) for name, words in text.END_REASONS.items())
    glossary = glossary()
    foresight = 2

    def check_content(self, file: ContentFile) -> str:
        """A designer's content file, whole."""
        tables = read(file)
        return f"32 scrolls, 20 potions, towers up to {tables.height}"

    def content(self, seats: int, options: Values) -> tuple[Tables, House]:
        tables = tables_for(options)
        return tables, house_for(options, tables, seats)

    def blank(self, setup: Setup) -> State:
        tables, house = setup.content
        return ForestState(setup, tables, house, True)

    def table(self, state: State, viewer: int | None) -> dict[str, Any]:
        """MS-12: only what lies under the top of a deck is unknown, and to everybody alike."""
        return view.table_view(forest_of(state))

    def prompt(self, state: State, viewer: int | None) -> str:
        return prompts.prompt(forest_of(state), viewer)

    def label(self, state: State, action: int) -> Label:
        return labels.label(forest_of(state), action)

    def event_text(self, state: State, kind: int, numbers: tuple[int, ...]) -> str:
        return words.event_text(forest_of(state), kind, numbers)

    def score_parts(self, state: State) -> list[dict[str, int]]:
        return view.score_parts(forest_of(state))

    def picks_left(self, state: State) -> int:
        return prompts.picks_left(forest_of(state))

    def ends_picks(self, action: int) -> bool:
        """MS-36: an allocation may stop at any servant."""
        return action == DONE

    def deed(self, state: State, action: int) -> Deed | None:
        return components.deed(forest_of(state), action)

    def roles(self, state: State, seat: int) -> list[str]:
        return components.roles(forest_of(state), seat)

    def seat_names(self, state: State) -> list[str]:
        return [words.seat_name(forest_of(state), seat) for seat in range(state.seats)]

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)


GAME = MushroomSorcerer()
