"""Every legal answer in words, with the thing on the table it points at."""

from __future__ import annotations

from hexmoot.engine.native.state import SEAT, A
from hexmoot.engine.wording import Label
from hexmoot.games.sorcerer_stones.rules import actions, kinds
from hexmoot.games.sorcerer_stones.rules.activation import sets_to_take
from hexmoot.games.sorcerer_stones.rules.cards import has_stone
from hexmoot.games.sorcerer_stones.rules.coop import NOWHERE, card_for
from hexmoot.games.sorcerer_stones.rules.spirit import claimable
from hexmoot.games.sorcerer_stones.rules.state import StonesTable
from hexmoot.games.sorcerer_stones.rules.tables import (
    ARTIFACTS,
    COLOURS,
    INTRO,
    PAIR_FIRST,
    PAIR_SECOND,
    SHIFT_CARD,
    SYMBOLS,
)
from hexmoot.games.sorcerer_stones.shown.hints.preview import after_choice, gain_of, gain_words
from hexmoot.games.sorcerer_stones.shown.view import asked_kind
from hexmoot.games.sorcerer_stones.words import names, text
from hexmoot.games.sorcerer_stones.words.prompts import rune_words

Words = dict[str, object]


def label(table: StonesTable, action: int) -> Label:
    """A legal action in words, the thing it points at, and a warning where a road closes."""
    kind = asked_kind(table)
    if kind <= kinds.SECOND_CARD:
        return _card_step_label(table, kind, action)
    if kind == kinds.WHICH_STONES:
        return _take_label(table, action - actions.TAKE)
    if kind in (kinds.SPIRIT_STEP, kinds.FREE_STEP, kinds.CRAFT_BONUS):
        return _walk_label(table, kind, action)
    if kind == kinds.CLAIM_RUNE:
        return _claim_label(table, action)
    if kind == kinds.CRAFT:
        return _craft_label(table, action)
    return _stone_label(table, kind, action)


def _say(name: str, words: Words, target: str = "", warning: str = "") -> Label:
    return Label(text.LABELS[name].format(**words), target, warning)


def _card_step_label(table: StonesTable, kind: int, action: int) -> Label:
    """Answers of set-up and step 1, with what the activation would give after each."""
    if kind == kinds.PLACE_TAOIST:
        return _place_label(table, action - actions.PLACE_TAOIST)
    plain = _board_label(table, kind, action)
    gain = after_choice(table, kind, action)
    if gain is None:
        return plain
    words = text.GIVES.format(label=plain.text, gives=gain_words(table, gain))
    is_now = action == actions.END_CARDS or table.cards_played == table.terms.cards_per_turn
    return Label(words, plain.target, _qi_warning(table, gain.own_qi) if is_now else "")


def _qi_warning(table: StonesTable, qi: int) -> str:
    """SS-136: a gain that empties the supply ends the game."""
    ends = 0 < table.qi_supply <= qi and not table.terms.has_equal_turns
    return text.WARNINGS["qi_end"] if ends else ""


def _place_label(table: StonesTable, zone: int) -> Label:
    seat = int(table.argument(SEAT))
    gives = gain_words(table, gain_of(table, seat, zone))
    words = text.LABELS["place"].format(zone=names.zone_name(zone))
    return Label(text.GIVES.format(label=words, gives=gives), f"zone:{zone}")


