"""Going on or stopping (EL-144 to EL-150)."""

from __future__ import annotations

from tests.games.elementalis.kit import at


def test_el144_after_a_scored_power_roll_the_active_player_stops_or_rolls() -> None:
    """EL-144: stop banks and ends the turn; roll takes the Chance Roll."""
    bench = at("F/A", "M/F").power("F F A A / S")
    assert (bench.asked, bench.seat, bench.legal) == ("go", 0, ["go stop", "go roll"])
    bench.play("go stop")
    assert bench.state.over
    assert bench.pools[0] == "FFAA"


def test_el145_an_empty_channel_after_the_power_roll_is_opposition_without_a_choice() -> None:
    """EL-145: seat 1's Earth shows, so it is asked at once; then the turn is over."""
    bench = at("F/F", "E/E", pools=["AA"]).power("W W E W / W")
    assert (bench.asked, bench.seat) == ("oppose", 1)
    bench.play("oppose done")
    assert bench.state.over


def test_el146_a_sun_on_the_chance_roll_loses_the_channel_for_every_mage() -> None:
    """EL-146: back to the Flux, no scoring, no Opposition, turn over."""
    for mage in ("F/A", "F/W", "F/F", "X/F", "F/X", "M/F", "F/M"):
        other = "E/E"
        bench = at(mage, other, pools=["E"]).power("FF F A A / A")
        while bench.asked != "go":
            bench.play(bench.legal[0])
        assert bench.channel != ""
        bench.play("go roll", dice="FF F E E / S")
        while bench.asked in ("declare", "cast"):
            bench.play(bench.legal[0])
        assert bench.state.over, mage
        assert bench.pools == ["E", ""], mage
        assert sum(bench.fluxes) == 79


def test_el147_a_chance_roll_without_a_sun_adds_to_the_channel() -> None:
    """EL-147: scored like a Power Roll, on top."""
    bench = at("F/A", "M/F").power("F F A A / S").play("go roll", dice="FF W A A / A")
    assert bench.channel == "FFF" + "AAAAA"


def test_el148_an_empty_channel_after_a_scored_chance_roll_is_opposition() -> None:
    """EL-148: only draining can empty it."""
    bench = at("E/E", "F/F", negative_rolls="drain").power("W W EE W / S")
    bench.play("go roll", dice="F F F W / W")
    assert (bench.channel, bench.asked, bench.seat) == ("", "oppose", 1)


def test_el149_after_a_scored_chance_roll_the_choice_is_stop_or_cosmic() -> None:
    """EL-149: stop banks, roll takes the Cosmic Roll."""
    bench = at("F/A", "M/W").power("F F A A / S").play("go roll", dice="F F A A / F")
    assert bench.legal == ["go stop", "go roll"]
    bench.play("go roll", dice="E")
    assert bench.state.roll_kind == 2
    assert bench.pools[0] == "FFFFFAAAA"


def test_el150_banking_moves_the_whole_channel_into_the_pool() -> None:
    """EL-150: all colours, on top of what the Pool held."""
    bench = at("X/F", "M/W", pools=["E"]).fill_channel("FWEA").power("E E E X / E")
    while bench.asked != "go":
        bench.play("gain w" if bench.asked == "gain" else bench.legal[0])
    bench.play("go stop")
    assert bench.channel == ""
    assert bench.pools[0] == "FFWWEEA"
