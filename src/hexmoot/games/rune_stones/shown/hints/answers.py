"""What an answer is sure to bring: the rules carry that part out on a copy of the table.

Nothing that rolls, draws or asks is carried out, so that no hint knows more than its reader.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hexmoot.engine.native.stack import FRAME, KIND
from hexmoot.games.rune_stones.content.tables import ability_of
from hexmoot.games.rune_stones.rules.abilities import run_term
from hexmoot.games.rune_stones.rules.actions import ACTIONS, COLOUR, ROW
from hexmoot.games.rune_stones.rules.exchange import answer_exchange
from hexmoot.games.rune_stones.rules.fields import copy_fields
from hexmoot.games.rune_stones.rules.forge import gives_token_step, pay, pays_by_itself
from hexmoot.games.rune_stones.rules.frames import ABILITY_ASKED, CONTEXT, FORGED_AT, TOKEN_SPACE
from hexmoot.games.rune_stones.rules.free_plays import exchange_gem, exchange_ore
from hexmoot.games.rune_stones.rules.gains import (
    context_from,
    gain_resource,
    return_resource,
    source_of,
)
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITY_FOREST,
    ABILITY_SMITHY,
    ABILITY_WISP,
    BY_GEMS,
    COLOUR_NAMES,
    EXCHANGE_ROW,
    GEMS,
    OP_DIE,
    OP_GEM,
    OP_POINTS,
    OP_STEAL,
    OP_TOADSTOOL,
    OR_PICK,
    OR_SECOND,
    ORIGIN_FOREST,
    ORIGIN_SMITHY,
    ORIGIN_WISP,
    PAY_GEM,
    PAYMENTS,
    PICK_GEM,
    RESOURCES,
    ROW_SLOTS,
    SEQUENCE,
    SOURCE,
    SUMMON_BUY,
    SUMMON_CARD,
    SWAP_GEM,
    TERM,
    WHITE,
    WILD_SMITHY,
    WISP_PICK,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.summon import add_gem_magic
from hexmoot.games.rune_stones.rules.utilize import played_context
from hexmoot.games.rune_stones.shown.cards import RESOURCE_KEYS, ability_view
from hexmoot.games.rune_stones.words.names import ROW_NAMES

# What follows beside: gems to choose, a roll, a draw, another question, a familiar's step.
Then = tuple[str, ...]
# Carries out on a copy what is sure about an answer; tells what follows.
Foreseer = Callable[[Table, int, int], Then]
SURE: Final[Then] = ()
GEMS_NEXT: Final = "gems"
DIE_NEXT: Final = "die"
TOADSTOOL_NEXT: Final = "toadstool"
CHOICE_NEXT: Final = "choice"
STEP_NEXT: Final = "step"


def answer_hints(table: Table) -> dict[str, dict[str, Any]]:
    """The hints by the texts of the answers; answers that promise nothing have none."""
    seat = table.seat
    found = {}
    for action in _foreseeable(table):
        word, index = ACTIONS.family(action)
        if word in FORESEERS:
            twin = twin_of(table)
            then = FORESEERS[word](twin, seat, index)
            found[ACTIONS.text(action)] = _difference(table, twin, seat) | {
                "placed": _placed(table, word, index),
                "then": list(then),
            }
    return found


def asking_ability(table: Table) -> dict[str, Any] | None:
    """The ability whose sides or swap the present question is about."""
    if table.asked() not in (OR_PICK, OR_SECOND, SWAP_GEM):
        return None
    return ability_view(ability_of(table, int(table.argument(ABILITY_ASKED))))


def twin_of(table: Table) -> Table:
    """A copy that is carried on with by single rules and never played."""
    twin = Table(table.setup, table.tables, table.terms, False)
    twin.copy_base(table)
    copy_fields(twin, table)
    return twin


def _foreseeable(table: Table) -> list[int]:
    """The legal answers; of gems also those that can be paid after others."""
    if table.asked() != PAY_GEM:
        return table.legal()
    base = table.seat * RESOURCES
    return [COLOUR + colour for colour in range(GEMS) if table.owned[base + colour] > 0]


# ---- what has changed


def _difference(table: Table, twin: Table, seat: int) -> dict[str, Any]:
    """Gems, ore, points and magic, where the points lead, and the magic that is left."""
    base = seat * RESOURCES
    change = {
        key: int(twin.owned[base + kind] - table.owned[base + kind])
        for kind, key in enumerate(RESOURCE_KEYS)
        if twin.owned[base + kind] != table.owned[base + kind]
    }
    return {
        "change": change,
        "points": int(twin.score[seat] - table.score[seat]),
        "score": int(twin.score[seat]),
        "magic": int(twin.pool - table.pool),
        "pool": int(twin.pool),
        "wisps": _wisps_called(table, twin),
        "starts_last_round": bool(twin.final_round and not table.final_round),
    }


def _wisps_called(table: Table, twin: Table) -> list[int]:
    """RS-127: the score spaces whose tokens the points reach, the lowest first."""
    frames = range(int(twin.depth) - 1, int(table.depth) - 1, -1)
    return [
        int(twin.frames[frame * FRAME + TOKEN_SPACE])
        for frame in frames
        if twin.frames[frame * FRAME + KIND] == WISP_PICK
    ]


def _placed(table: Table, word: str, index: int) -> dict[str, str] | None:
    """RS-78, RS-79: the slot an artifact would lie on."""
    if word == "place":
        row, slot = divmod(index, ROW_SLOTS)
        colour = "white"
    elif word == "row" and table.asked() != EXCHANGE_ROW:
        row, slot = index, int(table.smithies[int(table.argument(FORGED_AT))])
        colour = COLOUR_NAMES[slot]
    else:
        return None
    return {
        "target": f"p{table.seat}:{ROW_NAMES[row]}:{COLOUR_NAMES[slot]}",
        "colour": colour,
    }


# ---- abilities


def _carry_out(twin: Table, seat: int, ability: int, context: int) -> Then:
    """RS-61: a sequence of terms; where a side or a gem is chosen first, nothing is sure."""
    if twin.tables.shape[ability] != SEQUENCE:
        return (CHOICE_NEXT,)
    return _carry_out_side(twin, seat, ability, 0, context)


def _carry_out_side(twin: Table, seat: int, ability: int, side: int, context: int) -> Then:
    """The sure terms of one side, and what the others are."""
    tables = twin.tables
    terms = tables.ability_terms
    then = []
    place = ability * 2 + side
    for term in range(int(tables.begins[place]), int(tables.ends[place]), TERM):
        opcode, colour, count = (int(terms[term + part]) for part in range(TERM))
        if _is_sure(opcode, colour, context):
            run_term(twin, seat, opcode, colour, count, context)
        else:
            then.append({OP_DIE: DIE_NEXT, OP_TOADSTOOL: TOADSTOOL_NEXT}.get(opcode, CHOICE_NEXT))
    return tuple(then)


def _is_sure(opcode: int, colour: int, context: int) -> bool:
    """Does the term need neither chance nor another answer?"""
    if opcode == OP_GEM:
        return colour != SOURCE or source_of(context) != WHITE
    return opcode in (OP_POINTS, OP_STEAL)


# ---- by family


def _use(twin: Table, seat: int, index: int) -> Then:
    """RS-53, RS-151: a played card, for the first time or once more."""
    ability = int(twin.tables.ability_of(seat, twin.played[index]))
    return _carry_out(twin, seat, ability, int(played_context(twin, index)))


def _familiar(twin: Table, seat: int, index: int) -> Then:
    """RS-143, RS-144: the bonus of the next space."""
    space = int(twin.familiar[seat]) + 1
    context = int(context_from(WHITE, ORIGIN_FOREST))
    return _carry_out(twin, seat, ABILITY_FOREST + space, context)


def _tile(twin: Table, seat: int, tile: int) -> Then:
    """RS-132: a wisp's effect."""
    context = int(context_from(WHITE, ORIGIN_WISP))
    return _carry_out(twin, seat, ABILITY_WISP + int(twin.wisp_up[tile]), context)