def _board_label(table: StonesTable, kind: int, action: int) -> Label:
    """Answers that play cards or change the zones."""
    if action < actions.END_CARDS:
        return _play_label(table, action - actions.PLAY)
    if action == actions.END_CARDS:
        zone = int(table.taoist[table.active])
        return _say("end-cards", {"zone": names.zone_name(zone)}, f"zone:{zone}")
    if kind == kinds.SPIN:
        zone, turn = divmod(action - actions.SPIN, 2)
        words: Words = {"zone": names.zone_name(zone), "turn": text.TURNS[turn]}
        return _say("spin", words, f"turn:{zone}:{text.TURNS[turn]}")
    if kind == kinds.FLY:
        return _fly_label(table, action - actions.FLY)
    if kind == kinds.QUAKE_ZONE:
        zone = action - actions.QUAKE_PICK
        return _say("quake", {"zone": names.zone_name(zone)}, f"zone:{zone}")
    if kind == kinds.QUAKE_TARGET:
        return _quake_label(table, action)
    slot = (action - actions.SHIFT_FROM) % 20
    words = {
        "stone": names.colour_name(table, int(table.slots[slot])),
        "slot": names.slot_name(slot),
    }
    return _say("shift" if kind == kinds.SHIFT_STONE else "with", words, f"slot:{slot}")


def _play_label(table: StonesTable, card: int) -> Label:
    warning = ""
    if card >= SHIFT_CARD and not has_stone(table, card - SHIFT_CARD):
        warning = text.WARNINGS["idle"].format(colour=names.colour_name(table, card - SHIFT_CARD))
    target = f"magic:{int(table.active)}:{names.content_of(table).magic[card].id}"
    return _say("play", {"card": names.magic_name(table, card)}, target, warning)


def _fly_label(table: StonesTable, zone: int) -> Label:
    name = "stay" if table.taoist[table.active] == zone else "fly"
    return _say(name, {"zone": names.zone_name(zone)}, f"zone:{zone}")


def _quake_label(table: StonesTable, action: int) -> Label:
    zone = names.zone_name(int(table.argument(A)))
    if action < actions.QUAKE_PLACE:
        partner = action - actions.QUAKE_SWAP
        words: Words = {"zone": zone, "partner": names.zone_name(partner)}
        return _say("swap", words, f"zone:{partner}")
    row, column = divmod(action - actions.QUAKE_PLACE, 7)
    cell = f"{column - 1},{row - 1}"
    return _say("lay", {"zone": zone, "cell": cell}, f"cell:{cell}")


def _take_label(table: StonesTable, chosen: int) -> Label:
    zone = int(table.taoist[table.active])
    slots = [slot for slot in range(4) if chosen >> slot & 1]
    stones = [names.colour_name(table, int(table.slots[4 * zone + slot])) for slot in slots]
    words: Words = {
        "stones": text.listing(stones),
        "slots": text.listing([text.SLOT_NAMES[slot] for slot in slots]),
    }
    own = sum(table.slots[4 * zone + slot] == table.colour[table.active] for slot in slots)
    return _say("take", words, _set_target(table, zone, chosen), _qi_warning(table, own))


def _set_target(table: StonesTable, zone: int, chosen: int) -> str:
    """A slot that tells this set from the others, if there is one; else the zone."""
    sets = [other for other in range(16) if sets_to_take(table) >> other & 1 and other != chosen]
    for slot in range(4):
        if chosen >> slot & 1 and not any(other >> slot & 1 for other in sets):
            return f"slot:{4 * zone + slot}"
    return f"zone:{zone}"


def _walk_label(table: StonesTable, kind: int, action: int) -> Label:
    """Steps of the Spirit, and the other answers where steps are offered."""
    if action == actions.STOP:
        return _stop_label(table, kind)
    if action == actions.SKIP_BONUS:
        return _say("skip", {})
    if action < actions.SPIRIT_TO:
        return _fly_label(table, action - actions.FLY)
    space = action - actions.SPIRIT_TO
    colour = int(table.plane[space])
    words: Words = {
        "space": names.space_name(space),
        "colour": names.colour_name(table, colour),
    }
    if kind != kinds.SPIRIT_STEP:
        return _say("step_free", words, f"space:{space}")
    return _say("step" if table.budget[colour] > 0 else "step_paid", words, f"space:{space}")


def _stop_label(table: StonesTable, kind: int) -> Label:
    left = int(table.free_steps)
    if kind == kinds.SPIRIT_STEP:
        left = sum(int(table.budget[colour]) for colour in range(COLOURS))
    unused = text.WARNINGS["unused"].format(steps=text.counted(text.STEPS, left))
    target = f"space:{int(table.spirit[table.active])}"
    return _say("stop", {}, target, unused if left else "")


