"""The playable state: each decision and step, handed to the chapter that knows its rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import KIND
from hexmoot.games.mushroom_sorcerer.minds.features import observe_forest
from hexmoot.games.mushroom_sorcerer.minds.judge import judge_seat
from hexmoot.games.mushroom_sorcerer.rules import (
    battle,
    casting,
    conversions,
    daybreak,
    destruction,
    elements,
    gains,
    growing,
    payment,
    powers,
    rounds,
    scrolls,
    sliding,
    thief,
)
from hexmoot.games.mushroom_sorcerer.rules import turn as turns
from hexmoot.games.mushroom_sorcerer.rules import war as wars
from hexmoot.games.mushroom_sorcerer.rules.invariants import find_problems
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ALLOC,
    ATT_DECL,
    CHAIN,
    CONVERT,
    CURIOSITY_COUNT,
    DEF_DECL,
    ELEM_PICK,
    EXCESS,
    GU_KIND,
    HAND_DECK,
    HAND_SLOT,
    KEEPER_AT,
    PAY,
    PLACE,
    PLANB_COUNT,
    PORTAL_SWAP,
    POTION,
    RAZE,
    REPEAT_CAST,
    REROLL_ARROWS,
    REROLL_SHIELDS,
    RES_PICK,
    REVIVE,
    SCROLL,
    SERV_PICK,
    SHADOW_AT,
    SHADOW_KIND,
    SHRINE_PAYS,
    SLIDE_TO,
    STEP_CAST_DONE,
    STEP_CONVERT,
    STEP_CYCLE,
    STEP_DAMAGE,
    STEP_DAYBREAK,
    STEP_DICE,
    STEP_ELEMENTS,
    STEP_GERMINATE,
    STEP_GROW,
    STEP_LOSSES,
    STEP_LUCKY,
    STEP_NEXT_TURN,
    STEP_NIGHT_END,
    STEP_PORTAL,
    STEP_RAZE,
    STEP_REPEAT,
    STEP_REWARD,
    STEP_RUN,
    STEP_SLIDE,
    STEP_STRIKE,
    STEP_THIEF,
    STEP_TWILIGHT,
    STEP_TWILIGHT_END,
    STRIKE_AT,
    THIEF_SPELL,
    TOSS_FROM,
    TRADE_SEAT,
    TRADE_SERV,
    TURN_MENU,
    VICTIM,
    WAR_TARGET,
)
from hexmoot.games.mushroom_sorcerer.rules.scoring import is_ahead
from hexmoot.games.mushroom_sorcerer.rules.setup import lay_table
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable


@final
class ForestState(ForestTable):
    """Mushroom Sorcerer in play."""

    def deal(self) -> None:
        """MS-15, MS-16: lay the table; round 1 begins with Night."""
        lay_table(self)
        rounds.begin_night(self)

    def drop(self) -> None:
        """A question that nothing answers any more (an empty supply, full tracks) lapses."""
        self.pop()

    def list_choices(self) -> i64:
        """MS-122: the legal answers to whatever is asked; the frequent questions stand first."""
        kind: i64 = self.frames[self.top() + KIND]
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
        if kind == ATT_DECL or kind == DEF_DECL:
            return wars.list_announcements(self)
        if kind == PAY:
            return payment.list_payment(self)
        if kind == ELEM_PICK:
            return elements.list_element_pick(self)
        if kind == WAR_TARGET:
            return wars.list_targets(self)
        if kind == SLIDE_TO:
            return sliding.list_slide_targets(self)
        if kind == POTION:
            return rounds.list_potions(self)
        if kind == SCROLL:
            return scrolls.list_scroll(self)
        if kind == SHRINE_PAYS:
            return daybreak.list_shrine(self)
        return self.list_rare()

    def list_rare(self) -> i64:
        """The questions of wars, spells and potions that seldom come."""
        kind: i64 = self.frames[self.top() + KIND]
        if kind == VICTIM:
            return battle.list_victims(self)
        if kind == RAZE:
            return destruction.list_raze(self)
        if kind == CHAIN or kind == REPEAT_CAST or kind == PORTAL_SWAP:
            return casting.list_yes_or_done(self)
        if kind == THIEF_SPELL:
            return thief.list_theft(self)
        if kind == EXCESS:
            return payment.list_surplus(self)
        if kind == CONVERT:
            return conversions.list_convert(self)
        if kind == TRADE_SEAT:
            return conversions.list_trade_seats(self)
        if kind == TRADE_SERV:
            return conversions.list_trade_servants(self)
        if kind == STRIKE_AT:
            return conversions.list_strike(self)
        if kind == SHADOW_AT:
            return conversions.list_shadow_lands(self)
        if kind == SHADOW_KIND:
            return conversions.list_shadow_kinds(self)
        if kind == TOSS_FROM:
            return sliding.list_toss(self)
        return self.list_potion_power()

    def list_potion_power(self) -> i64:
        """The questions that potions ask."""
        kind: i64 = self.frames[self.top() + KIND]
        if kind == KEEPER_AT:
            return powers.list_keeper(self)
        if kind == HAND_DECK:
            return powers.list_hand_decks(self)
        if kind == HAND_SLOT:
            return powers.list_hand_slots(self)
        if kind == CURIOSITY_COUNT:
            return rounds.list_curiosity(self)
        if kind == PLANB_COUNT:
            return wars.list_plan_b(self)
        if kind == REROLL_ARROWS:
            return battle.list_reroll_arrows(self)
        if kind == REROLL_SHIELDS:
            return battle.list_reroll_shields(self)
        if kind == REVIVE:
            return destruction.list_revivals(self)
        return wars.list_attack_again(self)

    def answer(self, action: i64) -> None:
        """MS-122: carry out a legal answer."""
        kind: i64 = self.frames[self.top() + KIND]
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
        elif kind == ATT_DECL or kind == DEF_DECL:
            wars.answer_announcement(self, action)
        elif kind == PAY:
            payment.answer_payment(self, action)
        elif kind == ELEM_PICK:
            elements.answer_element_pick(self, action)
        elif kind == WAR_TARGET:
            wars.answer_target(self, action)
        elif kind == SLIDE_TO:
            sliding.answer_slide_target(self, action)
        elif kind == POTION:
            rounds.answer_potion(self, action)
        elif kind == SCROLL:
            scrolls.answer_scroll(self, action)
        elif kind == SHRINE_PAYS:
            daybreak.answer_shrine(self, action)
        else:
            self.answer_rare(action)

    def answer_rare(self, action: i64) -> None:
        """The answers to questions that seldom come."""
        kind: i64 = self.frames[self.top() + KIND]
        if kind == VICTIM:
            battle.answer_victim(self, action)
        elif kind == RAZE:
            destruction.answer_raze(self, action)
        elif kind == CHAIN:
            casting.answer_chain(self, action)
        elif kind == REPEAT_CAST:
            casting.answer_repeat(self, action)
        elif kind == PORTAL_SWAP:
            conversions.answer_portal(self, action)
        elif kind == THIEF_SPELL:
            thief.answer_theft(self, action)
        elif kind == EXCESS:
            payment.answer_surplus(self, action)
        elif kind == CONVERT:
            conversions.answer_convert(self, action)
        elif kind == TRADE_SEAT:
            conversions.answer_trade_seat(self, action)
        elif kind == TRADE_SERV:
            conversions.answer_trade_servant(self, action)
        elif kind == STRIKE_AT:
            conversions.answer_strike(self, action)
        elif kind == SHADOW_AT:
            conversions.answer_shadow_land(self, action)
        elif kind == SHADOW_KIND:
            conversions.answer_shadow_kind(self, action)
        elif kind == TOSS_FROM:
            sliding.answer_toss(self, action)
        else:
            self.answer_potion_power(action)

    def answer_potion_power(self, action: i64) -> None:
        """The answers to questions that potions ask."""
        kind: i64 = self.frames[self.top() + KIND]
        if kind == KEEPER_AT:
            powers.answer_keeper(self, action)
        elif kind == HAND_DECK:
            powers.answer_hand_deck(self, action)
        elif kind == HAND_SLOT:
            powers.answer_hand_slot(self, action)
        elif kind == CURIOSITY_COUNT:
            rounds.answer_curiosity(self, action)
        elif kind == PLANB_COUNT:
            wars.answer_plan_b(self, action)
        elif kind == REROLL_ARROWS:
            battle.answer_reroll_arrows(self, action)
        elif kind == REROLL_SHIELDS:
            battle.answer_reroll_shields(self, action)
        elif kind == REVIVE:
            destruction.answer_revival(self, action)
        else:
            wars.answer_attack_again(self, action)

    def run_step(self, kind: i64) -> None:
        """MS-15, MS-57: what is due without anybody being asked."""
        if kind == STEP_ELEMENTS:
            elements.run_elements(self)
        elif kind == STEP_NEXT_TURN:
            rounds.run_next_turn(self)
        elif kind == STEP_LUCKY:
            turns.run_turn_end(self)
        elif kind == STEP_GROW:
            growing.run_growth(self)
        elif kind == STEP_DAYBREAK:
            daybreak.run_daybreak(self)
        elif kind == STEP_RUN:
            casting.run_spell(self)
        elif kind == STEP_CAST_DONE:
            casting.finish_cast(self)
        elif kind == STEP_SLIDE:
            sliding.run_slide(self)
        elif kind < STEP_ELEMENTS:
            self.run_round_step(kind)
        else:
            self.run_war_step(kind)

    def run_round_step(self, kind: i64) -> None:
        """The steps between turns."""
        if kind == STEP_TWILIGHT:
            rounds.run_twilight(self)
        elif kind == STEP_TWILIGHT_END:
            rounds.run_twilight_end(self)
        elif kind == STEP_CYCLE:
            rounds.run_cycle(self)
        elif kind == STEP_NIGHT_END:
            rounds.run_night_end(self)
        elif kind == STEP_REPEAT:
            daybreak.run_repeat(self)

    def run_war_step(self, kind: i64) -> None:
        """The steps of a war, and those of spells and potions that seldom come."""
        if kind == STEP_DICE:
            battle.run_dice(self)
        elif kind == STEP_DAMAGE:
            battle.run_damage(self)
        elif kind == STEP_LOSSES:
            battle.run_losses(self)
        elif kind == STEP_RAZE:
            destruction.run_raze(self)
        elif kind == STEP_REWARD:
            destruction.run_reward(self)
        elif kind == STEP_PORTAL:
            conversions.run_portal(self)
        elif kind == STEP_CONVERT:
            conversions.run_convert(self)
        elif kind == STEP_STRIKE:
            conversions.run_strike(self)
        elif kind == STEP_THIEF:
            thief.run_next_theft(self)
        elif kind == STEP_GERMINATE:
            growing.run_germination(self)

    def copy(self) -> ForestState:
        twin = ForestState(self.setup, self.tables, self.house, False)
        twin.copy_forest(self)
        return twin

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """MS-213: ties share a place."""
        return is_ahead(self, seat, other)

    def judge(self, seat: i64) -> float:
        return judge_seat(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe_forest(self, seat, sheet)

    def problems(self) -> list[str]:
        return find_problems(self)
