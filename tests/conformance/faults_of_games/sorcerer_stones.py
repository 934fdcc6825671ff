"""Faults for Sorcerer & Stones, which hides nothing but the cards to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.wording import Label
from hexmoot.games.sorcerer_stones import SorcererStones
from hexmoot.games.sorcerer_stones.minds import features
from hexmoot.games.sorcerer_stones.minds.features import observe_table
from hexmoot.games.sorcerer_stones.minds.judge import judge_seat
from hexmoot.games.sorcerer_stones.rules import cards, flow, supply, taking
from hexmoot.games.sorcerer_stones.rules.fields import copy_fields, exchange_fields
from hexmoot.games.sorcerer_stones.rules.kinds import ARTIFACTS, CARD_SHOWN
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.shown import view
from hexmoot.games.sorcerer_stones.words import labels, log

Plant = Callable[[pytest.MonkeyPatch], None]


def next_artifact(table: Table) -> int:
    """The secret of this game: which card the deck is going to show."""
    bag = table.artifact_bag
    return int(supply.draw_bit(table.copy(), DRAWS, bag)) if bag else ARTIFACTS


# ---- copies and dumps


def played_cards_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Neither a copy nor a dump knows how many cards the turn has seen."""

    def copy(table: Table, source: Table) -> None:
        """A copy in which no card was played yet."""
        copy_fields(table, source)
        table.cards_played = 0

    def exchange(table: Table, tape: Tape) -> None:
        """A dump without the played cards, written or read."""
        kept = table.cards_played
        table.cards_played = 0
        exchange_fields(table, tape)
        table.cards_played = 0 if tape.reading else kept

    patch.setattr(flow, "copy_fields", copy)
    patch.setattr(flow, "exchange_fields", exchange)


def a_loaded_line_has_turned_round(patch: pytest.MonkeyPatch) -> None:
    """The head of the line is its tail after a dump."""

    def exchange(table: Table, tape: Tape) -> None:
        """A line that is read from its other end."""
        exchange_fields(table, tape)
        if tape.reading:
            length = table.line_length
            stones = [table.line[index] for index in range(length)]
            for index in range(length):
                table.line[index] = stones[length - 1 - index]

    patch.setattr(flow, "exchange_fields", exchange)


def zones_are_shared(patch: pytest.MonkeyPatch) -> None:
    """What is taken in a copy is gone in the original."""

    def copy(table: Table, source: Table) -> None:
        """Two tables with one and the same array."""
        copy_fields(table, source)
        table.slots = source.slots

    patch.setattr(flow, "copy_fields", copy)


# ---- rules and events


def a_taken_stone_is_lost(patch: pytest.MonkeyPatch) -> None:
    """Stones leave their zone for nowhere (SS-4)."""
    patch.setattr(taking, "take_stone", lambda table, colour: None)


def a_refill_leaves_no_line(patch: pytest.MonkeyPatch) -> None:
    """The log is silent about where new stones come from."""
    patch.setitem(log.LOG, "slot_filled", "")


# ---- what is known of the cards to come


def the_view_shows_the_next_artifact(patch: pytest.MonkeyPatch) -> None:
    """Whoever opens the page's data knows what the deck shows next (SS-7)."""
    common_view = view.common_view
    patch.setattr(
        view, "common_view", lambda table: {**common_view(table), "next": next_artifact(table)}
    )


def the_judge_knows_the_next_artifact(patch: pytest.MonkeyPatch) -> None:
    """A seat stands better when a good card is going to come."""
    patch.setattr(
        flow,
        "judge_seat",
        lambda table, seat: judge_seat(table, seat) + next_artifact(table) / 1000,
    )


def an_observation_shows_the_next_artifact(patch: pytest.MonkeyPatch) -> None:
    """Learners would learn to look there."""

    def observe(table: Table, seat: int, sheet: Sheet) -> None:
        """One number more than a seat may know."""
        observe_table(table, seat, sheet)
        sheet.about_table()
        sheet.number("next_artifact", next_artifact(table), 0, ARTIFACTS)

    patch.setattr(flow, "observe_table", observe)


def an_observation_leaves_its_bounds(patch: pytest.MonkeyPatch) -> None:
    """A line of twenty where ten are the most."""
    patch.setattr(features, "LONGEST_LINE", 10)


def a_flight_tells_the_next_artifact(patch: pytest.MonkeyPatch) -> None:
    """The log knows a card of the deck that nobody has seen yet."""
    fly = cards.fly

    def told(table: Table, zone: int) -> None:
        """The card on top of the pile is told to everybody."""
        fly(table, zone)
        table.tell(CARD_SHOWN, min(next_artifact(table), ARTIFACTS - 1))

    patch.setattr(cards, "fly", told)


# ---- words and views


def a_zone_is_laid_nowhere(patch: pytest.MonkeyPatch) -> None:
    """The button has no cell on the board to light up."""
    lay = labels.BY_WORD["lay"]

    def pointless(table: Table, index: int) -> Label:
        """A family of targets that no board draws."""
        return replace(lay(table, index), target=f"square:{index}")

    patch.setitem(labels.BY_WORD, "lay", pointless)


def all_spins_read_the_same(patch: pytest.MonkeyPatch) -> None:
    """Nobody knows which button turns what."""
    patch.setitem(labels.BY_WORD, "spin", lambda table, index: Label("Turn a zone"))


def a_tip_names_no_rule(patch: pytest.MonkeyPatch) -> None:
    """The tip of the line leads nowhere."""
    tips = SorcererStones.glossary
    wrong = {**tips, "thing:line": replace(tips["thing:line"], rule="SS-999")}
    patch.setattr(SorcererStones, "glossary", wrong)


FAULTS: dict[str, tuple[str, Plant]] = {
    "played_cards_are_forgotten": ("copied_games_go_the_same_way", played_cards_are_forgotten),
    "a_loaded_line_has_turned_round": ("copies_are_complete", a_loaded_line_has_turned_round),
    "zones_are_shared": ("copies_share_nothing", zones_are_shared),
    "a_taken_stone_is_lost": ("play_is_sound", a_taken_stone_is_lost),
    "a_refill_leaves_no_line": ("views_are_complete", a_refill_leaves_no_line),
    "the_view_shows_the_next_artifact": ("worlds_look_alike", the_view_shows_the_next_artifact),
    "the_judge_knows_the_next_artifact": (
        "judges_do_not_peek",
        the_judge_knows_the_next_artifact,
    ),
    "an_observation_shows_the_next_artifact": (
        "observations_are_honest",
        an_observation_shows_the_next_artifact,
    ),
    "an_observation_leaves_its_bounds": (
        "observations_are_honest",
        an_observation_leaves_its_bounds,
    ),
    "a_flight_tells_the_next_artifact": (
        "own_answers_tell_nothing_hidden",
        a_flight_tells_the_next_artifact,
    ),
    "a_zone_is_laid_nowhere": ("views_are_complete", a_zone_is_laid_nowhere),
    "all_spins_read_the_same": ("views_are_complete", all_spins_read_the_same),
    "a_tip_names_no_rule": ("tips_name_rules", a_tip_names_no_rule),
}
