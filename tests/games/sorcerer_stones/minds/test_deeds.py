"""What answers do with cards, runes and objectives, and what sets seats apart."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.content.read import standard_file
from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.deeds import deeds
from tests.games.sorcerer_stones.kit import GAME, at, fresh


def test_magic_cards_are_played() -> None:
    """SS-33: the card; where it works is no deed."""
    table = at().hand("spin fly quake shift-r").before(kinds.FIRST_CARD).go()
    assert deeds(table.state) == {
        "play spin": "played magic:spin",
        "play fly": "played magic:fly",
        "play quake": "played magic:quake",
        "play shift-r": "played magic:shift-R",
    }
    table.play("play spin")
    assert set(deeds(table.state).values()) == {None}
    table.play("spin t0 cw")
    assert deeds(table.state) == {
        "play fly": "played magic:fly",
        "play quake": "played magic:quake",
        "play shift-r": "played magic:shift-R",
        "end-cards": None,
    }


def test_taoists_are_placed_without_a_deed() -> None:
    """SS-12: a zone is no component."""
    assert set(deeds(fresh()).values()) == {None}


def test_artifacts_are_crafted() -> None:
    """SS-121: the card on offer, not its place."""
    table = at().objectives().offer(6, 1, 8, 2).holds("NYYBB").before(kinds.CRAFT).go()
    assert deeds(table.state) == {
        "craft 1": "crafted artifact:A1",
        "craft 3": "crafted artifact:A2",
        "no-craft": None,
    }


def test_runes_are_claimed() -> None:
    """SS-91: by type; Earth in the middle of the plane."""
    table = at().plane().spirit("r2c1").spirit("r0c4", seat=1).objectives()
    table.offer(6, 7, 8, 9).before(kinds.SPIRIT_STEP).took("B").go().play("step r2c2")
    assert (table.asked, deeds(table.state)) == (
        "claim_rune",
        {"claim": "claimed rune:N", "decline": None},
    )


def test_burning_step_is_used_by_a_step_that_is_paid() -> None:
    """SS-108, SS-111: a step a taken stone allows is no deed."""
    table = at().plane().spirit("r4c3").spirit("r0c4", seat=1).objectives(6)
    table.offer(6, 7, 8, 9).holds("R").before(kinds.SPIRIT_STEP).took("Y").go()
    assert deeds(table.state) == {
        "step r4c2": None,
        "step r4c4": "used objective:OB6",
        "stop": None,
    }


def test_free_steps_and_flights_of_cards_are_no_deeds() -> None:
    """SS-46, SS-104: neither Burning Step nor Maker's Grace, though both are open."""
    table = at().plane().spirit("r1c2").spirit("r5c4", seat=1).objectives(4, 5, 6)
    table.before(kinds.GRANT_STEPS)
    table.state.line_count = 2
    assert table.go().asked == "free_step"
    assert set(deeds(table.state).values()) == {None}
    table = at().objectives(5).hand("fly spin quake shift-r").before(kinds.FIRST_CARD).go()
    assert set(deeds(table.play("play fly").state).values()) == {None}


def test_transmutation_is_used_by_a_pair() -> None:
    """SS-112: an exact payment is no deed."""
    table = at(return_order="auto").plane().spirit("r1c2").offer(1, 2, 3, 4).objectives(7)
    table.holds("NYYRR").before(kinds.CRAFT).go().play("craft 0")
    assert deeds(table.state) == {
        "pay-exact": None,
        "pay-pair rr": "used objective:OB7",
        "pay-pair ry": "used objective:OB7",
    }


def test_makers_grace_is_used_by_a_flight_or_a_step() -> None:
    """SS-106."""
    table = at(return_order="auto").plane().spirit("r2c1").spirit("r0c4", seat=1).objectives(5)
    table.taoist(0).offer(1, 2, 3, 4).holds("NYY").before(kinds.CRAFT).go().play("craft 0")
    told = deeds(table.state)
    assert told.pop("skip") is None
    assert set(told) == {f"fly t{zone}" for zone in range(1, 5)} | {
        f"step {space}" for space in ("r1c1", "r2c0", "r2c2", "r3c1")
    }
    assert set(told.values()) == {"used objective:OB5"}


def test_renamed_cards_keep_their_ids() -> None:
    """A designer's artifacts are known by their places, so that the glossary has them."""
    renamed = [{**card, "id": f"X{card['id']}"} for card in standard_file().data["artifact"]]
    table = at(content={"artifact": renamed}).objectives().offer(6, 1, 8, 9).holds("NYY")
    assert deeds(table.before(kinds.CRAFT).go().state)["craft 1"] == "crafted artifact:A1"


def test_the_own_colour_sets_seats_apart() -> None:
    """SS-26, SS-77: in the standard game alone."""
    state = fresh(3, colors=["G", "R", "B"])
    assert [GAME.roles(state, seat) for seat in range(3)] == [["stone:G"], ["stone:R"], ["stone:B"]]
    for mode in ("intro", "coop"):
        assert GAME.roles(fresh(2, mode=mode), 0) == []
