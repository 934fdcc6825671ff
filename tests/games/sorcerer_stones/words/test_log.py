"""Events in words."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import CROSSED, at


def test_log_sentences() -> None:
    """A whole turn in words."""
    table = at(2, colors=["B", "G"], return_order="auto").plane().objectives(1, 2, 4)
    table.zones(*CROSSED).taoist(2).taoist(0, seat=1).hand("spin fly quake shift-r").line(
        "GGR"
    ).supply(20)
    table.spirit("r4c3").spirit("r1c1", seat=1).offer(2, 1, 3, 4).holds("Y")
    table.before(kinds.FIRST_CARD).go()
    table.state.is_telling = True
    told: list[str] = []
    for words in ("play fly", "fly t2", "end-cards", "take nw+se", "stop", "step r4c2", "stop"):
        table.play(words)
        told += [event.text for event in table.state.events(None)]
    table.play("craft 0")
    told += [event.text for event in table.state.events(None)]
    drawn = [line for line in told if line.startswith("Blue turns up")]
    shown = [line for line in told if "comes up" in line]
    assert (len(drawn), len(shown)) == (1, 1)
    assert [line for line in told if line not in drawn + shown] == [
        "Blue plays Fly.",
        "Blue's Taoist flies to T2.",
        "Blue takes blue, blue from T2 (2 lines, longest 4).",
        "Blue gains 2 Qi.",
        "Long Line pays Blue 1 Qi and a free step.",
        "Rich Harvest pays Blue 1 Qi.",
        "Crossing Lines pays Blue a free step.",
        "Blue's Spirit steps to r4c2.",
        "Blue gains 2 Qi.",
        "T2.NW is refilled with green.",
        "T2.SE is refilled with green.",
        "Blue returns blue to the line.",
        "Blue returns blue to the line.",
        "Blue returns yellow to the line.",
        "Blue crafts Kunlun Mirror (3).",
        "Round 1: Green begins a turn.",
    ]
