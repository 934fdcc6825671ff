"""The quick evaluation, and the observation for learning."""

from __future__ import annotations

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.games.rune_stones.minds.judge import MAGIC_WORTH, own_cards_worth, turn_worth, worth
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.card_sets import add, zone_cards
from hexmoot.games.rune_stones.rules.flow import Playable
from tests.games.rune_stones.kit import GAME, Table, at


def test_level_seats_are_judged_alike() -> None:
    """At the start nobody leads; the standings of two seats add up to one."""
    state = Table(2, "base", {}).state
    assert state.judge(0) + state.judge(1) == pytest.approx(1.0)
    assert abs(state.judge(0) - 0.5) < 0.05


@pytest.mark.parametrize("change", ["score", "gems", "rows", "stones", "cards"])
def test_more_of_anything_is_better(change: str) -> None:
    """Points, gems, artifacts, stones and cards all raise the standing."""
    table = at(hand=[100, 104], gems="B1")
    before = table.state.judge(0)
    if change == "score":
        table.state.score[0] = 10
    elif change == "gems":
        table.set_gems(0, "B4")
    elif change == "rows":
        table.set_rows(0, ("BYG", ""))
    elif change == "stones":
        table.give_stones(0, "plus")
    else:
        table.give_cards(0, kinds.DISCARD, [69, 78])
    assert table.state.judge(0) > before


def test_every_card_counts_wherever_it_lies() -> None:
    """Hand, deck and discard in one walk, and the cards in play, card by card."""
    state = at(hand=[2, 60, 61, 90]).state
    tables = state.tables
    each = [
        int(tables.card_value[card] + MAGIC_WORTH * tables.card_magic[card])
        for card in range(kinds.CARDS)
    ]
    for zone, cards in (
        (kinds.DECK, [0, 62, kinds.CARDS - 1]),
        (kinds.DISCARD, [7, 69]),
        (kinds.PLAYED, [1, 63]),
    ):
        for card in cards:
            add(state.zones, zone, card)
    own = [
        card
        for zone in (kinds.HAND, kinds.DECK, kinds.DISCARD)
        for card in zone_cards(state.zones, zone)
    ]
    assert own_cards_worth(state, 0) == sum(each[card] for card in own)
    played = sum(each[card] for card in zone_cards(state.zones, kinds.PLAYED))
    assert turn_worth(state) == played > 0


def test_the_standing_stays_within_bounds() -> None:
    """A hopeless lead is never quite certain."""
    table = at(score=190, target_score=200)
    assert table.state.judge(0) == 0.99
    assert table.state.judge(1) == 0.01


def greedy(state: Playable, picker: Picker) -> int:
    """The answer after which the seat stands best."""
    seat = state.seat
    found: list[tuple[float, int]] = []
    for action in state.legal():
        twin = state.copy()
        twin.play(action)
        found.append((twin.utility(seat) if twin.over else twin.judge(seat), action))
    best = max(value for value, _ in found)
    return picker.pick([action for value, action in found if value == best])


def test_a_greedy_player_beats_a_random_one() -> None:
    """One decision deep on the evaluation wins at least five of six games."""
    wins = 0.0
    for seed in range(6):
        state = GAME.start(seats=2, seed=seed)
        assert isinstance(state, Playable)
        picker = Picker(seed)
        while not state.over:
            mine = state.seat == seed % 2
            state.play(greedy(state, picker) if mine else picker.pick(state.legal()))
        wins += state.utility(seed % 2)
    assert wins >= 5


def test_a_bought_card_counts_before_the_summon_ends() -> None:
    """The evaluation sees what a purchase will bring."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    before = int(worth(table.state, 0))
    table.play("slot 2")
    assert worth(table.state, 0) > before


def test_observations_name_the_own_hand_only() -> None:
    """RS-3, RS-169: the hand is among the own numbers, others show the unseen set."""
    state = Table(3, "full", {}).state
    names = {feature.name for feature in GAME.features(state.setup)}
    assert "seat+0.hand[0]" in names
    assert not any(name.startswith("seat+1.hand[") for name in names)
    assert "seat+1.unseen[0]" in names
    assert len(GAME.observation(state, 1)) == len(names)
