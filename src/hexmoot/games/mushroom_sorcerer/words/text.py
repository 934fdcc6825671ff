"""Every sentence people read in Mushroom Sorcerer: names, tooltips, prompts, labels, log lines.

Sentences are templates filled by `str.format`. Nothing here decides a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TITLE: Final = "Mushroom Sorcerer"
SUMMARY: Final = (
    "Grow towers of magic mushrooms, master the elements and raid your neighbours: "
    "rule the forest with 30 influence, or give it all up to follow the moons."
)

# ---- names and tooltips: key -> name, sentence

SPELLS: Final[dict[str, tuple[str, str]]] = {
    "empty_flask": ("Empty Flask", "You gain a flask. Works once."),
    "hunch": ("Hunch", "You gain two general elements, alike or not. Works once."),
    "mana_crystal": ("Mana Crystal", "You gain 2 mana. Works once."),
    "moon_essence": (
        "Moon Essence",
        "You gain a moon element, which puts you on the moon path. Works once.",
    ),
    "raging_roar": ("Raging Roar", "You gain 2 influence. Works once."),
    "spearhead": ("Spearhead", "At the start of your attack: 2 more arrows. Works once."),
    "water_pouch": ("Water Pouch", "You gain 2 drops. Works once."),
    "whistle": ("Whistle", "You gain two servants, alike or not. Works once."),
    "elementalist": ("Elementalist", "Two of your flame servants become stone, or the reverse."),
    "flame_portal": ("Flame Portal", "Every tower of yours without a flame servant gets one."),
    "flask_energy": ("Flask Energy", "Two servants become a flask, or a flask two servants."),
    "forced_trade": ("Forced Trade", "A rival gets a drop of yours, you get a servant of theirs."),
    "glorify": ("Glorify", "One of your servants becomes an influence."),
    "purify": ("Purify", "Two of your servants become two general elements."),
    "stone_portal": ("Stone Portal", "Every tower of yours without a stone servant gets one."),
    "water_cycle": ("Water Cycle", "Two servants become 2 drops, or 2 drops two servants."),
    "bounty": ("Bounty", "If you killed a servant this turn, you gain 2 drops."),
    "champion": ("Champion", "If you destroyed a GU this turn, you gain two servants."),
    "interests": ("Interests", "If you destroyed a GU this turn, you gain two general elements."),
    "invincible": ("Invincible", "At the start of your attack: 1 more arrow."),
    "reincarnate": ("Reincarnate", "If you killed a servant this turn, you gain two servants."),
    "siphon": ("Siphon", "If you killed a servant this turn, you gain two general elements."),
    "squeeze": ("Squeeze", "If you destroyed a GU this turn, you gain 2 drops."),
    "strike": (
        "Strike",
        "Pay a servant for each level of a rival's tower: its top GU, if no moon, is gone.",
    ),
    "extra_hand": ("Extra Hand", "If you grew a GU this turn, you gain a servant."),
    "flame_harmony": ("Flame Harmony", "If you grew a flame GU this turn: one flame element."),
    "shadow_gu": (
        "Shadow GU",
        "A general GU goes on a tower of yours for nothing, and brings nothing.",
    ),
    "stone_harmony": ("Stone Harmony", "If you grew a stone GU this turn: one stone element."),
    "supplement": ("Supplement", "If you grew a GU this turn, you gain a general element."),
    "thunder_harmony": (
        "Thunder Harmony",
        "If you grew a thunder GU this turn: one thunder element.",
    ),
    "toss_a_gu": ("Toss a GU", "Slide a GU without its servant, besides the slide of the turn."),
    "water_harmony": ("Water Harmony", "If you grew a water GU this turn: one water element."),
}

POTIONS: Final[dict[str, tuple[str, str]]] = {
    "hibernate": (
        "Hibernate",
        "After Twilight and after Night: as many resources as your best level.",
    ),
    "fury": (
        "Fury",
        "Your stone servants have an arrow each. Mastered: 1 mana takes 2 dice from a foe.",
    ),
    "big_belly": (
        "Big Belly",
        "Your flame servants have one more shield. Mastered: 1 mana takes 2 dice from a foe.",
    ),
    "forest_keeper": (
        "Forest Keeper",
        "Once a turn 1 mana puts debris on a free land for a resource. Mastered: two.",
    ),
    "slow_learner": (
        "Slow Learner",
        "Your spells work twice and cost 1 mana more. Mastered: they all cost 1.",
    ),
    "overwork": ("Overwork", "You have a fourth turn tonight."),
    "duel_expert": (
        "Duel Expert",
        "One more arrow in your wars. Mastered: 1 mana attacks again while no GU fell.",
    ),
    "nine_lives": (
        "Nine Lives",
        "One block shield in your wars. Mastered: 1 mana puts a fallen GU of yours back.",
    ),
    "curiosity": (
        "Curiosity",
        "After Twilight, break up to 4 flasks for a resource each. Mastered: two each.",
    ),
    "invisible_hand": (
        "Invisible Hand",
        "Once a turn 1 mana takes a scroll. Mastered: it may replace one of yours.",
    ),
    "early_bird": ("Early Bird", "You begin tonight, and your first GU costs no drops."),
    "cheating": (
        "Cheating",
        "In a war 1 mana adds 2 dice. Mastered: you may then throw dice again.",
    ),
    "plan_b": (
        "Plan B",
        "Before a war throw dice for stone servants. Mastered: throw them twice.",
    ),
    "lucky_hand": (
        "Lucky Hand",
        "After each turn your dice bring different resources, one an arrow. Mastered: two throws.",
    ),
    "thief": (
        "Thief",
        "Once a turn 1 mana casts a deck's or a rival's scroll. Mastered: a second one too.",
    ),
    "total_mastery": (
        "Total Mastery",
        "After Twilight: two resources for each element you have mastered.",
    ),
    "flamouflage": (
        "Flamouflage",
        "In a war 1 mana brings a flame servant. Mastered: or 2 arrows.",
    ),
    "stonouflage": (
        "Stonouflage",
        "In a war 1 mana brings a stone servant. Mastered: or 2 block shields.",
    ),
    "germination": (
        "Germination",
        "Growing two GUs alike in a turn brings a resource. Mastered: another one too.",
    ),
    "thunder_chain": (
        "Thunder Chain",
        "Once a turn, after a spell, you gain a resource. Mastered: another one too.",
    ),
}

SORCERERS: Final[dict[str, tuple[str, str]]] = {
    "bahon": ("Bahon", "the Guardian"),
    "charles": ("Charles", "the Duelist"),
    "eddie": ("Eddie", "the Trickster"),
    "cassandra": ("Cassandra", "the Scholar"),
}

ELEMENTS: Final[dict[str, tuple[str, str]]] = {
    "flame": ("flame", "Its level calls flame servants; its track also gives war dice."),
    "stone": ("stone", "Its level calls stone servants; its track also gives war dice."),
    "water": ("water", "Its level brings drops; its track also gives flasks."),
    "thunder": ("thunder", "Its level brings mana; its track also gives scrolls."),
    "moon": ("moon", "The other road to victory. Its first element costs all your influence."),
}

GOODS: Final[dict[str, tuple[str, str, str]]] = {
    "flame": ("flame servant", "flame servants", "Fights with 1 arrow and 1 shield."),
    "stone": ("stone servant", "stone servants", "Guards with 2 shields."),
    "mana": ("mana", "mana", "Pays for scrolls and for powers of potions."),
    "drop": ("drop", "drops", "Pays for GUs: as many drops as the level."),
    "flask": ("flask", "flasks", "Fills with one drop each Twilight."),
    "die": ("war die", "war dice", "Shows an arrow or a shield, evenly."),
    "scroll": ("scroll", "scrolls", "The top of a deck of your choice."),
    "influence": ("influence", "influence", "What rules the forest: 30 of it ends the game."),
}

DECKS: Final[dict[str, tuple[str, str]]] = {
    "summoning": ("Summoning deck", "Gifts; each of these scrolls works once in the game."),
    "servant": ("Servant deck", "Turns servants into other things and back."),
    "gu": ("GU deck", "Helps those who grow or slide GUs."),
    "war": ("War deck", "Rewards those who fight."),
}

LANDS: Final[dict[str, tuple[str, str]]] = {
    "ground": ("Ground", "The first tower here takes what lies on it."),
    "plateau": ("White plateau", "A servant clears the debris; the first tower takes the flask."),
    "shrine": ("Shrine", "Pays its holder an influence or a moon element each Daybreak."),
    "forbidden": ("Forbidden ground", "Nothing grows or passes here."),
}
LAND_GIVES: Final = "The first tower here gains a {good}."
LAND_EMPTY: Final = "What lay here is gone."

# The other things on the table: id -> name, sentence, rule.
THINGS: Final[dict[str, tuple[str, str, str]]] = {
    "debris": ("Debris", "Growing or sliding here costs one more servant.", "MS-46"),
    "platform": ("Platform", "Each tower needs one, and you have four.", "MS-48"),
    "tower": ("Tower", "As high as its GUs; carries as many servants as it is high.", "MS-78"),
    "reserve": ("Reserve", "Servants at home; they do not fight.", "MS-85"),
    "level": ("Level", "I from 1 element, II from 4, III from 8, IV from 12.", "MS-60"),
    "mastered": ("Mastered", "From level III on an element also pays influence.", "MS-61"),
    "box": ("The box", "From here on one moon element each Daybreak.", "MS-202"),
    "checkpoint": ("Checkpoint", "Moons' Blessing with {gus} moon GUs.", "MS-72"),
    "influence": ("Influence", "Begin a turn with the goal to set off Forest Dominance.", "MS-203"),
    "dominance": ("Forest Dominance", "The game ends when this cycle is finished.", "MS-204"),
    "blessing": ("Moons' Blessing", "Wins as its holder's turn begins.", "MS-208"),
    "order": ("Order track", "Who moves when; made anew after each round.", "MS-18"),
    "cycle": ("Cycle", "Each Night has three; everybody has one turn in each.", "MS-28"),
    "archive": ("Archive", "Room for six scrolls; used ones still fill their place.", "MS-40"),
    "flipped": ("Flipped scroll", "Used up; nobody can cast it again.", "MS-121"),
    "slide": ("Slide", "Once a turn a servant moves a top GU to a neighbouring land.", "MS-109"),
    "cap": ("Cap", "No more GUs fall than servants stood on the attacking tower.", "MS-90"),
}

LEVELS: Final = ("0", "I", "II", "III", "IV")

# ---- what is being asked, by the name of the decision

PROMPTS: Final[dict[str, str]] = {
    "potion": "Which potion do you drink for this round?",
    "res_pick": "Which resource do you take? {left} to go.",
    "serv_pick": "Which servant do you take? {left} to go.",
    "place": "Where does the {servant} go? {left} to place.",
    "war_again": "From which tower do you attack {target} again?",
    "curiosity": "How many flasks do you break?",
    "turn_menu": "Study, grow, summon or attack? Scrolls and one slide come on top.",
    "turn_menu_study": "Take another scroll, cast, slide, or end the turn?",
    "turn_menu_grow": "Grow another GU, cast, slide, or end the turn?",
    "turn_menu_reward": "Grow the GU you won, cast, slide, or end the turn?",
    "turn_menu_done": "Your main action is done. Cast, slide, or end the turn?",
    "gu_kind": "Which GU grows on {land}, at level {level}?",
    "pay": "Which servant pays? {left} to go.",
    "scroll": "Your thunder brings a scroll: from which deck?",
    "elem_pick": "Which element do you gain? {left} to go.",
    "war_target": "Whom do you attack from {land}?",
    "att_decl": "You attack {target}. Anything to announce before the dice?",
    "def_decl": "{rival} attacks your tower on {target}. Anything to announce before the dice?",
    "planb_count": "How many dice do you throw for stone servants?",
    "reroll_arrows": "How many of your arrows do you throw again?",
    "reroll_shields": "How many of your shields do you throw again?",
    "victim": "{damage} damage to take on {land}: which servant is next?",
    "raze": "How many GUs on {target} do you destroy?",
    "revive": "Which fallen GU on {target} do you put back for 1 mana?",
    "excess": "{land} is too low for its servants: which kind goes to the reserve?",
    "slide_to": "Where does the top GU of {land} slide?",
    "toss_from": "Which tower tosses its top GU?",
    "convert": "{spell}: what into what?",
    "trade_seat": "Who gets your drop?",
    "trade_serv": "Which servant of {rival} do you take?",
    "portal_swap": "Does {land} get a {servant}?",
    "strike_at": "Which tower do you strike?",
    "shadow_at": "Which tower gets the shadow GU?",
    "shadow_kind": "Which GU goes on {land}?",
    "repeat_cast": "Run {spell} a second time, for its price?",
    "chain": "Use Thunder Chain now for {picks}?",
    "keeper_at": "Which land gets the debris?",
    "hand_deck": "From which deck do you take a scroll?",
    "hand_slot": "Does {spell} replace a scroll of yours?",
    "thief_spell": "Which scroll do you borrow?",
    "thief_spell_again": "Borrow a second scroll?",
    "shrine_pays": "What does the shrine on {land} pay you?",
    "alloc": "Which servants go from the reserve to your towers?",
}
WAITING: Final = "Waiting for {seat}."

# Why something is asked, outermost first: "Purify", "the attack on D3".
REASONS: Final[dict[str, str]] = {
    "daybreak": "Daybreak",
    "drunk": "{potion}",
    "thief": "Thief",
    "cast": "{spell}",
    "grow": "{element} for {land}",
    "slide": "the slide to {land}",
    "war": "the attack on {land}",
    "lucky": "Lucky Hand",
    "main_study": "your study",
    "main_grow": "what you grew",
    "main_summon": "what you summoned",
    "main_war": "your attack",
}
GAME_OVER: Final = "The game is over."

# ---- answers: the words on the button, and a warning where an answer costs or closes something

LABELS: Final[dict[str, str]] = {
    "end": "End the turn",
    "done": "Done",
    "done_war": "Nothing more",
    "done_keep": "Put it beside the others",
    "done_skip": "Leave this tower as it is",
    "done_no": "No",
    "yes": "Yes",
    "yes_swap": "Yes, in exchange for a {other}",
    "deck": "Take {spell}",
    "grow": "Grow on {land}: {price}",
    "summon": "Summon {element}: {gain}",
    "attack": "Attack from {land}",
    "attack_again": "Attack again from {land}",
    "slide": "Slide the top GU of {land}",
    "spell": "Cast {spell} ({mana} mana)",
    "power": "Use {potion}",
    "power_again": "Attack {land} again (1 mana)",
    "second_power": "Use {potion} for {gain}",
    "land_place": "Onto {land} ({room} free)",
    "land_swap": "Onto {land}, in exchange for a {other}",
    "land_target": "Attack {land} of {rival}: {odds}",
    "land_slide": "To {land}: {price}",
    "land_toss": "From {land}",
    "land_strike": "Strike {land} of {rival}: {price}",
    "land_shadow": "On {land}, to level {level}",
    "land_keeper": "Debris on {land}",
    "element_grow": "{element}: {gain}",
    "element_gain": "{element}: {gain}",
    "element_shadow": "{element}",
    "element_revive": "{element}: {stack}",
    "element_shrine": "One moon element",
    "resource": "{good}",
    "resource_loss": "Lose a {good}",
    "resource_excess": "A {good}",
    "resource_convert": "Give {price}, get {gain}",
    "reserve": "Into the reserve",
    "reserve_servant": "A {good} from the reserve",
    "tower_servant": "The {good} on {land}",
    "tower_alloc": "A {good} to {land}",
    "seat": "{rival}, who has {servants}",
    "count_flasks": "{count}, for {gain}",
    "count_none": "None",
    "count_dice": "{count}",
    "count_raze": "{count}: {gain}",
    "count_raze_none": "Spare them",
    "potion": "{potion}",
    "slot": "Replace {spell}",
    "influence": "One influence",
    "forward": "{price} into {gain}",
    "reverse": "{gain} into {price}",
}

WARNINGS: Final[dict[str, str]] = {
    "moon_path": "You leave the influence path for good and lose your {influence}",
    "no_main": "you have not taken a main action",
    "scroll_left": "a scroll you could still take is lost",
    "gu_left": "a GU you could still grow is lost",
    "unmastered": "no master effect: {element} is not mastered",
}

ODDS: Final = "{expected} GUs on average, {chance} % for at least one"
NO_ODDS: Final = "no GU can fall"

# ---- what happened: for each event its sentence, and what its numbers mean

LOG: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "round": ("Round {number} begins", ("number",)),
    "phase": ("{phase}", ("phase", "number")),
    "turn": ("{seat}'s turn", ("seat",)),
    "refill": ("{seat} refills {flasks}", ("seat", "flasks")),
    "potion": ("{seat} drinks {potion}", ("seat", "potion")),
    "gain": ("{seat} gains {goods}", ("seat", "good", "amount")),
    "influence": ("{seat} gains {number} influence", ("seat", "number")),
    "element": ("{seat}: {element} {at}", ("seat", "element", "position")),
    "moon_path": (
        "{seat} leaves the influence path for the moon ({number} influence lost)",
        ("seat", "number"),
    ),
    "die": ("{seat} gains a war die", ("seat",)),
    "scroll": ("{seat} takes {spell}", ("seat", "spell")),
    "grow": (
        "{seat} grows {element} on {land} for {drops}",
        ("seat", "element", "land", "drops"),
    ),
    "summon": ("{seat} summons {element} at level {level}", ("seat", "element", "level")),
    "place": ("{seat} puts {servants} {where}", ("seat", "good", "where", "amount")),
    "swap": (
        "{seat} puts a {servant} on {land} in exchange for the other kind",
        ("seat", "servant", "land"),
    ),
    "pay": ("{seat} pays a {servant} {source}", ("seat", "servant", "source")),
    "slide": (
        "{seat} slides {element} from {land} to {other}",
        ("seat", "land", "other", "element"),
    ),
    "cast": ("{seat} casts {spell} for {number} mana", ("seat", "spell", "number")),
    "flip": ("{spell} is used up", ("spell",)),
    "run_again": ("{spell} works a second time for {seat}", ("seat", "spell")),
    "trade": (
        "{seat} gives {rival} a drop for a {servant} {source}",
        ("seat", "rival", "servant", "source"),
    ),
    "strike": ("{seat} strikes {land}: {element} is gone", ("seat", "land", "element")),
    "shadow": ("{seat} puts a shadow {element} on {land}", ("seat", "land", "element")),
    "war": (
        "{seat} attacks {rival} on {other} from {land}",
        ("seat", "land", "rival", "other"),
    ),
    "power": ("{seat} uses {potion}", ("seat", "potion")),
    "dice": ("{seat} throws {arrows} and {shields}", ("seat", "arrows", "shields")),
    "reroll": ("{seat} throws {dice} again: {arrows}", ("seat", "dice", "arrows")),
    "forces": (
        "The attack: {arrows} against {shields}; the answer: {answered} against {blocked}",
        ("arrows", "blocked", "answered", "shields"),
    ),
    "loss": ("{seat} loses a {servant} on {land}", ("seat", "servant", "land")),
    "raze": ("{seat} destroys {gus} on {land}", ("seat", "land", "gus")),
    "revive": ("{seat} puts {element} back on {land}", ("seat", "element", "land")),
    "tower_gone": ("{seat} has no tower on {land} any more", ("seat", "land")),
    "excess": (
        "{seat} takes a {servant} from {land} to the reserve",
        ("seat", "servant", "land"),
    ),
    "keeper": ("{seat} puts debris on {land}", ("seat", "land")),
    "flasks": ("{seat} breaks {flasks}", ("seat", "flasks")),
    "order": ("New order: {names}", ("names", "names", "names", "names")),
    "discard": ("{spell} leaves the game", ("spell",)),
    "dominance": ("{seat} sets off Forest Dominance: this cycle is the last", ("seat",)),
    "blessed": ("{seat} meets Moons' Blessing", ("seat",)),
    "end": ("The game is over: {ending}", ("ending",)),
    "debris": ("{seat} clears the debris on {land}", ("seat", "land")),
    "alloc": ("{seat} sends a {servant} to {land}", ("seat", "servant", "land")),
    "planb": (
        "{seat} throws {dice} for Plan B: {shields}",
        ("seat", "dice", "shields"),
    ),
    "lucky": ("{seat}'s Lucky Hand throws {arrows}", ("seat", "arrows")),
    "replaced": ("{spell} leaves {seat}'s archive", ("seat", "spell")),
    "extra_turn": ("{seat} works overtime: one more turn", ("seat",)),
    "chain": ("{seat}'s Thunder Chain answers", ("seat",)),
    "germination": ("{seat}'s Germination sprouts", ("seat",)),
    "hibernate": ("{seat}'s Hibernate brings {resources}", ("seat", "resources")),
    "mastery": ("{seat}'s Total Mastery brings {resources}", ("seat", "resources")),
    "dawn": ("Daybreak for {seat}: {bloom}", ("seat", "bloom")),
    "end_turn": ("{seat} ends the turn", ("seat",)),
}
PHASES: Final = ("Twilight", "Night, cycle {cycle}", "Daybreak")
EXTRA_PHASE: Final = "Night, an extra turn"
MOON_BLOOM: Final = "the box of the moon"
TO_RESERVE: Final = "into the reserve"
ON_LAND: Final = "on {land}"
FROM_RESERVE: Final = "from the reserve"
FROM_LAND: Final = "from {land}"

# ---- how it ended, in the order of the endings in `kinds`

END_REASONS: Final[dict[str, str]] = {
    "dominance": "Forest Dominance: the cycle was finished, and the greatest influence won.",
    "blessing": "Moons' Blessing: the moons chose their sorcerer.",
    "round_cap": "The last round was over before anybody had won.",
}

PRESET_HELP: Final[dict[str, str]] = {
    "standard": "The game as written: 30 influence, or 16 moon elements and 4 moon GUs.",
    "short": "20 influence, nearer moons, eight rounds.",
    "wild": "Lands at random, pieces without end, slides that collect.",
    "gentle": "The cycle is always finished, and GUs put back earn no reward.",
}

# ---- panels of the terminal and of the generic page

PANELS: Final[dict[str, str]] = {
    "forest": "The forest",
    "round": "Round {round} of {most}: {phase}",
    "order": "Order",
    "goal": "Goal",
    "goal_text": "{goal} influence, or the moons: {moons}",
    "moons_text": "{elements} with {gus} GUs",
    "alarm": "Forest Dominance",
    "alarm_text": "set off: the game ends with this cycle",
    "decks": "Decks",
    "deck_text": "{spell} ({mana} mana), {left} left",
    "deck_empty": "empty",
    "supply": "Supply",
    "box": "GU box",
    "path": "Path",
    "path_influence": "{influence} of {goal} influence",
    "path_moon": "{moon} moon elements, {gus} moon GUs{next}",
    "path_next": "; needs {elements} and {gus}",
    "goods": "Goods",
    "reserve": "Reserve",
    "elements": "Elements",
    "archive": "Scrolls",
    "potion": "Potion",
    "potion_mastered": "{potion}, mastered",
    "potions_left": "Potions left",
    "dice": "War dice",
    "platforms": "Platforms left",
    "war": "War: {attacker} against {defender}",
    "war_side": "{arrows} arrows, {block} block shields, {dice} dice, {wall} shields of servants",
    "odds": "Odds",
    "none": "none",
    "flipped": "{spell} (used)",
    "endless": "no limit",
}


def count(number: int, one: str, many: str = "") -> str:
    """`1 drop`, `3 drops`: a number with its noun.

    >>> count(1, "drop"), count(3, "mana", "mana")
    ('1 drop', '3 mana')
    """
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def goods(key: str, number: int) -> str:
    """Pieces of one good: `2 flame servants`."""
    return count(number, GOODS[key][0], GOODS[key][1])


def listing(names: Sequence[str]) -> str:
    """Join names the way people do.

    >>> listing(["Bahon"]), listing(["Bahon", "Eddie", "Charles"])
    ('Bahon', 'Bahon, Eddie and Charles')
    """
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
