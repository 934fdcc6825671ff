"""What people see: the whole table as plain data. Nothing of this game is private (SS-7)."""

from __future__ import annotations

from typing import Any, Final

from hexmoot.engine.native.numbers import bit_count
from hexmoot.engine.sharing import shared
from hexmoot.games.sorcerer_stones.rules import kinds, scoring
from hexmoot.games.sorcerer_stones.rules.geometry import ZONE_SLOTS
from hexmoot.games.sorcerer_stones.rules.kinds import (
    CODES,
    COOP,
    GROUP,
    INTRO,
    OFFER,
    STANDARD,
)
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.shown.hints.outlook import outlook
from hexmoot.games.sorcerer_stones.shown.hints.preview import gain_here, gain_view
from hexmoot.games.sorcerer_stones.shown.offer import offer_view
from hexmoot.games.sorcerer_stones.shown.plane import standard_view
from hexmoot.games.sorcerer_stones.shown.seats import crafted_list, seat_view
from hexmoot.games.sorcerer_stones.shown.zones import next_stones, zone_views
from hexmoot.games.sorcerer_stones.words import names, text

Data = dict[str, Any]

# SS-29: the steps of a turn; 0 while Taoists are placed, 1 where cards are played.
STEP_OF: Final = {
    kinds.CHOOSE_COLOUR: 0,
    kinds.PLACE_TAOIST: 0,
    kinds.WHICH_STONES: 2,
    kinds.PLACE_STONE: 2,
    kinds.SPIRIT_STEP: 3,
    kinds.PAY_STEP: 3,
    kinds.FREE_STEP: 4,
    kinds.CRAFT: 6,
    kinds.PAY_SYMBOL: 6,
    kinds.RETURN_ORDER: 6,
    kinds.CRAFT_BONUS: 6,
    kinds.GIVE_BACK: 6,
}
CARD_STEP: Final = 1
CLAIM_STEP: Final = {kinds.AFTER_WALK: 3, kinds.AFTER_FREE_STEPS: 4, kinds.AFTER_BONUS: 6}


def table_view(table: Table, viewer: int | None) -> Data:
    """SS-7: everything lies open; the asked seat also sees where its answers lead."""
    return _board_view(table, viewer) | outlook(table, viewer)


def glance_view(table: Table, viewer: int | None) -> Data:
    """The same without the stones that are drawn only while an answer is pointed at."""
    return _board_view(table, viewer) | outlook(table, viewer, is_whole=False)


def _board_view(table: Table, viewer: int | None) -> Data:
    return common_view(table) | offered(table, viewer) | mode_view(table)


@shared
def mode_view(table: Table) -> Data:
    """What only this way to play has on the table."""
    if table.terms.mode == COOP:
        return group_view(table)
    if table.terms.mode == INTRO:
        return {"goal": int(table.tables.intro_goal)}
    return standard_view(table) if table.terms.mode == STANDARD else {}


@shared
def common_view(table: Table) -> Data:
    """What all ways to play have on the table; orders of decks are kept nowhere."""
    return {
        "mode": str(table.setup.options["mode"]),
        "round": int(table.round),
        "turn": int(table.turn),
        "max_rounds": int(table.terms.max_rounds),
        "start_seat": int(table.start_seat),
        "active": int(table.active),
        "step": step_of(table),
        "last_round": last_round(table),
        "zones": zone_views(table),
        "line": [CODES[table.line[index]] for index in range(table.line_length)],
        "next_stones": next_stones(table),
        "artifacts_unseen": int(bit_count(table.artifact_bag)),
        "crafted_in_all": int(table.crafted_count),
        "seats": [seat_view(table, seat) for seat in range(table.seats)],
        "preview": preview_view(table),
        "stones_on_the_way": on_the_way(table),
    }


def offered(table: Table, viewer: int | None) -> Data:
    """The cards on offer, and whom their missing stones are missing: the viewer, if there is one.

    Spectators are shown what the active seat lacks.
    """
    seat = int(table.active) if viewer is None else viewer
    return {"viewer": viewer, "offer": offers_to(table, seat)}


@shared
def offers_to(table: Table, seat: int) -> list[Data | None]:
    """The cards on offer, with what this seat lacks for them."""
    return [offer_view(table, position, seat) for position in range(OFFER)]


def step_of(table: Table) -> int:
    """SS-29: the step of the turn, 1 to 6; 0 while colours are chosen and Taoists placed."""
    kind = int(table.asked())
    if kind == kinds.CLAIM_RUNE:
        return CLAIM_STEP[int(table.argument(kinds.WINDOW))]
    if kind == kinds.RETURN_ORDER and table.is_coop():
        return STEP_OF[kinds.PLACE_STONE]  # SS-159: crafted while the taken stones are placed
    return STEP_OF.get(kind, CARD_STEP)


def group_view(table: Table) -> Data:
    """SS-165: what all crafted together, the title it earns, whether that is a win, all titles."""
    content = table.tables.content
    return {
        "crafted": crafted_list(table, GROUP),
        "title": names.title_of(content, int(table.crafted_count)),
        "success": scoring.is_success(table),
        "titles": [{"crafted": title.crafted, "name": title.name} for title in content.title],
    }


def last_round(table: Table) -> str | None:
    """SS-133, SS-139: why the round under way is the last one, or None."""
    if table.last_reason == 0:
        return None
    return tuple(text.ENDINGS)[int(table.last_reason) - 1]


def on_the_way(table: Table) -> Data:
    """Stones between two places: to the tail, or (co-op) to a card; a zone gives four at most."""
    to_place = names.stone_list(names.row_of(table.placing, 0))
    return {
        "to_tail": names.stone_list(names.row_of(table.pending, 0)),
        "to_place": to_place,
        "room": ZONE_SLOTS - len(to_place),
    }


def preview_view(table: Table) -> Data | None:
    """Until stones are taken: what activating the active seat's zone gives as the board lies."""
    is_before = step_of(table) == CARD_STEP or table.asked() == kinds.WHICH_STONES
    if table.over or not is_before or not table.is_dealt():
        return None
    return gain_view(table, gain_here(table))


# ---- scores


def score_parts(table: Table) -> list[dict[str, int]]:
    """Each seat's points by where they come from."""
    return [seat_parts(table, seat) for seat in range(table.seats)]


def seat_parts(table: Table, seat: int) -> dict[str, int]:
    """SS-141 to SS-146; SS-150, SS-165: other modes know artifacts alone."""
    if table.terms.mode != STANDARD:
        return {text.ARTIFACT_PART: int(scoring.score(table, seat))}
    points = (
        scoring.rune_points(table, seat),
        scoring.artifact_points(table, seat),
        scoring.qi_points(table, seat),
        scoring.symbol_points(table, seat),
        scoring.stone_points(table, seat),
    )
    return {name: int(part) for name, part in zip(text.PARTS, points, strict=True)}
