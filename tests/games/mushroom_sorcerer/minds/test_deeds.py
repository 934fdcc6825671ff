"""What answers do with scrolls, potions, GUs and goods, and who sat where, for balance reports."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    STEP_DAYBREAK,
    STEP_TWILIGHT,
    STEP_TWILIGHT_END,
)
from tests.games.deeds import deeds
from tests.games.mushroom_sorcerer.kit import BAHON, CASSANDRA, CHARLES, EDDIE, ROLES, Table, game


def test_a_turn_takes_summons_casts_and_uses() -> None:
    """MS-30: scrolls, elements and the potion; where to grow, slide or fight is no deed."""
    table = Table(2).potion(BAHON, "forest_keeper").scrolls(BAHON, "whistle").has(BAHON, mana=3)
    table.elements(BAHON, 1, 0, 1, 0).tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "S")
    for key in ("hunch", "purify", "supplement", "siphon"):
        table.top(key)
    told = deeds(table.turn_of(BAHON).state)
    said = {answer: words for answer, words in told.items() if words}
    assert said == {
        "deck summoning": "taken spell:hunch",
        "deck servant": "taken spell:purify",
        "deck gu": "taken spell:supplement",
        "deck war": "taken spell:siphon",
        "summon flame": "summoned track:flame",
        "summon water": "summoned track:water",
        "spell whistle": "cast spell:whistle",
        "power": "used potion:forest_keeper",
    }
    silent = {answer.split()[0] for answer in told if answer not in said}
    assert silent == {"end", "grow", "attack", "slide"}


def test_a_gu_is_placed_by_growing_and_by_shadow_gu() -> None:
    """MS-53, MS-150: its kind is the component."""
    table = Table(2).play("grow c1")
    kinds = ("flame", "stone", "water", "thunder")
    placed = {f"element {kind}": f"placed gu:{kind}" for kind in kinds}
    assert deeds(table.state) == placed | {"element moon": "placed gu:moon"}
    table = Table(2).scrolls(BAHON, "shadow_gu").tower(BAHON, "c1", "M").play("spell shadow_gu")
    assert deeds(table.state) == placed


def test_an_element_of_choice_raises_a_track() -> None:
    """MS-125: Hunch."""
    table = Table(2).scrolls(BAHON, "hunch").play("spell hunch")
    kinds = ("flame", "stone", "water", "thunder")
    assert deeds(table.state) == {f"element {kind}": f"raised track:{kind}" for kind in kinds}


def test_a_shrine_raises_the_moon_or_pays_influence() -> None:
    """MS-200."""
    table = Table(4).tower(BAHON, "b2", "F").step(STEP_DAYBREAK)
    assert deeds(table.state) == {
        "element moon": "raised track:moon",
        "influence": "picked good:influence",
    }


def test_resources_and_servants_of_choice_are_picked() -> None:
    """MS-157: Forest Keeper; Whistle; where the servant goes is no deed."""
    table = Table(2).potion(BAHON, "forest_keeper").play("power", "land c1")
    goods = ("flame", "stone", "mana", "drop")
    assert deeds(table.state) == {f"resource {good}": f"picked good:{good}" for good in goods}
    table = Table(2).scrolls(BAHON, "whistle").tower(BAHON, "c1", "F").play("spell whistle")
    assert deeds(table.state) == {f"resource {good}": f"picked good:{good}" for good in goods[:2]}
    table.play("resource flame")
    assert table.asked == "place"
    assert set(deeds(table.state).values()) == {None}


def test_a_potion_is_drunk_at_twilight() -> None:
    """MS-23."""
    table = Table(2)
    table.state.potions_left[BAHON] = 0b00110
    table.step(STEP_TWILIGHT)
    assert deeds(table.state) == {
        "potion fury": "drunk potion:fury",
        "potion big_belly": "drunk potion:big_belly",
    }


def test_invisible_hand_takes_and_replaces() -> None:
    """MS-175, MS-176: the visible scroll, then the own one that leaves."""
    table = Table(2).potion(CHARLES, "invisible_hand").scrolls(CHARLES, "purify")
    table.elements(CHARLES, 0, 0, 0, 8).top("strike").turn_of(CHARLES).play("power")
    assert deeds(table.state)["deck war"] == "taken spell:strike"
    table.play("deck war")
    assert deeds(table.state) == {"done": None, "slot 1": "replaced spell:purify"}


def test_curiosity_is_used_from_one_flask_on() -> None:
    """MS-173."""
    table = Table(2).potion(CHARLES, "curiosity").has(CHARLES, flasks=1).step(STEP_TWILIGHT_END)
    assert deeds(table.state) == {"count 0": None, "count 1": "used potion:curiosity"}


def test_slow_learner_is_used_by_the_second_run() -> None:
    """MS-167."""
    table = Table(2).potion(BAHON, "slow_learner").elements(BAHON, 0, 0, 0, 8)
    table.scrolls(BAHON, "glorify", "hunch").has(BAHON, flame=2).play("spell glorify")
    assert deeds(table.state) == {"done": None, "yes": "used potion:slow_learner"}


def test_thunder_chain_is_used_after_a_spell() -> None:
    """MS-195."""
    table = Table(4).potion(CASSANDRA, "thunder_chain").scrolls(CASSANDRA, "water_pouch")
    table.turn_of(CASSANDRA).play("spell water_pouch")
    assert deeds(table.state) == {"done": None, "yes": "used potion:thunder_chain"}


def test_nine_lives_is_used_out_of_turn() -> None:
    """MS-172: by the seat that is asked, not by the attacker."""
    table = Table(4).tower(EDDIE, "c1", "FFFF", flame=2).tower(CHARLES, "d1", "TWSF")
    table.potion(CHARLES, "nine_lives").elements(CHARLES, 0, 8, 0, 0).has(CHARLES, mana=2)
    table.scrolls(EDDIE, "hunch").turn_of(EDDIE).play("attack c1")
    assert set(deeds(table.state).values()) == {None}
    table.play("count 2")
    assert deeds(table.state) == {
        "done": None,
        "element flame": "used potion:nine_lives",
        "element stone": "used potion:nine_lives",
    }


def test_spells_and_potions_before_a_war() -> None:
    """MS-88: announcements; both forms of Flamouflage are its power."""
    table = Table(4).potion(CASSANDRA, "flamouflage").elements(CASSANDRA, 8, 0, 0, 0)
    table.scrolls(CASSANDRA, "invincible").has(CASSANDRA, mana=2)
    table.tower(CASSANDRA, "c1", "FF", flame=1).tower(BAHON, "d1", "SSSS").turn_of(CASSANDRA)
    table.play("attack c1")
    assert deeds(table.state) == {
        "done": None,
        "spell invincible": "cast spell:invincible",
        "power": "used potion:flamouflage",
        "second-power": "used potion:flamouflage",
    }


def test_thief_casts_what_it_borrows() -> None:
    """MS-185."""
    table = Table(4).potion(EDDIE, "thief").has(EDDIE, flame=1).turn_of(EDDIE)
    for deck, key in (("summoning", "hunch"), ("servant", "glorify"), ("war", "squeeze")):
        table.deck_left(deck, key)
    table.deck_left("gu", "extra_hand").play("power")
    assert deeds(table.state) == {
        "spell hunch": "cast spell:hunch",
        "spell glorify": "cast spell:glorify",
    }


def test_paying_is_no_deed() -> None:
    """MS-46: which servant clears the debris."""
    table = Table(2).debris("c1").has(BAHON, flame=1, stone=1).play("grow c1", "element flame")
    assert table.asked == "pay"
    assert set(deeds(table.state).values()) == {None}


def test_a_sorcerer_is_a_role() -> None:
    """MS-2."""
    state = Table(4).state
    assert [game().roles(state, seat) for seat in range(4)] == [
        [f"sorcerer:{key}"] for key in ROLES
    ]
