"""Taking back: free to the last information barrier, by consent beyond."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow, StandIn
from hexmoot.server.table import shown, undo
from hexmoot.server.table.answers import answer
from hexmoot.server.table.seats import stand_in
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import AskUndo, Consent
from hexmoot.server.wire.parts import Clock
from tests.server.kit.people import BOT, ME, OPEN, Person, Viewer
from tests.server.kit.tables import NOOR, NOW, RAFE, ROLL, WREN, answer_first, begun, game_of

Arrive = Callable[..., Person]
ORDER_KEEP, ORDER_NONE = 10, 11


@pytest.fixture
def table(person: Arrive) -> Iterator[tuple[Viewer, Viewer]]:
    """Two people; the first has played a card and kept, so the second is asked."""
    wren, rafe = person("Wren"), person("Rafe")
    opened = wren.open("ravens", ME, OPEN)
    host, guest = wren.sit_at(opened), rafe.sit_at(opened)
    guest.do("sit", seat=1)
    host.do("start")
    host.act()
    host.act("keep")
    guest.wait(lambda: guest.position and guest.position["plies"] == 2)
    yield host, guest
    host.close()
    guest.close()


def test_what_taught_nobody_anything_is_taken_back_freely(table: tuple[Viewer, Viewer]) -> None:
    """The question stands again as it was, for everybody, and the log forgets what followed."""
    host, guest = table
    assert host.position["undo"] == {"ply": 1, "free": True, "wait": 0.0, "asked": None}
    host.do("undo", seat=0, moment=2)
    guest.wait(lambda: guest.position["plies"] == 1)
    assert host.position["view"]["decision"]["kind"] == "gamble"
    assert [choice["text"] for choice in host.choices] == ["keep", "roll"]
    assert (host.moment, guest.moment) == (3, 3)
    assert {line["ply"] for line in guest.log} == {0, 1}


def test_an_answer_for_before_the_undo_is_stale(table: tuple[Viewer, Viewer]) -> None:
    """The ply is the same again, the moment is not."""
    host, _ = table
    host.do("undo", seat=0, moment=2)
    assert host.refused("act", moment=1, actions=[0]) == "stale"
    assert host.refused("undo", seat=0, moment=2) == "stale"
    host.act("roll")


def test_beyond_a_shown_card_the_others_are_asked(table: tuple[Viewer, Viewer]) -> None:
    """A card that was seen cannot be unseen: all who saw it must agree."""
    host, guest = table
    guest.act()
    host.wait(lambda: host.position["plies"] == 3)
    assert host.position["undo"]["free"] is False
    host.do("undo", seat=0, moment=3)
    guest.wait(lambda: guest.position["undo"]["asked"])
    asked = guest.position["undo"]["asked"]
    assert asked == {"number": 1, "seat": 0, "ply": 1, "waiting": [1]}
    assert host.refused("consent", number=1, yes=True) == "not_yours"
    assert guest.refused("consent", number=7, yes=True) == "stale"
    guest.do("consent", number=1, yes=True)
    host.wait(lambda: host.position["plies"] == 1)
    assert host.position["undo"]["asked"] is None
    assert host.choices


def test_a_refused_undo_must_wait_longer_each_time(table: tuple[Viewer, Viewer]) -> None:
    """Nobody can be worn down by asking again and again."""
    host, guest = table
    guest.act()
    host.wait(lambda: host.position["plies"] == 3)
    host.do("undo", seat=0, moment=3)
    guest.wait(lambda: guest.position["undo"]["asked"])
    guest.do("consent", number=1, yes=False)
    host.wait(lambda: host.position["undo"]["asked"] is None)
    assert 10 < host.position["undo"]["wait"] <= 15
    answer = host.send("undo", seat=0, moment=3)
    assert answer["code"] == "too_fast"
    assert host.position["plies"] == 3


def test_a_request_can_be_withdrawn_and_lapses_when_the_game_goes_on(
    table: tuple[Viewer, Viewer],
) -> None:
    """One request at a time, and only for the position it was made in."""
    host, guest = table
    guest.act()
    host.wait(lambda: host.position["plies"] == 3)
    host.do("undo", seat=0, moment=3)
    host.do("consent", number=1, yes=False)
    host.wait(lambda: host.position["undo"]["asked"] is None)
    host.do("undo", seat=0, moment=3)
    assert host.refused("undo", seat=0, moment=3) == "not_now"
    guest.act("keep")
    assert guest.position["undo"]["asked"] is None
    assert guest.refused("consent", number=2, yes=True) == "stale"


def test_in_practice_against_bots_everything_can_be_taken_back(person: Arrive) -> None:
    """Nobody else is there whom it could wrong."""
    wren = person("Wren")
    viewer = wren.sit_at(wren.open("ravens", ME, BOT, start=True, practice=True))
    assert viewer.table["practice"] is True
    viewer.act()
    viewer.act("keep")
    viewer.wait(lambda: viewer.choices and viewer.position["plies"] >= 4)
    assert viewer.position["undo"]["free"] is True
    viewer.do("undo", seat=0, moment=viewer.moment)
    viewer.wait(lambda: viewer.position["plies"] == 1)
    assert [line["kind"] for line in viewer.log if line["ply"] == 1][-1] == "undo"
    viewer.close()


def test_an_undo_stands_in_everybodys_log(table: tuple[Viewer, Viewer]) -> None:
    """Also after another one that went back further, and after a reload."""
    host, guest = table
    host.do("undo", seat=0, moment=2)
    host.do("undo", seat=0, moment=3)
    guest.wait(lambda: guest.position["undo"]["asked"])
    guest.do("consent", number=1, yes=True)
    guest.wait(lambda: guest.position["plies"] == 0)
    told = ["Seat 1 took back an answer.", "Seat 1 took back an answer."]
    assert [line["text"] for line in guest.log][-2:] == told
    dealt = guest.log[:-2]
    assert {line["kind"] for line in dealt} == {"drew", "drew_hidden"}
    guest.connect()
    assert [line["text"] for line in guest.log][-2:] == told
    assert guest.log[:-2] == dealt


def test_a_standing_order_is_secret_and_is_taken_back_with_the_answer(
    table: tuple[Viewer, Viewer],
) -> None:
    """Nobody else is told anything when an order is left, and an undo removes it."""
    host, guest = table
    assert [order["text"] for order in host.position["orders"]] == ["order keep", "order none"]
    guest.do("ping")
    host.do("order", seat=0, action=ORDER_KEEP)
    assert host.position["view"]["table"]["order"] == 1
    assert {"moved", "hello", "undo", "notice"}.isdisjoint(guest.quiet(0.4))
    assert host.refused("order", seat=0, action=3) == "illegal"
    host.do("undo", seat=0, moment=2)
    assert host.position["view"]["table"]["order"] == 0


def test_a_standing_order_answers_like_the_person_would(table: tuple[Viewer, Viewer]) -> None:
    """It is asked and answered as if the person sat there."""
    host, guest = table
    host.do("order", seat=0, action=ORDER_KEEP)
    guest.act()
    guest.act("keep")
    host.act()
    guest.wait(lambda: guest.position["plies"] == 6)
    assert guest.choices
    host.wait(lambda: host.position["plies"] == 6)
    assert host.position["view"]["decision"]["seat"] == 1


# ---- by itself


def refusal_of(work: Callable[[], None]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refusal) as caught:
        work()
    return caught.value.code


def asked_for() -> Table:
    """Wren has asked to take her second answer back, after Rafe's first."""
    found = begun(WREN, RAFE, NOOR, clock=Clock(kind="bank", seconds=60))
    for player in (WREN, WREN, RAFE):
        answer_first(found, player)
    undo.ask(found, WREN, AskUndo(id="x", seat=0, moment=3), NOW)
    return found


