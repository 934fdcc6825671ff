"""Faults about copies, the flow of the game, and its words."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.actions import ActionTable, family
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.wording import Label, Tip
from tests.conformance.planted.base import FAULTS, counter, on_game, on_state
from tests.toys.ravens import NEXT, Ravens, RavensState

# ---- what is stored


@on_state("copied_games_go_the_same_way")
def copy_forgets_the_turns__copy(self: RavensState) -> RavensState:
    """A copy is on its first turn again."""
    twin = type(self)(self.setup, False)
    twin.copy_base(self)
    twin.place, twin.totals = self.place[:], self.totals[:]
    twin.always_keep = self.always_keep[:]
    return twin


@on_state("copied_games_go_the_same_way")
def exchange_forgets_the_turns__exchange(self: RavensState, tape: Tape) -> None:
    """A loaded state is on its first turn again."""
    self.place = tape.array(self.place)
    self.totals = tape.array(self.totals)
    self.always_keep = tape.array(self.always_keep)


FAULTS["copy_and_exchange_forget_the_turns"] = (
    "copied_games_go_the_same_way",
    {"copy": copy_forgets_the_turns__copy, "exchange": exchange_forgets_the_turns__exchange},
    {},
)


@on_state("copies_share_nothing")
def a_copy_shares_an_array__copy(self: RavensState) -> RavensState:
    """Points made in a copy count in the original."""
    twin = type(self)(self.setup, False)
    twin.copy_base(self)
    twin.turns, twin.totals = self.turns, self.totals
    twin.place, twin.always_keep = self.place[:], self.always_keep[:]
    return twin


def shown_turns(self: Ravens, state: Any, viewer: int | None) -> dict[str, Any]:
    """A number that only the view knows of."""
    return {**Ravens.table(self, state, viewer), "told": getattr(state, "told", 0)}


def counted_answer(self: Any, action: int) -> None:
    """Counts the answers in a field that no copy and no dump has."""
    self.told = getattr(self, "told", 0) + 1
    RavensState.answer(self, action)


FAULTS["what_only_a_view_shows_is_not_stored"] = (
    "copied_games_go_the_same_way",
    {"answer": counted_answer},
    {"table": shown_turns},
)


# ---- play and words


@on_state("play_is_sound")
def choices_are_out_of_order__list_choices(self: RavensState) -> int:
    """The first and the last choice change places."""
    count = RavensState.list_choices(self)
    self.choices[0], self.choices[count - 1] = self.choices[count - 1], self.choices[0]
    return count


@on_state("play_is_sound")
def an_invariant_is_broken__problems(self: RavensState) -> list[str]:
    """The state says itself that it is wrong."""
    return ["too many turns"]


@on_state("play_is_sound")
def everybody_wins_alone__utility(self: RavensState, seat: int) -> float:
    """Every seat is given the whole win."""
    return 1.0


@on_state("play_is_sound")
def a_step_goes_round_in_circles__run_step(self: RavensState, kind: int) -> None:
    """A step that puts itself on the stack again, for ever."""
    self.push(NEXT, 0)
    self.pop()


@on_state("seeds_decide")
def chance_comes_from_elsewhere__roll(self: RavensState, sides: int) -> int:
    """The die comes from outside the state."""
    counter["calls"] += 1
    return counter["calls"] % sides + 1


@on_state("illegal_is_refused")
def everything_is_taken__refuse_unless_legal(self: RavensState, action: int) -> None:
    """No answer is refused."""
    pass


FAULTS["rivals_say_that_they_win_together"] = (
    "play_is_sound",
    {},
    {"wins_together": lambda self, options: True, "has_company_won": lambda self, state: False},
)
FAULTS["the_action_table_is_longer"] = (
    "play_is_sound",
    {},
    {"actions": ActionTable([*Ravens.actions.verbs, family("more", 12)])},
)
FAULTS["a_tip_names_no_rule"] = (
    "tips_name_rules",
    {},
    {
        "glossary": {"raven": Tip("Raven", "A card.", "RV-1")},
        "rules_text": lambda self: "- **RV-2** Another.\n",
    },
)
FAULTS["a_tip_is_empty"] = ("tips_name_rules", {}, {"glossary": {"raven": Tip("Raven", " ")}})


@on_game("views_are_complete")
def a_label_points_at_nothing__label(self: Ravens, state: Any, action: int) -> Label:
    """A target that is on no table and no panel."""
    return Label(f"Do {action}", f"dye:{action}")


@on_game("views_are_complete")
def two_choices_read_the_same__label(self: Ravens, state: Any, action: int) -> Label:
    """Every button has the same words."""
    return Label("Do it")


@on_game("views_are_complete")
def an_event_has_no_words__event_text(
    self: Ravens, state: Any, kind: int, numbers: tuple[int, ...]
) -> str:
    """The log has an empty line."""
    return ""


@on_game("views_are_complete")
def a_glance_says_more__glance(self: Ravens, state: Any, viewer: int | None) -> dict[str, Any]:
    """What every answer sends says something that the table does not."""
    return {**self.table(state, viewer), "top": int(state.place[0])}


@on_game("views_are_complete")
def a_glance_says_otherwise__glance(self: Ravens, state: Any, viewer: int | None) -> dict[str, Any]:
    """What every answer sends shows hands of another length."""
    table = self.table(state, viewer)
    return {key: one[:-1] if isinstance(one, list) else one for key, one in table.items()}
