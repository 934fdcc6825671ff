"""What people see: the table as plain data, questions, and answers with their targets.

Nothing in this game is hidden (AR-10), so every viewer is shown the same table.
"""

from __future__ import annotations

from typing import Any

from hexmoot.engine.native.state import KIND, SEAT, A
from hexmoot.engine.wording import Label
from hexmoot.games.alchemists_race.minds.worth import market_worth
from hexmoot.games.alchemists_race.rules.actions import POTION_WORDS, RESOURCE_WORDS
from hexmoot.games.alchemists_race.rules.kinds import (
    DECISIONS,
    END_MOVE,
    KINDS,
    LOSE_MATERIAL_SPACE,
    LOSE_POTION_SPACE,
    LOSE_POTIONS,
    LOSE_RESOURCES,
    NO_SPACE,
    PRE_ROLL,
    UNLIMITED,
)
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.words import text
from hexmoot.games.alchemists_race.words.names import (
    SPACE_KINDS,
    cost_name,
    place_name,
    potion_name,
    resource_name,
    seat_name,
    space_name,
)

# ---- the table


def table_view(race: Table) -> dict[str, Any]:
    """Everything on the table, named one by one."""
    return {
        "board": board_view(race),
        "seats": [seat_view(race, seat) for seat in range(race.seats)],
        "recipes": [recipe_view(race, potion) for potion in range(KINDS)],
        "supply": {
            RESOURCE_WORDS[kind]: _stock(int(race.supply[kind]))
            for kind in range(race.terms.resource_kinds)
        },
        "round": int(race.round),
        "max_rounds": int(race.terms.max_rounds),
        "turn": int(race.turn_count),
        "active": int(race.active),
        "first_player": int(race.first_player),
        "target_coins": int(race.terms.target_coins),
        "target_reached": bool(race.target_reached),
        "die": int(race.die),
        "die_sides": int(race.terms.die_sides),
        "steps_left": int(race.steps_left),
        "extra_rolls": int(race.extra_rolls),
        "warped": bool(race.warped),
        "has_stepped": bool(race.has_stepped),
        "open_targets": _seats_in(race, int(race.open_targets)),
        "encounters": _seats_in(race, int(race.encounters)),
        "loss": loss_view(race),
    }


def _stock(left: int) -> int | None:
    """A count, or nothing where there is no limit."""
    return None if left == UNLIMITED else left


def _seats_in(race: Table, mask: int) -> list[int]:
    return [seat for seat in range(race.seats) if (mask >> seat) & 1]


def board_view(race: Table) -> dict[str, Any]:
    """The board as it is drawn."""
    return {
        "id": race.board.name,
        "title": race.board.title,
        "canvas": list(race.board.canvas),
        "spaces": [space_view(race, number) for number in range(race.board.size)],
    }


def space_view(race: Table, number: int) -> dict[str, Any]:
    """One space: what it is, where it is drawn, where its roads lead."""
    row = race.board.spaces[number]
    left = _stock(int(race.supply[row.resource])) if row.resource >= 0 else None
    resource = resource_name(row.resource) if row.resource >= 0 else ""
    return {
        "id": f"space:{number}",
        "number": number,
        "label": row.label,
        "name": space_name(race, number),
        "kind": SPACE_KINDS[row.kind],
        "resource": RESOURCE_WORDS[row.resource] if row.resource >= 0 else None,
        "amount": row.amount,
        "x": row.x,
        "y": row.y,
        "region": row.region,
        "roads": list(row.neighbours),
        "tooltip": text.space_tooltip(SPACE_KINDS[row.kind], row.amount, resource, left),
    }


