"""The table as boxes of text, made from the view alone, for the terminal and the plain page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexmoot.engine.wording import Panel, PanelRow
from hexmoot.games.mushroom_sorcerer.shown.hints.war import odds_text
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.glossary import THINGS
from hexmoot.games.mushroom_sorcerer.words.names import GOODS, LEVELS, POTIONS, amount_text
from hexmoot.games.mushroom_sorcerer.words.text import PANELS

View = Mapping[str, Any]

CELL: Final = 13
GU_LETTERS: Final = {"flame": "F", "stone": "S", "water": "W", "thunder": "T", "moon": "M"}
GOOD_MARKS: Final = {"flame": "f", "stone": "s", "mana": "m", "drop": "d", "flask": "k", None: " "}
KIND_MARKS: Final = {"ground": "", "plateau": "=", "shrine": "*", "forbidden": "#"}


def panels(view: View) -> list[Panel]:
    """Forest, round, war, one box a seat, decks and supply."""
    return [
        Panel(PANELS["forest"], picture=forest_picture(view)),
        round_panel(view),
        *war_panel(view),
        *(seat_panel(view, seat) for seat in view["seats"]),
        decks_panel(view),
        supply_panel(view),
    ]


def round_panel(view: View) -> Panel:
    """Where the game is and what wins it."""
    names = [view["seats"][seat]["name"] for seat in view["order"]]
    moons = [PANELS["moons_text"].format(**point) for point in view["checkpoints"]]
    goal = PANELS["goal_text"].format(goal=view["goal"], moons=text.listing(moons))
    rows = [PanelRow(PANELS["order"], ", ".join(names)), PanelRow(PANELS["goal"], goal)]
    if view["dominance"]:
        rows.append(PanelRow(PANELS["alarm"], PANELS["alarm_text"]))
    title = PANELS["round"].format(
        round=view["round"], most=view["max_rounds"], phase=view["phase_name"]
    )
    return Panel(title, tuple(rows))


def war_panel(view: View) -> list[Panel]:
    """Both forces side by side, and the odds."""
    war = view["war"]
    if war is None:
        return []
    names = {side: view["seats"][war[side]["seat"]]["name"] for side in ("attacker", "defender")}
    rows = [
        PanelRow(names[side], PANELS["war_side"].format(**war[side]), f"land:{war[side]['land']}")
        for side in names
    ]
    rows.append(PanelRow(PANELS["odds"], odds_text(war)))
    return [Panel(PANELS["war"].format(**names), tuple(rows))]


def seat_panel(view: View, seat: View) -> Panel:
    """What one sorcerer has and how far they are."""
    goods = [amount_text("drop", seat["drops"]), amount_text("mana", seat["mana"])]
    goods.append(amount_text("flask", seat["flasks"]))
    rows = (
        PanelRow(PANELS["path"], path_text(view, seat)),
        PanelRow(PANELS["goods"], ", ".join(goods)),
        PanelRow(PANELS["reserve"], reserve_text(seat["reserve"]), f"reserve:{seat['seat']}"),
        PanelRow(PANELS["elements"], elements_text(seat["elements"])),
        PanelRow(PANELS["archive"], archive_text(seat["archive"])),
        PanelRow(PANELS["potion"], potion_text(seat)),
        PanelRow(PANELS["potions_left"], potions_text(seat["potions_left"])),
        PanelRow(PANELS["dice"], str(seat["dice"])),
        PanelRow(PANELS["platforms"], str(seat["platforms"])),
    )
    return Panel(f"{seat['name']} {seat['title']}", rows, seat=seat["seat"])


def path_text(view: View, seat: View) -> str:
    """Influence against the goal, or moon elements against the next checkpoint."""
    if seat["path"] == "influence":
        return PANELS["path_influence"].format(influence=seat["influence"], goal=view["goal"])
    needs = PANELS["path_next"].format(**seat["needs"])
    return PANELS["path_moon"].format(moon=seat["moon"], gus=seat["moon_gus"], next=needs)


def reserve_text(reserve: Mapping[str, int]) -> str:
    """The servants at home."""
    found = [amount_text(kind, number) for kind, number in reserve.items() if number]
    return ", ".join(found) or PANELS["none"]


def elements_text(elements: list[View]) -> str:
    """`flame 4 (II), stone 0 (0), …`"""
    return ", ".join(f"{row['element']} {row['at']} ({LEVELS[row['level']]})" for row in elements)


def archive_text(archive: list[View]) -> str:
    """The scrolls, used ones marked."""
    names = [
        PANELS["flipped"].format(spell=scroll["name"]) if scroll["flipped"] else scroll["name"]
        for scroll in archive
    ]
    return ", ".join(names) or PANELS["none"]


def potion_text(seat: View) -> str:
    """The potion of the round."""
    if seat["potion"] is None:
        return PANELS["none"]
    name = str(seat["potion_name"])
    return PANELS["potion_mastered"].format(potion=name) if seat["potion_mastered"] else name


def potions_text(keys: list[str]) -> str:
    """The potions not drunk yet."""
    return ", ".join(POTIONS[key][0] for key in keys) or PANELS["none"]


def decks_panel(view: View) -> Panel:
    """The four visible scrolls."""
    rows = []
    for deck in view["decks"]:
        words = PANELS["deck_empty"]
        if deck["top"] is not None:
            words = PANELS["deck_text"].format(
                spell=deck["top_name"], mana=deck["mana"], left=deck["left"]
            )
        rows.append(PanelRow(deck["name"], words, deck["id"]))
    return Panel(PANELS["decks"], tuple(rows))


def supply_panel(view: View) -> Panel:
    """What is left to be gained."""
    rows = [
        PanelRow(GOODS[key][1], PANELS["endless"] if left is None else str(left))
        for key, left in view["supply"].items()
    ]
    box = ", ".join(f"{key} {left}" for key, left in view["box"].items())
    rows.append(PanelRow(PANELS["box"], box))
    rows.append(PanelRow(GOODS["die"][1], str(view["dice"])))
    rows.append(PanelRow(THINGS["debris"][0], str(view["debris"])))
    return Panel(PANELS["supply"], tuple(rows))


# ---- the forest as a text picture


def forest_picture(view: View) -> str:
    """Four rows of five cells: label, kind, resource and debris; below them the tower."""
    lines = []
    for row in range(4):
        cells = [land for land in view["lands"] if land["row"] == row]
        lines.append(" ".join(_ground(land).ljust(CELL) for land in cells).rstrip())
        lines.append(" ".join(_tower(view, land).ljust(CELL) for land in cells).rstrip())
    return "\n".join(lines)


def _ground(land: View) -> str:
    """`Birch= k x`: a plateau with a flask and debris."""
    debris = "x" if land["debris"] else ""
    return f"{land['label']}{KIND_MARKS[land['kind']]} {GOOD_MARKS[land['resource']]} {debris}"


def _tower(view: View, land: View) -> str:
    """`Ba WFS 1f2s`: owner, GUs from the ground up, servants."""
    if land["owner"] is None:
        return ""
    owner = view["seats"][land["owner"]]["name"][:2]
    stack = "".join(GU_LETTERS[kind] for kind in land["stack"])
    return f"{owner} {stack} {land['flame']}f{land['stone']}s"
