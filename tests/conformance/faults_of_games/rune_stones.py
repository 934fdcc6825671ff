"""Faults for Rune Stones, which hides hands and the order of every stack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.wording import Label
from hexmoot.games.rune_stones.minds import features
from hexmoot.games.rune_stones.minds.judge import judge_seat
from hexmoot.games.rune_stones.rules import choices, flow, forge, gains, secrets
from hexmoot.games.rune_stones.rules.card_sets import move, pour, size, zone_cards
from hexmoot.games.rune_stones.rules.fields import copy_fields
from hexmoot.games.rune_stones.rules.kinds import DECK, E_USE, HAND, KNOWN, RESOURCES
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.shown import turn, view
from hexmoot.games.rune_stones.shown.seats import seat_view
from hexmoot.games.rune_stones.words import glossary, labels, log

Plant = Callable[[pytest.MonkeyPatch], None]


# ---- secrets


def the_last_hand_is_not_redealt(patch: pytest.MonkeyPatch) -> None:
    """Every imagined world has the true hand of the last seat."""
    deal_unknown_cards = secrets.deal_unknown_cards

    def deal(table: Table, seat: int) -> None:
        """A deal that stops one seat too early."""
        if seat < table.seats - 1:
            deal_unknown_cards(table, seat)

    patch.setattr(secrets, "deal_unknown_cards", deal)


def redealt_hands_are_low(patch: pytest.MonkeyPatch) -> None:
    """Others are always imagined with the lowest cards they may hold."""

    def deal(table: Table, seat: int) -> None:
        """The hand is filled from the lowest card on."""
        missing = size(table.zones, HAND + seat)
        pour(table.zones, HAND + seat, DECK + seat)
        for card in zone_cards(table.zones, DECK + seat)[:missing]:
            move(table.zones, DECK + seat, HAND + seat, card)

    patch.setattr(secrets, "deal_unknown_cards", deal)


def known_cards_are_redealt(patch: pytest.MonkeyPatch) -> None:
    """A card that all saw going to a hand is forgotten (RS-169)."""
    deal_unknown_cards = secrets.deal_unknown_cards

    def deal(table: Table, seat: int) -> None:
        """The seat's known cards are forgotten."""
        deal_unknown_cards(table, seat)
        table.zones[(KNOWN + seat) * 2] = 0
        table.zones[(KNOWN + seat) * 2 + 1] = 0

    patch.setattr(secrets, "deal_unknown_cards", deal)


def the_slot_of_a_forging_is_kept_quiet(patch: pytest.MonkeyPatch) -> None:
    """Nobody else is told where the artifact goes until it is paid, yet all worlds know."""
    patch.setattr(turn, "forging_slot", lambda table: None)


def hands_lie_open(patch: pytest.MonkeyPatch) -> None:
    """Every seat's hand is shown to everybody."""
    patch.setattr(view, "seat_view", lambda table, seat, viewer: seat_view(table, seat, seat))


def draws_are_told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    """The log names the card that a seat draws."""

    def tell_seat(table: Table, seat: int, kind: int, *numbers: int) -> None:
        """What one seat is told, all are told."""
        table.tell(kind, *numbers)

    patch.setattr(Table, "tell_seat", tell_seat)


def the_judge_sees_hands(patch: pytest.MonkeyPatch) -> None:
    """A seat stands worse when the next one holds high cards."""

    def judge(table: Table, seat: int) -> float:
        """A judgement that moves with the neighbour's hand."""
        hand = zone_cards(table.zones, HAND + (seat + 1) % table.seats)
        return judge_seat(table, seat) - sum(hand) / 10_000

    patch.setattr(flow, "judge_seat", judge)


def an_observation_shows_hands(patch: pytest.MonkeyPatch) -> None:
    """What is in a deck is told apart from what is in a hand, for all seats."""

    def unseen(table: Table, seat: int, word: int) -> int:
        """What really lies in a deck."""
        return int(table.zones[(DECK + seat) * 2 + word])

    patch.setattr(features, "unseen_word", unseen)


# ---- copies, rules, observations


def bought_cards_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    """A copy in the middle of a Summon has bought nothing yet."""

    def copy(table: Table, source: Table) -> None:
        """A copy in which nothing was bought yet."""
        copy_fields(table, source)
        table.bought = 0

    patch.setattr(flow, "copy_fields", copy)


