"""The playable state: each decision and step, handed to the chapter that knows its rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.tape import Tape
from hexmoot.games.sorcerer_stones.minds.features import observe_table
from hexmoot.games.sorcerer_stones.minds.judge import judge_seat
from hexmoot.games.sorcerer_stones.minds.sketch import sketch_table
from hexmoot.games.sorcerer_stones.rules import (
    activation,
    cards,
    coop,
    craft,
    kinds,
    objectives,
    payment,
    quake,
    setup,
    spirit,
    supply,
    taking,
    turn,
)
from hexmoot.games.sorcerer_stones.rules.fields import copy_fields, exchange_fields
from hexmoot.games.sorcerer_stones.rules.invariants import problems_of
from hexmoot.games.sorcerer_stones.rules.kinds import COOP
from hexmoot.games.sorcerer_stones.rules.scoring import co_op_grade, is_ahead
from hexmoot.games.sorcerer_stones.rules.state import Table


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Playable(Table):
    """Sorcerer & Stones in play."""

    def deal(self) -> None:
        setup.set_up(self)

    def list_choices(self) -> i64:
        place = self.top() + KIND
        kind: i64 = self.frames[place]
        if kind <= kinds.SECOND_CARD:
            return self.list_in_step_one(kind)
        if kind == kinds.WHICH_STONES:
            return taking.list_sets(self)
        if kind == kinds.SPIRIT_STEP:
            return spirit.list_steps(self)
        if kind == kinds.PAY_STEP:
            return payment.list_step_payments(self)
        if kind == kinds.CLAIM_RUNE:
            return spirit.list_claim(self)
        if kind == kinds.FREE_STEP:
            return spirit.list_free_steps(self)
        return self.list_in_step_six(kind)

    def list_in_step_one(self, kind: i64) -> i64:
        """Questions about colours and Taoists at set-up and about magic cards."""
        if kind == kinds.FIRST_CARD:
            return cards.list_first_card(self)
        if kind == kinds.SECOND_CARD:
            return cards.list_second_card(self)
        if kind == kinds.SPIN:
            return cards.list_spins(self)
        if kind == kinds.FLY:
            return cards.list_flights(self)
        if kind == kinds.QUAKE_ZONE:
            return quake.list_zones(self)
        if kind == kinds.QUAKE_TARGET:
            return quake.list_targets(self)
        if kind == kinds.SHIFT_STONE:
            return cards.list_shift_stones(self)
        if kind == kinds.SHIFT_PARTNER:
            return cards.list_shift_partners(self)
        if kind == kinds.PLACE_TAOIST:
            return turn.list_taoist_places(self)
        if kind == kinds.CHOOSE_COLOUR:
            return setup.list_colours(self)
        raise unknown("decision", kind)

    def list_in_step_six(self, kind: i64) -> i64:
        """Questions about crafting, and about stones that are laid somewhere."""
        if kind == kinds.CRAFT:
            return craft.list_crafts(self)
        if kind == kinds.GIVE_BACK:
            return craft.list_surplus(self)
        if kind == kinds.RETURN_ORDER:
            return craft.list_returns(self)
        if kind == kinds.PAY_SYMBOL:
            return payment.list_symbol_payments(self)
        if kind == kinds.CRAFT_BONUS:
            return craft.list_bonus(self)
        if kind == kinds.PLACE_STONE:
            return coop.list_placing(self)
        raise unknown("decision", kind)

    def answer(self, action: i64) -> None:
        place = self.top() + KIND
        kind: i64 = self.frames[place]
        if kind <= kinds.SECOND_CARD:
            self.answer_in_step_one(kind, action)
        elif kind == kinds.WHICH_STONES:
            taking.answer_set(self, action)
        elif kind == kinds.SPIRIT_STEP:
            spirit.answer_step(self, action)
        elif kind == kinds.PAY_STEP:
            payment.answer_step_payment(self, action)
        elif kind == kinds.CLAIM_RUNE:
            spirit.answer_claim(self, action)
        elif kind == kinds.FREE_STEP:
            spirit.answer_free_step(self, action)
        else:
            self.answer_in_step_six(kind, action)

    def answer_in_step_one(self, kind: i64, action: i64) -> None:
        """Answers about colours and Taoists at set-up and about magic cards."""
        if kind == kinds.FIRST_CARD or kind == kinds.SECOND_CARD:
            cards.answer_card(self, action)
        elif kind == kinds.SPIN:
            cards.answer_spin(self, action)
        elif kind == kinds.FLY:
            cards.answer_flight(self, action)
        elif kind == kinds.QUAKE_ZONE:
            quake.answer_zone(self, action)
        elif kind == kinds.QUAKE_TARGET:
            quake.answer_target(self, action)
        elif kind == kinds.SHIFT_STONE:
            cards.answer_shift_stone(self, action)
        elif kind == kinds.SHIFT_PARTNER:
            cards.answer_shift_partner(self, action)
        elif kind == kinds.PLACE_TAOIST:
            turn.answer_taoist_place(self, action)
        elif kind == kinds.CHOOSE_COLOUR:
            setup.answer_colour(self, action)
        else:
            raise unknown("decision", kind)

    def answer_in_step_six(self, kind: i64, action: i64) -> None:
        """Answers about crafting, and about stones that are laid somewhere."""
        if kind == kinds.CRAFT:
            craft.answer_craft(self, action)
        elif kind == kinds.GIVE_BACK:
            craft.answer_surplus(self, action)
        elif kind == kinds.RETURN_ORDER:
            craft.answer_return(self, action)
        elif kind == kinds.PAY_SYMBOL:
            payment.answer_symbol_payment(self, action)
        elif kind == kinds.CRAFT_BONUS:
            craft.answer_bonus(self, action)
        elif kind == kinds.PLACE_STONE:
            coop.answer_placing(self, action)
        else:
            raise unknown("decision", kind)

    def run_step(self, kind: i64) -> None:
        if kind == kinds.DRAW_CARDS:
            cards.run_draw(self)
        elif kind == kinds.ACTIVATE:
            activation.run_activate(self)
        elif kind == kinds.GRANT_STEPS:
            objectives.run_objectives(self)
        elif kind == kinds.PAY_QI:
            objectives.run_pay_qi(self)
        elif kind == kinds.REFILL:
            supply.run_refill(self)
        elif kind == kinds.FINISH_TURN:
            turn.run_finish(self)
        elif kind == kinds.BEGIN_TURN:
            turn.run_begin(self)
        elif kind == kinds.CRAFT_PAID:
            craft.run_paid(self)
        elif kind == kinds.TAKE_CARD:
            craft.run_take_card(self)
        elif kind == kinds.DEAL_REST:
            setup.run_deal_rest(self)
        else:
            raise unknown("step", kind)

    def drop(self) -> None:
        """SS-31: a question without any answer passes unasked."""
        self.pop()

    def copy(self) -> Playable:
        twin = Playable(self.setup, self.tables, False)
        twin.copy_base(self)
        copy_fields(twin, self)
        return twin

    def exchange(self, tape: Tape) -> None:
        exchange_fields(self, tape)

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """Those equal in everything that decides share a place."""
        return is_ahead(self, seat, other)

    def utility(self, seat: i64) -> float:
        """SS-165: in co-op what the group achieved, the same for all."""
        if self.terms.mode == COOP:
            return co_op_grade(self)
        return super().utility(seat)

    def judge(self, seat: i64) -> float:
        return judge_seat(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe_table(self, seat, sheet)

    def sketch(self, seat: i64, sheet: Sheet) -> None:
        sketch_table(self, seat, sheet)

    def is_mid_deed(self) -> bool:
        """SS-40: a card that is being played, and what is being paid for, are one deed."""
        kind: i64 = self.frames[self.top() + KIND]
        if kind >= kinds.SPIN and kind <= kinds.SHIFT_PARTNER:
            return True
        return kind == kinds.PAY_STEP or kind == kinds.PAY_SYMBOL

    def problems(self) -> list[str]:
        return problems_of(self)
