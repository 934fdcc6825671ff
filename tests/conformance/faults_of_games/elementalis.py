"""Faults for ElementaliS, which hides the standing orders and the dice to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.wording import Label
from hexmoot.games.elementalis.minds.features import observe_table
from hexmoot.games.elementalis.minds.judge import judge_seat
from hexmoot.games.elementalis.rules import flow
from hexmoot.games.elementalis.rules.fields import copy_fields, exchange_fields
from hexmoot.games.elementalis.rules.kinds import ORDER_KINDS
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.shown import view
from hexmoot.games.elementalis.words import labels

Plant = Callable[[pytest.MonkeyPatch], None]


def orders_of(table: Table) -> int:
    """The secret of this game as one number."""
    return sum(int(table.order[seat]) * ORDER_KINDS**seat for seat in range(table.seats))


# ---- secrets


def the_last_seats_order_is_kept(patch: pytest.MonkeyPatch) -> None:
    """Every imagined world knows what the last seat has ordered (EL-193)."""

    def redeal(table: Table, seat: int) -> None:
        """A loop that ends one seat too early."""
        for other in range(table.seats - 1):
            if other != seat:
                table.order[other] = table.below(DRAWS, ORDER_KINDS)

    patch.setattr(flow, "redeal", redeal)


def everybody_sees_the_order_of_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    """The view shows that order, whoever looks."""
    table_view = view.table_view

    def shown(table: Table, viewer: int | None) -> dict[str, Any]:
        """The order beside what is rightly shown."""
        return {**table_view(table, viewer), "order": int(table.order[0])}

    patch.setattr(view, "table_view", shown)


def the_judge_knows_the_orders(patch: pytest.MonkeyPatch) -> None:
    """A seat stands better where the others are silent."""
    patch.setattr(
        flow, "judge_seat", lambda table, seat: judge_seat(table, seat) + orders_of(table) / 10000
    )


def an_observation_shows_the_orders(patch: pytest.MonkeyPatch) -> None:
    """Learners would learn to look there."""

    def observe(table: Table, seat: int, sheet: Sheet) -> None:
        """One number more than a seat may know."""
        observe_table(table, seat, sheet)
        sheet.about_table()
        sheet.number("orders", orders_of(table), 0, ORDER_KINDS**table.seats)

    patch.setattr(flow, "observe_table", observe)


# ---- copies and dumps


def a_void_spell_works_in_a_copy(patch: pytest.MonkeyPatch) -> None:
    """Neither a copy nor a dump knows that a spell was answered (EL-82)."""

    def copy(table: Table, source: Table) -> None:
        """A copy in which no spell was answered."""
        copy_fields(table, source)
        table.is_void = 0

    def exchange(table: Table, tape: Tape) -> None:
        """A dump without the answered spell, written or read."""
        kept = table.is_void
        table.is_void = 0
        exchange_fields(table, tape)
        table.is_void = 0 if tape.reading else kept

    patch.setattr(flow, "copy_fields", copy)
    patch.setattr(flow, "exchange_fields", exchange)


def what_a_roll_brought_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    """A copy does not know what the roll has brought so far."""

    def copy(table: Table, source: Table) -> None:
        """A copy that has not counted anything yet."""
        copy_fields(table, source)
        table.tally = 0

    patch.setattr(flow, "copy_fields", copy)


def pools_are_shared(patch: pytest.MonkeyPatch) -> None:
    """What is paid in a copy is gone in the original."""

    def copy(table: Table, source: Table) -> None:
        """Two tables with one and the same array."""
        copy_fields(table, source)
        table.pool = source.pool

    patch.setattr(flow, "copy_fields", copy)


# ---- words


def going_on_points_nowhere(patch: pytest.MonkeyPatch) -> None:
    """The buttons have nothing on the board to light up."""
    go_on = labels.WORDED["go"]

    def pointless(table: Table, choice: int) -> Label:
        """A family of targets that no board draws."""
        return replace(go_on(table, choice), target="cube:1")

    patch.setitem(labels.WORDED, "go", pointless)


FAULTS: dict[str, tuple[str, Plant]] = {
    "the_last_seats_order_is_kept": ("hidden_things_are_redealt", the_last_seats_order_is_kept),
    "everybody_sees_the_order_of_the_first_seat": (
        "worlds_look_alike",
        everybody_sees_the_order_of_the_first_seat,
    ),
    "the_judge_knows_the_orders": ("judges_do_not_peek", the_judge_knows_the_orders),
    "an_observation_shows_the_orders": (
        "observations_are_honest",
        an_observation_shows_the_orders,
    ),
    "a_void_spell_works_in_a_copy": ("copied_games_go_the_same_way", a_void_spell_works_in_a_copy),
    "what_a_roll_brought_is_forgotten": ("copies_are_complete", what_a_roll_brought_is_forgotten),
    "pools_are_shared": ("copies_share_nothing", pools_are_shared),
    "going_on_points_nowhere": ("views_are_complete", going_on_points_nowhere),
}
