"""Ends of turn, round and game (EL-172 to EL-178)."""

from __future__ import annotations

from hexmoot.engine.conformance import Picker
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.flow import Playable
from tests.games.elementalis.kit import GAME, at


def test_el172_the_channel_goes_to_the_pool_and_the_marker_to_the_left() -> None:
    """EL-172: at the end of seat 1's turn seat 2 is active."""
    bench = at("F/A", "E/E", "W/W", pools=["F", "E", "W"], last_turn=False)
    bench.state.active, bench.state.turn = 1, 1
    bench.fill_channel("EA").step(k.STEP_END_TURN, "")
    assert bench.pools[1] == "EEA"
    assert (bench.state.active, bench.channel) == (2, "")


def test_el173_a_roll_by_itself_never_takes_mana_from_the_active_pool() -> None:
    """EL-173: negative results, Suns and gifts leave the Pool alone."""
    bench = at("E/E", "W/W", pools=["EEE"], negative_rolls="drain").power("W W EE W / S")
    bench.pass_window().play("go roll", dice="F W W W / W").pass_window()
    assert bench.pools[0] == "EEE"
    for face in "WSX":
        cosmic = at("E/E", "W/W", pools=["EEE"]).fill_channel("E").cosmic(face).pass_window()
        assert "EEE" in cosmic.pools[0]


def test_el174_the_channel_is_lost_only_to_a_sun_and_moved_only_by_banking_or_gift() -> None:
    """EL-174: through whole games it never shrinks during spells, scoring or Opposition."""
    for seed in range(6):
        state = GAME.start(seats=4, seed=seed)
        assert isinstance(state, Playable)
        picker = Picker(seed)
        while not state.over:
            before, turn = int(state.channel_total()), (state.round, state.turn)
            state.is_telling = True
            state.apply(picker.pick(state.legal()))
            kinds = {event.kind for event in state.events(None)}
            if (state.round, state.turn) == turn and not kinds & {"bust", "bank", "gift"}:
                assert state.channel_total() >= before


def test_el175_the_game_ends_after_the_last_seats_turn_of_the_last_round() -> None:
    """EL-175: seat 0 begins, so seat 1's turn is the last."""
    bench = at("F/A", "M/F", rounds=1, last_turn=False).power("F F A A / S")
    bench.play("go stop")
    assert not bench.state.over
    bench.power("F F A A / S").pass_window()
    bench.play("go stop")
    assert bench.state.over
    assert bench.state.outcome is not None
    assert bench.state.outcome.reason.name == "last_round"


def ranks(*pools: str) -> list[int]:
    """The places of seats with these Pools."""
    mages = ("F/A", "E/E", "W/W", "M/F")[: len(pools)]
    return [int(place) for place in at(*mages, pools=list(pools)).state.ranks()]


def test_el176_most_mana_wins_coloured_and_colourless_together() -> None:
    """EL-176: five with two colourless beat four; the parts of the score say so."""
    assert ranks("FFFF", "EEEwa", "W") == [2, 1, 3]
    bench = at("F/A", "E/E", pools=["FFwa", "E"])
    parts = GAME.score_parts(bench.state)
    assert parts[0] == {"fire": 2, "water": 0, "earth": 0, "air": 0, "colourless": 2}


def test_el177_among_equals_the_highest_single_colour_decides() -> None:
    """EL-177: 3 of one colour beat 2 and 2; colourless is no colour."""
    assert ranks("FFWW", "EEEA") == [2, 1]
    assert ranks("FFFw", "WWww") == [1, 2]
    assert ranks("FFwww", "EEEWW") == [2, 1]


def last_lines(*pools: str) -> list[str]:
    """What is told when the last turn ends with these Pools, without the result."""
    mages = ("F/A", "E/E", "W/W", "M/F")[: len(pools)]
    bench = at(*mages, pools=list(pools))
    bench.state.is_telling = True
    bench.step(k.STEP_END_TURN, "")
    told = [event.text for event in bench.state.events(None)]
    assert told[-1].startswith("Final: ")
    return told[:-1]


def test_el177_the_log_says_what_broke_a_tie() -> None:
    """EL-177: eight against eight, decided by five of a colour against four."""
    assert last_lines("FFFFWWWW", "EEEEEAAA", "W") == [
        "The last round is over.",
        "Seat 2 and Seat 1 have as much Mana; the most of one colour decides, 5 against 4, "
        "for Seat 2.",
    ]
    assert last_lines("FF", "E") == ["The last round is over."]
    assert last_lines("FFF", "E", "W") == ["The last round is over."]


def test_el178_the_log_says_when_nothing_breaks_a_tie() -> None:
    """EL-178: both have three of a colour at most; a third with less of one colour lost it."""
    assert last_lines("FFFW", "EEEA", "WWAA")[1:] == [
        "Seat 1 and Seat 2 have as much Mana and 3 at most of one colour: they share the place.",
        "Seat 1 and Seat 3 have as much Mana; the most of one colour decides, 3 against 2, "
        "for Seat 1.",
    ]


def test_el178_if_that_is_equal_too_the_win_is_shared() -> None:
    """EL-178: both first, the third is third; each winner's utility is one half."""
    assert ranks("FFF", "EEE", "WW") == [1, 1, 3]
    bench = at("F/A", "E/E", "W/W", pools=["FFF", "EEE", "WW"])
    bench.state.push(k.STEP_END_TURN, 0)
    bench.state.settle()
    assert [bench.state.utility(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
