"""The game itself: which rule answers which decision. Only dispatch stands here."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND, SEAT
from hexmoot.engine.native.tape import Tape
from hexmoot.games.rune_stones.minds.features import observe_table
from hexmoot.games.rune_stones.minds.judge import judge_seat
from hexmoot.games.rune_stones.rules import (
    abilities,
    choices,
    exchange,
    forge,
    free_plays,
    scoring,
    secrets,
    summon,
    turn,
    utilize,
)
from hexmoot.games.rune_stones.rules.actions import GEM_FOR_ORE, SIDE, TILE
from hexmoot.games.rune_stones.rules.card_sets import is_empty, size
from hexmoot.games.rune_stones.rules.fields import copy_fields, exchange_fields
from hexmoot.games.rune_stones.rules.invariants import problems_of
from hexmoot.games.rune_stones.rules.kinds import (
    CARDS,
    COPY_OWN,
    COPY_RESPONSE,
    EXCHANGE_ROW,
    FORGE_PICK,
    HAND,
    KEEP_CARDS,
    OR_PICK,
    OR_SECOND,
    PAY_GEM,
    PICK_GEM,
    PLACE_ROW,
    PLACE_WILD,
    RAISE_PICK,
    STEP_END_TURN,
    STEP_FAMILIAR,
    STEP_PLACE_CARDS,
    STEP_RESPONSES,
    STEP_RESTOCK,
    STEP_ROLL,
    STEP_STONE,
    STEP_TERMS,
    STONE_DISCARD,
    STONE_PICK,
    SUMMON_BUY,
    SUMMON_CARD,
    SWAP_GEM,
    TAKE_CARD,
    TURN_ACTION,
    UTIL_CARD,
    UTIL_NEXT,
    WILD_COLOUR,
    WISP_PICK,
)
from hexmoot.games.rune_stones.rules.setup import set_up
from hexmoot.games.rune_stones.rules.state import Table


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Playable(Table):
    """Rune Stones in play; `apply` refuses what `list_choices` does not list."""

    def deal(self) -> None:
        set_up(self)

    def copy(self) -> Playable:
        twin = Playable(self.setup, self.tables, self.terms, False)
        twin.copy_base(self)
        copy_fields(twin, self)
        return twin

    def exchange(self, tape: Tape) -> None:
        exchange_fields(self, tape)

    def drop(self) -> None:
        """A question without any answer lapses: nothing to pick, no token, no card."""
        top = self.top()
        kind = self.frames[top + KIND]
        seat = self.frames[top + SEAT]
        self.pop()
        choices.tell_lapse(self, kind, seat)

    def ranks(self) -> vec[i64]:
        return scoring.ranks(self)

    def judge(self, seat: i64) -> float:
        return judge_seat(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe_table(self, seat, sheet)

    def redeal(self, seat: i64) -> None:
        secrets.redeal(self, seat)

    def is_always_asked(self) -> bool:
        """RS-168: questions that look into a hidden hand are asked even with one answer."""
        top = self.top()
        kind = self.frames[top + KIND]
        seat = self.frames[top + SEAT]
        if kind == TURN_ACTION:
            return size(self.zones, HAND + seat) >= 2
        if kind == SUMMON_CARD:
            return self.last_card < CARDS and not is_empty(self.zones, HAND + seat)
        if kind == UTIL_CARD:
            return not utilize.is_hand_forced(self, seat)
        return False

    def list_choices(self) -> i64:
        top = self.top()
        kind = self.frames[top + KIND]
        seat = self.frames[top + SEAT]
        if kind == UTIL_NEXT:
            return utilize.list_unresolved(self, seat)
        if kind == EXCHANGE_ROW:
            return exchange.list_rows_to_exchange(self, seat)
        if kind == TURN_ACTION:
            return turn.list_main_actions(self, seat)
        if kind == UTIL_CARD:
            return utilize.list_ability_cards(self, seat)
        if kind == SUMMON_CARD:
            return summon.list_magic_cards(self, seat)
        if kind == SUMMON_BUY:
            return summon.list_purchases(self, seat)
        if kind == FORGE_PICK:
            return forge.list_forgings(self, seat)
        if kind < FORGE_PICK:
            return self.list_ability_choices(kind, seat)
        return self.list_other_choices(kind, seat)

    def list_ability_choices(self, kind: i64, seat: i64) -> i64:
        """Decisions inside an ability and at the end of a Utilize."""
        if kind == COPY_OWN:
            return utilize.list_copies(self, seat)
        if kind == KEEP_CARDS:
            return utilize.list_keeping(self, seat)
        if kind == PICK_GEM:
            return choices.list_any_gems(self)
        if kind == TAKE_CARD:
            return choices.list_display_cards(self)
        if kind == OR_PICK:
            return choices.list_sides(self)
        if kind == OR_SECOND:
            return choices.list_second_side(self)
        if kind == SWAP_GEM:
            return choices.list_swap_gems(self, seat)
        if kind == WISP_PICK:
            return choices.list_wisps(self)
        if kind == RAISE_PICK:
            return choices.list_general_cards(self)
        raise unknown("decision", kind)

    def list_other_choices(self, kind: i64, seat: i64) -> i64:
        """Decisions of forging, exchanging and borrowing."""
        if kind == PAY_GEM:
            return forge.list_gems_to_pay(self, seat)
        if kind == PLACE_ROW:
            return forge.list_rows_for_tile(self, seat)
        if kind == PLACE_WILD:
            return forge.list_wild_places(self, seat)
        if kind == STONE_PICK:
            return exchange.list_stones(self, seat)
        if kind == COPY_RESPONSE:
            return turn.list_responses(self)
        if kind == STONE_DISCARD:
            return exchange.list_own_stones(self, seat)
        if kind == WILD_COLOUR:
            return free_plays.list_wild_colours(self)
        raise unknown("decision", kind)

    def answer(self, action: i64) -> None:
        top = self.top()
        kind = self.frames[top + KIND]
        seat = self.frames[top + SEAT]
        if action >= GEM_FOR_ORE:
            free_plays.answer_free_play(self, seat, action)
        elif kind == UTIL_NEXT:
            utilize.answer_unresolved(self, seat, action)
        elif kind == EXCHANGE_ROW:
            exchange.answer_exchange(self, seat, action)
        elif kind == TURN_ACTION:
            turn.answer_main_action(self, seat, action)
        elif kind == UTIL_CARD:
            utilize.answer_ability_card(self, seat, action)
        elif kind == SUMMON_CARD:
            summon.answer_magic_card(self, seat, action)
        elif kind == SUMMON_BUY:
            summon.answer_purchase(self, seat, action)
        elif kind == FORGE_PICK:
            forge.answer_forging(self, seat, action)
        elif kind < FORGE_PICK:
            self.answer_ability(kind, seat, action)
        else:
            self.answer_other(kind, seat, action)

    def answer_ability(self, kind: i64, seat: i64, action: i64) -> None:
        """Answers inside an ability and at the end of a Utilize."""
        if kind == COPY_OWN:
            utilize.answer_copy(self, seat, action)
        elif kind == KEEP_CARDS:
            utilize.answer_keeping(self, seat, action)
        elif kind == PICK_GEM:
            choices.answer_any_gem(self, seat, action)
        elif kind == TAKE_CARD:
            choices.answer_display_card(self, seat, action)
        elif kind == OR_PICK:
            choices.answer_side(self, seat, action - SIDE)
        elif kind == OR_SECOND:
            choices.answer_second_side(self, seat, action)
        elif kind == SWAP_GEM:
            choices.answer_swap_gem(self, seat, action)
        elif kind == WISP_PICK:
            choices.answer_wisp(self, seat, action - TILE)
        elif kind == RAISE_PICK:
            choices.answer_general_card(self, seat, action)
        else:
            raise unknown("decision", kind)

    def answer_other(self, kind: i64, seat: i64, action: i64) -> None:
        """Answers of forging, exchanging and borrowing."""
        if kind == PAY_GEM:
            forge.answer_gem_to_pay(self, seat, action)
        elif kind == PLACE_ROW:
            forge.answer_row_for_tile(self, seat, action)
        elif kind == PLACE_WILD:
            forge.answer_wild_place(self, seat, action)
        elif kind == STONE_PICK:
            exchange.answer_stone(self, seat, action)
        elif kind == COPY_RESPONSE:
            turn.answer_response(self, seat, action)
        elif kind == STONE_DISCARD:
            exchange.answer_own_stone(self, seat, action)
        elif kind == WILD_COLOUR:
            free_plays.answer_wild_colour(self, seat, action)
        else:
            raise unknown("decision", kind)

    def run_step(self, kind: i64) -> None:
        seat = self.frames[self.top() + SEAT]
        if kind == STEP_TERMS:
            abilities.step_terms(self)
        elif kind == STEP_END_TURN:
            turn.step_end_turn(self, seat)
        elif kind == STEP_PLACE_CARDS:
            utilize.step_place_cards(self, seat)
        elif kind == STEP_ROLL:
            abilities.step_roll(self)
        elif kind == STEP_RESTOCK:
            turn.step_restock(self)
        elif kind == STEP_STONE:
            exchange.step_stone(self, seat)
        elif kind == STEP_RESPONSES:
            turn.step_responses(self, seat)
        elif kind == STEP_FAMILIAR:
            abilities.step_familiar(self, seat)
        else:
            raise unknown("step", kind)

    def problems(self) -> list[str]:
        return problems_of(self)
