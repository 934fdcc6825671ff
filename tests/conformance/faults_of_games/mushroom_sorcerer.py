"""Faults planted in Mushroom Sorcerer. What nobody may know there is what chance brings next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from hexmoot.engine.native.chance import DICE, DRAWS
from hexmoot.engine.native.sheet import Sheet
from hexmoot.games.mushroom_sorcerer.minds.features import observe_table
from hexmoot.games.mushroom_sorcerer.minds.judge import judge_seat
from hexmoot.games.mushroom_sorcerer.rules import flow, payment
from hexmoot.games.mushroom_sorcerer.rules.fields import copy_fields
from hexmoot.games.mushroom_sorcerer.rules.scrolls import reveal
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.shown import view
from hexmoot.games.mushroom_sorcerer.shown.supplies import deck_view
from hexmoot.games.mushroom_sorcerer.words import labels, log

Plant = Callable[[pytest.MonkeyPatch], None]

LOOKED_AHEAD = 10  # dice a fault knows before they are thrown


def coming_dice(table: Table) -> int:
    """What the next dice will show, each a binary digit."""
    twin: Any = table.copy()
    return sum(int(twin.below(DICE, 2)) << place for place in range(LOOKED_AHEAD))


def coming_scroll(table: Table, deck: int) -> int:
    """What will lie on a deck when its top is taken."""
    twin: Any = table.copy()
    reveal(twin, deck, DRAWS)
    return int(twin.deck_top[deck])


def show_the_next_scroll(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-12: a deck shows the scroll under its top."""

    def peeking(table: Table, deck: int) -> dict[str, Any]:
        """The next scroll beside what is rightly shown."""
        return {**deck_view(table, deck), "next": coming_scroll(table, deck)}

    monkeypatch.setattr(view, "deck_view", peeking)


def tell_the_next_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-92: each line of the log ends with what the next dice will show."""
    honest = log.event_text

    def telling(table: Table, kind: int, numbers: tuple[int, ...]) -> str:
        """A log line with what will be rolled."""
        return f"{honest(table, kind, numbers)} ({coming_dice(table)})"

    monkeypatch.setattr(log, "event_text", telling)


def observe_the_next_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-92: an observation has the next dice as its last number."""

    def peeking(table: Table, seat: int, sheet: Sheet) -> None:
        """One number more than a seat may know."""
        observe_table(table, seat, sheet)
        sheet.number("coming_dice", coming_dice(table), 0, (1 << LOOKED_AHEAD) - 1)

    monkeypatch.setattr(flow, "observe_table", peeking)


def judge_by_the_next_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-92: a seat stands better when the next dice show arrows."""

    def peeking(table: Table, seat: int) -> float:
        """A judgement that moves with the dice to come."""
        return 0.9 * judge_seat(table, seat) + 0.1 * coming_dice(table) / (1 << LOOKED_AHEAD)

    monkeypatch.setattr(flow, "judge_seat", peeking)


def forget_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-28: a copy does not know how many turns of the cycle are over."""

    def forgetful(table: Table, source: Table) -> None:
        """A copy that begins its queue anew."""
        copy_fields(table, source)
        table.queue_at = 0

    monkeypatch.setattr(flow, "copy_fields", forgetful)


def share_the_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-3: a copy and its original own the same drops, flasks and mana."""

    def sharing(table: Table, source: Table) -> None:
        """Two tables with one and the same array."""
        copy_fields(table, source)
        table.goods = source.goods

    monkeypatch.setattr(flow, "copy_fields", sharing)


def leave_a_scroll_unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-38: a scroll taken leaves an empty line in the log."""
    monkeypatch.setitem(log.LOG, "scroll", ("", ("seat", "spell")))


def point_at_a_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-38: a deck's label points at something that no board draws."""
    honest = labels.FAMILIES["deck"]

    def pointing(table: Table, deck: int) -> tuple[str, str]:
        """A family of targets that no board draws."""
        return honest(table, deck)[0], f"shelf:{deck}"

    families: Mapping[str, Any] = {**labels.FAMILIES, "deck": pointing}
    monkeypatch.setattr(labels, "FAMILIES", families)


def send_a_servant_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """MS-36: a servant goes to a tower in the allocation and stays in the reserve as well."""
    honest = payment.answer_allocation

    def doubling(table: Table, action: int) -> None:
        """The answer is carried out, and what it took is still there."""
        goods = table.goods[:]
        honest(table, action)
        table.goods = goods

    monkeypatch.setattr(payment, "answer_allocation", doubling)


FAULTS: dict[str, tuple[str, Plant]] = {
    "a_deck_shows_what_comes_next": ("worlds_look_alike", show_the_next_scroll),
    "the_log_tells_the_next_dice": ("own_answers_tell_nothing_hidden", tell_the_next_dice),
    "an_observation_shows_the_next_dice": ("observations_are_honest", observe_the_next_dice),
    "a_judge_knows_the_next_dice": ("judges_do_not_peek", judge_by_the_next_dice),
    "a_copy_forgets_the_queue": ("copied_games_go_the_same_way", forget_the_queue),
    "a_copy_shares_the_goods": ("copies_share_nothing", share_the_goods),
    "an_event_has_no_words": ("views_are_complete", leave_a_scroll_unsaid),
    "a_label_points_at_nothing": ("views_are_complete", point_at_a_shelf),
    "a_servant_is_in_two_places": ("play_is_sound", send_a_servant_twice),
}