def _smith(twin: Table, seat: int, index: int) -> Then:
    smithy, payment = divmod(index, PAYMENTS)
    return _forge(twin, seat, smithy, payment)


def _smith_wild(twin: Table, seat: int, payment: int) -> Then:
    return _forge(twin, seat, WILD_SMITHY, payment)


def _forge(twin: Table, seat: int, smithy: int, payment: int) -> Then:
    """RS-74 to RS-77, RS-83, RS-84: what is paid unasked, and for gems the smithy's bonus."""
    is_asked = payment == BY_GEMS and not pays_by_itself(twin, seat, smithy)
    if not is_asked:
        pay(twin, seat, smithy, payment)
    bonus = _bonus(twin, seat, smithy) if payment == BY_GEMS else SURE
    step = (STEP_NEXT,) if gives_token_step(twin, seat, smithy, payment) else SURE
    return (*((GEMS_NEXT,) if is_asked else SURE), *bonus, *step)


def _bonus(twin: Table, seat: int, smithy: int) -> Then:
    """RS-84: what a smithy gives beside the artifact."""
    colour = WHITE if smithy == WILD_SMITHY else int(twin.smithies[smithy])
    context = int(context_from(colour, ORIGIN_SMITHY))
    return _carry_out(twin, seat, ABILITY_SMITHY + smithy, context)


