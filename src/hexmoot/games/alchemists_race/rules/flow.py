"""The playable state: each decision and step, handed to the chapter that knows its rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.tape import Tape
from hexmoot.games.alchemists_race.minds.features import observe_table
from hexmoot.games.alchemists_race.minds.judge import judge_seat
from hexmoot.games.alchemists_race.rules.attacks import answer_encounter, list_encounter
from hexmoot.games.alchemists_race.rules.fields import copy_fields, exchange_fields
from hexmoot.games.alchemists_race.rules.invariants import problems_of
from hexmoot.games.alchemists_race.rules.kinds import (
    ENCOUNTER,
    END_MOVE,
    ENTER,
    LOSE_POTIONS,
    LOSE_RESOURCES,
    MARKET_TURN,
    NEXT_TURN,
    PATH,
    POST_ROLL,
    PRE_ROLL,
)
from hexmoot.games.alchemists_race.rules.losses import (
    answer_potion_loss,
    answer_resource_loss,
    list_potion_loss,
    list_resource_loss,
)
from hexmoot.games.alchemists_race.rules.market import answer_market_turn, list_market_turn
from hexmoot.games.alchemists_race.rules.movement import answer_path, list_path, run_entry
from hexmoot.games.alchemists_race.rules.scoring import is_ahead
from hexmoot.games.alchemists_race.rules.setup import set_up
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.turn import (
    answer_end_move,
    answer_post_roll,
    answer_pre_roll,
    list_end_move,
    list_post_roll,
    list_pre_roll,
    next_turn,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Playable(Table):
    """Alchemist's Race in play; `apply` refuses what `list_choices` does not list (AR-158)."""

    def deal(self) -> None:
        """AR-13 to AR-16: lay the table and begin the first turn."""
        set_up(self)

    def list_choices(self) -> i64:
        kind: i64 = self.frames[self.top() + KIND]
        if kind == PATH:
            return list_path(self)
        if kind == PRE_ROLL:
            return list_pre_roll(self)
        if kind == POST_ROLL:
            return list_post_roll(self)
        if kind == END_MOVE:
            return list_end_move(self)
        if kind == MARKET_TURN:
            return list_market_turn(self)
        if kind == LOSE_RESOURCES:
            return list_resource_loss(self)
        if kind == ENCOUNTER:
            return list_encounter(self)
        if kind == LOSE_POTIONS:
            return list_potion_loss(self)
        raise unknown("decision", kind)

    def answer(self, action: i64) -> None:
        kind: i64 = self.frames[self.top() + KIND]
        if kind == PATH:
            answer_path(self, action)
        elif kind == PRE_ROLL:
            answer_pre_roll(self, action)
        elif kind == POST_ROLL:
            answer_post_roll(self, action)
        elif kind == END_MOVE:
            answer_end_move(self, action)
        elif kind == MARKET_TURN:
            answer_market_turn(self, action)
        elif kind == LOSE_RESOURCES:
            answer_resource_loss(self, action)
        elif kind == ENCOUNTER:
            answer_encounter(self, action)
        elif kind == LOSE_POTIONS:
            answer_potion_loss(self, action)
        else:
            raise unknown("decision", kind)

    def run_step(self, kind: i64) -> None:
        if kind == ENTER:
            run_entry(self)
        elif kind == NEXT_TURN:
            next_turn(self)
        else:
            raise unknown("step", kind)

    def copy(self) -> Playable:
        twin = Playable(self.setup, self.tables, False)
        twin.copy_base(self)
        copy_fields(twin, self)
        return twin

    def exchange(self, tape: Tape) -> None:
        exchange_fields(self, tape)

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """AR-132, AR-136, AR-137: an immediate winner is first alone; the rest by the ranking."""
        return is_ahead(self, seat, other)

    def judge(self, seat: i64) -> float:
        return judge_seat(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe_table(self, seat, sheet)

    def problems(self) -> list[str]:
        return problems_of(self)
