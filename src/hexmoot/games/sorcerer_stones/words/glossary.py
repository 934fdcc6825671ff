"""Every component with its name, what it does and the rule that says so."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import HouseTip, Tip, reworded
from hexmoot.games.sorcerer_stones.content.parts import Content, Objective
from hexmoot.games.sorcerer_stones.content.read import standard
from hexmoot.games.sorcerer_stones.rules.kinds import CODES
from hexmoot.games.sorcerer_stones.words import names

MAGIC_TIPS: Final[dict[str, tuple[str, str]]] = {
    "spin": ("Turn any zone a quarter turn, either way.", "SS-43"),
    "fly": ("Send your Taoist to any zone, or let it stay.", "SS-46"),
    "quake": (
        "Move one zone beside the others, or swap two. Nothing turns, nothing is cut off.",
        "SS-48",
    ),
    "shift": (
        "A {colour} stone changes places with a stone of another colour, anywhere on the zones.",
        "SS-58",
    ),
}
ARTIFACT_TIP: Final = "{points} points for {cost}."
OBJECTIVE_TIPS: Final[dict[str, tuple[str, str]]] = {
    "long_line": ("By your longest line: {tiers}.", "SS-100"),
    "rich_harvest": ("By the number of stones you take: {tiers}.", "SS-101"),
    "twin_stones": ("By stones of one colour you take: {tiers}.", "SS-102"),
    "crossing_lines": ("By the lines through your zone: {tiers}.", "SS-103"),
    "makers_grace": (
        "After crafting, one step onto any colour or one flight, if you like.",
        "SS-106",
    ),
    "burning_step": ("In step 3 you may spend a stone to step onto its colour.", "SS-108"),
    "transmutation": ("Two stones may stand for one of any other colour when you pay.", "SS-112"),
}
TIER: Final = "{at} pays {gifts}"
STONE_TIP: Final = "A {colour} stone of {element}: takes your Spirit onto {colour} spaces."
TILE_TIP: Final = "Element side of a zone tile: three rows of three spaces, {rows}."
RUNE_TIP: Final = (
    "Worth its number, and 1 more for each {colour} symbol and stone you have at the end."
)
STACK_NAME: Final = "{element} stack"
# Other things on the table: id -> name, sentence, rule.
THINGS: Final[dict[str, tuple[str, str, str]]] = {
    "zone": ("Alchemy zone", "Four stones; the zone under your Taoist is activated.", "SS-61"),
    "slot": ("Slot", "Holds one stone; named by its direction on the board.", "SS-116"),
    "taoist": ("Taoist", "Stands on the zone from which you take stones.", "SS-61"),
    "spirit": ("Spirit", "Walks the plane, one step for each stone you take.", "SS-80"),
    "space": ("Space", "Enter it with a stone of its colour, or with a free step.", "SS-83"),
    "corner": ("Corner", "Closed while runes lie on it, an ordinary space afterwards.", "SS-85"),
    "plane": ("Elemental Plane", "Thirty-six spaces with runes in corners and middle.", "SS-18"),
    "line": ("Line", "The stones to come; returned stones join at the far end.", "SS-115"),
    "marker": ("Marker", "Shows the head of the line: the next stone to be laid.", "SS-15"),
    "reservoir": (
        "Reservoir",
        "Your stones; what it has no place for goes back.",
        "SS-128",
    ),
    "hand": ("Magic cards", "Turned up for all to see; play one or two a turn.", "SS-33"),
    "deck": ("Magic deck", "The cards you have yet to draw; their order is unknown.", "SS-37"),
    "discard": ("Discards", "Shuffled into a new deck when yours is empty.", "SS-38"),
    "offer": ("Offer", "Three cards in a row and the top of the deck.", "SS-9"),
    "artifact_deck": ("Artifact deck", "Its top card is on offer, the rest is unknown.", "SS-126"),
    "qi": ("Qi", "1 point each; when the supply is gone the game stops.", "SS-136"),
    "credited": ("Credited Qi", "What the empty supply still owes you counts as well.", "SS-131"),
    "starting_rune": ("Starting rune", "The type of your colour is yours, worth 0.", "SS-26"),
    "preview": ("Preview", "What your zone would give if it were activated now.", "SS-74"),
    "last_round": ("Last round", "The game ends when this round is complete.", "SS-133"),
    "round": ("Round", "Begins when the start seat begins a turn.", "SS-171"),
    "title": ("Title", "What a co-op group may call itself by its artifacts.", "SS-165"),
}


HOUSE_TIPS: Final[tuple[HouseTip, ...]] = (
    (
        "corner_contact",
        True,
        "magic:quake",
        "Move one zone beside the others, or swap two. Nothing turns; corners hold zones together.",
        "SS-53",
    ),
    (
        "equal_turns",
        True,
        "thing:qi",
        "1 point each; when the supply is gone the round is finished and the game ends.",
        "SS-139",
    ),
    (
        "take_rule",
        "strict",
        "thing:zone",
        "Four stones; the zone under your Taoist is activated. No line gives two of them.",
        "SS-79",
    ),
    (
        "optional_taking",
        True,
        "thing:taoist",
        "Stands on the zone from which you take stones, as many of the matching as you like.",
        "SS-174",
    ),
)
CARDS_A_TURN: Final = {1: "play one a turn", 2: "play one or two a turn"}
MORE_CARDS: Final = "play one to {most} a turn"
HAND_TIP: Final = "Turned up for all to see; {play}."
PAID_STEPS: Final = "In step 3 you may spend up to {most} stones, each for a step onto its colour."
# SS-27: what only the standard game has.
STANDARD_THINGS: Final = ("spirit", "space", "corner", "plane", "qi", "credited", "starting_rune")
STANDARD_FAMILIES: Final = ("objective", "rune", "stack", "tile")


def glossary() -> dict[str, Tip]:
    """All tips by component id: `magic:spin`, `artifact:A1`, `objective:OB3`, `thing:line`."""
    return _glossary_of(standard())


def glossary_for(setup: Setup) -> dict[str, Tip]:
    """The tips of what is in play, made of this table's content, as the options make them read."""
    content: Content = setup.content.content
    found = reworded(_glossary_of(content), setup.options, HOUSE_TIPS)
    found["thing:hand"] = Tip(THINGS["hand"][0], hand_words(content), THINGS["hand"][2])
    for card in content.objective:
        if card.kind == "burning_step" and setup.options["paid_steps"] > 1:
            words = PAID_STEPS.format(most=setup.options["paid_steps"])
            found[f"objective:{card.id}"] = Tip(card.name, words, "SS-109")
    return {key: tip for key, tip in found.items() if is_in_play(key, setup.options["mode"])}


