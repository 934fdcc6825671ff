"""Legal answers in words: what each costs and gives, the thing it points at, and what it closes."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.native.state import A, B
from hexmoot.engine.wording import Label
from hexmoot.games.mushroom_sorcerer.content.keys import (
    DECK_KEYS,
    ELEMENT_KEYS,
    POTION_KEYS,
    RESOURCE_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.actions import (
    ATTACK,
    COUNT,
    DECK,
    ELEMENT,
    FORWARD,
    GROW,
    LAND,
    POTION_ALT,
    POTION_CHOICE,
    POTION_USE,
    RESERVE,
    RESERVE_SERVANT,
    RESOURCE,
    SEAT_CHOICE,
    SLIDE,
    SLOT,
    SPELL,
    SUMMON,
    TAKE_INFLUENCE,
    TOWER_FLAME,
    TOWER_STONE,
)
from hexmoot.games.mushroom_sorcerer.rules.casting import spell_cost
from hexmoot.games.mushroom_sorcerer.rules.growing import growth_price
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    BONUS_INFLUENCE,
    CURIOSITY,
    DECISIONS,
    DROP,
    DUEL_EXPERT,
    FLAMOUFLAGE,
    HEIGHT,
    LANDS,
    MOON,
    NONE,
    SLOTS,
    T_LAST_TARGET,
    TRADE_SERV,
    TURN_MENU,
    W_LAND,
)
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable
from hexmoot.games.mushroom_sorcerer.rules.towers import has_debris
from hexmoot.games.mushroom_sorcerer.rules.turn import yield_of
from hexmoot.games.mushroom_sorcerer.shown.hints.preview import attack_preview, possible_attacks
from hexmoot.games.mushroom_sorcerer.shown.hints.warnings import warning
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import (
    element_name,
    goods_text,
    land_name,
    position_text,
    potion_name,
    seat_name,
    servant_name,
    spell_name,
)
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind


def label(forest: ForestTable, action: int) -> Label:
    """A legal answer in the words of its button."""
    words, target = _worded(forest, action)
    return Label(words, target, warning(forest, action))


def _worded(forest: ForestTable, action: int) -> tuple[str, str]:
    """The words and the target, by the family the answer belongs to."""
    if action < DECK:
        return _plain(forest, action), f"answer:{PLAIN[action]}"
    if action < GROW:
        return _deck(forest, action - DECK)
    if action < SUMMON:
        return _grow(forest, action - GROW)
    if action < ATTACK:
        return _summon(forest, action - SUMMON)
    if action < SLIDE:
        return _attack(forest, action - ATTACK)
    if action < SPELL:
        land = action - SLIDE
        return text.LABELS["slide"].format(land=land_name(land)), f"land:{land}"
    if action < POTION_USE:
        return _spell(forest, action - SPELL)
    if action < LAND:
        return _power(forest, action)
    if action < ELEMENT:
        return _land(forest, action - LAND)
    if action < RESOURCE:
        return _element(forest, action - ELEMENT)
    return _worded_pieces(forest, action)


def _worded_pieces(forest: ForestTable, action: int) -> tuple[str, str]:
    """Resources, servants, seats, counts, potions, slots, directions."""
    if action < RESERVE:
        return _resource(forest, action - RESOURCE)
    if action == RESERVE:
        return text.LABELS["reserve"], f"reserve:{forest.seat}"
    if action < SEAT_CHOICE:
        return _servant(forest, action)
    if action < COUNT:
        return _rival(forest, action - SEAT_CHOICE)
    if action < POTION_CHOICE:
        return _count(forest, action - COUNT), f"count:{action - COUNT}"
    if action < SLOT:
        key = POTION_KEYS[action - POTION_CHOICE]
        return text.LABELS["potion"].format(potion=text.POTIONS[key][0]), f"potion:{key}"
    if action < TAKE_INFLUENCE:
        spell = int(forest.archive[forest.seat * SLOTS + action - SLOT])
        return text.LABELS["slot"].format(spell=spell_name(spell)), f"scroll:{SPELL_KEYS[spell]}"
    if action == TAKE_INFLUENCE:
        return text.LABELS["influence"], "influence"
    return _direction(forest, action), f"way:{WAYS[action - FORWARD]}"


PLAIN = ("end", "done", "yes")
WAYS = ("forward", "reverse")


# ---- the turn


def _plain(forest: ForestTable, action: int) -> str:
    """END, DONE and YES, as the question wants them."""
    name = DECISIONS[asked_kind(forest)]
    if action == 0:
        return text.LABELS["end"]
    if action == 1:
        return text.LABELS[_DONE.get(name, "done")]
    if name == "portal_swap" and not forest.has_space(forest.argument(B)):
        other = servant_name(1 - int(forest.argument(A)))
        return text.LABELS["yes_swap"].format(other=other)
    return text.LABELS["yes"]


_DONE = {
    "att_decl": "done_war",
    "def_decl": "done_war",
    "hand_slot": "done_keep",
    "portal_swap": "done_skip",
    "repeat_cast": "done_no",
    "chain": "done_no",
}


def _deck(forest: ForestTable, deck: int) -> tuple[str, str]:
    spell = int(forest.deck_top[deck])
    return text.LABELS["deck"].format(spell=spell_name(spell)), f"deck:{DECK_KEYS[deck]}"


def _grow(forest: ForestTable, land: int) -> tuple[str, str]:
    """MS-45, MS-46, MS-50: the price in drops, and the servant for debris."""
    price = [goods_text(DROP, int(growth_price(forest, forest.seat, land)))]
    if has_debris(forest, land):
        price.append(text.count(1, "servant"))
    words = text.LABELS["grow"].format(land=land_name(land), price=text.listing(price))
    return words, f"land:{land}"


def _summon(forest: ForestTable, element: int) -> tuple[str, str]:
    """MS-74, MS-75: what the element yields now."""
    seat = forest.seat
    gains = [goods_text(int(yield_of(element)), int(forest.level(seat, element)))]
    if forest.is_mastered(seat, element) and not forest.is_on_moon(seat):
        gains.append(text.goods("influence", 1))
    words = text.LABELS["summon"].format(element=element_name(element), gain=text.listing(gains))
    return words, f"track:{ELEMENT_KEYS[element]}"


def _attack(forest: ForestTable, land: int) -> tuple[str, str]:
    key = "attack" if asked_kind(forest) == TURN_MENU else "attack_again"
    words = text.LABELS[key].format(land=land_name(land))
    if key == "attack":
        best = max(
            (attack_preview(forest, forest.seat, *pair) for pair in _attacks(forest, land)),
            key=lambda war: float(war["expected"]),
        )
        words = f"{words} ({odds_text(best)})"
    return words, f"land:{land}"


def _attacks(forest: ForestTable, land: int) -> list[tuple[int, int]]:
    return possible_attacks(forest, forest.seat, land)


def odds_text(war: dict[str, Any]) -> str:
    """MS-101, MS-102: what an attack promises before anything is announced."""
    if war["at_least_one"] == 0:
        return text.NO_ODDS
    chance = round(100 * war["at_least_one"])
    return text.ODDS.format(expected=war["expected"], chance=chance)


def _spell(forest: ForestTable, spell: int) -> tuple[str, str]:
    """A scroll with the mana it costs now; a borrowed one costs the price of Thief."""
    key = SPELL_KEYS[spell]
    mana = int(spell_cost(forest, forest.seat, spell))
    if DECISIONS[asked_kind(forest)] == "thief_spell":
        mana = int(forest.tables.potion_mana[POTION_KEYS.index("thief")])
    return text.LABELS["spell"].format(spell=spell_name(spell), mana=mana), f"scroll:{key}"


def _power(forest: ForestTable, action: int) -> tuple[str, str]:
    """A potion's power, or its second form."""
    potion = int(forest.potion[forest.seat])
    target = f"potion:{POTION_KEYS[potion]}"
    if action == POTION_ALT:
        amount = int(forest.tables.potion_master[potion])
        noun = "arrow" if potion == FLAMOUFLAGE else "shield"
        gain = text.count(amount, noun)
        words = text.LABELS["second_power"].format(potion=potion_name(potion), gain=gain)
        return words, target
    if potion == DUEL_EXPERT:
        land = land_name(int(forest.turn[T_LAST_TARGET]))
        return text.LABELS["power_again"].format(land=land), target
    return text.LABELS["power"].format(potion=potion_name(potion)), target


