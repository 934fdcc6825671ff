"""The table as boxes of text, made from the view alone, for the terminal and the plain page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.wording import Panel, PanelRow
from hexmoot.games.sorcerer_stones.words.text import PANELS, STEP_NAMES

View = Mapping[str, Any]
CELL_WIDTH, CELL_HEIGHT = 9, 4


def panels(table: View) -> list[Panel]:
    """Zones, turn, plane and stacks, offer, one box a seat."""
    found = [Panel(PANELS["zones"], picture=zones_picture(table)), turn_panel(table)]
    if table.get("plane"):
        found += [
            Panel(PANELS["plane"], picture=plane_picture(table)),
            stacks_panel(table),
        ]
    found.append(offer_panel(table))
    if table.get("objectives"):
        found.append(objectives_panel(table))
    return found + [seat_panel(table, seat) for seat in table["seats"]]


def stones(codes: list[str]) -> str:
    """`R R Y`, or the word for none."""
    return " ".join(codes) or PANELS["nothing"]


def cards(shown: list[View]) -> str:
    """Cards by their names, or the word for none."""
    return ", ".join(card["name"] for card in shown) or PANELS["nothing"]


def zone_name(table: View, seat: View) -> str:
    """The zone a seat's Taoist stands on, or the word for none."""
    names = {zone["id"]: zone["name"] for zone in table["zones"]}
    return str(names.get(seat["zone"], PANELS["nothing"]))


def turn_panel(table: View) -> Panel:
    """Round, step, line, supply and what activating would give."""
    seat = table["seats"][table["active"]]["name"]
    rows = [PanelRow(PANELS["step"], STEP_NAMES[table["step"]])]
    if table["line"]:
        rows.append(PanelRow(PANELS["line"], stones(table["line"]), "line"))
        next_words = [f"{entry['name']} {entry['stone']}" for entry in table["next_stones"]]
        zone = zone_name(table, table["seats"][table["active"]])
        rows.append(PanelRow(PANELS["next"].format(zone=zone), stones(next_words)))
    if "qi_supply" in table:
        rows.append(PanelRow(PANELS["qi_supply"], str(table["qi_supply"]), "qi"))
    if "title" in table:
        rows.append(PanelRow(PANELS["title"], f"{table['title']} ({table['crafted_in_all']})"))
        rows.append(PanelRow(PANELS["together"], cards(table["crafted"])))
    if table["preview"]:
        rows.append(
            PanelRow(PANELS["preview"], table["preview"]["words"], table["preview"]["zone"])
        )
    if table["last_round"]:
        rows.append(PanelRow(PANELS["last_round"], table["last_round"]))
    title = PANELS["turn"].format(round=table["round"], seat=seat)
    return Panel(title if table["round"] else PANELS["setup"], tuple(rows))


def offer_panel(table: View) -> Panel:
    """The cards on offer with cost, points, stones laid and stones lacking."""
    rows = []
    for card in table["offer"]:
        if card is None:
            continue
        words = f"{card['points']} · {' '.join(card['cost'])}"
        if card["placed"]:
            words += f" · {PANELS['placed'].format(stones=stones(card['placed']))}"
        elif card["missing"] and "title" not in table:
            words += f" · {lack(table, card['missing'])}"
        rows.append(PanelRow(card["name"], words, card["id"]))
    rows.append(PanelRow(PANELS["left"], str(table["artifacts_unseen"])))
    return Panel(PANELS["offer"], tuple(rows))


def lack(table: View, missing: list[str]) -> str:
    """What the viewer lacks; for spectators what the active seat lacks."""
    form = PANELS["missing_of" if table["viewer"] is None else "missing"]
    return form.format(seat=table["seats"][table["active"]]["name"], stones=stones(missing))


def objectives_panel(table: View) -> Panel:
    """The open objectives."""
    rows = tuple(PanelRow(card["name"], card["text"], card["id"]) for card in table["objectives"])
    return Panel(PANELS["objectives"], rows)


def stacks_panel(table: View) -> Panel:
    """The rune stacks: top value and number of tokens."""
    rows = []
    for stack in table["stacks"]:
        values = stack["values"]
        words = PANELS["stack_empty"]
        if values:
            words = PANELS["stack"].format(top=values[0], count=len(values))
        rows.append(PanelRow(stack["type"], words, stack["id"]))
    return Panel(PANELS["stacks"], tuple(rows))


def seat_panel(table: View, seat: View) -> Panel:
    """What lies before one seat."""
    rows = [
        PanelRow(PANELS["zone"], zone_name(table, seat)),
        PanelRow(PANELS["magic"], cards(seat["hand"])),
        PanelRow(PANELS["deck"], f"{seat['deck']}, {seat['discard']}"),
        PanelRow(PANELS["reservoir"], stones(seat["stones"])),
    ]
    if "title" not in table:
        rows.append(PanelRow(PANELS["crafted"], cards(seat["crafted"])))
    if "qi" in seat:
        runes = [f"{rune['type']}{rune['value']}" for rune in seat["runes"]]
        qi = str(seat["qi"])
        if seat["credited"]:
            qi = PANELS["credited"].format(qi=seat["qi"], credited=seat["credited"])
        rows += [PanelRow(PANELS["runes"], stones(runes)), PanelRow(PANELS["qi"], qi)]
    number = int(seat["id"].split(":")[1])
    return Panel(seat["name"], tuple(rows), seat=number)


# ---- pictures


def zones_picture(table: View) -> str:
    """The zones where they lie, with their names, stones and Taoists (by seat number)."""
    width = CELL_WIDTH * (1 + max(zone["x"] for zone in table["zones"]))
    height = CELL_HEIGHT * (1 + max(zone["y"] for zone in table["zones"]))
    grid = [[" "] * width for _ in range(height)]
    for zone in table["zones"]:
        for line, words in enumerate(_zone_lines(table, zone)):
            for column, letter in enumerate(words):
                grid[zone["y"] * CELL_HEIGHT + line][zone["x"] * CELL_WIDTH + column] = letter
    return "\n".join("".join(row).rstrip() for row in grid)


def _zone_lines(table: View, zone: View) -> list[str]:
    """One zone as four lines of eight letters."""
    north_west, north_east, south_east, south_west = (
        slot["stone"] or "." for slot in zone["slots"]
    )
    taoists = "".join(table["seats"][seat]["colour"].lower() for seat in zone["taoists"])
    return [
        f"┌{zone['name']:─<6}┐",
        f"│ {north_west}  {north_east} │",
        f"│ {south_west}  {south_east} │",
        f"└{taoists:─<6}┘",
    ]


def plane_picture(table: View) -> str:
    """Six rows of spaces; a Spirit is a small letter, a corner with runes has a bracket."""
    closed = {stack["space"]: stack["type"] for stack in table["stacks"] if stack["values"]}
    lines = []
    for row in range(6):
        spaces = table["plane"][6 * row : 6 * row + 6]
        lines.append(" ".join(_space_text(table, space, closed) for space in spaces).rstrip())
    return "\n".join(lines)


def _space_text(table: View, space: View, closed: Mapping[str, str]) -> str:
    """`G` a space, `[G]` one with runes on it, `Gr` one with the red Spirit."""
    words = f"[{closed[space['id']]}]" if space["id"] in closed else f" {space['colour']} "
    if space["spirit"] is None:
        return f"{words} "
    return f"{words}{table['seats'][space['spirit']]['colour'].lower()}"