def hand_words(content: Content) -> str:
    """SS-33: how many magic cards a turn allows."""
    most = content.numbers.cards_per_turn
    play = CARDS_A_TURN.get(most) or MORE_CARDS.format(most=most)
    return HAND_TIP.format(play=play)


def is_in_play(component: str, mode: str) -> bool:
    """SS-27: plane, runes, Qi and objectives are of the standard game, titles of the co-op game."""
    family, _, name = component.partition(":")
    if component == "thing:title":
        return mode == "coop"
    is_standard = family in STANDARD_FAMILIES or (family == "thing" and name in STANDARD_THINGS)
    return mode == "standard" or not is_standard


def _glossary_of(content: Content) -> dict[str, Tip]:
    return {
        **_magic(content),
        **_artifacts(content),
        **_objectives(content),
        **_colours(content),
        **_tiles(content),
        **{f"thing:{key}": Tip(*words) for key, words in THINGS.items()},
    }


def _colour(content: Content, code: str) -> str:
    return content.colour[CODES.index(code)].name if code else ""


def _magic(content: Content) -> dict[str, Tip]:
    found = {}
    for card in content.magic:
        words, rule = MAGIC_TIPS[card.kind]
        colour = _colour(content, card.colour)
        name = names.MAGIC_NAMES[card.kind].format(colour=colour)
        found[f"magic:{card.id}"] = Tip(name, words.format(colour=colour), rule)
    return found


def _artifacts(content: Content) -> dict[str, Tip]:
    found = {}
    for card in content.artifact:
        cost = ", ".join(_colour(content, code) for code in card.cost)
        words = ARTIFACT_TIP.format(points=card.points, cost=cost)
        found[f"artifact:{card.id}"] = Tip(card.name, words, "SS-142")
    return found


def _objectives(content: Content) -> dict[str, Tip]:
    return {f"objective:{card.id}": objective_tip(card) for card in content.objective}


def objective_tip(card: Objective) -> Tip:
    """What an objective pays, with its own numbers."""
    words, rule = OBJECTIVE_TIPS[card.kind]
    return Tip(card.name, words.format(tiers=_tiers(card)), rule)


def _tiers(card: Objective) -> str:
    return ", ".join(
        TIER.format(at=tier.at, gifts=names.gift_words(tier.qi, tier.steps)) for tier in card.tiers
    )


def _colours(content: Content) -> dict[str, Tip]:
    """Stones and runes of each colour (SS-2)."""
    found = {}
    for colour in content.colour:
        words = STONE_TIP.format(colour=colour.name, element=colour.element)
        found[f"stone:{colour.code}"] = Tip(colour.name.capitalize(), words, "SS-2")
        rune = names.RUNE_NAME.format(element=colour.element)
        bonus = RUNE_TIP.format(colour=colour.name)
        found[f"rune:{colour.code}"] = Tip(rune, bonus, "SS-141")
        stack = STACK_NAME.format(element=colour.element)
        found[f"stack:{colour.code}"] = Tip(stack, bonus, "SS-91")
    return found


def _tiles(content: Content) -> dict[str, Tip]:
    return {
        f"tile:{tile.id}": Tip(tile.id, TILE_TIP.format(rows=" ".join(tile.rows)), "SS-18")
        for tile in content.tile
    }
