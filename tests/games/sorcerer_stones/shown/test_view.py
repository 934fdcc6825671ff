"""What people see: steps, stones to come, scores, objectives."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import GAME, at, blue_board


def test_everybodys_zone_says_what_it_would_give() -> None:
    """Also that of a seat whose turn it is not."""
    seats = blue_board().state.view(1)["table"]["seats"]
    assert seats[0]["would_take"] == "take blue, blue (to be chosen), +4 Qi, 2 steps free"
    assert seats[1]["would_take"].startswith("take")


def test_steps_are_numbered() -> None:
    """SS-29: 0 at set-up, then 1 to 6."""
    assert GAME.start(seats=2, seed=1).view(0)["table"]["step"] == 0
    table = blue_board()
    assert table.state.view(0)["table"]["step"] == 1
    table = at().plane().objectives().spirit("r2c2").before(kinds.CLAIM_RUNE)
    assert table.go().state.view(0)["table"]["step"] == 3
    table = at().plane().objectives().spirit("r4c3").spirit("r0c4", seat=1)
    assert table.before(kinds.SPIRIT_STEP).took("Y").go().state.view(0)["table"]["step"] == 3
    table = at().offer(1, 2, 3, 4).holds("NYY").objectives().before(kinds.CRAFT).go()
    assert table.state.view(0)["table"]["step"] == 6


def test_the_next_stones_name_the_slots_they_would_fill() -> None:
    """SS-116: NW, SW, SE, NE of the active zone."""
    shown = blue_board().line("RBYGN").state.view(0)["table"]["next_stones"]
    assert [(stone["name"], stone["stone"]) for stone in shown] == [
        ("NW", "R"),
        ("SW", "B"),
        ("SE", "Y"),
        ("NE", "G"),
    ]


def test_scores_with_their_parts_are_there_at_all_times() -> None:
    """SS-141 to SS-145."""
    scores = blue_board().qi(3).holds("BB").state.view(None)["scores"]
    assert scores[0]["total"] == 5
    assert scores[0]["parts"] == {"runes": 0, "artifacts": 0, "qi": 3, "symbols": 0, "stones": 2}


def test_open_objectives_say_what_they_pay() -> None:
    """SS-97: by name and with their tiers."""
    shown = blue_board().state.view(None)["table"]["objectives"]
    assert [card["name"] for card in shown] == ["Long Line", "Rich Harvest", "Crossing Lines"]
    assert shown[1]["text"] == (
        "By the number of stones you take: 2 pays 1 Qi, 3 pays 2 Qi, 4 pays 4 Qi."
    )


def test_discards_lie_open() -> None:
    """SS-7, SS-36."""
    table = blue_board().play("play fly", "fly t2")
    assert table.state.view(1)["table"]["seats"][0]["discards"] == ["Fly"]


def test_what_is_played_for_is_said_in_numbers() -> None:
    """SS-98, SS-149, SS-165: tiers of objectives, the goal of a race, the titles of a group."""
    shown = blue_board().state.view(0)["table"]
    assert shown["objectives"][1]["kind"] == "rich_harvest"
    assert shown["objectives"][1]["tiers"] == [
        {"at": 2, "qi": 1, "steps": 0},
        {"at": 3, "qi": 2, "steps": 0},
        {"at": 4, "qi": 4, "steps": 0},
    ]
    assert GAME.start(seats=2, seed=1, preset="intro").view(0)["table"]["goal"] == 4
    titles = GAME.start(seats=1, seed=1, preset="coop").view(0)["table"]["titles"]
    assert {"crafted": 9, "name": "Master Xian"} in titles


def test_stacks_say_whence_they_are_in_reach() -> None:
    """SS-90: the spaces beside a corner; Earth from the four in the middle."""
    stacks = {one["type"]: one for one in at().plane().state.view(0)["table"]["stacks"]}
    assert stacks["R"]["space"] == "space:35"
    assert stacks["R"]["beside"] == ["space:29", "space:34"]
    assert stacks["G"]["beside"] == ["space:1", "space:6"]
    assert stacks["N"]["space"] is None
    assert stacks["N"]["beside"] == ["space:14", "space:15", "space:20", "space:21"]


def test_a_reservoir_says_its_room_and_its_surplus() -> None:
    """SS-128: five stones may be kept."""
    for held, expected in (("RY", (3, 0)), ("RRRYY", (0, 0)), ("RRRYYBB", (0, 2))):
        seat = at().holds(held).state.view(0)["table"]["seats"][0]
        assert (seat["room"], seat["surplus"]) == expected
