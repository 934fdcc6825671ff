"""The playable state: each decision and step, handed to the chapter that knows its rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import FRAME, KIND, SEAT
from hexmoot.engine.native.tape import Tape
from hexmoot.games.elementalis.minds.features import observe_table
from hexmoot.games.elementalis.minds.judge import judge_seat
from hexmoot.games.elementalis.rules import (
    aiming,
    answers,
    casting,
    cosmic,
    effects,
    ether,
    opposition,
    orders,
    score,
    setup,
    turn,
    window,
)
from hexmoot.games.elementalis.rules.actions import ORDER
from hexmoot.games.elementalis.rules.fields import copy_fields, exchange_fields
from hexmoot.games.elementalis.rules.invariants import problems_of
from hexmoot.games.elementalis.rules.kinds import (
    ASK_CAST,
    ASK_CHAOS,
    ASK_DECLARE,
    ASK_DIE,
    ASK_ETHER,
    ASK_FLUX_TAP,
    ASK_GAIN,
    ASK_GIVE,
    ASK_GO,
    ASK_INSIGHT,
    ASK_LINK,
    ASK_MAJOR,
    ASK_MANA,
    ASK_MINOR,
    ASK_OPPOSE,
    ASK_PAY,
    ASK_PLAYER,
    ASK_RESPOND,
    ASK_START_MANA,
    ASK_SUN_REROLL,
    ASK_SYMBOL,
    ASK_TAKE,
    STEP_AFTER_CHANCE,
    STEP_AFTER_POWER,
    STEP_ANSWERS,
    STEP_CASTING,
    STEP_CHANCE,
    STEP_CHANCE_SHOWN,
    STEP_COSMIC,
    STEP_COSMIC_SHOWN,
    STEP_DECLARE,
    STEP_EFFECT,
    STEP_END_TURN,
    STEP_GIFTS,
    STEP_LINKED,
    STEP_MAJORS,
    STEP_MINORS,
    STEP_OPPOSITION,
    STEP_PASS,
    STEP_PASS_END,
    STEP_POWER,
    STEP_ROUND,
    STEP_SCORE,
    STEP_START_MANA,
    STEP_TURN,
)
from hexmoot.games.elementalis.rules.scoring import is_ahead
from hexmoot.games.elementalis.rules.secrets import redeal
from hexmoot.games.elementalis.rules.setup import set_up
from hexmoot.games.elementalis.rules.state import Table


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Playable(Table):
    """ElementaliS in play."""

    def deal(self) -> None:
        """EL-12 to EL-21: cards, starting Mana, round 1."""
        set_up(self)

    def redeal(self, seat: i64) -> None:
        redeal(self, seat)

    def list_choices(self) -> i64:
        """The ladder of decisions, the most frequent first."""
        base = (self.depth - 1) * FRAME
        kind: i64 = self.frames[base + KIND]
        seat: i64 = self.frames[base + SEAT]
        if kind == ASK_DECLARE:
            return window.list_declare(self)
        if kind == ASK_CAST:
            return window.list_cast(self, seat)
        if kind == ASK_GO:
            return turn.list_go(self)
        if kind == ASK_ETHER:
            return ether.list_ether(self, seat)
        if kind == ASK_DIE:
            return aiming.list_die(self, seat)
        if kind == ASK_GAIN:
            return score.list_gain(self)
        if kind == ASK_MANA:
            return aiming.list_mana(self, seat)
        if kind == ASK_OPPOSE:
            return opposition.list_oppose(self, seat)
        if kind == ASK_GIVE:
            return opposition.list_give(self, seat)
        if kind == ASK_PAY:
            return casting.list_pay(self, seat)
        return self.list_rare(kind, seat)

    def list_rare(self, kind: i64, seat: i64) -> i64:
        """The decisions that come up seldom."""
        if kind == ASK_RESPOND:
            return answers.list_respond(self, seat)
        if kind == ASK_SUN_REROLL:
            return window.list_sun_reroll(self)
        if kind == ASK_INSIGHT:
            return casting.list_insight(self, seat)
        if kind == ASK_PLAYER:
            return aiming.list_player(self, seat)
        if kind == ASK_LINK:
            return aiming.list_link(self, seat)
        if kind == ASK_FLUX_TAP:
            return turn.list_flux_tap(self, seat)
        if kind == ASK_CHAOS:
            return turn.list_chaos(self)
        if kind == ASK_START_MANA:
            return setup.list_start_mana(self)
        if kind == ASK_MAJOR:
            return setup.list_major(self)
        if kind == ASK_MINOR:
            return setup.list_minor(self, seat)
        if kind == ASK_SYMBOL:
            return aiming.list_symbol(self, seat)
        if kind == ASK_TAKE:
            return opposition.list_take(self)
        raise unknown("decision", kind)

    def answer(self, action: i64) -> None:
        """The ladder of answers, the most frequent first."""
        base = (self.depth - 1) * FRAME
        kind: i64 = self.frames[base + KIND]
        seat: i64 = self.frames[base + SEAT]
        if kind == ASK_DECLARE:
            window.answer_declare(self, seat, action)
        elif kind == ASK_CAST:
            window.answer_cast(self, seat, action)
        elif kind == ASK_GO:
            turn.answer_go(self, seat, action)
        elif kind == ASK_ETHER:
            ether.answer_ether(self, seat, action)
        elif kind == ASK_DIE:
            aiming.answer_die(self, seat, action)
        elif kind == ASK_GAIN:
            score.answer_gain(self, seat, action)
        elif kind == ASK_MANA:
            aiming.answer_mana(self, action)
        elif kind == ASK_OPPOSE:
            opposition.answer_oppose(self, seat, action)
        elif kind == ASK_GIVE:
            opposition.answer_give(self, seat, action)
        elif kind == ASK_PAY:
            casting.answer_pay(self, seat, action)
        else:
            self.answer_rare(kind, seat, action)

    def answer_rare(self, kind: i64, seat: i64, action: i64) -> None:
        """The decisions that come up seldom."""
        if kind == ASK_RESPOND:
            answers.answer_respond(self, seat, action)
        elif kind == ASK_SUN_REROLL:
            window.answer_sun_reroll(self, seat, action)
        elif kind == ASK_INSIGHT:
            casting.answer_insight(self, seat, action)
        elif kind == ASK_PLAYER:
            aiming.answer_player(self, action)
        elif kind == ASK_LINK:
            aiming.answer_link(self, action)
        elif kind == ASK_FLUX_TAP:
            turn.answer_flux_tap(self, seat, action)
        elif kind == ASK_CHAOS:
            turn.answer_chaos(self, seat, action)
        elif kind == ASK_START_MANA:
            setup.answer_start_mana(self, seat, action)
        elif kind == ASK_MAJOR:
            setup.answer_major(self, seat, action)
        elif kind == ASK_MINOR:
            setup.answer_minor(self, seat, action)
        elif kind == ASK_SYMBOL:
            aiming.answer_symbol(self, action)
        elif kind == ASK_TAKE:
            opposition.answer_take(self, seat, action)
        else:
            raise unknown("decision", kind)

    def run_step(self, kind: i64) -> None:
        """The ladder of steps."""
        if kind == STEP_DECLARE:
            window.step_declare(self)
        elif kind == STEP_CASTING:
            window.step_casting(self)
        elif kind == STEP_PASS:
            window.step_pass(self)
        elif kind == STEP_PASS_END:
            window.step_pass_end(self)
        elif kind == STEP_ANSWERS:
            answers.step_answers(self)
        elif kind == STEP_EFFECT:
            effects.step_effect(self)
        elif kind == STEP_SCORE:
            score.step_score(self)
        elif kind == STEP_LINKED:
            score.step_linked(self)
        elif kind == STEP_OPPOSITION:
            opposition.step_opposition(self)
        elif kind == STEP_GIFTS:
            cosmic.step_gifts(self)
        elif kind == STEP_COSMIC_SHOWN:
            cosmic.step_cosmic_shown(self)
        else:
            self.run_turn_step(kind)

    def run_turn_step(self, kind: i64) -> None:
        """The steps of rounds and turns."""
        if kind == STEP_AFTER_POWER:
            turn.step_after_power(self)
        elif kind == STEP_END_TURN:
            turn.step_end_turn(self)
        elif kind == STEP_TURN:
            turn.step_turn(self)
        elif kind == STEP_POWER:
            turn.step_power(self)
        elif kind == STEP_CHANCE:
            turn.step_chance(self)
        elif kind == STEP_CHANCE_SHOWN:
            turn.step_chance_shown(self)
        elif kind == STEP_AFTER_CHANCE:
            turn.step_after_chance(self)
        elif kind == STEP_COSMIC:
            turn.step_cosmic(self)
        elif kind == STEP_ROUND:
            turn.step_round(self)
        else:
            self.run_set_up_step(kind)

    def run_set_up_step(self, kind: i64) -> None:
        """The steps before the first round."""
        if kind == STEP_MAJORS:
            setup.step_majors(self)
        elif kind == STEP_MINORS:
            setup.step_minors(self)
        elif kind == STEP_START_MANA:
            setup.step_start_mana(self)
        else:
            raise unknown("step", kind)

    def copy(self) -> Playable:
        twin = Playable(self.setup, self.terms, False)
        twin.copy_base(self)
        copy_fields(twin, self)
        return twin

    def exchange(self, tape: Tape) -> None:
        exchange_fields(self, tape)

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """EL-176, EL-177, EL-178: equals share a place."""
        return is_ahead(self, seat, other)

    def problems(self) -> list[str]:
        return problems_of(self)

    def judge(self, seat: i64) -> float:
        return judge_seat(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe_table(self, seat, sheet)

    # ---- standing orders

    def orders(self, seat: int) -> list[int]:
        return orders.open_orders(self, seat)

    def take_order(self, seat: int, action: int) -> None:
        """EL-193: the order stands in the state and is told to nobody."""
        self.order[seat] = action - ORDER

    def standing_answer(self) -> i64:
        if self.ending != 0:
            return orders.NO_ANSWER
        return orders.ordered_answer(self, self.frame_seat())
