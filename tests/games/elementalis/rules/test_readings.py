"""Readings of the rulebook that are options (EL-196 to EL-199)."""

from __future__ import annotations

import pytest

from hexmoot.games.elementalis.rules.targets import is_help_only
from tests.games.elementalis.kit import FACES, GAME, Bench, at, scored


@pytest.mark.parametrize(
    ("dice", "usual", "four"),
    [
        ("F WW F F / W", "FFFWWW", "FFFWWW"),
        ("F F F F / A", "FFFF", "FFFF"),
        ("FF F F F / A", "FFFFF", "FFFF"),
        ("FF F F F / F", "FFFFFF", "FFFF"),
    ],
)
def test_el196_more_than_four_of_a_kind_count_as_four(dice: str, usual: str, four: str) -> None:
    """EL-196: five and six of a kind give what four do; up to four nothing changes."""
    assert scored("M/A", dice) == usual
    assert scored("M/A", dice, moon_groups="four") == four


def test_el196_comes_before_one_less() -> None:
    """EL-183, EL-196: five of a kind are four, less one."""
    assert scored("M/A", "FF F F F / A", moon_groups="four", moon_scoring="one_less") == "FFF"


def with_may(mage: str, dice: str) -> Bench:
    """A Power Roll of a mage who may leave Ethers out."""
    return at(mage, "M/F", ether_raising="may").power(dice)


def test_el197_a_purist_may_leave_ethers_out() -> None:
    """EL-197: of two Ethers one raises Fire; once one is left out, so are the rest."""
    bench = with_may("F/F", "F X X A / A")
    assert (bench.asked, bench.legal) == ("ether", ["ether f", "leave ether"])
    bench.play("ether f")
    assert bench.legal == ["ether f", "leave ether"]
    bench.play("leave ether")
    assert bench.channel == "FF"
    assert with_may("F/F", "F X X A / A").play("leave ether").channel == "F"
    assert scored("F/F", "F X X A / A") == "FFF"


def test_el197_an_elementalist_may_leave_ethers_out() -> None:
    """EL-197: the Major first, then what is left out, and the Minor takes the rest."""
    bench = with_may("F/A", "F A X X / X")
    assert bench.legal == ["ether f", "ether a", "leave ether"]
    bench.play("ether f", "leave ether")
    assert bench.legal == ["ether a", "leave ether"]
    assert bench.play("ether a").channel == "FFAA"
    assert with_may("F/A", "F A X X / X").play("leave ether", "ether a").channel == "FAAA"
    assert with_may("F/A", "F A X X / X").play(*["leave ether"] * 3).channel == "FA"


def test_el197_a_creationist_may_leave_ethers_out_of_the_minor_alone() -> None:
    """EL-127, EL-197: the Mana of free choice is no raising and stays."""
    bench = with_may("X/F", "F X X E / E")
    assert bench.legal == ["ether f", "leave ether"]
    bench.play("leave ether", "leave ether")
    assert (bench.channel, bench.asked) == ("F", "gain")
    bench.play("gain w", "gain w")
    assert bench.channel == "FWW"
    assert with_may("X/F", "F X X E / E").play("ether f").channel == "FFF"


def test_el197_a_harmonist_is_not_asked_and_a_guardians_ether_is_always_a_symbol() -> None:
    """EL-126, EL-132, EL-197: nothing of theirs is raised."""
    assert with_may("F/W", "F X X A / A").asked == "go"
    assert at("M/F", "E/E", ether_raising="may").power("F X A W / E").legal == [
        "ether f",
        "ether w",
        "ether e",
        "ether a",
    ]


def test_el197_previews_count_what_is_left_out() -> None:
    """EL-197: the label, the forecast and the sum of the roll go by what may still come."""
    bench = with_may("F/A", "F A X X / E").play("leave ether")
    labels = [GAME.label(bench.state, action).text for action in bench.state.legal()]
    assert labels == ["Ether as Air (up to 2 Mana)", "Leave this Ether out (up to 1 Mana)"]
    bench = with_may("F/F", "F X X A / A").play("ether f", "leave ether")
    sums = bench.state.view(0)["table"]["sums"]
    assert [(line["terms"], line["amount"]) for line in sums] == [([[1, "f"], [1, "x"]], 2)]


def helper(mage: str, dice: str, mana: str, **options: str) -> Bench:
    """Seat 1, a Creationist, has declared on an Elitist's Power Roll."""
    bench = at(mage, "X/F", pools=["", mana], **options).power(dice)
    return bench.play("declare yes") if bench.asked == "declare" else bench


@pytest.mark.parametrize(
    ("mage", "dice", "spell", "legal"),
    [
        ("W/X", "W F X A / S", "mirror", ["die d1", "die d3"]),
        ("F/X", "W WW F A / S", "char", ["die d1", "die d2"]),
        ("E/X", "E F X A / S", "petrify", ["die d1", "die d3"]),
        ("E/X", "E F EE A / S", "tremor", ["die d2", "die d4"]),
        ("A/X", "E E A F / E", "breeze", ["die d1", "die d2"]),
        ("A/X", "E F EE E / F", "breeze", ["die d1", "die d3", "die d4"]),
        ("A/X", "A F E A / F", "breeze", []),
    ],
)
def test_el198_others_may_help_an_elitist_with_the_own_element(
    mage: str, dice: str, spell: str, legal: list[str]
) -> None:
    """EL-198: only where nothing but good can come of it; by default not at all."""
    dice_mana = {"W/X": "W", "F/X": "F", "E/X": "EE", "A/X": "A"}[mage]
    assert helper(mage, dice, dice_mana).asked != "cast"
    bench = helper(mage, dice, dice_mana, elitist_shield="harm")
    if not legal:
        assert bench.asked != "cast"
        return
    bench.play(f"cast {spell}")
    assert bench.legal == legal


