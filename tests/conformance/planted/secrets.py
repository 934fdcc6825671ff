"""Faults about secrets: what is dealt anew in hiding, told, asked and shown."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.native.chance import DRAWS
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.state import NOBODY
from hexmoot.engine.wording import Label
from tests.conformance.planted.base import (
    FAULTS,
    counter,
    deal_anew,
    hidden_from,
    on_game,
    on_state,
)
from tests.toys.ravens import (
    CARDS,
    GAMBLE,
    IN_BAG,
    NEXT,
    PLAYED,
    SAY_DREW,
    Ravens,
    RavensState,
)

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


@on_state("sketches_are_honest")
def a_sketch_shows_a_hand__sketch(self: RavensState, seat: int, sheet: Sheet) -> None:
    """Nets that judge see the neighbour's hand as one number."""
    sheet.number("leak", sum(self.in_place((seat + 1) % self.seats)), 0, 50)


@on_state("sketches_are_honest")
def a_sketch_leaves_its_bounds__sketch(self: RavensState, seat: int, sheet: Sheet) -> None:
    """A total goes higher than was said."""
    sheet.number("total", self.totals[seat], 0, 3)


@on_state("judges_do_not_peek")
def a_judge_peeks__judge(self: RavensState, seat: int) -> float:
    """A neighbour with high cards is taken for better off."""
    return 0.5 + 0.01 * sum(self.in_place((seat + 1) % self.seats))
