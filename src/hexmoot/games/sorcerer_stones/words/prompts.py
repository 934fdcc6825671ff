"""The questions in words."""

from __future__ import annotations

from hexmoot.engine.native.state import SEAT, A
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.spirit import claimable
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import COLOURS, SYMBOLS, TOKENS
from hexmoot.games.sorcerer_stones.shown.view import asked_kind
from hexmoot.games.sorcerer_stones.words import names, text

Words = dict[str, object]


def prompt(table: StonesTable, viewer: int | None) -> str:
    """The question for the asked seat; the others learn whom they wait for."""
    seat = int(table.argument(SEAT))
    if viewer != seat:
        return text.WAITING.format(seat=names.seat_name(table, seat))
    kind = asked_kind(table)
    return text.PROMPTS[kinds.DECISIONS[kind]].format(**_prompt_words(table, kind))


def _prompt_words(table: StonesTable, kind: int) -> Words:
    """What fills the template of a question."""
    seat = int(table.argument(SEAT))
    argument = int(table.argument(A))
    if kind in (kinds.SECOND_CARD, kinds.WHICH_STONES):
        return {"zone": names.zone_name(int(table.taoist[seat]))}
    if kind == kinds.QUAKE_TARGET:
        return {"zone": names.zone_name(argument)}
    if kind in (kinds.SHIFT_STONE, kinds.PAY_STEP):
        return {"colour": names.colour_name(table, argument)}
    if kind == kinds.SHIFT_PARTNER:
        colour = names.colour_name(table, int(table.slots[argument]))
        return {"colour": colour, "slot": names.slot_name(argument)}
    if kind == kinds.SPIRIT_STEP:
        return {"budget": _budget_words(table)}
    if kind == kinds.CLAIM_RUNE:
        return rune_words(table)
    if kind == kinds.FREE_STEP:
        return {"steps": text.counted(text.STEPS, int(table.free_steps))}
    return _late_prompt_words(table, kind, argument)


def _late_prompt_words(table: StonesTable, kind: int, argument: int) -> Words:
    """Questions of step 6 and of co-op."""
    if kind == kinds.PAY_SYMBOL:
        card = int(table.offer[table.crafting])
        colour = int(table.terms.symbols[card * SYMBOLS + argument])
        return {
            "card": names.artifact_name(table, card),
            "colour": names.colour_name(table, colour),
        }
    if kind == kinds.GIVE_BACK:
        return {"limit": int(table.terms.reservoir_limit)}
    if kind == kinds.PLACE_STONE:
        return _open_symbols(table)
    return {}


def _budget_words(table: StonesTable) -> str:
    counts = [int(table.budget[colour]) for colour in range(COLOURS)]
    return names.stones_words(table, counts) if any(counts) else text.NO_STEPS


def rune_words(table: StonesTable) -> Words:
    kind = int(claimable(table, table.active))
    token = int(table.top_rune(kind))
    value = int(table.terms.rune_value[kind * TOKENS + token])
    return {"element": names.element(table, kind), "value": value}


def _open_symbols(table: StonesTable) -> Words:
    """What the leftmost card still needs."""
    card = int(table.offer[0])
    needs = [
        int(table.terms.cost[card * COLOURS + colour] - table.placed[colour])
        for colour in range(COLOURS)
    ]
    return {
        "card": names.artifact_name(table, card),
        "needs": names.stones_words(table, needs),
    }
