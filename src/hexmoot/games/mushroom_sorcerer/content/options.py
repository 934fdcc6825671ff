"""What a game is started with."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from hexmoot.engine.errors import BadContent, BadOption
from hexmoot.engine.native.numbers import table
from hexmoot.engine.options import Choice, Custom, Flag, Number, OptionSet, Values
from hexmoot.games.mushroom_sorcerer.content.layout import layout_problem, neighbours
from hexmoot.games.mushroom_sorcerer.content.read import SECTIONS, read, replaced, standard
from hexmoot.games.mushroom_sorcerer.rules.keys import LAYOUT_LETTERS, SORCERER_KEYS
from hexmoot.games.mushroom_sorcerer.rules.pieces import MOON, NONE, SEATS
from hexmoot.games.mushroom_sorcerer.rules.tables import Tables, Terms

STANDARD_CHECKPOINTS: Final = [[16, 4], [18, 3], [20, 2]]
ROLES_ALLOWED: Final = f"random, or one different name for each seat of {', '.join(SORCERER_KEYS)}"
LAYOUT_ALLOWED: Final = "standard, shuffled, or 20 letters of G, P, S and X"
CHECKPOINTS_ALLOWED: Final = (
    "1 to 4 pairs of moon elements (1..20, rising) and moon GUs (4..1, falling)"
)


def check_roles(value: object) -> Any:
    """`random`, or a list of different sorcerers (the number of seats is compared later)."""
    if value == "random":
        return value
    if isinstance(value, str):
        value = [name.strip() for name in value.split(",")]
    if not isinstance(value, (list, tuple)):
        raise BadOption("roles", value, ROLES_ALLOWED, code="option_choice")
    names = [name.lower() if isinstance(name, str) else name for name in value]
    for name in names:
        if name not in SORCERER_KEYS:
            raise BadOption("roles", name, ROLES_ALLOWED, "no such sorcerer", "option_choice")
    if len(set(names)) != len(names):
        raise BadOption("roles", value, ROLES_ALLOWED, "a sorcerer is named twice")
    return names


def check_layout(value: object) -> str:
    """`standard`, `shuffled`, or a forest in letters (the number of seats is compared later)."""
    if not isinstance(value, str):
        raise BadOption("layout", value, LAYOUT_ALLOWED)
    if value.lower() in ("standard", "shuffled"):
        return value.lower()
    text = "".join(value.upper().split())
    problem = layout_problem(text, 0)
    if problem:
        raise BadOption("layout", value, LAYOUT_ALLOWED, problem)
    return text


def check_checkpoints(value: object) -> list[list[int]]:
    """Pairs of moon elements and moon GUs: the more of the one, the fewer of the other."""
    bad = BadOption("moon_checkpoints", value, CHECKPOINTS_ALLOWED)
    if not isinstance(value, (list, tuple)) or not 1 <= len(value) <= 4:
        raise bad
    pairs: list[list[int]] = []
    for pair in value:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise bad
        if any(isinstance(part, bool) or not isinstance(part, int) for part in pair):
            raise bad
        pairs.append([pair[0], pair[1]])
    if any(not (1 <= elements <= 20 and 1 <= gus <= 4) for elements, gus in pairs):
        raise bad
    for (elements, gus), (more, fewer) in pairwise(pairs):
        if more <= elements or fewer >= gus:
            raise bad
    return pairs


def check_content(value: object) -> Any:
    """None for the standard content, or whole sections of a content file that replace it."""
    if value is None:
        return None
    allowed = f"null, or a table with some of {', '.join(SECTIONS)}"
    if not isinstance(value, dict) or any(key not in (*SECTIONS, "format") for key in value):
        raise BadOption("content", value, allowed)
    try:
        read(replaced(value))
    except BadContent as error:
        raise BadOption("content", "given", allowed, error.problems[0]) from error
    return value


def together(values: Values, seats: int) -> None:
    """MS-14: what depends on the number of seats or on another option."""
    first = values["first_seat"]
    if first is not None and first >= seats:
        raise BadOption("first_seat", first, f"none or 0..{seats - 1}", "there is no such seat")
    roles = values["roles"]
    if roles != "random" and len(roles) != seats:
        raise BadOption("roles", roles, ROLES_ALLOWED, f"this game has {seats} seats")
    if is_own_layout(values):
        problem = layout_problem(values["layout"], seats)
        if problem:
            raise BadOption("layout", values["layout"], LAYOUT_ALLOWED, problem)
    if values["moon_checkpoints"][-1][0] > content_of(values).track_length[MOON]:
        raise BadOption(
            "moon_checkpoints",
            values["moon_checkpoints"],
            CHECKPOINTS_ALLOWED,
            "beyond the moon track",
        )


OPTIONS: Final = OptionSet(
    [
        Custom(
            "roles",
            "random",
            "Which sorcerer sits in each seat: random, or a list of names.",
            checker=check_roles,
            words=("random",),
        ),
        Number(
            "first_seat",
            None,
            "Who is first in round 1; none draws a seat.",
            low=0,
            high=SEATS - 1,
            words=(None,),
        ),
        Custom(
            "layout",
            "standard",
            "The forest: standard, shuffled at random, or your own in 20 letters of G, P, S, X.",
            checker=check_layout,
            words=("standard", "shuffled"),
        ),
        Number("influence_goal", 30, "Influence that sets off Forest Dominance.", low=10, high=60),
        Custom(
            "moon_checkpoints",
            STANDARD_CHECKPOINTS,
            "Moons' Blessing: pairs of moon elements and the moon GUs they then need.",
            checker=check_checkpoints,
        ),
        Number("moon_box", 4, "Moon elements from which Daybreak adds one.", low=1, high=20),
        Number("start_drops", 5, "Drops at the start.", low=0, high=8),
        Number("start_flasks", 2, "Flasks at the start.", low=0, high=4),
        Number("start_mana", 1, "Mana at the start.", low=0, high=5),
        Number("max_rounds", 12, "The game ends after this round at the latest.", low=1, high=30),
        Flag("limited_supply", True, "Servants, mana, drops and flasks can run out."),
        Flag(
            "flipped_keep_slot",
            True,
            "A used Summoning scroll still fills its place.",
        ),
        Choice(
            "displaced_servant",
            "reserve",
            "Where a servant goes when a new one takes its place on a full tower.",
            words=("reserve", "supply"),
        ),
        Flag("slide_collects", False, "A GU that slides to a free land takes its resource."),
        Flag(
            "slide_to_any_tower",
            False,
            "The slide of the turn reaches every lower tower of one's own, however far.",
        ),
        Choice(
            "plan_b_again",
            "set_aside",
            "Which dice Plan B, mastered, throws once more: those set aside, or all war dice.",
            words=("set_aside", "all"),
        ),
        Choice(
            "blessing_timing",
            "immediate",
            "Moons' Blessing ends the game at once, or when the cycle is finished.",
            words=("immediate", "end_of_cycle"),
        ),
        Flag("revive_cancels_reward", False, "GUs put back by Nine Lives earn nothing."),
        Custom(
            "content",
            None,
            "A designer's own tables in place of sections of the content file.",
            checker=check_content,
        ),
    ],
    presets={
        "standard": {},
        "short": {"influence_goal": 20, "moon_checkpoints": [[10, 3], [13, 2]], "max_rounds": 8},
        "wild": {"layout": "shuffled", "limited_supply": False, "slide_collects": True},
        "literal": {"slide_to_any_tower": True, "plan_b_again": "all"},
        "gentle": {"revive_cancels_reward": True, "blessing_timing": "end_of_cycle"},
    },
    together=together,
)


def tables_of(options: Values, seats: int) -> tuple[Tables, Terms]:
    """What a game with these options is played with: its content, and its terms."""
    tables = content_of(options)
    return tables, terms_of(options, tables, seats)


def content_of(options: Values) -> Tables:
    """The content a game with these options is played with."""
    given = options["content"]
    return standard() if given is None else read(replaced(given))


def terms_of(options: Values, tables: Tables, seats: int) -> Terms:
    """The options as the numbers the rules read."""
    terms = Terms()
    terms.goal, terms.moon_box = options["influence_goal"], options["moon_box"]
    terms.checkpoint_elements = table([pair[0] for pair in options["moon_checkpoints"]])
    terms.checkpoint_gus = table([pair[1] for pair in options["moon_checkpoints"]])
    terms.start_drops, terms.start_flasks = options["start_drops"], options["start_flasks"]
    terms.start_mana, terms.max_rounds = options["start_mana"], options["max_rounds"]
    terms.is_limited = options["limited_supply"]
    terms.flipped_keep_slot = options["flipped_keep_slot"]
    terms.displaced_to_reserve = options["displaced_servant"] == "reserve"
    terms.slide_collects = options["slide_collects"]
    terms.slide_to_any_tower = options["slide_to_any_tower"]
    terms.plan_b_throws_all = options["plan_b_again"] == "all"
    terms.blessing_at_once = options["blessing_timing"] == "immediate"
    terms.revive_cancels_reward = options["revive_cancels_reward"]
    terms.first_seat = NONE if options["first_seat"] is None else options["first_seat"]
    if options["roles"] != "random":
        terms.roles = table([SORCERER_KEYS.index(name) for name in options["roles"]])
    terms.is_shuffled = options["layout"] == "shuffled"
    letters = options["layout"] if is_own_layout(options) else tables.layouts[seats]
    terms.land_kind = table([LAYOUT_LETTERS.index(letter) for letter in letters])
    terms.near = table([sum(2**other for other in lands) for lands in neighbours(letters)])
    return terms


def is_own_layout(options: Values) -> bool:
    """Do the options spell the forest out?"""
    return options["layout"] not in ("standard", "shuffled")
