"""Ravens with faults planted in it: one way each in which a game can break its promises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexmoot.engine.actions import ActionTable, family
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.state import NOBODY, State
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Label, Tip
from tests.toys import ravens
from tests.toys.ravens import (
    CARDS,
    GAMBLE,
    IN_BAG,
    NEXT,
    PLAYED,
    SAY_DREW,
    Ravens,
    RavensState,
    vec_list,
)

GAME: Game = ravens.GAME  # the faulty game at hand: states are unpickled through this name


def faulty(on_state: dict[str, Any], on_game: dict[str, Any]) -> Game:
    """Ravens with methods of its state or its registration replaced."""
    kind: Any = type("FaultyState", (RavensState,), on_state)

    def copy(self: RavensState) -> RavensState:
        """A true copy, of the faulty kind."""
        twin: RavensState = kind(self.setup, False)
        twin.copy_base(self)
        twin.turns = self.turns
        twin.place, twin.totals = self.place[:], self.totals[:]
        twin.always_keep = self.always_keep[:]
        return twin

    def blank(self: Ravens, setup: Setup) -> State:
        """An empty state of the faulty kind."""
        made: State = kind(setup, True)
        return made

    kind.copy = on_state.get("copy", copy)
    game: Any = type("FaultyRavens", (Ravens,), {"blank": blank, **on_game})
    game.__module__ = kind.__module__ = __name__
    globals()["GAME"] = game()
    return GAME


FAULTS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {}


def on_state(promise: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A fault in a method of the state, named by the function, and the promise that finds it."""

    def plant(method: Callable[..., Any]) -> Callable[..., Any]:
        """Keep the method under the fault's name."""
        fault, _, name = method.__name__.rpartition("__")
        FAULTS[fault] = (promise, {name: method}, {})
        return method

    return plant