def consent(found: Table, player: PlayerRow, yes: bool = True, number: int = 1) -> None:
    """Somebody says yes or no."""
    undo.consent(found, player, Consent(id="x", number=number, yes=yes), NOW)


def test_all_others_must_agree() -> None:
    """The second consent carries it out, not the first."""
    found = asked_for()
    request = found.row.undo.request
    assert request is not None
    assert (request.entry, request.ply, request.waiting) == (1, 1, [1, 2])
    consent(found, RAFE)
    assert (request.waiting, game_of(found).ply) == ([2], 3)
    consent(found, NOOR)
    assert (found.row.undo.request, game_of(found).ply, found.moment) == (None, 1, 4)
    assert [(entry.kind, entry.target) for entry in found.fresh][-1] == ("undo", 1)


def test_who_is_not_asked_says_nothing() -> None:
    """Who asked, who has answered already, and who means another request."""
    found = asked_for()
    assert refusal_of(lambda: consent(found, WREN)) == "not_yours"
    assert refusal_of(lambda: consent(found, RAFE, number=2)) == "stale"
    consent(found, RAFE)
    assert refusal_of(lambda: consent(found, RAFE)) == "not_yours"


def test_the_wait_doubles_with_each_refusal_up_to_an_hour() -> None:
    """So that a refusal is not asked away."""
    found = asked_for()
    waits = []
    for number in range(1, 11):
        consent(found, RAFE, yes=False, number=number)
        waits.append(found.row.undo.not_before["wren"] - NOW)
        message = AskUndo(id="x", seat=0, moment=3)
        assert refusal_of(lambda message=message: undo.ask(found, WREN, message, NOW)) == "too_fast"
        undo.ask(found, WREN, message, NOW + 3600)
    assert waits[:3] == [15.0, 30.0, 60.0]
    assert waits[-1] == 3600.0


