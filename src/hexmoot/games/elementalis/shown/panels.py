"""The table as titled boxes of text, made from what the viewer was shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.wording import Panel, PanelRow

WHEEL = """\
        Fire
      ↗      ↘
 Water        Earth
      ↖      ↙
        Air
an arrow: reduces; across: friends"""


def panels(table: Mapping[str, Any]) -> list[Panel]:
    """Dice, Mana, spell, the seats and the wheel."""
    return [
        Panel("Round", (PanelRow("round", f"{table['round']} of {table['rounds']}", "round"),)),
        Panel(table["roll"] or "Dice", tuple(_die(die) for die in table["dice"])),
        Panel("Channel", tuple(_pile(pile) for pile in table["channel"])),
        Panel("Flux", tuple(_pile(pile) for pile in table["flux"])),
        *_spell(table),
        *_links(table),
        *(_seat(seat) for seat in table["seats"]),
        *_order(table),
        Panel("The wheel", picture=WHEEL),
    ]


def _pile(pile: Mapping[str, Any]) -> PanelRow:
    amount = "endless" if pile["amount"] is None else str(pile["amount"])
    return PanelRow(pile["colour"], amount, pile["id"])


def _die(die: Mapping[str, Any]) -> PanelRow:
    marks = [mark for mark in ("held", "scorched", "destroyed", "taken") if die[mark]]
    return PanelRow(die["name"], " ".join([die["face"], *marks]), die["id"])


def _spell(table: Mapping[str, Any]) -> list[Panel]:
    spell = table["spell"]
    if spell is None:
        return []
    name = (
        spell["cast"] if spell["cast"] == spell["spell"] else f"{spell['cast']}: {spell['spell']}"
    )
    rows = [PanelRow("spell", name, spell["id"]), PanelRow("paid", str(spell["paid"]))]
    if spell["target"]:
        rows.append(PanelRow("aimed at", spell["target"]))
    rows += [PanelRow("chosen", str(pick["amount"]), pick["id"]) for pick in spell["chosen"]]
    return [Panel("Being cast", tuple(rows))]


def _links(table: Mapping[str, Any]) -> list[Panel]:
    names = [seat["name"] for seat in table["seats"]]
    rows = [
        PanelRow(names[link["owner"]], f"scores {names[link['linked']]}", link["id"])
        for link in table["links"]
    ]
    return [Panel("Earth Links", tuple(rows))] if rows else []


def _seat(seat: Mapping[str, Any]) -> Panel:
    rows = [PanelRow("mage", _mage(seat), seat["id"])]
    rows += [_pile(pile) for pile in seat["pool"]]
    if seat["colourless"]["amount"]:
        rows.append(
            PanelRow("colourless", str(seat["colourless"]["amount"]), seat["colourless"]["id"])
        )
    rows.append(PanelRow("total", str(seat["total"])))
    rows += [_line(line) for line in seat["lines"] if line["name"]]
    rows += [PanelRow("spells cost", f"{seat['leak']} more")] if seat["leak"] else []
    if seat["declared"]:
        rows.append(PanelRow("declared", "may cast or answer" if seat["live"] else "spent"))
    return Panel(seat["name"], tuple(rows), seat=seat["seat"])


def _mage(seat: Mapping[str, Any]) -> str:
    cards = "/".join((card or "?").upper() for card in (seat["major"], seat["minor"]))
    if seat["element"]:
        return f"{seat['mage']} {cards}, {seat['element']} {seat['counts_as']}"
    return f"{seat['mage']} {cards}"


def _line(line: Mapping[str, Any]) -> PanelRow:
    used = ", used" if line["used"] else ""
    return PanelRow(line["name"], f"costs {line['price']}{used}", line["id"])


def _order(table: Mapping[str, Any]) -> list[Panel]:
    if table["order"] in (None, "none"):
        return []
    return [
        Panel(
            "Your standing order", (PanelRow("order", table["order"], f"order:{table['order']}"),)
        )
    ]
