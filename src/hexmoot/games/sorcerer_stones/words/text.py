"""Every sentence people read in Sorcerer & Stones: names, tooltips, prompts, labels, log lines.

Sentences are templates filled by `str.format`. Nothing here decides a rule.
"""

from __future__ import annotations

from typing import Final

TITLE: Final = "Sorcerer & Stones"
SUMMARY: Final = (
    "Turn, move and swap five zones of coloured stones, then take those that match.\n"
    "Stones lead your Spirit to runes, become artifacts and pay in Qi."
)

OPTION_HELP: Final[dict[str, str]] = {
    "mode": "the standard game, the introductory race to four artifacts, or all together",
    "colors": "the colour of each seat, or random; without a choice red, blue, yellow, green",
    "start_seat": "who begins: a seat, or random",
    "objectives": "the three open objectives, or random",
    "qi_supply": "Qi in the supply; without a choice 30, 42 or 56 for 2, 3 or 4 seats",
    "take_rule": "claims: one stone from each pair and line; strict: never two from one line",
    "corner_contact": "zones that meet only at a corner count as connected for Quake",
    "paid_steps": "how many steps a turn may be paid for with Burning Step",
    "return_order": "choose the order of stones paid for an artifact, or colour order by itself",
    "equal_turns": "an empty Qi supply or the last artifact finishes the round instead of stopping",
    "tie_break": "equal scores share the win, or runes, artifacts and Qi decide",
    "max_rounds": "after so many rounds the game ends and is scored",
    "coop_placement": "where a stone goes: leftmost card, any card in order, or symbols in order",
    "coop_deck": "magic cards each seat has in the co-op game; fewer is harder",
    "content": "base, or own tables of cards, runes, tiles and numbers",
}

CONTENT_FOUND: Final = (
    "content {name!r}: 14 artifacts, 7 objectives, 16 runes, 9 tiles and 11 magic cards a seat"
)

ENDINGS: Final[dict[str, str]] = {
    "runes": "Somebody owns all five kinds of rune and the round is over.",
    "artifacts": "The last artifact has been crafted.",
    "qi": "The Qi supply is empty.",
    "intro": "The first seat has crafted its fourth artifact.",
    "coop_cards": "The last magic card has been played.",
    "coop_all": "All artifacts have been crafted together.",
    "cap": "The last of the agreed rounds is over.",
}

# ---- names

ZONE: Final = "T{zone}"
SLOT_NAMES: Final = ("NW", "NE", "SE", "SW")
TURNS: Final = ("clockwise", "counter-clockwise")
MAGIC_NAMES: Final[dict[str, str]] = {
    "spin": "Spin",
    "fly": "Fly",
    "quake": "Quake",
    "shift": "Shift {colour}",
}
RUNE_NAME: Final = "{element} rune"
STACK_NAME: Final = "{element} stack"
SPACE: Final = "r{row}c{column}"
# By the eight directions of the lattice.
BESIDE: Final = (
    "right of",
    "below",
    "below right of",
    "above right of",
    "left of",
    "above",
    "above left of",
    "below left of",
)
STEP_NAMES: Final = ("Set-up", "Cards", "Activation", "Spirit", "Objectives", "Refill", "Craft")

# ---- tooltips