def seat_view(race: Table, seat: int) -> dict[str, Any]:
    """One seat: its piece and heading, everything it holds, its protections."""
    row = seat * KINDS
    space, back = int(race.position[seat]), int(race.came_from[seat])
    roads = race.board.spaces[space].neighbours
    return {
        "id": f"seat:{seat}",
        "seat": seat,
        "name": seat_name(seat),
        "space": space,
        "came_from": None if back == NO_SPACE else back,
        "exits": [road for road in roads if road != back],
        "coins": int(race.coins[seat]),
        "resources": {
            RESOURCE_WORDS[kind]: int(race.resources[row + kind])
            for kind in range(race.terms.resource_kinds)
        },
        "potions": {
            POTION_WORDS[potion]: int(race.potions[row + potion]) for potion in range(KINDS)
        },
        "defended": bool(race.defended[seat]),
        "invisible": bool(race.invisible[seat]),
        "worth": market_worth(race, seat),
    }


def recipe_view(race: Table, potion: int) -> dict[str, Any]:
    """One potion on the shelf: recipe, value, cards left."""
    terms = race.terms
    return {
        "id": f"potion:{POTION_WORDS[potion]}",
        "name": potion_name(potion),
        "cost": [
            RESOURCE_WORDS[int(terms.first_cost[potion])],
            RESOURCE_WORDS[int(terms.second_cost[potion])],
        ],
        "value": int(terms.value[potion]),
        "left": _stock(int(race.stacks[potion])),
    }


def loss_view(race: Table) -> dict[str, Any] | None:
    """Who has to give up how many pieces of what, while somebody is choosing."""
    kind = asked_kind(race)
    if kind not in (LOSE_RESOURCES, LOSE_POTIONS):
        return None
    what = "resources" if kind == LOSE_RESOURCES else "potions"
    return {"seat": int(race.argument(SEAT)), "left": int(race.argument(A)), "what": what}


# ---- questions


def asked_kind(race: Table) -> int:
    """The kind of decision on top of the stack, or -1 when the game is over."""
    return -1 if race.over else int(race.frames[race.top() + KIND])


def prompt(race: Table, viewer: int | None) -> str:
    """The question in words for the asked seat, and for others whom we wait for."""
    if race.over:
        return text.GAME_OVER
    if viewer != race.seat:
        return text.WAITING.format(seat=seat_name(race.seat))
    noun = "potion" if asked_kind(race) == LOSE_POTIONS else "resource"
    return text.PROMPTS[_prompt_key(race)].format(
        die=race.die,
        steps=text.count(int(race.steps_left), "step"),
        rolls=text.count(int(race.extra_rolls), "extra roll"),
        met=text.listing([seat_name(seat) for seat in _seats_in(race, int(race.encounters))]),
        attacker=seat_name(int(race.active)),
        pieces=text.count(int(race.argument(A)), noun),
    )


def _prompt_key(race: Table) -> str:
    """Which of the sentences fits the present question."""
    name = DECISIONS[asked_kind(race)]
    on_market = race.is_on_market(race.active)
    if name == "lose_resources":
        return f"{name}_space" if race.seat == race.active else f"{name}_attack"
    if name == "end_move" and race.extra_rolls > 0:
        return "end_move_extra"
    if on_market and (name == "pre_roll" or (name == "path" and race.has_stepped)):
        return f"{name}_market"
    return name


def picks_left(race: Table) -> int:
    """How many pieces are still to be given up."""
    if asked_kind(race) in (LOSE_RESOURCES, LOSE_POTIONS):
        return int(race.argument(A))
    return 0


# ---- answers


def label(race: Table, words: str) -> Label:
    """An answer, given by its text form, in the words of its button."""
    verb, _, argument = words.partition(" ")
    if verb == "play":
        return Label(text.LABELS[argument], _card(race, argument), _drink_warning(race, argument))
    if verb in ("craft", "sell", "lose_potion"):
        return _potion_label(race, verb, argument)
    if verb == "lose":
        name = resource_name(RESOURCE_WORDS.index(argument))
        return Label(text.LABELS[verb].format(resource=name), f"token:{race.seat}:{argument}")
    if verb in ("step", "teleport"):
        return _space_label(race, verb, int(argument))
    if verb in ("swap", "poison", "meteor"):
        return _seat_label(race, verb, int(argument))
    return _plain_label(race, verb)


