"""A name and a tooltip for every component."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import HouseTip, Tip, reworded
from hexmoot.games.rune_stones.content.cards import FAMILIES, card_index
from hexmoot.games.rune_stones.content.parts import Part
from hexmoot.games.rune_stones.content.read import Content, standard
from hexmoot.games.rune_stones.rules.kinds import (
    COLOUR_NAMES,
    COLOURS,
    OP_RAISE,
    OP_STEAL,
    OP_SWITCH,
    OP_WISP,
    WHITE,
)
from hexmoot.games.rune_stones.words.text import STONE_TEXTS, TOADSTOOL_TEXTS, ability_text

# ---- tooltips


def smithy_text(part: Part, ore_price: int) -> str:
    """What a smithy asks and gives."""
    kind = "gems of any colours" if part.id == "sW" else "gems of the artifact's colour"
    text = f"Pay {part.numbers['gems']} {kind}, or {ore_price} ore."
    bonus = ability_text(part.ability)
    return f"{text} Paid in gems: {bonus[0].lower()}{bonus[1:]}" if bonus else text


def magic_text(magic: int, colour: int) -> str:
    """The magic of a card in words."""
    kind = "rainbow" if colour == WHITE else COLOUR_NAMES[colour]
    return f"{magic} {kind} magic"


BANSHEE_RULES: Final = {
    OP_STEAL: "RS-133",
    OP_RAISE: "RS-135",
    OP_WISP: "RS-136",
    OP_SWITCH: "RS-137",
}


def _card_tips(content: Content, coloured: Mapping[int, int] | None = None) -> dict[str, Tip]:
    """RS-35, V-5: every card; `coloured` says which druids have magic of one colour."""
    tips = {}
    for card in content.cards:
        colour = (coloured or {}).get(card.number, card.colour)
        text = f"{magic_text(card.magic, colour).capitalize()}. {ability_text(card.ability)}"
        rule = BANSHEE_RULES.get(card.ability.sides[0][0].opcode, "RS-51")
        tips[f"card:{card.number}"] = Tip(f"{card.number} {card.name}", text, rule)
    return tips


def _part_tips(content: Content) -> dict[str, Tip]:
    tips = {}
    for part in content.smithies:
        tips[part.id] = Tip(part.name, smithy_text(part, content.numbers["ore_price"]), "RS-74")
    for part in (*content.die, *content.wisps):
        rule = "RS-132" if part.id.startswith("WT") else "RS-68"
        tips[part.id] = Tip(part.name, ability_text(part.ability), rule)
    for part, text in zip(content.toadstools, TOADSTOOL_TEXTS, strict=True):
        tips[part.id] = Tip(part.name, text, "RS-147")
    for part, text in zip(content.stones, STONE_TEXTS, strict=True):
        tips[part.id] = Tip(part.name, text, "RS-126")
    return tips


def _affinity_tips(content: Content) -> dict[str, Tip]:
    """RS-14, V-6: what sets a seat apart where one druid card follows its colour."""
    card = content.cards[card_index(content.affinity_card)].name
    found = {}
    for colour in COLOUR_NAMES[:COLOURS]:
        gems = f"{content.affinity_gems} {colour} gem{'s' * (content.affinity_gems > 1)}"
        text = f"The druid card {card} of this player gives {gems}."
        found[f"affinity:{colour}"] = Tip(f"{colour.capitalize()} affinity", text, "RS-14")
    return found


def _space_tips(content: Content) -> dict[str, Tip]:
    tips = {}
    for space, ability in enumerate(content.forest):
        name = "Start" if space == 0 else f"Forest space {space}"
        tips[f"forest:{space}"] = Tip(name, ability_text(ability) or "No bonus.", "RS-144")
    for space in content.night_spaces:
        text = "A wisp token here gives a wisp tile to whoever reaches or passes it, once each."
        tips[f"t{space}"] = Tip(f"Score space {space}", text, "RS-127")
    return tips


COMPONENT_TIPS: Final = {
    "t65": Tip("Throne", "It marks the target score; whoever gets there starts the last round."),
    "cdeck": Tip("Creature deck", "Face down; new display cards come from here.", "RS-48"),
    "gdisc": Tip("General discard", "Lost creatures lie here, open to all.", "RS-56"),
    "asup": Tip("Artifact supply", "Face down; restocks the smithies.", "RS-87"),
    "adisc": Tip("Artifact discard", "Coloured artifacts out of traded rows.", "RS-100"),
    "A-B": Tip("Blue artifact", "Goes to the blue slot of a row.", "RS-78"),
    "A-Y": Tip("Yellow artifact", "Goes to the yellow slot of a row.", "RS-78"),
    "A-G": Tip("Green artifact", "Goes to the green slot of a row.", "RS-78"),
    "A-R": Tip("Red artifact", "Goes to the red slot of a row.", "RS-78"),
    "A-W": Tip("Wild artifact", "Goes to any empty slot of a row.", "RS-79"),
    "supply:blue": Tip("Blue gem", "Pays for blue artifacts.", "RS-74"),
    "supply:yellow": Tip("Yellow gem", "Pays for yellow artifacts.", "RS-74"),
    "supply:green": Tip("Green gem", "Pays for green artifacts.", "RS-74"),
    "supply:red": Tip("Red gem", "Pays for red artifacts.", "RS-74"),
    "supply:white": Tip("Wild gem", "Takes the place of a gem of any colour.", "RS-7"),
    "supply:ore": Tip("Ore", "Three ore pay at any smithy.", "RS-75"),
    "NT-W": Tip("Wisp token", "Reach or pass it to choose a wisp tile.", "RS-127"),
    "NT-Q": Tip("Quiet moon", "A night token without effect.", "RS-127"),
    "forge": Tip("Forge token", "Forging here moves your familiar one space.", "RS-152"),
    "familiar": Tip("Familiar", "Walks the forest; the furthest score at the end.", "RS-163"),
    "main:summon": Tip(
        "Summon",
        "Play hand cards for their magic and buy creatures; what is left is lost.",
        "RS-43",
    ),
    "main:utilize": Tip(
        "Utilize", "Play two hand cards for their abilities; the higher number is lost.", "RS-55"
    ),
    "main:forge": Tip("Forge", "Pay for the artifact of a smithy and put it in a row.", "RS-78"),
    "first": Tip("First player marker", "Every round begins here.", "RS-5"),
    **{
        f"d{slot}": Tip(f"Display slot {slot}", "Its price stands below the card.", "RS-38")
        for slot in range(1, 7)
    },
    **{
        f"w{tile}": Tip(f"Wisp space {tile}", "A face-up wisp tile.", "RS-132")
        for tile in range(1, 5)
    },
}


HOUSE_TIPS: Final[tuple[HouseTip, ...]] = (
    (
        "gem_magic",
        True,
        "supply:white",
        "Takes the place of a gem of any colour, or is handed in for a magic point.",
        "RS-45",
    ),
    (
        "forge_token_any_payment",
        False,
        "forge",
        "Forging here for gems moves your familiar one space.",
        "RS-152",
    ),
    (
        "extra_point_on_die",
        True,
        "ST-XPP",
        "In Utilize a card that scores, by its die too, brings 1 point more.",
        "RS-71",
    ),
    (
        "util3_lost",
        "highest",
        "ST-UTIL3",
        "In Utilize you may play 3 cards; the highest number is then the one you lose.",
        "RS-124",
    ),
)
AFFINITY_TEXT: Final = "{magic}. Take {gems} gems of your own affinity's colour."
ORE_TEXT: Final = "{price} ore pay at any smithy."
THRONE_TEXT: Final = (
    "It marks the target, {target} points; whoever gets there starts the last round."
)


@cache
def glossary() -> dict[str, Tip]:
    """A name and a tooltip for every component of the built-in content."""
    return _glossary_of(standard())


def glossary_for(setup: Setup) -> dict[str, Tip]:
    """The tips of what is in play, made of this table's content, as the options make them read."""
    content: Content = setup.content.content
    options = setup.options
    found = reworded(_glossary_of(content), options, HOUSE_TIPS)
    if options["druid_magic"] == "coloured":
        found |= _card_tips(content, content.coloured_druids)
    if options["druid_decks"] == "affinity":
        found |= _affinity_card_tip(content, found)
    found |= _number_tips(content, options)
    return {key: tip for key, tip in found.items() if _is_in_play(content, key, options)}


