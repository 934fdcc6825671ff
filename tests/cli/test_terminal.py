"""Drawing a game in the terminal."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from hexmoot.cli.terminal import draw_choices, draw_outcome, draw_table, say, seat_style, told
from hexmoot.engine import registry


def drawn(thing: RenderableType) -> str:
    console = Console(file=StringIO(), width=120)
    console.print(thing)
    text = console.file
    assert isinstance(text, StringIO)
    return text.getvalue()


def test_a_table_shows_panels_and_scores_of_one_seats_view() -> None:
    view = registry.game("ravens").start(seats=2, seed=3).view(0)
    text = drawn(draw_table(view))
    for panel in view["panels"]:
        assert panel["title"] in text
    for name in view["names"]:
        assert name in text


def test_choices_are_numbered_with_label_text_and_warning() -> None:
    choice = {"label": "Roll [it]", "text": "roll", "warning": "may hurt", "note": ""}
    view = {"decision": {"prompt": "Roll?", "picks": 2}, "choices": [choice]}
    assert drawn(draw_choices(view)).split() == (
        ["Roll?", "(2", "left", "to", "pick)", "1", "Roll", "[it]", "!", "may", "hurt", "roll"]
    )


def test_an_outcome_lists_seats_by_their_places() -> None:
    state = registry.game("ravens").start(seats=2, seed=3)
    while not state.over:
        state.apply(state.legal()[0])
    view = state.view(None)
    lines = drawn(draw_outcome(view)).splitlines()
    assert lines[0] == view["outcome"]["sentence"]
    assert [line.split()[0] for line in lines[2:]] == sorted(
        str(rank) for rank in view["outcome"]["ranks"]
    )


def test_seats_have_colours_and_the_table_has_none() -> None:
    assert (seat_style(None), seat_style(0), seat_style(7)) == ("none", "red", "red")


def test_log_lines_are_said_as_they_are() -> None:
    console = Console(file=StringIO(), width=80)
    say(console, ["[bold] is no markup here"])
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue() == "  [bold] is no markup here\n"


def test_what_one_seat_does_is_one_line() -> None:
    """As far as nobody else comes in between."""
    lines = [
        "Red rolls 3.",
        "Red goes Market › Wood.",
        "Blue's turn.",
        "Red: dew 2.",
        "Red wins.",
    ]
    assert told(lines, ["Red", "Blue"]) == [
        "Red rolls 3; goes Market › Wood.",
        "Blue's turn.",
        "Red: dew 2; wins.",
    ]


def test_a_choice_says_what_it_costs() -> None:
    """The note stands behind the label."""
    view = registry.game("rune_stones").start(seats=2, seed=3).view(0)
    view = view if view["choices"] else registry.game("rune_stones").start(seats=2, seed=3).view(1)
    assert "with up to" in drawn(draw_choices(view))