# ---- lands and GUs


def _land(forest: ForestTable, land: int) -> tuple[str, str]:
    """A land, in the words of the question."""
    name = DECISIONS[asked_kind(forest)]
    fields = _LAND_FIELDS[name](forest, land)
    key = str(fields.pop("key"))
    return text.LABELS[key].format(land=land_name(land), **fields), f"land:{land}"


def _place_fields(forest: ForestTable, land: int) -> dict[str, Any]:
    if forest.has_space(land):
        room = int(forest.height[land] - forest.tower_servants(land))
        return {"key": "land_place", "room": room}
    return {"key": "land_swap", "other": servant_name(1 - int(forest.argument(A)))}


def _target_fields(forest: ForestTable, land: int) -> dict[str, Any]:
    war = attack_preview(forest, forest.seat, int(forest.argument(A)), land)
    rival = seat_name(forest, int(forest.owner[land]))
    return {"key": "land_target", "rival": rival, "odds": odds_text(war)}


def _slide_fields(forest: ForestTable, land: int) -> dict[str, Any]:
    fee = int(forest.argument(B)) + int(has_debris(forest, land))
    return {"key": "land_slide", "price": text.count(fee, "servant")}


def _strike_fields(forest: ForestTable, land: int) -> dict[str, Any]:
    rival = seat_name(forest, int(forest.owner[land]))
    price = text.count(int(forest.height[land]), "servant")
    return {"key": "land_strike", "rival": rival, "price": price}