def _number_tips(content: Content, options: Mapping[str, Any]) -> dict[str, Tip]:
    """RS-75, RS-157: the target and the price in ore of this table."""
    throne = THRONE_TEXT.format(target=options["target_score"])
    ore = ORE_TEXT.format(price=content.numbers["ore_price"])
    return {
        "t65": Tip(COMPONENT_TIPS["t65"].name, throne),
        "supply:ore": Tip(COMPONENT_TIPS["supply:ore"].name, ore, "RS-75"),
    }


def _affinity_card_tip(content: Content, tips: Mapping[str, Tip]) -> dict[str, Tip]:
    """RS-14, V-6: the druid card that gives each seat gems of another colour."""
    key = f"card:{content.affinity_card}"
    magic = tips[key].text.split(". ")[0]
    text = AFFINITY_TEXT.format(magic=magic, gems=content.affinity_gems)
    return {key: Tip(tips[key].name, text, "RS-14")}


def _is_in_play(content: Content, component: str, options: Mapping[str, Any]) -> bool:
    """Nocturnal Creatures and the Enchanted Forest bring components of their own."""
    if component in _of_the_night(content):
        return bool(options["nocturnal"])
    return bool(options["forest"]) or component not in _of_the_forest(content)


def _of_the_night(content: Content) -> set[str]:
    """RS-20, RS-127, RS-132: banshees, night tokens on their spaces, and wisps."""
    found = {part.id for part in content.wisps} | {"NT-W", "NT-Q", "w1", "w2", "w3", "w4"}
    found |= {f"t{space}" for space in content.night_spaces}
    first, count, _ = FAMILIES["banshees"]
    return found | {f"card:{number}" for number in range(first, first + count)}


def _of_the_forest(content: Content) -> set[str]:
    """RS-143, RS-147, RS-152: the track with its familiars, toadstools and the forge token."""
    found = {part.id for part in content.toadstools} | {"forge", "familiar"}
    return found | {f"forest:{space}" for space in range(len(content.forest))}


def _glossary_of(content: Content) -> dict[str, Tip]:
    return {
        **COMPONENT_TIPS,
        **_card_tips(content),
        **_part_tips(content),
        **_space_tips(content),
        **_affinity_tips(content),
    }