def rows_are_shared(patch: pytest.MonkeyPatch) -> None:
    """An artifact placed in a copy lies in the original too."""

    def copy(table: Table, source: Table) -> None:
        """Two tables with one and the same array."""
        copy_fields(table, source)
        table.rows = source.rows

    patch.setattr(flow, "copy_fields", copy)


def paid_gems_vanish(patch: pytest.MonkeyPatch) -> None:
    """Gems that are paid do not go back to the supply (RS-74)."""

    def vanish(table: Table, seat: int, kind: int, count: int) -> None:
        """Gems that leave a seat and never reach the supply."""
        table.owned[seat * RESOURCES + kind] -= count

    for module in (forge, choices, gains):
        patch.setattr(module, "return_resource", vanish)


def an_observation_leaves_its_bounds(patch: pytest.MonkeyPatch) -> None:
    """A holding of gems that no bound was said for."""
    observe_seat = features.observe_seat

    def observe(table: Table, seat: int, sheet: Sheet) -> None:
        """A bound that is lower than what can be owned."""
        observe_seat(table, seat, sheet)
        sheet.number("gems", sum(table.owned[seat * RESOURCES : (seat + 1) * RESOURCES]), 0, 4)

    patch.setattr(features, "observe_seat", observe)


# ---- words


def an_ability_leaves_no_line(patch: pytest.MonkeyPatch) -> None:
    """The log is silent about which card is used."""
    patch.setitem(log.SENTENCES, E_USE, lambda content, numbers: "")


def a_display_slot_is_called_otherwise(patch: pytest.MonkeyPatch) -> None:
    """The button points at a slot that the board does not have."""

    def slot_label(table: Any, slot: int) -> Label:
        """A target written otherwise than the board writes it."""
        return Label(f"Buy slot {slot + 1}", f"slot{slot + 1}")

    patch.setitem(labels.LABELS, "slot", slot_label)


def all_cards_read_the_same(patch: pytest.MonkeyPatch) -> None:
    """Nobody knows which card is played."""
    patch.setitem(labels.LABELS, "card", lambda table, card: Label("Play a card", "done"))


def a_tip_names_a_ruling(patch: pytest.MonkeyPatch) -> None:
    """A ruling is no rule that the page can open."""
    tips = glossary.glossary()
    patch.setitem(tips, "forge", replace(tips["forge"], rule="R-20"))


FAULTS: dict[str, tuple[str, Plant]] = {
    "the_last_hand_is_not_redealt": ("hidden_things_are_redealt", the_last_hand_is_not_redealt),
    "redealt_hands_are_low": ("hidden_things_are_dealt_fairly", redealt_hands_are_low),
    "known_cards_are_redealt": ("worlds_look_alike", known_cards_are_redealt),
    "the_slot_of_a_forging_is_kept_quiet": (
        "hidden_things_are_redealt",
        the_slot_of_a_forging_is_kept_quiet,
    ),
    "hands_lie_open": ("worlds_look_alike", hands_lie_open),
    "draws_are_told_to_everybody": (
        "chance_tells_what_the_table_shows",
        draws_are_told_to_everybody,
    ),
    "the_judge_sees_hands": ("judges_do_not_peek", the_judge_sees_hands),
    "an_observation_shows_hands": ("observations_are_honest", an_observation_shows_hands),
    "bought_cards_are_forgotten": ("copied_games_go_the_same_way", bought_cards_are_forgotten),
    "rows_are_shared": ("copies_share_nothing", rows_are_shared),
    "paid_gems_vanish": ("play_is_sound", paid_gems_vanish),
    "an_observation_leaves_its_bounds": (
        "observations_are_honest",
        an_observation_leaves_its_bounds,
    ),
    "an_ability_leaves_no_line": ("views_are_complete", an_ability_leaves_no_line),
    "a_display_slot_is_called_otherwise": (
        "views_are_complete",
        a_display_slot_is_called_otherwise,
    ),
    "all_cards_read_the_same": ("views_are_complete", all_cards_read_the_same),
    "a_tip_names_a_ruling": ("tips_name_rules", a_tip_names_a_ruling),
}
