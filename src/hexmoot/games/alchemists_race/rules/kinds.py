"""Named numbers of the hot code: decisions, steps, events, endings, resources and potions."""

from __future__ import annotations

from typing import Final

# ---- decisions (what a seat is asked)
PRE_ROLL: Final = 0
POST_ROLL: Final = 1
PATH: Final = 2
ENCOUNTER: Final = 3
LOSE_RESOURCES: Final = 4
LOSE_POTIONS: Final = 5
END_MOVE: Final = 6
MARKET_TURN: Final = 7
# ---- steps (what runs by itself)
ENTER: Final = 100
NEXT_TURN: Final = 101

DECISIONS: Final = {
    PRE_ROLL: "pre_roll",
    POST_ROLL: "post_roll",
    PATH: "path",
    ENCOUNTER: "encounter",
    LOSE_RESOURCES: "lose_resources",
    LOSE_POTIONS: "lose_potions",
    END_MOVE: "end_move",
    MARKET_TURN: "market_turn",
}

# ---- arguments of frames: `A` and `B` of the engine by their meaning
HAS_SOLD: Final = 2  # of a turn: 1 once a sale in the opening allows to stay put (AR-161)
DUE: Final = 2  # of a loss: the pieces still to give up
LOWEST: Final = 3  # of a loss: the lowest kind that may be picked next

# ---- kinds of space
MARKET: Final = 0
RESOURCE_SPACE: Final = 1
LOSE_MATERIAL_SPACE: Final = 2
LOSE_POTION_SPACE: Final = 3
PLAIN: Final = 4

SPACE_WORDS: Final = ("market", "resource", "lose_material", "lose_potion", "plain")

# ---- components
KINDS: Final = 8  # resource kinds, and potion kinds, a seat's row is this wide
SPEED: Final = 0
INVISIBILITY: Final = 1
DEFENCE: Final = 2
TELEPORT_POTION: Final = 3
SWAP_POTION: Final = 4
POISON_POTION: Final = 5
METEOR_POTION: Final = 6
REROLL_POTION: Final = 7

NOTHING_ASKED: Final = -1  # the game is over
NO_SPACE: Final = -1
NO_SEAT: Final = -1
UNLIMITED: Final = -1

# ---- how the present space was reached
BY_STEP: Final = 1
BY_TELEPORT: Final = 2

# ---- endings (the state's `ending` is one above the place in this list)
TARGET: Final = 1
FULL_ROUND: Final = 2
ROUND_CAP: Final = 3

# ---- events
TURN_BEGAN: Final = 0  # seat, round
ROLLED: Final = 1  # seat, face
REROLLED: Final = 2  # seat, old face, new face
STEPPED: Final = 3  # seat, from, to
STOPPED: Final = 4  # seat, steps unused
PASSED_MARKET: Final = 5  # seat
GAINED: Final = 6  # seat, resource
FOUND_NOTHING: Final = 7  # seat, resource
LOST_RESOURCE: Final = 8  # seat, resource
LOST_POTION: Final = 9  # seat, potion
UNHARMED: Final = 10  # seat, space
MET: Final = 11  # seat, other
SHIELDED: Final = 12  # other
ATTACKED: Final = 13  # seat, target, potion
TELEPORTED: Final = 14  # seat, from, to
SWAPPED: Final = 15  # seat, other, own new space, other's new space
DRANK: Final = 16  # seat, potion
CRAFTED: Final = 17  # seat, potion
SOLD: Final = 18  # seat, potion, coins now
PROTECTION_ENDED: Final = 19  # seat, potion
TARGET_REACHED: Final = 20  # seat, coins
TIE_BY_POTIONS: Final = 21  # seat, other, own potion value, the other's
TIE_BY_RESOURCES: Final = 22  # seat, other, own resources, the other's
TIE_SHARED: Final = 23  # seat, other
STAYED: Final = 24  # seat

EVENTS: Final = {
    TURN_BEGAN: "turn_began",
    ROLLED: "rolled",
    REROLLED: "rerolled",
    STEPPED: "stepped",
    STOPPED: "stopped",
    PASSED_MARKET: "passed_market",
    GAINED: "gained",
    FOUND_NOTHING: "found_nothing",
    LOST_RESOURCE: "lost_resource",
    LOST_POTION: "lost_potion",
    UNHARMED: "unharmed",
    MET: "met",
    SHIELDED: "shielded",
    ATTACKED: "attacked",
    TELEPORTED: "teleported",
    SWAPPED: "swapped",
    DRANK: "drank",
    CRAFTED: "crafted",
    SOLD: "sold",
    PROTECTION_ENDED: "protection_ended",
    TARGET_REACHED: "target_reached",
    TIE_BY_POTIONS: "tie_by_potions",
    TIE_BY_RESOURCES: "tie_by_resources",
    TIE_SHARED: "tie_shared",
    STAYED: "stayed",
}