def _claim_label(table: StonesTable, action: int) -> Label:
    seat = int(table.active)
    kind = int(claimable(table, seat))
    target = f"stack:{names.CODES[kind]}"
    if action == actions.DECLINE:
        return _say("decline", {})
    found = rune_words(table)
    rune = text.RUNE_NAME.format(element=found["element"])
    words: Words = {"rune": rune, "value": found["value"], "bonus": _bonus(table, seat, kind)}
    types = bin(table.owned[seat]).count("1") + 1
    is_last = types >= table.terms.rune_types_to_finish and table.last_reason == 0
    return _say("claim", words, target, text.WARNINGS["last_rune"] if is_last else "")


def _bonus(table: StonesTable, seat: int, kind: int) -> int:
    """Points that owning this type brings for symbols and stones the seat has now."""
    symbols = sum(
        int(table.terms.cost[card * COLOURS + kind])
        for card in range(ARTIFACTS)
        if table.crafted[seat] >> card & 1
    )
    return symbols + int(table.reservoir[seat * COLOURS + kind])


def _craft_label(table: StonesTable, action: int) -> Label:
    if action == actions.NO_CRAFT:
        extra = int(table.stones_held(table.active) - table.terms.reservoir_limit)
        return _say(
            "no-craft", {}, "", text.WARNINGS["surplus"].format(count=extra) if extra > 0 else ""
        )
    position = action - actions.CRAFT
    card = int(table.offer[position])
    words: Words = {
        "card": names.artifact_name(table, card),
        "points": int(table.terms.points[card]),
        "cost": names.cost_words(table, card),
    }
    return _say("craft", words, f"offer:{position}", _craft_warning(table))


def _craft_warning(table: StonesTable) -> str:
    crafted = int(table.cards_crafted(table.active)) + 1
    if table.terms.mode == INTRO and crafted >= table.terms.intro_goal:
        return text.WARNINGS["fourth"]
    if table.crafted_count + 1 == ARTIFACTS and not table.terms.has_equal_turns:
        return text.WARNINGS["last_artifact"]
    return ""


def _stone_label(table: StonesTable, kind: int, action: int) -> Label:
    """Answers that spend, return or place stones."""
    if kind == kinds.PLACE_STONE:
        return _put_label(table, action - actions.PLACE_STONE)
    if kind in (kinds.PAY_STEP, kinds.PAY_SYMBOL):
        return _pay_label(table, kind, action)
    colour = action - actions.RETURN
    words: Words = {"stone": names.colour_name(table, colour)}
    return _say("return", words, f"stone:{names.CODES[colour]}")


def _pay_label(table: StonesTable, kind: int, action: int) -> Label:
    if action != actions.PAY_EXACT:
        pair = action - actions.PAY_PAIR
        first, second = int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair])
        words: Words = {
            "first": names.colour_name(table, first),
            "second": names.colour_name(table, second),
        }
        return _say("pay-pair", words, f"stone:{names.CODES[first]}")
    colour = int(table.argument(A))
    if kind == kinds.PAY_SYMBOL:
        card = int(table.offer[table.crafting])
        colour = int(table.terms.symbols[card * SYMBOLS + colour])
    stone = names.colour_name(table, colour)
    return _say("pay-exact", {"stone": stone}, f"stone:{names.CODES[colour]}")


def _put_label(table: StonesTable, colour: int) -> Label:
    words: Words = {"stone": names.colour_name(table, colour)}
    position = int(card_for(table, colour))
    if position == NOWHERE:
        return _say("put_away", words, f"stone:{names.CODES[colour]}", text.WARNINGS["wasted"])
    words["card"] = names.artifact_name(table, int(table.offer[position]))
    return _say("put", words, f"stone:{names.CODES[colour]}")
