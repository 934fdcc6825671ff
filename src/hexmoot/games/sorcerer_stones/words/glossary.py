"""Every component with its name, what it does and the rule that says so."""

from __future__ import annotations

from hexmoot.engine.wording import Tip
from hexmoot.games.sorcerer_stones.content.read import Content, Objective, standard
from hexmoot.games.sorcerer_stones.rules.kinds import CODES
from hexmoot.games.sorcerer_stones.words import text
from hexmoot.games.sorcerer_stones.words.names import gift_words


def glossary() -> dict[str, Tip]:
    """All tips by component id: `magic:spin`, `artifact:A1`, `objective:OB3`, `thing:line`."""
    content = standard()
    return {
        **_magic(content),
        **_artifacts(content),
        **_objectives(content),
        **_colours(content),
        **_tiles(content),
        **{f"thing:{key}": Tip(*words) for key, words in text.THINGS.items()},
    }


def _colour(content: Content, code: str) -> str:
    return content.colour[CODES.index(code)].name if code else ""


def _magic(content: Content) -> dict[str, Tip]:
    found = {}
    for card in content.magic:
        words, rule = text.MAGIC_TIPS[card.kind]
        colour = _colour(content, card.colour)
        name = text.MAGIC_NAMES[card.kind].format(colour=colour)
        found[f"magic:{card.id}"] = Tip(name, words.format(colour=colour), rule)
    return found


def _artifacts(content: Content) -> dict[str, Tip]:
    found = {}
    for card in content.artifact:
        cost = ", ".join(_colour(content, code) for code in card.cost)
        words = text.ARTIFACT_TIP.format(points=card.points, cost=cost)
        found[f"artifact:{card.id}"] = Tip(card.name, words, "SS-142")
    return found


def _objectives(content: Content) -> dict[str, Tip]:
    return {f"objective:{card.id}": objective_tip(card) for card in content.objective}


def objective_tip(card: Objective) -> Tip:
    """What an objective pays, with its own numbers."""
    words, rule = text.OBJECTIVE_TIPS[card.kind]
    return Tip(card.name, words.format(tiers=_tiers(card)), rule)


def _tiers(card: Objective) -> str:
    return ", ".join(
        text.TIER.format(at=tier.at, gifts=gift_words(tier.qi, tier.steps)) for tier in card.tiers
    )


def _colours(content: Content) -> dict[str, Tip]:
    """Stones and runes of each colour (SS-2)."""
    found = {}
    for colour in content.colour:
        words = text.STONE_TIP.format(colour=colour.name, element=colour.element)
        found[f"stone:{colour.code}"] = Tip(colour.name.capitalize(), words, "SS-2")
        rune = text.RUNE_NAME.format(element=colour.element)
        bonus = text.RUNE_TIP.format(colour=colour.name)
        found[f"rune:{colour.code}"] = Tip(rune, bonus, "SS-141")
        stack = text.STACK_NAME.format(element=colour.element)
        found[f"stack:{colour.code}"] = Tip(stack, bonus, "SS-91")
    return found


def _tiles(content: Content) -> dict[str, Tip]:
    return {
        f"tile:{tile.id}": Tip(tile.id, text.TILE_TIP.format(rows=" ".join(tile.rows)), "SS-18")
        for tile in content.tile
    }
