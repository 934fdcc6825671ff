"""What an answer closes for good is said before it is given."""

from __future__ import annotations

import pytest

from tests.games.mushroom_sorcerer.kit import BAHON, EDDIE, Table

MOON_WARNING = "You leave the influence path for good and lose your 14 influence"


def test_a_moon_gu_warns_before_it_is_grown() -> None:
    """MS-68: the warning stands on the moon alone, and only on the influence path."""
    table = Table(2).influence(BAHON, 14).play("grow c1")
    warnings = {choice: table.label(choice).warning for choice in table.choices}
    assert warnings.pop("element moon") == MOON_WARNING
    assert set(warnings.values()) == {""}
    moon = Table(2).elements(BAHON, 0, 0, 0, 0, moon=1).play("grow c1")
    assert moon.label("element moon").warning == ""


def test_nobody_loses_no_influence() -> None:
    """MS-68: the path is left for good all the same."""
    table = Table(2).play("grow c1")
    assert table.label("element moon").warning == "You leave the influence path for good"


def test_growing_warns_when_only_a_moon_can_grow() -> None:
    """MS-68: the kind would not be asked any more, so the land itself carries the warning."""
    table = Table(2).influence(BAHON, 14).box(flame=0, stone=0, water=0, thunder=0)
    assert table.label("grow c1").warning == MOON_WARNING
    assert Table(2).influence(BAHON, 14).label("grow c1").warning == ""


def test_thief_warns_when_moon_essence_is_all_there_is_to_steal() -> None:
    """MS-68, MS-185: the one scroll in reach would be cast without another question."""
    table = Table(4).potion(EDDIE, "thief").influence(EDDIE, 14)
    table.deck_left("summoning", "moon_essence")
    for deck, key in (("servant", "glorify"), ("war", "squeeze"), ("gu", "extra_hand")):
        table.deck_left(deck, key)
    table.turn_of(EDDIE)
    assert table.label("power").warning == MOON_WARNING
    table.has(EDDIE, flame=1)
    assert table.label("power").warning == ""
    table.play("power")
    assert table.label("spell moon_essence").warning == MOON_WARNING
    assert table.label("spell glorify").warning == ""


def test_the_choices_of_a_view_carry_the_warning() -> None:
    """MS-68: what a page gets; nothing is changed by asking."""
    table = Table(2).influence(BAHON, 14).play("grow c1")
    before = table.state.digest()
    choices = {choice["text"]: choice for choice in table.state.view(BAHON)["choices"]}
    assert choices["element moon"]["warning"] == MOON_WARNING
    assert choices["element moon"]["target"] == "gu:moon"
    assert table.state.digest() == before


@pytest.mark.parametrize(
    ("debris", "good"),
    [(True, None), (False, "flame"), (True, "stone")],
    ids=["a servant pays first", "a servant is placed first", "both"],
)
def test_a_moon_gu_warns_whatever_is_asked_before_its_element(
    debris: bool, good: str | None
) -> None:
    """MS-68, MS-57: debris is paid for and the land's servant placed before the path changes."""
    table = Table(2).influence(BAHON, 14).has(BAHON, flame=1, stone=1)
    if debris:
        table.debris("c1")
    if good is not None:
        table.lying("c1", good)
    table.play("grow c1")
    warnings = {choice: table.label(choice).warning for choice in table.choices}
    assert warnings.pop("element moon") == MOON_WARNING
    assert set(warnings.values()) == {""}
    table.play("element moon")
    assert table.asked == ("pay" if debris else "place")


def test_every_land_warns_of_its_moon_at_the_start() -> None:
    """MS-68: all twelve grounds of a dealt forest, whatever lies on them."""
    start = Table(4, dealt=True)
    lands = start.offered("grow")
    assert len(lands) == 12
    for where in lands:
        table = Table(4, dealt=True).play(f"grow {where}")
        assert table.label("element moon").warning != "", where


def test_a_land_with_debris_warns_when_only_a_moon_can_grow() -> None:
    """MS-68: the kind is not asked any more, but the servant that pays is."""
    table = Table(2).influence(BAHON, 14).has(BAHON, flame=1, stone=1).debris("c1")
    assert table.label("grow c1").warning == ""
    table.box(flame=0, stone=0, water=0, thunder=0)
    assert table.label("grow c1").warning == MOON_WARNING
