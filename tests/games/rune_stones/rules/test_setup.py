"""Set-up: what lies where before the first turn."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadOption
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.state import tally
from tests.games.rune_stones.kit import GAME, Table


def fresh(seats: int = 2, preset: str = "base", seed: int = 1, **options: object) -> Table:
    """A game just dealt."""
    table = Table(seats, preset, dict(options))
    table.state = GAME.start(seats=seats, preset=preset, seed=seed, **options)  # type: ignore[assignment]
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rs1_two_to_four_seats_with_their_colours(seats: int) -> None:
    """RS-1: seats clockwise are brown, grey, beige and black; one or five cannot play."""
    names = ["Brown", "Grey", "Beige", "Black"]
    assert GAME.seat_names(fresh(seats).state) == names[:seats]
    for wrong in (1, 5):
        with pytest.raises(BadOption, match=r"2\.\.4"):
            GAME.start(seats=wrong, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rs9_and_rs13_supply_and_start_gems(seats: int) -> None:
    """RS-9, RS-13: 15 gems of each colour and 20 ore, of which each seat has one gem each."""
    table = fresh(seats)
    for seat in range(seats):
        assert table.gems(seat) == "B1 Y1 G1 R1 W1"
    assert [int(count) for count in table.state.supply] == [15 - seats] * 5 + [20]


def test_rs11_the_wild_smithy_has_all_eight_wild_artifacts() -> None:
    """RS-11: eight in the stack."""
    assert fresh().state.wild_artifacts == 8


def test_rs12_one_artifact_at_each_smithy() -> None:
    """RS-12: five of the 28 coloured artifacts are up, 23 are left, and deals differ."""
    table = fresh()
    assert "-" not in table.smithies()
    assert tally(table.state.artifact_bag) == 23
    assert len({fresh(seed=seed).smithies() for seed in range(20)}) > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rs14_and_rs15_decks_and_hands(seats: int) -> None:
    """RS-14, RS-15: four of the own cards 100 to 107 in hand, four in the deck."""
    table = fresh(seats)
    for seat in range(seats):
        assert len(table.hand(seat)) == len(table.deck(seat)) == 4
        assert sorted(table.hand(seat) + table.deck(seat)) == list(range(100, 108))
    assert len({tuple(fresh(seed=seed).hand(0)) for seed in range(20)}) > 10


def test_rs16_and_rs17_creature_deck_and_display() -> None:
    """RS-16, RS-17: six of the cards 11 to 78 are up, the rest is the deck."""
    table = fresh()
    shown = [number for number in table.display if number is not None]
    assert len(shown) == 6
    assert sorted(shown + table.zone(kinds.CREATURE_DECK)) == list(range(11, 79))


def test_rs18_no_dragon_in_the_first_display() -> None:
    """RS-18, RS-19: in sixty deals no dragon is up, and every dragon is in the deck."""
    for seed in range(60):
        table = fresh(seed=seed)
        assert all(number is not None and number < 71 for number in table.display)
        assert set(range(71, 79)) <= set(table.zone(kinds.CREATURE_DECK))


def test_rs20_banshees_join_after_the_first_display() -> None:
    """RS-20: all sixteen are in the deck, none in the display."""
    for seed in range(40):
        table = fresh(preset="night", seed=seed)
        assert set(range(79, 95)) <= set(table.zone(kinds.CREATURE_DECK))


def test_rs21_four_wisps_are_up() -> None:
    """RS-21: four tiles face up, sixteen in the stack."""
    state = fresh(preset="night").state
    assert all(tile != kinds.NONE for tile in state.wisp_up)
    assert tally(state.wisp_bag) == 16


@pytest.mark.parametrize(
    ("tokens", "wisps"), [("manual", {4}), ("publisher", {2, 3}), ("all", {10})]
)
def test_rs22_night_tokens_on_the_track(tokens: str, wisps: set[int]) -> None:
    """RS-22: one token on each of 5, 10, ..., 50; the sets differ in how many show a wisp."""
    found = set()
    for seed in range(60):
        view = fresh(preset="night", seed=seed, night_tokens=tokens).state.view(None)
        laid = view["table"]["night"]["tokens"]
        assert [token["space"] for token in laid] == list(range(5, 55, 5))
        found.add(sum(token["wisp"] for token in laid))
    assert found == wisps


def test_rs23_familiars_start_on_zero() -> None:
    """RS-23: every familiar stands at the start."""
    table = fresh(4, "forest")
    assert [table.familiar(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize(("count", "copies"), [(16, 4), (15, 3)])
def test_rs24_the_toadstool_stack(count: int, copies: int) -> None:
    """RS-24: sixteen (or fifteen) toadstools in the stack, nobody has one."""
    table = fresh(preset="forest", toadstools=count)
    assert tally(table.state.toadstool_bag) == count
    assert table.state.toadstool_bag[kinds.COPY_EFFECT] == copies
    assert table.tokens(0) == []


def test_rs25_the_forge_token_lies_at_smithy_2() -> None:
    """RS-25: there and nowhere else."""
    smithies = fresh(preset="forest").state.view(None)["table"]["smithies"]
    assert [smithy["id"] for smithy in smithies if smithy["forge_token"]] == ["s2"]


def test_rs26_without_expansions_their_pieces_are_absent() -> None:
    """RS-26: no banshees, wisps, tokens, familiars, toadstools or forge token."""
    table = fresh()
    view = table.state.view(None)["table"]
    assert max(table.zone(kinds.CREATURE_DECK)) == 78
    assert view["night"] is None
    assert view["forest"] is None
    assert not any(smithy["forge_token"] for smithy in view["smithies"])
    assert "familiar" not in view["seats"][0]
    assert table.state.night == tally(table.state.wisp_bag) == tally(table.state.toadstool_bag) == 0


def test_rs27_the_first_player_is_drawn_evenly() -> None:
    """RS-27: over 400 deals each of four seats begins about a hundred times."""
    counts = [0, 0, 0, 0]
    for seed in range(400):
        counts[int(GAME.start(seats=4, seed=seed).first)] += 1  # type: ignore[attr-defined]
    assert sum((count - 100) ** 2 / 100 for count in counts) < 16.3


def test_first_player_option_names_the_seat() -> None:
    """RS-5: the first turn belongs to the first player."""
    table = fresh(3, first_player=2)
    assert table.state.first == table.seat == 2


def test_affinity_decks_follow_the_seat() -> None:
    """RS-14 with `druid_decks = affinity`: card 107 gives two gems of the seat's colour."""
    for seat, letter in enumerate("GBYR"):
        table = Table(4, "base", {"druid_decks": "affinity"})
        table.clear(seat)
        table.give_cards(seat, kinds.HAND, [11, 107])
        table.begin(seat).utilize(11, 107).play("use 1")
        assert table.gems(seat) == f"{letter}2"
