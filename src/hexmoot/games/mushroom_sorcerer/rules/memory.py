"""What a round, a turn and a war remember: their numbers, and their places in a row."""

from __future__ import annotations

from typing import Final

# ---- phases of a round
TWILIGHT: Final = 0
NIGHT: Final = 1
DAYBREAK: Final = 2
EXTRA_CYCLE: Final = 4

# ---- what a turn remembers
MAIN_NONE: Final = 0
MAIN_STUDY: Final = 1
MAIN_GROW: Final = 2
MAIN_SUMMON: Final = 3
MAIN_WAR: Final = 4

T_MAIN: Final = 0
T_STUDY_LEFT: Final = 1
T_GROW_LEFT: Final = 2
T_KILLED: Final = 3
T_DESTROYED: Final = 4
T_SLID: Final = 5
T_POTION_USED: Final = 6
T_CHAIN_USED: Final = 7
T_GERMINATED: Final = 8
T_CAST: Final = 9  # set of scrolls
T_LAST_TARGET: Final = 10
T_GROWN: Final = 11  # one count for each kind
TURN: Final = 16

# ---- what a war remembers; pairs are attacker, defender
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = 2
W_SEAT: Final = 0
W_LAND: Final = 2
W_ARROWS: Final = 4  # extra arrows of potions and spells
W_SHIELDS: Final = 6  # extra block shields
W_ASIDE: Final = 8  # dice set aside by Plan B
W_PLUS: Final = 10  # dice added by Cheating
W_MINUS: Final = 12  # dice taken by the rival
W_USED: Final = 14  # potion power announced
W_DICE: Final = 16  # dice thrown
W_ROLLED: Final = 18  # arrows among them
W_DAMAGE: Final = 20
W_CAP: Final = 22
W_EXCESS: Final = 23
W_LOST: Final = 24  # servants the defender lost
W_FALLEN: Final = 25  # GUs destroyed
W_STOOD: Final = 26  # height that held
W_REVIVED: Final = 27  # set of the fallen that are back
W_GUS: Final = 28  # the kinds of the fallen, lowest first
W_ACTIVE: Final = 32
WAR: Final = 33
