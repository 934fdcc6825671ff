"""Bots by name."""

from __future__ import annotations

import pytest

from hexmoot.bots import UnknownBot, bot, bot_names


@pytest.mark.parametrize("name", bot_names())
def test_built_in_bots_are_found_by_name(name: str) -> None:
    """Every built-in name makes a bot of that name and seed."""
    found = bot(name, seed=17)
    assert (found.name, found.seed) == (name, 17)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        (
            "wizzard",
            "unknown bot 'wizzard'; known: random, greedy, policy, hasty, search, guided, app",
        ),
        ("random:playouts=3", "bot 'random' takes no settings, given: playouts"),
        ("adept:seconds=3", "bot 'adept' takes no settings, given: seconds"),
        ("search:speed=3", "has no setting 'speed'; it has: playouts, seconds"),
        ("search:playouts=many", "playouts is 'many', a whole number is needed"),
        ("search:seconds=many", "seconds is 'many', a number is needed"),
        ("cmd:'x", 'bot "cmd:\'x" is no command line: No closing quotation'),
        ("search:playouts", "'playouts' is not of the form setting=value"),
    ],
)
def test_a_wrong_name_is_one_clear_line(name: str, complaint: str) -> None:
    """What is wrong and what would be right."""
    with pytest.raises(UnknownBot, match=complaint):
        bot(name)


@pytest.mark.parametrize(
    ("setting", "least", "most"),
    [
        ("playouts", "1", "1,000,000,000"),
        ("seconds", "0.001", "86,400"),
        ("each", "1", "1,000,000"),
        ("curiosity", "0", "1,000"),
        ("turns", "0", "1,000"),
        ("horizon", "0", "1,000,000"),
        ("faith", "0", "1,000,000"),
        ("room", "3", "10,000,000"),
        ("whim", "0", "1,000"),
        ("workers", "1", "256"),
    ],
)
def test_every_number_has_bounds_and_they_are_said(setting: str, least: str, most: str) -> None:
    """Within them a bot can be made, past them it is one clear line."""
    for value in (least, most):
        bot(f"search:seconds=1:{setting}={value.replace(',', '')}").close()
    too_many = str(int(most.replace(",", "")) + 1)
    for value in ("-1", "9" * 30, too_many):
        with pytest.raises(UnknownBot, match=f"{setting} is '{value}', allowed: {least} to {most}"):
            bot(f"search:{setting}={value}")


@pytest.mark.parametrize("value", ["nan", "inf", "-inf"])
def test_a_search_without_end_is_refused(value: str) -> None:
    """Also where the number reads as one."""
    with pytest.raises(UnknownBot, match=f"seconds is '{value}', allowed: 0.001 to 86,400"):
        bot(f"search:seconds={value}")