def on_game(promise: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A fault in a hook of the registration."""

    def plant(method: Callable[..., Any]) -> Callable[..., Any]:
        """Keep the hook under the fault's name."""
        fault, _, name = method.__name__.rpartition("__")
        FAULTS[fault] = (promise, {}, {name: method})
        return method

    return plant


def deal_anew(state: RavensState, hidden: list[int], places: list[int]) -> None:
    """Shuffle these places among these cards."""
    row = vec_list(places)
    state.shuffle(DRAWS, row, 0, len(hidden))
    for card, place in zip(hidden, row, strict=True):
        state.place[card] = place


def hidden_from(state: RavensState, seat: int) -> list[int]:
    """The cards a seat cannot see."""
    seen = {PLAYED} if seat == NOBODY else {PLAYED, seat}
    return [card for card in range(CARDS) if state.place[card] not in seen]


# ---- redeal


@on_state("hidden_things_are_redealt")
def redeal_does_nothing__redeal(self: RavensState, seat: int) -> None:
    """Every imagined world is the real one."""
    pass


@on_state("hidden_things_are_redealt")
def redeal_forgets_the_last_seat__redeal(self: RavensState, seat: int) -> None:
    """That seat's hand is known to all."""
    hidden = [card for card in hidden_from(self, seat) if self.place[card] != self.seats - 1]
    deal_anew(self, hidden, sorted(self.place[card] for card in hidden))


@on_state("hidden_things_are_redealt")
def redeal_forgets_the_bag__redeal(self: RavensState, seat: int) -> None:
    """Everybody knows what is drawn next."""
    hidden = [card for card in hidden_from(self, seat) if self.place[card] != IN_BAG]
    deal_anew(self, hidden, sorted(self.place[card] for card in hidden))


@on_state("hidden_things_are_redealt")
def redeal_forgets_the_orders__redeal(self: RavensState, seat: int) -> None:
    """Who will never roll is known."""
    hidden = hidden_from(self, seat)
    deal_anew(self, hidden, sorted(self.place[card] for card in hidden))


@on_state("hidden_things_are_redealt")
def spectators_know_everything__redeal(self: RavensState, seat: int) -> None:
    """Without a seat one would see every hand."""
    if seat != NOBODY:
        RavensState.redeal(self, seat)


@on_state("hidden_things_are_dealt_fairly")
def redeal_gives_high_cards_to_the_last__redeal(self: RavensState, seat: int) -> None:
    """Half of all worlds are dealt in the order of the cards."""
    hidden = hidden_from(self, seat)
    places = sorted(self.place[card] for card in hidden)
    if self.below(DRAWS, 2) == 0:
        deal_anew(self, hidden, places)
    else:
        for card, place in zip(hidden, places, strict=True):
            self.place[card] = place


@on_state("hidden_things_are_redealt")
def redeal_leaves_one_card_where_it_is__redeal(self: RavensState, seat: int) -> None:
    """The lowest hidden card is never anywhere else."""
    hidden = hidden_from(self, seat)[1:]
    deal_anew(self, hidden, sorted(self.place[card] for card in hidden))


@on_state("worlds_look_alike")
def redeal_takes_the_own_hand__redeal(self: RavensState, seat: int) -> None:
    """A seat forgets what it holds."""
    RavensState.redeal(self, NOBODY)


@on_state("worlds_look_alike")
def redeal_moves_a_card_from_hand_to_bag__redeal(self: RavensState, seat: int) -> None:
    """Hands have other sizes than are shown."""
    RavensState.redeal(self, seat)
    for card in range(CARDS):
        if self.place[card] not in (PLAYED, IN_BAG, seat):
            self.place[card] = IN_BAG
            return


@on_state("redeals_know_no_more_than_their_seat")
def redeal_shuffles_what_really_lies_there__redeal(self: RavensState, seat: int) -> None:
    """What is imagined depends on the order in which cards really lie."""
    hidden = hidden_from(self, seat)
    deal_anew(self, hidden, [int(self.place[card]) for card in hidden])
    for other in range(self.seats):
        if other != seat:
            self.always_keep[other] = self.below(DRAWS, 2)


@on_state("worlds_look_alike")
def redeal_uses_chance_of_its_own__redeal(self: RavensState, seat: int) -> None:
    """The same seed imagines another world each time."""
    counter["calls"] += 1
    self.reseed(counter["calls"])
    RavensState.redeal(self, seat)


counter = {"calls": 0}


# ---- what is told and asked


@on_state("chance_tells_what_the_table_shows")
def a_drawn_card_is_told_to_all__draw(self: RavensState, seat: int, stream: int) -> None:
    """The card that a seat draws is named in everybody's log."""
    bag = self.in_place(IN_BAG)
    if bag:
        card = bag[self.below(stream, len(bag))]
        self.place[card] = seat
        self.tell(SAY_DREW, seat, card)


@on_state("chance_tells_what_the_table_shows")
def a_drawn_card_is_told_to_a_neighbour__draw(self: RavensState, seat: int, stream: int) -> None:
    """The card that a seat draws is named in one other seat's log."""
    bag = self.in_place(IN_BAG)
    if bag:
        card = bag[self.below(stream, len(bag))]
        self.place[card] = seat
        self.tell_seat((seat + 1) % self.seats, SAY_DREW, seat, card)


@on_state("chance_tells_what_the_table_shows")
def only_high_hands_are_asked__answer(self: RavensState, action: int) -> None:
    """Whether the die is offered tells what the hand holds."""
    RavensState.answer(self, action)
    asked = self.frames[self.top() + KIND] == GAMBLE
    if asked and not any(card >= 4 for card in self.in_place(self.seat)):
        self.frames[self.top() + KIND] = NEXT


@on_state("chance_tells_what_the_table_shows")
def an_order_answers_in_silence__settle(self: RavensState) -> None:
    """Nobody sees the question that an order answered."""
    RavensState.settle(self)
    while not self.over and self.standing_answer() != NOBODY:
        RavensState.answer(self, self.standing_answer())
        RavensState.settle(self)


def offers_by_hand(self: RavensState) -> int:
    """A choice that is there or not tells of a card in the hand."""
    count = RavensState.list_choices(self)
    return 1 if count == 2 and self.choices[0] == 0 and 7 in self.in_place(self.seat) else count


FAULTS["a_question_with_one_answer_is_not_asked"] = (
    "worlds_look_alike",
    {"list_choices": offers_by_hand, "is_always_asked": lambda self: False},
    {},
)


@on_state("barriers_are_complete")
def a_card_is_shown_without_a_barrier__answer(self: RavensState, action: int) -> None:
    """A card is laid open and can be taken back, known to everybody."""
    before = self.chance_count
    RavensState.answer(self, action)
    self.disclosed = False
    self.chance_count = before


@on_state("barriers_are_complete")
def the_sum_of_a_hand_is_told__run_step(self: RavensState, kind: int) -> None:
    """Each turn begins with a line about what the first seat holds."""
    self.tell(0, 0, sum(self.in_place(0)))
    RavensState.run_step(self, kind)


# ---- what is shown


@on_game("worlds_look_alike")
def the_view_shows_a_hand__table(self: Ravens, state: Any, viewer: int | None) -> dict[str, Any]:
    """One hand stands in everybody's view."""
    return {**Ravens.table(self, state, viewer), "leak": [int(card) for card in state.in_place(1)]}


@on_game("worlds_look_alike")
def the_view_shows_the_bag__table(self: Ravens, state: Any, viewer: int | None) -> dict[str, Any]:
    """The bag stands in everybody's view."""
    return {**Ravens.table(self, state, viewer), "leak": [int(card) for card in state.in_place(-1)]}


@on_game("worlds_look_alike")
def the_view_shows_orders__table(self: Ravens, state: Any, viewer: int | None) -> dict[str, Any]:
    """The orders stand in everybody's view."""
    orders = [int(order) for order in state.always_keep]
    return {**Ravens.table(self, state, viewer), "orders": orders}


@on_game("worlds_look_alike")
def a_label_tells_a_secret__label(self: Ravens, state: Any, action: int) -> Label:
    """A button names what the neighbour holds."""
    return Label(f"{action} against {state.in_place((state.seat + 1) % state.seats)}")


@on_game("worlds_look_alike")
def a_prompt_tells_a_secret__prompt(self: Ravens, state: Any, viewer: int | None) -> str:
    """The question says how much the first seat holds."""
    return f"Play, while others hold {sum(state.in_place(0))}."


@on_game("worlds_look_alike")
def a_name_tells_a_secret__seat_names(self: Ravens, state: Any) -> list[str]:
    """The seats are named after their hands."""
    return [f"Seat with {sum(state.in_place(seat))}" for seat in range(state.seats)]


@on_game("worlds_look_alike")
def a_score_counts_the_hand__score_parts(self: Ravens, state: Any) -> list[dict[str, int]]:
    """The points tell what is still held."""
    return [
        {"cards": int(total), "hand": int(sum(state.in_place(seat)))}
        for seat, total in enumerate(state.totals)
    ]


@on_game("chance_tells_what_the_table_shows")
def a_sentence_tells_a_secret__event_text(
    self: Ravens, state: Any, kind: int, numbers: tuple[int, ...]
) -> str:
    """The log line is made of more than the event."""
    return f"{self.events[kind]}, while others hold {sum(state.in_place(0))}"


@on_state("observations_are_honest")
def an_observation_shows_a_hand__observe(self: RavensState, seat: int, sheet: Sheet) -> None:
    """Learners see the neighbour's hand as one number."""
    RavensState.observe(self, seat, sheet)
    sheet.number("leak", sum(self.in_place((seat + 1) % self.seats)), 0, 50)


@on_state("observations_are_honest")
def an_observation_leaves_its_bounds__observe(self: RavensState, seat: int, sheet: Sheet) -> None:
    """A total goes higher than was said."""
    sheet.number("total", self.totals[seat], 0, 3)


@on_state("judges_do_not_peek")
def a_judge_peeks__judge(self: RavensState, seat: int) -> float:
    """A neighbour with high cards is taken for better off."""
    return 0.5 + 0.01 * sum(self.in_place((seat + 1) % self.seats))


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
