"""What the frames of the stack carry: the engine's four places, named by what they hold here.

- Of abilities: OR_PICK, OR_SECOND and SWAP_GEM carry ABILITY_ASKED and its CONTEXT, OR_SECOND also
  OTHER_SIDE, SWAP_GEM also SWAPS_LEFT; STEP_TERMS carries NEXT_TERM, TERMS_END and TERMS_CONTEXT;
  STEP_ROLL carries ROLLS_LEFT and CONTEXT; PICK_GEM carries GEMS_LEFT; TAKE_CARD carries
  COLOUR_WANTED, DESTINATION and CHANGER; WISP_PICK carries TOKEN_SPACE.
- Of main actions: SUMMON_BUY carries LAST_BOUGHT; STEP_PLACE_CARDS carries ALL_KEPT; PLACE_ROW and
  PLACE_WILD carry FORGED_AT and PAYMENT; PAY_GEM carries FORGED_AT, PLACE_CHOSEN, DUE and LOWEST.
- Of answers to a Forge: STEP_RESPONSES carries SEATS_AFTER, TO_COPY, AT_SMITHY and OF_COLOUR;
  COPY_RESPONSE carries COPIED, COPIED_SMITHY and COPIED_COLOUR.
"""

from __future__ import annotations

from hexmoot.engine.native.stack import A as ABILITY_ASKED
from hexmoot.engine.native.stack import A as ALL_KEPT
from hexmoot.engine.native.stack import A as COLOUR_WANTED
from hexmoot.engine.native.stack import A as COPIED
from hexmoot.engine.native.stack import A as FORGED_AT
from hexmoot.engine.native.stack import A as GEMS_LEFT
from hexmoot.engine.native.stack import A as LAST_BOUGHT
from hexmoot.engine.native.stack import A as NEXT_TERM
from hexmoot.engine.native.stack import A as ROLLS_LEFT
from hexmoot.engine.native.stack import A as SEATS_AFTER
from hexmoot.engine.native.stack import A as TOKEN_SPACE
from hexmoot.engine.native.stack import B as CONTEXT
from hexmoot.engine.native.stack import B as COPIED_SMITHY
from hexmoot.engine.native.stack import B as DESTINATION
from hexmoot.engine.native.stack import B as PAYMENT
from hexmoot.engine.native.stack import B as PLACE_CHOSEN
from hexmoot.engine.native.stack import B as TERMS_END
from hexmoot.engine.native.stack import B as TO_COPY
from hexmoot.engine.native.stack import C as AT_SMITHY
from hexmoot.engine.native.stack import C as CHANGER
from hexmoot.engine.native.stack import C as COPIED_COLOUR
from hexmoot.engine.native.stack import C as DUE
from hexmoot.engine.native.stack import C as OTHER_SIDE
from hexmoot.engine.native.stack import C as SWAPS_LEFT
from hexmoot.engine.native.stack import C as TERMS_CONTEXT
from hexmoot.engine.native.stack import D as LOWEST
from hexmoot.engine.native.stack import D as OF_COLOUR

__all__ = [
    "ABILITY_ASKED",
    "ALL_KEPT",
    "AT_SMITHY",
    "CHANGER",
    "COLOUR_WANTED",
    "CONTEXT",
    "COPIED",
    "COPIED_COLOUR",
    "COPIED_SMITHY",
    "DESTINATION",
    "DUE",
    "FORGED_AT",
    "GEMS_LEFT",
    "LAST_BOUGHT",
    "LOWEST",
    "NEXT_TERM",
    "OF_COLOUR",
    "OTHER_SIDE",
    "PAYMENT",
    "PLACE_CHOSEN",
    "ROLLS_LEFT",
    "SEATS_AFTER",
    "SWAPS_LEFT",
    "TERMS_CONTEXT",
    "TERMS_END",
    "TOKEN_SPACE",
    "TO_COPY",
]
