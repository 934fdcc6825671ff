"""What the view tells a page: abilities as data, open piles, sets that are picked in any order."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.engine.events import told_to
from hexmoot.engine.picks import pick_menu
from tests.games.rune_stones.kit import GAME, Table, at


def shown(table: Table, viewer: int | None = 0) -> dict[str, Any]:
    """The game's own part of a view."""
    view: dict[str, Any] = table.state.view(viewer)["table"]
    return view


def term(op: str, colour: str | None = None, count: int = 1) -> dict[str, Any]:
    """One term as the view tells it."""
    return {"op": op, "colour": colour, "count": count}


@pytest.mark.parametrize(
    ("card", "shape", "times", "sides"),
    [
        (19, "or", 1, [[term("card", "yellow")], [term("gem", "blue")]]),
        (23, "swap", 1, [[term("gem", "white"), term("points")]]),
        (72, "swap", 3, [[term("points", count=2)]]),
        (70, "seq", 1, [[term("gem", "ore", 2), term("points")]]),
        (107, "or", 1, [[term("points")], [term("any_gem")]]),
    ],
)
def test_cards_carry_their_abilities(card: int, shape: str, times: int, sides: list[Any]) -> None:
    """What a board draws on a card, taken from the content file."""
    hand = shown(at(hand=[card, 106]))["seats"][0]["hand"]
    found = next(one["ability"] for one in hand if one["number"] == card)
    told = {key: found[key] for key in ("shape", "times", "sides")}
    assert told == {"shape": shape, "times": times, "sides": sides}


def test_druid_sets_that_differ_are_told_seat_by_seat() -> None:
    """RS-14: a pile of another seat shows that seat's own card 107; sets alike need no word."""
    seats = shown(Table(4, "base", {"druid_decks": "affinity"}))["seats"]
    assert [list(seat["own_cards"]) for seat in seats] == [["107"]] * 4
    sides = [seat["own_cards"]["107"]["ability"]["sides"] for seat in seats]
    colours = ("green", "blue", "yellow", "red")
    assert sides == [[[term("gem", colour, 2)]] for colour in colours]
    assert [seat["own_cards"] for seat in shown(Table(4, "base", {}))["seats"]] == [{}] * 4


def test_tiles_spaces_and_smithies_carry_theirs() -> None:
    """Smithies, spaces of the forest, tiles of the night and faces of the die."""
    table = shown(at(preset="full"))
    assert table["smithies"][2]["bonus"]["sides"] == [[term("die")]]
    assert table["smithies"][0]["bonus"]["sides"] == [[]]
    assert table["forest"]["spaces"][16]["ability"]["sides"] == [
        [term("toadstool"), term("points", count=3)]
    ]
    assert all(tile["ability"]["sides"][0] for tile in table["night"]["up"])
    assert table["night"]["kinds"]["WT-P"]["ability"]["sides"] == [[term("points", count=3)]]
    assert table["die"]["GEM_C"]["ability"]["sides"] == [[term("gem", "source")]]


def test_the_cards_of_open_piles_are_told_in_full() -> None:
    """RS-4: to everybody alike, and nothing of what is hidden."""
    table = at(hand=[27, 100], deck=[101], discard=[45, 102])
    for viewer in (0, 1, None):
        cards = shown(table, viewer)["cards"]
        assert cards["45"]["name"] == "Faun Votary"
        assert set(cards) == {"45", "102"}


def sets(table: Table) -> list[tuple[str, str]]:
    """Every complete choice as its pieces and its answers."""
    menu = pick_menu(table.state)
    assert menu is not None

    def words(actions: tuple[int, ...]) -> str:
        """Actions as records write them."""
        return ", ".join(GAME.actions.text(action) for action in actions)

    return [(words(one.pieces), words(one.answers)) for one in menu.sets]


def test_the_cards_of_a_summon_are_a_set() -> None:
    """RS-34, RS-35: in any order, as many as fit one colour; "done" is no piece."""
    table = at(hand=[27, 30, 100], display=[43, 44, 45, None, None, None]).play("summon")
    assert sets(table) == [
        ("card 27", "card 27, done"),
        ("card 27, card 100", "card 27, card 100, done"),
        ("card 30", "card 30, done"),
        ("card 30, card 100", "card 30, card 100, done"),
        ("card 100", "card 100, done"),
    ]


