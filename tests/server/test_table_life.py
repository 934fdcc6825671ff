"""A table's life over the network: open, join, play, end, replay, rematch."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests import patience
from tests.server.kit.people import BOT, ME, OPEN, Person, Viewer

Arrive = Callable[..., Person]


def play_out(*viewers: Viewer) -> None:
    """Everybody answers with their first choice until the game is over."""
    deadline = time.monotonic() + patience.SECONDS
    while not all(viewer.is_over for viewer in viewers):
        assert time.monotonic() < deadline, "the game does not end"
        for viewer in viewers:
            if viewer.choices and viewer.table["status"] == "playing":
                viewer.act()
            else:
                viewer.quiet(0.01)


def test_a_newcomer_plays_a_whole_game_against_a_bot(person: Arrive) -> None:
    wren = person("Wren")
    table = wren.open("ravens", ME, BOT, start=True)
    viewer = wren.sit_at(table)
    assert viewer.table["status"] == "playing"
    assert viewer.viewer == 0
    play_out(viewer)
    assert viewer.position["view"]["outcome"]["reason"] == "three_rounds"
    assert viewer.position["plies"] == 12
    viewer.close()


def test_a_friend_joins_by_link_and_both_see_the_same_game(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    table = wren.open("ravens", ME, OPEN)
    host, guest = wren.sit_at(table), rafe.sit_at(table)
    assert guest.viewer is None
    guest.do("sit", seat=1)
    guest.wait(lambda: guest.viewer == 1)
    host.wait(lambda: host.table["seats"][1]["name"] == "Rafe")
    assert guest.refused("start") == "not_yours"
    host.do("start")
    guest.wait(lambda: guest.table["status"] == "playing")
    play_out(host, guest)
    assert host.position["view"]["outcome"] == guest.position["view"]["outcome"]
    public = [line["text"] for line in host.log if line["kind"] == "played"]
    assert public == [line["text"] for line in guest.log if line["kind"] == "played"]
    assert len(public) == 6
    host.close()
    guest.close()


def answered(viewer: Viewer) -> list[str]:
    """The kinds of lines a viewer has read since the first question."""
    return [line["kind"] for line in viewer.log if line["ply"] > 0]


def test_each_viewer_gets_its_own_view_only(person: Arrive) -> None:
    wren, rafe, watcher = person("Wren"), person("Rafe"), person(None)
    table = wren.open("ravens", ME, OPEN)
    host, guest, bystander = wren.sit_at(table), rafe.sit_at(table), watcher.sit_at(table)
    guest.do("sit", seat=1)
    host.do("start")
    for viewer in (guest, bystander):
        viewer.wait(lambda viewer=viewer: viewer.position)
    hands = [viewer.position["view"]["table"]["hand"] for viewer in (host, guest, bystander)]
    assert [len(hand) for hand in hands] == [2, 2, 0]
    assert not set(hands[0]) & set(hands[1])
    assert host.position["view"]["choices"]
    assert not guest.position["view"]["choices"]
    host.act()
    for viewer in (guest, bystander):
        viewer.wait(lambda viewer=viewer: viewer.position["plies"] == 1)
        assert answered(viewer) == ["played", "drew_hidden"]
    assert answered(host) == ["played", "drew"]
    assert guest.table["seed"] is None


def test_nobody_looks_from_a_foreign_seat(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    table = wren.open("ravens", ME, OPEN)
    guest = rafe.sit_at(table, seat=0)
    assert guest.viewer is None
    guest.do("sit", seat=1)
    host = wren.sit_at(table)
    host.do("start")
    assert guest.refused("look", seat=0) == "not_yours"
    assert rafe.refused("GET", f"/api/tables/{table}/position?seat=0") == (403, "not_yours")
    assert rafe.refused("GET", f"/api/tables/{table}/replay/0?seat=0") == (403, "not_yours")
    assert rafe.refused("GET", f"/api/tables/{table}/log?seat=0") == (403, "not_yours")
    assert rafe.get(f"/api/tables/{table}/position?seat=1")["view"]["viewer"] == 1
    guest.close()
    host.close()


def test_several_people_on_one_screen_look_from_their_own_seats(person: Arrive) -> None:
    wren = person("Wren")
    table = wren.open("ravens", ME, {"kind": "me", "name": "Noor"}, start=True)
    viewer = wren.sit_at(table)
    assert [seat["name"] for seat in viewer.table["seats"]] == ["Wren", "Noor"]
    assert viewer.table["viewers"] == [0, 1]
    viewer.act()
    viewer.act("keep")
    viewer.wait(lambda: viewer.position["view"]["decision"]["seat"] == 1)
    assert viewer.choices == []
    viewer.do("look", seat=1)
    assert viewer.viewer == 1
    assert viewer.choices
    viewer.do("look", seat=None)
    assert viewer.position["view"]["table"]["hand"] == []
    viewer.close()


@pytest.fixture
def finished(person: Arrive) -> tuple[Person, str, Viewer]:
    """A finished game of a person against a bot."""
    wren = person("Wren")
    table = wren.open("ravens", ME, BOT, start=True)
    viewer = wren.sit_at(table)
    play_out(viewer)
    viewer.close()
    return wren, table, viewer


def test_the_seed_is_opened_at_the_end_and_fits_its_commitment(
    finished: tuple[Person, str, Viewer],
) -> None:
    from hashlib import sha256

    from hexmoot.engine.record import Record

    wren, table, viewer = finished
    seed = viewer.table["seed"]
    assert sha256(seed.encode()).hexdigest() == viewer.table["commitment"]
    record = Record.from_bytes(wren.http.get(f"/api/tables/{table}/record").content)
    assert record.seed == int(seed, 16)
    assert record.players == [seat["name"] for seat in viewer.table["seats"]]
    assert record.final().over


def test_a_finished_game_is_replayed_from_every_seat(
    finished: tuple[Person, str, Viewer],
) -> None:
    wren, table, viewer = finished
    plies = viewer.position["plies"]
    for seat in (0, 1):
        views = [
            wren.get(f"/api/tables/{table}/replay/{ply}?seat={seat}")["view"]
            for ply in range(plies + 1)
        ]
        assert [view["ply"] for view in views] == list(range(plies + 1))
        assert len(views[0]["table"]["hand"]) == 2
        assert views[-1]["outcome"] == viewer.position["view"]["outcome"]
    assert wren.refused("GET", f"/api/tables/{table}/replay/{plies + 1}") == (404, "not_found")
    page = wren.get(f"/api/tables/{table}/log?after=2&before=3&seat=0")
    assert {line["ply"] for line in page["lines"]} == {3}


def test_a_rematch_seats_the_same_people_and_is_made_once(
    finished: tuple[Person, str, Viewer], person: Arrive
) -> None:
    wren, table, viewer = finished
    again = wren.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"
    assert again["origin"] == {"table": table, "ply": None}
    assert again["commitment"] != viewer.table["commitment"]
    assert wren.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert wren.get(f"/api/tables/{table}")["rematch"] == again["id"]
    stranger = person("Rafe")
    assert stranger.refused("POST", f"/api/tables/{table}/rematch") == (403, "not_yours")


def test_a_what_if_starts_from_any_point_of_a_finished_game(
    finished: tuple[Person, str, Viewer], person: Arrive
) -> None:
    wren, table, _ = finished
    rafe = person("Rafe")
    fork = rafe.post(f"/api/tables/{table}/fork", {"ply": 5, "seats": [BOT, ME]})
    assert fork["origin"] == {"table": table, "ply": 5}
    branch = rafe.get(f"/api/tables/{fork['id']}/replay/5?seat=1")["view"]
    trunk = wren.get(f"/api/tables/{table}/replay/5?seat=1")["view"]
    assert branch == trunk
    viewer = rafe.sit_at(fork["id"])
    play_out(viewer)
    viewer.close()
    assert rafe.refused("POST", f"/api/tables/{table}/fork", {"ply": 99}) == (400, "bad_option")


def test_a_running_game_is_forked_only_against_bots(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    alone = wren.open("ravens", ME, BOT, start=True, practice=True)
    fork = wren.post(f"/api/tables/{alone}/fork", {"ply": 0, "seats": [BOT, ME]})
    assert fork["status"] == "playing"
    assert [seat["mine"] for seat in fork["seats"]] == [True, False]
    assert rafe.refused("POST", f"/api/tables/{alone}/fork", {"ply": 0}) == (403, "not_yours")
    together = wren.open("ravens", ME, OPEN)
    rafe.post(f"/api/tables/{together}/messages", {"type": "sit", "id": "1", "seat": 1})
    wren.post(f"/api/tables/{together}/messages", {"type": "start", "id": "1"})
    assert wren.refused("POST", f"/api/tables/{together}/fork", {"ply": 0}) == (403, "not_yours")
    assert wren.refused("GET", f"/api/tables/{together}/record") == (409, "not_now")


def test_lists_show_my_tables_and_whose_move_it_is(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    table = wren.open("ravens", ME, OPEN, listed=True)
    hidden = wren.open("ravens", ME, OPEN)
    shown = {one["id"] for one in rafe.get("/api/tables")["open"]}
    assert table in shown
    assert hidden not in shown
    rafe.post(f"/api/tables/{table}/messages", {"type": "sit", "id": "1", "seat": 1})
    wren.post(f"/api/tables/{table}/messages", {"type": "start", "id": "1"})
    lobby = wren.get("/api/tables")
    mine = next(one for one in lobby["mine"] if one["id"] == table)
    assert (mine["my_move"], mine["asked"], lobby["my_moves"]) == (True, 0, 1)
    assert rafe.get("/api/tables")["my_moves"] == 0
    assert table not in {one["id"] for one in rafe.get("/api/tables")["open"]}
    wren.post(f"/api/tables/{hidden}/messages", {"type": "close", "id": "2"})
    assert hidden not in {one["id"] for one in wren.get("/api/tables")["mine"]}


def test_a_bot_gives_hints_in_games_against_bots_and_reviews_finished_ones(
    finished: tuple[Person, str, Viewer], person: Arrive
) -> None:
    wren, table, _ = finished
    review = wren.get(f"/api/tables/{table}/thoughts?ply=2")
    assert (review["ply"], review["level"]) == (2, "archmage")
    asked = wren.get(f"/api/tables/{table}/replay/2?seat={review['seat']}")["view"]
    assert {one["action"] for one in review["thoughts"]} <= {
        choice["action"] for choice in asked["choices"]
    }
    assert wren.refused("GET", f"/api/tables/{table}/thoughts") == (404, "not_found")
    rafe = person("Rafe")
    alone = wren.open("ravens", ME, BOT, start=True)
    assert wren.get(f"/api/tables/{alone}/thoughts")["seat"] == 0
    assert rafe.refused("GET", f"/api/tables/{alone}/thoughts") == (403, "not_yours")
    together = wren.open("ravens", ME, OPEN)
    rafe.post(f"/api/tables/{together}/messages", {"type": "sit", "id": "1", "seat": 1})
    wren.post(f"/api/tables/{together}/messages", {"type": "start", "id": "1"})
    assert wren.refused("GET", f"/api/tables/{together}/thoughts") == (403, "not_yours")


def test_bots_are_somebody_and_nobody_sits_twice(person: Arrive) -> None:
    wren = person("Wren")
    seats = wren.get(f"/api/tables/{wren.open('ravens', BOT, BOT, BOT)}")["seats"]
    assert len({seat["name"] for seat in seats}) == 3
    assert [seat["level"] for seat in seats] == ["apprentice"] * 3
