"""From a kind of decision or step to the rule that deals with it; nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hexmoot.engine.state import KIND
from hexmoot.games.sorcerer_stones import kinds
from hexmoot.games.sorcerer_stones.rules import (
    activation,
    cards,
    coop,
    craft,
    objectives,
    payment,
    quake,
    spirit,
    supply,
    turn,
)

if TYPE_CHECKING:
    from hexmoot.games.sorcerer_stones.state import StonesState


def list_choices(state: StonesState) -> i64:
    """Write the legal answers of the top decision into `state.choices`."""
    kind = state.frames[state.top() + KIND]
    if kind <= kinds.SECOND_CARD:
        return list_step_one(state, kind)
    if kind == kinds.WHICH_STONES:
        return activation.list_sets(state)
    if kind == kinds.SPIRIT_STEP:
        return spirit.list_steps(state)
    if kind == kinds.PAY_STEP:
        return payment.list_step_payments(state)
    if kind == kinds.CLAIM_RUNE:
        return spirit.list_claim(state)
    if kind == kinds.FREE_STEP:
        return spirit.list_free_steps(state)
    return list_step_six(state, kind)


def list_step_one(state: StonesState, kind: i64) -> i64:
    """Decisions about Taoists at set-up and about magic cards."""
    if kind == kinds.FIRST_CARD:
        return cards.list_first_card(state)
    if kind == kinds.SECOND_CARD:
        return cards.list_second_card(state)
    if kind == kinds.SPIN:
        return cards.list_spins(state)
    if kind == kinds.FLY:
        return cards.list_flights(state)
    if kind == kinds.QUAKE_ZONE:
        return quake.list_zones(state)
    if kind == kinds.QUAKE_TARGET:
        return quake.list_targets(state)
    if kind == kinds.SHIFT_STONE:
        return cards.list_shift_stones(state)
    if kind == kinds.SHIFT_PARTNER:
        return cards.list_shift_partners(state)
    return turn.list_taoist_places(state)


def list_step_six(state: StonesState, kind: i64) -> i64:
    """Decisions about crafting and giving stones back."""
    if kind == kinds.CRAFT:
        return craft.list_crafts(state)
    if kind == kinds.PAY_SYMBOL:
        return payment.list_symbol_payments(state)
    if kind == kinds.RETURN_ORDER:
        return craft.list_returns(state)
    if kind == kinds.CRAFT_BONUS:
        return craft.list_bonus(state)
    if kind == kinds.GIVE_BACK:
        return craft.list_surplus(state)
    return coop.list_placing(state)


def answer(state: StonesState, action: i64) -> None:
    """Carry out a legal answer to the top decision."""
    kind = state.frames[state.top() + KIND]
    if kind <= kinds.SECOND_CARD:
        answer_step_one(state, kind, action)
    elif kind == kinds.WHICH_STONES:
        activation.answer_set(state, action)
    elif kind == kinds.SPIRIT_STEP:
        spirit.answer_step(state, action)
    elif kind == kinds.PAY_STEP:
        payment.answer_step_payment(state, action)
    elif kind == kinds.CLAIM_RUNE:
        spirit.answer_claim(state, action)
    elif kind == kinds.FREE_STEP:
        spirit.answer_free_step(state, action)
    else:
        answer_step_six(state, kind, action)


def answer_step_one(state: StonesState, kind: i64, action: i64) -> None:
    """Answers about Taoists at set-up and about magic cards."""
    if kind == kinds.FIRST_CARD or kind == kinds.SECOND_CARD:
        cards.answer_card(state, action)
    elif kind == kinds.SPIN:
        cards.answer_spin(state, action)
    elif kind == kinds.FLY:
        cards.answer_flight(state, action)
    elif kind == kinds.QUAKE_ZONE:
        quake.answer_zone(state, action)
    elif kind == kinds.QUAKE_TARGET:
        quake.answer_target(state, action)
    elif kind == kinds.SHIFT_STONE:
        cards.answer_shift_stone(state, action)
    elif kind == kinds.SHIFT_PARTNER:
        cards.answer_shift_partner(state, action)
    else:
        turn.answer_taoist_place(state, action)


def answer_step_six(state: StonesState, kind: i64, action: i64) -> None:
    """Answers about crafting and giving stones back."""
    if kind == kinds.CRAFT:
        craft.answer_craft(state, action)
    elif kind == kinds.PAY_SYMBOL:
        payment.answer_symbol_payment(state, action)
    elif kind == kinds.RETURN_ORDER:
        craft.answer_return(state, action)
    elif kind == kinds.CRAFT_BONUS:
        craft.answer_bonus(state, action)
    elif kind == kinds.GIVE_BACK:
        craft.answer_surplus(state, action)
    else:
        coop.answer_placing(state, action)


def run_step(state: StonesState, kind: i64) -> None:
    """Carry out the step on top of the stack."""
    if kind == kinds.DRAW_CARDS:
        cards.run_draw(state)
    elif kind == kinds.ACTIVATE:
        activation.run_activate(state)
    elif kind == kinds.OBJECTIVES:
        objectives.run_objectives(state)
    elif kind == kinds.PAY_QI:
        objectives.run_pay_qi(state)
    elif kind == kinds.REFILL:
        supply.run_refill(state)
    elif kind == kinds.FINISH_TURN:
        turn.run_finish(state)
    elif kind == kinds.BEGIN_TURN:
        turn.run_begin(state)
    elif kind == kinds.CRAFT_PAID:
        craft.run_paid(state)
    elif kind == kinds.TAKE_CARD:
        craft.run_take_card(state)
    else:
        turn.run_deal_rest(state)
