"""The Summoning deck, each spell alone and doubled by Slow Learner (MS-124 to MS-131)."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.memory import W_ARROWS
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table


def holding(key: str, mana: int = 1, doubled: bool = False) -> Table:
    """Bahon has one scroll; doubled: under a mastered Slow Learner, where everything costs 1."""
    table = Table(2).scrolls(BAHON, key, "hunch" if key != "hunch" else "whistle")
    table.has(BAHON, mana=mana)
    if doubled:
        table.potion(BAHON, "slow_learner").elements(BAHON, 0, 0, 0, 8)
    return table


def test_empty_flask() -> None:
    """MS-124: one flask for no mana; doubled two."""
    table = holding("empty_flask", mana=0).play("spell empty_flask")
    assert (table.flasks(BAHON), table.archive(BAHON)[0]) == (3, "(empty_flask)")
    assert holding("empty_flask", doubled=True).play("spell empty_flask").flasks(BAHON) == 4


def test_hunch() -> None:
    """MS-125: two general elements of choice; doubled four, in two batches."""
    table = holding("hunch", mana=0).play("spell hunch", "element flame", "element thunder")
    assert table.track(BAHON) == [1, 0, 0, 1]
    table = holding("hunch", doubled=True).play("spell hunch", "element water", "element water")
    assert table.choices[0] == "element flame"  # the second run is a batch of its own
    table.play("element flame", "element stone")
    assert table.track(BAHON) == [1, 1, 2, 8]
    assert table.archive(BAHON)[0] == "(hunch)"


def test_mana_crystal() -> None:
    """MS-126: two mana; doubled four, less the one it then costs."""
    assert holding("mana_crystal", mana=0).play("spell mana_crystal").mana(BAHON) == 2
    assert holding("mana_crystal", doubled=True).play("spell mana_crystal").mana(BAHON) == 4


def test_moon_essence() -> None:
    """MS-127: one moon element with all that follows, and a warning before; doubled two."""
    table = holding("moon_essence", mana=0).influence(BAHON, 9)
    assert table.label("spell moon_essence").warning == (
        "You leave the influence path for good and lose your 9 influence"
    )
    table.play("spell moon_essence")
    assert (table.moon(BAHON), table.points(BAHON)) == (1, 0)
    twice = holding("moon_essence", doubled=True).play("spell moon_essence")
    assert (twice.moon(BAHON), twice.mana(BAHON)) == (2, 1)  # space 2 gives the mana back


def test_raging_roar() -> None:
    """MS-128: two influence for a mana, not on the moon path; doubled four."""
    table = holding("raging_roar").play("spell raging_roar")
    assert (table.points(BAHON), table.mana(BAHON)) == (2, 0)
    assert holding("raging_roar", doubled=True).play("spell raging_roar").points(BAHON) == 4
    assert "raging_roar" not in holding("raging_roar").elements(BAHON, 0, 0, 0, 0, moon=1).offered(
        "spell"
    )


def test_spearhead() -> None:
    """MS-129: two arrows in the war being announced, then flipped; doubled four."""
    for doubled, arrows in ((False, 2), (True, 4)):
        table = holding("spearhead", doubled=doubled).tower(BAHON, "c1", "F", flame=1)
        table.tower(CHARLES, "d1", "SSSS", stone=2).play("attack c1", "spell spearhead")
        assert table.state.war[W_ARROWS] == arrows
        assert table.archive(BAHON)[0] == "(spearhead)"
        assert table.mana(BAHON) == 0


def test_water_pouch() -> None:
    """MS-130: two drops; doubled four."""
    assert holding("water_pouch", mana=0).play("spell water_pouch").drops(BAHON) == 7
    assert holding("water_pouch", doubled=True).play("spell water_pouch").drops(BAHON) == 9


def test_whistle() -> None:
    """MS-131: two servants of choice, each placed before the next; doubled four."""
    table = holding("whistle", mana=0).tower(BAHON, "c1", "F").play("spell whistle")
    assert (table.asked, table.choices) == ("serv_pick", ["resource flame", "resource stone"])
    table.play("resource flame", "land c1", "resource stone", "reserve")
    assert (table.guards("c1"), table.reserve(BAHON)) == ((1, 0), (0, 1))
    twice = holding("whistle", doubled=True).play(
        "spell whistle", "resource flame", "resource stone"
    )
    twice.play("resource flame", "resource flame")
    assert twice.reserve(BAHON) == (3, 1)