def test_purchases_are_a_set() -> None:
    """RS-39, RS-40: at least one, as far as the magic goes; the limit closes it."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    assert sets(table) == [
        ("slot 1", "slot 1, done"),
        ("slot 1, slot 2", "slot 1, slot 2"),
        ("slot 2", "slot 2"),
        ("slot 3", "slot 3"),
    ]
    table = at(hand=[11, 100], summon_limit=1).play("summon", "card 11", "done")
    assert pick_menu(table.state) is None
    table = at(hand=[11, 13, 73, 100], summon_limit=2).play("summon", "card 11", "card 73", "done")
    assert ("slot 1, slot 2", "slot 1, slot 2") in sets(table)
    assert ("slot 2", "slot 2, done") in sets(table)


def test_gems_to_pay_are_a_set() -> None:
    """RS-77, RS-79: the same colour several times; the first gem of four was forced."""
    table = at(gems="B2 Y1 R2").play("forge", "smith-wild gems", "place a white")
    found = [pieces.replace("colour ", "") for pieces, _ in sets(table)]
    assert found == ["blue, yellow, red", "blue, red, red", "yellow, red, red"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_being_paid_for_is_told_to_everybody(viewer: int | None) -> None:
    """RS-4, RS-75, RS-78: smithy and payment with the choice of a row, then the row too."""
    table = at(gems="B3 W1 O3")
    table.set_supply("B2")
    table.set_smithies("RRBRR")
    table.again().play("forge", "smith 3 gems")
    turn = shown(table, viewer)["turn"]
    keys = ("forging_at", "forging_with", "forging_slot")
    assert [turn[key] for key in keys] == ["s3", "gems", None]
    turn = shown(table.play("row b"), viewer)["turn"]
    assert table.asked == "pay_gem"
    assert [turn[key] for key in keys] == ["s3", "gems", "p0:B:blue"]
    panel = next(one for one in table.state.view(viewer)["panels"] if one["title"] == "This turn")
    row = {"label": "Forging", "text": "with gems, for the blue slot of row B", "target": "s3"}
    assert row in panel["rows"]


def test_a_payment_in_ore_is_told_while_the_row_is_chosen() -> None:
    """RS-4, RS-75: nobody may take it for a payment in gems."""
    table = at(gems="B2 O3")
    table.set_smithies("BRRRR")
    turn = shown(table.again().play("forge", "smith 1 ore"), 1)["turn"]
    assert (table.asked, turn["forging_with"]) == ("place_row", "ore")


def test_a_druid_card_that_differs_by_seat_is_in_no_common_list() -> None:
    """RS-14: what one seat's card 107 says stands with that seat; alike cards stand with all."""
    table = at(hand=[100, 104], discard=[107, 45], druid_decks="affinity")
    assert set(shown(table)["cards"]) == {"45"}
    assert set(shown(at(hand=[100, 104], discard=[107, 45]))["cards"]) == {"45", "107"}


BROUGHT = {"or_pick", "or_second", "swap_gem", "pick_gem", "take_card", "raise_pick", "wisp_pick"}


def test_abilities_say_which_questions_they_bring() -> None:
    """RS-61 to RS-65, RS-69, RS-135: what a card asks when it is used is among what it says."""
    met = set()
    for seed in range(6):
        state = GAME.start(seats=2, seed=seed, preset="full")
        picker = Picker(seed)
        state.is_telling = True
        while not state.over:
            played = state.view(state.seat)["table"]["turn"]["played"]
            action = picker.pick(state.legal())
            state.apply(action)
            word, index = GAME.actions.family(action)
            told = {GAME.events[kind] for kind, _ in told_to(state, None)}
            decision = GAME.decision(state)
            if word != "use" or told & {"roll", "wisp", "step", "points"} or decision is None:
                continue
            if decision.kind in BROUGHT:
                assert decision.kind in played[index]["ability"]["asks"]
                met.add(decision.kind)
    assert met >= {"or_pick", "swap_gem", "pick_gem", "take_card", "wisp_pick"}


def test_a_plain_gain_asks_nothing() -> None:
    """Its ability names no question."""
    hand = shown(at(hand=[70, 106]))["seats"][0]["hand"]
    assert [card["ability"]["asks"] for card in hand if card["number"] == 70] == [[]]


def test_a_hand_is_shown_to_its_own_seat_alone() -> None:
    """RS-3, RS-169: others know how many cards it has, and of which it may be."""
    table = at(hand=[19, 106])
    for viewer in (0, 1, None):
        seats = shown(table, viewer)["seats"]
        assert [seat["hand"] is not None for seat in seats] == [
            seat == viewer for seat in range(len(seats))
        ]
        assert seats[0]["hand_size"] == 2
        assert ({19, 106} <= set(seats[0]["unseen"])) == (viewer != 0)