def _card(race: Table, potion: str) -> str:
    return f"card:{race.seat}:{potion}"


def _plain_label(race: Table, verb: str) -> Label:
    """Roll, keep, reroll, end the turn, pass, stop."""
    if verb == "roll":
        again = asked_kind(race) == END_MOVE
        return Label(text.LABELS["roll_again" if again else "roll"], "die")
    if verb == "keep":
        return Label(text.LABELS[verb].format(die=race.die), "die")
    if verb == "reroll":
        return Label(text.LABELS[verb], _card(race, "reroll"))
    if verb == "stop":
        steps = text.count(int(race.steps_left), "step")
        target = f"space:{race.board.market}"
        return Label(text.LABELS[verb], target, text.WARNINGS[verb].format(steps=steps))
    warning = ""
    if verb == "end_turn" and race.extra_rolls > 0:
        rolls = text.count(int(race.extra_rolls), "extra roll")
        warning = text.WARNINGS[verb].format(rolls=rolls)
    return Label(text.LABELS[verb], "", warning)


def _drink_warning(race: Table, potion: str) -> str:
    """Speed on the Market bars crafting (AR-69)."""
    is_bar = potion == "speed" and asked_kind(race) == PRE_ROLL and race.is_on_market(race.active)
    return text.WARNINGS["speed"] if is_bar else ""


def _potion_label(race: Table, verb: str, word: str) -> Label:
    """Craft, sell or give up a potion."""
    potion = POTION_WORDS.index(word)
    value = int(race.terms.value[potion])
    words = text.LABELS[verb].format(
        potion=potion_name(potion),
        cost=cost_name(race.terms, potion),
        value=value,
        coins=text.count(int(race.coins[race.active]) + value, "coin"),
    )
    commits = verb == "craft" or (verb == "sell" and not race.terms.sells_freely)
    warning = text.WARNINGS["market_turn"] if commits and asked_kind(race) == PRE_ROLL else ""
    return Label(words, f"potion:{word}" if verb == "craft" else _card(race, word), warning)


def _space_label(race: Table, verb: str, space: int) -> Label:
    """A step or a Teleport, with a warning where the move would end on a losing space."""
    words = text.LABELS[verb].format(space=place_name(race, space))
    ends_there = race.steps_left == 1 if verb == "step" else race.terms.teleport_resolves_space
    warning = loss_warning(race, space) if ends_there else ""
    return Label(words, f"space:{space}", warning)


def loss_warning(race: Table, space: int) -> str:
    """What ending on a space would cost the active seat; nothing if it costs nothing."""
    row = race.board.spaces[space]
    seat = race.active
    if race.invisible[seat] or row.kind not in (LOSE_MATERIAL_SPACE, LOSE_POTION_SPACE):
        return ""
    holdings = race.resources if row.kind == LOSE_MATERIAL_SPACE else race.potions
    noun = "resource" if row.kind == LOSE_MATERIAL_SPACE else "potion"
    held = sum(holdings[seat * KINDS + kind] for kind in range(KINDS))
    lost = min(row.amount, int(held))
    return text.WARNINGS["lands_on_loss"].format(pieces=text.count(lost, noun)) if lost else ""


def _seat_label(race: Table, verb: str, other: int) -> Label:
    """Swap with somebody, or attack them."""
    held = int(race.resources_held(other))
    taken = int(race.terms.meteor_loss if verb == "meteor" else race.terms.poison_loss)
    words = text.LABELS[verb].format(
        seat=seat_name(other),
        there=race.board.spaces[race.position[other]].label,
        here=race.board.spaces[race.position[race.active]].label,
        pieces=min(taken, held),
        held=text.count(held, "resource"),
    )
    return Label(words, f"seat:{other}")
