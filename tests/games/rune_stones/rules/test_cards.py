"""Every card has a test of its own: colour, magic, and what its ability gives."""

from __future__ import annotations

import pytest

from hexmoot.games.rune_stones.content.read import standard
from hexmoot.games.rune_stones.rules import kinds
from tests.games.rune_stones.kit import DISPLAY, LETTERS, Table, at

# number colour magic | die results | answers after "use" | what changes
# B Y G R W O P are gems, ore and points; c44 is card 44 taken from the display to the discard pile.
CARDS = """
11 blue 3 |  | side a | B+1
11 blue 3 |  | side b | G+1
12 yellow 3 |  | side a | Y+1
12 yellow 3 |  | side b | R+1
13 green 3 |  | side a | G+1
13 green 3 |  | side b | B+1
14 red 3 |  | side a | R+1
14 red 3 |  | side b | Y+1
15 blue 2 |  | side a | O+1
15 blue 2 |  | side b | B+1
16 yellow 2 |  | side a | O+1
16 yellow 2 |  | side b | Y+1
17 green 2 |  | side a | O+1
17 green 2 |  | side b | G+1
18 red 2 |  | side a | O+1
18 red 2 |  | side b | R+1
19 blue 3 |  | side a, slot 2 | c44
19 blue 3 |  | side b | B+1
20 yellow 3 |  | side a, slot 3 | c45
20 yellow 3 |  | side b | Y+1
21 green 3 |  | side a, slot 4 | c46
21 green 3 |  | side b | G+1
22 red 3 |  | side a, slot 1 | c43
22 red 3 |  | side b | R+1
23 blue 2 |  | colour white | P+1
24 yellow 2 |  | side a, slot 5 | c74
24 yellow 2 |  | side b | Y+1
25 green 2 |  | colour red | R+1
26 red 2 |  | colour white | W-1 O+2
27 blue 2 | GEM_C |  | B+1
28 yellow 2 | GEM_C |  | Y+1
29 green 2 | GEM_C |  | G+1
30 red 2 | GEM_C |  | R+1
31 blue 3 |  | colour white | B+2 W-1
32 yellow 3 |  | colour white | Y+2 W-1
33 green 3 |  | colour white | G+2 W-1
34 red 3 |  | colour white | R+2 W-1
35 blue 2 |  | slot 2 | B+1 c44
36 yellow 2 |  | slot 3 | Y+1 c45
37 green 2 |  | slot 4 | G+1 c46
38 red 2 |  | slot 1 | R+1 c43
39 blue 2 |  |  | W+1
40 yellow 2 | GEM_C | side a | Y+1
40 yellow 2 |  | side b, slot 5 | c74
41 green 2 |  | side a, colour red | R+1
41 green 2 |  | side b | O+1
42 red 2 |  | side a | O+1
42 red 2 |  | side b | P+2
43 blue 2 |  | colour white | W-1 P+3
44 yellow 2 |  | colour white | W-1 P+3
45 green 2 |  | colour white | W-1 P+3
46 red 2 |  | colour white | W-1 P+3
47 blue 1 |  |  | B+1 Y+1
48 yellow 1 |  |  | Y+1 G+1
49 green 1 |  |  | G+1 R+1
50 red 1 |  |  | B+1 R+1
51 blue 2 |  |  | P+2
52 yellow 2 |  |  | P+2
53 green 2 |  |  | P+2
54 red 2 |  |  | P+2
55 blue 1 |  |  | B+1 W+1
56 yellow 1 | GEM_C |  | Y+2
57 green 1 |  | colour red, colour blue | B+1 R+1
58 red 1 |  |  | R+1 O+1
59 blue 1 |  | side a | B+2
59 blue 1 |  | side b | W+1
60 yellow 1 |  | side a | Y+2
60 yellow 1 |  | side b | W+1
61 green 1 |  | side a | G+2
61 green 1 |  | side b | W+1
62 red 1 |  | side a | R+2
62 red 1 |  | side b | W+1
63 blue 1 |  | side a | P+2
63 blue 1 |  | side b | Y+2
64 yellow 1 |  | side a | P+2
64 yellow 1 |  | side b | G+2
65 green 1 |  | side a | P+2
65 green 1 |  | side b | R+2
66 red 1 |  | side a | P+2
66 red 1 |  | side b | B+2
67 blue 1 |  |  | W+2
68 yellow 1 | GEM_C, WILD |  | Y+1 W+1
69 green 1 |  |  | G+3
70 red 1 |  |  | O+2 P+1
71 white 3 |  | colour red, colour blue | B+1 R+1 O+1
72 white 2 |  | colour white, colour white, colour white | W-3 P+6
73 white 3 |  | side a | O+2
73 white 3 |  | side b | W+2
74 white 2 |  |  | B+1 Y+1 G+1 R+1
75 white 2 | GEM_C, WILD | colour green | G+1 W+1 P+1
76 white 3 |  | slot 5 | P+3 c74
77 white 2 |  |  | W+2 O+1
78 white 2 |  | colour red | R+1 P+3
100 white 1 |  |  | B+1
101 white 1 |  |  | Y+1
102 white 1 |  |  | G+1
103 white 1 |  |  | R+1
104 white 2 | GEM_C | colour green | G+1
105 white 2 |  |  | O+1
106 white 2 |  | slot 5 | c74
107 white 2 |  | side a | P+1
107 white 2 |  | side b, colour red | R+1
"""
OTHER_DISPLAY = [31, 32, 33, 34, 75, 47]
COLOURS = ("blue", "yellow", "green", "red")
THIEVES = list(zip(range(79, 83), COLOURS, strict=True))
CALLERS = list(zip(range(83, 87), COLOURS, strict=True))
KEEPERS = list(zip(range(87, 91), COLOURS, strict=True))
CHANGERS = list(zip(range(91, 95), COLOURS, strict=True))


