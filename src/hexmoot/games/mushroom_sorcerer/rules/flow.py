"""The playable state: each decision and step, handed to the chapter that knows its rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.tape import Tape
from hexmoot.games.mushroom_sorcerer.minds.features import observe_table
from hexmoot.games.mushroom_sorcerer.minds.judge import judge_seat
from hexmoot.games.mushroom_sorcerer.rules import (
    elements,
    flow_rounds,
    flow_spells,
    flow_war,
    gains,
    growing,
    payment,
    scrolls,
    sliding,
)
from hexmoot.games.mushroom_sorcerer.rules import turn as turns
from hexmoot.games.mushroom_sorcerer.rules.fields import copy_fields, exchange_fields
from hexmoot.games.mushroom_sorcerer.rules.invariants import problems_of
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ALLOC,
    ELEM_PICK,
    EXCESS,
    GU_KIND,
    PAY,
    PLACE,
    RES_PICK,
    SCROLL,
    SERV_PICK,
    SLIDE_TO,
    STEP_DICE,
    STEP_ELEMENTS,
    STEP_GERMINATE,
    STEP_GROW,
    STEP_SLIDE,
    TURN_MENU,
)
from hexmoot.games.mushroom_sorcerer.rules.scoring import is_ahead
from hexmoot.games.mushroom_sorcerer.rules.setup import set_up
from hexmoot.games.mushroom_sorcerer.rules.state import Table


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Playable(Table):
    """Mushroom Sorcerer in play."""

    def deal(self) -> None:
        """MS-15, MS-16: lay the table; round 1 begins with Night."""
        set_up(self)

    def drop(self) -> None:
        """A question that nothing answers any more (an empty supply, full tracks) lapses."""
        self.pop()

    def list_choices(self) -> i64:
        """MS-122: the legal answers to whatever is asked; the frequent questions stand first."""
        place = self.top() + KIND
        kind: i64 = self.frames[place]
        if kind == TURN_MENU:
            return turns.list_menu(self)
        if kind == PLACE:
            return gains.list_place(self)
        if kind == ALLOC:
            return payment.list_allocation(self)
        if kind == GU_KIND:
            return growing.list_gu_kinds(self)
        if kind == RES_PICK or kind == SERV_PICK:
            return gains.list_pick(self)
        if kind == PAY:
            return payment.list_payment(self)
        if kind == ELEM_PICK:
            return elements.list_element_pick(self)
        if kind == SLIDE_TO:
            return sliding.list_slide_targets(self)
        if kind == SCROLL:
            return scrolls.list_scroll(self)
        if kind == EXCESS:
            return payment.list_surplus(self)
        return self.list_rare(kind)

    def list_rare(self, kind: i64) -> i64:
        """The questions of wars, of Twilight and Daybreak, of spells and potions."""
        if flow_war.is_asked_in_war(kind):
            return flow_war.list_in_war(self, kind)
        if flow_rounds.is_asked_between_turns(kind):
            return flow_rounds.list_between_turns(self, kind)
        return flow_spells.list_of_spell(self, kind)

    def answer(self, action: i64) -> None:
        """MS-122: carry out a legal answer."""
        place = self.top() + KIND
        kind: i64 = self.frames[place]
        if kind == TURN_MENU:
            turns.answer_menu(self, action)
        elif kind == PLACE:
            gains.answer_place(self, action)
        elif kind == ALLOC:
            payment.answer_allocation(self, action)
        elif kind == GU_KIND:
            growing.answer_gu_kind(self, action)
        elif kind == RES_PICK or kind == SERV_PICK:
            gains.answer_pick(self, action)
        elif kind == PAY:
            payment.answer_payment(self, action)
        elif kind == ELEM_PICK:
            elements.answer_element_pick(self, action)
        elif kind == SLIDE_TO:
            sliding.answer_slide_target(self, action)
        elif kind == SCROLL:
            scrolls.answer_scroll(self, action)
        elif kind == EXCESS:
            payment.answer_surplus(self, action)
        else:
            self.answer_rare(kind, action)

    def answer_rare(self, kind: i64, action: i64) -> None:
        """The answers to questions of wars, of Twilight and Daybreak, of spells and potions."""
        if flow_war.is_asked_in_war(kind):
            flow_war.answer_in_war(self, kind, action)
        elif flow_rounds.is_asked_between_turns(kind):
            flow_rounds.answer_between_turns(self, kind, action)
        else:
            flow_spells.answer_to_spell(self, kind, action)

    def run_step(self, kind: i64) -> None:
        """MS-15, MS-57: what is due without anybody being asked."""
        if kind == STEP_ELEMENTS:
            elements.run_elements(self)
        elif kind == STEP_GROW:
            growing.run_growth(self)
        elif kind == STEP_SLIDE:
            sliding.run_slide(self)
        elif kind == STEP_GERMINATE:
            growing.run_germination(self)
        else:
            self.run_rare_step(kind)

    def run_rare_step(self, kind: i64) -> None:
        """The steps between turns, of spells and of wars stand in this order in `kinds`."""
        if kind < STEP_ELEMENTS:
            flow_rounds.run_between_turns(self, kind)
        elif kind < STEP_DICE:
            flow_spells.run_of_spell(self, kind)
        else:
            flow_war.run_in_war(self, kind)

    def copy(self) -> Playable:
        twin = Playable(self.setup, self.tables, self.terms, False)
        twin.copy_base(self)
        copy_fields(twin, self)
        return twin

    def exchange(self, tape: Tape) -> None:
        exchange_fields(self, tape)

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """MS-213: ties share a place."""
        return is_ahead(self, seat, other)

    def judge(self, seat: i64) -> float:
        return judge_seat(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe_table(self, seat, sheet)

    def problems(self) -> list[str]:
        return problems_of(self)
