"""The frame that all games share around a game's own table: question, choices, outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexmoot.engine.errors import BadOption
from hexmoot.engine.gravity import is_grave
from hexmoot.engine.native.stack import KIND
from hexmoot.engine.native.state import State
from hexmoot.engine.outcome import Outcome
from hexmoot.engine.sharing import shared
from hexmoot.engine.wording import Decision, Panel

if TYPE_CHECKING:
    from hexmoot.engine.game import Game


def decision_of(game: Game, state: State, viewer: int | None) -> Decision | None:
    """The question asked now; without a viewer in the words for the asked seat."""
    if state.over:
        return None
    reader = state.seat if viewer is None else viewer
    return Decision(
        _kind(game, state), state.seat, game.prompt(state, reader), game.picks_left(state)
    )


def outcome_of(game: Game, state: State) -> Outcome | None:
    """The result, or None while the game goes on."""
    if not state.over:
        return None
    parts = game.score_parts(state)
    seats = range(state.seats)
    ranks = state.ranks()
    return Outcome(
        ranks=tuple(int(ranks[seat]) for seat in seats),
        scores=tuple(sum(part.values()) for part in parts),
        parts=tuple(parts),
        utilities=tuple(state.utility(seat) for seat in seats),
        reason=game.endings[int(state.ending) - 1],
        together=game.has_company_won(state) if state.setup.wins_together else None,
    )


def view_of(game: Game, state: State, viewer: int | None) -> dict[str, Any]:
    """What a viewer may know: the shared frame around the game's own table, and its panels."""
    frame = frame_of(game, state, viewer)
    return {**frame, "panels": panels_of(game, frame["table"])}


def glance_of(game: Game, state: State, viewer: int | None) -> dict[str, Any]:
    """The frame as it is sent with every answer: `closed` is None until somebody points."""
    return _frame(game, state, viewer, is_whole=False)


def frame_of(game: Game, state: State, viewer: int | None) -> dict[str, Any]:
    """The same as the whole view, without panels: for whoever draws the game's own table."""
    return _frame(game, state, viewer, is_whole=True)


def _frame(game: Game, state: State, viewer: int | None, is_whole: bool) -> dict[str, Any]:
    if viewer is not None and not 0 <= viewer < state.seats:
        raise BadOption("seat", viewer, f"0..{state.seats - 1}, or none for a spectator")
    choices = _choices_view(game, state, viewer)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "viewer": viewer,
        "seats": int(state.seats),
        "names": _names_view(state, game),
        "ply": int(state.ply),
        "decision": _decision_view(game, state, viewer),
        "choices": choices,
        "closed": _closed_view(game, state, choices) if is_whole else None,
        "scores": _scores_view(state, game),
        "outcome": _outcome_view(state, game),
        "table": (game.table if is_whole else game.glance)(state, viewer),
        "panels": [],
    }


def panels_of(game: Game, table: dict[str, Any]) -> list[dict[str, Any]]:
    """A game's table as titled boxes of text, as plain data."""
    return [_panel_view(panel) for panel in game.panels(table)]


def _kind(game: Game, state: State) -> str:
    return game.decisions[int(state.frames[state.top() + KIND])]


def _decision_view(game: Game, state: State, viewer: int | None) -> dict[str, Any] | None:
    if state.over:
        return None
    picks = game.picks_left(state) if viewer == state.seat else 0
    prompt = game.prompt(state, viewer)
    return {"kind": _kind(game, state), "seat": state.seat, "prompt": prompt, "picks": picks}


def _choices_view(game: Game, state: State, viewer: int | None) -> list[dict[str, Any]]:
    """The legal answers with labels and targets, for the asked seat alone."""
    if state.over or viewer != state.seat:
        return []
    found = []
    for action in state.legal():
        label = game.label(state, action)
        found.append(
            {
                "action": action,
                "text": game.actions.text(action),
                "label": label.text,
                "target": label.target,
                "warning": label.warning,
                "note": label.note,
                "grave": not label.is_meant and is_grave(state, [action], label.warning),
            }
        )
    return found


def _closed_view(game: Game, state: State, choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the asked seat alone is told about things none of its choices points at."""
    if not choices:
        return []
    answered = {choice["target"] for choice in choices}
    return [
        {"target": one.target, "why": one.why, "actions": list(one.actions)}
        for one in game.closed(state)
        if one.target not in answered
    ]


@shared
def _names_view(state: State, game: Game) -> list[str]:
    return game.seat_names(state)


@shared
def _scores_view(state: State, game: Game) -> list[dict[str, Any]]:
    return [{"total": sum(parts.values()), "parts": parts} for parts in game.score_parts(state)]


@shared
def _outcome_view(state: State, game: Game) -> dict[str, Any] | None:
    outcome = outcome_of(game, state)
    if outcome is None:
        return None
    return {
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason.name,
        "sentence": outcome.reason.sentence,
        "together": outcome.together,
    }


def _panel_view(panel: Panel) -> dict[str, Any]:
    """A panel as plain data; written out, since `asdict` takes most of the time of a view."""
    rows = [{"label": row.label, "text": row.text, "target": row.target} for row in panel.rows]
    return {"title": panel.title, "rows": rows, "picture": panel.picture, "seat": panel.seat}