def test_el198_a_die_that_harms_nobody_is_not_thrown_again() -> None:
    """EL-198: without Earth on the dice, Fire is the worst for an Elitist of Air, and no harm."""
    bench = at("A/X", "X/F", pools=["", "A"], elitist_shield="harm")
    faces = bench.state.terms.faces
    for place, face in enumerate(faces):
        if "E" in FACES[face]:
            faces[place] = FACES.index("F")
    bench.power("F A F A / F")
    assert bench.asked != "declare"


def test_el198_a_helping_tremor_turns_to_the_own_symbol_or_ether() -> None:
    """EL-198: two of the five symbols; the Elitist's own Tremor has them all."""
    bench = helper("E/X", "E F A A / S", "EE", elitist_shield="harm")
    bench.play("cast tremor", "die d2")
    assert bench.legal == ["symbol e", "symbol x"]
    own = at("E/X", "M/F", pools=["EE"], elitist_shield="harm").power("E F A A / S")
    own.play("declare yes", "cast tremor", "die d2")
    assert len(own.legal) == 5


def test_el198_what_takes_away_stays_barred() -> None:
    """EL-86, EL-198: no Burn, Gust or Incinerate, no link, no answer."""
    fire = helper("F/X", "F F A A / S", "FFF", elitist_shield="harm")
    assert fire.asked == "go"
    air = helper("A/X", "E E A A / S", "AAAA", elitist_shield="harm")
    assert air.spells == ["breeze", "tornado"]
    water = at("X/F", "W/X", pools=["WWWW", "W"], elitist_shield="harm").power("F F A A / X")
    water.play("declare yes", "declare yes", "cast pass", "cast mirror", "die d1")
    assert water.asked == "gain"


def test_el198_an_elitist_needs_no_leave_to_cast_on_the_own_dice() -> None:
    """EL-198: only what others cast is held to be help, and only with the option."""
    state = at("F/X", "M/F", elitist_shield="harm").state
    assert [is_help_only(state, caster) for caster in (0, 1)] == [False, True]
    assert not is_help_only(at("F/X", "M/F").state, 1)
    assert not is_help_only(at("F/A", "M/F", elitist_shield="harm").state, 1)


def test_el198_an_insight_may_copy_a_help() -> None:
    """EL-112, EL-198: the Guardian reads Char on the Fire Elitist's card and takes a Water die."""
    usual = at("F/X", "M/F", pools=["", "A"]).power("W F F A / F")
    usual.play("declare yes", "cast insight")
    assert usual.legal == ["insight mirror", "insight petrify", "insight breeze"]
    bench = at("F/X", "M/F", pools=["", "A"], elitist_shield="harm").power("W F F A / F")
    bench.play("declare yes", "cast insight", "insight char")
    assert bench.marked(bench.state.scorched) == ["D1"]


def won(**options: str) -> Bench:
    """Seat 1 has thrown two Earths against seat 0, who owns three Mana."""
    bench = at("F/F", "E/E", pools=["AAA"], **options).power("E E W W / W").pass_window()
    return bench.play("oppose d1", "oppose d2", dice="E E")


def test_el199_what_opposition_won_may_be_left() -> None:
    """EL-199: all of it or nothing; by default it is taken."""
    assert won().pools == ["A", "AA"]
    asked = won(opposition_gain="may")
    assert (asked.asked, asked.seat, asked.legal) == ("take", 1, ["take none", "take all"])
    assert asked.play("take all").pools == ["A", "AA"]
    left = won(opposition_gain="may").play("take none")
    assert (left.pools, left.state.over) == (["AAA", ""], True)


def test_el199_paying_stays_a_must_and_an_empty_pool_asks_nobody() -> None:
    """EL-166, EL-199: the option is about taking."""
    paying = at("F/F", "E/E", pools=["", "W"], opposition_gain="may").power("E W W W / W")
    paying.pass_window().play("oppose d1", dice="F")
    assert paying.pools == ["W", ""]
    empty = at("F/F", "E/E", opposition_gain="may").power("E W W W / W")
    assert empty.play("oppose d1", dice="E").state.over


def test_el199_leaving_and_taking_are_worded() -> None:
    """EL-199: question, answers and log."""
    bench = won(opposition_gain="may")
    decision = bench.state.decision
    assert decision is not None
    assert decision.prompt == "Opposition: do you take what you won from Seat 1?"
    labels = [GAME.label(bench.state, action).text for action in bench.state.legal()]
    assert labels == ["Take nothing", "Take 2 Mana"]
    bench.state.is_telling = True
    bench.play("take none")
    assert "Seat 2 leaves Seat 1 the 2 Mana." in [e.text for e in bench.state.events(None)]


def test_the_preset_to_the_letter_takes_all_four_readings() -> None:
    """EL-196 to EL-199 in one preset; the usual game has none of them."""
    terms = GAME.start(seats=2, seed=1, preset="to_the_letter").setup.content
    assert (terms.most_group, terms.may_leave_ether) == (4, True)
    assert (terms.may_leave_mana, terms.is_help_welcome) == (True, True)
    usual = GAME.start(seats=2, seed=1).setup.content
    assert usual.most_group > 20
    assert (usual.may_leave_ether, usual.may_leave_mana) == (False, False)
    assert not usual.is_help_welcome