MAGIC_TIPS: Final[dict[str, tuple[str, str]]] = {
    "spin": ("Turn any zone a quarter turn, either way.", "SS-43"),
    "fly": ("Send your Taoist to any zone, or let it stay.", "SS-46"),
    "quake": (
        "Move one zone beside the others, or swap two. Nothing turns, nothing is cut off.",
        "SS-48",
    ),
    "shift": (
        "A {colour} stone changes places with a stone of another colour, anywhere on the zones.",
        "SS-58",
    ),
}
ARTIFACT_TIP: Final = "{points} points for {cost}."
OBJECTIVE_TIPS: Final[dict[str, tuple[str, str]]] = {
    "long_line": ("By your longest line: {tiers}.", "SS-100"),
    "rich_harvest": ("By the number of stones you take: {tiers}.", "SS-101"),
    "twin_stones": ("By stones of one colour you take: {tiers}.", "SS-102"),
    "crossing_lines": ("By the lines through your zone: {tiers}.", "SS-103"),
    "makers_grace": (
        "After crafting, one step onto any colour or one flight, if you like.",
        "SS-106",
    ),
    "burning_step": ("In step 3 you may spend a stone to step onto its colour.", "SS-108"),
    "transmutation": ("Two stones may stand for one of any other colour when you pay.", "SS-112"),
}
TIER: Final = "{at} pays {gifts}"
TIER_QI: Final = "{qi} Qi"
TIER_STEPS: Final = {1: "a free step", 2: "{steps} free steps"}
STONE_TIP: Final = "A {colour} stone of {element}: takes your Spirit onto {colour} spaces."
TILE_TIP: Final = "Element side of a zone tile: three rows of three spaces, {rows}."
RUNE_TIP: Final = (
    "Worth its number, and 1 more for each {colour} symbol and stone you have at the end."
)
# Other things on the table: id -> name, sentence, rule.
THINGS: Final[dict[str, tuple[str, str, str]]] = {
    "zone": ("Alchemy zone", "Four stones; the zone under your Taoist is activated.", "SS-61"),
    "slot": ("Slot", "Holds one stone; named by its direction on the board.", "SS-116"),
    "taoist": ("Taoist", "Stands on the zone from which you take stones.", "SS-61"),
    "spirit": ("Spirit", "Walks the plane, one step for each stone you take.", "SS-80"),
    "space": ("Space", "Enter it with a stone of its colour, or with a free step.", "SS-83"),
    "corner": ("Corner", "Closed while runes lie on it, an ordinary space afterwards.", "SS-85"),
    "plane": ("Elemental Plane", "Thirty-six spaces with runes in corners and middle.", "SS-18"),
    "line": ("Line", "The stones to come; returned stones join at the far end.", "SS-115"),
    "marker": ("Marker", "Shows the head of the line: the next stone to be laid.", "SS-15"),
    "reservoir": ("Reservoir", "Your stones; more than five go back at the end.", "SS-128"),
    "hand": ("Magic cards", "Turned up for all to see; play one or two a turn.", "SS-33"),
    "deck": ("Magic deck", "The cards you have yet to draw; their order is unknown.", "SS-37"),
    "discard": ("Discards", "Shuffled into a new deck when yours is empty.", "SS-38"),
    "offer": ("Offer", "Three cards in a row and the top of the deck.", "SS-9"),
    "artifact_deck": ("Artifact deck", "Its top card is on offer, the rest is unknown.", "SS-126"),
    "qi": ("Qi", "1 point each; when the supply is gone the game stops.", "SS-136"),
    "credited": ("Credited Qi", "What the empty supply still owes you counts as well.", "SS-131"),
    "starting_rune": ("Starting rune", "The type of your colour is yours, worth 0.", "SS-26"),
    "preview": ("Preview", "What your zone would give if it were activated now.", "SS-74"),
    "last_round": ("Last round", "The game ends when this round is complete.", "SS-133"),
    "round": ("Round", "Begins when the start seat begins a turn.", "SS-171"),
    "title": ("Title", "What a co-op group may call itself by its artifacts.", "SS-165"),
}

# ---- prompts

WAITING: Final = "{seat} is playing."
PROMPTS: Final[dict[str, str]] = {
    "place_taoist": "On which zone shall your Taoist begin?",
    "first_card": "Play a magic card.",
    "spin": "Which zone turns, and which way?",
    "fly": "To which zone does your Taoist fly?",
    "quake_zone": "Which zone quakes? To swap two, begin with the lower number.",
    "quake_target": "Where does {zone} go, or with which zone does it change places?",
    "shift_stone": "Which {colour} stone shall move?",
    "shift_partner": "With which stone does the {colour} one at {slot} change places?",
    "second_card": "Play a second card, or activate {zone} now?",
    "which_stones": "Which stones do you take from {zone}?",
    "spirit_step": "Where does your Spirit step? Steps left: {budget}.",
    "pay_step": "How do you pay for the step onto {colour}?",
    "claim_rune": "Claim the {element} rune worth {value}?",
    "free_step": "A free step onto any colour? {steps} left.",
    "craft": "Craft an artifact?",
    "pay_symbol": "{card}: how do you pay the {colour} symbol?",
    "return_order": "Which stone goes to the tail of the line next?",
    "craft_bonus": "Maker's Grace: a free step, a flight, or neither?",
    "give_back": "You keep {limit} stones: which one goes back?",
    "place_stone": "Which stone do you place next? {card} needs {needs}.",
}
NO_STEPS: Final = "none, but a stone may be spent"

# ---- labels

LABELS: Final[dict[str, str]] = {
    "place": "Begin on {zone}",
    "play": "Play {card}",
    "end-cards": "Activate {zone}",
    "spin": "Turn {zone} {turn}",
    "fly": "Fly to {zone}",
    "stay": "Stay on {zone}",
    "quake": "Quake {zone}",
    "swap": "Swap {zone} with {partner}",
    "lay": "Lay {zone} on cell {cell}",
    "shift": "Shift {stone} at {slot}",
    "with": "with {stone} at {slot}",
    "take": "Take {stones} ({slots})",
    "step": "Step to {space} ({colour})",
    "step_paid": "Step to {space} ({colour}), spending a stone",
    "step_free": "Free step to {space} ({colour})",
    "stop": "Stop here",
    "claim": "Claim {rune} ({value}, bonus now {bonus})",
    "decline": "Leave the rune",
    "craft": "Craft {card} ({points} for {cost})",
    "no-craft": "Craft nothing",
    "pay-exact": "Pay {stone}",
    "pay-pair": "Pay {first} and {second}",
    "return": "Return {stone}",
    "put": "Place {stone} on {card}",
    "put_away": "Discard {stone}",
    "skip": "Neither",
}
GIVES: Final = "{label}: {gives}"
WARNINGS: Final[dict[str, str]] = {
    "idle": "No {colour} stone lies on a zone: the card does nothing.",
    "qi_end": "This empties the Qi supply and ends the game.",
    "last_rune": "You would own all five kinds: this begins the last round.",
    "last_artifact": "The last artifact: this ends the game.",
    "fourth": "Your fourth artifact: you win.",
    "wasted": "The card in front does not need it: the stone goes back to the line.",
    "unused": "{steps} would be lost.",
    "surplus": "{count} more than you may keep.",
}