def cases() -> list[tuple[int, str, int, list[str], list[str], str]]:
    """The lines of the table above."""
    found = []
    for line in CARDS.strip().splitlines():
        head, rolls, answers, change = (part.strip() for part in line.split("|"))
        number, colour, magic = head.split()
        found.append((int(number), colour, int(magic), words(rolls), words(answers), change))
    return found


def words(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def use_card(number: int, rolls: list[str], preset: str = "base") -> Table:
    """The card is being used beside another one, which stays unresolved."""
    partner = 11 if number >= 100 else 105
    display = OTHER_DISPLAY if number in DISPLAY else DISPLAY
    table = at(hand=[number, partner], gems="W3", display=display, preset=preset)
    table.utilize(number, partner)
    place = 1 if number >= 100 else 0
    return table.roll(*rolls).play(f"use {place}")


def holdings(table: Table) -> dict[str, int]:
    """Gems, ore and points of the first seat by letter."""
    owned = {letter: int(table.state.owned[kind]) for kind, letter in enumerate(LETTERS)}
    return {**owned, "P": table.score()}


@pytest.mark.parametrize(
    ("number", "colour", "magic", "rolls", "answers", "change"),
    cases(),
    ids=lambda value: str(value) if isinstance(value, int) else None,
)
def test_the_card_gives_what_it_says(
    number: int, colour: str, magic: int, rolls: list[str], answers: list[str], change: str
) -> None:
    """RS-53, RS-61: colour, magic and the exact change of holdings by using the card once."""
    card = next(card for card in standard().cards if card.number == number)
    assert ("blue", "yellow", "green", "red", "white")[card.colour] == colour
    assert card.magic == magic
    table = use_card(number, rolls)
    for answer in answers:
        table.play(answer)
    expected = {"B": 0, "Y": 0, "G": 0, "R": 0, "W": 3, "O": 0, "P": 0}
    taken = []
    for word in change.split():
        if word[0] == "c":
            taken.append(int(word[1:]))
        else:
            expected[word[0]] += int(word[1:])
    assert holdings(table) == expected
    assert table.discard() == taken
    assert table.asked == "util_next"


def test_every_card_is_in_the_table() -> None:
    """All 92 cards are tested: 76 by the table, 16 banshees below."""
    banshees = [number for number, _ in [*THIEVES, *CALLERS, *KEEPERS, *CHANGERS]]
    tested = sorted({case[0] for case in cases()} | set(banshees))
    assert tested == [card.number for card in standard().cards]


def check_banshee(number: int, colour: str, magic: int) -> None:
    """A banshee of the content file: its colour and its magic."""
    card = next(card for card in standard().cards if card.number == number)
    assert COLOURS[card.colour] == colour
    assert card.magic == magic


@pytest.mark.parametrize(("number", "colour"), THIEVES)
def test_a_wailing_thief_takes_a_gem_of_its_colour(number: int, colour: str) -> None:
    """RS-133, RS-134: one gem of exactly this colour from everybody who has one."""
    check_banshee(number, colour, 2)
    table = at(3, hand=[number, 105], preset="night")
    letter = LETTERS[COLOURS.index(colour)]
    table.set_gems(1, f"{letter}2 W1")
    table.set_gems(2, "W4")
    table.utilize(number, 105).play("use 0")
    assert table.gems(0) == f"{letter}1"
    assert table.gems(1) == f"{letter}1 W1"
    assert table.gems(2) == "W4"


@pytest.mark.parametrize(("number", "colour"), CALLERS)
def test_a_grave_caller_takes_a_lost_card(number: int, colour: str) -> None:
    """RS-135: any card of the general discard comes to the own discard pile."""
    check_banshee(number, colour, 2)
    table = at(hand=[number, 105], preset="night")
    table.give_cards(0, kinds.GENERAL, [12, 78])
    table.utilize(number, 105).play("use 0")
    assert table.options == ["done", "card 12", "card 78"]
    table.play("card 78")
    assert table.discard() == [78]
    assert table.general == [12]


@pytest.mark.parametrize(("number", "colour"), KEEPERS)
def test_a_wisp_keeper_takes_a_wisp(number: int, colour: str) -> None:
    """RS-136: a face-up tile and its effect."""
    check_banshee(number, colour, 1)
    table = at(hand=[number, 105], preset="night")
    table.set_wisps("WT-P", "WT-B", "WT-S", "WT-O")
    table.utilize(number, 105).play("use 0")
    assert table.options == ["tile 1", "tile 2", "tile 3", "tile 4"]
    table.play("tile 2")
    assert table.gems() == "B2"


@pytest.mark.parametrize(("number", "colour"), CHANGERS)
def test_a_shade_changer_swaps_itself_for_a_display_card(number: int, colour: str) -> None:
    """RS-137: the display card is in the hand, the banshee in the general discard at once."""
    check_banshee(number, colour, 1)
    table = at(hand=[number, 105], preset="night")
    table.utilize(number, 105).play("use 0")
    assert table.options == ["done", "slot 1", "slot 2", "slot 3", "slot 4", "slot 5", "slot 6"]
    table.play("slot 5")
    assert table.hand() == [74]
    assert table.general == [number]