def _shadow_fields(forest: ForestTable, land: int) -> dict[str, Any]:
    return {"key": "land_shadow", "level": int(forest.height[land]) + 1}


def _toss_fields(forest: ForestTable, land: int) -> dict[str, Any]:
    return {"key": "land_toss"}


def _keeper_fields(forest: ForestTable, land: int) -> dict[str, Any]:
    return {"key": "land_keeper"}


_LAND_FIELDS = {
    "place": _place_fields,
    "war_target": _target_fields,
    "slide_to": _slide_fields,
    "strike_at": _strike_fields,
    "shadow_at": _shadow_fields,
    "toss_from": _toss_fields,
    "keeper_at": _keeper_fields,
}


def _element(forest: ForestTable, element: int) -> tuple[str, str]:
    """A GU or an element, with what it brings."""
    name = DECISIONS[asked_kind(forest)]
    word = element_name(element).capitalize()
    target = f"{'track' if name == 'elem_pick' else 'gu'}:{ELEMENT_KEYS[element]}"
    if name == "shrine_pays":
        return text.LABELS["element_shrine"], target
    if name == "shadow_kind":
        return text.LABELS["element_shadow"].format(element=word), target
    if name == "revive":
        stack = text.listing(_revived_stack(forest, element))
        return text.LABELS["element_revive"].format(element=word, stack=stack), target
    steps = 1
    if name == "gu_kind":
        level = int(forest.height[forest.argument(A)]) + 1
        steps = int(forest.tables.growth_elements[level])
    gain = ", ".join(growth_gains(forest, element, steps, name == "gu_kind"))
    return text.LABELS["element_grow"].format(element=word, gain=gain), target


def growth_gains(forest: ForestTable, element: int, steps: int, grown: bool) -> list[str]:
    """MS-53, MS-54, MS-62, MS-69: influence, the way on the track, and the bonuses on it."""
    seat = forest.seat
    at = int(forest.position(seat, element))
    end = min(at + steps, int(forest.tables.track_length[element]))
    gains = []
    if grown and element != MOON and not forest.is_on_moon(seat):
        gains.append(f"+{text.goods('influence', 1)}")
    gains.append(f"{element_name(element)} {at} › {position_text(forest, element, end)}")
    for position in range(at + 1, end + 1):
        bonus = int(forest.tables.bonus(element, position))
        if bonus != NONE and not (bonus == BONUS_INFLUENCE and forest.is_on_moon(seat)):
            gains.append(goods_text(bonus, 1))
    return gains