def test_time_thought_before_an_undo_is_spent() -> None:
    """The clock does not run backwards."""
    found = asked_for()
    undo.take_back(found, 0, 1, "wren", NOW + 10)
    assert found.row.left == [60.0, 50.0, 60.0]
    assert found.row.since == NOW + 10


@pytest.mark.parametrize("why", ["left", "clock", "absent"])
@pytest.mark.parametrize("practice", [False, True])
def test_nothing_is_taken_back_behind_the_back_of_who_is_away(why: StandIn, practice: bool) -> None:
    """Who cannot be asked cannot agree."""
    found = begun(WREN, RAFE, practice=practice)
    for player in (WREN, WREN, RAFE):
        answer_first(found, player)
    stand_in(found, found.seats[1], why, NOW)
    ask = AskUndo(id="x", seat=0, moment=3)
    assert refusal_of(lambda: undo.ask(found, WREN, ask, NOW)) == "not_now"
    assert (game_of(found).ply, shown.undo(found, 0, WREN, NOW).ply) == (3, None)


@pytest.mark.parametrize("why", ["left", "clock", "absent"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_request_lapses_when_somebody_it_needs_goes_away(why: StandIn, seat: int) -> None:
    """It could never be agreed to by all."""
    found = asked_for()
    stand_in(found, found.seats[seat], why, NOW)
    assert found.row.undo.request is None
    assert refusal_of(lambda: consent(found, NOOR)) == "stale"


def test_who_agreed_may_leave() -> None:
    """Their word counts, also when they are gone."""
    found = asked_for()
    consent(found, RAFE)
    stand_in(found, found.seats[1], "left", NOW)
    consent(found, NOOR)
    assert game_of(found).ply == 1


def against_a_bot(**changed: bool) -> Table:
    """Wren has played a card, which is seen, and kept; her second answer taught nobody anything."""
    found = begun(WREN, "adept", **changed)
    answer_first(found, WREN)
    answer_first(found, WREN)
    return found


def test_against_bots_undo_is_free_until_somebody_learned_or_did_something() -> None:
    """What a bot has answered to is no longer one's own alone."""
    found = against_a_bot()
    assert shown.undo(found, 0, WREN, NOW).free
    choice = game_of(found).state.legal()[0]
    answer(found, 1, [choice], None, NOW)
    shown_now = shown.undo(found, 0, WREN, NOW)
    assert (shown_now.ply, shown_now.free) == (None, False)
    ask = AskUndo(id="x", seat=0, moment=3)
    assert refusal_of(lambda: undo.ask(found, WREN, ask, NOW)) == "not_now"
    assert game_of(found).ply == 3


def test_dice_once_seen_are_not_taken_back() -> None:
    """Go on, see the dice, undo, go on: that is a look into the future."""
    for practice in (False, True):
        found = begun(WREN, "adept", practice=practice)
        answer_first(found, WREN)
        answer(found, 0, [ROLL], "wren", NOW)
        ask = AskUndo(id="x", seat=0, moment=2)
        if practice:
            undo.ask(found, WREN, ask, NOW)
        else:
            assert refusal_of(lambda ask=ask, found=found: undo.ask(found, WREN, ask, NOW))
        assert game_of(found).ply == (1 if practice else 2)


def test_at_one_screen_the_answer_of_the_other_seat_is_not_taken_back() -> None:
    """Even where both seats are one person's."""
    found = begun(WREN, WREN)
    for _ in range(3):
        answer_first(found, WREN)
    ask = AskUndo(id="x", seat=0, moment=3)
    assert refusal_of(lambda: undo.ask(found, WREN, ask, NOW)) == "not_now"


def test_nothing_answered_nothing_taken_back() -> None:
    """There is nothing to go back to, and not everybody may ask."""
    found = begun(WREN, RAFE)
    ask = AskUndo(id="x", seat=0, moment=0)
    assert refusal_of(lambda: undo.ask(found, WREN, ask, NOW)) == "not_now"
    assert refusal_of(lambda: undo.ask(found, RAFE, ask, NOW)) == "not_yours"
