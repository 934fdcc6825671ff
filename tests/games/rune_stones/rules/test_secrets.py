"""Hidden hands: what everybody knows, what is imagined, and how evenly (RS-169)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations

from hexmoot.engine.conformance import Picker
from hexmoot.games.rune_stones.content.cards import card_index
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.card_sets import add
from tests.games.rune_stones.kit import GAME, Table, at

FAR = [31, 32, 33, 34, 35, 36]


def imagined_hands(
    table: Table, viewer: int | None, seat: int, count: int
) -> Counter[tuple[int, ...]]:
    """How often each hand of a seat is imagined."""
    found: Counter[tuple[int, ...]] = Counter()
    twin = at()
    for seed in range(count):
        twin.state = table.state.imagine(viewer, seed)  # type: ignore[assignment]
        found[tuple(twin.hand(seat))] += 1
    return found


def chi_square(found: Counter[tuple[int, ...]], possible: list[tuple[int, ...]]) -> float:
    """Distance from an even spread over exactly the possible hands."""
    assert sorted(found) == sorted(possible)
    even = sum(found.values()) / len(possible)
    return sum((found[hand] - even) ** 2 / even for hand in possible)


def opponent(hand: list[int], deck: list[int], **more: object) -> Table:
    """Seat 1 is at its turn with these cards; seat 0 looks on."""
    return at(active=1, hand=hand, deck=deck, display=FAR, **more)


def test_rs169_an_unknown_hand_is_even_over_hand_and_deck() -> None:
    """RS-169: two cards of five, ten hands, each as likely (chi-square, 9 degrees, 0.1 %)."""
    table = opponent([12, 101], [27, 52, 104])
    possible = list(combinations([12, 27, 52, 101, 104], 2))
    assert chi_square(imagined_hands(table, 0, 1, 3000), possible) < 27.9


def test_rs169_known_cards_stay_in_every_world() -> None:
    """RS-169: a card taken into the hand is there in every world; the rest is even."""
    table = at(active=1, hand=[12, 91, 101], deck=[102, 103], display=FAR, preset="night")
    table.utilize(12, 91).play("use 1", "slot 1", "done")
    assert 31 in table.known(1)
    known = set(table.known(1))
    for hand in imagined_hands(table, 0, 1, 200):
        assert known <= set(hand)
        assert len(hand) == len(table.hand(1))


def test_rs169_an_empty_deck_makes_the_hand_known() -> None:
    """RS-169: after the last card is drawn every world has the same hand."""
    table = opponent([100, 101], [102, 103, 104, 105]).utilize(100, 101).play("done")
    assert table.deck(1) == []
    assert table.known(1) == table.hand(1) == [102, 103, 104, 105]
    assert set(imagined_hands(table, 0, 1, 20)) == {(102, 103, 104, 105)}


def test_rs169_a_known_card_is_forgotten_when_it_leaves() -> None:
    """RS-169: played and drawn again later it is a card like any other."""
    table = opponent([100, 101, 102], [103, 104, 105])
    for number in (100, 101):
        add(table.state.zones, kinds.KNOWN + 1, card_index(number))
    table.play("utilize", "card 100", "card 102")
    assert table.known(1) == [101]


def test_rs169_a_summon_in_progress_limits_the_hand() -> None:
    """RS-169: after 27 only hands that reach the price of five in blue or rainbow are possible."""
    display = [None, None, None, None, 51, None]
    table = at(active=1, hand=[27, 31, 12], deck=[30, 14, 103], display=display)
    table.play("summon", "card 27")
    # Missing three magic: 31 (blue 3) does it; 30 and 14 are red, 12 is yellow, 103 gives one.
    unknown = [12, 14, 30, 31, 103]
    possible = [pair for pair in combinations(unknown, 2) if 31 in pair]
    assert chi_square(imagined_hands(table, 0, 1, 2000), possible) < 16.3


def test_rs169_the_first_card_of_a_summon() -> None:
    """RS-33, RS-169: Summon was chosen, so the hand can pay for a slot."""
    display = [None, None, None, None, 51, None]
    table = at(active=1, hand=[27, 31], deck=[30, 103], display=display)
    table.play("summon")
    pairs = set(imagined_hands(table, 0, 1, 300))
    assert pairs == {(27, 31)}


def test_rs169_the_own_hand_is_never_changed() -> None:
    """RS-169: the looking seat keeps its hand, others are drawn anew; for a spectator all."""
    table = opponent([12, 101], [27, 52, 104])
    mine = table.hand(0)
    assert set(imagined_hands(table, 0, 0, 50)) == {tuple(mine)}
    assert len(imagined_hands(table, 1, 0, 100)) > 1
    assert len(imagined_hands(table, None, 0, 100)) > 1
    assert set(imagined_hands(table, 1, 1, 50)) == {(12, 101)}


def test_rs3_worlds_that_differ_in_hidden_things_look_the_same() -> None:
    """RS-3, RS-169: view, prompt, events and known cards of seat 0 along a whole game."""
    state = GAME.start(seats=3, seed=5, preset="full")
    picker = Picker(5)
    for ply in range(300):
        if state.over:
            break
        if ply % 15 == 0:
            real = json.dumps(state.view(0), sort_keys=True)
            for seed in range(3):
                assert json.dumps(state.imagine(0, seed).view(0), sort_keys=True) == real
        state.apply(picker.pick(state.legal()))


def test_rs3_drawn_cards_are_told_to_their_owner_alone() -> None:
    """RS-3: others hear how many."""
    table = at()
    table.state.is_telling = True
    table.utilize(100, 104).play("done")
    own = [event.kind for event in table.state.events(0)]
    other = [event.kind for event in table.state.events(1)]
    assert own.count("draw") == 4
    assert "draw_count" not in own
    assert "draw" not in other
    assert other.count("draw_count") == 1


def test_rs106_others_hear_how_many_cards_there_were() -> None:
    """RS-106: of four cards to draw only those that are left come, and so many are told."""
    table = at(deck=[101], discard=[])
    table.state.is_telling = True
    table.utilize(100, 104).play("done")
    told = [event.text for event in table.state.events(1) if event.kind == "draw_count"]
    assert len(table.hand()) < 4
    assert f"draws {len(table.hand())} cards" in told[0]


def test_the_unseen_set_is_public() -> None:
    """RS-169: hand and deck together are shown as one set, the known cards apart."""
    table = opponent([12, 101], [27, 52, 104])
    seat = table.state.view(0)["table"]["seats"][1]
    assert seat["unseen"] == [12, 27, 52, 101, 104]
    own = table.state.view(1)["table"]["seats"][1]
    assert own["unseen"] == [27, 52, 104]


def test_playing_a_card_cannot_be_undone_for_peeking() -> None:
    """RS-3: an answer that shows a hand card is an information barrier; choosing Utilize is not."""
    table = at(hand=[100, 101, 104])
    table.play("utilize")
    assert not table.state.disclosed
    table.play("card 100")
    assert table.state.disclosed


def test_choosing_summon_is_a_barrier_only_when_it_tells() -> None:
    """RS-33: with a slot at price 1 any hand can summon; with price 5 not every hand can."""
    table = at(hand=[27, 31]).play("summon")
    assert not table.state.disclosed
    table = at(hand=[27, 31], display=[None, None, None, None, 51, None]).play("summon")
    assert table.state.disclosed
