"""What is being asked, in one sentence."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.native.stack import A
from hexmoot.games.alchemists_race.rules.kinds import DECISIONS, LOSE_POTIONS, LOSE_RESOURCES
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.words.names import seat_name, seats_in
from hexmoot.games.alchemists_race.words.text import count, listing

PROMPTS: Final[dict[str, str]] = {
    "pre_roll": "Roll the die, or do something first?",
    "pre_roll_market": "Roll the die, or use the Market first?",
    "post_roll": "You rolled {die}. Walk it?",
    "path": "Which way? {steps} to go.",
    "path_market": "Stop at the Market, or walk on? {steps} to go.",
    "encounter": "You meet {met}. Attack?",
    "lose_resources_space": "This space takes {pieces} from you: which one goes first?",
    "lose_resources_attack": "{attacker} hit you, {pieces} must go: which one first?",
    "lose_potions": "This space takes {pieces} from you: which one goes first?",
    "end_move": "Your move is done. What now?",
    "end_move_extra": "Your move is done, {rolls} left. What now?",
    "market_turn": "Craft and sell as you like, then end the turn.",
}
WAITING: Final = "Waiting for {seat}."
GAME_OVER: Final = "The game is over."


def prompt(table: Table, viewer: int | None) -> str:
    """The question in words for the asked seat, and for others whom we wait for."""
    if table.over:
        return GAME_OVER
    if viewer != table.seat:
        return WAITING.format(seat=seat_name(table.seat))
    noun = "potion" if table.asked() == LOSE_POTIONS else "resource"
    met = seats_in(table, int(table.encounters))
    return PROMPTS[_key(table)].format(
        die=table.die,
        steps=count(int(table.steps_left), "step"),
        rolls=count(int(table.extra_rolls), "extra roll"),
        met=listing([seat_name(seat) for seat in met]),
        attacker=seat_name(int(table.active)),
        pieces=count(int(table.argument(A)), noun),
    )


def _key(table: Table) -> str:
    """Which of the sentences fits the present question."""
    name = DECISIONS[int(table.asked())]
    on_market = table.is_on_market(table.active)
    if name == "lose_resources":
        return f"{name}_space" if table.seat == table.active else f"{name}_attack"
    if name == "end_move" and table.extra_rolls > 0:
        return "end_move_extra"
    if on_market and (name == "pre_roll" or (name == "path" and table.has_stepped)):
        return f"{name}_market"
    return name


def picks_left(table: Table) -> int:
    """AR-56: how many pieces are still to be given up."""
    return int(table.argument(A)) if table.asked() in (LOSE_RESOURCES, LOSE_POTIONS) else 0
