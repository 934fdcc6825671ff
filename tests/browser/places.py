"""Recorded games in which each kind of decision of each game is met."""

from __future__ import annotations

from hexmoot.engine.record import Record
from tests.browser.positions import Position, questions
from tests.server.kit.process import ROOT

RECORDS = ROOT / "tests" / "records"
# For each kind of decision the recorded game, and after how many answers at least it is looked for.
MUSHROOMS = "4-seats-round_cap-standard"
WILD_MUSHROOMS = "4-seats-blessing-random_wild"
PLACES = {
    "alchemists_race": {
        "pre_roll": ("3-seats-target-wild_house_rules", 227),
        "post_roll": ("3-seats-target-standard", 176),
        "path": ("3-seats-target-wild", 12),
        "encounter": ("3-seats-target-standard", 179),
        "lose_resources": ("4-seats-target-house_rules", 256),
        "lose_potions": ("3-seats-target-wild", 267),
        "end_move": ("3-seats-target-wild", 275),
        "market_turn": ("3-seats-target-wild", 244),
    },
    "elementalis": {
        "major": ("7-seats-last_round-full", 2),
        "minor": ("4-seats-last_round-base_game", 5),
        "start_mana": ("5-seats-last_round-full", 0),
        "chaos": ("2-seats-last_round-full", 9),
        "flux_tap": ("2-seats-last_round-full", 6),
        "sun_reroll": ("4-seats-last_round-endless_mana", 39),
        "declare": ("7-seats-last_round-full", 200),
        "cast": ("2-seats-last_round-full", 34),
        "insight": ("3-seats-last_round-given_mages", 29),
        "die": ("6-seats-last_round-full", 533),
        "symbol": ("2-seats-last_round-full", 36),
        "player": ("6-seats-last_round-full", 484),
        "mana": ("5-seats-last_round-full", 384),
        "pay": ("3-seats-last_round-full", 117),
        "respond": ("3-seats-last_round-given_mages", 82),
        "link": ("4-seats-last_round-cut_links", 0),
        "ether": ("3-seats-last_round-full", 19),
        "gain": ("2-seats-last_round-full", 17),
        "go": ("2-seats-last_round-full", 18),
        "oppose": ("4-seats-last_round-base_game", 44),
        "give": ("6-seats-last_round-full", 394),
    },
    "mushroom_sorcerer": {
        "potion": (MUSHROOMS, 0),
        "res_pick": (MUSHROOMS, 0),
        "serv_pick": (MUSHROOMS, 0),
        "place": (MUSHROOMS, 0),
        "war_again": ("2-seats-round_cap-war_again", 0),
        "curiosity": ("2-seats-round_cap-standard", 0),
        "turn_menu": (MUSHROOMS, 150),
        "gu_kind": (MUSHROOMS, 150),
        "pay": (MUSHROOMS, 0),
        "scroll": ("2-seats-blessing-random_wild", 0),
        "elem_pick": (MUSHROOMS, 0),
        "war_target": (MUSHROOMS, 0),
        "att_decl": (MUSHROOMS, 0),
        "def_decl": ("4-seats-blessing-gentle", 0),
        "planb_count": ("2-seats-round_cap-planb_count", 0),
        "reroll_arrows": (MUSHROOMS, 0),
        "reroll_shields": (MUSHROOMS, 0),
        "victim": (MUSHROOMS, 0),
        "raze": (MUSHROOMS, 0),
        "revive": ("2-seats-round_cap-revive", 0),
        "excess": ("2-seats-round_cap-standard", 0),
        "slide_to": (MUSHROOMS, 0),
        "toss_from": ("2-seats-blessing-random_wild", 0),
        "convert": ("2-seats-blessing-random_wild", 0),
        "trade_seat": (WILD_MUSHROOMS, 0),
        "trade_serv": (WILD_MUSHROOMS, 0),
        "portal_swap": ("2-seats-blessing-random_wild", 0),
        "strike_at": ("2-seats-round_cap-standard", 0),
        "shadow_at": ("3-seats-blessing-gentle", 0),
        "shadow_kind": ("3-seats-blessing-gentle", 0),
        "repeat_cast": ("3-seats-round_cap-standard", 0),
        "chain": ("2-seats-blessing-gentle", 0),
        "keeper_at": ("4-seats-blessing-gentle", 0),
        "hand_deck": ("2-seats-round_cap-standard", 0),
        "hand_slot": ("2-seats-round_cap-hand_slot", 0),
        "thief_spell": ("3-seats-dominance-short", 0),
        "shrine_pays": ("2-seats-dominance-standard", 0),
        "alloc": ("4-seats-blessing-gentle", 0),
    },
    "rune_stones": {
        "turn_action": ("3-seats-target_reached-full", 300),
        "summon_card": ("2-seats-target_reached-night", 200),
        "summon_buy": ("2-seats-target_reached-full", 45),
        "util_card": ("3-seats-target_reached-full", 300),
        "util_next": ("2-seats-target_reached-full", 16),
        "or_pick": ("2-seats-target_reached-base", 18),
        "or_second": ("2-seats-target_reached-full", 442),
        "swap_gem": ("2-seats-target_reached-base", 98),
        "pick_gem": ("2-seats-target_reached-full", 84),
        "take_card": ("2-seats-target_reached-full", 138),
        "raise_pick": ("3-seats-target_reached-full", 762),
        "wisp_pick": ("2-seats-target_reached-full", 217),
        "copy_own": ("2-seats-target_reached-full", 40),
        "no_discard": ("2-seats-target_reached-full", 77),
        "forge_pick": ("4-seats-target_reached-publisher", 300),
        "place_row": ("2-seats-target_reached-full", 187),
        "place_wild": ("2-seats-target_reached-full", 65),
        "pay_gem": ("2-seats-target_reached-full", 6),
        "copy_response": ("2-seats-target_reached-full", 188),
        "exchange_row": ("4-seats-target_reached-base", 600),
        "stone_discard": ("2-seats-target_reached-stone_swap", 347),
        "stone_pick": ("2-seats-target_reached-full", 336),
        "wild_colour": ("4-seats-target_reached-full", 120),
    },
    "sorcerer_stones": {
        "place_taoist": ("3-seats-standard-qi-1", 0),
        "first_card": ("3-seats-standard-runes-1", 40),
        "spin": ("3-seats-standard-runes-1", 40),
        "fly": ("3-seats-standard-runes-1", 40),
        "quake_zone": ("3-seats-standard-runes-1", 20),
        "quake_target": ("3-seats-standard-runes-1", 40),
        "shift_stone": ("3-seats-standard-qi-1", 20),
        "shift_partner": ("3-seats-standard-qi-1", 20),
        "second_card": ("2-seats-standard-qi-1", 20),
        "which_stones": ("2-seats-standard-qi-1", 10),
        "spirit_step": ("3-seats-standard-runes-1", 5),
        "pay_step": ("2-seats-workshop-qi-1", 0),
        "claim_rune": ("2-seats-standard-runes-1", 0),
        "free_step": ("2-seats-standard-qi-1", 0),
        "craft": ("2-seats-standard-artifacts-1", 0),
        "pay_symbol": ("3-seats-standard-artifacts-1", 0),
        "return_order": ("2-seats-standard-artifacts-1", 0),
        "craft_bonus": ("2-seats-standard-artifacts-1", 0),
        "give_back": ("2-seats-standard-cap-1", 0),
        "place_stone": ("2-seats-coop-coop_cards-1", 0),
    },
}


def position(game: str, kind: str) -> Position:
    """A recorded question of this kind."""
    name, after = PLACES[game][kind]
    record = Record.load(RECORDS / game / f"{name}.json")
    return next(
        found for found in questions(record) if found.kind == kind and len(found.actors) >= after
    )
