"""Prompts, labels, tooltips, panels and log lines."""

from __future__ import annotations

import re

import pytest

from hexmoot.games.rune_stones.content.read import standard
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.words.text import ability_text
from tests.games.rune_stones.kit import GAME, Table, at


def labels(table: Table) -> dict[str, tuple[str, str, str]]:
    """For each answer its label, target and warning."""
    shown = table.state.view(table.seat)["choices"]
    return {c["text"]: (c["label"], c["target"], c["warning"]) for c in shown}


def log(table: Table, *answers: str) -> list[str]:
    """What a spectator reads after these answers."""
    table.state.is_telling = True
    found = []
    for answer in answers:
        table.play(answer)
        found += [event.text for event in table.state.events(None)]
    return found


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (11, "Either gain 1 blue gem, or gain 1 green gem."),
        (23, "Hand in a gem and gain 1 wild gem, then gain 1 point."),
        (35, "Gain 1 blue gem, then gain a yellow display card."),
        (57, "Gain 2 coloured gems of your choice."),
        (68, "Roll the die 2 times."),
        (72, "Up to 3 times: hand in a gem and gain 2 points."),
        (79, "Each other player who has a blue gem hands you one."),
    ],
)
def test_abilities_in_words(number: int, text: str) -> None:
    """The sentence is made from the ability itself."""
    card = next(card for card in standard().cards if card.number == number)
    assert ability_text(card.ability) == text


def test_every_component_has_a_name_and_a_tooltip() -> None:
    """Cards, smithies, die results, tiles, tokens, stones, spaces, gems, artifacts, piles."""
    content = standard()
    wanted = [f"card:{card.number}" for card in content.cards]
    for parts in (content.smithies, content.die, content.wisps, content.toadstools, content.stones):
        wanted += [part.id for part in parts]
    wanted += [f"forest:{space}" for space in range(17)]
    wanted += [f"t{space}" for space in (*range(5, 55, 5), 65)]
    wanted += ["cdeck", "gdisc", "asup", "adisc", "A-B", "A-W", "supply:ore", "NT-W", "NT-Q"]
    for name in wanted:
        assert GAME.glossary[name].name
        assert GAME.glossary[name].text
    assert GAME.glossary["s5"].text == (
        "Pay 4 gems of the artifact's colour, or 3 ore. Paid in gems: gain 3 points."
    )


def test_main_actions_are_labelled() -> None:
    """RS-28: three large buttons."""
    table = at(gems="B2")
    table.set_smithies("BYYYY")
    assert labels(table.again()) == {
        "summon": ("Summon creatures", "main:summon", ""),
        "utilize": ("Utilize abilities", "main:utilize", ""),
        "forge": ("Forge artifacts", "main:forge", ""),
    }


def test_the_lost_card_is_announced() -> None:
    """RS-55, RS-57, RS-124: before the second or third card is confirmed."""
    table = at(hand=[45, 60, 101], stones=["three"]).play("utilize", "card 45")
    found = labels(table)
    assert found["card 60"][2] == "60 Pixie Weaver is then lost and goes to the general discard"
    assert found["card 101"][2] == "101 Sun Rite is then lost and leaves the game"
    table.play("card 60")
    assert labels(table)["card 101"][2].startswith("45 Faun Votary is then lost")


def test_targets_point_at_the_table() -> None:
    """Display slots, smithies, rows, gems, stones, tiles and spaces by their ids."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    assert labels(table)["slot 2"] == ("Buy 44 Pixie Votary for 2", "d2", "")
    table = at(gems="B2 O3")
    table.set_smithies("BYYYB")
    table.again().play("forge")
    found = labels(table)
    assert found["smith 1 gems"][1] == "s1"
    assert found["smith 5 ore"][2] == "the smithy's bonus needs a payment in gems"
    table.play("smith 1 gems")
    assert labels(table)["row a"][1] == "p0:A:blue"
    table = at(hand=[69, 105], preset="forest").utilize(69, 105)
    assert labels(table)["familiar 0"][1] == "forest:1"
    assert labels(table)["use 0"] == ("Use 69 Faun King: Gain 3 green gems.", "card:69", "")


def test_others_learn_only_whom_we_wait_for() -> None:
    """RS-3: no prompt tells what a seat could do."""
    table = at(hand=[100, 101, 104]).play("utilize")
    assert table.state.view(1)["decision"]["prompt"] == "Waiting for Brown."
    assert table.state.view(None)["choices"] == []
    assert table.state.view(0)["decision"]["picks"] == 2
    assert table.state.view(1)["decision"]["picks"] == 0


def test_a_response_names_player_and_bonus() -> None:
    """RS-153: what was received, by whom."""
    table = at(gems="R4", preset="forest")
    table.give_tokens(1, "TS-C")
    table.forge("smith 5 gems", smithies="BYBYR")
    prompt = table.state.view(1)["decision"]["prompt"]
    assert prompt == (
        "Brown gets the bonus of Smithy 5 (gain 3 points). Answer with a Copy effect?"
    )


def test_why_a_smithy_is_closed() -> None:
    """RS-73 to RS-82: a reason in words for the viewer."""
    table = at(gems="B1", rows=("R", "R"))
    table.set_smithies("BR-YY")
    shown = table.state.view(0)["table"]["smithies"]
    reasons = {smithy["id"]: smithy["why_not"] for smithy in shown}
    assert reasons["s1"] == "needs 1 blue gem or 3 ore more"
    assert reasons["s2"] == "no free slot for red"
    assert reasons["s3"] == "no artifact here"
    assert reasons["sW"] == "needs 3 gems or 3 ore more"


def why_not(table: Table, viewer: int, smithy: int) -> str:
    """What the view gives as the reason why a viewer cannot forge at a smithy."""
    reason: str = table.state.view(viewer)["table"]["smithies"][smithy]["why_not"]
    return reason


def test_powers_of_a_turn_are_the_active_seats_alone() -> None:
    """RS-149, RS-154: Wilds and a borrowed Wild gem make no other seat's gems wild."""
    for token, answers in (("TS-W", ["wilds"]), ("TS-U", ["borrow wild", "colour blue"])):
        table = at(gems="B2", preset="forest", tokens=[token])
        table.set_gems(1, "B2")
        table.set_smithies("RRRRR")
        table.play(*answers)
        assert why_not(table, 0, 0) == ""
        assert why_not(table, 1, 0) == "needs 2 red gems or 3 ore more"


