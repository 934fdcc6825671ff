"""The fixed action table: 187 answers in the specified order, orders and options behind."""

from __future__ import annotations

from hexmoot.games.elementalis.rules import actions as act
from hexmoot.games.elementalis.rules.actions import ACTIONS

FAMILIES = {
    "major": (act.MAJOR, 7),
    "minor": (act.MINOR, 7),
    "pair": (act.PAIR, 10),
    "chaos": (act.CHAOS, 4),
    "tap": (act.TAP, 5),
    "sun": (act.SUN_KEEP, 2),
    "declare": (act.DECLARE_NO, 2),
    "cast": (act.CAST_PASS, 15),
    "respond": (act.RESPOND_NO, 3),
    "insight": (act.COPY, 4),
    "die": (act.DIE, 8),
    "symbol": (act.SYMBOL, 5),
    "player": (act.PLAYER, 7),
    "link": (act.LINK, 43),
    "mana": (act.MANA, 36),
    "pay": (act.PAY, 4),
    "ether": (act.ETHER_AS, 4),
    "gain": (act.GAIN, 4),
    "go": (act.GO_STOP, 2),
    "oppose": (act.OPPOSE, 10),
    "give": (act.GIVE, 5),
    "order": (act.ORDER, 3),
    "leave": (act.LEAVE_ETHER, 1),
    "take": (act.TAKE_NONE, 2),
}


def test_every_family_begins_where_the_constants_say() -> None:
    """The numbers of hot code and the words of the table are one."""
    place = 0
    for word, (first, count) in FAMILIES.items():
        assert ACTIONS.base(word) == first == place, word
        place += count
    assert place == len(ACTIONS) == act.ACTION_COUNT == 193
    assert act.ORDER == 187


def test_single_actions_have_their_texts() -> None:
    """The last of each family with a special end."""
    texts = {
        act.SUN_AGAIN: "sun reroll",
        act.DECLARE_YES: "declare yes",
        act.RESPOND_COUNTER: "respond counter",
        act.RESPOND_FORTITUDE: "respond fortitude",
        act.LINK_NONE: "link none",
        act.MANA_STOP: "mana stop",
        act.GO_ROLL: "go roll",
        act.OPPOSE_DONE: "oppose done",
        act.ORDER + 2: "order guard",
        act.LEAVE_ETHER: "leave ether",
        act.TAKE_ALL: "take all",
    }
    assert {action: ACTIONS.text(action) for action in texts} == texts


def test_links_and_mana_are_numbered_by_seat() -> None:
    """`link 3-5` and `mana 6-c` stand where the rules look for them."""
    from hexmoot.games.elementalis.rules.aiming import LINK_TARGET, link_action, link_target

    for owner in range(7):
        for linked in range(7):
            if owner != linked:
                action = int(link_action(owner, linked))
                assert ACTIONS.text(action) == f"link {owner}-{linked}"
                assert link_target(action) == LINK_TARGET + owner * 7 + linked
    assert ACTIONS.text(act.MANA + 6 * 5 + 4) == "mana 6-c"


def test_cast_actions_leave_counter_spell_out() -> None:
    """Every other spell has its own action, both ways."""
    from hexmoot.games.elementalis.rules.window import cast_action, cast_spell

    for spell, word in enumerate(act.SPELL_WORDS):
        if word != "counter":
            assert ACTIONS.text(int(cast_action(spell))) == f"cast {word}"
            assert cast_spell(cast_action(spell)) == spell
