"""Answers in the words of their buttons, with a warning where one costs or closes something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.engine.wording import Label
from hexmoot.games.alchemists_race.rules.actions import (
    ACTIONS,
    POTION_WORDS,
    RESOURCE_WORDS,
)
from hexmoot.games.alchemists_race.rules.kinds import (
    END_MOVE,
    LOSE_MATERIAL_SPACE,
    PRE_ROLL,
    SPEED,
)
from hexmoot.games.alchemists_race.rules.losses import landing_loss
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.words.names import (
    cost_name,
    place_name,
    potion_name,
    resource_name,
    seat_name,
)
from hexmoot.games.alchemists_race.words.notes import note
from hexmoot.games.alchemists_race.words.text import count

LABELS: Final[dict[str, str]] = {
    "roll": "Roll the die",
    "roll_again": "Roll again",
    "keep": "Keep the {die}",
    "reroll": "Play Reroll: throw again",
    "end_turn": "End the turn",
    "pass": "Let them be",
    "stop": "Stop at the Market",
    "speed": "Play Speed: one more roll this turn",
    "invisibility": "Play Invisibility: losing spaces do nothing until your next turn",
    "defence": "Play Defence: no Poison or Meteor until your next turn",
    "swap": "Swap with {seat}: go to {there}, {seat} comes to {here}",
    "poison": "Poison {seat}: {pieces} of {held}",
    "meteor": "Meteor on {seat}: {pieces} of {held}",
    "craft": "Craft {potion} from {cost}",
    "sell": "Sell {potion} for {value}, which makes {coins}",
    "lose": "Give up {resource}",
    "lose_potion": "Give up {potion}",
    "step": "Go to {space}",
    "teleport": "Teleport to {space}",
}

WARNINGS: Final[dict[str, str]] = {
    "stop": "{steps} left unused",
    "speed": "no crafting this turn",
    "market_turn": "no roll and no potion after this, only crafting and selling",
    "end_turn": "drops {rolls}",
    "lands_on_loss": "ending there costs you {pieces}",
}


def label(table: Table, action: int) -> Label:
    """A legal answer in words, and the thing on the table it points at."""
    word, index = ACTIONS.family(action)
    return LABELLED[word](table, word, index).with_note(note(table, action))


# ---- one function for each group of families: the table, the family's word, the place in it


def _plain(table: Table, word: str, index: int) -> Label:
    return Label(LABELS[word])


def _roll(table: Table, word: str, index: int) -> Label:
    return Label(LABELS["roll_again" if table.asked() == END_MOVE else word], "die")


def _keep(table: Table, word: str, index: int) -> Label:
    return Label(LABELS[word].format(die=table.die), "die")


def _reroll(table: Table, word: str, index: int) -> Label:
    return Label(LABELS[word], _card(table, word))


def _end_turn(table: Table, word: str, index: int) -> Label:
    """AR-85: extra rolls that are not used are lost."""
    rolls = count(int(table.extra_rolls), "extra roll")
    warning = WARNINGS[word].format(rolls=rolls) if table.extra_rolls > 0 else ""
    return Label(LABELS[word], "", warning)


def _stop(table: Table, word: str, index: int) -> Label:
    """AR-42: the steps left are given up."""
    steps = count(int(table.steps_left), "step")
    warning = WARNINGS[word].format(steps=steps)
    return Label(LABELS[word], f"space:{table.board.market}", warning, is_meant=True)


def _drink(table: Table, word: str, index: int) -> Label:
    """AR-69: Speed on the Market bars crafting."""
    potion = POTION_WORDS[index]
    is_bar = index == SPEED and table.asked() == PRE_ROLL and table.is_on_market(table.active)
    return Label(LABELS[potion], _card(table, potion), WARNINGS[potion] if is_bar else "")


def _craft(table: Table, word: str, index: int) -> Label:
    """AR-26: the first craft makes the turn a market turn."""
    words = _potion_text(table, word, index)
    return Label(words, f"potion:{POTION_WORDS[index]}", _commitment(table))


def _sell(table: Table, word: str, index: int) -> Label:
    """AR-77: by house rule a sale makes the turn a market turn."""
    warning = "" if table.terms.sells_freely else _commitment(table)
    return Label(_potion_text(table, word, index), _card(table, POTION_WORDS[index]), warning)


def _lose_potion(table: Table, word: str, index: int) -> Label:
    return Label(_potion_text(table, word, index), _card(table, POTION_WORDS[index]))


def _lose(table: Table, word: str, index: int) -> Label:
    target = f"token:{table.seat}:{RESOURCE_WORDS[index]}"
    return Label(LABELS[word].format(resource=resource_name(index)), target)


def _step(table: Table, word: str, index: int) -> Label:
    """AR-47: only where the last step ends does the space take effect."""
    warning = loss_warning(table, index) if table.steps_left == 1 else ""
    return Label(LABELS[word].format(space=place_name(table, index)), f"space:{index}", warning)


def _teleport(table: Table, word: str, index: int) -> Label:
    """AR-103: the space acts, unless a house rule says otherwise."""
    warning = loss_warning(table, index) if table.terms.teleport_resolves_space else ""
    return Label(LABELS[word].format(space=place_name(table, index)), f"space:{index}", warning)


def _swap(table: Table, word: str, index: int) -> Label:
    there = place_name(table, int(table.position[index]))
    here = place_name(table, int(table.here()))
    words = LABELS[word].format(seat=seat_name(index), there=there, here=here)
    return Label(words, f"seat:{index}")


def _attack(table: Table, word: str, index: int) -> Label:
    """AR-121, AR-122, AR-124: what the victim would lose of what they hold."""
    held = int(table.resources_held(index))
    taken = int(table.terms.meteor_loss if word == "meteor" else table.terms.poison_loss)
    words = LABELS[word].format(
        seat=seat_name(index), pieces=min(taken, held), held=count(held, "resource")
    )
    return Label(words, f"seat:{index}")


LABELLED: Final[dict[str, Callable[[Table, str, int], Label]]] = {
    "roll": _roll,
    "keep": _keep,
    "reroll": _reroll,
    "end_turn": _end_turn,
    "pass": _plain,
    "stop": _stop,
    "play": _drink,
    "swap": _swap,
    "poison": _attack,
    "meteor": _attack,
    "craft": _craft,
    "sell": _sell,
    "lose": _lose,
    "lose_potion": _lose_potion,
    "step": _step,
    "teleport": _teleport,
}


# ---- parts of them


def _card(table: Table, potion: str) -> str:
    return f"card:{table.seat}:{potion}"


def _potion_text(table: Table, word: str, potion: int) -> str:
    value = int(table.terms.value[potion])
    return LABELS[word].format(
        potion=potion_name(potion),
        cost=cost_name(table.terms, potion),
        value=value,
        coins=count(int(table.coins[table.active]) + value, "coin"),
    )


def _commitment(table: Table) -> str:
    """AR-26: before the roll this closes everything but crafting and selling."""
    return WARNINGS["market_turn"] if table.asked() == PRE_ROLL else ""


def loss_warning(table: Table, space: int) -> str:
    """What ending on a space would cost the active seat; nothing if it costs nothing."""
    lost = int(landing_loss(table, table.active, space))
    is_material = table.board.kind[space] == LOSE_MATERIAL_SPACE
    pieces = count(lost, "resource" if is_material else "potion")
    return WARNINGS["lands_on_loss"].format(pieces=pieces) if lost else ""
