"""What those who wait are told."""

from __future__ import annotations

from tests.games.elementalis.kit import GAME, at


def test_the_waiting_prompt_does_not_tell_what_the_asked_seat_could_do() -> None:
    """Whoever waits reads the same sentence whatever spells the other could cast."""
    prompts = set()
    for pool in ("F", "FF", "FFFF"):
        bench = at("F/A", "M/F", pools=[pool]).power("F F A A / S")
        assert bench.asked == "declare"
        decision = GAME.decision(bench.state, 1)
        assert decision is not None
        prompts.add(decision.prompt)
    assert prompts == {"Seat 1 decides whether to declare."}
