"""What a table looks like to one reader: built by naming what may be seen."""

from __future__ import annotations

from functools import cache

import msgspec

from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.engine.game import BOARD, Game
from hexmoot.engine.picks import PickMenu as Menu
from hexmoot.engine.picks import pick_menu
from hexmoot.engine.secrets import has_hidden_hands
from hexmoot.engine.wording import Label
from hexmoot.server.bots.characters import character_of
from hexmoot.server.storage.rows import ChatRow, PlayerRow, SeatRow, TableRow
from hexmoot.server.table import clocks, permission
from hexmoot.server.table.commitment import commitment
from hexmoot.server.table.game import TableGame, view_of
from hexmoot.server.table.sights import Plain
from hexmoot.server.table.table import Table
from hexmoot.server.table.undo import way_back
from hexmoot.server.wire.parts import (
    ChatLine,
    Choice,
    Order,
    Origin,
    PickMenu,
    PickSet,
    Position,
    SeatInfo,
    TableInfo,
    TableSummary,
    Undo,
    UndoAsked,
    pace_of,
)


def table_info(table: Table, player: PlayerRow | None, now: float) -> TableInfo:
    """The table for one reader; the seed only when the game is over."""
    return msgspec.convert(plain_info(table, player, now), TableInfo)


def plain_info(table: Table, player: PlayerRow | None, now: float) -> Plain:
    """The same as plain data: what everybody may know is made once for all readers."""
    common, mine = _common_info(table), table.seats_of(player)
    has_clock = table.row.clock.kind != "none"
    if player is None and not has_clock:
        return common
    seats = [
        {**seat, "mine": number in mine, "clock": clocks.time_left(table, number, now)}
        if has_clock or number in mine
        else seat
        for number, seat in enumerate(common["seats"])
    ]
    viewers = permission.viewers(table, player)
    is_host = player is not None and table.row.host == player.id
    return {**common, "seats": seats, "is_host": is_host, "viewers": viewers}


def _common_info(table: Table) -> Plain:
    """The table for whoever has no seat; kept until something in it changes."""
    key = (table.row.version, table.presence_changes, permission.is_open_book(table))
    if table.info is not None and table.info[0] == key:
        return table.info[1]
    found: Plain = msgspec.to_builtins(_whole_info(table))
    # What is not stored yet may never be: nobody is told of it later.
    if not table.is_stale:
        table.info = (key, found)
    return found


def _whole_info(table: Table) -> TableInfo:
    row = table.row
    game = registry.game(row.game) if table.game is None else table.game.match.game
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game.title,
        board=board_address(game),
        status=row.status,
        seats=[_seat_info(table, seat) for seat in table.seats],
        options=row.options,
        preset=row.preset,
        clock=row.clock,
        absence=row.absence,
        level=row.level,
        listed=row.listed,
        practice=row.practice,
        challenge=row.challenge,
        matched=row.matched,
        hides=has_hidden_hands(game),
        is_host=False,
        viewers=permission.viewers(table, None),
        spectators=table.present.watchers(table.people()),
        commitment=commitment(int(row.seed, 16)),
        seed=row.seed if permission.is_open_book(table) else None,
        created=row.created,
        started=row.started,
        ended=row.ended,
        origin=None if row.origin is None else Origin(table=row.origin, ply=row.origin_ply),
        rematch=row.rematch,
    )


def _seat_info(table: Table, seat: SeatRow) -> SeatInfo:
    """A seat without its clock, which runs."""
    shown = seat_summary(table.row, seat, None)
    shown.online = table.present.is_here(seat.player)
    shown.back = clocks.time_on_return(table, seat.seat) if seat.stand_in else None
    return shown


def seat_summary(row: TableRow, seat: SeatRow, player: PlayerRow | None) -> SeatInfo:
    """A seat as far as the database alone tells."""
    character = character_of(seat)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in != "",
        away=seat.stand_in,
        mine=player is not None and seat.player == player.id,
        asked=row.status == "playing" and row.asked == seat.seat,
        manner="" if character is None else character.manner,
    )


def title_of(game: str) -> str:
    """What a game is called; the bare name of one that is not installed here any more."""
    try:
        return registry.game(game).title
    except UnknownGame:
        return game


@cache
def board_address(game: Game) -> str:
    """Where the page finds the board that a game's package brings; nothing if it brings none.

    Looked up once: packages do not change while they are loaded.
    """
    return "" if game.board_folder() is None else f"/boards/{game.name}/{BOARD}"