def test_a_forged_smithy_is_closed_to_the_active_seat_alone() -> None:
    """RS-73, RS-81: what one seat has forged this turn says nothing about the others."""
    table = at(gems="B4 O3").play("forge", "smith-wild gems", "place a white")
    table.set_gems(1, "B4")
    assert why_not(table, 0, 5) == "already forged here this turn"
    assert why_not(table, 1, 5) == ""


def test_log_of_a_utilize() -> None:
    """Use, gain, loss: one sentence each."""
    table = at(hand=[45, 58], display=[31, 32, 33, 34, 35, 36], pause=True).utilize(45, 58)
    assert log(table, "use 1", "done") == [
        "Brown uses 58 Goblin Delver.",
        "Brown gains 1 ore.",
        "Brown gains 1 red gem.",
        "Brown leaves 45 Faun Votary unused.",
        "Brown loses 58 Goblin Delver to the general discard.",
    ]


def test_log_of_a_forge_and_an_exchange() -> None:
    """Payment, place, bonus, points, stone."""
    table = at(gems="R3", rows=("B", ""))
    table.set_smithies("YYYRY")
    table.again().play("forge")
    if table.asked == "forge_pick":
        table.play("smith 4 gems")
    found = log(table, "row a", "row a", "stone plus")
    assert "Brown hands in 3 red gems." in found
    assert "Brown forges a red artifact at Smithy 4 with gems (row A, red slot)." in found
    assert "Brown gains 1 ore." in found
    assert "Brown trades in row A: 2 artifacts, 3 points." in found
    assert "Brown takes the stone Plus." in found


def test_log_of_the_last_round() -> None:
    """RS-157: announced when it begins."""
    table = at(hand=[51, 105], score=64).utilize(51, 105)
    assert "Brown reaches 66: this is the last round." in log(table, "use 0")


def test_panels_show_the_table() -> None:
    """Boxes for the shared table and for each seat, made from the view alone."""
    table = at(3, preset="full")
    titles = [panel["title"] for panel in table.state.view(0)["panels"]]
    assert titles == [
        "Game",
        "Creatures",
        "Smithies",
        "Rune stones",
        "Night",
        "Forest",
        "This turn",
        "Brown",
        "Grey",
        "Beige",
    ]


def test_panels_call_rune_stones_by_their_names() -> None:
    """RS-126: those one has, and the one that is borrowed for this turn."""
    table = at(stones=["plus"], preset="forest", tokens=["TS-U"]).play("borrow wild")
    panels = {panel["title"]: panel["rows"] for panel in table.state.view(None)["panels"]}
    said = {row["label"]: row["text"] for row in [*panels["This turn"], *panels["Brown"]]}
    assert (said["Stones"], said["Borrowed"]) == ("Plus", "Wild gem")


def test_card_tables_of_the_rules_agree_with_the_content() -> None:
    """RULES.md shows every card with colour, magic and effect as the game plays it."""
    rows = re.findall(r"^\| (\d+) \| (.+?) \| (\w+) \| (\d) \| (.+?) \|$", GAME.rules_text(), re.M)
    names = ("blue", "yellow", "green", "red", "white")
    wanted = [
        (str(c.number), c.name, names[c.colour], str(c.magic), ability_text(c.ability))
        for c in standard().cards
    ]
    assert rows == wanted


def test_the_view_counts_decks_and_previews_rows() -> None:
    """Deck sizes, prices, row values, distance to the target, known cards."""
    table = at(rows=("BYG", ""), score=40, deck=[101, 102])
    shown = table.state.view(None)["table"]
    seat = shown["seats"][0]
    assert (seat["deck_size"], seat["to_target"]) == (2, 25)
    assert [row["points"] for row in seat["rows"]] == [6, 0]
    assert [slot["price"] for slot in shown["display"]] == [1, 2, 3, 4, 5, 6]
    assert shown["creature_deck"] == len(table.zone(kinds.CREATURE_DECK))