def _revived_stack(forest: ForestTable, element: int) -> list[str]:
    """MS-172: the tower as it would stand, bottom first."""
    twin: Any = forest.copy()
    land = int(forest.war[W_LAND + 1])
    twin.play(ELEMENT + element)
    height = int(twin.height[land])
    return [element_name(int(twin.stack[land * HEIGHT + level])) for level in range(height)]


# ---- pieces


def _resource(forest: ForestTable, kind: int) -> tuple[str, str]:
    """A resource picked, a servant lost or moved, or the kind an exchange gives away."""
    name = DECISIONS[asked_kind(forest)]
    good = text.GOODS[RESOURCE_KEYS[kind]][0]
    target = f"resource:{RESOURCE_KEYS[kind]}"
    if name == "convert":
        price = int(forest.tables.spell_price[forest.argument(A)])
        words = text.LABELS["resource_convert"]
        return words.format(price=goods_text(kind, price), gain=goods_text(1 - kind, price)), target
    key = {"victim": "resource_loss", "excess": "resource_excess"}.get(name, "resource")
    return text.LABELS[key].format(good=good), target


def _servant(forest: ForestTable, action: int) -> tuple[str, str]:
    """A servant in a reserve or on a tower; in the allocation the place it goes to."""
    if action < TOWER_FLAME:
        kind = action - RESERVE_SERVANT
        words = text.LABELS["reserve_servant"].format(good=servant_name(kind))
        is_trade = asked_kind(forest) == TRADE_SERV
        owner = int(forest.argument(A)) if is_trade else forest.seat
        return words, f"reserve:{owner}:{RESOURCE_KEYS[kind]}"
    kind = 0 if action < TOWER_STONE else 1
    land = action - TOWER_FLAME - kind * LANDS
    key = "tower_alloc" if DECISIONS[asked_kind(forest)] == "alloc" else "tower_servant"
    words = text.LABELS[key].format(good=servant_name(kind), land=land_name(land))
    return words, f"land:{land}:{RESOURCE_KEYS[kind]}"


def _rival(forest: ForestTable, rival: int) -> tuple[str, str]:
    servants = text.count(int(forest.servants_of(rival)), "servant")
    words = text.LABELS["seat"].format(rival=seat_name(forest, rival), servants=servants)
    return words, f"seat:{rival}"


def _count(forest: ForestTable, number: int) -> str:
    """So many flasks, dice or GUs."""
    name = DECISIONS[asked_kind(forest)]
    if name == "raze":
        return _raze_words(forest, number)
    if number == 0:
        return text.LABELS["count_none"]
    if name == "curiosity":
        tables = forest.tables
        each = tables.potion_base[CURIOSITY]
        if forest.masters_potion(forest.seat):
            each = tables.potion_master[CURIOSITY]
        gain = text.count(number * int(each), "resource")
        return text.LABELS["count_flasks"].format(count=text.goods("flask", number), gain=gain)
    return text.LABELS["count_dice"].format(count=text.goods("die", number))


def _raze_words(forest: ForestTable, number: int) -> str:
    """MS-69, MS-105: what the destroyed GUs pay."""
    if number == 0:
        return text.LABELS["count_raze_none"]
    pay = [] if forest.is_on_moon(forest.seat) else [text.goods("influence", number)]
    gain = text.listing([*pay, text.goods("drop", number)])
    return text.LABELS["count_raze"].format(count=text.count(number, "GU"), gain=gain)


def _direction(forest: ForestTable, action: int) -> str:
    """MS-134, MS-139: which way an exchange goes."""
    tables = forest.tables
    spell = int(forest.argument(A))
    price = text.count(int(tables.spell_price[spell]), "servant")
    gain = goods_text(int(tables.spell_of[spell]), int(tables.spell_amount[spell]))
    key = WAYS[action - FORWARD]
    return text.LABELS[key].format(price=price, gain=gain)
