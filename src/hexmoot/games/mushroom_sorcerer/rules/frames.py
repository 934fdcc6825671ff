"""What the frames of the stack carry: the engine's four places, named by what they hold here.

- Picked one by one: PAY, RES_PICK and SERV_PICK carry LEFT, the kinds ALLOWED, the LOWEST answer,
  and whether kinds must be DIFFERENT; ELEM_PICK carries LEFT and LOWEST, ALLOC only LOWEST; PLACE
  carries KIND_PLACED, LEFT_TO_PLACE and LOWEST.
- About a land: GU_KIND, WAR_TARGET, EXCESS, SHADOW_KIND, SHRINE_PAYS and STEP_STRIKE carry
  ON_LAND; so do STEP_GROW, with GU_GROWN, SLIDE_TO, with its FEE, and STEP_SLIDE, with its GOAL.
- Of a war: ATT_DECL, DEF_DECL, PLANB_COUNT, REROLL_ARROWS and STEP_LOSSES carry SIDE; so do
  REROLL_SHIELDS, with ARROWS_AGAIN, and VICTIM, with DAMAGE_LEFT. RAZE carries MOST_RAZED.
- Of spells and potions: STEP_RUN, STEP_CAST_DONE, REPEAT_CAST, CHAIN and CONVERT carry SPELL_CAST,
  STEP_RUN also RUNS_BEFORE; STEP_CONVERT carries THING_BOUGHT and AMOUNT_BOUGHT; TRADE_SEAT carries
  PRICE, TRADE_SERV RIVAL; STEP_PORTAL and PORTAL_SWAP carry KIND_PLACED and PORTAL_LAND; HAND_SLOT
  carries FROM_DECK; THIEF_SPELL and STEP_THIEF carry STOLEN_BEFORE and IN_WAR.
- Of rounds: the steps that go through all sorcerers carry IN_ORDER, STEP_DAYBREAK also STAGE and
  NEXT_SHRINE; STEP_CYCLE carries CYCLE_DUE; STEP_ELEMENTS carries ELEMENT_GAINED, STEPS_LEFT and
  INFLUENCE_FIRST.
"""

from __future__ import annotations

from hexmoot.engine.native.stack import A as CYCLE_DUE
from hexmoot.engine.native.stack import A as ELEMENT_GAINED
from hexmoot.engine.native.stack import A as FROM_DECK
from hexmoot.engine.native.stack import A as IN_ORDER
from hexmoot.engine.native.stack import A as KIND_PLACED
from hexmoot.engine.native.stack import A as LEFT
from hexmoot.engine.native.stack import A as MOST_RAZED
from hexmoot.engine.native.stack import A as ON_LAND
from hexmoot.engine.native.stack import A as PRICE
from hexmoot.engine.native.stack import A as RIVAL
from hexmoot.engine.native.stack import A as SIDE
from hexmoot.engine.native.stack import A as SPELL_CAST
from hexmoot.engine.native.stack import A as STOLEN_BEFORE
from hexmoot.engine.native.stack import A as THING_BOUGHT
from hexmoot.engine.native.stack import B as ALLOWED
from hexmoot.engine.native.stack import B as AMOUNT_BOUGHT
from hexmoot.engine.native.stack import B as ARROWS_AGAIN
from hexmoot.engine.native.stack import B as DAMAGE_LEFT
from hexmoot.engine.native.stack import B as FEE
from hexmoot.engine.native.stack import B as GOAL
from hexmoot.engine.native.stack import B as GU_GROWN
from hexmoot.engine.native.stack import B as IN_WAR
from hexmoot.engine.native.stack import B as LEFT_TO_PLACE
from hexmoot.engine.native.stack import B as PORTAL_LAND
from hexmoot.engine.native.stack import B as RUNS_BEFORE
from hexmoot.engine.native.stack import B as STAGE
from hexmoot.engine.native.stack import B as STEPS_LEFT
from hexmoot.engine.native.stack import C as INFLUENCE_FIRST
from hexmoot.engine.native.stack import C as LOWEST
from hexmoot.engine.native.stack import C as NEXT_SHRINE
from hexmoot.engine.native.stack import D as DIFFERENT

__all__ = [
    "ALLOWED",
    "AMOUNT_BOUGHT",
    "ARROWS_AGAIN",
    "CYCLE_DUE",
    "DAMAGE_LEFT",
    "DIFFERENT",
    "ELEMENT_GAINED",
    "FEE",
    "FROM_DECK",
    "GOAL",
    "GU_GROWN",
    "INFLUENCE_FIRST",
    "IN_ORDER",
    "IN_WAR",
    "KIND_PLACED",
    "LEFT",
    "LEFT_TO_PLACE",
    "LOWEST",
    "MOST_RAZED",
    "NEXT_SHRINE",
    "ON_LAND",
    "PORTAL_LAND",
    "PRICE",
    "RIVAL",
    "RUNS_BEFORE",
    "SIDE",
    "SPELL_CAST",
    "STAGE",
    "STEPS_LEFT",
    "STOLEN_BEFORE",
    "THING_BOUGHT",
]