# ---- what an activation gives

GAIN: Final[dict[str, str]] = {
    "nothing": "nothing to take",
    "stones": "take {stones}",
    "choice": "take {stones} (your choice which)",
    "qi": "+{qi} Qi",
    "steps": "{steps} free",
}

# ---- counting words

STEPS: Final = {1: "1 step", 2: "{count} steps"}
NOTHING: Final = "nothing"

# ---- log

LOG: Final[dict[str, str]] = {
    "taoist_placed": "{seat}'s Taoist begins on {zone}.",
    "turn_began": "Round {round}: {seat} begins a turn.",
    "card_played": "{seat} plays {card}.",
    "card_idle": "No {colour} stone lies on a zone: {card} does nothing.",
    "spun": "{seat} spins {zone} {turn}.",
    "flew": "{seat}'s Taoist flies to {zone}.",
    "quaked": "{seat} quakes {zone} {beside} {partner}.",
    "swapped": "{seat} swaps {zone} and {partner}.",
    "shifted": "{seat} shifts {first} at {slot} with {second} at {other}.",
    "reshuffled": "{seat} shuffles the discards into a new deck.",
    "card_drawn": "{seat} turns up {card}.",
    "took": "{seat} takes {stones} from {zone}{lines}.",
    "took_nothing": "{seat} takes nothing from {zone}.",
    "qi_gained": "{seat} gains {qi} Qi.",
    "qi_credited": "{seat} gains {qi} Qi and is credited with {credited}.",
    "walked": "{seat}'s Spirit steps to {space}.",
    "stone_spent": "{seat} spends {stone} for the step.",
    "rune_claimed": "{seat} claims {element} {value}.",
    "objective_met": "{objective} pays {seat} {gifts}.",
    "slot_filled": "{slot} is refilled with {stone}.",
    "crafted": "{seat} crafts {card} ({points}).",
    "stone_returned": "{seat} returns {stone} to the line.",
    "card_shown": "{card} comes up on the artifact deck.",
    "last_round": "{reason} The last round has begun.",
    "stone_placed": "{seat} places {stone} on {card}.",
    "stone_discarded": "{seat} discards {stone} to the line.",
    "game_over": "Game over. {reason}",
    "dealt": "Cards, line and boards are dealt; the first round begins.",
}
LINES: Final = {1: " (1 line of {longest})", 2: " ({count} lines, longest {longest})"}
LAST_ROUND_REASONS: Final[dict[str, str]] = {
    "runes": "{seat} owns all five kinds of rune.",
    "artifacts": "{seat} crafted the last artifact.",
    "qi": "The Qi supply is empty.",
}

# ---- panels and parts of a score

ARTIFACT_PART: Final = "artifacts"
PARTS: Final = ("runes", ARTIFACT_PART, "qi", "symbols", "stones")
PANELS: Final[dict[str, str]] = {
    "zones": "Alchemy zones",
    "plane": "Elemental Plane",
    "turn": "Round {round}, {seat}",
    "step": "Step",
    "setup": "Placing Taoists",
    "last_round": "Last round",
    "line": "Line",
    "next": "Next into {zone}",
    "qi_supply": "Qi supply",
    "preview": "Activating now",
    "offer": "Artifacts",
    "left": "Not yet shown",
    "objectives": "Objectives",
    "stacks": "Runes",
    "stack": "top {top}, {count} left",
    "stack_empty": "used up",
    "zone": "Zone",
    "reservoir": "Stones",
    "magic": "Magic",
    "deck": "Deck, discards",
    "crafted": "Artifacts",
    "runes": "Runes",
    "qi": "Qi",
    "credited": "{qi} and {credited} credited",
    "title": "Title so far",
    "nothing": "none",
    "placed": "laid: {stones}",
    "missing": "you lack {stones}",
}


def counted(words: dict[int, str], count: int) -> str:
    """`1 step`, `3 steps`: the form for one, or the form for any number."""
    return words[1 if count == 1 else 2].format(count=count, steps=count)


def listing(parts: list[str]) -> str:
    """Words joined by commas, or the word for nothing."""
    return ", ".join(parts) or NOTHING
