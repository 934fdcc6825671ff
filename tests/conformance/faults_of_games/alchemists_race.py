"""Faults for Alchemist's Race, which hides nothing but the dice to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.wording import Label
from hexmoot.games.alchemists_race.minds import features
from hexmoot.games.alchemists_race.minds.features import observe_table
from hexmoot.games.alchemists_race.minds.judge import judge_seat
from hexmoot.games.alchemists_race.rules import flow, turn
from hexmoot.games.alchemists_race.rules.fields import copy_fields, exchange_fields
from hexmoot.games.alchemists_race.rules.kinds import NO_SPACE
from hexmoot.games.alchemists_race.rules.potions import swap_places
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.shown import hints, view
from hexmoot.games.alchemists_race.words import glossary, labels, log

Plant = Callable[[pytest.MonkeyPatch], None]


def next_die(table: Table) -> int:
    """The secret of this game: what will be rolled next."""
    return int(table.copy().roll(table.terms.die_sides))


# ---- copies and dumps


def arrival_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Neither a copy nor a dump knows how the present space was reached."""

    def copy(table: Table, source: Table) -> None:
        """A copy that has not arrived anywhere."""
        copy_fields(table, source)
        table.arrival = 0

    def exchange(table: Table, tape: Tape) -> None:
        """A dump without the arrival, written or read."""
        kept = table.arrival
        table.arrival = 0
        exchange_fields(table, tape)
        table.arrival = 0 if tape.reading else kept

    patch.setattr(flow, "copy_fields", copy)
    patch.setattr(flow, "exchange_fields", exchange)


def headings_are_not_stored(patch: pytest.MonkeyPatch) -> None:
    """A loaded table lets every piece turn back."""

    def exchange(table: Table, tape: Tape) -> None:
        """Loaded, nobody comes from anywhere."""
        exchange_fields(table, tape)
        for seat in range(table.seats):
            table.came_from[seat] = NO_SPACE

    patch.setattr(flow, "exchange_fields", exchange)


def hands_are_shared(patch: pytest.MonkeyPatch) -> None:
    """What is given up in a copy is gone in the original."""

    def copy(table: Table, source: Table) -> None:
        """Two tables with one and the same array."""
        copy_fields(table, source)
        table.resources = source.resources

    patch.setattr(flow, "copy_fields", copy)


# ---- rules


def a_swap_keeps_the_headings(patch: pytest.MonkeyPatch) -> None:
    """The pieces change places, but each remembers a space it never came from (AR-107)."""

    def swap(table: Table, other: int) -> None:
        """A swap that leaves the old headings behind."""
        came_from = table.came_from[:]
        swap_places(table, other)
        table.came_from = came_from

    patch.setattr(turn, "swap_places", swap)


# ---- what is known of the dice to come


def the_judge_knows_the_next_die(patch: pytest.MonkeyPatch) -> None:
    """A seat stands better when it is going to roll well."""
    patch.setattr(
        flow,
        "judge_seat",
        lambda table, seat: judge_seat(table, seat) + next_die(table) / 1000,
    )


def an_observation_shows_the_next_die(patch: pytest.MonkeyPatch) -> None:
    """Learners would learn to look there."""

    def observe(table: Table, seat: int, sheet: Sheet) -> None:
        """One number more than a seat may know."""
        observe_table(table, seat, sheet)
        sheet.about_table()
        sheet.number("next_die", next_die(table), 0, 12)

    patch.setattr(flow, "observe_table", observe)


def an_observation_leaves_its_bounds(patch: pytest.MonkeyPatch) -> None:
    """A six where three is the most."""
    patch.setattr(features, "MOST_SIDES", 3)


def the_view_shows_the_next_die(patch: pytest.MonkeyPatch) -> None:
    """Whoever opens the page's data knows what comes."""
    turn_view = view.turn_view
    patch.setattr(
        view, "turn_view", lambda table: {**turn_view(table), "next_die": next_die(table)}
    )


# ---- words and views


def hints_are_shown_to_everybody(patch: pytest.MonkeyPatch) -> None:
    """Others see what the asked seat is thinking about."""

    def hints_for(table: Table, viewer: int | None) -> dict[str, Any] | None:
        """The hints of whoever is asked, whoever looks."""
        return None if table.over else hints.hints_for(table, table.seat)

    patch.setattr(view, "hints_for", hints_for)


def a_step_points_at_no_space(patch: pytest.MonkeyPatch) -> None:
    """The button has nothing on the board to light up."""
    step = labels.LABELLED["step"]

    def pointless(table: Table, word: str, index: int) -> Label:
        """A family of targets that no board draws."""
        return replace(step(table, word, index), target=f"square:{index}")

    patch.setitem(labels.LABELLED, "step", pointless)


def all_steps_read_the_same(patch: pytest.MonkeyPatch) -> None:
    """Nobody knows which button leads where."""
    patch.setitem(labels.LABELLED, "step", lambda table, word, index: Label("Go on"))


def a_sale_leaves_no_line(patch: pytest.MonkeyPatch) -> None:
    """The log is silent about where coins come from."""
    patch.setitem(log.LOG, "sold", ("", ("seat", "potion", "coins")))


def a_house_rule_tip_names_no_rule(patch: pytest.MonkeyPatch) -> None:
    """The tip of the Market under house rules leads nowhere."""
    wrong = tuple((*row[:4], "AR-999") for row in glossary.HOUSE_TIPS)
    patch.setattr(glossary, "HOUSE_TIPS", wrong)


FAULTS: dict[str, tuple[str, Plant]] = {
    "arrival_is_forgotten": ("copied_games_go_the_same_way", arrival_is_forgotten),
    "headings_are_not_stored": ("copied_games_go_the_same_way", headings_are_not_stored),
    "hands_are_shared": ("copies_share_nothing", hands_are_shared),
    "a_swap_keeps_the_headings": ("play_is_sound", a_swap_keeps_the_headings),
    "the_judge_knows_the_next_die": ("judges_do_not_peek", the_judge_knows_the_next_die),
    "an_observation_shows_the_next_die": (
        "observations_are_honest",
        an_observation_shows_the_next_die,
    ),
    "an_observation_leaves_its_bounds": (
        "observations_are_honest",
        an_observation_leaves_its_bounds,
    ),
    "the_view_shows_the_next_die": ("worlds_look_alike", the_view_shows_the_next_die),
    "hints_are_shown_to_everybody": ("views_are_complete", hints_are_shown_to_everybody),
    "a_step_points_at_no_space": ("views_are_complete", a_step_points_at_no_space),
    "all_steps_read_the_same": ("views_are_complete", all_steps_read_the_same),
    "a_sale_leaves_no_line": ("views_are_complete", a_sale_leaves_no_line),
    "a_house_rule_tip_names_no_rule": ("tips_name_rules", a_house_rule_tip_names_no_rule),
}