def summary(row: TableRow, seats: list[SeatRow], player: PlayerRow | None) -> TableSummary:
    """A line of a list of tables."""
    shown = [seat_summary(row, seat, player) for seat in seats]
    return TableSummary(
        id=row.id,
        game=row.game,
        title=title_of(row.game),
        status=row.status,
        seats=shown,
        ply=row.ply,
        asked=row.asked,
        my_move=any(seat.asked and seat.mine for seat in shown),
        listed=row.listed,
        updated=row.updated,
        practice=row.practice,
        preset=row.preset,
        pace=pace_of(row.clock),
        matched=row.matched,
        challenge=row.challenge,
        places=row.places,
    )


def position(table: Table, viewer: int | None, player: PlayerRow | None, now: float) -> Position:
    """The present position for one viewer."""
    found = plain_position(table, viewer, player, now)
    whole = table.begun_game().plain_view(viewer, is_drawn=False, is_whole=True)
    return msgspec.convert({**found, "view": whole}, Position)


def plain_position(
    table: Table,
    viewer: int | None,
    player: PlayerRow | None,
    now: float,
    is_drawn: bool = False,
) -> Plain:
    """The same as plain data; without panels for whoever draws the game itself."""
    game = table.game
    assert game is not None, "a table that has not started has no position"
    asked = table.asked_seat
    return {
        "moment": game.moment,
        "plies": game.ply,
        "view": game.plain_view(viewer, is_drawn),
        "undo": msgspec.to_builtins(undo(table, viewer, player, now)),
        "orders": msgspec.to_builtins([] if asked is None else _orders(game, viewer)),
        "picks": msgspec.to_builtins(_picks(game, viewer)),
        "thinking": asked is not None and asked.is_automatic and table.row.undo.request is None,
        "ordered": asked is not None
        and asked.seat in table.seats_of(player)
        and game.standing_answer() is not None,
    }


def _picks(game: TableGame, viewer: int | None) -> PickMenu | None:
    """The set this viewer is choosing, if it is asked for one."""
    menu = pick_menu(game.state) if viewer is not None and viewer == game.asked else None
    return pick_menu_parts(game.match.game, menu)


def pick_menu_parts(game: Game, menu: Menu | None) -> PickMenu | None:
    """A set laid open, as it is sent."""
    if menu is None:
        return None
    text = game.actions.text
    pieces = [_piece(text(action), action, label) for action, label in menu.labels.items()]
    sets = [
        PickSet(pieces=list(one.pieces), answers=list(one.answers), total=one.total)
        for one in menu.sets
    ]
    return PickMenu(pieces=pieces, sets=sets, limit=menu.limit)


def _piece(text: str, action: int, label: Label) -> Choice:
    """A piece of a set; warnings belong to the whole of it."""
    return Choice(
        action=action,
        text=text,
        label=label.text,
        target=label.target,
        warning="",
        note=label.note,
    )


def past_position(table: Table, viewer: int | None, ply: int) -> Position:
    """The position after so many answers: nothing can be taken back or ordered there."""
    game = table.game
    assert game is not None, "a table that has not started has no positions"
    return Position(
        moment=game.moment,
        plies=game.ply,
        view=view_of(game.at(ply), viewer),
        undo=Undo(ply=None, free=False, wait=0.0, asked=None),
        orders=[],
        thinking=False,
    )


def _orders(game: TableGame, viewer: int | None) -> list[Order]:
    if viewer is None:
        return []
    rules, state = game.match.game, game.state
    found = []
    for action in state.orders(viewer):
        text = rules.actions.text(action)
        found.append(Order(action=action, text=text, label=rules.label(state, action).text))
    return found


def undo(table: Table, viewer: int | None, player: PlayerRow | None, now: float) -> Undo:
    """What this viewer may take back, and what others want to."""
    game = table.game
    shown = Undo(ply=None, free=False, wait=0.0, asked=_undo_asked(table))
    if game is None or player is None or table.row.status != "playing":
        return shown
    if viewer is None or viewer not in table.seats_of(player):
        return shown
    ply = game.last_answer(viewer)
    way = "nobody" if ply is None else way_back(table, player, viewer, ply)
    if way in ("free", "ask"):
        shown.ply, shown.free = ply, way == "free"
    shown.wait = max(0.0, table.row.undo.not_before.get(player.id, 0.0) - now)
    return shown


def _undo_asked(table: Table) -> UndoAsked | None:
    request = table.row.undo.request
    if request is None:
        return None
    return UndoAsked(
        number=request.number, seat=request.seat, ply=request.ply, waiting=list(request.waiting)
    )


def chat_line(row: ChatRow) -> ChatLine:
    """Something said, as everybody at the table sees it."""
    return ChatLine(
        number=row.number,
        player=f"bot:{row.name}" if row.mark is None else row.mark,
        seat=row.seat,
        name=row.name,
        text=row.text,
        at=row.at,
        bot=row.mark is None,
    )