def _colour(twin: Table, seat: int, colour: int) -> Then:
    """A gem taken, paid, handed in for magic or swapped."""
    kind = twin.asked()
    if kind == SWAP_GEM:
        return_resource(twin, seat, colour, 1)
        return _side(twin, seat, 0)
    if kind == PICK_GEM:
        gain_resource(twin, seat, colour, 1)
    elif kind == PAY_GEM:
        return_resource(twin, seat, colour, 1)
    elif kind == SUMMON_CARD:
        add_gem_magic(twin, seat)
    return SURE


def _side(twin: Table, seat: int, side: int) -> Then:
    """RS-62, RS-63: one side of an ability, or what a swap gives."""
    ability, context = int(twin.argument(ABILITY_ASKED)), int(twin.argument(CONTEXT))
    return _carry_out_side(twin, seat, ability, side, context)


def _nothing(twin: Table, seat: int, index: int) -> Then:
    """A tile placed or a creature taken for free brings nothing else."""
    return SURE


def _row(twin: Table, seat: int, row: int) -> Then:
    """RS-91, RS-93: a row traded in; a tile placed brings nothing by itself."""
    if twin.asked() == EXCHANGE_ROW:
        answer_exchange(twin, seat, ROW + row)
    return SURE


def _gem_for_ore(twin: Table, seat: int, colour: int) -> Then:
    """RS-111: a gem becomes an ore."""
    exchange_gem(twin, seat, colour)
    return SURE


def _ore_for_gem(twin: Table, seat: int, colour: int) -> Then:
    """RS-111: an ore becomes a gem."""
    exchange_ore(twin, seat, colour)
    return SURE


def _slot(twin: Table, seat: int, slot: int) -> Then:
    """RS-39: a creature that is bought leaves so much magic."""
    if twin.asked() == SUMMON_BUY:
        twin.pool -= twin.terms.display_costs[slot]
    return SURE


FORESEERS: Final[dict[str, Foreseer]] = {
    "use": _use,
    "familiar": _familiar,
    "tile": _tile,
    "smith": _smith,
    "smith-wild": _smith_wild,
    "colour": _colour,
    "side": _side,
    "row": _row,
    "place": _nothing,
    "slot": _slot,
    "free-slot": _nothing,
    "gem-for-ore": _gem_for_ore,
    "ore-for-gem": _ore_for_gem,
}
