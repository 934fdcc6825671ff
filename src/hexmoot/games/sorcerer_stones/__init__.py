"""Sorcerer & Stones: five moving zones of stones, runes, artifacts and Qi."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from hexmoot.engine.content import ContentFile
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.options import Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Deed, Label, Panel
from hexmoot.games.sorcerer_stones.content.options import OPTIONS, content_of
from hexmoot.games.sorcerer_stones.content.read import base_content, read_content
from hexmoot.games.sorcerer_stones.minds import deeds as components
from hexmoot.games.sorcerer_stones.rules import scoring
from hexmoot.games.sorcerer_stones.rules.actions import ACTIONS
from hexmoot.games.sorcerer_stones.rules.flow import StonesState
from hexmoot.games.sorcerer_stones.rules.kinds import DECISIONS, EVENTS
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import COOP, INTRO
from hexmoot.games.sorcerer_stones.rules.terms import Terms
from hexmoot.games.sorcerer_stones.shown import panels, view
from hexmoot.games.sorcerer_stones.shown.hints import outlook
from hexmoot.games.sorcerer_stones.words import labels, log, names, prompts, text
from hexmoot.games.sorcerer_stones.words.glossary import glossary

USUAL_SEATS = 2


class SorcererStones(Game):
    """The registration of Sorcerer & Stones (SS-1: two to four seats, co-op also alone)."""

    name = "sorcerer_stones"
    title = text.TITLE
    summary = text.SUMMARY
    minutes = (30, 60)
    weight = 2.8
    min_seats = 1
    max_seats = 4
    default_seats = 2
    rules_version = 1
    actions = ACTIONS
    options = OPTIONS
    decisions = DECISIONS
    events = EVENTS
    endings = tuple(EndReason(name, words) for name, words in text.END_REASONS.items())
    glossary = glossary(base_content())

    def prepare(self, seats: int | None, preset: str | None, options: Mapping[str, Any]) -> Setup:
        """Only co-op can be played alone, so two seats are what is meant when nothing is said."""
        return super().prepare(USUAL_SEATS if seats is None else seats, preset, options)

    def check_content(self, file: ContentFile) -> str:
        return text.CONTENT_FOUND.format(name=read_content(file).name)

    def content(self, seats: int, options: Values) -> Terms:
        return Terms(content_of(options), seats, options)

    def wins_together(self, options: Values) -> bool:
        """SS-165: co-op is won or lost by the group."""
        return bool(options["mode"] == "coop")

    def blank(self, setup: Setup) -> State:
        return StonesState(setup, setup.content, True)

    def table(self, state: State, viewer: int | None) -> dict[str, Any]:
        """SS-7: everything is open to all; the asked seat also sees where its answers lead."""
        table = _stones(state)
        return view.table_view(table) | outlook.outlook(table, viewer)

    def prompt(self, state: State, viewer: int | None) -> str:
        return prompts.prompt(_stones(state), viewer)

    def label(self, state: State, action: int) -> Label:
        return labels.label(_stones(state), action)

    def event_text(self, state: State, kind: int, numbers: tuple[int, ...]) -> str:
        return log.event_text(_stones(state), kind, numbers)

    def score_parts(self, state: State) -> list[dict[str, int]]:
        table = _stones(state)
        return [_parts(table, seat) for seat in range(table.seats)]

    def has_company_won(self, state: State) -> bool:
        """SS-165: from so many crafted cards on."""
        return view.is_success(_stones(state))

    def deed(self, state: State, action: int) -> Deed | None:
        return components.deed(_stones(state), action)

    def roles(self, state: State, seat: int) -> list[str]:
        return components.roles(_stones(state), seat)

    def seat_names(self, state: State) -> list[str]:
        table = _stones(state)
        return [names.seat_name(table, seat) for seat in range(table.seats)]

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        return panels.panels(table)


def _parts(table: StonesTable, seat: int) -> dict[str, int]:
    """SS-141 to SS-146; SS-150, SS-165: other modes know artifacts alone."""
    if table.terms.mode in (INTRO, COOP):
        return {text.PARTS[1]: int(scoring.score(table, seat))}
    points = (
        scoring.rune_points(table, seat),
        scoring.artifact_points(table, seat),
        scoring.qi_points(table, seat),
        scoring.symbol_points(table, seat),
        scoring.stone_points(table, seat),
    )
    return {name: int(part) for name, part in zip(text.PARTS, points, strict=True)}


def _stones(state: State) -> StonesTable:
    return cast(StonesTable, state)


GAME = SorcererStones()
